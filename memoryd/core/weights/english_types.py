"""How much each trait of a sentence speaks for it that it lasts and is of each type: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!UVWR "QPNS 'YVXc (WWWV )UUUU ,XYZX -WYYa .WWTT /UYSW 0:aTURR 0:addUTRT 0:afterWWWT 0:againWYVV 0:allVVXV 0:alwaysVXWV
0:andVUSU 0:answerbXVV 0:anythingXaZZ 0:anywayTSSU 0:asXVVU 0:askVWVX 0:atVVTU 0:beencWUW 0:beforeUXVU 0:boardWUYb
0:branchXbYW 0:britishbbWW 0:bugsVUTY 0:byVVYX 0:callYURV 0:canSQSS 0:checkUSSV 0:choseWWaX 0:codeYZXX 0:commitWZXV
0:contractsVVUf 0:couldVVVU 0:datesVcYU 0:doUYSU 0:doesUTSU 0:don'tVXRR 0:doneWVbW 0:dontWbVX 0:dropTTTT 0:eachUVWU
0:englishXWWX 0:errorsWaZV 0:eventYbeY 0:everyVWWU 0:explainVWSU 0:featureWZaW 0:finalWVZW 0:findUTST 0:firstVUTU
0:fixSRQR 0:forTWUX 0:forgetWXbW 0:fromUXUV 0:gitTSST 0:giveTWTU 0:goTTTV 0:goodWYRV 0:grafanaWXYZ 0:halfZXXW
0:haveUTTU 0:heTSST 0:headsWWYX 0:hiXUVV 0:hmWWTV 0:howTSSW 0:i'dWWRU 0:i'llUSTU 0:i'mbVSQ 0:i'veZVVT 0:iZVSR 0:ifUVVX
0:imYVUV 0:inTWUU 0:isSRQR 0:it'llWVaW 0:it'sVWYS 0:itRRSS 0:justVXPV 0:keepWaTT 0:keysWWca 0:knownWXWe 0:leaveSWTU
0:lessYcWV 0:let'sTTSU 0:letVUTU 0:loadVVUa 0:logsVWZW 0:lookTUSU 0:looksTTSU 0:lovelyVYTV 0:makeRUTU 0:makefileWdXW
0:maybeTTRT 0:minWXaV 0:moneyWbbX 0:moreXbUW 0:morningWUTV 0:moveSQRS 0:msrvWdZW 0:myYUUV 0:neverWZUV 0:newWVZV
0:nextTUSU 0:niceWZVW 0:noVVVU 0:nobodyWVXW 0:nodeVWZV 0:notWVVW 0:nothingVXWU 0:nowTQPS 0:ohXYTV 0:okVVWV 0:oldWUTc
0:onTVVV 0:oneWXWT 0:onlyUUTU 0:orUSSU 0:ourRXYV 0:passwordsVVUa 0:perhapsTSST 0:pickedYWcX 0:picturesYbWV
0:pleaseWWST 0:plsaXVV 0:postgresbVVV 0:postmortemsWXVa 0:pricesWYWV 0:prodWWbW 0:prsWabW 0:publicYaYW 0:pullWaWV
0:putTVPS 0:questionsWVYb 0:rawWWYb 0:readUTTU 0:rememberVUVV 0:renameTTST 0:replaceTSST 0:resultWaWW 0:revertTSSU
0:rightUTWV 0:runVWSV 0:rustWZaV 0:sameWUTV 0:sayWYTV 0:secondUTTU 0:secretsVbbT 0:sendUTTU 0:sentryVVVY 0:setUUSU
0:sheVUTa 0:shortWZUV 0:shouldUTVV 0:showVUUV 0:signedYYbY 0:sinceVTYV 0:skipUWTV 0:soUSTQ 0:someoneTSST 0:sorryWUSU
0:splitTSRT 0:startSSQT 0:statisticiangXWX 0:stopVZUT 0:takeRQOR 0:talkedWVXV 0:tankWWbW 0:testsWWVU 0:thankUVSV
0:thanksWVTU 0:that'sWXVV 0:thatXYVU 0:theSUWV 0:thenRSQT 0:there'sVUWV 0:thereUVXV 0:theyUUWU 0:thisVYVT 0:thoseVUZV
0:threeaWUV 0:todayTTTU 0:tooXZWW 0:translateTSST 0:translationsVVUb 0:tryUTTU 0:twoXWWV 0:undoTSTU 0:untilUSTU
0:useUXSS 0:vWYYW 0:verdictZYbX 0:we'llWWbW 0:we'reSVaV 0:we'veWVXW 0:weWYaU 0:wellZUTV 0:what'sUTSW 0:whatTQQT
0:whenWZUW 0:wheneverTWVV 0:whereTTTV 0:whichTSSU 0:who'sVVVb 0:whoUVQW 0:whyWXRU 0:withXWSU 0:wouldUUUU 0:writeVXSU
0:wrongWWYV 0:yesUUVU 0:you'llWVUY 0:you'reXaSV 0:you'veVYVV 0:youXZVU 0:yourUXUU 0:ⓝTSUU 0:ⓟTUUV 0:ⓠVWWS 0:ⓧVVSW
1:!USOT 1:,VVTT 1:-QRVS 1:.TTVV 1::VUVU 1:?XXWX 1:aXTSW 1:addTUUV 1:addingWZWW 1:againUURU 1:agreedURTU 1:allVWTV
1:allowedWdXX 1:alsoTSRT 1:alternativesedWX 1:alwaysWRUT 1:amcVUW 1:anTSVV 1:andUSYW 1:answersZUUV 1:apologizingYbWX
1:areVWZW 1:asVXTV 1:asciicUUU 1:askedVZUU 1:atWVUV 1:auditXWeX 1:backgroundcWUV 1:beforeXbYX 1:betaYXgY 1:blinddVVW
1:bothTTST 1:branchYYWV 1:byZSUU 1:canWVUW 1:checkUTTU 1:chipXXeX 1:closesWVaW 1:coUZdV 1:codeVYYV 1:colleagueSTST
1:columnWVZa 1:commitYbWX 1:contactWVaW 1:couldTVSV 1:curvesWWVa 1:customersWYZW 1:cutoverXXdX 1:darkWWcX 1:dataVYWY
1:datesXdbW 1:deadlineWVYV 1:deafZVWW 1:decidedUSWV 1:devcUUV 1:dictatecYXX 1:didWVSV 1:doYVYU 1:docsTTRT 1:doesVUZY
1:doesn'tTSRT 1:doingbZWX 1:don'tVWTT 1:dyslexicWdWW 1:eachVZSW 1:editorZVUV 1:elseVUTa 1:emojisXaVW 1:engineerhWWX
1:ethicsWVUj 1:everXbZW 1:farmWWVl 1:feedbackVUSc 1:findUVVb 1:firmwareXXaZ 1:firstWYVV 1:flagsWZYV 1:floatsWaXW
1:forWVXb 1:forceVZVV 1:forgetVSWV 1:freezeVWaW 1:fromXVWX 1:functionsYYXW 1:gaveabXX 1:generateXcaX 1:getsWUbW
1:goVYaV 1:goesVWZV 1:goneWWaW 1:goodUUTU 1:gotVPVV 1:grantVVaV 1:guessTTUU 1:habitdXVW 1:hadXUTU 1:handlersXcaX
1:hasUWXZ 1:haveVVXW 1:hereZZaW 1:i'meVUV 1:iSUSR 1:idsWbYW 1:ifVXVV 1:inWbYV 1:invoiceTSST 1:isSUYR 1:isn'tVWYX
1:it'sUVTU 1:itQTRP 1:jobTTST 1:keepTSUV 1:keepsVVVa 1:knowXYWV 1:knowsZYZj 1:kubernetesXWdX 1:labXWVU 1:leftXVcX
1:likeWVPU 1:limitWWaW 1:lineVXYV 1:linesefaZ 1:listVUUb 1:liveXWZX 1:lookVUTU 1:lookedQQMR 1:looksWXVW 1:mainWWaV
1:maintainZVVW 1:makeVUSU 1:markldYX 1:mattersWWWb 1:mayVTQT 1:meVWPT 1:messagesWZVU 1:metadataUURX 1:mightSRQS
1:mindUSTU 1:morningTSST 1:moveYZVW 1:movedUUYX 1:movesWWbW 1:mustSUQT 1:myWUTU 1:nameXZXW 1:namesTZZU 1:needRUUT
1:neverVWSV 1:newbVVV 1:nightSRQS 1:noXXUW 1:notUTaT 1:nowSUST 1:numberedXaVW 1:numbersVWYU 1:ofYWUY 1:officeTUYT
1:okSRRT 1:oldSUVT 1:onWVVT 1:oneUXSV 1:onlyWXVW 1:openVZUW 1:orXUQU 1:ourUTZT 1:outUUUU 1:overWXaW 1:ownbWXW
1:ownsWZbX 1:paperWWbW 1:payYWZW 1:pinXbYX 1:planVWVf 1:plansWWVc 1:pleaseXWQV 1:preferWTVU 1:probablyUTSU
1:pronounsdVVW 1:publicXZWV 1:pushVYVV 1:putTVPU 1:puttingaZbW 1:questionsWWTb 1:ratherYcVW 1:readVXRV 1:reallyeYZZ
1:reasonTTRT 1:recordingsXWWZ 1:releaseUSUU 1:repoVTZV 1:retentionXWbW 1:reviewWZZV 1:runYWVV 1:saidUUVU 1:sampleWVWb
1:sandboxXVYY 1:sayWaVV 1:saysSQPS 1:scannerXXeX 1:schoolXXeY 1:screenshotsVaXX 1:scriptsWYaW 1:searchVVUY
1:sentencescYVW 1:serverWVaW 1:serviceXdbW 1:settledVWXV 1:shellWZaW 1:shouldXYZX 1:signWYZc 1:signedVWYV 1:soVTUV
1:spacescZYW 1:spelledWYaV 1:statisticseWXX 1:stayVVZW 1:staysXWcW 1:stopWWXV 1:supportVWTZ 1:sureSSST 1:tabletsXWcX
1:talkjaXY 1:teachcXTW 1:tellZWVV 1:templateVVVe 1:testTWWW 1:testsTVUU 1:textsUUTa 1:thatVYQV 1:theTSQS 1:themZXQV
1:thereTTVU 1:theseUTVU 1:thesisWbYW 1:thingUTSU 1:thinkXUXW 1:thisQUSR 1:threeUTTU 1:thresholdsXXWi 1:throughVVUZ
1:ticketsXWTb 1:titlesYgZY 1:toWWVV 1:tokensVVaW 1:toldUZaW 1:tookVVbV 1:touchXWVV 1:twoWRUV 1:upUSVU 1:useVXUU
1:wantTYSV 1:wasTUST 1:wayWcUX 1:weTSSR 1:willWVZW 1:withVWVV 1:won'tWXcW 1:wordVaWV 1:workbWUW 1:wouldSURU
1:writeUXWU 1:yearsXUUV 1:youTVUS 1:ⓒVQST 1:ⓝRSVT 1:ⓟVUWS 1:ⓠVUVU 1:ⓧUWXS 2:!WSWV 2:(ZcXW 2:,YUSX 2:-XXVV 2:.WVXZ
2::XTTZ 2:?VXWf 2:aWSUS 2:aboutTRUa 2:accessVVXZ 2:againXWWW 2:agreedWXYW 2:agreementXZcX 2:allWWWX 2:alwaysUTQT
2:anUUTT 2:andZXXW 2:answersXbVW 2:appWUZW 2:areTVWZ 2:asTQRU 2:atSSVV 2:backTRVU 2:beSSTT 2:beenVUZW 2:beforeYUWV
2:belongsWXZW 2:boxVWYV 2:breaksXZdX 2:byYYWV 2:callUVUZ 2:can'tWUSU 2:canUUUV 2:carryWYZW 2:changedWVYW 2:clusterXZdX
2:codebaseVSXV 2:comeVWYf 2:commitVXSV 2:conventionXeWW 2:cutXWdX 2:dashboardWWVb 2:demoVVXV 2:deployVaUV 2:doXUVV
2:docsVUSf 2:doesUUTU 2:doesn'tUTVU 2:don'tZXVW 2:downTTST 2:earlyaZWX 2:everWUTV 2:everyVXVW 2:everythingYYaV
2:feedVVVb 2:findTSTX 2:fineTSRS 2:firstTVUU 2:fishYaWW 2:folderVZYV 2:followVZXW 2:forUWVZ 2:forgetTTVU 2:fromUUTU
2:fullWXVb 2:functionWZWW 2:futureWbVW 2:generalaZYW 2:getUVaX 2:getsVUXU 2:giveUXVV 2:goVVWU 2:goesVXXV 2:gotWRYV
2:halfUUSU 2:hasTTUU 2:haveWVXU 2:hereaVUU 2:himVVVd 2:homecWXX 2:i'meUUV 2:iVVXU 2:ifQORR 2:inVUUT 2:insteadVVSV
2:isVVWU 2:isn'tWXcV 2:issuesVcXW 2:it'sRQSS 2:itUVXV 2:justUUXU 2:keysVVTf 2:kidsgYWX 2:lastSTTT 2:lawyerQeVV
2:legalWYZV 2:lengthZZWV 2:lineVXUV 2:listWVVa 2:liveWXYX 2:lookSQST 2:machinecXcW 2:mailTTST 2:meVUVU 2:mergerWWbV
2:modeWVZW 2:mustSXTU 2:mySWYU 2:namesVZVW 2:neverVXXV 2:newZWTV 2:noUVRU 2:notVUVT 2:numbersXYWW 2:ofXVVW
2:officeVVYV 2:onVWUV 2:oneVVWU 2:onlyWYbX 2:ourWUeW 2:outVRXU 2:overUUVV 2:patientXeZX 2:perZYVV 2:physiohXWX
2:pickedYWhX 2:planWVWY 2:pleaseUVRV 2:preferfUWW 2:projectWaWX 2:pushesWaWW 2:questionsfYVV 2:rbXWW 2:readZXbU
2:readingYYVW 2:readsUZYW 2:rememberVUXV 2:repoXeWY 2:reportaYWX 2:researchWWUc 2:ruleVXUV 2:runsVWaW 2:saidUTTU
2:saysRTST 2:scheduleWWWg 2:seeUVTV 2:shortXUVV 2:shouldTVRU 2:shownTTST 2:showsWVTU 2:signedWWbV 2:sinceTSRT
2:smallXWWV 2:soXWSV 2:sourceVVUZ 2:specXWWd 2:squashWbXW 2:startZdXW 2:startsWVZW 2:stillUUTU 2:stringsWaaW
2:team'sbVWW 2:teamVXUV 2:tenantXYeW 2:testbXUV 2:textUVQZ 2:thanUTTU 2:that'sUVSV 2:thatTUVX 2:theUUVV 2:thereYWVV
2:theseaaUX 2:thingsWaZW 2:thisUUUV 2:thoseXZUV 2:throughTWVU 2:timesXdWV 2:toUVUT 2:tokensVWUa 2:touchUUVU 2:twoUUVU
2:untilUTWV 2:upUUTV 2:useZVVW 2:userUTTW 2:wantTWVV 2:wasWWVU 2:wayYcda 2:weTVTV 2:whenUXVW 2:whycXUV 2:willVUZV
2:windowsccZY 2:withWWUW 2:worksTTST 2:wrappedXYbX 2:writeXWTV 2:yearUUPU 2:youWYVV 2:yourTWUV 2:ⓒXUVT 2:ⓝQRSR 2:ⓟVYWR
2:ⓠYXVT 2:ⓧUXWZ 6EMB :WWXc ;WWXX ?TUNW aVVVV abbreviationsXYbX aboutVUVY aboveVVWV accessWUWY accountUSVb
accountantZUTW accountsVSVV actuallyVWVZ addRVSR addedWaYW addingVaYV addressesVUYV adminUQWU admittingXcYX
after:(TSRT after:,WUUX after:.WXUW after::SSXT after:?UTQT after:aXUXV after:afterWWXV after:allVVTU after:alsoVXXW
after:alwaysVUSU after:amaVVV after:anTTST after:andWXWW after:anywayVUTU after:areUUVU after:atWVUV after:attachWVWi
after:beYUVV after:beenZVUV after:brokeTTTT after:bugsVVUc after:butRQPS after:byVSVU after:canWUUW after:changeUVaV
after:checkUOSW after:coffeeTSST after:comedXVW after:contractVVaW after:couldVXXV after:councilWWdW after:cutVaVV
after:didVYVV after:diffaeXX after:discussedXaeX after:doVVVS after:doesUOST after:doingXdWX after:don'tRUTV
after:driveWWXd after:eachUUTU after:elseVUVY after:exactlykZXX after:firstVWUU after:fixTWXW after:forWVVW
after:fromTTTT after:goUUTV after:goesXZXW after:goodZYRV after:gotVTVV after:habitcXWW after:hadVYXV after:hasVVVY
after:haveVTSU after:heUTVU after:howWXWV after:i'dVXVV after:i'llSSTT after:i'mVTOV after:i'veXWVU after:iZYPW
after:ifSXWW after:inUSWW after:isVTVW after:it'sUWaU after:itUWWT after:justWVOV after:keepVYVV after:leaveUWVV
after:letVRRU after:likeUWSU after:logUTTU after:lookedSSPS after:madeVZZV after:makeVWUV after:makesVcWW after:meXWTW
after:moduleXcZX after:moreZaUW after:moveVZXV after:mustTTST after:myhWMV after:namesUUTU after:needWWWW
after:newVWZV after:nightTTST after:noUUXR after:notXXZX after:nowVVWV after:ofWWWU after:okQPPS after:onTRQU
after:oneVTVS after:onlySUTV after:orXWTV after:ourSQTS after:pleaseUUSP after:privacyXYbX after:putSVVV
after:ratherXaTW after:reallyaaYY after:recordsWcZW after:removeWUeX after:runWYVX after:sameVWXV after:sayTVUU
after:secondUTRU after:seeUSTU after:sheUVSW after:shouldTTTT after:signedYYhY after:soWVXW after:standardWccX
after:startXVYV after:takeTRYV after:talklXVX after:testsVaVV after:textWZWW after:that'sXfUV after:thatWaWT
after:theTVWW after:thenVWWX after:there'sVSVU after:thereTUVV after:theyTPOS after:thingWWXW after:thinkWUUU
after:thirdVaWW after:thisUWVV after:threeXVUV after:timeXaWW after:toldXdeY after:twoVVWV after:useTSSV
after:we'reVVbV after:weXXYT after:whatVPSU after:whateverWbWW after:whenUSRT after:whichUQSV after:whySPRS
after:withXWVV after:writeWWUW after:wrotedWWW after:you'reaXWV after:you'veVYaW after:youUYbT after:yourXXaW
after:ⓒSVVW after:ⓝQORS after:ⓟTUUU after:ⓠWVYS afterWWWW afternoonQOMQ afterwardsTVTV againTTSP againstTXWW
agencyWXYa agentWVTd agesVYWV agreedVWmU agreementXYaX aheadTSQT allWVVU aloneXVVV alreadyRRUS alsoXWUS alterWYWW
alternativesaZUW alwaysSUNQ amYXXW amateureVUW among:1YYXX among:2bdbZ among:3WZWV among:4FEFI amountsVWaV anVVUV
analogyeaWX andWVWQ angryVaWW anneliesVVVc anotherUTTS answerYaRW answersaZVZ anyVWaX anymoreWVWX anyoneVTVV
anythingVZZX anywayRQQT apiTWWX apologizingYbWX appQVaV appliesWXbY appreciatedYWW approveWXbW approvedVWaV
approvesWVZa appsZYZW aprilZUXW architectureYacd archiveUUXU archivedXXXe areVXYb aren'tUYVW argumentVWaV armWSWU
asTWWS asciicdTW askUWTc askedXcWW askingWXVV assertionWeSW assetsWYeV asyncVUUU atVTTV attachedSSQS audienceVVVb
auditVWXV authWXZW authorityWVUa autumnWWgX awayTSZT bTQWU backRSUT backendXWXV backgroundXVUV backlogZVUh backupUSTU
bankURUU bannedWcbW bannerUTUU barTVQS bareXcXX barnbWVW barsYVSV baseTYXV basedbZZZ bashUTVV batchVUZV batteryTUUU
beUUWR becauseUXTR beenVWVV beerTTST before:!VUSU before:,VZUU before:.UWWV before::RTRV before:?YVUX before:aXWRU
before:againWcXX before:alternativesbbWW before:alwaysSOQS before:andTSSU before:answersbYUV before:areRTUV
before:asUVTV before:askedaeVX before:atWWXX before:backUTTU before:beenXYWV before:bitZdVX before:branchesZbgb
before:butWXVW before:byTSRT before:canUUUU before:changeUUTU before:cleverWcWW before:codeWZVV before:couldTUTU
before:crashesVVUf before:didZXTV before:diffVdWX before:doWVRU before:doesUTTU before:don'tVXWW before:dontVZVV
before:dudeYhaY before:featureXacX before:filesWZWW before:finallyWbWV before:firmwareWWVh before:firstWYWV
before:fixYYYX before:forURVY before:freebXVV before:fromSSRU before:gaveYaWW before:geneWbeX before:goodVYRV
before:gotSRTU before:hadaXWW before:halfXaTV before:haveXXWU before:here'sUTTU before:hereTTTT before:hiUUTU
before:howVUTU before:hugoZUbV before:i'dVWWV before:i'mZVVU before:i'veTSPS before:iZWQT before:ifOQNS before:inWXTW
before:isUTWR before:isn'tVUeV before:it'llWWcW before:it'sTSWU before:itVUSV before:keepaYZX before:knowsYXZq
before:leaveURTU before:likeVZVV before:lookWWXY before:looksTSRT before:loveWZVV before:lovelyXfWY before:makeVVQW
before:mayVTRT before:maybeSRRS before:meWVUV before:mmfgXY before:morningRQOR before:mustTTSU before:mySRMR
before:namesVWXV before:needVTTW before:neverROOR before:newUVaV before:niceYmWZ before:noXXZS before:notWWaT
before:nowTPQS before:numberedfXXW before:ofVXUV before:ohXVUV before:okWVTU before:oldUSVb before:onUSTU
before:oneTVST before:onlyTURU before:oohWeWX before:orSRST before:ourRUVU before:overWbaV before:peoplebVUV
before:perfectYZVX before:pleaseUWWT before:preferUTSU before:progressbWVV before:putUXYU before:questionVbVW
before:readXVUV before:readingZZVW before:reallyaZWX before:rememberQPRS before:rightSRRT before:runWXWV
before:saidZaWW before:saysSRQT before:seeYXWW before:shortXeWX before:shouldVTVV before:sighVVbV before:soTPSR
before:stopZeaX before:stripadVX before:tenVZVV before:that'sXYWT before:thatWXSV before:theUUUV before:thenQTYV
before:there'sVVWV before:thereSVTU before:theyUTVU before:thingVTWV before:thinkUUUV before:thirdVXWV before:thisWWVV
before:titleYXaV before:toUUVV before:toldVZYV before:tooUbVW before:turnshZVW before:twoVWUU before:ughbeVX
before:useUVUT before:usedddaX before:wasWWXV before:we'reVUWV before:weQUcS before:wellsWbWW before:whatWTWV
before:whenXWSV before:whoVUSZ before:whyaYUV before:withTTUU before:wouldSPRT before:wrongWXZV before:yearscVVV
before:yesXcYX before:you'reXZVW before:you'veVZWV before:youYfYN before:yourZXSV before:ⓒWTUU before:ⓝVUWV
before:ⓟSUTT before:ⓠVUQT beforeXZUU behaviourbaXW behindWWXW belongYiYX belongsWYbX belowUUSU besideabXX bestVUSa
betaXWaW betterXWRV betweenXWWT bigWTVU biggerUSUU billingWWYV binderXXWf bindingVUVd bitsfdVX blindfXYY blockSUST
blocksVYYV blueUQTY boardTXZX boatbWWW boatsWVbV bodiesVaWV bodyTUTU boldXXTW bookXXZY bookedYXhb bookingUTTU
booksVUYV bordersXdcX boringYZWX botTUWW bothTRUU bottomVXUV boxWWYX branchTWVW branchesWcgY brandWTWb britishacXW
brokeTTTT brokenTTQU btwcZaW bucketUUSZ budgetVTYX bugRWUV bugsUUUa buildTUUV buildingWYZX buildsVWXX builtVWQW
bulletZZXX bumpWbVU burntWWbW butUQPQ buttonUTSU byVUWV byteUTSU caVWV cacheSPTS cakeTTTT callSUUV calledXWUV cameVVVS
cameraVTWV can'tWWVT canVSSU cancelledVUYU captionsXbWX cardUUUV carefuliYWY caretakerVVUa carryVXWU cartVTVV caseUYUT
catalogueUVVY centsXYdX certificateTTRT certificationXbYX changeTVVT changedWWXQ changelogVYWV changesWaWV channelVTVW
chapterWXWX charityTWcV chartUUTV chartsecWW chatVVUa checkRTQU checkoutVUTZ checksumTTRT choseYYiY chosenWVbW
chromebooksWWbW citeVZVV claimaaTW classTVTS cleverYWVV clickTTQT clientVUaU clientsYZbX clinicYXiX clockVVWU
closeTVUU closedVUbV closuredXVW cloudVWYW club'sYWXZ clubYTVW clusterVWYY coVWXV codeYaYU codebasebiiY codebookWWWh
codernXXY codesVSVZ codingaVUW coffeeQMPR colleagueURTU collectedVVUc columnWYVV columnsVXXU comeVXVY comesVVWZ
commaWaWV commandVYSV commentVZVU commentsWfVV commitVeUN commitsYbWU committedZbcX committeeWTWV companionWVaW
compareTRQX comparisonsbfYX compilerWZWX compilersdUUV complainTRRT complainedVUSU complianceXbUY componentsWcaV
composeUTUU comprehensionshYYX computercVUV computershWXX conclusiondaVW concurrentlyXcbX configUXWS conflictsSSRT
confluenceUUTa connectionTTTT contactVTXZ containXcZX contractSWdX contractsXVab contributorsVaXV controllersZZYX
controllingVUVc conventionVcTV conventionalXaWW conversionsWXaV convertSQQS coordinatesWWab copeXXdX copyVYWW coreVWYW
coresaZXX costVYXX costsXZaW couldTSMP councilWXgV counselYaWW countWUWT counterTRSV countsWWYW courtXXWW crashesSQRV
creditVaVV crewXYcY crmXXfX cronTTUT cssUZXV csvTVVW cudafYWX cupboardWWVc curatorsWWbW currentVUVY curtdVVV
curvesVUWd customerWUcW customersWbhW cutSTXT cutoverYZgY cutsWXbW cutterXXda dVTYU darkWUVU dashboardVTTd dataVXaX
databaseWXXY databasesaVWV dataclassUTUU datasheetXVVd dateTVVV datesVaVU dayWVVV daysWRWW dbTVWU deadSRWU
deadlineWTbU deafdVYY decaWZX decemberVXWV decidedTQaU decimalVZYV decimalsUZUV decisionsWVUa defaultUXTS degreesUUUU
deleteVUUT deletedSSUT deliveryWVcV demoXRVV dentistsYXeY dependVZYV dependenciesXeaX dependencyWaWV dependsTSTT
deployUVUV deploysVZbX describeXbXW descriptionVXVc descriptionsZZWW designXXZb designerbRVU deskXWUc devcYVW
developceYW deviceWYXX diagramsYUUW dictatedYXX didUVOS didn'tTUVT diesVUYV diffZbTV digitsUWWV directVcVV
directlyWeXV director'sXXeX directorYXbX directoryVVWe discordVUVa discussionsWXUc diskTTUV districtsWUcW doVWUR
docUTSb dockVVaU dockerUQSU docsWXVV docstringsYZVV doesTPYS doesn'tVUWT doingWWTU domainUYYW don'tWZWS doneXWVT
dontWZYW doorUUWY doubleUUVU downUUWV draftUUTU drawingsXXWZ drawnVUSd driveXSSk driversVWaV dropVVTW droppedXXeW
dropsVRWV dryYbVV dueUTWU dumpUSRW dumpsWVTg dunnoSSRT durationUTTU dyslexicnYYY eRTUY eachVYXX earXZeX editWXYb
editedWZZU editingVURU editionWXaW editorXXWU editsWYZV effectiveWWaW egyptWWcW eightWUWV eitherWYWV elevenWWXW
elseVUUV embeddedaXZX emojifcXW emojisabVW emptyRPPT endVWXT endedVTZU endpointTTSS endpointsVaVW endsXXdW engaVWY
engineerZVOV englishacUW enoughVVVT entireaaYX entriesVWSV entryWdXW errorUSRU errorsVYWV estimateVYWW euWVbV evenUaZT
eveningSUWU everXYWW everyVaZW everybodySQTS everyoneTVSV everythingXbZV everywhereXcXV evidencecgYY exactXacX
exactlyVVQV exam'sXXbX examWUaX exampleWYVV exceptVRUU exceptionsUZWW exclamationWYWV expectedWXSV experimentXWab
experimentsXgbW explainVZTW explainedXWYZ explainingbXVW explanationZaTW explanationsjYWX exportSRTV exportsWcYY
expressionsXdZY extWUWd extendedWWZW extensionVVVZ extractTRPT facilitiesVVWh facingWhWX failedUUSU failingYaVV
failsWTQS fakeTWUV farSSOU farmereYXX farmersWWcW fasterUTST featureRVSU featuresYWeW febXUcX februaryUUWU federalVUTb
feeVUXY feedVUWY feedbackVVUc feedsVWUd fetchUYVV fieldUWZY fifteenaVTV figmaWWXh fileUWTV filedWVVd filesXaWY
filterTSTT finalWUfZ findURVY fineWUST fireUTVV firmwareXXWc firstWXUV fiscalVTZV fitWZWV fiveVVWU fixUWUO fixedUVXU
fixesWaVV fixingcXUW fixturesVYXW flagSTUT flagsUXWZ flakyUVUV floatingWWbW floatsUXYU floorXUUc flowVVWb fluentdWWW
flushUUTU fnsWgVW folderUUTc followYcYV fontSSRS footerUUTT forVWWW foreignZVTV forgetRUaV formRQRV formatterVaWW
formsWVXZ formulasZeWV fortyZUTV forumVTUY forwardWYVV foundQONS fourUUUT frameUTUV freezeUWaW fridayUTVV fromWVWV
frontendaYVV ftpXWXb fullVUUV functionUUQS functionsZbYW futureYbXW fyiYXcW gVVYV gatesWVZY gaugeVTWV generalZXWW
generatedWbYb generatorUVaV germanWcWV getWYYY getsVYdX gettingSTUU giftWaTV gitYZTW gitlabVUUb giveXXRS givenYXaX
givesWTLT glossaryWWUf glovesZXbY goWWYW goesXXcV goingUVUU goneUTWU goodUVRV goodbyeWWbW googleZUVg gotWVWV gplVbXV
grafanaXXXh grantVTUV graphqlVVYV greataWTV greenWVSV greyUUPV grossVXZV groupUVTX grumpydXWW guessingdXVW guestUUTU
guestsVWYW guideUSUW guidelinesWYWZ guySPQS habitffWX hadVUOT hahaQPLR halfXVUO handUZWS handbookXYab handleUUSW
handlerTSRT handlesWVbX handsYVWX hangVVVY hangsUUUW happensUWUU happySTRT hardcodeTSRT hardwarecVXZ hasSUXW hashVYWV
hashedXebX haveWVXU haven'tTQOS he'dUTTU he'sVPWX heSTTX headVWXV headed:TRTU headerUUTS headingsaVUV headsWWYX
hearZUUV heardWTTU hearingWbWX helpVURV helpdeskVVTb helpedbaUV helperWWXV helpersYbVZ herWUYX here'sVTTU hereWYYT
hiWSUU hiddenTSRT himSUUW hintsZXSW hisTSWU historyVXXW hmVVSV hobbypWUX holidaysVTUW honestlyXUSV hooksWdWW
hospitalXWYV hostVTXV hostedZXkZ hostingYadY hostnameWWcX hotVVVa hotfixesWZcW hourTTTT hourlyWWZW hoursUSXV houseYWYa
howVYUU humansbYWW hundredTSST hurryTTRT hurtsUZUV hydrologisthWVW i'dYVQS i'llXROV i'mgTNR i'vebVPT iconTSRU idSSRS
idVOR ideaWSUU identifiersZhcY identityWbXW idsUYYW ifVVQV imageTVVV imagesXZZY imagineRQOR imanageVVUb imeWTV
imperativeXdYW implementUUSW importVWXU importerVVWU importsVaWV inVWVY inchYYWW inchesZhaY incidentsWVTh indexUSQT
infraWVYW ingestXebX inheritancecaXX initVZXV inlineWbWW inputUTTT insideWWXY insistYddY insistedWXbW installWZXW
installedUXZV insteadUWXO institute'sXZfX integersVebV intoVXWW intranetVUYa invoiceSTRR invoicesXVXX iosWVYW ipadWVaW
isXVZX isn'tVVZT issueVaVV issuesXYZY it'llVVaV it'sRVXU itTUTR itsWWZV itselfUVRV janaZcb januaryYadZ jargonfWVW
jenkinsWVZW jestVZXV jiraWVVg jobVXUS journalXcaX juneYXdY justVTTS kTUYW keepVXWW keepingWWZW keepsVPVa keptVSVW
keysVYac keystoreWWVb kgWbcW kidsXVVU kindWYUV kitchenZWUW knowZTUV knownVVXY knowsURWc kotlinfVWX kubernetesVTVV
labYWaW labelUTUW lakeWVZW laminatedWWVb landVTVY languageXWUU laptopYVWV laptopsUdVT largeUTUV laserXWYf last:TTRT
lastWUWV latencyWWZY launchVWbT lawUYZU lawyerTXWW lawyersVebV leaksVWWW learnbgWX learnedfVUW leaveUVUP leavesVZYV
lecturefaYX ledgerXWYW leftUUXU legacyXZiX legalWXZZ legendUTTU lengthWXVV lessXWSV let'sSPQS letUVVU letterUVUX
lettersVXVU libUVNV librarianbVUW libraryVZVW licenceXVca lifeVSUU liftedWWbZ likeZXST limitWWXU lineYZVP linesXaUU
linkUUTU linksVWOV linterWYUV listVRRZ listed:VbWV listsYbWY littleVXTX liveUTXX livesTWVa loadTVUX locallySTST
lockTVTT lockfileXbWV lodashVZWV logTVXV logicZVVV loginSTVW loginsVVUa logoTQUV logsTZZU lokiVVWZ lolUTTU long:0VUTS
long:1TVTT long:2WWVV long:3VWWV long:4WTXX long:5UUWW long:6UTVV longWSVS longerVWWW lookUVTY lookedSRSV looksTTUU
loopSTTT losesUSXU lossTTPS lostWWXU lotYWWV lovelyVXRV lowerVWXT lunchRSUT macVSWU macbookYXcX machineUVXV
machinesVWZV macrosYcbW mailTPPV mailboxWVSd mailedWWVh mailsXWXZ mainWaYS maintainaXXW maintainedbYYX maintainerWVYX
maintainsWXcV majorWdVV makeXWNV makesVbUV makingbVWV mallocVcZW manTSUV managementYYYY mapSQSU mapboxWVaW marchVVYV
marketingVVYW marksYeaW marlinWWbW maskedWdZW matchUUUV matrixVTbZ mattersXYZY mayVVYW maybeVPSS mbVWWV meansWVZV
medaRR membersXWdW memorySVVV mergeTWUT mergedVUXS mergerWWZV mergesVZaW mergingWhVX messageWXUV messagesZYWW
metadataWVUb metresWWdV metricYaXW midnightTRTU mightPOIQ migrationSXXU migrationsXjbX minTUVT mindPRYU mineUUSU
minimumXZgY ministryYYeZ minuteUUVU minutesRTRT missingUVSU mobileUVZV modbusWWZW modeWSWT modelsYZaY moduleWYXX
modulesafcZ momentUVTT mondaysVUVd moneyUYZV monitorsWaaW monorepoWXZX monthXSWW monthlyWWbW monthsVTYV moreWVUV
morningWVVW morningsdWYZ mostbWTU mostlyeVXX moveUVTS movedVWXY movesUSYU movingUSRT msTVST msrvWZaW muchVVVU mustUVSR
mustn'tWacW mydWRR myselfUXWV nameUWVT namedVXZU namesWaXU ndWVYY needWVTW neededUVTV needsWZZT nervousZbWW netVWcV
networkWXXW neverRUPN newXXXU newsletterUUZV nextVWVT nextcloudXXWi niceVWQV nightXUXW nightlyUUXY noVXaP nobodyWUYX
nodeUXXW nodesVVYV noonTSUU notWXZV notesWWUW nothingWaZV notionWVVh nowVSXT nullSRSS numberTWWV numberedWZVW
numbersUYWY oddWTWW ofVVUW offUVXU officeWVaZ officerXVUZ offlineWWbV ohYWWV okTTQU oldVSXX olderTQUV onVVXW onceUVTV
one'sUTUU oneUUVU onesWVVV onlyVWZU opWVbW openUWVR openapiXWXd opensURUU operatorZXdX opsVYZY optionTTTU optionsVeVV
orTYUS orderSURT ordersUUXU orgXYXZ otherUUUU othersUSTU otherwiseVZYU ourUceW oursSTXV outUVWT outputXYUW overWWZQ
ownWVVW ownedWXZV ownerXWbW ownsXZka packagesYaYW pageTSQY paginationTRRT paidVTYW paperWVWX paragraphaaSV
paragraphsYcUW parentalVVZV parishWUbV parserTRUS partWVYV partnersVZaV passRVWU pastWaZX pasteVWTV pastedUVPU
patchUXUV pathUXXV payWWZV paymentsaXXY payrollWVYX paysWUbW pdfUVUZ peopleVWYW perVVVY percentVSVU perfWXYa
perfectXdRV perhapsRQPS personUWVV personsWVcW pharmacyWVUe phdeWXX phonesWWbW photoUUSZ photosVTUY physicsYXVV
physiodWVW pickedWVZV pickerTSST picksUUSV pictureVWRV picturesWYWV piecZTW pilotXXfW pinVZVV pinnedXYYd pipWcWW
place:0USST place:1WVVU place:2VZYX place:3VYaZ placeWXWV plainYYVV planWXUX plansWVVc plantWWZW platformUWVX
playerTSTT pleaseYaUP plotUUUV plotsWZUV plsebUV pluginVTXV plusVTWU pnpmXfXW podUVUa poetryWaWW pointUWWU pointsWWRV
polyfillVbWb portalVRUc postVRVV postdocdVVW postmortemsWYVa postponedXWeX preferZVRV prefersSSRS presetsWWWe
pressVVTW priceWUZV printTVVT printerWXWV printsUSQS privacyWWaV privateWZVV priyaWZWY probablyRQLR problemQMNQ
prodRVYa productXXdV productionWZaX programmeraVTV progressUTTU projectXXWe promisedVUZV pronounsdVVW proseVZXW
protectionWVUb prsXeaX ptVaWV publicZafW publisherWWXX pullZYXW pumpUSYV pushTWIT putUVVT putsWTRU puttingXZcW
pythonWWWU quarterWWXW querySRTT questionWWRV questionsYXTd queueTTTT quickSWUU quickerVUUb quirksWXVd quitgchY
quizTTST rYWXX raisedXXeX ramXcbX ranVVUV ratherXZVV rawVaZY readYWYU readerSVTV readingYYUV readsVXWW realTbbZ
reallyYUWV reasonVUUU reasoningecWW receiptUTSU recordedUURV recordingsVUWe recordsVVWa redVVQV refVVUd reformatYdWX
refusedTSTU refusesWbZW regexWTSU registryWWXa regulatorWXcW releaseUVXU releasesWXXW remainXWeW remainsWWbW
rememberUTVU removeQONQ renameNFJO renamedWUdV replaceTTTV replacedWXeV repoXXYj reportVWVX reportsYYaZ
reproducibleWYcW requestTUTT requirementXdYX researchYYYg resetVRWV restUVWU restartTUVU restoreTTTU retentionWVeW
retireddYeZ retryRVVS returnROPQ returnsUSRS reusedVVZV revertedWWbV reviewXaYT reviewerVSUV reviewersWYYW reviewsVYca
rewriteTYUU rightTRQR rightsYTYa robotsWWcW roomUUUX rootUVUZ rotationVVUZ roughlyUURU roundVXXW roundedTUST
roundingTTTU routeWWWZ routerTTQT rowVWSU rowsSTUS ruffVZVW ruleVbVS rulesVVUZ runVXXS runbookXVWa runbooksWWUd
runningTVTU runsWVYV rustVXYV sTVVV saidTVVT sameQTQS sampleWVVX saturdayVSWV saveTQXV savedWWSV sawSTQT sayWXQP
saysNQRP scannedWVWZ scheduleWUXd schedulerWXYY schemaVWXY schoolaVbW schoolsWVZa screenWWOV screenshotWUTU
screenshotsYcVV scriptRVUS scriptsWicW sdkVaVV searchSTRU seasonVVZU seatVTVV secondRTYU secondsVVST securityVWYV
seeSTQU seedUSTT seemsSRPS seenUQTU seesUVSU sellXVYW sendSUTU sensorUSWV sensorsXWbX sentenceYZYV sentencesZdUW
sentryWVTc separateWXWU septemberXWeY serverTUXW serviceWZYY servicesVWaV sessionUTUU setSTTU settingsUTTU settledXaoX
sevenUTVV sftpXWVk shadersXdcX shareXScd sharedXYbb sharepointWWVf she'sYVbc sheXPXf sheetSOTf sheetsZcXe shellVZYW
shiftUUWV shiftsbXXW shipVVXT shipsXZdX shopVUZV shortXWRT shortenTTSU shorterTSST shouldTQKQ showTUUS shownTVTT
showsRSLQ shutXWeX sideWUUV signVTVX signedUWgU significantYiWY signsWVgY signupUTWU simplebWUV sinceXSXS singleUWWU
singletoneZVW singularYaaU sitXTUj siteYUZZ sitesXYdX sitsWVWX sixXVTW sizeWVVU skipYVPV skippedVVSV slackWYUf
sleepYUVV slidWWaW slidesUUSW slowURTT slowlyaUWV slurmWdZW smallZVSU snakeWadW soWVXS soldVUXV solutiondWVW someSQQT
somebodySTPU someoneYUUU somethingXVWX sometimesUTST sorryVTRT sortRSTS sortedUWTV sourceYZXZ spacesVYUU spareVUTc
speakingcVVV speaksWXcW specVXYc specsXXXj spellXfYW spelledYdfX spellingVZVV splitVUYS spreadsheetVTVX springUTZV
sqlgeZY sqliteVWZV squashUZUV stageXZYX stagingYUaY standZTVV standardWeaW standsWXdX standupVWZV startVWTV startsWWXT
stateUVVV staticVXYV stationURVV statisticiangXWX stayWYcU staysTWgQ steamZZcY steeringWUYW stepVWSV stepsZZWW stgXZbh
stickerWWXf stillUQST stopYbXW stoppedSUUU storeWTcW storyUVXV straightZXUV streamUUUY stringTWVU stringsTXXT
stripVTVV strippedTTST stuckUSUV studentURTU studentsXagX stuffXVWW styleUcXV substitutionXWcX suffixYcac
sugarcoatacWX suggestingXgcX suiteVZVV sumURTU summaryZZOW summerWWaW sundaysXVbb supervisorXXbX supportWWYY
supposeTSST sureVYOT swapSRQS swappedTPYU switchVVVU syncVUYV systemXXYZ tabVQQa tableUVUW tablesbbWY tabletsVXdW
tabooWdWV tabsVXUU tailWVbW tailwindWXcW takeWVTU takesWVXU talkYWUW talkedVWcX talksWWZV tankWWbW tapUTVU tapedWWWh
targetUXWV taughtfUTV taxUVZW taxiWVaW teachcWWV teacherZUUV team'sbVWW teamZYaY teamsWWYW technicalaYYY tellUXSV
tellingVZWV templateWWVX templatesVZYU tenWVXR tenantVWaV tenseXdYV termVXcW terminaldXRX termsXWYW testXWVW
testersXXbY testsWbXU textWZUT textsWYVY texturesVbYV thSTWS thanWXTT thanksUUPT that'sWWVV thatTUUR thatsWabY theSTVV
theirSVUW themVYYW themselvesXYbY thenWUUS there'sVTVX thereUVWU theseWVSV thesisVVYX they'dTTST they'reNTWY
they'veUSUU theyTQVU thinXbXW thingXXVS thingsYXXV thinkRSTU thinkingSRSS thinkpadcWWX thinksSRQS thirdVWVV thirtyYVVV
thisTUUQ thoseYZXW thoughtQPRS threeWUUN thresholdsVVUa throughTWXX throughoutYjgY throwUTRT throwsSSQT thursdayVVXV
thusbYYY ticketTXTV ticketsXVYY tierWVZW tillVTUU timeXWUS timeoutTUST timerTTST timesWVTT titleTPSS titlesXdXX toVVVW
tocentsUUTU today'sTTRT todayOQRQ togetherVYXV tokenTWUT tokensXYYW toldTWVT tomorrowSOOT tonightOOLS tooVUUT tookUVWT
toolWXUW toolsWaXV topWWST topiccYZc torqueafaY totalUQTU touchVXVR touchedVVSV touchingYZVV townWVXZ traceVRTU
trackVWYV trackerYbXd trademarkWXbW trafficVVaV translatorsXYYY trunkWZXW truthUUTZ tryUPRT tuesdayVSYV tuesdaysWXZV
turnWWSU turnsXVTV twentyTTSU twiceQSUS twoUUWT typeVVSU typesaVUV typescriptcXWW uglyTSRU underXWYc understandsWXcY
undoSUTT undoneWZdX unitTTUV unitsXdXW unlessWXUT unsureacYa untilRQZR upVUVV updateTWVT upgradedWVZY uploadTRUT
usWagX usbVTXZ useWXTV usedVUWR usefuleYVX userXUVW usersVVXT usesUUTU usuallyZVWV vRVVU validUTTU variablesWYVV
vaultVUTY vendorTWXV vendorsXWWY versionSXWU versionsUYWW veryTTRT vestryWWXb viaVVWZ viewsXUYV visibleVTTT viteUTSU
vitestccaY voiceVVWZ volumesWbaW volunteerWWYW volunteersWVbW votedWVgW wXXaW waitingSURT wallXWUW wantUXUW wantsQTXU
wardVTWU wardsWUZV warehouseWVcV warningTRUT wasWVXT watchedZbYX wayaaVW we'llVVXU we'reWYeV we'veXWdW weTXaU
weatherVVUa webshopWVWb websocketTTSU wechatVUTf weekWTWT weekendUUeV weeksYXbV welcomeVeWV wellXVWT wentVSYS wereUVUW
what'sWWUV whatWVTW whateverWWYV wheelsVTdY whenWVUV wheneverVXTV whereUVRX whetherOMOR whichUVWV whileUTWU who'sVUVa
whoXWVZ whyVVSQ wideVdWV wikiXUZm willVTaU windowsZUWV winsVTXV winterWVZW wipedWWXb wiredXWaf wiringWWTb withVXWU
withoutVZWS won'tWWdW wonWUYW wordVXYV wordingVVUb wordsZbVW workXVTV workedVUSU workingaXVV worksRQSU workspaceWYXc
worthUTVU would'veccWW wouldSQMO wowTTSU wrappedWXaW wrapperVbZV writeUWTV writingXYaX writtenXbYW wrongVUSU yarnckiZ
yearWTZV yearsgWWX yesUYUV yesterdayUSVU yetNLOQ you'dVZUW you'reaWSV you'veVVUU youXaWU yourXYRT yoursVaVV
yourselfWcYX youtubeeZXY yrsbWVW zeroXVVT zipUSUU —ZUaW ⓒWWZa ⓝUSXU ⓟWUVZ ⓠVWVa ⓤUTVj ⓧVUSg
"""
