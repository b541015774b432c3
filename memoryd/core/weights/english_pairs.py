"""How much each pair of words of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
"_$=-9 '_,=10 '_names=16 '_s=-3 (_)=3 )_$=-3 )_,=2 )_.=-5 ,_a=4 ,_add=-9 ,_always=4 ,_and=-10 ,_any=-4 ,_anything=10
,_as=-6 ,_ask=27 ,_at=-6 ,_back=-10 ,_because=7 ,_board=8 ,_bugs=14 ,_bump=11 ,_but=-12 ,_can=-4 ,_conversions=10
,_could=-10 ,_customers=8 ,_decided=9 ,_did=-5 ,_do=-2 ,_document=11 ,_done=11 ,_draft=13 ,_even=3 ,_ever=9
,_everything=8 ,_everywhere=22 ,_extension=9 ,_finally=10 ,_fine=-8 ,_folder=17 ,_go=-4 ,_haha=-12 ,_half=-5
,_haven't=-8 ,_he's=4 ,_he=7 ,_his=9 ,_i'd=-3 ,_i'll=-8 ,_i've=3 ,_i=5 ,_if=-7 ,_in=-1 ,_is=4 ,_it's=7 ,_it=-6
,_just=-12 ,_let=-12 ,_list=-6 ,_log=-6 ,_look=-6 ,_maybe=-11 ,_more=11 ,_move=-4 ,_never=10 ,_no=-2 ,_not=3 ,_of=-11
,_only=-7 ,_ops=26 ,_or=-7 ,_otherwise=-5 ,_our=16 ,_ours=5 ,_page=14 ,_please=3 ,_postgres=8 ,_project=18 ,_rest=19
,_scanned=15 ,_school=13 ,_second=5 ,_security=10 ,_see=-5 ,_shared=11 ,_she's=7 ,_she=6 ,_sheet=10 ,_ship=-7
,_signed=11 ,_skip=-10 ,_small=9 ,_so=14 ,_some=-6 ,_someone=-18 ,_sorry=-5 ,_staging=20 ,_stream=10 ,_tab=16 ,_take=4
,_tell=7 ,_tests=8 ,_thank=-10 ,_thanks=-3 ,_that=3 ,_thats=9 ,_the=3 ,_then=-4 ,_they=8 ,_this=10 ,_those=8 ,_use=7
,_used=13 ,_vault=9 ,_we'll=-14 ,_we're=12 ,_we've=12 ,_we=24 ,_well=-10 ,_what=-11 ,_where=-15 ,_with=-2 ,_yearly=10
,_you've=29 ,_you=8 ,_ⓒ=9 ,_ⓝ=2 ,_ⓟ=9 ,_ⓠ=16 -_based=4 -_compose=-9 -_off=5 -_only=-8 -_ⓝ=4 ._"=-9 ._$=2 /_,=6 :_"=-5
:_$=-27 :_'=-23 :_)=-4 :_always=-6 :_it=4 :_the=6 :_we=10 :_ⓝ=-7 :_ⓟ=13 :_ⓠ=-25 ;_give=16 ;_i=12 ?_$=-21 ^_a=-10
^_add=-7 ^_after=2 ^_always=2 ^_an=-10 ^_and=-8 ^_anything=13 ^_anyway=-9 ^_at=-6 ^_board=9 ^_branch=15 ^_british=12
^_btw=10 ^_bump=-7 ^_can=-12 ^_check=-10 ^_chose=12 ^_code=13 ^_coffee=-7 ^_commit=5 ^_convert=-7 ^_customer=11
^_dates=6 ^_delete=-7 ^_did=-5 ^_does=-9 ^_don't=-3 ^_dont=10 ^_drop=-9 ^_e=7 ^_eleven=7 ^_english=12 ^_event=16
^_everybody=-7 ^_feature=8 ^_final=8 ^_find=-7 ^_first=-7 ^_fix=-15 ^_forget=11 ^_found=-5 ^_fyi=5 ^_git=-10 ^_go=-7
^_grafana=12 ^_half=9 ^_have=-7 ^_he=-12 ^_here's=-7 ^_how=-9 ^_i'll=-7 ^_i'm=3 ^_i've=1 ^_i=3 ^_if=-1 ^_ignore=-7
^_in=-3 ^_is=-19 ^_it'll=8 ^_it=-13 ^_just=2 ^_keep=2 ^_keys=11 ^_known=11 ^_last=-11 ^_let's=-8 ^_let=-5 ^_lol=-6
^_look=-6 ^_looks=-8 ^_make=-8 ^_maybe=-13 ^_might=-6 ^_min=6 ^_money=14 ^_more=9 ^_move=-15 ^_never=7 ^_new=4
^_next=-8 ^_nice=5 ^_no=-2 ^_nobody=3 ^_now=-19 ^_okay=-5 ^_old=5 ^_on=-2 ^_only=-6 ^_or=-11 ^_our=5 ^_perhaps=-13
^_picked=14 ^_pictures=8 ^_postmortems=9 ^_prices=9 ^_prod=12 ^_prs=11 ^_put=-10 ^_questions=7 ^_raw=12 ^_read=-8
^_redo=-5 ^_remember=-3 ^_remove=-4 ^_rename=-9 ^_replace=-13 ^_revert=-12 ^_reviewer=-5 ^_rust=10 ^_second=-7
^_send=-9 ^_set=-8 ^_should=0 ^_signed=14 ^_so=-11 ^_someone=-14 ^_sorry=-5 ^_split=-15 ^_start=-13 ^_statistician=18
^_take=-19 ^_talked=6 ^_tests=1 ^_thanks=-3 ^_that's=2 ^_that=4 ^_then=-12 ^_till=-9 ^_today=-10 ^_too=10
^_translate=-12 ^_try=-7 ^_turn=-6 ^_two=2 ^_undo=-9 ^_until=-9 ^_use=-7 ^_v=6 ^_verdict=15 ^_vpn=-7 ^_we'll=11
^_we're=3 ^_we've=7 ^_we=10 ^_what's=-6 ^_what=-14 ^_when=2 ^_where=-6 ^_which=-10 ^_who=-4 ^_would=-6 ^_yes=-5
^_you=3 ^_ⓝ=-7 ^_ⓟ=-3 a_bar=-7 a_bare=16 a_bit=-12 a_bug=4 a_change=21 a_coin=16 a_comment=6 a_commit=4 a_dataclass=-6
a_day=12 a_dependency=14 a_diff=17 a_down=15 a_flag=15 a_foreign=10 a_grey=-9 a_header=-6 a_helper=-8 a_hundred=-5
a_letter=11 a_lock=-5 a_look=-18 a_lot=5 a_mail=-8 a_message=-6 a_migration=21 a_name=-6 a_page=-4 a_programmer=-9
a_progress=-5 a_regex=-8 a_screen=8 a_shared=13 a_she=15 a_small=-8 a_startup=17 a_step=14 a_student=-6 a_terminal=18
a_test=4 a_tester=10 a_text=-6 a_time=8 a_unit=-5 a_week=16 a_weekend=11 a_while=-10 a_ⓒ=-3 a_ⓝ=2 a_ⓠ=8
abbreviations_in=12 about_line=-7 about_what=16 about_ⓒ=5 about_ⓟ=-7 above_the=-10 account_$=17 add_a=-4
add_pagination=-3 add_the=-9 add_type=-9 admin_rights=11 adr_-=14 after_.=8 after_a=6 after_all=-5 after_init=12
after_that=-2 afternoon_,=-7 again_$=6 again_,=-5 again_.=-5 again_when=-9 agreed_with=6 ahead_.=-11 all_,=-4 all_.=-8
all_i=25 all_new=27 all_our=6 all_over=15 all_the=3 all_ⓒ=12 all_ⓝ=-8 always_answer=-8 always_be=-4 always_explain=16
always_forget=-16 always_have=-5 always_need=-5 always_run=11 always_sort=-4 always_the=6 always_use=5 always_write=17
an_hour=-2 analogy_with=13 and_add=-5 and_are=27 and_by=8 and_can=-10 and_do=9 and_for=5 and_give=-26 and_go=-7
and_have=6 and_i=6 and_it=-15 and_leave=-3 and_most=16 and_no=5 and_not=5 and_nothing=3 and_only=-6 and_put=-7
and_run=-3 and_say=13 and_she=7 and_show=-27 and_tell=-6 and_that's=19 and_there's=-20 and_we=7 and_went=12 and_what=4
and_whether=-7 and_why=-6 and_will=7 and_write=-7 and_ⓒ=6 answer_$=19 answer_.=12 any_idea=-10 any_longer=21
anymore_$=8 anything_about=9 anything_on=11 anything_that=18 anything_under=16 anything_with=13 anything_ⓒ=11
anyway_$=-8 anywhere_,=-9 app_$=-8 app_for=20 apply_by=14 april_$=11 archive_,=-7 are_a=-5 are_all=10 are_dead=6
are_dentists=12 are_in=8 are_kept=8 are_named=15 are_on=19 are_pinned=22 are_published=12 are_strings=18 are_three=14
are_tracked=7 are_two=8 are_what=7 are_with=18 are_ⓒ=7 are_ⓟ=29 around_here=13 as_i=-11 as_it=-6 as_its=25 as_of=44
as_they=-11 as_well=4 as_with=16 ascii_drawing=9 ask_me=-5 ask_ⓒ=5 asked_$=11 asked_before=18 asking_before=16
asking_me=14 at_$=11 at_a=20 at_it=-5 at_my=-15 at_some=-11 at_the=2 at_ⓒ=5 at_ⓝ=-1 at_ⓟ=3 at_ⓤ=7 attached_,=-6
audit_$=9 audit_is=14 audit_log=-8 august_$=21 autumn_$=12 back_,=6 back_.=-5 back_to=-3 background_,=15 bad_news=11
bar_.=6 bare_ⓒ=12 be_a=3 be_changed=-8 be_in=9 be_linked=12 be_nice=-5 be_shown=-10 be_that=-5 been_ⓒ=12 before_$=-6
before_,=-4 before_.=-12 before_every=7 before_i=-10 before_it's=16 before_telling=16 before_the=-2 before_touching=14
before_you=5 before_your=-3 behind_a=13 belongs_to=9 below_.=-17 better_.=-6 blind_,=9 board_has=17 board_signed=8
both_,=-9 box_,=7 box_is=6 branch_$=-11 branch_gets=11 branch_names=16 branches_$=9 breaks_the=9 budget_for=16
build_,=-6 build_.=-8 build_is=-13 bullet_points=17 buried_the=14 but_i=-6 but_it's=-6 but_it=-8 but_the=-6
button_is=-6 by_default=-23 by_one=-15 by_the=6 by_ⓒ=-3 c_has=15 c_ⓧ=4 cache_,=-11 cache_layer=-4 call_something=15
call_the=-7 call_ⓟ=-4 called_from=-6 called_ⓠ=8 calls_a=21 came_in=-9 came_out=-8 can't_be=-5 can't_do=10 can't_read=8
can_be=-1 can_find=8 can_follow=10 can_i=-5 can_never=-6 can_paste=13 can_read=8 can_see=-14 can_skip=12 can_stop=17
can_we=-7 can_you=0 carry_on=-11 carry_the=21 case_.=-7 change_the=-16 change_to=-5 changed_to=13 charts_.=12
checked_in=18 clever_one=24 clicks_$=7 client_library=8 close_the=-8 cluster_$=8 code_$=7 code_,=1 code_.=4 code_in=-5
code_samples=19 code_ⓝ=-10 codes_?=23 collected_in=11 colours_come=17 come_from=5 come_off=11 command_to=15
comments_in=3 comments_that=21 commit_,=-3 commit_hash=28 commit_messages=14 commit_that=-8 commit_titles=13
commits_,=11 commits_.=12 company_,=20 compose_file=-8 concurrently_or=16 config_is=7 connection_refused=-5
continue_$=-11 contract_ends=9 conventional_commits=17 cost_me=12 costs_me=11 could_be=-13 could_follow=18
could_imagine=-7 could_see=9 could_you=6 csv_,=-11 customer_,=13 customer_names=10 customers_.=10 cut_off=-10
cut_the=-6 data_$=5 data_,=6 data_-=9 date_.=-13 date_picker=-5 datum_,=15 days_$=5 dead_code=-5 deadline_for=12
deaf_,=9 decide_what's=16 decided_that=21 decimals_,=8 default_exports=10 delete_it=-15 delete_the=-7 dentists_,=18
dependency_.=12 designer_,=9 desk_$=7 desk_,=7 develop_,=17 dictate_most=9 dictating_this=17 did_that=-15 did_we=-6
diff_,=18 district_,=14 do_$=-5 do_.=-4 do_all=-8 do_i=-9 do_it=-10 do_that=4 do_the=1 do_this=3 do_we=-24 do_you=-4
docker_-=-9 docs_.=14 docs_live=10 document_it=11 does_it=-12 does_not=-7 does_the=5 does_ⓝ=13 don't_care=-10
don't_do=10 don't_even=10 don't_ever=21 don't_guess=-8 don't_have=-6 don't_mock=13 don't_need=-5 don't_propose=16
don't_read=8 don't_say=13 don't_ship=12 don't_sugarcoat=14 don't_touch=-8 don't_use=5 don't_ⓠ=7 done_,=-21 done_and=13
down_,=-7 down_in=10 draft_a=-8 drawings_,=12 drawn_on=16 drop_the=5 each_,=-3 each_claim=8 each_of=-8 each_script=15
each_time=5 each_ⓒ=9 editor_is=18 either_.=10 else_$=5 email_$=-10 emoji_,=12 emoji_in=10 emojis_in=5 empty_.=-8
end_.=-7 end_of=9 ended_,=12 ends_at=16 english_,=7 error_messages=22 ever_run=8 every_commit=17 every_message=24
every_public=10 every_push=13 every_second=11 every_single=-7 every_string=10 every_time=-3 every_ⓒ=8
everything_else=6 everything_that=14 everywhere_$=13 exactly_one=-8 exclamation_marks=15 exist_$=15 exit_code=-10
expire_after=-7 explanations_,=8 explicit_types=11 export_job=-9 extension_ⓝ=9 extract_a=-6 failing_case=15
failing_test=10 fails_with=-6 feature_flags=12 february_,=17 feeds_$=20 file_.=-6 file_?=-6 file_and=-5 file_names=8
file_with=-10 file_you=21 files_$=17 files_,=-4 files_.=-5 files_for=12 files_in=-5 files_one=17 files_under=11
final_.=11 finally_a=16 find_it=-12 find_the=9 find_where=-8 fine_,=-15 fine_.=-4 fine_but=17 first_,=6 first_.=7
first_and=7 first_one=-7 fiscal_year=19 fix_.=3 fix_a=23 fix_it=2 fix_that=-10 fix_the=-7 folder_on=10 folder_per=8
folder_ⓒ=8 folder_ⓠ=3 follow_$=9 for_$=12 for_an=-7 for_anything=9 for_each=-3 for_everyone=23 for_everything=13
for_good=12 for_it=4 for_large=-10 for_load=22 for_me=4 for_my=5 for_now=-51 for_one=8 for_that=-5 for_the=-2
for_this=-17 for_today=-16 for_two=-10 for_us=2 for_ⓒ=-6 for_ⓝ=-1 force_pushes=11 forget_how=-4 forward_to=11
found_it=-9 free_tier=13 freeze_starts=14 from_$=-10 from_a=3 from_before=7 from_her=12 from_my=-9 from_now=10
from_the=-1 from_today=12 from_yesterday=-7 from_ⓒ=13 front_,=9 full_stop=6 full_text=14 function_,=-7 functions_,=13
gave_me=1 generated_code=15 get_a=-5 get_edited=18 get_the=-7 get_to=9 gets_a=-5 gets_ⓒ=13 give_me=2 give_you=-10
gives_a=-12 go_ahead=-13 go_back=-9 go_by=16 go_in=5 go_into=9 go_on=-14 go_through=6 go_to=10 go_up=11 go_with=-4
goes_into=16 goes_live=9 goes_to=-2 going_back=-9 going_to=-3 good_$=15 good_,=9 good_.=-6 good_evening=-6
good_morning=-7 good_night=-10 goodbye_to=10 google_sheet=18 got_an=-10 got_cut=17 got_to=-5 green_$=-20 had_a=2
had_the=-13 haha_$=-9 half_a=-7 half_of=3 hand_written=8 handle_the=-5 hangs_in=10 has_a=-6 has_admin=9 has_its=5
has_moved=10 has_no=-2 has_the=14 has_to=6 has_ⓝ=-6 have_a=-12 have_been=-5 have_never=21 have_no=12 have_to=-3
have_ⓒ=14 have_ⓝ=5 he's_the=15 help_.=-9 helped_a=9 helper_in=-10 her_$=12 her_,=10 here_$=-3 here_,=2 here_.=8
here_?=-9 here_on=4 hints_in=-4 history_$=13 history_on=10 hives_$=14 hm_.=-8 hour_,=-9 house_,=7 house_rule=13
house_style=11 how_do=-5 how_i=24 how_many=-5 how_the=3 how_to=8 i'd_prefer=-11 i'd_rather=8 i'd_say=-8 i'll_be=5
i'll_do=-6 i'm_a=29 i'm_away=12 i'm_back=-10 i'm_colour=23 i'm_in=-5 i'm_new=18 i'm_not=-20 i'm_on=5 i'm_the=61
i'm_ⓒ=16 i've_got=-4 i've_only=12 i've_put=-6 i_agreed=10 i_am=3 i_answer=11 i_can't=11 i_can=14 i_changed=-8
i_come=17 i_could=11 i_dictate=12 i_do=19 i_guess=-5 i_have=-3 i_keep=-6 i_know=10 i_learn=14 i_like=11 i_looked=-3
i_lose=14 i_mean=8 i_need=-7 i_never=-3 i_open=-5 i_own=22 i_prefer=5 i_read=3 i_remember=-12 i_saw=-8 i_see=-7
i_suppose=-7 i_suspect=-5 i_teach=15 i_think=-10 i_told=4 i_touch=-6 i_tried=-9 i_use=15 i_want=1 i_work=15 idea_?=-5
ids_are=14 if_a=9 if_it's=5 if_something=4 if_the=-6 if_they=-9 if_we=-24 if_you're=9 ignores_the=-2 in_a=-2 in_all=-4
in_and=-10 in_anything=16 in_commit=9 in_court=14 in_docs=14 in_four=-6 in_future=10 in_general=10 in_it=4
in_libssl=-5 in_line=-11 in_logs=12 in_my=-5 in_one=2 in_order=-10 in_our=18 in_prod=12 in_separate=13 in_through=14
in_words=8 in_writing=15 in_your=5 in_ⓒ=4 in_ⓟ=-3 in_ⓧ=11 inch_screen=9 instead_of=4 into_one=-8 into_the=8
invoice_export=-2 invoice_ⓒ=-5 invoices_table=16 is_,=7 is_a=1 is_about=-11 is_at=-5 is_broken=-6 is_down=-8
is_drawn=16 is_empty=-9 is_final=8 is_flaky=-21 is_for=16 is_generated=9 is_gone=6 is_history=11 is_in=-1 is_it=-27
is_me=-10 is_my=17 is_not=-4 is_now=9 is_ok=-12 is_on=12 is_our=-11 is_out=22 is_read=16 is_red=-12 is_slow=-10
is_that=-5 is_the=9 is_there=-15 is_this=11 is_trunk=12 is_what=6 is_where=12 is_wrong=-8 is_ⓒ=13 is_ⓝ=11 is_ⓟ=8
isn't_a=24 isn't_ours=5 isn't_part=31 it's_a=-2 it's_about=8 it's_always=-11 it's_for=-4 it's_in=-5 it's_the=6
it's_wrong=-7 it's_ⓒ=17 it's_ⓝ=7 it's_ⓠ=16 it_$=1 it_,=-4 it_.=-2 it_?=-9 it_again=3 it_always=-9 it_and=3 it_are=14
it_async=-6 it_at=-4 it_be=5 it_broke=-4 it_by=-6 it_does=-1 it_gets=8 it_goes=-6 it_in=-6 it_into=-6 it_is=-2
it_isn't=4 it_must=6 it_needs=-8 it_never=-7 it_next=-7 it_on=-2 it_says=-3 it_should=-6 it_so=5 it_the=-4 it_to=-8
it_was=3 it_with=-6 its_test=-5 january_ⓝ=16 job_.=-7 just_check=-5 just_fix=12 just_for=-7 keep_doing=15
keep_getting=4 keep_them=19 keep_your=18 keep_ⓒ=24 keeps_ⓝ=21 kept_in=12 key_to=13 keys_rotate=16 know_the=6 know_ⓒ=11
laminated_sheet=12 last_$=16 last_merge=-6 last_row=-4 last_week=6 last_ⓝ=-8 late_$=19 launch_to=9 law_,=8
leaks_memory=-14 learn_from=9 leave_it=3 leave_out=-6 leave_the=-7 leave_until=8 ledger_,=24 left_for=13 let_me=-3
letters_and=10 lfs_$=16 library_.=18 library_is=11 like_a=-6 like_in=-7 like_it=5 like_my=19 like_that=13 like_the=-8
like_you=6 line_$=17 line_fix=13 line_ⓝ=-10 lines_.=-9 lines_you=18 linter_before=18 list_.=-6 list_is=-10 list_of=2
lists_.=12 live_in=27 live_on=9 lives_at=8 lives_in=6 load_.=-6 local_time=8 log_is=-16 log_the=-10 log_to=8
login_form=-8 login_node=17 logs_,=29 lol_$=-11 lol_,=13 look_:=-4 look_at=-9 look_in=11 look_up=7 looks_good=-5
loses_the=-5 lunch_.=-6 made_my=15 mail_to=-9 mailed_to=12 main_without=15 maintaining_this=15 make_a=2 make_it=-20
make_the=-17 make_up=15 makes_me=8 makes_my=12 malloc_after=12 match_.=14 max_ⓝ=-15 may_$=14 may_be=-9 may_not=15
may_want=-11 mb_,=-10 me_about=9 me_before=3 me_hives=14 me_in=-8 me_instead=10 me_it=15 me_nothing=13 me_one=9
me_only=-6 me_run=19 me_sleep=-7 me_what=-3 me_ⓒ=17 mean_nothing=8 memory_:=12 merge_commits=25 merges_$=8 message_.=6
message_for=-11 messages_,=14 messages_are=-8 messages_must=19 metres_above=14 middle_of=-7 midnight_.=-8 might_be=-2
migration_once=12 migration_ⓝ=-5 mind_$=-7 mind_the=-10 mine_$=-10 minutes_,=-13 minutes_.=5 mobile_app=9 money_$=12
money_is=7 month_$=7 monthly_?=13 months_$=24 more_like=9 more_of=9 more_than=-4 morning_!=-6 most_of=10 move_it=-15
moved_from=32 moved_to=24 moves_to=7 moving_the=-7 much_better=14 must_always=-7 must_be=-4 must_never=-3
my_background=17 my_box=18 my_code=11 my_colleague=-4 my_comments=19 my_editor=11 my_eyes=11 my_hands=30 my_head=7
my_old=-8 my_screen=6 myself_,=17 name_,=-9 name_.=-14 name_and=-16 name_is=13 name_says=13 name_tests=12 names_,=6
names_in=-5 need_$=16 need_a=-10 need_the=7 needs_a=6 network_calls=15 never_be=-14 never_called=-5 never_generate=19
never_mind=-11 never_push=15 never_rewrite=10 never_updates=-5 never_used=13 new_code=15 new_dependencies=18
new_endpoints=17 new_files=10 new_one=-4 new_to=10 new_year=8 newsletter_goes=16 next_hour=-11 next_one=-10
next_time=20 next_to=2 nice_$=-12 nice_that=7 night_$=3 nightly_$=8 nightly_job=-2 nil_map=-4 nine_$=12 no_,=-7
no_change=-8 no_dark=14 no_deploys=18 no_emojis=6 no_force=15 no_idea=-7 no_kubernetes=14 no_malloc=12 no_more=11
no_network=14 no_no=-8 no_recursion=16 no_ⓒ=19 nobody_deploys=12 nobody_else=12 nobody_here=18 nobody_merges=20
none_$=9 nope_.=-9 not_a=6 not_at=12 not_be=10 not_even=-5 not_for=10 not_here=14 not_in=5 not_it=-14 not_just=11
not_leave=12 not_on=-4 not_pip=16 not_sure=-13 not_that=-24 not_ⓒ=5 not_ⓝ=12 not_ⓠ=5 nothing_in=8 nothing_that=11
nothing_to=6 nothing_with=8 now_$=8 now_,=5 now_.=-4 now_?=-5 now_instead=20 now_on=5 number_.=5 number_and=5
number_in=8 number_of=-12 numbers_with=16 of_a=-3 of_answer=12 of_course=-11 of_flash=21 of_it=3 of_its=-8 of_npm=9
of_our=4 of_the=-3 of_them=-2 of_this=3 of_today=7 of_ⓒ=9 of_ⓝ=-6 of_ⓟ=-5 of_ⓠ=-8 off_by=-10 off_limits=9 off_on=5
off_the=3 office_,=3 ok_.=-9 ok_that=7 ok_we=15 old_importer=6 old_mac=10 old_one=3 old_tickets=8 older_than=-4
on_$=-4 on_,=3 on_a=3 on_any=12 on_fish=13 on_it=-2 on_main=5 on_mobile=-13 on_paper=10 on_please=20 on_python=10
on_that=-5 on_the=2 on_this=5 on_weekends=14 on_with=-5 on_ⓒ=3 on_ⓝ=16 once_more=-4 once_per=-8 once_the=-7 one_,=-1
one_.=6 one_and=-11 one_day=-7 one_file=3 one_from=-9 one_has=-14 one_line=4 one_more=-5 one_of=-3 one_page=-6
one_paragraph=14 one_place=12 one_question=8 one_thing=9 one_who=4 one_with=-10 one_you'd=14 ones_$=7 only_$=14
only_,=-6 only_.=5 only_after=-13 only_does=19 only_ever=9 only_for=3 only_have=15 only_support=8 only_tests=11
only_the=-9 only_ⓒ=27 open_the=-5 opened_it=13 options_.=10 or_so=-10 or_ⓝ=-7 or_ⓠ=7 otherwise_$=13 our_institute's=11
our_readers=13 our_team=13 our_ⓒ=-5 out_and=-6 out_loud=13 out_the=-10 over_$=-17 over_,=10 over_nested=11 over_ⓒ=18
own_the=13 page_.=-3 page_:=-5 page_ⓝ=9 page_ⓠ=13 pages_,=-8 parental_leave=14 passwords_for=20 past_the=10
paste_it=-8 patient_data=10 pay_for=8 pen_test=11 people_.=5 people_and=9 people_read=13 people_who=9 per_message=12
period_$=18 pinned_in=22 plain_cron=-9 plain_ⓒ=13 plan_before=10 plan_of=17 please_,=2 please_add=-12
please_explain=11 please_keep=12 please_never=4 please_no=11 please_remember=20 please_stop=23 please_write=-8
pls_$=16 pnpm_instead=9 portal_,=15 prefer_early=11 prefer_explicit=11 prefer_small=10 prefer_tabs=11 prefer_the=-21
prefer_to=-11 present_tense=21 press_kit=10 prints_nothing=-9 programmer_,=12 programmer_.=-10 progress_bar=-6
project_,=11 provider_$=12 pull_requests=29 push_.=9 push_back=19 push_it=-6 put_a=-3 put_the=-13 python_,=11
python_is=12 python_ⓟ=7 query_,=-6 question_at=17 questions_about=6 race_.=-9 ran_$=13 rather_than=8 rather_you=17
read_-=-8 read_a=15 read_code=8 read_only=11 read_those=14 read_your=18 read_ⓒ=14 ready_is=16 reboot_at=20 red_.=-12
refused_$=-5 release_$=9 release_,=15 release_script=-9 release_ⓝ=15 releases_$=11 remember_:=13 remember_that=11
remember_the=-18 remove_it=-19 remove_the=-18 rename_it=-4 rename_the=-4 repeat_the=9 replies_to=17 repo_,=12
repo_is=10 report_$=12 report_:=13 rest_,=13 rest_.=-6 retry_loop=14 returns_null=-4 returns_over=11 revert_the=-5
review_.=13 reviewer_ⓝ=-8 rewrite_git=10 rewrite_the=-9 right_now=-32 rotate_monthly=13 row_counts=12 rows_,=-8
rule_:=16 run_at=12 run_in=7 run_on=15 run_them=-7 run_ⓝ=-7 run_ⓠ=30 runs_on=14 s_and=8 s_the=12 said_,=-13 said_no=16
said_that=-13 said_yes=7 same_commit=8 saw_it=-6 say_it=14 say_what=39 saying_it=12 says_.=15 says_it's=-4 says_so=7
says_that=-6 says_ⓠ=-9 schema_,=19 screen_,=-14 screenshot_$=-7 script_,=-5 search_index=-5 seats_,=11 second_ⓒ=7
seconds_$=5 seconds_,=-12 see_a=-7 see_red=24 see_that=-5 see_the=-2 see_what=3 seed_ⓝ=-5 segfault_in=-5 send_the=-9
server_,=12 server_has=15 server_only=15 set_the=-17 settled_on=8 share_one=15 shared_drive=9 she_reads=11 sheet_ⓠ=9
shell_scripts=15 ship_it=-11 ships_without=19 short_$=12 should_be=-5 should_never=-3 should_we=-6 show_a=-5
show_the=-14 shows_the=8 signed_it=8 since_last=23 since_summer=13 since_the=17 single_time=-11 sit_on=22 site_,=12
sits_in=19 sleep_on=-8 slid_to=9 small_commits=23 so_$=13 so_.=4 so_a=7 so_anything=16 so_don't=24 so_every=10
so_expect=16 so_far=-7 so_i'm=18 so_i=-3 so_if=10 so_let's=-7 so_no=7 so_nothing=34 so_please=-3 so_put=8 so_that's=-6
so_that=2 so_whatever=4 so_wide=13 so_you=-9 so_ⓒ=-6 so_ⓠ=-8 sort_by=-5 source_for=14 speak_ⓒ=13 split_it=-9
split_ⓟ=-7 staging_build=-5 start_with=3 starts_ⓒ=9 station_.=-9 stays_,=6 stays_in=6 step_ⓝ=-6 stop_.=15
stop_adding=11 stop_apologizing=13 store_,=9 suite_before=13 summer_$=32 support_ⓒ=11 sure_that=-8 swapped_it=-9
table_for=6 tabs_$=14 take_the=-2 talked_it=16 team_$=16 team_,=8 team_agreed=5 tell_me=6 tell_you=-4 telling_me=16
ten_.=-8 terraform_only=14 test_$=-20 test_and=10 test_first=7 test_for=-24 test_in=-5 test_it=-12 test_with=-7
tests_first=12 tests_need=13 tests_pass=-9 text_please=12 th_$=8 than_ⓝ=-6 thanks_,=-7 that's_a=6 that's_how=26
that's_the=6 that's_what=11 that's_when=22 that's_why=-18 that's_ⓒ=18 that_$=12 that_,=-4 that_.=6 that_?=-11
that_again=14 that_are=-5 that_diff=10 that_file=-9 that_flag=-7 that_i=5 that_it=-4 that_needs=17 that_table=18
that_works=-11 that_you=14 thats_how=11 the_admin=-7 the_answer=16 the_app=-7 the_ascii=21 the_auth=14 the_backup=-6
the_banner=-8 the_body=-8 the_booking=-11 the_brand=10 the_browser=-6 the_button=-8 the_cache=-19 the_cart=-13
the_certificate=-7 the_change=-19 the_changelog=-3 the_chart=-2 the_check=-4 the_club's=10 the_club=9 the_cluster=8
the_code=8 the_colours=-7 the_crash=-7 the_csv=-5 the_dashboard=-14 the_database=3 the_date=-15 the_dates=-16
the_dead=-16 the_default=7 the_demo=-8 the_department=24 the_difference=-7 the_discord=11 the_docker=-1
the_document=14 the_domain=6 the_drivers=13 the_dump=-9 the_duration=-7 the_eleven=22 the_empty=-5 the_end=4
the_english=14 the_entire=10 the_error=-3 the_estimate=12 the_explanation=6 the_export=-3 the_fair=-16 the_field=11
the_file=-7 the_finding=7 the_first=-8 the_fix=5 the_fixture=-11 the_flag=-17 the_focus=-7 the_folder=-4
the_following=-8 the_footer=-8 the_form=-5 the_free=9 the_function=-7 the_git=16 the_guy=-12 the_handbook=11
the_header=-5 the_hospital=6 the_house=29 the_import=-2 the_importer=-12 the_invoice=-5 the_k=14 the_lab=8
the_labels=-4 the_last=-3 the_law=11 the_ledger=8 the_left=-6 the_legacy=10 the_limit=-6 the_linter=4 the_list=-5
the_lock=-4 the_log=-12 the_login=-16 the_logo=-8 the_logs=-8 the_loop=-8 the_mailbox=10 the_marketing=10
the_meantime=-5 the_merger=7 the_middle=-6 the_migration=-8 the_ministry's=15 the_ministry=16 the_mobile=18
the_model=-8 the_moment=-15 the_month=6 the_morning=6 the_move=10 the_name=-6 the_names=-4 the_new=-8 the_next=-6
the_nightly=10 the_number=-2 the_one=8 the_ones=-9 the_only=5 the_operator=11 the_order=4 the_other=-11 the_outage=11
the_output=-6 the_page=-19 the_parser=-4 the_partners=8 the_pension=-8 the_person=12 the_pilot=12 the_plan=-4
the_plant=6 the_port=-9 the_power=-7 the_price=-12 the_product=5 the_production=20 the_public=-4 the_query=-3
the_queue=-3 the_readme=-5 the_reason=-10 the_reasoning=14 the_record=8 the_redesign=10 the_regional=12 the_relay=-8
the_release=-5 the_repo=-6 the_rest=-10 the_retry=-17 the_right=-12 the_runbooks=9 the_same=-7 the_scanner=9
the_scheduler=10 the_schema=6 the_screenshot=-10 the_script=-22 the_scripts=12 the_search=-11 the_second=-20
the_server=-10 the_settings=-11 the_size=-7 the_small=-5 the_source=8 the_sql=7 the_standard=8 the_table=4
the_terminal=6 the_test=-11 the_tests=-11 the_thing=3 the_third=-5 the_three=-3 the_timeout=-8 the_title=-4
the_two=-12 the_update=-8 the_upload=-7 the_user=-6 the_variable=-21 the_venue=15 the_version=-8 the_vote=16
the_wall=-6 the_warehouse=14 the_way=2 the_web=5 the_websocket=-5 the_why=11 the_window=-7 the_worker=-10
the_wrong=-10 the_ⓒ=9 the_ⓝ=5 them_,=-3 them_otherwise=9 them_the=-8 then_i=3 then_it=-12 then_look=-5 then_the=8
there's_a=1 there_$=-4 there_,=-5 there_.=-7 there_a=-5 these_are=-8 these_days=13 these_three=-8 these_two=-10
they're_on=13 they_come=8 they_say=-20 thing_$=-5 thing_.=3 think_in=5 think_the=-9 third_one=-8 third_party=15
third_time=6 this_?=-12 this_afternoon=-3 this_book=12 this_branch=-16 this_code=14 this_codebase=34 this_commit=-19
this_file=-22 this_function=-17 this_goes=15 this_is=3 this_laptop=14 this_log=-6 this_morning=-3 this_on=9
this_once=-9 this_one=-25 this_product=11 this_project=20 this_repo=21 this_run=-7 this_session=-8 this_team=8
this_test=-9 this_time=-4 this_week=-12 this_while=22 this_year=17 this_ⓒ=-8 those_$=8 those_for=17 three_lines=7
three_steps=13 three_weeks=17 through_,=-6 through_him=15 through_the=4 through_ⓒ=14 throws_a=-10 ticket_$=-10
ticket_number=9 tickets_are=-8 tickets_from=9 till_ⓒ=-9 till_ⓝ=11 time_$=-3 time_i=-10 time_it=-7 time_now=10
time_you=9 times_in=5 times_out=-12 title_,=-10 titles_should=13 to_a=6 to_add=-5 to_always=5 to_follow=11 to_go=-8
to_have=-6 to_look=4 to_main=-5 to_me=14 to_run=7 to_say=-11 to_scroll=11 to_see=5 to_touch=-6 to_us=17 to_ⓒ=9 to_ⓝ=4
to_ⓟ=-4 today_,=-6 today_i=-6 today_on=9 told_us=-8 told_you=7 too_,=-6 too_long=-18 took_over=14 tool_,=12
touch_it=-8 touch_what=16 touch_ⓟ=-6 treasurer_,=11 tried_and=17 try_it=-3 try_to=-7 twice_,=-20 twice_.=-12
twice_a=15 two_,=-11 two_.=-8 two_hours=-11 two_of=-4 two_options=10 two_seconds=-12 two_years=6 two_ⓒ=12
type_checker=16 types_everywhere=11 typo_in=-9 under_the=-4 under_vendor=10 under_ⓒ=16 under_ⓟ=22 unit_test=-6
units_in=16 unless_the=-7 until_i've=-8 until_then=6 until_ⓝ=5 updates_after=-5 upload_endpoint=-2 upside_down=-7
us_,=11 us_at=24 use_a=-20 use_default=11 use_lodash=15 use_pnpm=17 use_the=-4 used_to=-5 user_research=9 users_are=10
usually_write=13 v_ⓝ=5 variable_names=10 vendor_/=10 version_is=3 version_of=-5 version_ⓝ=7 vitest_.=17 voted_$=9
w_/=6 want_a=-8 want_every=13 want_to=-20 wants_ⓒ=11 was_at=-12 was_in=-17 was_ⓝ=6 way_i=14 way_you=8 we'll_not=12
we'll_see=-7 we're_a=-14 we're_dropping=10 we're_not=17 we're_on=10 we've_got=5 we_always=4 we_can't=13 we_could=-22
we_decided=-3 we_deploy=17 we_did=-7 we_don't=10 we_fix=-4 we_gave=10 we_got=-5 we_had=-7 we_have=5 we_keep=12
we_might=-14 we_name=18 we_need=-4 we_said=11 we_sell=8 we_should=-18 we_squash=9 we_stay=14 we_support=10 we_won't=6
we_write=23 websocket_handler=-3 week_later=15 weeks_$=8 weeks_,=3 well_$=4 well_:=20 went_through=-14 went_with=15
what's_the=-12 what_a=2 what_do=-8 what_does=-18 what_happens=5 what_i=9 what_is=2 what_now=-4 what_the=2 what_you=6
when_a=2 when_i=6 when_it's=-6 when_it=4 when_something=17 when_the=-14 when_you=13 whenever_i=-9 whenever_you=42
whether_the=-8 which_i=-6 which_is=-4 while_the=-13 white_,=9 who_learned=14 why_,=13 why_.=7 why_?=-5 why_does=-17
why_is=-22 why_it=-12 will_be=15 will_stay=14 wins_.=-7 with_a=-6 with_me=31 with_my=-13 with_our=14 with_real=10
with_the=2 with_them=-6 with_us=25 with_ⓒ=-2 with_ⓝ=3 within_the=8 without_asking=40 without_the=-4 won_.=13 word_$=8
word_.=-8 word_is=9 words_in=12 works_,=-4 works_council=9 works_on=-6 would_be=5 would_you=-12 write_a=-4
write_all=16 write_any=14 write_me=-7 write_the=3 write_to=12 wrong_folder=-8 wrote_it=17 wrote_the=12 year_$=5
year_.=3 year_of=12 years_$=-9 years_,=6 years_.=5 years_of=5 yes_$=24 yes_,=-7 yes_i=10 yesterday_.=-7
yesterday_and=-6 yet_$=-15 yet_,=-13 yet_.=-5 you'd_take=14 you'll_find=14 you_$=-3 you_,=4 you_add=5 you_added=14
you_and=-9 you_apologised=17 you_are=-6 you_benchmark=13 you_can't=-5 you_changed=19 you_did=14 you_find=-4 you_fix=8
you_have=-12 you_install=13 you_keep=-6 you_merged=14 you_open=16 you_ran=8 you_said=5 you_say=19 you_see=-8
you_sent=12 you_show=9 you_so=-9 you_take=-8 you_told=7 you_touch=11 you_want=11 you_with=12 your_answers=22
your_change=-15 your_message=10 yourself_.=11 zero_$=14 ⓒ_$=8 ⓒ_'=0 ⓒ_,=5 ⓒ_.=8 ⓒ_:=-7 ⓒ_?=4 ⓒ_a=-8 ⓒ_about=9 ⓒ_and=-6
ⓒ_anymore=9 ⓒ_at=5 ⓒ_builds=12 ⓒ_can=15 ⓒ_check=9 ⓒ_client=15 ⓒ_does=15 ⓒ_for=10 ⓒ_from=12 ⓒ_gets=6 ⓒ_has=-7 ⓒ_here=-8
ⓒ_import=-14 ⓒ_in=4 ⓒ_is=1 ⓒ_joined=12 ⓒ_last=10 ⓒ_moved=6 ⓒ_now=14 ⓒ_only=-7 ⓒ_plus=10 ⓒ_project=6 ⓒ_runs=9
ⓒ_shares=18 ⓒ_this=-7 ⓒ_time=7 ⓒ_to=10 ⓒ_under=5 ⓒ_well=12 ⓒ_with=4 ⓒ_you=11 ⓒ_ⓒ=15 ⓒ_ⓝ=16 ⓒ_ⓟ=6 ⓒ_ⓧ=4 ⓝ_$=2 ⓝ_'=5
ⓝ_,=-1 ⓝ_-=10 ⓝ_:=-5 ⓝ_?=-6 ⓝ_and=3 ⓝ_at=-11 ⓝ_clicks=-5 ⓝ_columns=7 ⓝ_december=23 ⓝ_degrees=-6 ⓝ_e=-7 ⓝ_for=-4
ⓝ_gigs=10 ⓝ_has=-3 ⓝ_in=-7 ⓝ_january=24 ⓝ_june=21 ⓝ_march=7 ⓝ_mb=4 ⓝ_min=-18 ⓝ_minutes=-8 ⓝ_ms=-4 ⓝ_nd=13 ⓝ_now=7
ⓝ_october=14 ⓝ_or=-5 ⓝ_out=-14 ⓝ_password=13 ⓝ_percent=-6 ⓝ_px=-9 ⓝ_rows=-17 ⓝ_seconds=-5 ⓝ_september=10 ⓝ_was=13
ⓝ_when=-11 ⓝ_years=7 ⓝ_yrs=8 ⓝ_ⓟ=-11 ⓝ_ⓧ=-8 ⓟ_$=2 ⓟ_,=3 ⓟ_.=1 ⓟ_?=-11 ⓟ_always=-6 ⓟ_and=-8 ⓟ_files=11 ⓟ_in=5 ⓟ_is=-3
ⓟ_now=7 ⓟ_on=17 ⓟ_out=-4 ⓟ_to=-3 ⓟ_ⓟ=-7 ⓟ_ⓧ=-4 ⓠ_$=13 ⓠ_,=9 ⓠ_.=-9 ⓠ_;=21 ⓠ_in=4 ⓠ_is=-5 ⓠ_isn't=15 ⓠ_or=7 ⓤ_$=33
ⓧ_$=-7 ⓧ_ⓝ=-7 ⓧ_ⓟ=-3
"""
