"""How much each trait of a sentence speaks for it that it lasts and is of each type: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!UVWR "RONR 'XWXb (VVWV ,WXYW -WYYZ .WWVT /VXTX 0:aUTQR 0:addUTQT 0:afterUVVT 0:alwaysVXVV 0:andVUUU 0:answerbXVV
0:anythingXaaZ 0:anywayTSST 0:askVWUY 0:atVVTU 0:beendWVW 0:beforeVXVV 0:boWWbW 0:boardWVYb 0:branchXdZX 0:britishccWX
0:btwbbaY 0:bugsUUTY 0:buildsVbWW 0:butVVUV 0:byVVXW 0:callYURV 0:canSPSR 0:checkUSSV 0:choseXWcX 0:codeZaYX
0:commitWaWW 0:contractsVVUd 0:couldWVWV 0:csvXdbX 0:customerXYZZ 0:dashboardsWWWj 0:datesWdZV 0:didUUUU 0:doUYSU
0:doesTTST 0:don'tVYRP 0:doneWWeW 0:dontWdWX 0:dropUTTU 0:eachUVWV 0:englishaWWW 0:errorsWcaW 0:eventXZdX 0:everyVWWU
0:explainVWSV 0:featureWabW 0:finalWWbW 0:findTTST 0:firmwareVVUh 0:firstUUTU 0:fixSRPS 0:forTVUX 0:forgetWXdW
0:fromUXVV 0:fyiXWYV 0:gitTTTT 0:giveUXTV 0:goUUUV 0:goodVWRV 0:grafanaWXYa 0:halfZXXW 0:haveTSSU 0:heTSRT 0:headsWWZX
0:holidayVVUg 0:howUSTW 0:i'dWWOU 0:i'llTSST 0:i'mbURQ 0:i'veYVVT 0:iYVSP 0:ifUVVW 0:imYVVV 0:importsXeYX 0:inUVUV
0:incidentsWWVd 0:isRQPQ 0:it'llWWcW 0:it'sWWXS 0:itQRSS 0:journalWcWW 0:justVWOV 0:keepVaTT 0:keysXWdb 0:knownXYXg
0:leaveTVSU 0:lessZeWW 0:let'sTSRT 0:loadVVUc 0:logsVWZW 0:lookTURV 0:looksTTSU 0:lovelyVYSV 0:makeRUTU 0:makefileXeYX
0:maybeSSQS 0:minWXaW 0:minutesXXWb 0:mondaysVVVe 0:moneyXddX 0:moreXdTW 0:morningVTTU 0:moveSQQS 0:msrvWcZW 0:myYUUV
0:neverWXUU 0:newWWaW 0:nextTUSU 0:niceVaWW 0:noVUVT 0:nodeWWZW 0:notVVVV 0:nothingVXWV 0:nowSPPS 0:numbersWbWW
0:ohXYTV 0:okVUVV 0:oldVUUd 0:onTUVV 0:oneWXVT 0:onlyUUTU 0:orUTTU 0:ourRXZW 0:paperVVVc 0:passwordsVVUb 0:perWWcW
0:perhapsTTTU 0:pickedZXdX 0:picturesZdWW 0:pleaseVWSS 0:plsbYVV 0:pnpmccdW 0:portXWWa 0:postgrescWWV
0:postmortemsWXVd 0:pricesXZZW 0:prodWWcW 0:prsWcbW 0:publicYbYW 0:pullWaVV 0:putTTOS 0:questionsWWYe 0:rawXXZe
0:readTTTT 0:rememberVUVV 0:renameTTRT 0:replaceTTTT 0:resultVaVV 0:revertTSSU 0:rightVUVV 0:runVWRV 0:rustWXaW
0:sameXUTV 0:sampleWWWZ 0:sayWaTV 0:scrapWXaW 0:secretsVbaU 0:sendTTST 0:sentryWWVa 0:setUTSU 0:sheVVTa 0:shellWZbW
0:shortWaUV 0:shouldUUVV 0:signedXXaY 0:sinceVTYV 0:skipUVTV 0:soUSTR 0:someoneTTST 0:sorryWVTV 0:splitTSRT
0:startTSQT 0:stopVZVT 0:tabsVaWV 0:tailwindXXbX 0:takeRQPS 0:talkedWWZW 0:talkfbWW 0:tankWWaW 0:temperaturesWXbW
0:testsXYWV 0:thanksWVTV 0:that'sWWVV 0:thatWXVU 0:theRTWV 0:thenRSPT 0:there'sVTWV 0:thereUUXV 0:theyVUXV 0:thirdVYVV
0:thisVYVU 0:thoseVVbW 0:threeZWUV 0:todayTTTT 0:tooXZWW 0:toycWXW 0:translateTSRT 0:translationsWVVg 0:tryUUTU
0:undoUTTU 0:unsafeXfYX 0:untilUSUU 0:useUXSS 0:vWZZW 0:verdictaZcX 0:wardWWaW 0:we'llWWdW 0:we'reSVbV 0:we'veXWXW
0:weVYaU 0:weatherWWWc 0:wellbVTV 0:wentWWZW 0:what'sUUSW 0:whatURRU 0:whenVYUV 0:wheneverSVVV 0:whereUUUV 0:whichTSRU
0:who'sVVUd 0:whoUUQY 0:whoeverWWcX 0:whyWYRV 0:withXWTV 0:wouldUUUU 0:writeVXRU 0:you'llWWVa 0:you'reXZTV
0:you'veVZVV 0:youXYVU 0:ⓝUTUU 0:ⓟTVVV 0:ⓠVWWT 1:!TSPT 1:'VWVa 1:,VVUT 1:-RUVU 1:.SUUV 1::VVWV 1:aWUSW 1:addTUTV
1:addingWYWW 1:againUUSU 1:agreedUSRU 1:allVWTV 1:allowedXfXX 1:alsoTSST 1:alternativesigXX 1:alwaysWSVT 1:amcVTW
1:anUSVV 1:andVUYV 1:answersZVVV 1:anythingUUTW 1:apologiseXcWX 1:apologizingadWX 1:areVWZW 1:asciidWVV 1:askedVWUU
1:auditXWeX 1:backgroundZVUV 1:beforeYcZY 1:belongVZUV 1:betaZYhZ 1:blackXdXX 1:blinddWWW 1:branchXYXW 1:branchesXXaa
1:brandWWVe 1:byXUVU 1:carryXfdX 1:chipYXfX 1:closesWVaW 1:cluster'sWYbV 1:coVZfW 1:codeVZZV 1:colleagueSSRT
1:colourYVUV 1:columnXXeb 1:commitYcXX 1:contactXWfX 1:couldTURU 1:curvesWWVd 1:customersWYaW 1:cutoverYXfY 1:darkXWcX
1:datesXeaW 1:deafbVWW 1:decidedUSVU 1:decisionsWWVY 1:deploysWXaW 1:devhVVW 1:dictatedYXX 1:didWVSV 1:discussionsVXXa
1:doXVWT 1:docsSSPS 1:doesWUaY 1:doesn'tTTST 1:doingbaXY 1:don'tWWVU 1:dyslexicWeWW 1:eachVaRW 1:editorZVUV 1:elseVVUc
1:emojisWaVW 1:engineerlXXX 1:ethicsWWUm 1:everXbYW 1:everythingVaVV 1:farmWWWn 1:feedbackVVTd 1:fifteendZXX
1:findUVUe 1:firmwareXXZY 1:firstWZVV 1:fiscalWWaW 1:flagsWaYV 1:floatsWbYW 1:forWVWb 1:forceVZVV 1:forgetVTVV
1:formatVbXV 1:freezeWWcW 1:fromWVWX 1:functionsYZXW 1:gaveccXX 1:generateXeZX 1:getsVUcW 1:glossaryWWVY 1:goVXaV
1:goesVVYV 1:goneWWaW 1:goodUVSU 1:gotVQVV 1:grantXXgX 1:guessUUUU 1:guyTTTT 1:habitgZVW 1:hadYVTV 1:handlersXdbX
1:happensVVVU 1:hasUWWZ 1:haveVVWV 1:hereZZaX 1:hostingWVZW 1:i'mgVVV 1:iSVSS 1:idsVYXV 1:inWbYW 1:incidentVVWb
1:intoWdbW 1:invoiceTSST 1:isSVYS 1:isn'tVWYW 1:itQVSP 1:jobUUTU 1:keepsWWWg 1:knowXYWW 1:knowsaZZn 1:kubernetesXXgX
1:labZXWW 1:leftXWdX 1:likeXVNU 1:limitXXcX 1:lineshjcc 1:listVUVb 1:listsWWVa 1:lookVUUU 1:lookedRQOR 1:machinesXXcY
1:mainWWcW 1:maintainaWWW 1:makeWVTV 1:makesWaXW 1:markqfZX 1:mattersWWWc 1:mayXVUV 1:meVXOU 1:memorizejXXX
1:messagesVbVU 1:metadataUUTZ 1:mightSRQS 1:mindTSST 1:morningTTTT 1:movedWVaX 1:movesWWbW 1:mustUVSU 1:nameXYWW
1:namesTZZV 1:needSUTT 1:neverVVSV 1:newbVVV 1:nightSSRS 1:noWXUV 1:notVVaT 1:nowTWVT 1:numberedfaWW 1:numbersVXZV
1:nunsXXgX 1:ofWWVY 1:officeUUYU 1:okTSST 1:oldTVVV 1:onVVVV 1:oneVWSV 1:onlyWWVW 1:openVZUV 1:orYVRV 1:ourUTaT
1:overWXaW 1:ownaVWV 1:ownsWZaX 1:paperXXbX 1:payZWYW 1:piecZVW 1:pinXaXX 1:pinoutWWWe 1:planVWVd 1:plansWWVe
1:pleaseXVQV 1:plotsWbVW 1:preferWTVU 1:pronounsbWVW 1:putUVPU 1:puttingbccX 1:questionsVVUe 1:ratesVVWd 1:ratheraeXX
1:readVYSV 1:reallyiZYa 1:recordingsXXXc 1:registryWWWa 1:releaseUSUU 1:rememberVVWV 1:renameUTUU 1:repoVUYV
1:requestsXZVW 1:retentionXXdX 1:reviewXabW 1:runbooksVVWa 1:sampleWVWc 1:sayWZWV 1:saysSQPS 1:scannerXXdX
1:schemaWWWa 1:schoolYYiY 1:screenshotsWcXX 1:searchVVUX 1:sentencesfZWW 1:serverVVZV 1:serviceXedX 1:shellWbaW
1:shouldXYaX 1:signXYZf 1:signedWXbW 1:soVUVV 1:somethingWXWW 1:sortedXeYX 1:spacesdaYW 1:spelledWYaV 1:spellingVZXW
1:stagingWVYY 1:statisticsiXXX 1:stayXXiX 1:staysZYhZ 1:stopXWXW 1:subtitlesWWdW 1:sureSSRT 1:talkedWYZZ 1:talkocYZ
1:teachdXUX 1:tellaWVV 1:templateVVVf 1:testTWVW 1:textsVUUb 1:thatVWQV 1:theUTQT 1:themYYPV 1:thereVVWV 1:theseTSST
1:thesisWbXW 1:thinkXWXW 1:thisQVTS 1:threeUUTU 1:thresholdsYYXm 1:throughVVUb 1:ticketsXWVb 1:tillsWWaV 1:timeVVWV
1:timezoneZXWW 1:titlesYhZY 1:toVVVV 1:tokensVVbW 1:toldVWcV 1:tookVVbV 1:touchWWVV 1:twoWSVV 1:upVTVV 1:useVXUU
1:usuallyYVVV 1:vXWdX 1:wantUXRV 1:wasUVUU 1:watchfVUV 1:weTSTR 1:websiteWXbW 1:whatVXVV 1:willWVYW 1:won'tXXeX
1:wordVbWV 1:workbVTV 1:wouldSTRT 1:writeVWVV 1:writingVZWW 1:yearsaVUV 1:youUVVU 1:zeroXXfX 1:ⓒVSTU 1:ⓝSTWU 1:ⓟVVWT
2:!VQWV 2:(ZeXW 2:,WVTW 2:.WVWX 2::VVVa 2:?VXVd 2:aVTUS 2:aboutUSUd 2:accessWWZc 2:addVVUV 2:againWWWW 2:agreedWYYW
2:agreementXZeX 2:alwaysUVST 2:andXWWW 2:answeredVVZV 2:answersXbVW 2:appWVaW 2:areTWWY 2:asUTUV 2:atUSVV 2:backUSVV
2:bannedWbbW 2:beSSST 2:beforeYVWV 2:beginVaWV 2:belongsXXbW 2:boxWWbW 2:breaksYZgY 2:bugUTTU 2:callVVVZ 2:can'tVUTU
2:canVVUV 2:carryWbZW 2:changedXVcX 2:chartscZVW 2:clusterYagY 2:comeVWYg 2:commitVWRV 2:conventionXgWW 2:curvesWVWc
2:dashboardXXWd 2:decadesgWWW 2:deployVaVV 2:docsVVRh 2:downUTUU 2:eVVWa 2:earlycZXX 2:emojicXXW 2:endsXVXW 2:everVVTV
2:everyVXVV 2:everythingadgX 2:feedVVVb 2:filesXXWX 2:findVTTY 2:fineTTST 2:finishWXVW 2:firstUVUU 2:fishacWW
2:folderVaXV 2:followWaXX 2:forVVVY 2:forgetTTWV 2:freezeWVaX 2:fromUUTU 2:functionWZWV 2:futureWaUW 2:generalaZYW
2:getUWYW 2:getsVVXV 2:giveVYVV 2:goVVWU 2:goesWXXW 2:gotVSYV 2:guide'sVVVc 2:halfVVTU 2:hardcYXX 2:hasTVVV 2:haveWVWU
2:hereZWVV 2:himVVVg 2:homegXXX 2:i'meUUV 2:iVVWU 2:ifPNPQ 2:imaXWW 2:importerXZaW 2:insteadVVSV 2:isVVWU 2:isn'tWXeW
2:issuesWcWW 2:it'sRPQS 2:itUVWV 2:justUUXU 2:keysVVUk 2:kidsgXWW 2:lastSSTT 2:lawyerOhVV 2:leavingdZZX 2:legalWYaW
2:lengthadWW 2:lineVYVV 2:listWVVZ 2:liveXXZY 2:lookRQRS 2:lostYXZX 2:machinefXeX 2:mailTSRT 2:meVVUU 2:mergerWWcW
2:metbWWW 2:migrainescXWW 2:modeXWcX 2:mustSXTU 2:mySXXV 2:neverVWXV 2:newWVTV 2:noVVSV 2:notWVVT 2:numbersXZWX
2:nursebVWW 2:oldUUTW 2:onVVVV 2:oneVVWU 2:onlyWXbX 2:ourWVgW 2:outVSWU 2:patientYhbY 2:perZXWW 2:physioiXWX
2:pickedZYmZ 2:planWWWa 2:pleaseUVSV 2:projectXaWY 2:pushesWaWW 2:questionsmfWX 2:readYWaV 2:readingYXVV 2:readsVZYW
2:recordingsWWZd 2:refactoringXhXX 2:registryVVVd 2:rememberUTWV 2:repoXfXY 2:researchWWVc 2:robotsWWZW 2:ruleVYVV
2:runsVVZV 2:sayVWUV 2:saysQRRS 2:scheduleWWXh 2:seeUVUV 2:seeingdXVV 2:shortYVVV 2:shouldUVQU 2:showsVVTV
2:signedWWbW 2:sketchbWVV 2:smallYWWV 2:soWVSV 2:sourceVVUb 2:specXXWf 2:squashXdXW 2:startZfWW 2:startsVVYW
2:stringsWYaW 2:team'sdVWV 2:teamVYVV 2:tenantXYgX 2:testaWUV 2:textVVQY 2:that'sTVQV 2:thatUVVY 2:theUVVV 2:theseabUW
2:thingsWbXW 2:thisVUVV 2:thoseXZUW 2:throughUWWV 2:timesXfXW 2:toVVVV 2:tokensWWVc 2:touchUVWV 2:trainingdVVW
2:transcriptUbWW 2:twoUVVV 2:unitsVaWV 2:userVUTW 2:wasVVVU 2:wayafgb 2:weTVUV 2:whatVXWV 2:whydXUV 2:windowscdZY
2:withVVVV 2:wrappedXYdX 2:writeVWUV 2:yearUTPT 2:youWYVU 2:ⓒXVVU 2:ⓝSSUR 2:ⓟVWVT 2:ⓠWWVV 2:ⓧUVVY 8CIA :WVWa ;XXZY
?TWNX aVVVV abbreviationsXZaX acceptedWWcW accessVUWY accountVUWc accountantZVUX accountingVVaY accountsVUWV addRVSQ
addedWaXV addingWbXW addressesVVZV adminVPWV admittingXcYX after:(UUTU after:,VVVV after::TUWU after:aVTVV
after:againWZVV after:allVWUV after:alsoVWWV after:alwaysUURU after:ambWVV after:anTSRT after:andWWWW after:anywayVUSU
after:atVWUV after:attachVVVm after:beenaWVV after:brokeTTTU after:bugsVVVd after:butSQQS after:byVTVV after:canVVVV
after:changeUVXV after:checkVRTW after:comefWUV after:contractWVaW after:councilXXiX after:csvWWbW after:cutVcWW
after:didVZVV after:diffelZZ after:discussedYagY after:doVVVS after:doesUQUU after:doingYhXY after:don'tSUUV
after:driveWWXe after:elseVVVb after:exactlynbXX after:fixUVVV after:fromTTST after:goodaXRV after:habitfZWW
after:hadVYWV after:haveWVUV after:i'dVWVU after:i'llTUUU after:i'mVUPV after:iXXQW after:ifTVVV after:inUTWV
after:isVVVV after:it'sUVXS after:itVWWT after:justVVMV after:keepVXVU after:letWUTV after:likeVVUV after:logincWWV
after:lookedSSPS after:makesWeWW after:meYWUV after:moduleXfZX after:moreZaUW after:moveWZdW after:mrsVVXb
after:myhVLV after:namesTTST after:newVWYV after:nightSSRS after:noUUXS after:nowUUWV after:ofVVVU after:okTTST
after:onUSQU after:onceWZXW after:oneVUVT after:onlyTVVV after:orXWTV after:ourSSUT after:pleaseUUTQ after:privacyXYdX
after:putUVVV after:reallyaaVW after:recordsWdaW after:removeVUaW after:secondUURU after:settledWWaW after:shouldUTUU
after:signedYZkY after:standardWddX after:stopVWXV after:takeUUYV after:talkqYWY after:textVYVV after:that'sWhVV
after:thatWaWT after:theUVXW after:thenVVVV after:there'sVQVV after:thereUVVV after:theyUSTU after:thinkXUUV
after:thirdVYWV after:thisUWVV after:timeWZWW after:toldXbgX after:twoVVWV after:updateWYZd after:useTSTV
after:wantVVUV after:we'reVVcV after:weWWWS after:whatUSTU after:whateverXcXW after:whenUUTT after:whichUSRV
after:whyRPQR after:withWVVV after:wordsdVVV after:wrotedWWX after:you'reaXVV after:you'veVXZW after:youVXbT
after:yourXWbW after:ⓒTVVV after:ⓝPPTT after:ⓟTVUU after:ⓠVVWT afterWVVW afternoonQOMQ againTTTP againstUXWV
agencyWXZZ agentWVVg agesVXWV agreedVXpV agreementXYaX aheadSSOS alignYaUV allVVVV alreadySRVT alsoVVUS
alternativescZVW alwaysTTKQ amYWXW amateuriVUW among:1UUUV among:2acaY among:3VaWW among:4FHHJ amountsVXbV anVVUV
analogygbWX andVVWR angryVZWV anneliesVVVc anotherVVTT answerXYQV answersaYVY anyWWZW anythingVZYW anywaySRQT
anywhereVWTV apiTVWW apologiseXcWX apologizingadWX appPVYV appliesYZdZ appreciatefZWW approachTTTT approveWWcW
approvedVVaV approvesWVbb appsZXYW aprilZUWW architectureZbdf archiveUUVU archivedXXXh areVWXZ argumentWXaW armWSWV
artXaWe asVVVT asciifgUX askVWTb askedXZVW assertionYiTX assetsWYeW assumeecaZ asyncVUVU atVUTV attachedRRPR
audienceVVVc audioXXYX authWXZW authorityVVVd autumnWWfX awayVTZU bVLVV backSTUT backendYWWW backlogYVUh bankVTVV
bannedWccW barTUOS bareafZZ barneVUV baseUYXV basedbaaa bashUSUU batchVVYV baumannWVcX beTUWQ beatsVbWW becauseVWVQ
before:!VVUV before:,VXTU before:.VWVV before::TUTV before:aWVSU before:againXcYX before:alternativesedXX
before:alwaysRNOR before:andUUTV before:answersdZVV before:areSUVU before:askedcdVX before:atWWXW before:beenWXVV
before:bitXeVX before:branchesadib before:byTTST before:canTVVU before:cleverWbWW before:codeVZVV before:commitVYVV
before:couldUUTU before:crashesVVUf before:curvesVVVb before:didYXTV before:diffWcWX before:doVVSV before:don'tVWWV
before:dontVZVV before:dudeYiaY before:explainedabWW before:featureXbeY before:finallyWcWW before:firmwareWWVk
before:firstVYVV before:forUTVV before:forgetXXbX before:freebWVV before:fromTTSU before:gaveYbWW before:geneWcfX
before:goodVYQV before:gotTTUV before:hadZWVV before:haveVVVU before:here'sUTTU before:hereUUTU before:hiVUTV
before:hmXYVW before:hugoYUaV before:i'mYVVU before:i'veTSPS before:iYWSU before:ifORNT before:inWWUW before:isUUWS
before:isn'tWWhW before:it'llXXfX before:it'sSUYU before:itUUTU before:keepaYZX before:leaveUTUU before:likeVZVV
before:looksSRQS before:loveWZVW before:lovelyYhXY before:mainWWaV before:makeVVQV before:maybeSRRS before:meVVUV
before:mmebWW before:morningRQOR before:mustUUSU before:myTTPS before:needVUTV before:neverROOR before:newUVZV
before:niceaqXa before:noVWXR before:notVVZU before:nowSOPR before:numberedhXWW before:ohYWVW before:okXUTU
before:oldVQVb before:onTSRT before:oneUVUU before:onlyVVUV before:oohXgXX before:orSSST before:ourSVVV
before:overWcZV before:peoplecVVV before:pleaseVVVT before:preferTTST before:progresscWVV before:putUXXU
before:questionVaVV before:readZVVV before:readingaYVV before:reallycfVX before:rememberPNOR before:rightTSST
before:saidaZXX before:saysTTTT before:shortXeWX before:shouldUTUU before:sighWVdV before:soUOTS before:stagingWVaW
before:stopZhbY before:stripdYVX before:tenVbVW before:testsYVTV before:that'sWYWU before:thatVWTV before:theVUUW
before:thenRUYV before:thereUWUV before:thisVVWV before:titleYWaV before:tooVhWX before:turnskaVW before:twoVVVV
before:ughcfVX before:useUVUU before:useddgaX before:watchWYbW before:weOVbS before:wellsWbWW before:whatWUXV
before:whenWWQV before:whoVVUg before:whyaXTV before:withTUVV before:wouldURTU before:wrongVXZV before:yearscVVV
before:yesXdXX before:you'reXZVW before:you'veVZWV before:youXeXL before:yourZWSV before:ⓝVVWV before:ⓟSUUT
before:ⓠVVTU beforeVYUU beginVXVV behaviourcdYW beingVSVV believeUUSU belongYkYX belongsWYcX belowTRPT besideZbXX
bestVVQZ betaWVaW betterXVTV betweenWVVT bigWUVU billingWWYV binderXXWj bindingVVVf bitsgaWX blindgYYY blocksVZYV
blueUSTZ boardTWYW boatdXXX boatsVVaU bodiesVaWV boldWWTV bookWWYY bookedZYlb bookingTTRT bordersXgfY botUVZV bothUTVV
botsYZZX bottleXadX boxVVXX branchTVVV branchesWdfY brandWUWb britishbdXX brokenTSRT btwbWYV bucketUUUZ budgetVTYX
bugTVUV bugsUVUZ buildTVVV buildsVWXX builtVVRV bulletZZXX bumpVcVV burnedWaXW burntWWbW busyboxWWbW butVRPR
buttonUTRU byVVWV byteUUSU cYVVV cacheROTS cakeUUTU callTUVV calledVUVV cameVVVT cameraVUVV can'tVVVU canVUTU
cancelledVVZV cappedWWZW captionsXaWW carefuliYXY caretakerVVUc cargoUTTU carryVWVU cartUTVU caseVZVU catalogueVWVZ
centsXZfY certificateTTRT certificationYeZY changeTVVS changedVVWQ changelogVYVV changesVaVV chapterWVVY charityUWcV
chartVVUV chartsdeWW checkTUSU checkerXYXX checksumTTST chokesXZVV choseZZkZ chosenXWgX chromebooksWWbW citizensWXcW
claimcXUV classUUVU classesWYZV clevercWVV clickTSQT clientVVZU clientsYbdY clinicYXhY clockVVVU closeUVUV closedVUcW
closuredXWW cloudVWZW club'sYXZa cluster'sWYbV clusterVXYZ coVWYV codeWaWV codebaseailZ codesVTVZ coffeeQNOR
colleagueURTV collectedVVUd columnVXVV columnsVWWU comeVWVX commaVYVV commandVYRV commentVYVU commentsWfVV commitVcVK
commitsXZVT committedaddY companionWWbW compareUTQW comparisonscfYX complainUTTU complianceYfWZ componentsVcZV
composeUTUU comprehensionsiYYX computerfVVV computerseWXX concernedVVUc conclusionfbVW concurrentlyXecX configVWVT
conflictsSSRS confluenceUUUc consumeVdWV contactVTXZ containXecX contractTXcY contractsYWbd contributorsVYWV
controllerVVXV controllersZaYY controllingVVVd conventionVcTV conventionalYcWX conversionsWWaV convertSSRS
coordinatesXXea copeWWcW copiesVVUf copyVWWW coreVWYW coresaZXW correctionsVWVb costsXZZW couldUTMP council'sWWWc
councilWXiW counselYbWW countVUVU counterURSU countsVVXV courtWXWW crashesRPOU credentialsXXZW crewXYeY crmYXeX
cronTTVU csbVUV cssVaWV csvTUVW cudagYXX cupboardWWVd curatorsWWaW curteVVV curvesVUVb customerVVbV customersXbhW
cutTUXT cutoverZZjZ cutsWXcW cutterXXea dVVYV dashboardVTTe dataVXZX databaseWWXX databasesbWWV dataclassTSUU
datasheetWVUe dateTVVV datesVZUV dayVVVV daysWSWV deadTSWV deadlineVTbU deaffVYY decZWZW decadesgWWW decemberVWWV
decidedTQZU decidesaUYW decimalsVaUV decisionsWVUb defaultUYUT degreesUUUU deleteVVVU deletedTTUU deliveryVVcV
demoVQVV dentistsYYgY departmentWVYY dependVZZV dependenciesYjaY dependencyWbVV deployUVVV deploysVYYW describeYbXW
describedWVVa descriptionVWVb descriptionsaZWW designWWXb designerbSVV deskWWUd devbXVW developerNUVU developfjaX
diagramsZVUW dictateeYXY dictatingZWWX didUVNS didn'tVVVU diesVVXV diffZaSV diffsaWXY digitsUVVV dioceseWWdW
directVcVV directlyVeWV director'sXYgX directorYXcX directoryVVWe discussionsWXUd diskUUVV districtsWWeW doVVVS
docVSSg dockWWdV dockerURSU docsVWVU docstringsYaVV doesTRYS doesn'tVVVU doingXVUV domainVYYW don'tVXVT doneVVVT
dontWZYW downVUWV downloadsYWYX draftUUTU draftedXbYX drawingsYXXb drawnVVSd driveXSSp driversVWZV dropVVVV
droppedWWeW dropsVSVV dryYbUV dueVUXV dumpVUUX dumpedWWVa dumpsWVTl dunnoTTST durationTSST dyslexicuaYZ eRVVX eachWXWW
earXYgX editWWXc editedWaZV editingVUSU editorWWVU editsWXZW effectiveWWbW egyptWWcW eighteenXXeX eitherVYWV
embargoedXXfX embeddedcYaY emojigfYX emojisbdVX emptyROOT endVWXU endedVUZV endingsWcYV endpointSTRR endpointsVZUW
endsWWbW engZWWX engineerbVOV englishdaVW enoughVVVU entireZbYX entriesVVSV entryWdWW errorUTRU errorsVYWV ethicsWWWZ
euWWdW evenUaYT eveningsbWUW everWYWW everyVZYV everybodyUSUU everythingXaaW everywhereVZWV evidencedjYY exactXdcX
exactlyVVRV examVUZX exceptVSVV exceptionsVZXV exclamationWZWV expectedVXTV experimentXXcb experimentsWbZW explainTYSV
explainingbXVW explanationbaTW explanationslYWX exportTTUV exportsWcYY expressionsYgZZ extWVWf extendedWWbW
extensionVVVZ externalXYYY extractRPLS facilitiesWVWj facingYnXY failedUUTU failingYaVV failsWTQS fakeUYUV farTTPU
farmXVWa farmerjYYY farmersWWdW fasterTTRT featureRURU featuresZXjX febXUdX februaryVVXV federalVUUd feedVUWY
feedbackVVUe feedsWWVd fetchVYVV fieldUWYW fifteenaVTV figmaWWWh fileVWTV filedWVVe filesWYVW filingXWYZ filterTSTT
finalXWfa findVSVX fineWVTU finishVVTV firmwareXXWb firstVWVV fiscalVUYV fitVYVV fiveVVVU fixWWVM fixedVVXU fixesVbVV
fixingdXVW flagTUVV flagsUWWY flakeWaVW flakyTVTV floatVXVV floatingXWdW floatsVYZV floorWUUc flowVVVb fluenthXXX
flushUUTU fnsWeVW focusedZUVV folderUVUb followYaXV fontTTST footerUUUU forVWVV foreignaVTV forgetQVYV formQOPV
formatterWbWW formsWVXZ formulasbgWW fortyYVUV forumVUVa forwardWXVV foundRNNS fourVVVU frameVUVV freeVVVU freezeTVaV
fromVVWV frontendZWVV fullVVVW functionUWTS functionsbcZX futureXbWW fyiXXaW gVVaV gapsYUTV garminfVUV gatesWVYY
gaugeVTXV gearboxXXdX generalaYWW generatedWaXZ generatorVVZV germanWcWV getWXXX getsVXcX gettingSTUU giftWaUV
gigsYVWW gitYZUW gitlabVVTg giveXWRT givenWXdW givesVTJT glossaryWWUk glovesYWeY goWVXV goesWWaW goingVVUU goneVVXV
goodVVSV goodbyeXWdX googleZVVh gotVVVV gplVcXV grafanaYYXm grantVUVV graphqlVVYV greatZWUV greekbVVV greenXVTV
greyUURV grossVWZV groupUVVX grumpyfXWW guessVVUV guessingdXVV guestsVVZV guide'sVVVc guideVTUY guidelinesXYXb guyTSTU
habithhXX hadUUQT hahaSQLS halfXVVO handVXVT handbookYYZg handleUTQW handlerSRQS handlersWaZV handlesWVbX hangVVVX
hangsUUTW happensTWVU happyTUTT harborWYYZ hardcodeUUTU hardwaredYYa hasSVWV hashVZVV haveVVWU haven'tUSRT he'sWPWX
heTUVX headed:TRTU headerUUUT headingsaVVV headsWWZX hearZUUV hearingWcWX helpWURV helpdeskVVUe helpedbaUV helperWWYV
helpersYbVY herVVYX here'sVTTU hereVXXT hiXSTU hiddenUUTU himTVVV hintsYXRW hisUUVV hivesbYXX hmWVTV hobbyyXVX
holidaysVTVW honestlyYVSV hooksXkYX hospitalYXaW hostVUWV hostedaYna hostingZZeZ hostnameWWeX hotfixesWZaW hourUSSR
hourlyWWYW hoursVTWV houseYYYa howVXVV httpxWbVW humansdaXW hundredUTTU hurryUUSU hurtsUZUV hydrologistnWVW i'dYVRS
i'llWSOV i'meUOQ i'vebUPT icVPR iconTTSU idSSSS ideaWTUU identifiersZmdZ identityXeYX ifVVSV ifsZXWW imagesXZaX
imagineRRPS imanageWVUd imgVTV imperativeXdYW implementUURV importVWXU importerVVXV importsVZXV inVVVW inchZZWW
inchesZjbZ incidentsWWVf indexUTQU infraWVZW ingestXebX inheritancedaXX initVZYV inlineVZVV insistXZcX inspectionXXcX
installWYXW installedVWYV insteadVVVN institute'sYZgX integersVcYV invoiceSUSR iosYXaY ipadsWXbW iphonecXWW isWVYW
isn'tVWYU issuesXYaY it'llWWaW it'sSVXV itTUUS itsVVXV janbadd januaryYZdY jargoneYVV jenkinsWVZW jestVaXV jiraWWVj
jobVXUR journalXcZX juneZXeY juniorcWWW justVUUT kTUXV keepVWWW keepingXXaX keepsVPVb keptVTVW kernelaYWW keysVYac
keystoreXXWg kindVXUV kiosksWWZX kitWXXZ kitchenZWUW knowaVUV knownWVWY knowsVOVc kubernetesVTUV labYWbY labelVUVW
lakeWVaW laminatedXXWd landVTVY laptopXVVV laptopsUbVT largeTSST laserXXZi last:VVVV lastWVWV latencyWWYZ launchVWcU
launchdarklyVVWd lawVYZV lawyersVcXV layerWWYX leaksWXXW learnchVX learnedjUUW learntdVVV leaveVVVR leavesVZZV
lectureiXXX leftVUWV legacyXYkX legalVWYY lessWVTV let'sSPQR letVVVU libVVRW librariandVVW licenceYWeb licensedWWba
liesWZXX lifeWTUV liftedWWaa likeYWSS limitVVXU lineXXWN linesWaVU linksVWPV linterVYVV listVTTZ listed:UZWV listsYaWX
literalsWdaW littleVWUW liveVUWW livesUWWb loadSVUW locallyRTST lockUVUU lockfileXaWV lodashVZWV logUWXV logicYVVV
loginRTVW loginsVVVZ logoUQVV logsTWYV lokiVVWa lolVUUV long:0UTTR long:1TUTT long:2VWWW long:3VVWV long:4VTVW
long:5VUVV long:6VUVV longWUVT lookWWUX lookedSSOV looksTTUU loopTTTT losesTRVU lossTTQT lostVVVU lotXVWV lovelyVXRV
lowerVWWU lunchTTVU macVSVV macbookaXcY machinesWWZW macrosXabW mailUQSV mailboxWWSf mailedWWVi mailsWWXZ mainVZXS
mainframeWXZW maintainbXWW maintainsWWcW majorWfVV makeWWNV makesVbVV makingcWWV mallocWdaW managedVVUY managementYYXY
mapTQTU mapboxXWbX marchVVYV marketingVVXW marksXfaX maskedXfaX maternityWWaW mathsaVWV matrixWUba mattersZbaa mayVVYV
maybeVPTT meanVVVU mecZRS membersXXeW memorizejXXX memoryRVVV mergeTVUT mergedVVYU mergerWWZV mergesVYaV mergingYkXY
messageVWVW messagesYXWW metadataWVVb metresVWcV metricXaXW middleUTVU midnightSQTT mightQPHQ migrainescXWW
migratedWWYd migrationRWWU migrationsYnbY minVVWU mindOSYU minimumYZkZ ministry'sYYZe ministryZYgZ minuteVVVV
minutesSTQT missingTUSU mobileUVZV mockVYVV mocksWcXW modbusWWaW modeVSVU modelUVWV modelsYYaY modulesaida momentVVUU
mondaysVVVb moneyUXZV monitorsXbdX monthWUYW monthlyWWbW monthsVTXV morningshYZZ mostZVTU mostlydWXW mountedXWbX
moveUUTS movedVWVX movesVSYV movingVTUU msUWSU msrvWcZW muchVVVV municipalityVVaV mustVVTS mustn'tWbdW mydVSR nameVVVU
namedVXaV namesWbXV nationalXaXY ndXWZY needVVVV needsVZZT nervousYZWW netWWbW networkVWXW neverSVQM newVVVU
newsletterVUZV nextVVVU nextcloudXXWl niceVWQV nightWUXW nightlyTVWW noWXYP nobodyVVWW nodeUWXV nodesVWYV noonUSVU
notWWYW notesVVUW nothingVXWU notionWVVj novemberWWaW nowWSWT npmWXVV nullRRQR numberUVVV numberingXXeX numbersVXWX
nurseWTVV oddVTVV ofVVVV offUVWV office'sXXaX officeXVaZ officerXWTY offlineVUYV ohYWVV okUUTU oldURWW olderUQVW
onVVWV onceVVUV oneVVVV onlyVVZV opWVcW openVWVQ openapiWWYe opensTQTT operatorZXfX opsWYZZ optionTTTU optionsWgVW
orUXVT orderTUSU ordersVVXV orgaaac otherVVUU othersVUVV otherwiseVZYU ourUadX oursTTZW outUVWU outputXYVV overVVYQ
ownedWWZV ownerXWcX ownsYala packagesXYYW pageTSQY pagerdutyWWWe paginationSPPS paidVUZV painfulfXXX paragraphYaTV
paragraphsXcUW parentalVVZV parishWVaW parsedWYbW parserUSVT partVVXV partnersVYaV passSVXV passwordVUUW pastWYXX
pasteVWTV pastedTTRU patchVXVV pathUWWV payWWYV paymentsbXXY paysWVcW pdfUUUb peopleVWXV percentVSVV perfXYad
perfectXdRV perhapsRQPS personWXWW personsWVdW pharmacyVVUf phdeXXY phonesWWcW photoUUSY photosVTUY physiodWVW
pickedWUaV pickerTRQT picksUUTV pictureWVTV pieaYUV pilotXXfX pinVZVV pinnedXYYe pipWdXW place:0VVVV place:1VWVV
place:2WYYX place:3XYaZ plainWaVV planWWVW plansWWWe plantWXZW platformUVUY playerUTUU pleaseWZTN plotUUUU plotsWZVV
plseaVV plusVUVV pnpmWeWW podVVVa poetryWaWW pointVVWV pointersZVVV pointsWWRV polyfillVbWb portalVRVb postVSVV
postdociVUV postmortemsXZWb postponedYYjZ powershellaWVV preferaVPU prefersTSST presetsWWWg priceVUXV printUVVU
printsUTRS privacyVWaV privateXbWW priyaWaXY probablyRPLR problemRPOR prodSWZa productXXcW productionWZaW
programmerdVTV progressUTTU projectXXXe promisedVVZV pronounsbWVW proseVaWW protectionXWVb protosVUUd prsXgaY
publicYaeX publisherWWXX pumpVTWV pushVXGU putUVVU putsWTSU puttingYceX pythonWVVU qaXWbY quarterWXZX querySSTT
questionVWSV questionsYYVe queueUSTT quickTVUU quickerVVUb quirksWXVg quitgciZ raisedXXfX ramXccX rangersXWdW rateUVVV
ratesWWWY ratherWZVV ratingVVVa rawVYYY rdVWZW readXWXW readerSVTV readingZXUV realTZZY reallyXVVV reasoninghfXX
rebaseWVTV recapcYVW receiptUUTU receptionVVaV recordedVVTV recordingsVUVc recordsVVVa redVVQV redoVXUV redrawsVVVb
refVVUd reformatWbVW refusedTSTT refusesWcaW regexWUTU regionalXXdX registryWWXZ regulationWWZW regulatorXYeX
releaseUUWV releasesVWWV remainXWgX remainsXWcW rememberUUVV removeNIFN renameLBHN renamedVUdV renewedWWZW replaceUSTV
replacedXXiW repoXWXj reportsXXZZ repositoryXdWX reproducibleWYcW requestTUTT requestsXYWX requirementYgZY
researchZYZh resetVSWV restartTTVT retentionXWfX retiredeZfa retryQXWS returnRNQR returnsTSQS reusedVWaV revertUVVV
revertedWWbV reviewXaXT reviewerVTVV reviewersWXYW reviewingdWWW reviewsXYeb rewriteUXVV rightTSQR rightsYUZa
roboticsWXbW robotsWVbW roomVUVX rootVVUb rosVbWV rotationVVUb roughlyVUTU routeVVVZ rowVWTV rowsTUUT rudeVaWW
ruffWaWW ruleVaVT rulesVVVZ runVWWS runbookWWWa runbooksWWUf runsVVYV sVWWV saidVVVU sameSUST sataVVV saveTPVV
savedWWTV sawTTQT sayVXSP saysNQQO scanVUUY scannedWVVZ scannerXWYX scannersWXYX scheduleWVXe schemaVXXX schoolYUZV
schoolsWWaa scientistcVWW scrapWXaW screenWVPV screenshotsXdVW scriptSWVT scriptsWjbX scrollVWTV sdkVZVV searchSTSV
seasonVVZV seatVUVV secondSTXV secondsVUTT secretarybVVY securityVXYW seeTTPU seemsTSRT seenUSVU selfaWXX sendUUUV
sensorURWV sensorsXWbX sentenceYYXV sentencesXbUV sentryWVUg septemberYXgY serverTUWV serviceXaZX servicesVVZV setTTTU
settingsUSTU settledZbua sevenVSWV sftpXXVo shadersXfeX shareXSZd sharedXYba sharepointWWVe sharesWWbW she'sXWcc
sheWPWf sheetSOUg sheetsadYi shellVaXV shiftTUVV shiftsaXXX shipVVVU shipsYagY shookWWcW shopVVYV shortYWQT
shortenTTTU shorterTSST shouldTRJQ showUVUS showingWaWW shownUVVU showsRSLQ shutYYhY signedUWhV significantYlXY
signsWWeY signupUTVU simpleaVVV sinceVTWT singleVWWU singletonfZVW singularZcbV sitYTVl siteXVZY sitesXYeX sitsVVVX
sixWVUV sizeVVVU skipXVPV slackXZVj sleepZUVV slidWWbW slidesVVTW slowUQTS slowlyaUVV slurmXgbX smallZVSU snakeWYcV
snippetsYZWW soWVWT soldVUYV solutionjXWX solveigVVbV someTRQT somebodyTSOU someoneXVVV somethingWVVV sorryVTRU
sortRTTS sourceXZXY sourcingWWZW spacesVZVV spacingVWZU speakingcVVV speaksVWYV specUWXd specsXXXp spellWeWV
spelledZgkZ spellingUZVV splitVUYR spokenXXbX spreadsheetVTVW springVTZV sprintsXYaX spriteWYaX sqldeYX sqliteVVXV
squashVaVV stageXaXX stagingVUXW staleVVTa standardXkbY standsXZgX startVVUV startsWVXT staticVWYV stationVRVV
statisticsZVVX statsaVVV stayVYdU staysTWhQ stdoutVZXV steamaZcY steelWWYa steeradXX steeringWUYW stepVWSV stepsZZWW
stickerWWXh stillVRUU stopXZWW storeWTcW straightYaVV streamVUVY stringsVXYV stuckUUVV studentUSUV studentsYaiY
stuffXWWW styleUcXV subjectsVbcV substitutionWWcW suffixZcae sugarcoatbeXX suggestingYieY suiteVYVV sumVTVV
summaryYaNV summerWWbW sundaysXWbb supervisorZXbX supportWWYY supportingWWZW supposeTTTT sureWYNU swaggerVVTb swapSQQS
swappedUQYV switchVVVU switchedVVWX syncVVYV syncedbXaW systemXXYY tabVPRa tableVVVV tablesbaWX tabletsWXfW tabooWdXV
tabsVWVV tagUVVW tagsVWXV tailWWaW tailwindVXZW takeVVUV takesVVVU talkedVWeW talksWWaV tankWWbW tapedVVVh taskWWTV
tasteZaWW taughtfVUV taxUVZW teachfWWW team'sdVWV teamYYbY teamsWWYW technicalcYYY tellVXRW tellingVbWW
temperaturesWXbW templatesVaYU tenVVVS tenantVWaW tenseXfYW termVWcW termbaseWWVf terminalbWRW termsXWYW testXWWW
testersXWaX testsVYVT textVYVU textsVXVY texturesVcZV thTTXS thanWXUU thankVVUV thanksUUOT that'sVWVV thatVVVS
thatsWZaX theTUVV theirSVVW themWXYW themselvesWXaY thenWVVT there'sVUVX thereVVVV theseXVSV thesisXWaZ they'dTTST
they'rePUVX they'veVSVV theyUTWV thinXcYX thingWVVT thingsWXWV thinkSTTS thinkingSRRS thinkpadgXYY thinksSRRT
thirdVVVV thisUUUQ thoseYaXX thoughtRRRS threeVVVM thresholdsVVUb throughUVWV throughoutYjhY throwUUSU throwsRROS
thursdayVWZW thusbYYY tickTTTT ticketUXVV ticketsWWWY tierWVaW tillVUUV timeWWVT timeoutRUST timerTTST timesVVUT
timezoneZXWW titleUQTU titlesZgbZ toVVVW tocentsUUTU todayQQSR tokenTVUU tokensXXYZ toldVWVU tomorrowRNOS toneVVUZ
tonightQPMS tooVVVU tookVVWU toolsXbZW topWWTU topicdYYa torqueaiaY tossedWWdW totalTOQT touchVXVR touchedVWTV
tracWWWd traceVSTU trackWWYW trackedWWWb trackerZdYe trademarkWXcW trafficWVaW translatorsYZYY tripVVVb trunkXaZX
truthVVTb tryTNRS tuesdayVSYV tuesdaysWXaW turnWVTV turnsWVTV twentyVUSU twiceQSTS twoVUWT typeVVTV typesYVUV
typescriptgXWW uglyUTRU underWWXa understandsXYhY undoTUTU unionVVYX unitUVVV unitsXeXX universityYXZZ unlessWXVV
unsafeXfYX unsuredgac untilSRbR upVVVV updateTVVU upgradedWWaZ uploadSPTS usWZgX usbWUXa useVWTU usedVVVS usefulgZWX
userVUUV usersVVXU usuallyYVWV vRVXU vaultVVTZ vendorTVWV vendorsXXXb versionSVVU versionsVYWV veryUUSU vestryXWXd
viaWWXb viewsYWdX viteTTST vitestdbaY volumesWbaW volunteerWWYW volunteersVVcV voteWWZW votedWWgW wYXbX waitingTVSU
wallYXTV wantUXTW wantsQVaV wardVUVV wardsVUYV warehouseWWdW warningTRTT wasVVVT wayaYVW we'llVVWU we'reWXcW we'veXXgX
weUWZU webshopXWWc websocketTTSU websocketsWWZe wechatVVTi weekVTWU weekendUUeV weeksXXcV weighsXZeX weirdlyWVWb
welcomeWeWW wellXWWT wentVTYT weren'tYYWX whatVVUW whateverVWXV wheelsWUeZ whenVVVV wheneverVWRV whereUVSV whetherOLNR
whichVWWV whileUUVU who'sVUVY whyVVTQ wideVbVV wikiXVZp willVVaV windowsYVVV winterXWbX wipedWWZa wiredZYdl wiringWVSc
withVVVU withoutVZVT won'tVVaV wonWVYW wordWXYV wordingVVUe wordsXaVW workXVVV workedUUTU worksRRST workspaceWWWe
would'veeYVV wouldSQMO wowUUTU wrappedWXbW wrapperVbYV writeVWUV writingXXZX writtenXbYX wrongVUTU yarndpma yearVTYV
yearscXXX yesTWUU yesterdayVRVU yetNLPQ you'dVZUV you'reZWRV you'veVVVU youVYWT yourXXSU yoursVYVV yourselfXeZX
yrsfXWX zeroVVVU zipUTUU zulipWVVb —aWcX ⓒWWZZ ⓝUTXV ⓟWVVY ⓠVVUY ⓤTRTi ⓧVVTe
"""
