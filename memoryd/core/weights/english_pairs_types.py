"""How much each pair of words of a sentence speaks for it that it lasts and is of each type: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!_$UVWR "_$USSU '_$VUWX '_,WWUb '_namesXbYV '_sSUVV )_$VTUV )_,VWWX )_.WUSU ,_aVXVW ,_allVUUX ,_alwaysUWWV ,_andTSRU
,_answerVZVV ,_asUVTU ,_askZWZf ,_beencWWW ,_boardWWVc ,_bothUTUV ,_bugsXXca ,_bumpWaWW ,_butTTUS ,_byVQUc ,_canXSRU
,_chapterWVTc ,_codeVaWV ,_contractWVbX ,_couldTTTT ,_customersWXYX ,_doTUSV ,_don'tWXVV ,_everWaYW ,_everythingXVZW
,_everywhereafbZ ,_extensionWVWc ,_finallyXdXW ,_firstVUTU ,_fiveYaWW ,_folderXVTj ,_forVUWV ,_fortyZVVW ,_givebUTU
,_goWTSV ,_hasWVaU ,_he'sWVYb ,_heWTWf ,_i'llURUV ,_i'mXWTU ,_i'veXWWU ,_iYWUX ,_ifUTTU ,_imaWWW ,_inVXXT ,_isUWVW
,_it'sXWYX ,_itUTUT ,_justUTQT ,_keepXWWU ,_labelWVUc ,_letTSRT ,_likeaWWV ,_lookTTQY ,_mainXbXW ,_maybeTTTT
,_moduleWWVe ,_moredbWW ,_moveUTUU ,_myXVWV ,_neverYYYV ,_noSXWU ,_nobodyVUXV ,_notVYWW ,_oldWUYV ,_onWWUb ,_oneWVWW
,_onlyWSTR ,_opsafcX ,_orSTRV ,_ourXcXX ,_oursWVWb ,_pageWVVg ,_pdfWWVf ,_plainVaXV ,_pleaseVXXV ,_projectWUTh
,_readVVSc ,_restXYfX ,_retiredcVVV ,_runTaPU ,_sameUVUV ,_savesbeWW ,_scannedXXYd ,_secondWWVa ,_sectionWVVa
,_seeUTUT ,_she'sVTXf ,_sheURUb ,_sinceTWTV ,_singleWcZW ,_skipUUTU ,_smalleYWW ,_sodXbU ,_someoneSSRS ,_stagingaYhZ
,_streamWWWd ,_tabXXYj ,_takesVVVe ,_tellaXTW ,_that'sVWWV ,_thatVWXV ,_thatsWXbY ,_theVWXV ,_thenVVUR ,_they'reURTV
,_theyUWYX ,_thisYYXW ,_threeVTVV ,_twoSUZU ,_useWdXW ,_usedXWeX ,_vaultWWVd ,_we'llTSST ,_we'reYcZW ,_we'veWbbW
,_weacdZ ,_whatVRPS ,_whereSRST ,_whichVTWV ,_withUVUT ,_writeVUSV ,_yearlyWWbW ,_you'veZYfY ,_youWWYS ,_ⓒVVZX ,_ⓝWUWS
,_ⓟXWVa ,_ⓠXYYa -_composeUTTU -_ⓝVXZU ._"USSU ._$WWVS ._)cWVV ._.VVTV ._ⓝWWWe /_,VYVY :_$RPNQ :_'SRQR :_)XURU
:_i'dgbWW :_itWVXW :_noUYYS :_theSWWY :_weWXdV :_ⓝRWUQ :_ⓟVUWb :_ⓠRRRQ :_ⓤVVUa ;_giveddYY ?_$RJMU ^_aTURR ^_addUTRT
^_afterWWWT ^_againWYVV ^_allVVXV ^_alwaysVXWV ^_andVUSU ^_answerbXVV ^_anythingXaZZ ^_anywayTSSU ^_asXVVU ^_askVWVX
^_atVVTU ^_beencWUW ^_beforeUXVU ^_boardWUYb ^_branchXbYW ^_britishbbWW ^_bugsVUTY ^_byVVYX ^_callYURV ^_canSQSS
^_checkUSSV ^_choseWWaX ^_codeYZXX ^_commitWZXV ^_couldVVVU ^_datesVcYU ^_doUYSU ^_doesUTSU ^_don'tVXRR ^_doneWVbW
^_dontWbVX ^_errorsWaZV ^_everyVWWU ^_explainVWSU ^_featureWZaW ^_finalWVZW ^_firstVUTU ^_fixSRQR ^_forTWUX
^_forgetWXbW ^_fromUXUV ^_giveTWTU ^_goTTTV ^_goodWYRV ^_grafanaWXYZ ^_halfZXXW ^_haveUTTU ^_heTSST ^_hiXUVV ^_hmWWTV
^_howTSSW ^_i'dWWRU ^_i'llUSTU ^_i'mbVSQ ^_i'veZVVT ^_iZVSR ^_ifUVVX ^_inTWUU ^_isSRQR ^_it'llWVaW ^_it'sVWYS ^_itRRSS
^_justVXPV ^_keepWaTT ^_keysWWca ^_knownWXWe ^_leaveSWTU ^_let'sTTSU ^_loadVVUa ^_lookTUSU ^_looksTTSU ^_lovelyVYTV
^_makeRUTU ^_maybeTTRT ^_minWXaV ^_moneyWbbX ^_moreXbUW ^_morningWUTV ^_moveSQRS ^_myYUUV ^_neverWZUV ^_newWVZV
^_nextTUSU ^_niceWZVW ^_noVVVU ^_notWVVW ^_nothingVXWU ^_nowTQPS ^_ohXYTV ^_okVVWV ^_oldWUTc ^_onTVVV ^_oneWXWT
^_onlyUUTU ^_orUSSU ^_ourRXYV ^_perhapsTSST ^_pickedYWcX ^_picturesYbWV ^_pleaseWWST ^_postgresbVVV ^_postmortemsWXVa
^_pricesWYWV ^_prodWWbW ^_prsWabW ^_putTVPS ^_questionsWVYb ^_rawWWYb ^_readUTTU ^_rememberVUVV ^_renameTTST
^_replaceTSST ^_revertTSSU ^_rightUTWV ^_runVWSV ^_rustWZaV ^_sameWUTV ^_sayWYTV ^_secondUTTU ^_sendUTTU ^_setUUSU
^_sheVUTa ^_shortWZUV ^_shouldUTVV ^_sinceVTYV ^_skipUWTV ^_soUSTQ ^_someoneTSST ^_sorryWUSU ^_splitTSRT ^_startSSQT
^_statisticiangXWX ^_stopVZUT ^_takeRQOR ^_talkedWVXV ^_testsWWVU ^_thanksWVTU ^_that'sWXVV ^_thatXYVU ^_theSUWV
^_thenRSQT ^_there'sVUWV ^_thereUVXV ^_theyUUWU ^_thisVYVT ^_thoseVUZV ^_threeaWUV ^_todayTTTU ^_tooXZWW
^_translateTSST ^_translationsVVUb ^_tryUTTU ^_twoXWWV ^_untilUSTU ^_useUXSS ^_vWYYW ^_verdictZYbX ^_we'llWWbW
^_we'reSVaV ^_we'veWVXW ^_weWYaU ^_wellZUTV ^_what'sUTSW ^_whatTQQT ^_whenWZUW ^_wheneverTWVV ^_whereTTTV ^_whichTSSU
^_who'sVVVb ^_whoUVQW ^_whyWXRU ^_withXWSU ^_writeVXSU ^_yesUUVU ^_you'llWVUY ^_you'reXaSV ^_you'veVYVV ^_youXZVU
^_yourUXUU ^_ⓝTSUU ^_ⓟTUUV ^_ⓠVWWS ^_ⓧVVSW a_bareWdWX a_bitSMTT a_changeXefX a_coinWWgX a_columnYYWV a_commentVZXV
a_commitVYWV a_dataclassUTUU a_dayWVZW a_dependencyYcZX a_diffabWX a_downXbcX a_fileVYWV a_flagXdYY a_foreigncWVW
a_functionUVSV a_giftYdUW a_helperTTTU a_lawyercbWW a_leadingXYcX a_licenceVVWd a_lookUSUR a_lotZXUV a_migrationXgZY
a_monthVUYV a_newUUYV a_noteVYWV a_paperVVTd a_photoVVVa a_programmerWSST a_reasonZWZV a_rowVXRW a_screenshotWYWV
a_serviceVXUa a_sheeWXW a_singleVXVV a_smallUTSU a_startupXXdY a_stepWfXX a_terminalcWYX a_testWVWV a_textUSUT
a_ticketVbVV a_timeZaWW a_unitUUUU a_wallaXVV a_weekWWaX a_weekendWXaW a_yearVTYV a_ⓒVVUV a_ⓝVWVV a_ⓟWYVV a_ⓠWWaW
abbreviations_indWZX about_anythingWVUg about_itZXWV about_theUTVY about_whatYcXX about_ⓒVVYZ above_theTSTT
account_$XXWh accountant_herehVUW add_aUUSU add_theUTSU add_typeTSTU adr_-XXdX after_aZWXW after_eachTVQZ
after_initWbaW after_theUVWV after_ⓝUWVW again_$VWbU again_,VUSU again_.TVUU again_withVURU agreed_thatVaXV
ahead_.UTRU all_,UVUT all_.TTTU all_icYZY all_newYlaZ all_ourXTaV all_overYaZX all_theVWXW also_pleasegaWW
always_forgetSQTT always_runWZWW always_useWVWW always_writeXdXX am_andWVcW an_hourVVRV an_ownerWcYW analogy_witheaWX
and_aWUWW and_areYaeY and_docsVdZT and_don'tUTVV and_forVXYW and_giveRPQR and_i'mbUSV and_iXWYV and_inVZWU
and_it'sUVYV and_itPRRT and_noVYYV and_notVXYW and_oneVVQU and_putUTUU and_runUTSW and_sayWdVX and_she'seVTV
and_sheWWcV and_showQORS and_tellTUTU and_that'sbZaX and_theVUXV and_thenVWQV and_there'sSSRT and_theyVPWV and_weWYbW
and_whatbWVV and_willVVYW and_writeWRTU and_yourdWZW and_ⓒVWZW and_ⓝUUXU and_ⓟVXVU answer_$aeYX answer_.abVW
answer_inVXUU answers_.UZVW answers_mailsWWXg any_ideaTTST any_longerXWfX any_moreTSYX anything_.VZVV
anything_aboutWUVZ anything_onWZWY anything_thatYacX anything_underagYW anything_withYWXZ anything_ⓒWWVg
api_freezeWbYe app_areVXYU app_forXWdX apply_byVdXX are_allWXdW are_badcVWV are_calledVVaV are_dentistsXWaW
are_doneVYVV are_handedWWWc are_inWVSb are_keptWVVZ are_namedXYeW are_neverVWYV are_notVWYU are_onVXYe are_pinnedYebY
are_stringsXedX are_threeWXcW are_trackedWVWc are_twoWUaW are_welcomeVcWW are_whatZXVW are_withZWae are_ⓒWZcT
are_ⓟaXdY around_hereZbbX as_aXUSV as_iTTPT as_itUWTU as_ofaZrZ as_theWWXV as_wellVXaW ask_forXVPV ask_herVVXb
ask_ⓒUUVY asked_$WaWY asked_beforeYdWX asking_,cUUV asking_.aUUV asking_beforeXcZX asking_meWXZX at_aaZZX at_allVWWT
at_itUVTV at_mySSST at_theWWUX at_ⓒWVUZ at_ⓝWUWS at_ⓟVVUa at_ⓤVTSi audit_$VbYW audit_logUTSU autumn_$WWZW back_.TUTW
back_toVUTU background_,bXWX background_isZWUV bad_newsWaWW bare_ⓒWcWW bars_.dZVW be_aXTWV be_atVZVW be_inXWZW
be_thatUUTU because_ofVVYU because_theUVXU before_.TSST before_everyWaWW before_iTSTU before_it'sXZeX
before_tellingXaXX before_thatVTXV before_theUUTV before_touchingZeXX before_youVXWW before_ⓒWTYV behind_aWZaY
belong_inYZcW belongs_toWXaX below_.TSST between_twoYXVV bits_$eWTV board_forWVUe board_hasXXdY board_ⓠWVUb boat_,bWWW
boxes_,WcWV branch_$TSSU branch_,UVTV branch_getsWWcV branch_namesXcZX breaks_theWXfW budget_forWWfW bug_$VUZY
bugs_forVWXZ build_isTTST build_numbercWTa build_withVbWV built_-WcVW bullet_pointsYcWX bump_theVXRV buried_theZbXX
but_iVRRU but_itTSTU but_theUXUU by_aVVYU by_defaultRQOR by_oneSUPT by_sftpWWXf by_theWXXW by_thenWVaW by_tradedWWX
by_yearVVSa by_ⓒRSUX by_ⓝVTVU c_ofWVUj c_ⓧdXXU cache_layerUUUV call_mebVUV call_rotationWWVc call_somethingXcWW
called_fromUUUU calls_aYYfY came_fromWWaV came_inVTRU came_outUUSU can't_beTUVU can_answerYZWV can_beUTVV can_findWVWa
can_followcWXW can_pasteXbWX can_readXXXW can_seeSTTS can_skiphXVW can_youXSVU caretaker_,VVTd carry_onTTRT
carry_theXfaX case_,VZVV case_numberWbZW catalogue_ofVVUc change_.VWVW change_theSSSS changed_.ZWVV changed_toXWcW
changes_goVaXU chapter_ⓝVWVZ charts_.ZZWW check_itVZVV check_theVURV clever_.ZbVW close_theTSTU co_-VWXV code_$XcWW
code_,aVWV code_.UZSV code_firstbWVV code_samplesYegY codes_?YYYm collected_inXXVf colours_comeWfeW column_namesVaZW
come_fromWVUa come_inWWcU come_outVWVa command_toYdWW comments_inUYWV comments_thatbcbY commit_,WUTU commit_hashYgZY
commit_messagesWWXW commit_ⓟVZVW commits_,XfWW company_,YVVe compare_withVVTb compose_fileUTTU composition_,VcVW
concurrently_orXcbX config_isWaZV contract_endsWWaW contract_withVVTc convention_isVcTV conventional_commitsYdXX
cost_meXbYX could_beQRTT could_followaaWX could_seeYZWW could_youWWXW csv_,TTTT customer_,XWcW customer_namesZWZW
customers_areWWYV dark_modeYTXV data_,VZWW data_teamVWaV databases_$aVWV date_.TSST date_pickerUTTU days_$VWWY
days_,YUWV deadline_forWWbW decided_thatYXfX decided_toUSWU decimals_,WaXW decisions_areWVUb default_exportsWcUW
delete_itTSST demo_isWVZV dentists_,XYdX depend_onVZYV described_inXWWa design_systemWdZW desk_$XYZV desk_,VVUf
dev_,ZVVV develop_,ecZX dictating_thiscYZZ did_itZWVV did_thatTSST did_youTWUV diff_,ZeXX diffs_onTbWW do_.TUWU
do_andVcXW do_iSUTU do_itRURU do_notUaWV do_oneWbWW do_thatWbUV do_theXVXW do_thiscVSW do_weRPQR do_youXUSU doc_inVUTe
docker_-UTTU docs_.bYXX docs_liveWWWa does_itSVTS does_theWTZW doesn't_getWbYW don't_doXcYW don't_editVVXc
don't_everXfYY don't_likeZTVV don't_mockWdYX don't_needTVSU don't_proposeXafX don't_readcWXW don't_saycaYX
don't_sugarcoatacWX don't_touchTTTT don't_useXZVX don't_ⓠVbWW done_,SRRS done_.VaTV done_andYaXX down_,TVSU e_-UVWU
each_claimbXWW each_timeWaTV each_ⓒWVaW editor_isbYXX either_.WbYW else_$VWVX emoji_,abWX emoji_ingaXW emojis_inXVVV
end_ofYXZV ended_,WWcW ends_atfYXX ends_inVUYV english_,VbXW error_messagesYaXa even_ifVWYV every_commitXZZX
every_pageVaWV every_publicZaaW every_reportUccW every_secondWWZW every_stringWbZW every_timeWWSV every_ⓒWYbV
every_ⓝVSVV everything_elseWWZW everything_goesXaTV everything_inZXWV everything_underVZYV everywhere_$cXYW
exact_versionWcYW exactly_oneUTRW example_inXaZV exclamation_marksYcYX exist_$XYcX explained_inWVXf explanations_,XYVW
ext_.VVaY extension_ⓝWVWc extract_aUUUU failing_caseYbWX failing_testZZXW feature_branchesUaWV feature_flagsWXYa
february_,XWdX feeds_$XXfX file_,WVXV file_.UVRU file_youXfZY filed_inWVUa files_$XbYW files_changedWaVW files_forYbVX
files_inUQUZ files_oneZeYX final_.WVbW finally_aacXX find_theYXUZ fine_,UPPS fine_.VVRU fine_butbXXX first_$UVVV
first_,XZXU first_.WXXW first_andWbTW first_languagedaVW first_whenXZec first_ⓒWVZX fiscal_yearXVeX five_linesZXWV
fix_.VYUV fix_aYfYZ fix_itVXUV fix_thatTTTU fix_theTRVU flake_ⓝXfWX floats_areVWcV folder_,VTUZ folder_inVUUZ
folder_onXXWe folder_ⓒWVUc for_aUYVS for_anUUSU for_anythingWXYa for_eachVUTU for_everyoneXacY for_everythingXYZW
for_goodXVbW for_humanseYVW for_itWVXW for_largeUUTU for_meXXVV for_nowNKGN for_oneVZXW for_thatVUUU for_theRRWU
for_thisRPPV for_todaySSQT for_twoUQSU for_whatVZZV for_ⓒUTUU for_ⓝWVUT found_itTTST free_tierWWbW freeze_fromWcXW
freeze_startsXWcX from_beforeVVXb from_customersXdaX from_herXYcW from_mySTRU from_nowYdWU from_theTUVV from_thisUUXV
from_ⓒWVaX from_ⓝVUUU front_,WcZW functions_,bcbX future_,WaWW game_$jXVW generated_codeYbZX generator_,VUZX
german_layouteaXX get_editedXbZY get_rejectedWdZW get_theTSUU gets_aTTUV gets_wipedVWWa gets_ⓒXXaX git_tocZWW
give_meWWWT gives_aTTTT go_aheadTTQT go_backVTQU go_byXZYa go_inVYYV go_intoWaaW go_onTQPT go_throughXYZX go_toVXZX
go_upWWbW go_withUSUU goes_intoXbZb goes_throughUYUV goes_toTUWV going_forwardWaVW going_toUTUU good_$WaYW good_.VWPU
goodbye_toWWbW google_sheetXXWe got_cutXXeX got_theVTVX green_$SRRS had_theTSST had_toZXWV half_aUUSU half_ofYWWU
hand_,ZVVV hand_-YbVV hand_writtenVZbW handed_outWVVa handle_theUTUU hands_offVbUV hangs_inWWVb has_aTUTV
has_adminXXeX has_beenUTWU has_itsVWZV has_noTVYV has_theYTXe has_toXaXU have_aQTRT have_neverZXYY have_noWVbX
have_theVSWV have_toVUVT have_ⓒbYXX have_ⓝVUaW headings_,acWW helper_inTTTU helps_meaWUV her_,WYcf here_$UVVT
here_,XWUS here_.XYYW here_areVabV here_onWXUX history_$WVdW holidays_isXWVc hosting_,VgXW house_ruleWZeW
house_styleWbdW how_iggYY how_theTWWX how_toWbVW i'd_likeVVTV i'd_preferTSTT i'd_ratherZaUW i'm_agXVY i'm_awayWWcW
i'm_coloureXXY i'm_deafZVWW i'm_inUUPV i'm_notPPSS i'm_onaWSV i'm_thenbfc i'm_ⓒgYWX i've_aZVTV i've_gotWTSU
i've_noXVUV i've_onlylWUX i've_putUTTV i've_ⓝgZVV i_agreedWWbW i_alwaysWVWU i_amZVTV i_answercWVX i_askedSXVV
i_can'tdWUV i_canabTX i_comelXUX i_couldYbVW i_decideXbWW i_dictatedYXX i_docXYX i_don'tUTSW i_getaWSV i_guessTSVU
i_haveVUPV i_keepTUUV i_knowbXXW i_learnXfXY i_likeUWTW i_meanWYWW i_needUWOT i_neverXSTV i_openTTUU i_ownkYZY
i_paybWVV i_pickedaUWV i_preferYWXW i_readZXUV i_reallydSVV i_rememberTTTT i_runYSVV i_saidUaXX i_sayVXSV i_seeTVVU
i_teachiXXX i_thinkVQTU i_toldUZaW i_triedTTUU i_usegWYX i_wantUXTV i_wasVXUV i_won'tWaXV i_workdWSW ids_areXZeW
if_aWaYW if_iVWRV if_it'sWXVW if_somethingWZWW if_theQTUU if_there'sWVTV if_weRPPS if_youWVUW imanage_,VVUb in_aUUUW
in_allUXTU in_anUSVV in_anythingXbaW in_asciiWcVW in_controllersYdVW in_courtfZWX in_embeddedbVWW in_frontTXUU
in_futuredaXW in_generalZXWW in_imanageVVUb in_itXYWV in_lineTTSU in_logsWdcV in_mindVUbV in_myVUSW in_oneUbVU
in_ourUdaX in_prodWdfW in_theTVUY in_thisVWXP in_throughYWZW in_twoVWUU in_weekVVdV in_wordsXZXW in_writingYWbY
in_yourXYVV in_ⓒVVUY in_ⓝVUUX in_ⓟUTRZ in_ⓧWUYZ instead_ofVWWR into_theWYWY invoices_tableXYdW is_$YVTW is_,YVWW
is_aVVWV is_aboutTTST is_atTOSV is_brokenUUTU is_deadVVYW is_downUTTV is_dueVUZV is_emptyTTST is_finalWWba is_fineZWTW
is_flakySRPS is_forWZXY is_goneWWaX is_historyWXaW is_inUSSZ is_itQPNR is_mymWTX is_notUUSU is_nowWXaX is_offVVWT
is_onTYYb is_outXYhX is_readWYcX is_redTTTT is_slowTSTU is_thatVTVU is_theXWWa is_thereUSRT is_thisWVXW is_toUZUU
is_whatXXWV is_whereWWXh is_withWVUf is_writtenVYaW is_wrongTSSU is_ⓒXYcW is_ⓝWVaT is_ⓟTVWY isn't_aXXfY isn't_inVYWV
isn't_oursWVYW isn't_partZeiZ issues_$VUUb it's_aVVXT it's_alwaysUTTU it's_inURRW it's_theWXXT it's_ⓒZVba it's_ⓝWWbW
it's_ⓠWdbW it_$UVVU it_,SUUW it_.UUUU it_?TTTU it_againVWXW it_areXhYW it_asWVXV it_asyncUTUU it_atWTTU it_byTSUU
it_forVUVW it_goesUVTU it_hasUUUU it_inSWUT it_intoURUV it_isVWUW it_isn'tVWYV it_neverUTTU it_onSSVV it_shouldVUTU
it_standsWcZW it_takesVVSV it_thereZVVW it_toUUUT it_twiceUVRV it_wasSPYU it_withVRWT its_ownSVXV jan_ⓝWbYe
joined_$WWaW just_fixXcWX just_sobUVW keep_commentsfZYV keep_doingadWX keep_inVRVW keep_itYTUV keep_theUVUW
keep_themcZWa keep_thisWdXW keep_yourWdXX keep_ⓒZYhX keeps_itVVUa keeps_ⓝXXcm kept_inXWWb key_toXWXi keys_rotateXXeY
kind_ofVaVV know_whatWVSV know_ⓒcbWX knows_theVUUa lab_,eVUV laminated_sheetWWVb land_inWVWb language_,YZUV
laptop_,bWWV last_rowUUSV last_weekWWXV late_$YZbX later_$abWW leaks_memoryTSST leave_itXWWV leave_theTUUU
leaves_theVXYV ledger_,YebZ left_forXXcX length_iseYVW let_meVVRU letter_fromWWVh letters_andZcWW library_isWXaW
like_aVRSU like_itYWXW like_myhXYY like_shortcWWW like_thatVcWW like_thisUXUV like_toXUTV like_youXYVW line_$bZYX
line_fixcbWW line_lengthVbWV line_ⓝTMTS lines_youZcXX linter_beforebcWX list_,VVVY list_.VUTU list_isTTTV list_ofVVWZ
live_inZXVl live_onWWbW lives_atWWVh local_timeWbaX log_messageshbYX log_theTSSU log_toWaaW logic_ineWXW
login_formUTTU login_nodeXedX logs_,YjdY lol_$TSPU lol_,cXYW look_atQSRV look_fordXUV look_inWXVc look_thereVVVY
looked_upWVTf looks_likeVWSV loses_theUTUU lost_inWaWW love_thatfXVW lower_caseUYUU mail_$VUUZ main_branchWbZW
maintain_thisbVVW make_aWWWV make_itRPRS make_theUPQS makes_meXaVW malloc_afterWbaW match_.XbcX matrix_$VVWd max_ⓝTTTT
may_$XXaW may_beTTTT may_notXZdX me_,WWPU me_.VVTW me_:ZVTV me_andVVYV me_inUSTU me_insteadcaWW me_itccXX me_onUZTV
me_onebWWW me_runaeXX me_somethingbWWW me_theVVUW me_whatVTTU me_ⓒdcXX merge_commitsaXYX merges_$WXaW message_.YbWW
message_forTRTU messages_,WdWX messages_inVXYV messages_mustXeVX metres_aboveXbfX might_beVUTU migration_perWcaW
migration_ⓝUUTU mind_theTSST minutes_,RRQT mobile_appWWaW money_$WWYW money_isVYYW monthly_?XXcW months_$YXfX
more_emojisdZWW more_likeZZWW more_ofacSV more_thanWUUU more_ⓒWUZV most_ofbWXW move_itTSQS moved_fromZYka moved_toYZea
moves_toWVYV much_betterYeXX must_alwaysUTSU must_beRWUU must_haveVWQV must_neverUUSU my_backgroundcYWX my_boxhaXc
my_codeXZaW my_colleagueTUVU my_commentsXdWY my_editorcXUW my_eyescVWW my_firstaVUV my_handsiXYY my_headWbXW
my_nightYiXX my_ownYVTV my_phoneUaUV my_screenabVW my_timezonecWVW my_ⓒcXTV myself_,WbWX name_,TUVT name_.SRQV
name_andTSQT name_isYXaW name_testsVaZW names_,WZVW names_.WVSV nd_floorVVTe need_$bgWX need_aTTTU need_theVXWV
need_tocVUV needs_aWZXW net_,WdZW network_callsacWX never_beTRST never_calledUUUU never_commitUWRU never_deployVcTW
never_generateXcaX never_mergebVXX never_mindTSST never_pushXaXX never_touchedbUWW never_usedfVWX new_codebYXX
new_dependenciesWbYX new_endpointsXfYX new_filesacWW new_oneUUVS new_packagesVWbV new_todXTW new_yearWVYV
newsletter_goesXXcX next_timeYaZX next_toWWVW nice_,WYTV night_$UWXW nightly_jobUUSU no_,TWSU no_abbreviationsVbbV
no_darkWWcX no_deploysYYeY no_emojisXaVW no_exceptionsWcXW no_floatsWZYW no_forceXfXX no_gooddXUV no_ideaVSRU
no_kubernetesWWcX no_mallocWbaW no_moreWXaW no_needbUPV no_networkWaaY no_newVUXV no_noTSSW no_recursionXgdX
no_rightsbVVV no_screenshotsVbVV no_thirdWeXW no_ⓒXfYX no_ⓟabZW nobody_elseYWYh nobody_hereabaX nobody_mergesXadX
none_$WadW not_aYWWW not_atXYZW not_beXWaX not_forWWbW not_inUYTZ not_itTTRT not_justYdYW not_pipXeVX not_sureUTST
not_thatSRPS not_theZVUW not_toUSWW not_ⓒaWXU not_ⓝVVeW not_ⓟVWYU not_ⓠXWXV nothing_inWbaW nothing_thatWaaW now_$YSYU
now_,VVYX now_.VTVV now_andVUVV now_insteadXXeX now_onWdWU npm_.USSU number_,TVWW number_andWVZW number_inWaXV
number_ofSSRT number_ⓝVSWU numbers_$UUTf of_aVVQW of_bulletbZWW of_eachZVWY of_flashXZeX of_mySZVV of_ourTWYW
of_ramWXbW of_storyVVaW of_textXZVV of_thatWVRX of_theUUUW of_themTSWT of_theseaUUV of_thoseUXUV of_todayWWYV
of_whatRWUU of_yourcZUV of_ⓒXXYV of_ⓝRUUU of_ⓟVVUU of_ⓠUSSW off_.WVTU off_bySSTT off_inVVZW off_limitsWeZW off_onVXUY
off_theWWXV office_,WSVd ok_.TRTU ok_thatZaVW ok_weXWbX old_macbWbW old_oneVVXW old_ticketsWWVg old_ⓒUSWU on_$VUUV
on_,VWWT on_aVXXS on_anyXWbX on_fishZdWW on_itUUVT on_lineVUWV on_myVYTV on_ourWWYV on_paperZWYW on_parentalWVaV
on_pleaseZcYY on_theUTUb on_themXXaW on_thisWaXV on_topYVTU on_weekendsXWaX on_withUUSU on_ⓒWVWV on_ⓝSXcW on_ⓟUUXV
one_$VTVW one_,VSVV one_.XVXU one_andTRUU one_byWaVV one_calledWVTc one_fromUUSU one_hasTTST one_inTVUW one_isUTWU
one_lineYYTW one_migrationWcaW one_numberaXVV one_ofUUWU one_paragraphfcXX one_placeWcYW one_questionWcVW
one_thingYYWW one_toVVUa one_whoXWYW one_withRSUR one_you'dWcWX ones_$VZYW only_$XZYX only_,UYTU only_.UZYV
only_afterTTST only_devcVWV only_doesZZjZ only_forVWXV only_gotZVTV only_havecVYX only_onWWXU only_oneUSVU
only_theUSRT only_ⓒZbdY only_ⓟVTXV open_theSVUU opened_itXbXX options_.cZWW options_withSZWW or_noYXUV or_soUTSU
or_ⓒVWZW or_ⓠWZWV otherwise_$XgbW our_teamXhVW our_usersVUYV our_ⓒWVRU out_,WVWV out_.TUWU out_loudXeXX out_ofWVUV
out_theTSRV out_toWaXV output_,cVUV over_$TSRT over_,WVcW over_nestedaZWX over_theVWXT over_ⓒXXgX own_theaXYX
owns_theVVbV page_$VSVV page_,UTUa page_.UTWT page_ⓝXWVc page_ⓠXWaV paper_,WUSV parental_leaveWWcW password_,WVUb
passwords_forXXWi patient_dataWcZV people_.VUbV perfect_,ZVTV period_$YfaX phone_numberVTVU picked_theXVZV
pinned_inZXVi plain_wordsbVTV plan_beforeZbWW plan_forUVSV please_$YWSV please_,WZUU please_.XYUV please_addTSTT
please_keepWYYW please_neverWdVX please_noWcXW please_rememberaXaY please_stopajZY please_useVYRV plots_withWfUW
pls_$ZcXX poetry_,VWbV port_ⓝWWVb portal_,XWVb prefer_earlyaZWX prefer_plaindWWW prefer_smallbVYW prefer_tabsfWWW
prefer_theORPS prefer_toTTTT present_tenseYeYX prints_nothingUTTU programmer_,bWXX programmer_.PTUU progress_barUTUU
project_,YXWX project_ⓒWWWa project_ⓠVVUe provider_$XXbW public_ⓒWYVV pull_requestsccbZ push_.WaWW push_backacXX
put_aURUV put_theTQPS python_,XgZW python_ⓟWVdW question_$cYVV question_atVbXX questions_inbaVV questions_onVVUc
ran_$hcWX ran_itVYVV rather_thanXZYW rather_youXbXX read_ahXXX read_codeaUWW read_diffsTbWW read_itVTWU read_likehWXX
read_onlyWYWW read_thoseiXYX read_ⓒXZYZ reader_,TaVV readme_$VUTa reboot_atYXeX reformatted_theWbWW release_,WZYW
release_scriptUTSU remember_:WaXX remember_thatXVYY remember_theSRRS remove_itTRPT remove_theSQQS rename_itUUUU
repeat_theYZZW replaced_byVVaU replies_toXdZX repo_$YWYU repo_,VVSf repo_isWWeY rest_,XacX rest_.TSTU retired_,VVZW
retry_loopXYZX returns_overaZWX review_.XaXX right_nowQQKR rights_,WWUd rights_oncWXV root_$VVVb rotate_monthlyXXcW
rotation_isWWVc round_.WWbW rule_$WcXW rule_:XbdX run_atWWcW run_inWVaW run_onWWbW run_theVZQU run_ⓠYmXZ
runbook_forWVWZ runs_onXZZW s_andeYXV s_ⓒWVeV s_ⓝVUUc said_noXWdX said_thatTTTT said_yesXVaV same_commitWZaW
say_itaZWX say_whathiZa say_whichVYVV saying_itWbWW says_soWaXV says_theVTTU says_ⓠUTTU schema_,XaZX screen_,TSST
scroll_pastdYWW search_indexUUUU seats_,WWbW second_,VSWV second_ⓒWVaW seconds_,TSRT see_aUTUU see_redgZYY see_theVUWU
sent_mecaWW sentence_caseVYcV sentences_andeXVW server_,XWVd server_hasXXaX set_theSSRS settled_onWUbX
shared_driveWWWZ she's_inVUbe she_hasXWUY she_worksWWba sheet_,VVTY sheet_ⓠWWWd shell_scriptsXbbX ships_withoutXXdX
shop_$WdYW short_$aVWW short_variablecWWW should_beUVSU should_neverTUTU show_meUVSU show_theTRRT show_upVYYV
shows_theWXUV side_,YSVW signed_itWUbW signed_offVWWU since_'hVUV since_lastYXcX since_summerWWaW since_theWWeX
since_ⓒTRWU single_stepeYWW sit_inWUSX sit_onYXca site_,WWWb site_isWXdW sits_inXXYf skip_theWVSV sleep_.aVVV
slid_toWWaW small_commitsfaYY so_$aaWW so_.UZVW so_aWXYW so_don'tWYZZ so_i'mhWWX so_iURUU so_ifZYXW so_myZUVV
so_noWZaV so_nothingZdjb so_pleaseSVXU so_putVZZW so_skipdVWW so_theXRUW so_weVVaV so_wideYcXX so_youUUSU so_ⓒXSRV
so_ⓠYUQU sorry_forXTVV sort_byURUU speak_ⓒVfXX spelling_inaVVV split_itUSTT split_ⓟUUTU spot_onWdWW staging_movedVVWe
standard_libraryWaXW start_withUVWV starts_ⓒWXaW stay_onVbXV stays_,WWXV stays_inWVZV stays_onWVZW stop_.aYWa
stop_addingWaVX stop_apologizingYbWX stop_sayinghaWW story_$VVaW stream_ⓧVWUa style_,VZXV summer_$ZYhb support_ⓒWVcW
sure_thatUSUU tabs_$cYXX take_theUTVV takes_overeWWV talked_itXVca team_$ZWbW team_agreedVXaV team_ⓒWWYd tell_meXZUX
telling_meXaXX ten_minutesVYUU ten_secondsYYUV terminal_.ZVWW terraform_onlyXfbX test_$SRRS test_andWaWW
test_firstWZWW test_forRQPS test_namesWedW test_onaXUV test_withUTUU tests_,VYVU tests_.TVUV tests_/WbdW
tests_firstgWWX tests_needXWdX text_,XaUV th_$WVcW than_theWVRV than_ⓝUUUT thanks_,TTTU that's_aWYYV that's_howdgbX
that's_theUaUV that's_whatXYWW that's_whenbhcY that's_whyTPOR that's_ⓒXWhe that_$XaXW that_,TVVU that_.WYXV that_?TTTT
that_againhcXX that_goesZXUV that_iYVWW that_needsXWYX that_oneVUWV that_tableYcXX that_theSWWW that_wasVWSV
that_wayZWVV that_weVTYV that_youWcXX thats_howXcZW the_answerbbXX the_appTTTU the_asciieiYY the_badWZVW the_barWcVW
the_billingWWbV the_blueVUVZ the_boardUXXU the_bookingTTSU the_brandWWWc the_browserUUTU the_buttonSUST the_cacheRPPR
the_cartTSST the_caseWaXW the_changeRPPS the_changelogTUVU the_clusterWZYW the_codeXYVV the_conclusiondaVW the_csvUTTU
the_dashboardTSRT the_dateSTSS the_datesTSRS the_deadTSQT the_defaultWYbW the_demoTSTU the_departmentYYda
the_designUVTY the_diffYYUU the_dockerUUTU the_docsUYWU the_documentXZdX the_driversWYbW the_durationUTTU
the_elevenYcYY the_endWZWT the_errorXUUU the_eventsVVYb the_explanationWfVW the_exportUSVU the_failingYWWV
the_fairSSRS the_federalVUTc the_feedVWYW the_fieldWWbW the_fileVTSU the_firstSTUU the_fixWXXW the_flagSSQS
the_folderURUV the_footerUTTT the_formUVTV the_freeWVZW the_fullVYTV the_generatorVXaW the_gitdXWX the_glossaryWWUc
the_googleWWVZ the_handbookXXXa the_headerVUTT the_hospitalVXYV the_houseiaaY the_importerTSTS the_invoiceTQTT
the_labWVYW the_laptopZVSV the_lastUVTU the_lawWXYW the_leftURTU the_legacyWWZX the_lettersYZWW the_linterWZWV
the_listUPVV the_littleXWVc the_lockfileYXaV the_logTURR the_loginSTRT the_mailboxXWUf the_maintainercVXW
the_migrationTQUT the_ministryXXcY the_mobileXZhX the_momentSTTT the_monolithWWcW the_monthWVZW the_moveXcVW
the_nameVUTU the_newQTVT the_nextUTUR the_nightlyWVYX the_numberTWVV the_officeVWYS the_oldSVVV the_oneWXVc
the_onesUSTU the_onlyTUVb the_opsVVUd the_orderVXUV the_otherUTUQ the_outageWVaW the_outputWVSU the_pageSRRS
the_parishVVZV the_parserVUVU the_partnersWbZW the_paymentsbVWW the_perfVVUa the_personWbYX the_phoneUSUV
the_pilotWWcW the_planXYTU the_priceTTSS the_prodVbVV the_productWWbV the_productionYfXX the_publicVVWU the_queryUVSV
the_queueVVTU the_readmeUUTW the_realVVVa the_reasonTURT the_reasoningecWW the_releaseUTUT the_releasesYVZZ
the_repoUUSR the_restUUTT the_retrySQPS the_rewriteWcaW the_rightTUST the_runbooksWWWb the_sameTUUT the_sandboxVWbV
the_schedulerWYYY the_schoolUVXV the_scriptRQPS the_scriptsXcYW the_searchTSST the_secondQNRR the_settingsTTTT
the_solutionaWUV the_sourceZZYV the_standardWYWW the_tableWXVV the_teamVXYV the_testTTOU the_testsTQSR the_thingUYWV
the_thirdVUTT the_threeVWTU the_timeoutTSTU the_titleUTUT the_topUVUU the_twoSRSS the_uploadUTTU the_userTUSV
the_variableSRRS the_versionUUTT the_vestryWVVe the_voteXWdX the_wallUTTX the_warehouseXWcW the_wayYZUW
the_websocketUTTU the_wikiUTZU the_wiringVVTb the_wordVVXU the_wrongTRRS the_ⓒYWXX the_ⓝYTYT the_ⓟVUUY them_$WYVV
them_,VVVT them_.UUYV them_otherwiseWbYW then_$cWVV then_codeVbWW then_itTTST then_theXYUW then_twoVcXW there's_aVUWZ
there's_noWWXV there_$UVUV there_,UUUS there_.UTTT there_aUTUU there_areUSXU these_daysXXcW they_comeWZcW
they_don'tWXZW they_saySRRT thing_$VTUU thing_atVbVW thing_thatVbVV think_infWVW think_theTTTT third_partyXabY
third_timeVWZW this_?TTTT this_becausebWVW this_branchTRRT this_codeWddX this_codebasebbdZ this_commitSQQS
this_fileSOPS this_functionSQRT this_isXWTW this_laptopcXZa this_onceUTTU this_ondWXW this_oneQNPT this_productWZbW
this_projectXjcY this_repoZjdU this_teamWYbW this_timeVTQW this_weekSSST this_yearXVcX this_ⓒVTSU those_$VZVW
those_forZcWX three_linesZYUW three_ofVVYV three_weeksZWeX through_himXXWd through_theWWYX through_ⓒWWWX throws_aTTSU
ticket_.VZTV ticket_numberWZWW tickets_areUSTX time_$XVUU time_,TXVW time_.UVUV time_iUTTT time_nowZbXW time_youZaWX
times_.aVTV times_inXcWW times_outTRST timezone_iscWVW to_aWbVW to_alwaysUXTW to_beVVVR to_compareVVUZ to_followXgZX
to_haveUVRU to_keepWVaW to_learnZZWW to_mebaRX to_reviewgUWW to_runXWYV to_sayTTST to_scrollXcWW to_seeWWVW to_theVVWV
to_undoWdXW to_usXXbb to_ⓒVVcY to_ⓝVTZR to_ⓟSUUV today_$USWU today_,SRUU told_meVUTW told_youVZaW too_longSRRS
took_overWWaW top_,ZWVV touch_theVUVU touch_whatWdWX trunk_,VaYV twice_$UXWV twice_,SSNS twice_.TSTT twice_aXWdX
two_,USSU two_.UTTU two_daysXVTa two_hoursTSTU two_ofUSUV two_optionsVZWW two_spacesYaXV type_checkerXeXX
type_hintsVWUV typo_.VbVW ugh_,VUSU under_theVTRW under_vendorXdXX under_ⓒWWXX under_ⓟYWVf unit_testUTTU
unit_testsWZaW units_inabWX unless_ibXVV until_theTTVT until_thenXVaW until_ⓒUVXU until_ⓝWWYW us_$WXXU us_,WaZV
us_.VVYV us_atZYca use_$WWUe use_aSPNS use_anaVWW use_defaultWZVW use_lodashWbYW use_pnpmXeVY use_rebasebVXX
use_tabsVUSV use_theUWVP use_ⓒVVTU user_researchWWUg users_areWVcW users_inWaZW usually_writebWXX v_ⓝUWWW
variable_namesWWWW vendor_/XdXX version_isXXZV versions_ofVaXZ vitest_,VWbV void_$WWbW voted_$WVaW wall_ofXXUV
want_$bVUW want_aSTTU want_everyXcVX want_itaWVV want_toRRSR wants_ⓒWXdW warehouse_isVcWV was_inSRST was_onaYVV
was_shutWWaW was_ⓝYWWV way_$VaVV way_.YVRV way_youYaUW we're_aTTRT we're_notXWeX we're_onWXUW we've_gotWVYV we_areWVXV
we_can'tXbZX we_couldSRRS we_decidedUSTU we_deployXWfX we_don'tWZXX we_goUTVV we_gotUWRU we_haveUUWU we_keepWWWZ
we_logVVWg we_mayURSU we_mightTSRT we_nameagXX we_needUVNV we_neverWXUV we_onlyVWXY we_pinWcZW we_shouldQQRS
we_squashWdXW we_supportXZbW we_useTZRU we_writeYjcY week_,VVXU week_laterWXcW weeks_,WVXV well_.VXWV went_throughTTQT
went_withXWcX what's_theTSTT what_abXTV what_doUTTU what_doesSSRS what_iYZYX what_isaVTU what_itUYUV what_theWUWV
what_youUXUW when_iVWTW when_it'sURVU when_theUQPS when_youbcTV whenever_iTTTU whenever_youboaa which_isVVUV
which_ofYUUV while_theTSQT who's_gotVVVc who_knowVVVg who_learnedcXVW who_ownsVWUa why_,bdXX why_doesTSST why_isSRRS
why_itTSST why_theYWQU wiki_,VVYb will_beaTXW will_stayXWbX with_aTUUT with_diagramsbXVV with_glovesXVaW with_itWYUV
with_medfZZ with_myTSTT with_noWVYV with_oneWaVV with_ourXWbZ with_realWZVW with_theXVWV with_twoVWXV with_usXagY
with_ⓒUUWU with_ⓝWUVU without_askingdkcb won_.WVbW word_inWTbV words_inZcYX would_youTSTT wrapper_,WcYV write_aTVVU
write_allZdVX write_anyXcXX write_theYUTV write_toVYWc write_ⓒWaVV wrong_$aVTW wrong_,TVUV wrong_.UWSV wrote_thebZXX
year_,UUVV years_.bXTW years_offVRW yes_$XeYY yes_,TRUU yes_iVZZW yes_orYXUV yet_$TSPT yet_,TRST you'd_takeWcWX
you'll_findWVXb you_$UUTX you_,XVXX you_addWZSW you_addedXbaX you_areVUQU you_askedYTUV you_benchmarkWdWX you_canZVSV
you_changedYdXY you_didYcWX you_doUXVV you_don'tXVVV you_findUSUW you_haveUSRT you_keepUUWU you_leftYZVV you_madeWaYW
you_mayYYVV you_mergedXYbX you_mustYVSV you_needVUWa you_openXgXX you_ranVZTW you_rememberVVZV you_saidZZTW
you_sayfVXY you_seeTPVV you_shouldVYVV you_showWaWW you_sortWWcW you_tellbWVV you_thinkUVWV you_toUVSV you_touchWYYW
you_wantdXWY you_writeUWXV your_answerscgWX your_changeSSST your_questionsVcWW yours_$XbWW yourself_.WaYW ⓒ_$WTXX
ⓒ_'SVUX ⓒ_)VURZ ⓒ_,WVUY ⓒ_.YTXZ ⓒ_:TTTT ⓒ_;VVYV ⓒ_?XWXV ⓒ_againYVSV ⓒ_andURWU ⓒ_anyWWcY ⓒ_anymoreWWbW ⓒ_areUVZU
ⓒ_atVVWZ ⓒ_canXWbZ ⓒ_clientXfXX ⓒ_descriptionsbYVV ⓒ_doesYWcW ⓒ_folderVUUb ⓒ_forXVYW ⓒ_fromYWZX ⓒ_getsWYZV ⓒ_hasVSTT
ⓒ_ieWVW ⓒ_importSRQT ⓒ_inUWTZ ⓒ_isVUWV ⓒ_keepsWWUf ⓒ_lastWaXX ⓒ_nowYSZa ⓒ_onesVVaW ⓒ_overUUXU ⓒ_pleaseZWUV
ⓒ_projectXXVY ⓒ_reviewsUWgV ⓒ_runsZWaW ⓒ_sinceVRVU ⓒ_systemVVSh ⓒ_teamVTYU ⓒ_theWUZV ⓒ_toWWZV ⓒ_underVUSd ⓒ_wasWWZV
ⓒ_weeksVgXV ⓒ_wellWYbW ⓒ_youWXYd ⓒ_ⓒUVZa ⓒ_ⓝUXdW ⓒ_ⓟUWaU ⓒ_ⓧVXTZ ⓝ_$WUUY ⓝ_,WTTW ⓝ_-YZdX ⓝ_.UWXT ⓝ_:QWVU ⓝ_andVWYR
ⓝ_areVSXV ⓝ_atUUSU ⓝ_augustYYfY ⓝ_becauseVaUV ⓝ_columnsWaYW ⓝ_daysVSVV ⓝ_decemberYbgY ⓝ_degreesVUSU ⓝ_filesYXTV
ⓝ_forVTVT ⓝ_gVVYV ⓝ_gigsaWYW ⓝ_hasUSUV ⓝ_hoursWTVV ⓝ_inTWTV ⓝ_inchXaVW ⓝ_isUWVV ⓝ_januaryYZdX ⓝ_juneYXeX ⓝ_kUVVU
ⓝ_lineZbVW ⓝ_linesUZWU ⓝ_mbVWWV ⓝ_minSRQS ⓝ_minutesUTTU ⓝ_ndWVYY ⓝ_nowVWTZ ⓝ_octoberYXfX ⓝ_ofURVV ⓝ_onTSVV
ⓝ_passwordXWVg ⓝ_percentUUTU ⓝ_pxTUST ⓝ_rowsSROS ⓝ_secondsVUVU ⓝ_septemberXWcW ⓝ_thSTWS ⓝ_theUSVU ⓝ_toWVWU ⓝ_wasXWaX
ⓝ_yearsXXVV ⓝ_yrsbWVW ⓝ_ⓧUSUU ⓟ_$RUSb ⓟ_,TVTc ⓟ_.WWVV ⓟ_?TTTT ⓟ_andQTVU ⓟ_becauseWabW ⓟ_byVURc ⓟ_filesWZXV ⓟ_inWWVY
ⓟ_isTXWU ⓟ_nowWVbV ⓟ_onXWaa ⓟ_questionsbWVW ⓟ_youeUWV ⓟ_ⓧURUU ⓠ_$XXRe ⓠ_,UVWc ⓠ_.VTPU ⓠ_;XYZV ⓠ_inVUbV ⓠ_isUPWT
ⓠ_isn'tXaeX ⓠ_orWZWV ⓤ_$YWWi ⓧ_,UVXU ⓧ_theVRUW ⓧ_ⓝVXTS ⓧ_ⓟTVVQ
"""
