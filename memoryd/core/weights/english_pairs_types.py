"""How much each pair of words of a sentence speaks for it that it lasts and is of each type: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!_$UVWR "_$UTTU '_$VUVX '_,WWVa '_namesXcXW '_sTUUV (_)VXVV )_,WXXX ,_addSRPS ,_alwaysVWXV ,_andUTTU ,_answerWdVW
,_askZXZg ,_boardWXWg ,_bugsXXda ,_bumpWaWW ,_butTTSS ,_byVSUa ,_canXTQU ,_chapterWVUg ,_codeVaWV ,_contractWWcX
,_customersWZZY ,_decidedXXbX ,_doUVSV ,_documentXcXX ,_don'tVYVV ,_evenWZZW ,_everWZXW ,_everythingXWaW
,_everywhereckda ,_extensionWWXe ,_firstVVTU ,_fiveYaWW ,_folderXVTp ,_fortydWWW ,_giveZUUV ,_goVUTV ,_handVZZV
,_he'sWVZc ,_heVTVh ,_i'llTRQU ,_i'mZVTU ,_iYVUX ,_imbWWW ,_inVXXV ,_isUWVV ,_it'sVVXW ,_itUTUT ,_justTSPS ,_kidsWbYW
,_labelWVUe ,_leaveUWTU ,_letUTSU ,_likebYWV ,_lookTUQY ,_mainXdXW ,_makeUTUU ,_maybeSSSS ,_moduleXXWh ,_moreghXY
,_moveUTTT ,_myWWVV ,_neverXaZW ,_noUXXV ,_nobodyVVXV ,_notVXVW ,_nothingWWYW ,_onWWVb ,_onlyWTUS ,_opsaidY ,_orTTSV
,_ourYeYY ,_oursWUWc ,_pageWVUk ,_pdfWWVj ,_plainWdZW ,_pleaseVXVU ,_postgresWXbW ,_prefixWWVe ,_priceXXfY
,_projectWVTl ,_readVVTf ,_removeUTSU ,_restXXcX ,_retiredfVVV ,_runUbPV ,_satelliteXWeX ,_savescgWW ,_scannedYXYh
,_sectionWWVd ,_securityXbdX ,_sharedXYXd ,_she'sWTXj ,_sheVRWd ,_sheetXXXc ,_sinceTVVV ,_singleWdaW ,_smalleZWW
,_socXaV ,_someoneSSRS ,_stagingbZka ,_streamWWUi ,_tabXXXj ,_takesVVVh ,_tellYXSV ,_thatsWXcX ,_theVVXV ,_thenVVVR
,_theyVVYW ,_thisYXWW ,_twoSVYV ,_useVdVT ,_usedXXfX ,_vaultWWVg ,_we'reYcbX ,_we'veWacW ,_weZddZ ,_whatWTOS
,_whereSSRT ,_whichVTVV ,_withUVVU ,_writeVVQV ,_yearlyXXeX ,_yesWaVW ,_you'veaaha ,_youWWXU ,_yourYcWW ,_ⓒVVZX
,_ⓝVUWS ,_ⓟWWVb ,_ⓠYZYb ,_ⓤVVdT -_composeUTTU -_fnsWeVW -_lineeWUV -_offWVYX -_ⓝVWZV ._"UTTU ._$VWVT ._)eWUV ._ⓝWWWh
/_,VYWX :_$PMLP :_'RQQR :_)ZVTV :_askWVUZ :_i'dibWW :_itWVYW :_noVYaT :_sharepointWWVe :_thatbdXX :_theTWWa :_weXXfW
:_ⓝTWVS :_ⓟWVWd :_ⓠTUUT :_ⓤVVVd ;_giveifYY ?_$QGLU ^_aUTQR ^_addUTQT ^_afterUVVT ^_alwaysVXVV ^_andVUUU ^_answerbXVV
^_anythingXaaZ ^_anywayTSST ^_askVWUY ^_atVVTU ^_beendWVW ^_beforeVXVV ^_boardWVYb ^_branchXdZX ^_britishccWX
^_bugsUUTY ^_callYURV ^_canSPSR ^_checkUSSV ^_choseXWcX ^_codeZaYX ^_commitWaWW ^_contractsVVUd ^_csvXdbX ^_datesWdZV
^_didUUUU ^_doUYSU ^_doesTTST ^_don'tVYRP ^_dontWdWX ^_dropUTTU ^_englishaWWW ^_errorsWcaW ^_eventXZdX ^_everyVWWU
^_explainVWSV ^_featureWabW ^_finalWWbW ^_firstUUTU ^_fixSRPS ^_forTVUX ^_forgetWXdW ^_fromUXVV ^_giveUXTV ^_goodVWRV
^_grafanaWXYa ^_halfZXXW ^_haveTSSU ^_heTSRT ^_howUSTW ^_i'dWWOU ^_i'llTSST ^_i'mbURQ ^_i'veYVVT ^_iYVSP ^_ifUVVW
^_inUVUV ^_isRQPQ ^_it'llWWcW ^_it'sWWXS ^_itQRSS ^_justVWOV ^_keepVaTT ^_keysXWdb ^_knownXYXg ^_leaveTVSU ^_lessZeWW
^_let'sTSRT ^_loadVVUc ^_lookTURV ^_looksTTSU ^_makeRUTU ^_maybeSSQS ^_minWXaW ^_moneyXddX ^_moreXdTW ^_moveSQQS
^_msrvWcZW ^_myYUUV ^_neverWXUU ^_newWWaW ^_nextTUSU ^_niceVaWW ^_noVUVT ^_notVVVV ^_nothingVXWV ^_nowSPPS ^_okVUVV
^_oldVUUd ^_onTUVV ^_oneWXVT ^_onlyUUTU ^_orUTTU ^_ourRXZW ^_perhapsTTTU ^_pickedZXdX ^_picturesZdWW ^_pleaseVWSS
^_postgrescWWV ^_postmortemsWXVd ^_prodWWcW ^_prsWcbW ^_publicYbYW ^_putTTOS ^_questionsWWYe ^_rawXXZe ^_rememberVUVV
^_renameTTRT ^_replaceTTTT ^_revertTSSU ^_rightVUVV ^_runVWRV ^_rustWXaW ^_sayWaTV ^_secretsVbaU ^_setUTSU ^_sheVVTa
^_shouldUUVV ^_signedXXaY ^_sinceVTYV ^_skipUVTV ^_soUSTR ^_someoneTTST ^_sorryWVTV ^_splitTSRT ^_startTSQT ^_stopVZVT
^_takeRQPS ^_tankWWaW ^_testsXYWV ^_thanksWVTV ^_that'sWWVV ^_thatWXVU ^_theRTWV ^_thenRSPT ^_there'sVTWV ^_thisVYVU
^_thoseVVbW ^_threeZWUV ^_tooXZWW ^_translateTSRT ^_translationsWVVg ^_untilUSUU ^_useUXSS ^_vWZZW ^_verdictaZcX
^_we'llWWdW ^_we'reSVbV ^_we'veXWXW ^_weVYaU ^_weatherWWWc ^_wellbVTV ^_what'sUUSW ^_whatURRU ^_whenVYUV
^_wheneverSVVV ^_whereUUUV ^_whichTSRU ^_who'sVVUd ^_whoUUQY ^_whyWYRV ^_withXWTV ^_wouldUUUU ^_writeVXRU ^_you'llWWVa
^_you'reXZTV ^_youXYVU ^_ⓝUTUU ^_ⓟTVVV ^_ⓠVWWT a_bareXfWX a_bitTMTT a_changeYdhY a_closuredXWW a_coinXXhX a_columnXYVV
a_commentWaWW a_commitVXWW a_dataclassTSUU a_dependencyZeZY a_diffcdXX a_downWbdW a_flagXdYY a_foreigndWVW
a_functionUUSU a_giftXeVW a_helperTSST a_juniorcWWW a_lawyergYWW a_libraryXgXX a_licenceVVWf a_lookURTR a_lotZWVV
a_migrationXfXX a_newUVYV a_paperVVUg a_photoVVUa a_progressUTUU a_rangeWdWW a_reasonYXYV a_rowVWRV a_secondUVVV
a_serviceVXVb a_sheiXXW a_smallUTSU a_startupYYfY a_terminalfYYY a_ticketVbVV a_timeZZWW a_trainZVWV a_unitTTTU
a_wallcYVV a_weekXWZX a_weekendXZcX a_ⓝVWVV a_ⓟWYVV a_ⓠWWbW abbreviations_incWYW about_anythingWWVk about_itYWVV
about_theUUVY about_whatYdXX account_$YYYn accountant_herelVVW add_aUUST add_paginationUUUV add_theUTTU add_typeTRTT
adr_-YXfX after_allUUVU after_eachUVQX after_initXcbX after_theVVWV again_$VVaU again_,VUSU again_.UVUU again_withVVRV
agency_(VVUf agreed_thatWbYW agreed_withWWYW ah_,fUWW ahead_.TTQT airtable_,WWWg all_,UVUT all_igZZY all_newZqaZ
all_ourXUdW all_overYaZX also_pleasejcWW always_forgetRPRS always_haveUTUU always_runWYVW always_useWWXW
always_writeYhYY an_hourWUTV an_ownerWdYW analogy_withgbWX and_'acXX and_aVUVV and_addUTTU and_afterWWTV and_codejVUV
and_docsVfZT and_giveRQQS and_iXVVV and_inVZYV and_it'sUVYV and_itPRST and_noVYYV and_notWWXW and_oneVVRV and_runUTSW
and_sayYjXY and_she'seWUW and_sheWXeW and_showQOQR and_tellVVUU and_that'seacZ and_theVUWV and_thenWVQV and_theyVQWV
and_waitVaWW and_weVVYV and_whatdWVV and_whyUTUU and_willWWZW and_writeVSTU and_youreXZW and_ⓒVUZV and_ⓝUUXU
answer_$aaXX answer_.beWX answer_inVYUV answers_.VbWW answers_mailsWWXk any_changeWeZV any_codeXaWW any_ideaTSST
any_longerXXgX any_moreUTaX anything_aboutWVWd anything_onWZWY anything_thatYceX anything_underakaY anything_withXVXZ
anything_ⓒXWVq api_freezeWdYh api_isWfZW apologising_inWcVW app_areWYaU app_isWWaW apply_byXgYX april_$WWcW
are_allWXeW are_calledWWcV are_dentistsXWbX are_doneVYVV are_handedWWWf are_inXWTc are_keptXVWa are_managedVVVZ
are_namedYZhX are_notVVYV are_onVXYg are_pinnedYgcZ are_postedWWUd are_stringsYhgY are_tabooWdXV are_threeXYgX
are_trackedWWWb are_twoXVeX are_welcomeXfXX are_whatZXWW are_withZXag are_ⓒXaeV are_ⓟaYdY aren't_$WcVW around_hereZcbW
as_aWVSV as_csvVVZb as_iTTQT as_ofcbyb as_wellVWYV ask_forXWQV ask_herWVXe ask_meUXVU ask_ⓒUUVa asked_$XbXa
asked_beforeZgXY asking_,fUUV asking_.aVVV asking_meYYZY assume_idcVV at_aaZYY at_allVVVU at_itUVTV at_someTTTT
at_theVVUV at_ⓒWVVa at_ⓝVUVS at_ⓟUUUa at_ⓤUSQj audit_$WcYW audit_isXXaX audit_logUUTU auto_-XXdX autumn_$XXcX
back_toVVUV background_iscWUV bare_ⓒWfWW bars_.dZVW be_aXSVV be_emptyUUTU be_inXXaW be_theVTVV because_ofVVWU
because_theUVXV before_.TSRT before_everyVYVV before_iTSTT before_tellingYcXY before_touchingafWW before_youWZWW
before_yourUTUU behind_aWYaY belong_inYbdW belongs_toWXbX below_.TTST bits_$iWUV black_withXdXX board_forWWUe
board_hasYYgZ board_signedWWZW board_ⓠWWUe boat_,dWWW box_,WWVe boxes_,WeWW branch_getsXWeW branch_namesYeaX
branch_onlyWWcW breaks_theWWdW budget_forXWjX bugs_forVVXb build_.UTTU build_isTTST build_numberdXUb build_withVaWV
built_-XfWX bullet_pointsaeXX bump_theVZRV buried_theZdXX but_i'vedXYY but_iVSSU but_itTTUU but_theVXUU by_aVVYU
by_defaultRQNR by_designXWfX by_oneTVQT by_sftpWWXg by_theWWXW by_thenVVaW by_tradehXWX by_trainingdVVW by_yearVVTd
by_ⓒSTUX by_ⓝVUVV c_ofWWVo c_ⓧeYXW cache_layerUUSU calendar_ⓠWVVd call_medVUV call_rotationWWVf call_somethingXeXX
calls_aZZlZ came_outUTTU can't_docWYY can_answerZbWV can_beUTVV can_dropZaVV can_findWWWf can_followeXXX can_pasteXbWW
can_readXYXW can_seeSTTT can_skiprZXY can_youWSUT caretaker_,VVTh carry_theXefX case_,VZVV catalogue_ofWVVi
cents_everywhereWcYW change_.VWVW change_theRSSS change_toUWUU changed_toXWcX changes_goVcYV chapter_ⓝVWVa
charts_.ZaXX chat_$YWVi check_itVZVV check_theVVRV checked_inYZYg clever_.YcVV client_libraryXXbX close_theTSTT
co_-VWYV code_$YdYX code_,bXWV code_.VZRV code_firstbVVV code_inUUUU code_isWVYV code_samplesYhjY codes_?ZZZt
collected_inXXVi colours_comeXhfW column_namesVaZW come_fromVVTa come_inVWaV command_andWZWW command_toZgXY
comments_inVaWV comments_thatbgbZ commit_,WVUV commit_hashZkZZ commit_messagesXWYW commit_withXhYX commit_ⓟWcWX
commits_,YjXX company_,WVUc compare_withVVUc compose_fileUTTU composition_,VfWW concurrently_orXecX config_isWaaW
contract_endsWWbW contract_saysVeYV convention_isVcTV conventional_commitsZgYY copy_,WeXW copy_.XZVV could_beQQSS
could_followZdXY could_youWWXW customer_,WWcW customer_namesaWcX customers_areWXaW data_-WXZZ data_protectionVVTb
data_teamWWcW database_,VVVc date_pickerUTTU dates_throughWbdW dead_codeUTUU deadline_forXXeX decided_thatYYhY
decided_toURWU decisions_areWWVe default_exportsWcUW delete_itTSST dentists_,YYeY depend_onVZZV dependency_.ZbZX
described_inXWWc design_repoVVXb design_systemWfaW design_tokensWWaS desk_,VVUf dev_,bWVW develop_,heaX
dictate_mostcXXX dictating_thisbYYZ did_itYYVV did_youRTUU diff_,ahYY diffs_onQcVV do_iUUTU do_itRUSU do_notUZVV
do_oneWdWW do_thatWeUW do_thisdVSV do_weRPQR do_youYVTU doc_inVVUg docker_-UTTU docs_.bZXX docs_liveXXWe
document_itXcXX does_itTVTT does_theVRXV does_ⓝXXdX don't_closeWbZW don't_doXbYW don't_editVVYc don't_everYiYY
don't_forgetVTVV don't_getVaXV don't_likeWUVV don't_mockXfYX don't_needWVPV don't_proposeXahX don't_readeWXW
don't_sayfbXX don't_sugarcoatbeXX don't_touchTTTT don't_useWYVW don't_ⓠWcWW done_,TSRT done_.VaTV done_andYaWX
done_ⓒdWWW down_,TSST drawn_onXXXf each_claimcbXX each_scriptXdcX each_timeWbTV each_ⓒXWdW editor_isfWWW either_.WcYW
emoji_,bcWX emoji_iniaXW emojis_inYVVV empty_,UUTU end_ofYYZW ended_,XWdX ends_atlXYY ends_inVVZV ends_onVVYV
english_,VcXV error_messagesYbYa ever_.WaWV every_commitYeaY every_messageYbZY every_pushXcXX every_reportVefW
every_secondXXbX every_stringWcZW every_timeVWSV every_ⓒWYeW everything_elseWVZW everything_goesXaUV everything_inaZWV
everything_underVbXV everything_youZbWW everywhere_$dXYW everywhere_,VaVV everywhere_inVYXV exact_versionXebX
exactly_oneUTRW example_inYdbW exclamation_marksYeYX experiments_,XgdX explained_inWWWj explained_whatdcWW
explanations_,YYVW explicit_typescWXX extension_ⓝWWXe external_diskVVVc extract_aTTUU failing_casebeXX fails_withTTTT
feature_flagsWXYZ february_,YYhY fifteen_yearsbWWW figma_,WVWa file_,VVWV file_.UVQU file_youYjZY file_ⓟVVUd
filed_inWWVd files_$XbYW files_changedXaVW files_inVTVb files_oneZkZY final_.WWdW finally_abeXX find_theXWUa
fine_,VRRU fine_.UURU fine_butcYXX firmware_imagesWWVf first_,WXVU first_.VWWW first_andZYUW first_languagecaVW
first_whenXZfd fiscal_yearXWeX five_linesaXVV fix_.VZVV fix_itUWTV fix_thatTRRT fix_theSQVU flake_ⓝYgXY floats_areVWdW
floor_,VVVb folder_,VUUa folder_inVUUa folder_onXXWg folder_perXXXa folder_ⓒWVVe for_aVXVU for_anythingVWWX
for_everyoneYZdY for_everythingXZZW for_fifteenbWWW for_goodYXeY for_humanshZWW for_largeUTSU for_meYXVV for_nowLHEM
for_theRSWV for_thisRPRU for_todaySRPS for_twoURTU for_whatVaZV for_ⓒVUVV for_ⓝWVVU force_pushesWbXW forget_howTTUU
forty_yearsfWWX found_itTTST free_tierXWcX freeze_fromWcXW freeze_startsXXcX from_beforeVVVa from_herXYhX from_myUTSU
from_nowVaVT from_theUVVV from_todayYYZX from_ⓒXWaY functions_,cdcX future_,WaWW game_$nXWW generated_codeYfaY
generated_filesWZWW generator_,VVZW german_layoutfcXX get_aVVVU get_editedYdaZ get_migrainescXWW get_rejectedWfaW
gets_translatedVcVV gets_wipedVWXf git_toeaXX give_meWWWT gives_aSRSS glossary_forWWVb go_aheadTSPT go_byYYXd
go_inWaZW go_onTQOS go_throughWYZW go_toVXaY go_upXWbX go_withVTVV goes_intoYdab goes_liveWWaW goes_toUVXV
going_forwardWbVW going_withVVaW gone_aftereZVV good_.UWNU goodbye_toXWdX google_sheetYYXh got_cutYYjY got_theVUVX
green_$TSST had_toZWVV haha_$TTST hand_-ZdWW hand_meVZYW hand_writtenVZbW handed_outVVVc handle_theTSTT hands_offWcVW
hands_outVVUc hang_outWWVb hangs_inWWVd has_aTUVV has_adminXXgY has_movedWWVb has_noUVXV has_theXSXf has_toWaYV
have_aRUST have_neveraYZZ have_noWWdX have_theVSVV have_toVVVU have_ⓒfZYY have_ⓝWWdW headings_,adWW helped_aacWW
helper_inTSST helps_medVVW her_,XXdh here_$VWVU here_,WWUS here_.WXWV here_areVcdW here_onWYVX history_$XWeX
hives_$bYXX holidays_isWWVf hosting_,VgYV hourly_nowXXbX house_ruleXahX house_styleWceW how_igkYZ how_theTVWW
how_toWcVW i'd_likeVVTV i'd_preferSRSS i'd_ratheraaVW i'm_aiXVY i'm_awayWWeW i'm_colourgYYY i'm_inWVQV i'm_newTYXY
i'm_notSQUU i'm_onaVSV i'm_thesdfe i'm_ⓒmYXY i've_aaVUV i've_gotYUUV i've_noZVUV i've_onlyoXVX i've_ⓝjYWW i_.fVVV
i_agreedWWbW i_alwaysZUYV i_amZVTV i_answerkWVW i_askedVbWW i_can'tfWUV i_canYYRW i_cometXVY i_couldYZUV i_decideXdVW
i_dictateeYXY i_doeXYY i_don'tUVSW i_getYWSV i_guessUTVU i_haveVVRV i_knowaWWV i_learnZeXX i_likeTWRV i_meanWYWW
i_needVWPU i_neverWTTU i_openSSTT i_ownkXXW i_paycWVV i_pickedcVWW i_preferWVXV i_readdYUW i_reallygUWW i_rememberSSST
i_runXUVV i_sayVXSV i_teachkXYY i_thinkVQTT i_toldVXcW i_touchUUUU i_usehWXW i_wantTXUV i_wasVZSV i_won'tXbXW
i_workbVQV ids_areYdkY if_aVZWV if_iVVRV if_it'sVVUV if_somethingXZWW if_thePTUU if_weRPPR if_youVVTW ignores_theUSSU
imanage_,WVUd in_allUYVV in_anythingWbZW in_asciiXgWX in_controllersZfVW in_docsaWXX in_embeddedcVWW in_everyVWVV
in_figmaWVVd in_futurefdXX in_generalaZXX in_imanageWVUd in_logsWgdW in_mindVVaV in_myWWTV in_namesdVWW in_oneVZVU
in_ourTecX in_plainWaVW in_prodXfhX in_theTVVX in_thisUXWO in_throughYXaX in_ticketsVUbW in_twoUVSU in_weekWWfW
in_ⓒWVVY in_ⓟUTRZ in_ⓧWUWZ install_anythingWbWW instead_ofVVVQ integration_testsWaWW invoice_exportUUTU
invoices_tableXYdX is_aVVWV is_atTOUV is_brokenUUTU is_deadVVYW is_downUTUV is_drawnXXXf is_dueWVcW is_emptyTTRS
is_flakyRPNR is_goneWWaW is_historyXZdX is_inUTTa is_itQOLR is_mysXTX is_nowWWaW is_offVVWT is_onTXWb is_outXXhX
is_readXYeX is_redTTST is_slowSSRT is_thatVUUU is_theWWWZ is_thereUUTT is_thisVUVV is_toVaVV is_vWcXW is_whatYXXW
is_whereXWXl is_whoWWWc is_withWVUf is_writtenVaYV is_wrongUTTV is_ⓒXXcY is_ⓝXVbU is_ⓟUWXY isn't_aYZgY isn't_inVYVV
isn't_oursWVXV isn't_partYcgY issues_$VUUd it's_aVVXU it's_inVSUW it's_theVVWT it's_ⓒZWca it's_ⓝVVZV it's_ⓠXobX
it_$UVVU it_,TUUV it_.UUUU it_?TTTT it_asyncTSTT it_atWUQU it_byTSUU it_inSUTU it_neverTSSU it_nextUUTU it_onTSVV
it_standsXeaX it_takesVVTV it_toVUUU it_twiceVVTV it_wasSOWU it_withTSVT its_ownUVXV its_testUUTU jan_ⓝWdYh
javascript_,WbZW joined_$XWcX jokes_,WeXX just_answerYaWW just_fixWZVW just_soeVWW keep_commentsiZYV keep_doingbhWY
keep_inVRVV keep_itZUVV keep_linesfXXX keep_themeaXb keep_thisXgZX keep_yourXhYY keep_ⓒZZjY keeps_itVVUb keeps_ⓝYXdp
kept_inWVTe key_toXXXl key_ⓒVVUd keys_rotateYYhZ kind_ofVZVV know_isdWWW know_ⓒiZWX knows_theVVVb laminated_sheetXXWd
land_inWWWe language_,ZcUW laptop_,cWVV last_mergeUTTU last_rowUTRV last_weekVWXV late_$YZcY launch_toXXZX
leaks_memorySQPS learn_fromSbWX leave_theTUTU leave_untilXXbX leaves_theVXZV left_forXXbX legacy_isWcXW legal_$WWbW
length_isfXVW let_meWVRV letter_fromWWVl letters_andYdWW library_isXYaX like_aWTSV like_abbreviationsdVWW like_itYVWV
like_mylYYY like_shorteXXX like_thatWdWW like_tobUSV like_youWZWW line_$eXXX line_fixdaWW line_lengthVbWV line_ⓝTMTT
linear_,VVVb lines_youZbXX linter_beforecfXY list_.VVUU list_fordWVV list_isTSST list_ofVVVY listed_inVVVc live_inaZXq
live_onWWbW lives_atXXVj locally_,UUTU log_isTSST log_messageskdYX log_theSQQS log_toWYaW logic_inhXXX login_formTSRT
login_nodeXgeX logs_,ZjeZ lol_$UTQU lol_,dXYW look_atPSRV look_fordXUV look_inWWUc look_thereUVVX looked_atTTTU
looked_upWWUf looks_goodTTTU loses_theUTUU lost_inZgYY love_thatgWVV lower_caseVaVV mail_$VUUZ mailed_toXXWb
main_branchWbZW main_withoutXdXX maintain_thiscVVW make_itROPR make_theTPQS makes_meVZVW makes_myVcXX malloc_afterXcbX
managed_inVVVZ manager_readsSbUV match_.XceX may_$XXcX may_approveWXaW may_notYZgY me_,WWPU me_.VVTW me_:ZVUV
me_hivesbYXX me_insteadfdXX me_itcdXX me_nervousYaWW me_nothingYZXY me_oneeXWX me_runbgYY me_somethinggZWW me_theUVTV
me_whatVUTV me_ⓒfaXX means_.eVVV merge_.UXXV merge_commitscYYY message_.XZVV message_forTRST messages_,XfWX
messages_mustXgVX metres_aboveXagX midnight_.TTST migration_onceXgWX migration_perWebW migration_ⓝUTSU mind_theTSST
minutes_,RQOS mobile_appXXbX models_areYbbV module_ⓒWWXc money_$WWZW money_isVXYW monthly_?XXfX months_$ZYkZ
more_emojisgbXW more_likeZZWW more_ofabTW more_ⓒWVZW morning_onlyjXWW most_ofZVVV move_itTSQS moved_fromaZoa
moved_toYZfZ moves_toXWeX must_alwaysTSST must_beSVUU must_haveVVRV must_neverUUQU mustn't_showWbaW my_backgroundhZXY
my_boxjaYd my_colleagueTTVU my_commentsYdWX my_editorcXUW my_eyeseWWX my_firstZVUV my_handssabb my_nightXgWW
my_ownZWTV my_phoneTbUV my_pronounsbWVW my_screenbcVV my_timezonedWVW my_ⓒbWTV myself_,WcWX name_.TTRU name_andTTRT
name_branchesWbVW name_isYXZW name_sayscbaX name_testsWcZX names_,WZVW nd_floorVVUe need_$diWX need_theWWWV
need_todWUV needs_aVXVV nervous_$YaWW network_callsbeXX never_beSPRS never_commitVXSV never_deployWfUW
never_generateXeZX never_mergeeWXX never_mindTRRT never_pushWaWW never_toucheddVWW never_usedhVWX new_codecZXX
new_dependenciesYfYY new_endpointsXhZX new_oneUUWT new_packagesVXbW new_tojXTW new_yearXWaW newsletter_goesXXdX
next_timeZZYX nice_thatWYXX night_$WWZY night_shiftseWVW nightly_$WWZb nightly_jobUVRV no_,UWTV no_abbreviationsWccW
no_darkXWcX no_deploysYYgY no_emojisWaVW no_exceptionsWeYW no_floatsWZYW no_forceXgXX no_goodeXVW no_ideaWTSV
no_kubernetesXWeX no_mallocXcbX no_moreWXaW no_needcVPV no_networkVcZX no_newVUYV no_recursionXjfY no_rightsdVVV
no_screenshotsVdWV no_stagingWWZW no_thirdWeYW no_ⓒXeZX no_ⓟacbW nobody_elseYWYj nobody_hereacbY nobody_mergesYbhY
none_$VVcV not_atXZZX not_beYXbY not_forWWaW not_inVYVY not_itSRPS not_justaiaX not_pipYjWY not_sureVUTU not_thatSSRS
not_toVTWW not_ⓒdXYW not_ⓝWWgW not_ⓠXXYW notes_:WWVa nothing_fromVbVU nothing_inXgeX now_$XTZV now_,VVXW now_.UTVV
now_andVUWV now_insteadYYiZ now_onVbVT number_,UVVV number_andXWaX number_goesWdZW number_inWaWV number_ofUSUU
number_ⓝVTVV numbers_$VVUi numbers_:VVVZ odd_inWWWb of_aVVRV of_answerZcXX of_bulletbZWW of_flashXYfY of_myTcWW
of_npmXaWX of_ourUVYV of_ramVWbV of_recordWVVf of_thatVVSW of_theVUVV of_themVUVU of_thesedVVV of_whatRVUU of_youreaUV
of_ⓒWWWV of_ⓝTVVV off_byTSUT off_limitsWgbW off_theWWXV office_,WSVg oh_,WeXW ok_thatZaVW old_macbXdW old_ticketsWWVh
old_ⓒUSWU on_,UVVT on_aVWVR on_anyWWbX on_fishbfXX on_inVbZV on_itUVVU on_lineVTWV on_mobileTTST on_myVYUV on_ourWWZV
on_parentalWWbW on_pleasebfZZ on_pythonXWbW on_theTTVa on_themWXaW on_thisWZXV on_topYVUV on_weekendsXXbX on_ⓒWVXW
on_ⓝSYeX on_ⓟUUWV one_$VUVV one_,VTVV one_.VUWU one_andTSUU one_calledWWVg one_isUUWV one_lineYZTV one_messageXaWW
one_migrationWebW one_numberbXVV one_paragraphidXX one_placeXeYX one_questionXgWY one_thingYZWW one_toVVUb
one_withSTVT one_you'dXeXX ones_$WaYW only_$XZZX only_,VZVV only_.UZYV only_afterTTST only_devdVWV only_doesYYiY
only_forVVWU only_gotcVUV only_havecWZX only_oneUSWV only_speaksXWcX only_supportWWca only_theVTRU only_ⓒZbfZ
open_theSVUU opened_itXeXX options_.faWW or_noaWUV or_soUUTU other_wayWZYW otherwise_$XeaW our_groupWcaV our_teamXlVX
our_ⓒVTQU out_,WVWU out_.TVWV out_loudXfXX out_ofVVVV out_toVaXV output_,eWUV over_,VUaV over_nestedcZXX over_theVWWT
over_ⓒXXiX owns_theVVdV packages_,bbXV page_$VTVV page_,VVTa page_.USVU page_ⓝXWVd page_ⓠWWaT parental_leaveXWdW
password_,VVUd passwords_forYYXm patient_dataXebW payments_teamaWWW people_.VVaV people_andYVbY perfect_,aWUV
period_$XhaX photo_ofVVUZ pinned_inZYWo plain_wordsbYUV plain_ⓒcXXX plan_$cWVV plan_beforeYaWW please_$YVTV
please_,WbVV please_.XaUV please_addSRSS please_answerWdWW please_neverXeVX please_rememberYXZX please_stopboZY
please_useVWRV plots_withWgVW pls_$bdYY pls_,aaVV pnpm_insteadXaWX poetry_,VWbV port_ⓝVVVa portal_,XXWf
prefer_earlycZXX prefer_explicitcWXX prefer_plainfWWW prefer_smalldWYX prefer_tabsjWWX prefer_theOQNR prefer_toSSST
prefer_ⓒaVVV present_tenseYgZY prints_nothingTRRT programmer_,dXXX programmer_.QUUU progress_barUTUU project_,YYXY
project_ⓒWWWa project_ⓠVVUh pronouns_arebWVW provider_$XYdX public_ⓒVYVV published_onWWXc pull_requestsddba push_.WZVW
push_backZcXX put_aUSSU put_theTSQT python_,XcWW python_ⓟWVaW questions_inifWW questions_onVVVd ran_$mdXX
rather_thanXbXW rather_youYaXX read_amYYY read_codebVWW read_diffsQcVV read_likenXYY read_onlyYaZY read_thoselXYX
read_ⓒYZYY reader_,ScVV reading_thisYcWX readme_$VVUc reads_fromXWeX real_-XXVd reboot_atYYgY record_isVVUc
release_$XXcX release_,XaYX release_scriptTRQT remember_:XaYX remember_i'mgWWW remember_thatVUVV remember_theQOPR
remove_itUTSU remove_theSQQS rename_itUTTU repeat_theYZZW replies_toXfZX repo_$YWaV repo_,WXTi repo_isXWha
research_isWWVc rest_,XZbX rest_.USTU retry_loopYabY returns_nullUTTU returns_overcZXX rev_cYXfa revert_theTTSU
review_.WYWW right_.UTTU right_nowRRMR rights_,WWVf rights_ondWXV rotate_monthlyXXfX rotation_isWWVf rule_$WcXW
rule_:YdhY run_atXXfX run_inWWbW run_onXXcX run_theVaSU run_ⓠauZb runbook_forWWWb runs_atXXdX runs_onWXZW rust_forWWaW
s_andfXXW s_fieldWWWd s_ⓒWVhW s_ⓝVUUe said_noXXfX said_thatTTTT said_yesXWbW same_commitYhhY saved_meXcWW say_soVZVV
say_whatlgZa say_whichVYVV says_soWcXW says_thatUTTU says_theVTUV schema_,XbZY school_ⓝWWcW scroll_pasteYWX
search_indexTTUU second_,VSWV second_ⓒXXdX seconds_,TTRT see_redkbZZ self_taughtgWVW sent_mecaWW sentence_caseVYcV
sentences_andhZVW server_,WWWb server_hasXXcX server_onlyYYdY set_theSRQS settled_onWUcX share_oneXXfa
shared_driveXXXc she's_inVVci she's_theXWZW she_getsWWcV she_hasXWVb she_worksXXcc sheet_,VVUa sheet_ⓠWWVe
shell_scriptsXddX ships_withoutYXfY shop_$VeYW short_$bWWW short_variableeXXX should_beVVTU should_neverTUSU
should_weUUUU show_meVVRU show_theRQPS shows_theXYUW side_,XSVV signed_itWVbW signs_theXWdW simple_ⓒdZXX since_'lVVV
since_lastZYeY since_summerXWcX since_theWWeX since_ⓒURXV single_stephZWW sit_inVVTa sit_onZYed site_,YYYg site_isWYfW
sits_inYYZh size_underdYWW skip_theWVRV slid_toWWbW small_commitsjcZZ so_$ccWX so_buildXZhX so_don'tWXYX so_expectbXZY
so_giveVZVV so_i'mnXXY so_iTTVV so_ifaZWW so_mycVVW so_noXZdW so_nothingagmc so_skipiXYX so_theWRUV so_whateverWVZW
so_wideafXX so_youUUSU so_ⓒYTSV so_ⓠgXVW something_takesYdWW sort_byURUU speak_ⓒWgXX spelling_inaUVV split_itVTTT
staging_buildUTTU staging_movedWWXg standard_libraryWbXW start_withUVVV starts_ⓒWXcW stay_onVaZV stays_inWVaV
stays_onWWZW stop_.caXa stop_addingWaVW stop_apologizingadWX stop_sayinglbWW stop_writingWbbW stream_ⓧWWUa
students_areVdUV stuff_$ZUVU style_,VbYW suite_beforeXcXX summer_$aZkc support_ⓒXWeX sure_ofWiYY sure_thatTSTT
tabs_$eYXX tailwind_,WXcW take_theVUVV takes_overhWWV talked_itXWea team_$ZXcX team_agreedWXbW team_ⓒWWYf tell_meWXTX
telling_meYcXY terminal_$dXXY terminal_.cVVV terraform_onlyXhcX test_$TSRT test_.VVUU test_andWcWW test_firstWaWW
test_forRPOR test_inUUUU tests_,VZVV tests_.TVTV tests_afterXcYX tests_firstjXXX tests_needXXeX text_,XcVV
texts_comeVVSb th_$WVdW than_theVURV thank_youUURU thanks_,TRTT that's_howdjaY that's_theUYUV that's_whatYZXX
that's_whenbldZ that's_whySROS that's_ⓒYXki that_$WZWW that_?TTTU that_againleXX that_goesaXVV that_tableZdXX
that_theRWWV that_wasWWSV that_waycWVV that_weVUXV that_youWbXX thats_howXeZW the_answercgWY the_appTUVV the_asciidkYY
the_asynceYXX the_barYgXY the_barneVUV the_billingWWcV the_blueVUUa the_boardTWWV the_brandXWWc the_buttonTUTU
the_cacheQOOR the_cartTSRT the_caseWaXV the_changeQONR the_codeXXVW the_conclusionfbVW the_council'sWWWc the_csvUUTU
the_dashboardTTTT the_dateSTSR the_deadSSPS the_demoUSVV the_departmentYXbZ the_designVVUY the_diffXYVV the_dockerSSQS
the_docsVZVU the_documentXYcX the_durationTSST the_elevenYcYY the_endWXVT the_eventsVWac the_explanationWfWW
the_exportUTUU the_farmersWWbW the_federalVVUe the_fieldWWbW the_fileUURU the_firstTVVV the_flagTTST the_folderVRUV
the_freeWVZW the_fullVYVV the_functionTTUT the_generatorVXaV the_gitgZXY the_glossaryWWVZ the_googleWWVa
the_graphqlXWcX the_headerUUTU the_hospitalXZdX the_househabY the_invoiceTPTT the_labXWaY the_lastUUUU the_leftURSU
the_legacyXWaX the_linterVYVV the_listUMVV the_littleWVTe the_lockfileYZaV the_logTUSR the_loginRTRT the_mailboxXXVi
the_maintainereWXW the_middleTTTU the_migrationTOVT the_ministryYYdY the_mobileXZjX the_momentTTTT the_monolithWWbW
the_monorepoWXbY the_monthXWcX the_newQUWU the_nextUUVS the_nightlyWWZX the_numberUVVV the_officeVVaS the_oldSVVV
the_oneVVVa the_onlyUUXb the_opsWWVi the_orderVWTV the_otherUTTR the_outageXWbX the_outputXVSV the_pageSRRS
the_parishWVaV the_parserVUVU the_partnersVeYV the_paymentsdWWW the_perfVVVd the_phoneVTVV the_pilotXXdX the_planXZUV
the_prodVbVV the_productWWbV the_productionYjYY the_queryUVTV the_queueVTTU the_realVVVb the_reasoninghfXX
the_redesignXWcX the_releaseUTTS the_releasesYVZZ the_repoUUTR the_restUUVU the_retryRNNR the_rewriteXdcX
the_rightTUTU the_riskafXX the_runbooksWWVc the_sameSTTT the_sandboxVVZV the_screenUTUU the_scriptSRRS the_scriptsXcXX
the_searchSRRS the_secondQLSR the_settingsTTTT the_solutionZWUV the_sourceYZXV the_sqlYZWW the_standardXeYX
the_tableWWVV the_teamVVXU the_testTSLT the_testsTRSR the_thingscWWV the_thirdVVUU the_threeVWUV the_timeoutTRRT
the_topVVRV the_topicXVWc the_twoTRRS the_uploadTTSU the_userSPLU the_utilityYYeY the_variableTSST the_versionUVUU
the_vestryWWVh the_voteXWdX the_warehouseXXcW the_wayYZVW the_websocketUUTU the_whybcXX the_wikiVUYU the_wiringVVUd
the_wrongRRQR the_ⓒXWYY the_ⓝXTYU the_ⓟVVVY the_ⓧVUUZ them_$WWXV them_.UVWV them_offlineWWcX them_otherwiseXeYX
then_$bWVV then_codeVcWW then_lookUUUU then_theWWTV then_twoVcWX there's_aVUVZ there's_noWWYW there_,VVVT there_.UVUU
there_areUTXU there_isUVWV these_daysXYeX they_comeWYcW thing_atVbVV thing_thatVbVV think_injWVW think_theTTTU
third_partyXbdZ this_?TTTT this_becausecVVV this_branchTRRT this_codeXdgX this_codebaseZbcZ this_commitSQQS
this_fileRPPS this_functionSQST this_isWVTV this_laptopdXZa this_machineVXVV this_onceTSRT this_oneRORT this_oneWXW
this_productXadX this_projectXjaX this_repoZndV this_teamWZcW this_testUTTU this_timeVURV this_yearXVbX this_ⓒUSRU
those_$VZVW those_forZfWX three_linesZYUW three_timesVVTV three_weeksaXeY through_himXXWf through_ⓒXXXY throws_aSSRT
ticket_.VYSV ticket_numberWbWW tickets_areUSSV time_iVTUU time_nowZcXW time_youaaXX times_.bVUV times_inXdWW
times_outSQRS timezone_isdWVW to_aVcVV to_addUUUU to_alwaysUXTV to_beVVXS to_followYkZX to_keepWWcW to_learnYaWW
to_loadUVVU to_mebaSY to_realXdbX to_reviewgVWW to_scrollXcWW to_theVVVV to_usXXaa to_ⓒWWbW to_ⓝVSYP to_ⓟSUVV
today_$USVV today_,TSUU told_youWYbW too_longTSST took_overXXeX top_,cWUV top_isbYWW touch_generatedWZWW touch_theVUVU
touch_whatXgXY tracked_inWVVa trunk_,VbYV turn_intoeYVV twelve_,VbbV twice_,TTPT twice_.UTTU twice_aWWcW two_,VSSU
two_.UUTU two_daysXVTb two_optionsWZWW two_spacesZaXW type_checkerXiXY type_hintsVWSU types_everywherecWXX typo_.VcVV
under_theVVTV under_vendorXgXX under_ⓒWXXY under_ⓟYXWh unit_testTSST unit_testsWbbW units_inaeXY unless_ieZWW
until_theTTVU until_theydXZX until_ⓒVVYW up_toUVVW upload_endpointUUUV us_,WZZW us_ataZga use_$WWUd use_aSPKS
use_andVWW use_darkgXWW use_defaultXcWX use_httpxWbVW use_lodashXeYX use_pnpmYhWZ use_rebaseeWXX use_theUVVP use_ⓒVVVU
user_researchXWVk users_areXWhX usually_writeeXXY v_ⓝUWWW vendor_/XgXX version_isXXaV versions_ofVbXZ vitest_,VXbW
void_$XXeX voted_$XWbX want_$bVVW want_aUVUU want_everyXgWX want_itaWVV want_toSURS wants_ⓒWXfW warehouse_isVdXV
was_inTSST was_shutXXdX way_$VbVV way_.aWSV we're_aTTRT we're_droppingWWbW we're_notYXeY we've_beenUbSU we've_gotWVXV
we_areVVYV we_buildVdWV we_couldSRRS we_decidedUSVU we_deployYXhY we_doVVZW we_don'tWaYX we_goUUVV we_haveVWZV
we_keepXXYZ we_logVVXj we_mayUSSU we_mightUTTU we_nameaiYY we_needVVNV we_sayXaZW we_sellXWbX we_shipVWYV
we_shouldONPR we_squashXgYX we_stayXYdX we_supportXabX we_useTYRU we_won'tXWYW we_writeYmeY websocket_handlerUUTU
week_,VUXV weekly_$WYWf weeks_,WVYV weighs_ⓝXZeX well_:cZZY went_throughTTST went_withYXeY what_adXTW what_doTSST
what_doesRRQR what_iYZXW what_isaVTU what_itUYUV what_youUWTV when_iVWPW when_it'sUSUU when_somethingbbYc when_theURQS
when_youcdUV whenever_iTSTT whenever_youcxcc where_toWVVb which_isVVTV while_theTSRT who's_gotWWVe who_knowVVVi
who_learnedfXWX who_ownsVVUc who_useYfdY why_,cgYX why_doesRQRR why_isRQQR why_itTRST why_theXWQU wiki_,VVbd
will_beZTYX will_stayXXbX wiped_everyWaZa with_aVVUU with_anVXVV with_diagramseZVV with_glovesYWbW with_itVaVV
with_meeiZa with_myUTUU with_noVVYV with_oneWaVV with_ourYXda with_realWbXW with_theWVVV with_usYckZ with_ⓒVVWV
with_ⓝVTVU without_askinggqdd without_javascriptWbZW won_.XVdX work_ⓝgZXX working_ingWWW works_andUUTU
works_councilXYbX would_beVWWW would_youTTTU wrapper_,WeZW write_aTUVU write_allZfWX write_anyXfXY write_commitWbWW
write_theWVTV write_toWXWf write_ⓒWcWW written_byVVXW wrong_.VVTV wrong_folderTTST wrote_thebaWX year_$VRVV
years_.dWTV years_ofgVRW yes_$YfYZ yes_exactlyeXVV yes_oraWUV yet_$TSQT yet_,SQST yet_.UTTU you'd_takeXeXX
you'll_findWVWd you_addVXRV you_addedYcaX you_apologisedXcXX you_areVUQV you_askedZWVV you_benchmarkWfWX you_canYVUV
you_changedZlYZ you_didYbWW you_findVSVW you_fixXXWX you_keepUSWU you_leftYaVV you_madeWaXW you_mergedXYdX
you_needVUVa you_openYkYX you_pulldWXW you_ranWZUW you_reporteYWW you_saidYaTW you_sayhVWX you_seeURVV you_showWcXW
you_sortWWdW you_tellcXVV you_thinkUWXV you_toVVSV you_touchWZXW you_wantcXUX you_weren'tbbYW your_answersdlXZ
your_changeRQQS your_questionsUcWW yourself_.WaYX ⓒ_$WUXX ⓒ_'TVUX ⓒ_)UUSb ⓒ_,WVVZ ⓒ_.WUWX ⓒ_:UUUU ⓒ_?WWXU ⓒ_andUSXU
ⓒ_anyWWcZ ⓒ_areVVbV ⓒ_atVVVZ ⓒ_clientYjYY ⓒ_descriptionsdYVV ⓒ_doesXWeW ⓒ_folderWVVg ⓒ_forWVWW ⓒ_fromYWZX ⓒ_getsWXaW
ⓒ_hasUUTU ⓒ_importRQPS ⓒ_inVWUa ⓒ_isVUVV ⓒ_keepsXXVi ⓒ_lastXaZY ⓒ_modeWVbW ⓒ_mostlyfVVV ⓒ_movedWYZV ⓒ_needsWWdV
ⓒ_nowXQZZ ⓒ_onesWWaU ⓒ_pleaseYVVV ⓒ_plusWXcX ⓒ_projectXXVa ⓒ_reviewsUWgV ⓒ_runsZWbW ⓒ_sinceVRVV ⓒ_snippetsWcXW
ⓒ_studentcVVW ⓒ_systemVVTm ⓒ_teamVTYU ⓒ_toWVYV ⓒ_typeWfaW ⓒ_underVVSh ⓒ_wasWWaV ⓒ_weeksVdVV ⓒ_youXYah ⓒ_ⓒWWZa ⓒ_ⓝUWcX
ⓒ_ⓟTVYT ⓒ_ⓧVWTa ⓝ_$UVUX ⓝ_,WTUV ⓝ_-XYcW ⓝ_.VWXS ⓝ_:RWWV ⓝ_andVVXQ ⓝ_areVTWV ⓝ_augustZZjZ ⓝ_becauseVaVV ⓝ_columnsWaYW
ⓝ_daysVSWV ⓝ_decemberZbiZ ⓝ_degreesVUTV ⓝ_filesYYUV ⓝ_forVUVU ⓝ_gigsaWZW ⓝ_hasVSVV ⓝ_hoursVTVV ⓝ_inVYVV ⓝ_inchYbWW
ⓝ_januaryYZgY ⓝ_juneYXfY ⓝ_kUVXU ⓝ_lineZcVW ⓝ_linesUYVV ⓝ_marchVVYW ⓝ_minSSPS ⓝ_minutesUUUU ⓝ_msUVTU ⓝ_ndXWZY
ⓝ_notWXaW ⓝ_octoberYYiY ⓝ_ofVSVU ⓝ_onUSWV ⓝ_passwordXWVk ⓝ_percentUUUU ⓝ_rdVWZW ⓝ_rowsRQNS ⓝ_secondsVTVU
ⓝ_septemberXWdX ⓝ_thTTXS ⓝ_theTRST ⓝ_wasYXeY ⓝ_whenTTTT ⓝ_yearsZYVV ⓝ_yrsfXWX ⓝ_ⓧVTVV ⓟ_$QUTb ⓟ_,TVVc ⓟ_.WVVV ⓟ_?TSST
ⓟ_alwaysUSTU ⓟ_andRUVU ⓟ_byVVSb ⓟ_filesWZXW ⓟ_inVVVX ⓟ_isTWWV ⓟ_nowWVcV ⓟ_onWWXZ ⓟ_ⓧVRVV ⓠ_$WWTd ⓠ_,UVWc ⓠ_.VVSV
ⓠ_;YYZW ⓠ_ataZVV ⓠ_doesn'tadYX ⓠ_inWXdW ⓠ_isVRXU ⓠ_isn'tXafX ⓤ_$ZXYj ⓧ_,VWaW ⓧ_dataWWWa ⓧ_ⓟTVVR
"""
