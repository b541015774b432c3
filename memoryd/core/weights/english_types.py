"""How much each trait of a sentence speaks for it that it lasts and is of each type: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!UVWR "QNMR 'XWXb ,WXYW -WYYZ .WWVT /VXUW 0:aUTPQ 0:addUTQT 0:afterUVVT 0:alwaysVXVV 0:andVUTU 0:answerbXVV
0:anythingXaaZ 0:anywayTSST 0:askVVUY 0:atVVTU 0:beencWVV 0:beforeVXVV 0:boWWbV 0:boardWVYb 0:branchXdZX 0:britishccWW
0:btwZZYX 0:bugsVUTZ 0:butVVTV 0:byVWXW 0:callYURV 0:canSPRR 0:checkUTSV 0:choseXWbX 0:codeYZYX 0:commitWaWW
0:contractsVVUd 0:couldVVWV 0:csvXdbX 0:dashboardsWWWi 0:datesWeYV 0:didUUUU 0:doUYSU 0:doesTTST 0:don'tVYRP
0:doneWWdW 0:dontWcWX 0:dropUTTU 0:eachUVWV 0:englishaWWW 0:errorsWcZW 0:eventXZcX 0:everyVWWU 0:explainVWSV
0:featureWaaW 0:finalWVbW 0:findUTTU 0:firmwareVVUg 0:firstUUTU 0:fixRRPS 0:forTVUX 0:forgetWXcW 0:fromUXVV 0:fyiXWYV
0:germanVdVV 0:giveUXSV 0:goUTUV 0:goodVWRV 0:grafanaWXXZ 0:halfYXXW 0:haveUTTU 0:heTSRT 0:headsWWZX 0:hiXUVV
0:holidayVVUf 0:howTSTW 0:i'dWWOU 0:i'llTSRT 0:i'mcUSQ 0:i'veYVVT 0:iYVSP 0:ifVVVW 0:imYVVV 0:importsWeYX 0:inUVUU
0:incidentsWVVd 0:isRQPQ 0:it'llWWcW 0:it'sWWXS 0:itQRSS 0:journalWcWW 0:justVWOV 0:keepVaTT 0:keysXWda 0:knownXXXg
0:leaveTVSU 0:lessZdWW 0:let'sTTST 0:loadVVUc 0:logsWWaW 0:lookTURV 0:looksTUTU 0:lovelyVYSV 0:makeRUTU 0:makefileWdXW
0:maybeSSQS 0:minWXaW 0:minutesWWWZ 0:moneyXdcX 0:moreXdTW 0:morningVTTU 0:moveSQQS 0:msrvWcZW 0:myYUUV 0:neverVXTU
0:newWWaW 0:nextTUSU 0:niceVZWW 0:noUUVT 0:nodeWWZW 0:notVVVV 0:nothingVXVV 0:nowTQPS 0:numbersWbWW 0:ohWXTV 0:okVVVV
0:okayUUTV 0:oldVUUd 0:onTUVV 0:oneWXVT 0:onlyUUTU 0:orUTTU 0:ourRXZW 0:paperVVVc 0:passwordsVVUb 0:perWWbW
0:perhapsTTTU 0:pickedZXdX 0:picturesYdWW 0:plainXYVV 0:pleaseVWRS 0:plsaYVV 0:pnpmabbW 0:portWWWa 0:postgrescWWV
0:postmortemsWXVc 0:pricesXZZW 0:prodWWbW 0:prsWcbW 0:publicYaYW 0:pullWZVV 0:putTTOS 0:questionsWWYe 0:rawXWYe
0:readUTTU 0:rememberVUVV 0:renameTTRT 0:replaceTTST 0:resultVaVV 0:revertUTSU 0:rightVTVV 0:runVWRV 0:rustWXaV
0:sameXUTV 0:sampleWWWZ 0:sayWaTV 0:scrapWXaW 0:secondUUTU 0:secretsVbaU 0:sendUTTU 0:sentryVVVZ 0:setUTSU 0:sheVVTZ
0:shellWZaW 0:shortWaUV 0:shouldUTVV 0:signedXXaX 0:sinceVTYV 0:skipUVTV 0:soUSTR 0:someoneTSST 0:sorryVVSV
0:splitTSRT 0:startSSQT 0:stopVZVT 0:tabsVaWV 0:tailwindXXbX 0:takeRQPR 0:talkebWW 0:talkedWWYV 0:tankWWaW
0:temperaturesWXbW 0:testsWYWV 0:thanksWVTV 0:that'sVXVV 0:thatWXVU 0:theSUWV 0:thenRSPT 0:there'sUTWV 0:thereUUXV
0:theyVUXV 0:thirdVYVV 0:thisVYVU 0:thoseVVbW 0:threeZWUV 0:todayUTTU 0:tooXZVW 0:translateTSST 0:translationsWVVg
0:tryUUTU 0:undoUTTU 0:unsafeWeYX 0:untilUSUU 0:useUXRR 0:vWZZW 0:verdictaYbX 0:we'llWWcW 0:we'reRVbV 0:we'veXWXW
0:weWYaU 0:weatherWWWb 0:wellbVSV 0:wentWWZW 0:what'sUUSW 0:whatURRU 0:whenVYUV 0:wheneverTVVV 0:whereUTUV 0:whichTSQU
0:who'sVVUd 0:whoUUQY 0:whoeverWWcY 0:whyWYRV 0:withWWTV 0:wouldUUUU 0:writeVXRU 0:you'llWWVa 0:you'reXYTV
0:you'veVZVV 0:youXYVU 0:ⓝUSUU 0:ⓟTVVV 0:ⓠVVWT 1:!TSPT 1:'VWVa 1:,VVUT 1:-RUWU 1:.RTUV 1::VVWV 1:aWUSW 1:addUVUV
1:addingWZWW 1:againUUSU 1:agreedUSQU 1:allVWTV 1:allowedXeXX 1:alsoTSST 1:alternativesigWX 1:alwaysVSUT 1:amdWTW
1:anUSVV 1:andVTXV 1:answersZVVV 1:anythingUUTW 1:apologiseXcWX 1:apologizingZdWX 1:areVWZW 1:asciidWVV 1:askedVWUU
1:auditXWdW 1:backgroundZVUV 1:beVVUU 1:beforeYcZX 1:belongVZUV 1:betaYYhY 1:blackWdXX 1:blinddWWW 1:branchXYWV
1:branchesXXaa 1:brandWWVe 1:byXUVU 1:carryXedX 1:chipXXeX 1:closesWVaW 1:cluster'sWYaV 1:coVZeW 1:codeVYYV
1:colleagueSTST 1:colourYVTV 1:columnXXeb 1:commitXbXX 1:contactWWeW 1:couldTURU 1:curvesWWVd 1:customersWYaW
1:cutoverXXeX 1:darkXWcX 1:datesXeaW 1:deadlineVVYV 1:deafbVWW 1:decidedUTWV 1:decisionsWWVZ 1:deploysWXZW 1:devhVVV
1:dictatedYXX 1:didVVSV 1:discussionsVXXa 1:doXVWT 1:docsTTRT 1:doesWUaX 1:doesn'tTSST 1:doingbaXY 1:don'tWWVU
1:dyslexicWeVW 1:eachVaRW 1:editorZVUV 1:elseVVUc 1:emojisWbVW 1:engineerkWXX 1:ethicsWWUl 1:everXbYW 1:everythingVaVV
1:farmXXWp 1:feedbackVVTd 1:fifteendZXX 1:findUVUe 1:firmwareXXZY 1:firstWZVV 1:fiscalWWaW 1:flagsWaYV 1:floatsWaYW
1:forWVWb 1:forceVZVV 1:forgetVTWV 1:formatVaXV 1:freezeWWcW 1:fromWVWX 1:functionsYZXW 1:gaveccXX 1:generateXdZX
1:getsWVdW 1:glossaryWVVY 1:goVWaV 1:goesVVYV 1:goneWVaW 1:goodVVTV 1:gotVPVV 1:grantXXgX 1:guessUUUU 1:guyTTST
1:habitfZVW 1:hadYVTV 1:handlersXdbX 1:hasUWWZ 1:haveVVWV 1:hereZYaX 1:hostingWVZW 1:i'mfVUV 1:iTVSS 1:idsVYWV
1:inWbYW 1:incidentVVWb 1:intoWcaW 1:invoiceTTTT 1:isSUYS 1:isn'tVWYW 1:itQVSP 1:jobTTST 1:keepsWVWe 1:knowXYWW
1:knowsZZZm 1:kubernetesXXfX 1:labZXWW 1:leftXWcX 1:likeXVNU 1:limitXWcW 1:lineshibb 1:listVUVb 1:listsWWVa 1:lookVUTU
1:lookedRQNR 1:machinesXXbY 1:mainWWbW 1:maintainaWVW 1:makeWVTV 1:makesWaXW 1:markqeYX 1:mattersWWWb 1:mayXVTV
1:meVWOU 1:memorizejXWX 1:messagesVbVU 1:metadataUUTZ 1:mightRQPR 1:mindTSTT 1:movedVVaX 1:movesWWaW 1:mustUVSU
1:nameXYWW 1:namesTZZV 1:needSUTT 1:neverVVSV 1:newaVVV 1:nightSSRS 1:noWWVV 1:notVVaT 1:nowTVUT 1:numberedfaVW
1:numbersVXZV 1:nunsXXgX 1:ofWWVX 1:officeUUYU 1:okTSRT 1:oldTVVV 1:onVVVV 1:oneVWSV 1:onlyWWVW 1:openVZTV 1:orYVRV
1:ourUTaT 1:overWXaW 1:ownaVWV 1:ownsWYaX 1:paperWWaW 1:payYWXW 1:piecZVW 1:pinXZXX 1:pinoutWWWe 1:planWWVd
1:plansWWVe 1:pleaseXVQV 1:plotsWbVW 1:preferXUWV 1:pronounsbVVW 1:putTVPU 1:puttingbbcX 1:questionsVVUf 1:ratesVVWe
1:ratheraeWX 1:readVYSV 1:reallyhZXZ 1:recordingsXXXb 1:registryWWWZ 1:releaseVTVV 1:repoVUYW 1:requestsWZVW
1:retentionXXdW 1:reviewWZaW 1:sampleVVWc 1:sayWZVV 1:saysSQPS 1:scannerXXdX 1:schemaWWWa 1:schoolYYiY
1:screenshotsWcXX 1:searchVVUX 1:sentencesfZWW 1:serverVVYV 1:serviceXedX 1:shellWaaW 1:shouldXXZX 1:signXYZe
1:signedWWaW 1:soVUVV 1:somethingVXWX 1:sortedWeYX 1:spacesdaYW 1:spelledWYaW 1:spellingVZXW 1:stagingWVYY
1:statisticshXXX 1:stayXXhX 1:staysZYhY 1:stopXWWW 1:subtitlesWWcW 1:sureTTST 1:talkobYY 1:teachdXUX 1:tellZWVV
1:templateVVVe 1:testUWVW 1:textsVVUb 1:thatVWQV 1:theUSQS 1:themYYPV 1:thereVVWV 1:theseTSST 1:thesisWaXV 1:thinkXWXW
1:thisQVTT 1:threeUUTU 1:thresholdsYXWl 1:throughVVUa 1:ticketsWWVb 1:tillsWVaV 1:timeVVWV 1:timezoneYWWW 1:titlesYgYY
1:toVVVV 1:tokensVVbW 1:toldVWbV 1:tookVVbV 1:touchWWVV 1:twoWSVV 1:upVTVV 1:useVYUU 1:usuallyYVVV 1:vXWdX 1:wantUXRV
1:wasUUUT 1:watcheVUV 1:weTSTR 1:websiteWXaW 1:whatVXVV 1:willWVYV 1:withVVVV 1:won'tWXdX 1:wordVbWV 1:workcVTV
1:wouldSTQT 1:writeVWVV 1:writingVaWW 1:yearsZVUV 1:youUVVU 1:zeroXXfX 1:ⓒVSTU 1:ⓝSTWU 1:ⓟVVXS 2:!VQVV 2:(ZeXW 2:,WVTW
2:.VVWX 2::VVVa 2:?VXVd 2:aVTUS 2:aboutUSUd 2:accessWWZc 2:againWWWW 2:agreementXYdX 2:alwaysUVST 2:answeredVVZV
2:answersXbVW 2:appWUZW 2:areTWWY 2:asUTUV 2:atUSVV 2:backURVU 2:bannedWaaW 2:beSSSS 2:beforeYVWV 2:beginVaWV
2:belongsXXbW 2:boxWWbW 2:breaksYYgY 2:butVVTU 2:callVVVZ 2:can'tUUSU 2:canVVTV 2:carryWaZW 2:changedXVcX 2:chartscZVW
2:clusterYZfY 2:comeVWYg 2:commitVXSV 2:conventionWgWW 2:curvesVVWc 2:dashboardXWWd 2:decadesgWWW 2:deployVaVV
2:docsVURg 2:downUTTU 2:earlybYWX 2:emojicXXW 2:endsWVXW 2:everVVTV 2:everyVXVV 2:everythingacgX 2:feedVVVb 2:findVTTZ
2:fineTTST 2:finishWXVW 2:firstUVUU 2:fishZcWW 2:folderVZXV 2:followWaXX 2:forVVVX 2:forgetTUVU 2:freezeWVaX
2:fromUUTU 2:functionWZVV 2:futureWbVW 2:generalbZYW 2:getUWYW 2:getsVVXV 2:giveVYVV 2:goVVWU 2:goesWXXW 2:gotWSYW
2:guide'sVVVc 2:halfUVTU 2:hardbXXX 2:hasTVWV 2:haveWVWU 2:hereZWVV 2:himVVVf 2:homegXXX 2:i'mdUUV 2:ifQOQR 2:imaXWW
2:importerWZaW 2:insteadVVSV 2:isVVWV 2:isn'tWXeW 2:issuesWcWW 2:it'sRPQS 2:itUVWV 2:justUVWV 2:keysVVUk 2:kidsgXWW
2:lastSTTT 2:lawyerOhVV 2:leavingdYZX 2:legalWYZW 2:lengthacWW 2:lineVYUV 2:listWVVZ 2:liveXXZY 2:lookRQRS 2:lostYXZX
2:machineeXeX 2:mailTSRT 2:meVVUU 2:mergerWWcW 2:metbWWW 2:migrainescXWW 2:modeXWcX 2:mustSXTU 2:mySXXV 2:neverVWXV
2:newXVTV 2:noVVTV 2:notWVVT 2:numbersXYWX 2:nurseaVVV 2:oldUUTW 2:onVVVV 2:oneVVWU 2:onlyWXbX 2:ourWVfW 2:outVRWU
2:patientYhbY 2:perZXWW 2:physioiXWX 2:pickedZYmZ 2:planWWWZ 2:pleaseUVRV 2:preferhUVV 2:projectXZWX 2:pushesWaWW
2:questionsleWX 2:readYWZV 2:readingYXVV 2:readsVYYW 2:recordingsWWZd 2:refactoringXgXX 2:registryVVVc 2:rememberVUXV
2:repoXfXY 2:researchWWVc 2:robotsWWZW 2:ruleVZVV 2:runsVVZV 2:sayVWUV 2:saysQRRS 2:scheduleWWWg 2:seeUVUV
2:seeingdYVV 2:shortZVVV 2:shouldUVQU 2:showsVVSV 2:signedWWaW 2:sketchcWVV 2:smallYWWV 2:soWVSV 2:sourceVVUb
2:specWWWe 2:squashWcWW 2:startYeWW 2:startsWWZW 2:stringsWYZW 2:team'scVWV 2:teamVYUV 2:tenantXYgX 2:testaWUV
2:textVVQY 2:that'sUVRV 2:thatUVVY 2:theUUVV 2:theseZaUW 2:thingsWbXW 2:thisVUVV 2:thoseXZUW 2:throughUWWV 2:timesXeXW
2:toVVVV 2:tokensWWVb 2:trainingdVVW 2:transcriptUbWW 2:twoUVVV 2:unitsVaWV 2:useYWVW 2:userVUUW 2:wasVVVU 2:wayZfgb
2:weTVUV 2:whatVWWV 2:whycWUV 2:windowsbdZY 2:withVVVV 2:wrappedXYcX 2:writeVVUV 2:yearUTPU 2:youWYVU 2:ⓒWVVU 2:ⓝRSUR
2:ⓟVXVS 2:ⓠWWVV 2:ⓧUVVY 9EKB :WWWa ;XXZY ?UWNX aVVVV abbreviationsXZaX acceptedWWbW accessVUWY accountVUWc
accountantYVUW accountsVUVV actuallyVWVc addSVSR addedVZXV addingWbXW addressesVVYV adminVPWV admittingXcYX
after:(TTST after:,VVVV after:.VWUV after::TTWU after:aVTVV after:againWZVV after:allVWTV after:alsoVWWV
after:alwaysVVSU after:amaWVV after:anTSRT after:andWWWW after:anywayVUSU after:areVUVV after:atVWUV after:attachVVVl
after:beenaWVV after:brokeTTTT after:bugsVVVc after:butRQPS after:byVTVV after:canVVVV after:changeUVXV
after:checkUQTV after:comefVUV after:contractVVaW after:couldVVWV after:councilXXhX after:csvWWbW after:cutVbWV
after:didVYVV after:diffdkYZ after:discussedXZfX after:doVVVS after:doesUPTU after:doingYgWY after:don'tSUUV
after:driveWWWd after:elseVVVb after:exactlynbXX after:fixUVVV after:fromTTST after:goVVUV after:goodaXRV
after:habitfZWW after:hadVXWV after:haveVVUV after:i'dVWVU after:i'llTUUU after:i'mVUPU after:i'veVVVV after:iXXQW
after:ifTWVV after:inUTWV after:isVVVV after:it'sUVXS after:itVWWT after:justVVMV after:keepVXVU after:letWTTV
after:likeVVTV after:lookedSSOS after:makesVeWW after:meXWUV after:moduleXfZX after:moreYaUW after:moveWYdV
after:mrsVVWb after:myhVLV after:namesTSST after:newVVYV after:nightSRRS after:noUUXS after:nowVVWV after:ofVVWU
after:okTTRT after:onTSQT after:onceWZXW after:oneVUVT after:onlySVVV after:orXWTV after:ourSRUT after:pleaseUUTQ
after:privacyXYbX after:putTVVV after:reallyaaVW after:recordsWdaW after:removeWVcW after:secondUURU after:settledWVaW
after:shouldTTTU after:signedYYjY after:standardWddW after:startVVWV after:takeUUYV after:talkqYWY after:textVYVV
after:that'sWgUV after:thatWaVT after:theUVXW after:thenVVVV after:there'sVQVU after:thereUVVV after:theyUSSU
after:thinkXUUV after:thirdVYVV after:thisUWVV after:timeWZWW after:toldXafX after:twoVWWV after:useUTTV
after:wantVVUV after:we'reVVbV after:weWWXS after:whatURSU after:whateverWcWW after:whenUTTT after:whichUSRV
after:whyRPPR after:withWVVV after:wordsdVUV after:wouldUVUU after:wrotedWWX after:you'reaXVV after:you'veVXYV
after:youVXaT after:yourXWaW after:ⓒTVVV after:ⓝOPTT after:ⓟTVUU after:ⓠVVWS afterVVVV afternoonQNLQ afterwardsWVTV
againTTTP againstUXWV agencyWXYY agentWVVg agesVXWV agreedVXpV agreementXYaX aheadSSOS albumWWVd alignYbVV allVVVV
alreadySRUT alsoVVUR alternativescZVV alwaysTULR amYWXW amateurhVUW among:1UUUV among:2ZcZY among:3VZVW among:4EGGJ
amountsVXbV anVVUV analogyfbWX andVVWR angryVZWV anneliesVVVc anotherUUTT answerXYPV answersZYVX anyVWZW anythingVYYW
anywaySRQT anywhereVWTV apiSVVW apologiseXcWX apologizingZdWX appPVXV appliesYYcZ appreciatefYWW approveVWbW
approvedVVaV approvesWVaa appsZXYW aprilZUWW architectureZadd archiveTUVU archivedXXXh areVWXZ argumentWXaW armWSWV
artXZWe asVVVT asciiefUX askVWTb askedWZVW assertionXcUW assetsWYeW assumedcaZ asyncVVVU atVUTV attachedSRQR
audienceVVVc authWXZW authorityVVVd autumnWVfX awayUTZU bVLVV backSTUT backendYWWW backlogYVUj bankVSVV bannedWccW
barTUOS bareZfZZ barneVUV baseUYXV basedbaaZ bashUSUU batchVUXV batteryUVVV baumannVVbX beUUWQ beatsVbWW becauseVWVQ
before:!VVTV before:,VXTU before:.UWVV before::TUSV before:aWVSU before:againXcYX before:alternativesddXX
before:alwaysROPS before:andTUTV before:answersdZVV before:areSUVV before:askedbdVX before:atWWXW before:beenWXVV
before:bitXeVX before:branchesZcib before:byTSST before:canSVVU before:cleverWbWW before:codeVYVV before:commitVYVV
before:couldUUSU before:crashesVVUh before:curvesVVVb before:didYWSV before:diffWbWX before:doVVSU before:don'tVWWW
before:dontVZVV before:dudeYiaY before:explainedabWW before:featureXbeX before:finallyWbWV before:firmwareWWVk
before:firstVYVV before:forUSVV before:freebWVV before:fromTTSU before:gaveYaWW before:geneXcfX before:goodVYQV
before:gotTSUV before:hadZVVV before:haveVVVU before:heUUTU before:here'sUTTU before:hereTTTU before:hiVUTU
before:hmWYVV before:howVVTV before:hugoYUaV before:i'dVWWV before:i'mYVVU before:i'veTSPS before:iYWSU before:ifORNS
before:inWWUW before:isUUWS before:isn'tWWhW before:it'llXXfX before:it'sRUXU before:itUTTU before:keepZYYX
before:leaveUTUU before:likeVYVV before:lookWWWW before:lookedVUVV before:looksSRRS before:loveWZVV before:lovelyYhWY
before:mainWWZV before:makeVVQV before:maybeSRRS before:meVVUV before:mmdbWW before:morningRPNR before:mustUTSU
before:myTSOS before:needVUTV before:neverROOR before:newUVZV before:niceapWa before:noVWXR before:notVVZU
before:nowSNOR before:numberedhXWW before:ohYWVW before:okWUTT before:oldVQVa before:onTRRT before:oneUWUU
before:onlyVVTV before:oohWeXX before:orSRRS before:ourRVVU before:overWbZV before:peoplecVVV before:pleaseVVVT
before:preferTSST before:progresscWVV before:putUXXU before:questionVaVV before:readZVVV before:readingaYVV
before:reallyceVX before:rememberQOPR before:rightTSST before:saidZZWW before:saysTTST before:sheUUTU before:shortXdWX
before:shouldUTUU before:sighWVdV before:soUOTR before:stagingWVaW before:stopZhaY before:stripcYVX before:tenVbVV
before:testsYVTV before:that'sWYWU before:thatVWTV before:theVUUV before:thenQUYV before:thereTWUU before:thisWVWV
before:titleYWaV before:tooVhWX before:turnsjaVW before:twoVVVU before:ughcfVX before:useUVUU before:useddgaX
before:watchWYbW before:weOVbR before:wellsWbWW before:whatXUYV before:whenWWPV before:whoVVTf before:whyaXTV
before:withTTVU before:wouldTRTU before:wrongVXZV before:yearscVVV before:yesXdXX before:you'reXYVV before:you'veVZVV
before:youXeWL before:yourZWSV before:ⓝVVWV before:ⓟSUUT before:ⓠVVTU beforeVXUU beginVXVV behaviourbcXW beingVSVV
believeUURU belongYkYX belongsWYcX belowTRPT besideYbWW bestVVQa betaWVaW betterYVTV betweenWVVT bigWUVU billingWWYV
binderXXWi bindingVVVf bitsfaVX blindhYYY blocksVaZV blueUSUZ boardTWYW boatdXWW boatsVVZU bodiesVaWV boldWWTV
bookedZYka bookingTSRT bordersXgeX botUVYV bothUTVV bottleXacX boxVVXW branchTVVV branchesWceY brandWUWb britishacXX
brokenTSRT btwaWYV bucketUVUa budgetVTYX bugTVUV bugsUVVa buildTVVV buildsVWXW builtVVRV bulletZZXW bumpVcVV
burnedWaXW burntWWbW busyboxWWbW butVRPR buttonUURU byVVWV byteTTST cYVVV cacheSOTS cakeUTTT callTUVV calledVUVV
cameVVVT cameraVUVV can'tVVVU canVUTU cancelledVVYV captionsXaWW carefuliYXY caretakerVVUc cargoTTTT carryVXWU
cartVUVV caseVZVU catalogueVWVZ centsXZeX certificateTSRT certificationYdYY changeUVVS changedWWWQ changelogVXVV
changesVaVV channelVUVW chapterVVVY charityUWcV chartVVUV chartsceWW checkTUSU checkoutVUUY checkpointTTST
checksumTTST chokesXZVV choseYZkZ chosenXWfX chromebooksWWaW citizensWWbW claimbXUV classTUVT classesWYZV cleveraWVV
clickTSQT clientVVZU clientsYbdY clinicYWhY clockUVVU closeUVUV closedUUbW closuredXWW cloudVVZV club'sYXYZ
cluster'sWYaV clusterVXYZ coVWYV codeWaWV codebaseaikY codesVSVZ coffeeQNOR colleagueUSTV collectedWVUe colourSVVV
columnVXVV columnsVWWU comeVVVX commaVYVV commandVYRV commentVYVU commentsVeVV commitVcVL commitsXZVT committedZdcY
companionWWaW compareUTPW comparisonscfYX complainUUTU complainedVUTU complianceYfWZ componentsWcaV composeUUUU
comprehensionsiYYX computerfVUV computerseWXX concernedVVUc conclusioneaVW concurrentlyXecX configVWVT conflictsTSST
confluenceUUUc connectionUUUU consumeVdWV contactVTXZ containXdcX contractTXcX contractsYWbc contributorsVZWV
controllerVVXV controllersZZYY controllingVVVd conventionVdUV conventionalXbWW conversionsWWaV convertSRQS
coordinatesWXdZ copeWWbW copiesVVUe coreVVYW coresaZXW correctVVTV correctionsVWVb costsXZYW couldUTMP council'sWWWc
councilWXhW counselYaWW countVUVU counterURSV crashesSQQV credentialsXXYW crewXXdY crmXXeX cronTTVU csbVUV cssVZWV
csvTUVV cudafYXX cupboardWWVe curatorsWVaW curteVVV curvesVUVb customerVVbV customersWbhW cutTUXT cutoverZZiZ cutsWXbW
cutterXXda dVUYV dashboardVTTe dataVXZX databaseWXXX databasesbWWV dataclassUTUU datasheetWVUe dateTVVV datesVZUV
dayVUVV daysVSVV dbUWXV deadTSWV deadlineVUbU deafeWYY decadesgWWW decemberVWWV decidedTRaU decidesaUYW decimalsVaUV
decisionsWVUb defaultUYUT degreesUUUU deleteVVVU deletedTTUU deliveryWVcV demoVQVV dentistsYYgY departmentXVaZ
dependVYYV dependenciesYiZY dependencyWbVV deployUVVV deploysVYYW describeYaWW describedWVVZ descriptionVWVb
descriptionsZZWW designXWXb designercSVV deskWWVd devbYVW developeiZX developerNUVU diagramsZVUW dictateeYXX
dictatingYWWX didUVOT didn'tVVVU diesVVXV diffZbSV diffsaWXY digitsUVVV dioceseWWdW directVcVV directlyVeWV
director'sXYfX directorYXbX directoryVVWd discussionsWWUd diskUUVV districtsWVeW doVVVS docVSTg dockWWcU dockerUSTU
docsVWVU docstringsYaVV doesTRYS doesn'tVVVU doingWVUV domainVYYW don'tVXVT doneVVVT dontWZXW doorVUWW downVUWV
draftUUTU draftedWbXW drawingsYXXa drawnVVSc driveWRSo driversVWZV dropVVVV droppedWWdW dropsVRVV dryXbUV dueVUXV
dumpVTTX dumpedVVVa dumpsWVTk dunnoTSST durationUTTU dyslexictaYZ eRVVX eachVXWW earXYfX editWWXc editedWaZV
editingVVSU editorWWVU editsWXZV effectiveWWaW egyptWWbW eighteenXXeX eitherVXVV embargoedXXeX embeddedcYZY emojigeXX
emojisacVX emptyROOT endVWXU endedVUYV endingsWcYV endpointTUSS endpointsVaVW endsWWbW engZWWX engineerbVOV
englishcZVW enoughVVVU entireZbXX entriesUVSV entryWcWW errorUUSV errorsVYWV ethicsWWWZ euWWdW evenUZYT eveningsaWUW
everWYWW everyVZYV everybodyURUU everythingWZaW everywhereWbWV evidencediYY exactXecX exactlyVVRV examVUZX exceptVSVV
exceptionsVZXV exclamationWYWV expectedVXTV experimentXXcb experimentsWaZW explainTZSW explainingbXVW explanationbaTW
explanationskYVX exportTTUV exportsWcYX expressionsYfZY extWVWf extendedWWaW extensionVVVZ extractSPNT facilitiesVVWj
facingYmWY failedUUTU failingYaVV failsWTPS fakeUXUV farSTOT farmeriYXX farmersWWdW fasterTTRT featureRURU
featuresZXjX febXUdX februaryVVXV federalVUUd feedVUWX feedbackVVVe feedsWWVd fetchVYVV fieldUVXW fifteenaVTV
figmaWWWh fileVWTV filedWVVe filesWZVX filingXWYZ filterTSTT finalXWfa findVSVX fineVUTU finishVVTV firmwareXXWb
firstVWVV fiscalVUYV fitVYVV fiveVVVU fixWWVN fixedVVWU fixesVaVV fixingdXVW flagTUUU flagsUWWY flakeVaVW flakyUVTV
floatingWWcW floatsVYZV floorWUUc flowVVVb fluentgXXX flushUTTU fnsWeVW focusedZUVV folderUVUb followYaXV fontTSST
footerUUUU forVWVV foreignaVTV forgetRVZV formQOQV formatterWbWW formsWVXZ formulasafWW fortyYVUV forumVUVa
forwardWXVV foundQNNS fourVVVU frameVUVV freeVVVU freezeTVaV fromVVVV frontendYWVV fsVVVf fullVVVW functionUWTS
functionsbbZX futureXbWW fyiXXaW gVVZV gapsYUSV garmineVUV gatesVVYX gaugeVTWV gearboxXXdX generalcZWX generatedWaXZ
generatorUVZV germanWbWV getWWXW getsVXbW gettingTTUU giftWaUV gigsYWWW gitYZUW gitlabVVTg giveXWRT givenWXdW
givesUTJU glossaryWWUj glovesYWdX goWVXV goesWWZV goingVVUU goneVVXV goodVVSV goodbyeXWdX googleZUVh gotVVVV gplVcXV
grafanaYYXm grantVTVV graphqlVVYV greatZWUV greekZVVV greenXVTV greyUURV grossVWZV groupUVVW grumpyfXWW guessVVUU
guessingdXVV guestsVVZV guide'sVVVc guideVTUX guidelinesXXWb guyTRTT habithhXX hadUUPT hahaSQMS halfWVVO handVXVT
handbookYYZg handleUURV handlerSSQT handlersVaZV handlesWVbW hangVVVX hangsUUUW happensTVVU happyTUTT harborWXYZ
hardcodeUTSU hardwaredXYa hasSVWV hashVZVV haveVVVT haven'tUSRT he'sWPWX heTUVX headed:TSUU headerUUUT headingTTTT
headingsaVVV headsWWZX hearZUUV hearingWbWW helpWVRV helpdeskVVUf helpedbaUV helperWWXV helpersXbVY herVVYX here'sVTTU
hereVXXT hiWRTU hiddenUUTU himTVVV hintsYWRV hisUUVV hivesbXXX hmWVTV hobbywWVX holidaysVTVW honestlyYVSV hooksXjYX
hospitalYXaW hostVUWV hostedZYmZ hostingZZeZ hostnameWWdX hotfixesWZaW hourUSSR hourlyVWYV hoursVTWV houseYXYa howVYVV
httpxXdVX humanscaXW hundredUTTU hurryUUSU hurtsUYUV hydrologistmWVW i'dYVSS i'llWSOV i'meUOQ i'vebUPT icVPR iconTSRU
idSSRS ideaWTUU identifiersZldY identityXdYX ifVWSV ifsYXWW imagesXZaX imagineRQOR imanageVVUd imgVTV imperativeWcXW
importVWXU importerVVXV importsVZXV inVVVW inchZZWW inchesZjbZ incidentsWWUf indexUTQU infraWVYW ingestXdaW
inheritancefbYY initVZYV inlineVZVV insistXZbX inspectionXXcX installWXXW installedVXZV insteadVVVN institute'sXYfX
integersVcYV invoiceSUTS iosYXZY ipadsWWbW iphonebWWW isWVYW isn'tVVYU issuesXYZY it'llWWaW it'sSVXV itTVUS itsVVXV
itselfVVTV janbadc januaryYZdY jargoneYVV jenkinsWVZW jestVaXV jiraWWVj jobVWUS journalXcZX juneYXeY juniorcWWW
justVUUT kTUXV keepVWVW keepingXXaX keepsVPVa keptVTVW kernelZXWW keysUYac keystoreWWWg kiosksWWZX kitVXXY kitchenZVTV
knowaVUV knownWVWY knowsVOVc kubernetesVTUV labYWbY labelVUVW lakeWVaW laminatedXXWd landVTVY laptopYVVV laptopsVbVU
largeUSTU laserXXYg last:UVUV lastWVWV latencyWWYZ launchVWdU launchdarklyVVWd lawVXZV lawyersVcXV leaksVWWW learnchVX
learnedjUUW learntdVVV leaveVVVR leavesVZYV lectureiXXX leftVUWV legacyXYjX legalVWYY lessWVTV let'sTQQS letVVVU
letterUVVX libVVQW librariandVVV licenceXWdb licensedWWba liesWZXX lifeVTUV liftedWWaa lightVUVV likeZWSS limitVVXU
lineXXWN linesWaVU linksVWOV linterVYVV listVTTY listed:VZXV listsXZWX literalsWdZW littleVWUW liveUUWW livesUWVb
loadTVVX locallySUTT lockUVUU lockfileXaWV lodashVZVV logUWWV logicYVVV loginSTVW loginsVVVZ logoUQUV logsTXZV
lokiVVWa lolVTUV long:0UTTR long:1TUTT long:2VVWW long:3VVWV long:4VTVW long:5VUVV long:6VUVV longWUVT lookWWUX
lookedSSOV looksTTUU loopTTTT losesURVU lossTTQT lostVVVU lotXVVU lovelyVXRV lowerVWWT lunchTTVU macVSVV macbookZXcY
machinesVVZV macrosXabW mailUQSV mailboxWVRf mailedWWVi mailsWWXZ mainVZWS mainframeWXZW maintainaXWW maintainsWWcV
majorWfVV makeWWNV makesVaUV makingcWWV mallocWcaW managedVVUY managementYYXY mapSPSU mapboxXWaX marchVVYV
marketingVVXW marksXfZX maskedWfaW maternityWWZW mathsZVVV matrixVTaa mattersZaab mayVVYV maybeVPTT meanVVVU mecZRS
membersXWdW memorizejXWX memorySVVV mergeUWUT mergedVVYU mergerWWZV mergesVXaV mergingXjWY messageVWVW messagesXXWW
metadataWVVb metresVVbV metricXaWW middleUTVV midnightTRTT mightPOGQ migrainescXWW migratedWWYd migrationRWWU
migrationsYnaY minUVWU mindPTYU minimumYYjY ministry'sYYZd ministryZYfZ minuteUVVV minutesRTQT missingTTSU mobileUVZV
mockVYVV mocksWcXW modbusWWaW modeVSVU modelUVVV modelsYYaY modulesahda momentUVUU moneyUXZV monitorsXacX monthWTXW
monthlyWWaW monthsVTXV morningsgXZZ mostZVTU mostlycVWW mountedXWbX moveUUTS movedVWVX movesVSXV movingUTUU msUWSU
msrvWcZW muchVVVV municipalityVVaV mustVVUS mustn'tWadW mydVSR nameVVVU namedVXZV namesWaXV nationalXZXY ndXWZY
needVVVV needsVYYT nervousYZWW netWWaV networkVWXV neverTVQN newVVWU newsletterVUZV nextVVVU nextcloudXXWj niceVWQV
nightVUXW nightlyTUVW noVXYP nobodyVUWW nodeUWXV nodesVVYV noonUSUU notWWXW notesVVTW nothingVXXV notionWVVj
novemberWWZW nowWSWT npmVXUU nullRRQS numberTVVV numberingXXdX numbersVXWX nurseWTVV oddVTVV ofVVVV offUVWV
office'sYXaY officeWVZZ officerWWTY offlineVUYV ohXVVV okUTTU oldURWW olderUQVV onVVWV onceVVUV oneVVVV onlyVVZV
opWVcW openVWVQ openapiWWYe opensTQUU operatorZXeX opsWYZZ optionUUUU optionsWgVV orUXUT orderTUSU ordersVVXV orgaaac
otherVVUU othersVUUV otherwiseVZYU ourVadX oursTTYW outUVWU outputWYUV overVVXQ ownedWWZV ownerWWcW ownsYZla
packagesXYYW pageTSQX pagerdutyWVWb paginationTRQT paidVUZV painfuleXWW paperWVWX paragraphYaTV paragraphsXcUW
parentalVVZV parishWVZW parsedWYbW parserUSVT partnersVXaV passSVXV passwordVTUX pastWYXW pasteVWTV pastedTTQU
patchVXVV pathUWWV payWVYV paymentsbXXX paysWVbW pdfTUUb peopleVVXV percentVRWV perfXYad perfectXdQV perhapsRQOS
personWXWW personsWVdW pharmacyVVUf phdeXXX phonesVWbW photoUUSY photosVTUY physiodWVW pickedWUZV pickerTSRT picksUUSU
pictureVVSV pieaYUV pilotXXgX pinVYVV pinnedXYYe pipWdWW place:0VUUV place:1VWVV place:2WYYX place:3XYaa plainWZVV
plansWWWd plantWXZW platformUVUY playerUTUU pleaseWZUN plotUTUU plotsWZUV plseaVV plusVUVV pnpmWeWW podVVVZ poetryWZWW
pointVWWV pointersZVVV pointsWWRV polyfillVaWa portalVQVb postVSVV postdociVUV postmortemsWZWb postponedYXiY
powershellaWVV preferYVQU prefersSSRT presetsWWVg priceVUXV printUVVU printsUTRT privacyVVZV privateXcWW priyaWaXY
probablyQPKR problemQONQ prodSWZa productXXcW productionWaaX programmerbVUW progressUTUU projectXXWe promisedVVZV
pronounsbVVW proseVaWW protectionXWVb protosVUUc prsXgaY publicYaeX pumpVTWV pushVXHU putUVVT putsVTRU puttingYbdW
pythonWVVU qaWVaX quarterWWYX querySSTT questionVWRV questionsYYVd queueUSTT quickTVUU quickerVVUb quirksWWVg quitgciZ
raisedXXeX ramXcbX ranVWUV rangersWWcW rateUVVV ratherWZVV ratingVVVa rawVYZY rdVWZW readXWXV readerSVTV readingZXUV
realTZZX reallyWVVV reasoninggfXX rebaseWVTV recapcYVW receiptTTTT receptionVVaV recommendTTTT recordedVVSV
recordingsVUVc recordsVVVa redVVQV redoUXUU redrawsVVVb refVVUe reformatWbUW refusedTSST refusesWbaW regexWUTU
regionalXXdX registryWWXY regulationWWZW regulatorWXdW releaseUVWV releasesVWWV remainXWfX remainsWWcW rememberUUVV
removeNIFN renameLCHN renamedVUdV renewedWWZW replaceUSTV replacedXXhW repoXWWi reportsXXYZ repositoryXcWX
reproducibleWYbW requestTUTT requestsXYWX requirementYfYY researchZYZh resetVSWV restartTUVU retentionXWfX retireddZfa
retryRWWT returnRNQR returnsTSRT reusedVWZV revertedWWbV reviewXaXT reviewerVTVV reviewersWXYW reviewingdWWW
reviewsXYea rewriteUXVV rightTSQR rightsXTZa roboticsWXbW robotsWVaW roomUUVW rootVVUa rosVbWV rotationVVUa
roughlyUUSU routeVVVZ rowVWTV rowsTUUS rudeVaWW ruffWaVW ruleVaVS rulesVVVZ runVWWS runbookWWWb runbooksWWUg runsVVYV
saidVVVU sameSURT sataVVV saveTPVV savedVWTV sawSTQT sayVXSO saysNQQO scanVUUY scannedVVVZ scannerXWYX scannersWXYW
scheduleWUXd schemaVXXX schoolYUYV schoolsWWZb scientistbVWW scrapWXaW screenWVPV screenshotXVUV screenshotsWcVW
scriptSWVT scriptsWjbX sdkVZVV searchTUTV seasonVVYV seatVUVV secondSUXV secondsVUST secretarybVVY securityVXYW
seeTTQU seedUUUU seemsSSRS seenUSVU selfZWXW sendUVUV sensorURWV sensorsXWbX sentenceYYXV sentencesXbUV sentryVVUf
septemberYXgY serverTUWV serviceXZZX servicesVVZV setSSTU settingsUSTU settledZaua sevenVSWV sftpXXVo shadersXeeX
shareXSZc sharedXYba sharepointWWVe sharesWWbW she'sXWbc sheWPWe sheetSOUg sheetsZdXh shellVaWV shiftTUVV shiftsaXXX
shipVVVU shipsXafY shookXWcX shopVVYV shortXVQT shortenTTST shorterTSST shouldTRKR showUVUS showingWaVW shownUVUT
showsRSLQ shutYXgY signedUWgV significantYkWY signsXWfY signupUTVU simplebWVV sinceVTWT singleVWVU singletoneYVW
singularZcbV sitXTVk siteXVZY sitesXYeX sitsVVVX sixWVUV sizeVVVU skipXVPV skippedVVTV slackXYUj sleepYUVV slidWWaW
slidesVUTW slowURTS slowlyaUVV slurmXgbX smallZVSU snakeWXbV snippetsZYWW soWVWT soldVUYV solutiongXWW solveigVVaV
someSRQT somebodySROU someoneXVVV somethingWVVV sorryVTRU sortRTTS sourceXYXY sourcingWWZW spacesVZVV spacingVWZU
speakingcVVV speaksVWYV specUWXd specsXXXo spellWeWV spelledZgjZ spellingVZVV splitVUXS spokenXXbX spreadsheetVTVW
springUTZV sprintsXXaX spriteWXaX sqlcdYX sqliteVVXV squashVaVV stageXaXX stagingWVYW staleVVTa standardXkbY
standsXZgX startVVTV startsWVXT staticVWYV stationVRVV statisticsYUVW statsaVVV stayVYdT staysTWhP stdoutVZXV
steamZYcY steelWWXa steeradXX steeringWUYW stepVWSV stepsZYWW stickerWWWh stillVRUU stopXZWW storeWTcW straightYaVV
streamVUVY stringsUXYV stuckUUVV studentURUV studentsYaiY stuffXWWW styleUcXV subjectsVacV substitutionWWcW suffixYbZe
sugarcoataeXX suggestingYieY suiteVYVV sumUTVV summaryYaNV summerWVbW sundaysXWbb supervisorZXaX supportWWXY
supportingWVZW supposeTTTT sureWXNU swaggerVVTb swapSQPS swappedUPYV switchVVVU syncVVYV syncedbXaW systemXXYY tabVPRa
tableUVVV tablesbZWX tabletsWWfW tabooWdXV tabsVWVV tagUVVW tagsVWXV tailwindVXZW takeVVUV takesVVWU talkedWXeW
talksWWaV tankWWaW tapedVVVg taskWWTV tasteZaWW taughtdVUV taxUVYW teacheWWW team'scVWV teamYYbY teamsWWXW
technicalcYYY tellVXRW tellingVbWW temperatureUUTU temperaturesWXbW templatesVZYU tenVVWS tenantVWaV tenseXeYW
termVVbV termbaseWWVf terminalbWRW termsXWXW testXWWW testersXWaX testsVZVU textVYUU textsVXVY texturesVbYV thTTWS
thanWXUU thankVVUV thanksUUOT that'sVWVV thatVVVS thatsWYaX theTUVV theirSVVW themVXXW themselvesWWZX thenWVUT
there'sVTVX thereVVVV theseXVSV thesisXWaZ they'dTTST they'rePUVX they'veVSVV theyUTWV thinXbXW thingWVVT thingsWWWV
thinkSTTS thinkingSQQS thinkpadeXXX thinksSRRS thirdVVVV thisUUUQ thoseYZXX thoughtRRRS threeVVVM thresholdsVVUa
throughUVWV throughoutYjgY throwUUSU throwsSRPS thursdayVVYV thusbXYY tickTTST ticketUXVV ticketsWWWZ tierWVZW
tillVUUV timeWWVT timeoutSUTT timerTTST timesVVUT timezoneYWWW titleUQST titlesZfaY toVVVW tocentsUUTU todayPQRR
tokenUVUU tokensXYYZ toldVWVU tomorrowQNOS toneVVUZ tonightQOMS tooVVVU tookVVWU toolsXbZW topVWTU topiccXXa
torqueahaY tossedWWcW totalTORU touchVXVQ touchedVVTV tracWWVd traceVRTU trackWWYW trackedWVWb trackerYcYe
trademarkWXcW trafficVVaV translatorsXYYX tripVVVa trunkXaYX truthVVUb tryTNRS tuesdayVSYV tuesdaysWXaW turnWVSV
turnsWVSV twentyVUSU twiceQSTS twoVUWT typeVVTV typescriptgXWW uglyTSRU underWWXa understandsXYgY undoTUTU unionVVXX
unitUVVV unitsXeXX universityYXZY unlessWXVV unsafeWeYX unsurecgab untilSRbR upVVVV updateTVVU upgradedWWaY uploadSQTS
usWZfX usbVTXZ useVXUU usedVUVS usefulfZWX userVVVV usersVVWU usuallyYVWV vRVWU vaultVVTa vendorTVWV vendorsXXXb
versionTWVU versionsVYWV veryUURU vestryXWXd viaVVWb videoVTVV viewsYWdX viteUTSU vitestcaaY volumeUTTU volumesWbaW
volunteersVUbV voteWWZW votedWWgW wYXbX waitingTVST wallYWTV wantUXTW wantsQVaV wardVUVV wardsVUXV warehouseWWcV
warningTRTT wasVVVT wayaYVW we'llVVWU we'reVXdW we'veXXgX weUWZV webshopWWWb websocketUTSU websocketsWWZd wechatVVTh
weekVSWU weekendUUdV weeksXXcV weighsXYdX weirdlyVVWb welcomeWfWW wellWVVS wentVTXT weren'tYXWX whatVVUX whateverVWWV
wheelsWUeZ whenVVVV wheneverVWSV whereUVSV whetherOLNR whichVWWV whileUUVU who'sVUVY whyVVTQ wideVaVV wikiXVZp
willVUaV windowsYVVV winterWWaW wipedWWYa wiredZYdj wiringVVRc withVVVU withoutVYVS won'tVWbV wonWVYW wordWXXV
wordingVVUd wordsXaVW workXVVV workedUUTU worksSRST workspaceWWWe would'veeYVV wouldSQMO wowUUTU wrappedWXaW
wrapperVaYV writeVWUV writingWWYX writtenXbYX wrongVUTU yarncola yearVTZV yearscXXX yesUWUU yesterdayVRVU yetNLPQ
you'dVZUV you'reZWRV you'veVVVU youVYWT yourXXSU yoursVYVV yourselfXeYX yrseXWX zeroVVVU zipUTUU zulipWVVb —aWcX ⓒWWYZ
ⓝUTXV ⓟWVVY ⓠVVUY ⓤTRTj ⓧVVTe
"""
