"""How much each pair of words of a sentence speaks for it that it lasts and is of each type: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!_$UVWR "_$UTTU '_$VUVX '_,WWVa '_namesXcXW '_sTVVV (_)VXVV )_,WXXX ,_addSRPS ,_alwaysVWWV ,_andUTTU ,_answerWbVW
,_askYXZf ,_boardWWVf ,_branchVVVg ,_bugsXXda ,_bumpWZWW ,_butTTSS ,_byVRUa ,_canXTRU ,_chapterWVUg ,_codeVZWV
,_contractWWbX ,_couldUTTU ,_customersWYZY ,_decidedXWbW ,_doUVSV ,_documentXcWX ,_don'tVXVV ,_evenWZZW ,_everWZXW
,_everythingXWaW ,_everywherebjcZ ,_extensionWWXe ,_firstVVTV ,_folderYVTp ,_fortydWWW ,_giveaUUV ,_handVZZV
,_he'sWVYc ,_heVTVh ,_i'llTQQU ,_i'mYVTU ,_iYVUX ,_imbWWW ,_inVXXV ,_isUWVV ,_it'sVVXW ,_itUTUT ,_justUTPT ,_kidsXbXW
,_labelWVUe ,_layerWWXe ,_leaveUWTU ,_letUTSU ,_likebYWV ,_lookTTRY ,_mainXcXW ,_makeUTUU ,_maybeTSST ,_moduleXXWg
,_morefhXY ,_moveUTTU ,_myWVVV ,_neverWaYW ,_noUXXV ,_nobodyVVXV ,_notVXVW ,_nothingWWXV ,_onWWVb ,_onlyVTUT ,_opsaidY
,_orTTSV ,_ourYeYY ,_oursWVWc ,_pageWVUk ,_pdfWWVi ,_plainWdYW ,_pleaseVXWV ,_postgresWXbW ,_prefixWWVe ,_priceXXeX
,_projectWVTl ,_readVVUf ,_removeUSRU ,_restXXcX ,_retiredfVVV ,_runUaPV ,_satelliteWWdW ,_savesbgWW ,_scannedYXYh
,_sectionWWVd ,_securityXacX ,_seeUTUU ,_selfbVWW ,_sharedXYWd ,_she'sWTXj ,_sheVRWd ,_sheetXXWb ,_sinceTVVV
,_singleWcZW ,_smalleZWW ,_socXaV ,_someoneSRQS ,_sortedVVUa ,_stagingaYja ,_streamWWUi ,_tabXXXk ,_takesVVVh
,_tellYWSV ,_that'sVWVV ,_thatsWWbX ,_theVVXV ,_thenVVVR ,_they'reVTVV ,_theyVVYW ,_thisYXWW ,_twoSUYV ,_useVeVU
,_usedXWeX ,_vaultWWUf ,_we'llTSST ,_we'reXcbX ,_we'veWZcW ,_weZcdY ,_whatVTOT ,_whereSSRT ,_whichVTVV ,_withUVVU
,_writeVVQV ,_yearlyXXdX ,_yesWaVW ,_you'vebaha ,_youWWXT ,_yourYbWV ,_ⓒVVZX ,_ⓝWUWS ,_ⓟWWVb ,_ⓠXYYb ,_ⓤVVcT
-_composeUTTU -_fnsWeVW -_linedWUV -_offVVYW -_ⓝVWYV ._"UTTU ._$WWVT ._)eWVV ._ⓝWWWg /_,VYWX :_$QNLP :_'RQQR :_)ZVTV
:_askWVUa :_i'dibWW :_itWVXW :_noVYaT :_sharepointWWVe :_thatbdXX :_theTWWZ :_weWXeW :_ⓝSWVS :_ⓟVVWd :_ⓠTTTT :_ⓤVVVc
;_givegeXY ?_$QHLU ^_aUTPQ ^_addUTQT ^_afterUVVT ^_alwaysVXVV ^_andVUTU ^_answerbXVV ^_anythingXaaZ ^_anywayTSST
^_askVVUY ^_atVVTU ^_beencWVV ^_beforeVXVV ^_boardWVYb ^_branchXdZX ^_britishccWW ^_btwZZYX ^_bugsVUTZ ^_callYURV
^_canSPRR ^_checkUTSV ^_choseXWbX ^_codeYZYX ^_commitWaWW ^_contractsVVUd ^_csvXdbX ^_datesWeYV ^_doUYSU ^_doesTTST
^_don'tVYRP ^_dontWcWX ^_dropUTTU ^_englishaWWW ^_errorsWcZW ^_eventXZcX ^_everyVWWU ^_explainVWSV ^_featureWaaW
^_finalWVbW ^_findUTTU ^_firstUUTU ^_fixRRPS ^_forTVUX ^_forgetWXcW ^_fromUXVV ^_giveUXSV ^_goodVWRV ^_grafanaWXXZ
^_halfYXXW ^_haveUTTU ^_heTSRT ^_howTSTW ^_i'dWWOU ^_i'llTSRT ^_i'mcUSQ ^_i'veYVVT ^_iYVSP ^_ifVVVW ^_inUVUU ^_isRQPQ
^_it'llWWcW ^_it'sWWXS ^_itQRSS ^_justVWOV ^_keepVaTT ^_keysXWda ^_knownXXXg ^_leaveTVSU ^_lessZdWW ^_let'sTTST
^_loadVVUc ^_lookTURV ^_looksTUTU ^_makeRUTU ^_maybeSSQS ^_minWXaW ^_minutesWWWZ ^_moneyXdcX ^_moreXdTW ^_morningVTTU
^_moveSQQS ^_msrvWcZW ^_myYUUV ^_neverVXTU ^_newWWaW ^_nextTUSU ^_niceVZWW ^_noUUVT ^_notVVVV ^_nothingVXVV ^_nowTQPS
^_ohWXTV ^_okVVVV ^_oldVUUd ^_onTUVV ^_oneWXVT ^_onlyUUTU ^_orUTTU ^_ourRXZW ^_perhapsTTTU ^_pickedZXdX ^_picturesYdWW
^_pleaseVWRS ^_postgrescWWV ^_postmortemsWXVc ^_prodWWbW ^_prsWcbW ^_publicYaYW ^_putTTOS ^_questionsWWYe ^_rawXWYe
^_readUTTU ^_rememberVUVV ^_renameTTRT ^_replaceTTST ^_revertUTSU ^_rightVTVV ^_runVWRV ^_rustWXaV ^_sayWaTV
^_secretsVbaU ^_sendUTTU ^_setUTSU ^_sheVVTZ ^_signedXXaX ^_sinceVTYV ^_skipUVTV ^_soUSTR ^_someoneTSST ^_sorryVVSV
^_splitTSRT ^_startSSQT ^_stopVZVT ^_takeRQPR ^_talkedWWYV ^_tankWWaW ^_testsWYWV ^_thanksWVTV ^_that'sVXVV ^_thatWXVU
^_theSUWV ^_thenRSPT ^_there'sUTWV ^_thisVYVU ^_thoseVVbW ^_threeZWUV ^_todayUTTU ^_tooXZVW ^_translateTSST
^_translationsWVVg ^_untilUSUU ^_useUXRR ^_vWZZW ^_verdictaYbX ^_we'llWWcW ^_we'reRVbV ^_we'veXWXW ^_weWYaU
^_weatherWWWb ^_wellbVSV ^_what'sUUSW ^_whatURRU ^_whenVYUV ^_wheneverTVVV ^_whereUTUV ^_whichTSQU ^_who'sVVUd
^_whoUUQY ^_whyWYRV ^_withWWTV ^_wouldUUUU ^_writeVXRU ^_you'llWWVa ^_you'reXYTV ^_youXYVU ^_ⓝUSUU ^_ⓟTVVV ^_ⓠVVWT
a_bareXfWX a_bitTMUT a_changeYdhY a_closuredXWW a_coinXXgX a_columnXYVV a_commentVaWV a_commitVXVV a_dataclassUTUU
a_dependencyZeZY a_diffcdXX a_downWbdW a_flagXdYY a_foreigndWVW a_functionUUSU a_giftXeVW a_helperTTTU a_juniorcWWW
a_lawyergYWW a_libraryWfXW a_licenceVVWe a_lookURTR a_lotZWUV a_migrationXfXX a_newUVYV a_paperVVTf a_photoVVUa
a_programmerXSSU a_rangeVcWW a_rowVWRV a_secondUVVV a_serviceVWVb a_shehWXW a_smallUTSU a_startupYXeY a_terminalfYYY
a_testWVWV a_ticketVaVV a_timeZZWW a_unitUTTU a_wallcYUV a_weekXWZX a_weekendXZbX a_ⓟVYVV a_ⓠWWaW abbreviations_inbWYW
about_anythingWWVk about_itYWVV about_theUUVY about_whatYcXX account_$YYXm accountant_herekVVW add_aUUST add_theTTSU
add_typeTSTU adr_-XXfX after_eachUVQW after_initXcbX after_theVVWV again_$VVZU again_,VTSU again_.UVTU again_withVVSV
agency_(VVUe agreed_thatWaYW agreed_withWWYW ah_,fUVW ahead_.TTRT airtable_,WWVg all_ifYZY all_newZqaZ all_ourXUeW
all_overYaZX also_pleasejbWW always_forgetSQST always_runWZVW always_writeYgYY an_hourWUTV an_ownerWdYW
analogy_withfbWX and_'acXX and_aVUVV and_afterWWTV and_codejVUV and_docsVfZT and_giveRQQR and_iXVVV and_inVZXV
and_it'sUVXV and_itPRST and_noVYYV and_notWWXW and_oneVVQU and_runVTSW and_sayXiWY and_she'seWVW and_sheWWeW
and_showQNQR and_tellUVUU and_that'seabZ and_theVUWV and_thenWVQV and_theyVQWV and_waitVZWW and_weVVXV and_whatcWVV
and_willWVZW and_writeWSTU and_yourdXYW and_ⓒVUZV and_ⓝUUXU answer_$aaXW answer_.cfWY answer_inWYUV answers_.VbWW
answers_mailsWWXk any_changeWeZV any_codeXaWW any_ideaSSST any_longerXXfX any_moreUTaX anything_aboutWVWd
anything_onWZWY anything_thatYbeX anything_underakZX anything_withXVXZ anything_ⓒXWVq api_freezeWdYh api_isWeYW
apologising_inWcVW app_areWYaV app_forXXeX app_isWWaW apply_byXgYY april_$WWcW are_allWXeW are_calledVVbV
are_dentistsXWbX are_doneVYVV are_handVVaU are_handedWWWf are_inXWTd are_keptWVWa are_managedVVVZ are_namedXYgX
are_notVVYV are_onVXYg are_pinnedYfcZ are_postedWWUd are_stringsYhfY are_tabooWdXV are_threeXYfX are_trackedWVWb
are_twoXVeX are_welcomeXeWX are_whatZXVW are_withZXaf are_ⓒWaeV are_ⓟZYdY aren't_$WbVW around_hereYbbW as_aWVSV
as_csvVVYb as_iTTQT as_ofcbyb as_wellVWYV ask_forXWQV ask_herWWXe ask_meUXVU ask_ⓒUUVZ asked_$XbXZ asked_beforeZgXY
asking_,fUUV asking_.aVVV asking_meXYYX assertion_perWaVW assume_idcVV at_aaZYY at_allVVVU at_itUVUV at_someTTST
at_theVVUV at_ⓒWVVa at_ⓝVUVR at_ⓟUUUa at_ⓤVTRk audit_$WcYW audit_isXXaX audit_logUTSU auto_-WXdX autumn_$XXbX
back_toVVUV background_isbWUV bare_ⓒWeWW bars_.dZVW be_aWSVV be_inXWaW be_linkedWaWW be_theVTUU because_ofVVWU
because_theUVWV been_ⓒWWcW before_.TSRT before_everyWYWW before_iTSTT before_tellingYcXY before_touchingaeWW
before_youWYWW behind_aWYZX belong_inYadW belongs_toWXaX below_.TTST bits_$iWUV black_withWdXX board_forWWUe
board_hasYYgY board_signedWWZW board_ⓠWWUe boat_,dWWW box_,WWVd boxes_,WdWW branch_$TTST branch_getsWWdW
branch_namesYeZX branch_onlyWWcW breaks_theWWdW budget_forXWiX bugs_forVVXa build_.UUTU build_numberdXUa
build_withVaWV built_-WeWX bullet_pointsadXX bump_theVZQV buried_theZcXX but_i'vebXXX but_iVSSU but_itUTUU but_theVXUU
by_aVVYU by_defaultQPMR by_designXWfX by_oneTVQT by_sftpWWXf by_theWWXW by_thenWVaW by_tradehXWX by_trainingdVVW
by_yearVVTd by_ⓒSTUX by_ⓝVUVV c_ofWWVo c_ⓧeYXW cache_layerUUTV calendar_ⓠVVVd call_meeVUV call_rotationWWVf
call_somethingXdXX calls_aZZkZ came_inVUSU came_outTTST can't_dobWYX can_answerZaWV can_beUTVV can_dropZaVV
can_findWVWf can_followeXXX can_pasteXaVW can_readXYXW can_seeSTTS can_skipqZWY can_testeXVV can_youWSVT
caretaker_,VVUh carry_onUUSU carry_theXeeX case_,VZVV catalogue_ofVVVi cents_everywhereWcYW change_theSSSS
changed_toXWdX changes_goVcYV chapter_ⓝVWVa charts_.ZZXW chat_$YWVi check_itVZVV check_theVVRV checked_inYZYf
clever_.ZcVV client_libraryXXbX close_theTSTT co_-VWYV code_$YdXW code_,aXWV code_.VaSV code_firstcWVV code_isVVYV
code_reviewsVcWV code_samplesYhjY codes_?ZZYs collected_inXXWj colours_comeWgeW column_namesVaYV come_fromVVUb
come_inVWbV command_andWZWW command_toYgXX comments_inVbWV comments_thatafaY commit_,WVTV commit_hashZjZZ
commit_messagesXWXW commit_withXhYX commit_ⓟWbWW commits_,XjXX company_,WVUc compare_withVVUc compose_fileUTTU
composition_,VeWW concurrently_orXecX config_isWbbW contract_endsWWbW contract_saysVdYV convention_isVdUV
conventional_commitsZfXY copy_,WeXW copy_.XaVV could_beQQST could_followZdXY could_youWXYW customer_,WWbW
customer_namesZWbX customers_areWXZW data_-WWZZ data_protectionVVTc data_teamWWcW database_,VVVc date_pickerUTTU
dates_throughWadW deadline_forXXcX decided_thatYXgX decided_toUSWU decisions_areWWVe default_exportsWeUW
dentists_,YYeY depend_onVYYV described_inWWWb design_repoVVXb design_systemWeZW design_tokensVWZS desk_,VVUf dev_,bWVW
develop_,gdZX dictate_mostcXWX dictating_thisbYYZ did_itYXVV did_youSUUU diff_,ZgYY diffs_onQcVV do_iUUTU do_itRUST
do_notUZVV do_oneWcWW do_thatWdUV do_theWVWW do_thiscVSV do_weQOPQ do_youXVTU doc_inVVUg docker_-UTTU docs_.bYXX
docs_liveWWWd document_itXcWX does_itTVTT does_theVRXV does_ⓝXXdX don't_closeWbYW don't_doXaXW don't_editVVXc
don't_everYiYY don't_getVaXV don't_likeXVVV don't_mockXeXX don't_needWVQV don't_proposeXagX don't_readeWXW
don't_sayebXX don't_sugarcoataeXX don't_touchTUTT don't_useWYVW don't_ⓠWcWW done_,SSRS done_.VaTV done_andXaWW
done_ⓒdWWW door_$WWZd doubt_aboutWXVc down_,TSRT drawn_onXXXf drive_,VVVX each_claimcaXX each_scriptXdcX each_timeWbTV
each_ⓒWWcW editor_isdWVW either_.WcXW emoji_,bcWX emoji_iniaXW emojis_inYVVV end_ofYXYW ended_,XWdW ends_atkXYY
ends_inVVZV ends_onVVZV english_,VcXV error_messagesYaXZ ever_.WaWV every_commitYcZY every_messageYbYY every_pushXbXX
every_reportVeeW every_secondXXbX every_stringWbZW every_timeVWSV every_ⓒWYdW everything_elseVVYW everything_goesXaUV
everything_inZZWV everything_underVbXV everything_youabWW everywhere_$dXYW everywhere_,VZVV exact_versionXeaX
exactly_oneUUSX example_inYdbW exclamation_marksYeYX experiments_,XfcX explained_inWWWj explained_whatdbWW
explanations_,YXVW explicit_typescWWW extension_ⓝWWXe external_diskVWVd extract_aUUUU failing_caseadXX
failing_testYYWW fails_withTTTT feature_branchesUZVU feature_flagsWXXZ february_,YYhY fifteen_yearsbWWW figma_,WVWa
file_,VVWV file_.VVRU file_youYiZY file_ⓟVVVd filed_inWWVc files_$XaYW files_changedXaVW files_inVSVb files_oneZiYX
final_.WWcW finally_aadXX find_theXWUZ fine_,VRRU fine_.UURT fine_butcXXX fine_withaXWW firmware_imagesWWVf
first_,WXVU first_.VWWW first_andYYUV first_languagebaVW first_whenWYec fiscal_yearXWeX five_linesaXVV fix_.VZVV
fix_thatTSST fix_theTRVU flake_ⓝXgXX floats_areVWcV floor_,VVVb folder_,VUTa folder_inVUUa folder_onXXWg
folder_perXXXa folder_ⓒWVUd for_aVWVT for_anUVTV for_anythingWWWX for_everyoneXZdX for_everythingXZZW for_fifteenbWWW
for_goodYWdY for_humanshZWW for_largeUUTU for_meYXVV for_nowLIFM for_theRSWV for_thisRQRU for_todaySSQS for_twoURTU
for_whatVaZV for_ⓒVUVV for_ⓝWVVU force_pushesWbXW forty_yearsfWWX found_itTTST free_tierWWcW freeze_fromWbXW
freeze_startsXWbX from_beforeVVVa from_herXYgX from_myTTRU from_nowWbWU from_theTVVV from_todayYYZX from_ⓒXWaX
function_,USTU functions_,bdcX future_,WaWW game_$nXWW generated_codeYdZX generated_filesWZWW generator_,VVZW
german_layoutfcXX get_aVVVU get_editedYcaY get_migrainescXWW get_rejectedWfZW gets_translatedVcVV gets_wipedVWXf
git_todaWW give_meWWWT gives_aTSTT glossary_forWWVb go_aheadTSQT go_byXYXb go_inWaZW go_onTQOT go_throughWYZW
go_toVWZY go_upWWbW goes_intoXdab goes_liveXXbW goes_toUVXV going_forwardXcWW going_withVVaW gone_aftereZVV good_.UWNU
goodbye_toXWdX google_sheetYYXh got_cutYYiY got_theVTVW greek_toZVVV green_$SSRS had_toZWVV half_ofXWVU hand_-YdVW
hand_meVZXW hand_writtenVZaW handed_outVVVc handle_theUTUU hands_offVcVW hands_outVVUc hang_outWWVb hangs_inWWVe
has_aTUUV has_adminXXgX has_noUVXV has_theXSXf has_toWZXV have_aRUST have_neverbYZY have_noWWcW have_theVSVV
have_toVVVU have_ⓒeZYY have_ⓝWWdW headings_,acWW helped_aacWW helper_inTTTT helps_medVVW her_,WXdh here_$VWVU
here_,WWVS here_.WYXV here_areVccW here_onWYVX history_$WWdW hives_$bXXX holidays_isWWVf hosting_,VfXV hourly_nowXXbX
house_ruleWagX house_styleWceW how_igjYZ how_theTVVW how_toWcVW i'd_likeVVTV i'd_preferSRST i'd_ratheraaVW i'm_aiXVZ
i'm_awayWWeW i'm_colourgYXY i'm_inWVQV i'm_newTYXY i'm_notSQUU i'm_onaVSV i'm_therdfe i'm_ⓒlYWY i've_aaVUV
i've_gotYUUV i've_noZVUV i've_onlyoWVX i've_ⓝjYWW i_.eVVV i_agreedWWbW i_alwaysZUXU i_amaVTV i_answerkWVW i_askedVbWW
i_can'tfWUV i_canYXRV i_cometXVY i_couldYZUV i_decideXdVW i_dictateeYXX i_dodXYY i_don'tUVSW i_getYWSV i_guessUTVU
i_haveVVRV i_knowaWWV i_learnYdXX i_likeUXSW i_meanWYWW i_needVWPT i_neverWSTU i_openTSTT i_ownkWWW i_paycWVV
i_pickedcVWV i_preferXVWV i_readcYUW i_reallygTWW i_rememberTTST i_runXUVV i_sayVXSV i_seeUUVU i_teachlYYY i_thinkVQST
i_toldVYcW i_triedTTTU i_useiWXX i_wantTXUV i_wasVZSV i_won'tWbXW i_workdWQW ids_areYcjY if_aVZWV if_iVVRV if_it'sVVTV
if_somethingXZWW if_thePTUU if_weRPPR if_youVVSW ignores_theUTTU imanage_,VVUd in_allUYVV in_anythingWbZW in_asciiWfWX
in_chartsaVWW in_controllersYfVW in_docsaWXX in_embeddedbVWW in_everyVWVV in_figmaWVVd in_futurefdXW in_imanageVVUd
in_logsWgdW in_mindVVbV in_myVWTV in_namescVWW in_oneVZVU in_ourTecX in_plainWaVW in_prodXehX in_theTVVY in_thisUXWO
in_throughXXaX in_ticketsVUbW in_twoVVTU in_weekWWeW in_writingXWZX in_ⓒWVVY in_ⓟUTRZ in_ⓧWUWZ included_.cVVV
install_anythingWZWW instead_ofVVVQ invoice_exportUUTU invoices_tableXYdW is_aVVWV is_atTOUV is_brokenUUTU is_deadVVYV
is_downUTUV is_drawnXXXf is_dueWVcW is_emptyTTRT is_fineXVUV is_fixedWVcW is_flakySQOS is_frozenVVZW is_goneWWZW
is_historyXYcX is_inUTTa is_itQOLR is_myrXTX is_nowWXbX is_offVVWT is_onTXWb is_outXXhX is_readXYdX is_redTSST
is_slowTSST is_theWWWZ is_thereUTTT is_thisVTVV is_toVZVV is_vWcXW is_whatYXXW is_whereWWXl is_whoWWWc is_withVVUe
is_writtenVaYV is_wrongUTTV is_ⓒXXbX is_ⓝWVbU is_ⓟUWXX isn't_,cWVV isn't_aXYgY isn't_inVYVV isn't_oursWVYW
isn't_partXbgX issues_$VUUd it's_aVVXU it's_inVRUW it's_theVVWT it's_ⓒYVca it's_ⓝVVZV it's_ⓠXnbX it_$UVVU it_,TUUV
it_.UUUU it_?TTTU it_asyncUTUU it_atWUQU it_byTSUU it_inSUTU it_neverTSSU it_onTSVV it_shouldVUTU it_standsWeZW
it_takesVVTV it_toVUUU it_twiceVVSV it_wasSNWU it_withTSVS it_worksUUTU its_ownUVWV jan_ⓝWdYh javascript_,WbYW
joined_$WWcW jokes_,WdXW just_answerXaWW just_soeVVW keep_commentshZYV keep_doingbgWY keep_inVSVV keep_itZUVV
keep_lineseXXX keep_themeaXb keep_thisXgYW keep_yourXgXY keep_ⓒZZiY keeps_itVVUZ keeps_ⓝXXcp kept_inWVSe key_toXXXk
key_ⓒVVUd keys_rotateYYhZ kind_ofVZUV know_iscWWW know_ⓒhZWX knows_theVVVb laminated_sheetXXWd land_inWWWd
language_,ZaTW laptop_,bWVV last_rowUTSV last_weekVWXV late_$YYcY leaks_memoryTSRT learn_fromSbWW leave_theTUTU
leave_untilXWbW leaves_theVXYV left_forXWcW legacy_isWcXW legal_$WWbW length_iseXVW let_meWVRV letter_fromWWVk
letters_andYcWW library_isWYaW life_,ZUVV like_aWSRU like_abbreviationscVWW like_itYWWV like_mykYYY like_shortdWXX
like_thatWcWW like_tobUSV like_youWZVW line_$dXXX line_fixdaWW line_lengthVaWV line_ⓝTMTT linear_,VVVb lines_youZaXX
linter_beforeceXY list_,VVVX list_.VVTU list_fordWVV list_isTTTU list_ofVVVY listed_inVVUc live_inaZXp live_onWWbW
lives_atWWVi log_messagesjdYX log_theTRRT log_toVYaV logic_inhXXW login_formTSST login_nodeXfdX logs_,ZjeZ lol_$UTQU
lol_,cXXW look_atPSRV look_forcWTV look_inWWUb look_thereVVVY looked_atTTTU looked_upWWUf looks_likeVWTV loses_theUTUU
lost_inYgYY love_thatgWVV lower_caseVaVV mail_$VUUZ mailed_toXXWb main_branchWbYW main_withoutXbXX maintain_thiscVVW
make_itSPQR make_theTOQR makes_meVZVW makes_myWcXX malloc_afterXcbX managed_inVVVZ manager_readsSaVV match_.XcdX
may_$XXbX may_approveWWZW may_notYZfY me_,WWPU me_.VVTW me_:ZVTV me_hivesbXXX me_insteadfcXX me_itcdXX me_nervousYaWW
me_nothingYZXZ me_oneeXWW me_runafXY me_somethinggYWW me_theUUTV me_whatVUTV me_ⓒeZWX means_.dVVV merge_commitsbYYY
message_.XZVV message_forUTUU messages_,WfWX messages_mustXgVX metres_aboveXZfW migration_onceXfWX migration_perWdbW
migration_ⓝUTTU mind_theTSST minutes_,RQOS mobile_appXXcX models_areYaaV module_ⓒWWXc money_$WWZW money_isVXYW
monthly_?XXeX months_$YYkY more_emojisgbXW more_likeZZWW more_ofabTW more_ⓒWVZW most_ofYVVV move_itSSQS moved_fromaZna
moved_toYZfa moves_toXXeX must_alwaysTSST must_beSVUU must_haveVVRV must_neverTUQU mustn't_showWbaW my_backgroundgYXX
my_boxjaXc my_colleagueUUVU my_commentsYdWX my_editoreYVW my_eyesdVWX my_firstZVUV my_handssabb my_nightXgWW
my_ownZVTV my_phoneUbUV my_pronounsbVVW my_screencdVW my_timezonedWVW my_ⓒbWTV myself_,WbWX name_,UVWU name_.TSRU
name_andTSQT name_branchesWbVW name_isYXZW name_sayscbaX name_testsWbYW names_,WZVW nd_floorVVUe need_$chWX
need_theWWWV need_toeWUV needs_aVXVV nervous_$YaWW network_callsadXX never_beSQRS never_commitVXSV never_deployVdUV
never_generateXdZX never_mergedWXX never_mindTRST never_pushXbXX never_toucheddVWW never_usedgVWW new_codecZXX
new_dependenciesXeYY new_endpointsXhYX new_oneUUWT new_packagesVXbW new_toiWTW new_yearXWaW newsletter_goesXXcX
next_timeZZYX nice_thatWYXX night_$WWYX night_shiftsdWVW nightly_$WWZb nightly_jobVVTV no_,UWUV no_abbreviationsWccW
no_darkXWcX no_deploysYYgY no_emojisWbVW no_exceptionsWeYW no_floatsWZYW no_forceXgXX no_goodeXVW no_ideaWTRV
no_kubernetesXWeX no_mallocXcbX no_moreWWZW no_needcVPV no_networkVbZX no_newVUYV no_recursionXieX no_rightscVVV
no_screenshotsVdWV no_thirdWeYW no_ⓒXeZX no_ⓟacaW nobody_elseYWYj nobody_hereacbY nobody_mergesYagY none_$VVcV
not_atXZZX not_beYXcY not_forWWaW not_inVYVX not_itSSRT not_justZiZX not_pipXiWX not_sureVUTU not_thatSRQS not_toVTWW
not_ⓒcWYW not_ⓝVWfW not_ⓠXXYW notes_:WWVZ nothing_fromVbVU nothing_inXgeX now_$WSYV now_,VVXW now_.VUVV
now_insteadYYiY now_onVcWU number_,UVVV number_andWWaX number_goesWdZV number_inVZWV number_ofTRTU number_ⓝVTVV
numbers_$VVUh numbers_:VVVZ odd_inVVVb of_aVVRV of_answerZcXX of_bulletbZWW of_courseTTST of_flashXYfY of_myTcWW
of_npmWZVX of_ourUVYV of_ramVWaV of_recordWVVf of_thatVVSW of_theVUUV of_themVUVU of_thesedVVV of_whatRVUV of_youreaUV
of_ⓒWWWV of_ⓝTVVV off_.WVTV off_byTSUT off_limitsWfaW off_theWWXV office_,WSVf oh_,WdXW ok_thatZaVV old_macbWdW
old_ticketsWWVg old_ⓒUSWU on_,VVVU on_aVVVR on_anyWWbX on_fishaeWW on_inVaaV on_itUVVT on_myVXUV on_ourWWZV
on_parentalWWaW on_pleaseaeYY on_pythonWWbW on_theTTVa on_themWXZV on_thisWZXV on_topYVUV on_weekendsXXbX on_ⓒWVXW
on_ⓝRXdX on_ⓟUUWV one_$VUVV one_,VTVV one_.VUWU one_andTSUU one_assertionWaVW one_calledWWVg one_isUUWV one_lineYYTV
one_messageXbWW one_migrationWdbW one_numberbXVV one_paragraphhdXX one_placeXeYX one_questionXhWY one_thingYZWW
one_toVVUa one_withSTVS one_you'dXeWX ones_$WZYW only_$XZZX only_,VYVV only_.TZYV only_devdVWV only_doesYYhY
only_forVVWU only_gotcVUV only_havedWZX only_oneUSWV only_speaksXWcX only_supportWWbZ only_theUTRU only_ⓒZbfZ
only_ⓟVTWW open_theSVUU opened_itWdXW options_.eaWW or_noZWUV or_soUUSU other_wayWZXW otherwise_$WeaW our_groupWcZV
our_teamXkUX our_usersVUXV our_ⓒVTQU out_,WVWU out_.TVVV out_loudXfWW out_ofWVVV out_toVaXV output_,eWVV over_,VUaV
over_nestedbYWX over_theVWWT over_ⓒXXiX owns_theVWdW packages_,bbXV page_$VTVV page_,VVTa page_.USVU page_ⓝWWVd
page_ⓠWWaT parental_leaveXWdW password_,VVUd passwords_forXXXl patient_dataXebW payments_teamZVWW people_.VVaV
people_andYVbY per_testWaVW perfect_,aWUV period_$XgaX photo_ofVVUZ pinned_inZYWo plain_languageWdXW plain_wordsaYUV
plain_ⓒcXWX plan_$cWVV plan_beforeYZWW please_$YVTV please_,WaVU please_.XaUV please_addTSTT please_answerVbVW
please_neverXfVX please_rememberYXZX please_stopbnZY please_useVXRV plots_withWgVW pls_$adXY pls_,aaVV pnpm_,babW
pnpm_insteadWZVX poetry_,VWbV port_ⓝVVVa portal_,YXWf prefer_earlybYWX prefer_explicitcWWW prefer_plainfWWW
prefer_smalldWYX prefer_tabsiWWW prefer_thePROS prefer_toTTTT prefer_ⓒYVVV present_tenseYgZX prints_nothingTTST
programmer_,dXXX programmer_.PUUU progress_barUTUU project_,YYXX project_ⓒWWWa project_ⓠWVUh pronouns_arebVVW
provider_$XYdX public_ⓒWYVV published_onWWXb pull_requestscbaZ push_.WZVW push_backZcXX put_aUSSU put_itVUUU
put_theTSQT python_,XbWW python_ⓟWVZW questions_inieWW questions_onVVVd ran_$lcXX rather_thanWbXW rather_youXaXX
read_alXYY read_codebVWW read_diffsQcVV read_likelXYY read_onlyXaZX read_thoselXYX read_ⓒYZZY reader_,SbVV
reading_thisYbWW readme_$VVUc reads_fromXWeX real_-XXWd reboot_atYYfY record_isVVUc release_$XXcX release_,XZYX
release_scriptTSRT remember_:WZYX remember_i'mfWWW remember_theRQQR remove_itUTSU remove_theSRRT rename_itUUUU
repeat_theYZYW replies_toXeYX repo_$YWaV repo_,WXUj repo_isXWha research_isWWVc rest_,WZbW rest_.UTUU retry_loopXYZX
returns_overbYWX rev_cXXfZ revert_theUTTU review_.WaWW right_nowRRLR rights_,WWVe rights_ondWXW room_ⓝVVUa
rotate_monthlyXXeX rotation_isWWVf rule_$WcXV rule_:YdgX run_atXXeX run_inWWbW run_onWWcX run_theVaST run_ⓠasYa
runbook_forWWWa runs_atXXcX runs_onWXYW rust_forWWaW s_andfXXW s_fieldWWWd s_ⓒWVgV s_ⓝVUUe said_noXXeX said_thatTTTT
said_yesXWbW same_commitYghY saved_meYcWW say_soVZVV say_whatkfZa says_soVcXV says_thatUTSU says_theVTUV says_ⓠTTTT
schedule_ⓠWVWb schema_,XbZX school_ⓝWWcW scroll_pasteYWX search_indexUTTU second_,VSWV second_ⓒWWdW seconds_,TSRT
see_aTSTT see_redjaZZ self_taughtfVVW sent_mecZVW sentence_caseVYcV sentences_andhYVW server_,XWWa server_hasXXcX
server_onlyXXcX set_theSRQS settled_onWVcX share_oneXXfZ shared_driveXXXb she's_inVVci she's_theXWZW she_getsWWcV
she_hasXWVb she_worksWWbc sheet_,VVUa sheet_ⓠWWVe shell_scriptsXddX ships_withoutXXeX shop_$VdYW short_$bWWW
short_variabledWXX should_beVVTV should_neverTUSU show_meVVRU show_theRQPS shows_theWYUW side_,XSVV signed_itWUbW
signs_theXWcW simple_ⓒdYXX since_'lVVV since_lastZYeY since_summerXWcX since_theWWeX since_ⓒURYU single_stephZWW
sit_inVVTa sit_onYYed site_,YXYg site_isWXfW sits_inYYZh size_undercYWW skip_theWVRV slid_toWWaW small_commitsibZZ
so_$bcXX so_buildXYgX so_don'tXXYX so_expectbXYX so_giveVYVV so_i'mnXXY so_iUSVV so_ifaZWW so_mybUVV so_noXZcW
so_nothingaflb so_skiphXXX so_theVRUV so_whateverWVZW so_wideZeXX so_youUUTU so_ⓒXTTV so_ⓠfXUW something_takesYcWW
sort_byURUU speak_ⓒWgXX spelling_inaUVV split_ⓟUUTU staging_movedWVXg standard_libraryWbXW start_withUVVV starts_ⓒWXbW
stay_onVaZV stays_inWVaV stays_onWWZW stop_.cZWa stop_addingWbWX stop_apologizingZdWX stop_sayingkbWW stream_ⓧVVUa
students_areVdUV stuff_$ZUVU style_,VbYV suite_beforeXbXX summer_$ZZjb support_ⓒXWdX sure_ofWiXX sure_thatUTUU
tabs_$dYXX tailwind_,WXcW take_theVTUV takes_overgWWV talked_itXWea team_$ZXcX team_agreedWXbW team_ⓒWWXg tell_meXXTW
telling_meYcXY terminal_$dXXY terminal_.aVVV terraform_onlyXgcX test_$TSRT test_andWbWW test_firstWaWW test_forRPOR
tests_,VZWV tests_.TWUV tests_afterWbXX tests_firstjXWX tests_needXWeX text_,WcVV texts_comeVVTb th_$WVcW than_theVVQV
thank_youUURU thanks_,TRTT that's_howdjaY that's_theTXUV that's_whatYZXX that's_whenbkcZ that's_whySQNR that's_ⓒYXji
that_$WZWW that_?UTUU that_againleXX that_goesaXVV that_tableZdXX that_theRWWV that_wasVWSV that_waybWVV that_weVTXV
that_youWcXX thats_howXeZW the_answercfWX the_appTUUV the_asciidkYY the_asynceXWW the_barXgXX the_barneVUV
the_billingWWcV the_blueVUUZ the_boardTWWV the_brandWWWc the_buttonTUTU the_cacheRPPR the_cartTSRT the_caseVZXV
the_changeROOR the_codeXXVW the_conclusioneaVW the_council'sWWWc the_csvUTTU the_dashboardTTTT the_dateSSSS
the_deadTTQT the_demoUSUV the_designVVUY the_diffXYVV the_dockerTSRT the_docsVZVU the_documentWYcW the_durationUTTU
the_elevenYcYY the_endVWVT the_errorVUTU the_eventsVWac the_explanationWfVW the_exportUSUU the_farmersWWbW
the_federalVVUe the_fieldWWbW the_fileUURU the_firstTVVU the_flagTTSU the_folderVRUW the_freeWVZW the_fullVYVV
the_generatorVWaV the_gitfZXY the_glossaryWWVZ the_googleWWVa the_graphqlWWbW the_headerUUTU the_hospitalXZcX
the_housegabY the_invoiceUQTT the_labWVaY the_lastUUVV the_leftURSU the_legacyWWaX the_linterVZVV the_listUNVV
the_littleWVTe the_lockfileXZaV the_logTUSR the_loginSUST the_mailboxXXVi the_maintainereWXW the_middleTTTU
the_migrationUQVU the_ministryYXcY the_mobileXZjX the_momentTTTT the_monolithWWbW the_monorepoWWbY the_monthWWbX
the_newRUWU the_nextUUVS the_nightlyWWYX the_numberTVVV the_officeVVaT the_oldSVVV the_oneVVVa the_onesUTUU
the_onlyUUWa the_opsWWVh the_orderVWSV the_otherUTTR the_outageXWbX the_outputXVSV the_pageRQQS the_parishWVaV
the_parserVUVU the_partnersVeYV the_paymentsdVWW the_perfVVVd the_phoneVTVV the_pilotWWcX the_planXZUV the_prodVbVV
the_productWWbV the_productionYiYX the_queryUVTV the_queueVTTU the_realVVVa the_reasoninggfXX the_redesignXWbX
the_releaseUTUT the_releasesYVZY the_restUUVU the_retryRONR the_rewriteWccW the_rightTVTU the_riskZfXX
the_runbooksWWVd the_sameSTTT the_sandboxVVZV the_screenUSUU the_scriptSRRS the_scriptsXcXW the_searchSRRS
the_secondQLSR the_settingsTTTT the_solutionaWUV the_sourceYZXV the_sqlXZWW the_standardXeYX the_tableWWVV
the_testTTMU the_testsUTTS the_thingscWVV the_thirdVVUU the_threeVVTU the_timeoutTSST the_topVVRV the_topicXVWc
the_twoTQQS the_uploadUTSU the_userSPLU the_utilityXXdX the_vestryWVVh the_voteXWdX the_warehouseWWcW the_wayYZVW
the_websocketUUUU the_whybcXX the_wikiVUZU the_wiringVVUd the_wrongSSQS the_ⓒXWYX the_ⓝXTYU the_ⓟVVVY the_ⓧVUUZ
them_$WXYW them_.UVWV them_offlineWWcW them_otherwiseWeYX themselves_areWWWc then_$bWVV then_codeVbWW then_theWWSW
then_twoVcWW there's_aVUVZ there's_noWWYV there_,VVVT there_.UVUU there_areUTXU there_isUVWV these_daysXXdX
they_comeWYbW thing_atVbVV thing_thatVaVV think_injWVW think_theTTTU third_partyXbdZ this_?TTTT this_becausecVVV
this_branchTSRT this_codeXcfX this_codebaseZbcZ this_commitSPPS this_fileRPPS this_functionTRST this_isWVTV
this_laptopcXZZ this_machineVXVV this_onceTTST this_oneROQT this_ongXXX this_productWZdW this_projectXiaX
this_repoZndV this_teamWYbW this_testUTTU this_timeVURV this_yearWVaX this_ⓒVTSU those_$VZVW those_forZeWX
three_linesZYUV three_ofVVYV three_timesVVTV three_weeksaXeY through_himWXWf through_ⓒXXXY throws_aTTRT ticket_.VYSV
ticket_numberWaWW time_iVUUU time_nowZcXW time_youaaXX times_.bVUV times_inWdWW times_outTRST timezone_isdWVW to_aVbVV
to_alwaysUXTV to_beVVWS to_followXkZX to_keepWVbW to_learnYaWW to_mebaSY to_realXdbX to_reviewfVVW to_scrollXcWW
to_theVVVV to_usXXaa to_ⓒWWbX to_ⓝVSYP to_ⓟSUVV today_$USVV today_,TSUU told_youWYbW too_longTSST took_overXXeX
top_,cWTV top_isbXWW touch_generatedWZWW touch_whatXfWY tracked_inVVVZ trunk_,VbYV turn_intoeYVV twelve_,VbbV
twice_,TTPT twice_.UTTU twice_aWWbW two_,VSSU two_.UUTU two_daysXVTb two_optionsWZWW two_spacesZaWV type_checkerYjYY
type_hintsVVTU types_everywherecWWW typo_.VbUV ugh_,VWRV under_theVVTV under_vendorXgXX under_ⓒWXXY under_ⓟYXWh
unit_testUTTU unit_testsWZaW units_inZdXY unless_idYWW until_theUTVU until_theycXZX until_ⓒVVYV up_toUVVW us_,WZZW
us_atZZfa use_$WWUd use_aTROT use_ancVVW use_darkgXWW use_defaultWaVW use_lodashXeYX use_pnpmYgWY use_rebasedWXX
use_theUVVQ use_ⓒVVVU user_researchWWVj users_areXWfX usually_writedXXX v_ⓝUWWW vendor_/XgXX version_isXXZV
versions_ofVbXZ vitest_,VXbW void_$WWcW voted_$XWbX want_$bVVW want_aUVUU want_everyXfVX want_itaWVV want_toSURS
wants_ⓒWXfW warehouse_isVdWV was_inTSST was_shutXWcW way_$VaVV way_.aWSV we're_aTTRT we're_droppingWWbW we're_notYXeY
we've_beenVbSV we've_gotWVXV we_areVVYV we_buildVcWV we_couldSRRS we_decidedVSVV we_deployXWgX we_doVVYV we_don'tWaXW
we_goUUVV we_haveUWYV we_keepXXYZ we_logVVXj we_mayUSSU we_nameZiXX we_needVVNV we_neverVXVV we_sayWaYW we_sellXWaX
we_shipWXZW we_shouldPPQS we_squashWfXX we_stayXYcX we_supportWZaW we_useTYRV we_won'tWWYW we_writeYldY
websocket_handlerUUUU week_,VUXU weekly_$WYWg weeks_,WVYV weighs_ⓝXYdX well_:cZZY went_throughTTRT went_withXXdX
what_adXTW what_doUTTU what_doesRRQR what_iYYXW what_isaVTU what_itUYTV what_youUWTV when_iVWPV when_it'sTRUU
when_somethingbbYb when_theURQS when_youcdUV whenever_iTTTT whenever_youcvbb where_toWVVb which_isUVTV while_theTSQT
who's_gotVVVe who_knowVVVi who_learnedeWWX who_ownsVVUc who_useYfdY why_,cgXX why_doesRQQR why_isSRRS why_itTSST
why_theXWQU wiki_,VVac will_beZSXX will_stayXXbX wiped_everyWaZa with_aUVUT with_anVXVV with_diagramsdZVV
with_glovesXWbW with_itVZVV with_meehZZ with_myTSTT with_oneWaVV with_ourXWcZ with_realWbXW with_theWVVV with_usYckZ
with_ⓒVVXV with_ⓝVTVU without_askingfqdc without_javascriptWbYW won't_haveWWaW won_.WVcW work_ⓝeYWX working_infWWW
works_councilXXbX would_beVWWW would_youTTTU wrapper_,WdZW write_aUUVU write_allYeWX write_anyXfXY write_commitWbWW
write_theWVSV write_toWXWf write_ⓒWcWW written_byVVXW wrong_.VVSV wrote_thebaWX year_$VQVV years_.dWTV years_ofgVRW
yes_$YfYZ yes_,USVV yes_exactlyeXVV yes_orZWUV yet_$TSQT yet_,SQST yet_.UTTU you'd_takeXeWX you'll_findWVWd
you_addVXRV you_addedYcZX you_apologisedXdXX you_areVUQV you_askedZXVV you_benchmarkWeWX you_canYVTV you_changedZkYY
you_didXbWW you_findVRVW you_installWbXX you_keepUSWU you_leftYaVV you_madeWZWW you_mergedXYdX you_needVUVa
you_openYkYX you_pulleWXW you_ranWZUW you_reportdXWW you_saidYaSW you_saygVWX you_seeUQVV you_showWcWW you_sortWWcW
you_startWbXW you_tellcXVV you_toVVSV you_touchWZWW you_wantcWUW you_weren'tbbXW your_answersdkXZ your_changeSRQS
your_questionsVcVW yourself_.WZYW ⓒ_$WTXX ⓒ_'TVUX ⓒ_)VUTb ⓒ_,WVVZ ⓒ_.WUWX ⓒ_:UUUU ⓒ_?WWXV ⓒ_andUSXU ⓒ_anyWWcY
ⓒ_areVVbV ⓒ_atVVVY ⓒ_clientYiYY ⓒ_descriptionsdYVV ⓒ_doesWWeW ⓒ_folderWVVf ⓒ_forWVWW ⓒ_fromXWZX ⓒ_getsWXbW ⓒ_hasUUTU
ⓒ_importSRPS ⓒ_inVWUa ⓒ_isVUVV ⓒ_keepsXXVj ⓒ_lastXZZY ⓒ_modeWVaW ⓒ_mostlyeVVV ⓒ_movedWXYV ⓒ_needsWWdV ⓒ_nowXRaZ
ⓒ_onesWWaV ⓒ_overUUXU ⓒ_pleaseZWVV ⓒ_plusWWbW ⓒ_projectWWVa ⓒ_questionsVVYd ⓒ_reviewsVWgV ⓒ_runsYWaW ⓒ_sinceVRUV
ⓒ_snippetsWcXW ⓒ_studentcVVW ⓒ_systemVVTl ⓒ_teamVTYV ⓒ_toWVYV ⓒ_typeWeaW ⓒ_underVUSh ⓒ_wasVWZV ⓒ_weeksVdVV ⓒ_youXXZh
ⓒ_ⓒWWYa ⓒ_ⓝUWcW ⓒ_ⓟUVZU ⓒ_ⓧVWTb ⓝ_$UVUX ⓝ_,WTUV ⓝ_-XYcW ⓝ_.VWXS ⓝ_:RWWV ⓝ_andVVXQ ⓝ_areVTWV ⓝ_atUUSU ⓝ_augustYYiY
ⓝ_becauseVaVV ⓝ_charsYXaW ⓝ_columnsWaYW ⓝ_daysVSWV ⓝ_decemberZaiZ ⓝ_degreesVUTU ⓝ_filesYYUV ⓝ_forVUVU ⓝ_gigsaWZW
ⓝ_hasUSVV ⓝ_hoursVTVV ⓝ_inUYVV ⓝ_inchYbVW ⓝ_januaryYZgY ⓝ_juneYXfY ⓝ_kUVXU ⓝ_lineYcVW ⓝ_linesUYVV ⓝ_marchVVYW
ⓝ_minSRPS ⓝ_minutesVUUU ⓝ_msUVTU ⓝ_ndXWZY ⓝ_notWXZW ⓝ_nowWXWY ⓝ_octoberYYiY ⓝ_ofURVV ⓝ_onTSWV ⓝ_passwordWWUj
ⓝ_percentUUTU ⓝ_rdVWZW ⓝ_rowsRQMR ⓝ_secondsVTVU ⓝ_septemberXWdX ⓝ_thTTWS ⓝ_theTRTT ⓝ_wasXXdX ⓝ_yearsaXVV ⓝ_yrseXWX
ⓝ_ⓧVTVV ⓟ_$QUTb ⓟ_,TVVc ⓟ_.WVVV ⓟ_?TTST ⓟ_alwaysUSTU ⓟ_andRUVU ⓟ_byVURa ⓟ_filesWZXW ⓟ_inVVVX ⓟ_isUWWV ⓟ_nowWVdW
ⓟ_onWWYZ ⓟ_questionscVVV ⓟ_ⓧVSVV ⓠ_$WWTd ⓠ_,UWWc ⓠ_.VVRV ⓠ_;YYZV ⓠ_ataZVV ⓠ_doesn'tZcYW ⓠ_inWWdW ⓠ_isVRXU ⓠ_isn'tXafX
ⓠ_ofVVVd ⓤ_$ZXYj ⓧ_,VWaW ⓧ_dataWWWa ⓧ_theVSVZ ⓧ_ⓟTVVR
"""
