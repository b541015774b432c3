"""How much each pair of words of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
"_$=-6 '_,=9 '_names=18 '_s=-4 )_,=5 ,_add=-24 ,_always=3 ,_and=-6 ,_any=-5 ,_anything=12 ,_ask=30 ,_back=-9
,_because=8 ,_board=9 ,_bugs=16 ,_bump=11 ,_but=-13 ,_can=-3 ,_contract=9 ,_conversions=10 ,_could=-9 ,_customers=12
,_decided=13 ,_document=14 ,_done=9 ,_draft=15 ,_even=10 ,_ever=7 ,_everything=11 ,_everywhere=28 ,_extension=12
,_finally=14 ,_first=-3 ,_five=7 ,_folder=20 ,_go=-3 ,_haha=-9 ,_he's=6 ,_he=4 ,_help=-9 ,_his=15 ,_i'll=-13 ,_i'm=2
,_i=3 ,_if=-4 ,_it's=4 ,_it=-6 ,_just=-14 ,_leave=-3 ,_let=-7 ,_like=5 ,_log=-6 ,_look=-5 ,_make=-7 ,_maybe=-17
,_more=23 ,_move=-10 ,_never=9 ,_no=2 ,_not=3 ,_nothing=6 ,_of=-6 ,_on=4 ,_only=-4 ,_ops=35 ,_or=-6 ,_our=23 ,_page=14
,_plain=8 ,_postgres=9 ,_price=21 ,_project=23 ,_remind=-3 ,_remove=-9 ,_rest=13 ,_scanned=20 ,_school=14 ,_section=8
,_security=13 ,_see=-4 ,_shared=15 ,_she's=9 ,_she=7 ,_sheet=14 ,_ship=-6 ,_skip=-9 ,_small=11 ,_so=12 ,_some=-7
,_someone=-18 ,_sorry=-5 ,_staging=27 ,_tab=19 ,_tests=13 ,_thank=-7 ,_thats=10 ,_the=2 ,_they=7 ,_this=9 ,_used=16
,_vault=7 ,_we'll=-13 ,_we're=19 ,_we've=10 ,_we=26 ,_what=-5 ,_wheels=10 ,_where=-15 ,_yearly=13 ,_you've=35 ,_you=7
,_ⓒ=8 ,_ⓟ=6 ,_ⓠ=19 -_based=7 -_compose=-7 -_mail=9 -_off=5 -_only=-9 -_prod=13 -_ⓝ=1 ._"=-6 ._$=2 ._ⓝ=12 /_,=7 :_"=-5
:_$=-36 :_'=-26 :_always=-6 :_it=5 :_no=3 :_that=13 :_the=7 :_they=9 :_we=15 :_ⓝ=-1 :_ⓟ=16 :_ⓠ=-12 ;_give=21 ?_$=-24
^_a=-12 ^_add=-8 ^_an=-7 ^_and=-5 ^_anything=16 ^_anyway=-11 ^_at=-7 ^_board=10 ^_branch=21 ^_british=12 ^_btw=16
^_bump=-6 ^_can=-11 ^_check=-11 ^_chose=16 ^_code=18 ^_commit=5 ^_convert=-6 ^_could=3 ^_csv=13 ^_customer=13
^_dates=6 ^_delete=-6 ^_did=-6 ^_does=-11 ^_don't=-1 ^_dont=10 ^_drop=-12 ^_e=9 ^_eleven=9 ^_english=13 ^_event=17
^_explain=-3 ^_feature=10 ^_final=9 ^_find=-8 ^_first=-9 ^_fix=-16 ^_forget=13 ^_found=-5 ^_fyi=5 ^_git=-9 ^_go=-3
^_grafana=12 ^_half=10 ^_have=-9 ^_he=-15 ^_heads=6 ^_here's=-7 ^_how=-7 ^_i'll=-15 ^_i'm=2 ^_i=1 ^_ignore=-6 ^_in=-2
^_is=-24 ^_it'll=12 ^_it=-12 ^_keys=14 ^_known=14 ^_last=-8 ^_leave=-2 ^_legacy=9 ^_legal=-6 ^_less=12 ^_let's=-11
^_lol=-4 ^_look=-5 ^_looks=-9 ^_make=-7 ^_makefile=10 ^_maybe=-17 ^_min=7 ^_minutes=15 ^_money=17 ^_more=11
^_morning=-3 ^_move=-17 ^_never=4 ^_new=7 ^_next=-9 ^_nice=5 ^_no=-1 ^_now=-21 ^_okay=-3 ^_old=5 ^_on=-2 ^_only=-4
^_or=-8 ^_our=9 ^_perhaps=-11 ^_picked=15 ^_pictures=9 ^_postmortems=11 ^_prices=11 ^_prod=12 ^_prs=13 ^_put=-14
^_questions=10 ^_raw=17 ^_read=-9 ^_redo=-5 ^_remember=-3 ^_rename=-9 ^_replace=-11 ^_revert=-12 ^_rust=7 ^_scrap=11
^_second=-5 ^_send=-11 ^_set=-8 ^_shell=11 ^_signed=15 ^_so=-10 ^_someone=-14 ^_split=-13 ^_start=-15 ^_tailwind=11
^_take=-21 ^_tank=10 ^_tests=5 ^_thanks=-3 ^_that's=3 ^_that=3 ^_then=-15 ^_today=-10 ^_too=9 ^_translate=-15 ^_try=-6
^_turn=-6 ^_undo=-9 ^_until=-8 ^_use=-7 ^_v=8 ^_verdict=20 ^_we'll=12 ^_we're=4 ^_we've=11 ^_we=9 ^_went=8 ^_what's=-2
^_what=-9 ^_whats=-5 ^_when=1 ^_where=-3 ^_which=-12 ^_who=-3 ^_why=4 ^_would=-6 ^_yarn=10 ^_yes=-3 ^_you'd=12
^_you'll=9 ^_you=3 ^_ⓝ=-7 a_bare=17 a_bit=-14 a_change=23 a_class=-6 a_coin=18 a_comment=5 a_commit=5 a_dataclass=-8
a_dependency=25 a_diff=18 a_down=14 a_flag=12 a_foreign=9 a_gift=15 a_grey=-9 a_helper=-13 a_junior=10 a_letter=14
a_look=-20 a_lot=5 a_mail=-7 a_migration=16 a_programmer=-4 a_progress=-6 a_regex=-6 a_shared=16 a_she=16 a_small=-8
a_startup=18 a_student=-5 a_ten=14 a_terminal=26 a_test=3 a_tester=12 a_time=6 a_unit=-9 a_week=16 a_weekend=16
a_while=-10 a_ⓠ=7 abbreviations_in=15 about_what=20 about_ⓒ=6 above_the=-4 account_$=29 account_,=10 add_a=-3
add_pagination=-4 add_the=-10 add_type=-13 adding_ⓒ=12 admin_rights=15 adr_-=17 after_all=-5 after_init=13
after_midnight=-3 again_$=2 again_,=-5 again_.=-3 again_when=-13 agreed_:=11 agreed_that=9 agreed_with=11 ahead_.=-13
all_,=-5 all_i=30 all_new=34 all_our=7 all_over=14 all_ⓒ=11 allows_ten=12 already_?=-3 always_-=-6 always_answer=-12
always_be=-5 always_explain=9 always_forget=-22 always_have=-8 always_need=-6 always_run=6 always_sort=-4 always_the=4
always_use=4 always_write=26 an_hour=-2 analogy_with=15 and_'=15 and_add=-8 and_by=8 and_check=-5 and_ends=11
and_forth=-6 and_give=-23 and_have=9 and_it=-11 and_no=5 and_not=6 and_only=-4 and_put=-5 and_run=-3 and_say=24
and_she's=7 and_she=9 and_show=-31 and_tell=-1 and_that's=32 and_the=-1 and_there's=-12 and_wait=8 and_went=15
and_why=-5 and_will=10 and_write=-3 and_your=9 and_ⓒ=2 answer_$=17 answer_.=13 answers_.=7 any_code=11 any_idea=-10
any_longer=19 any_more=5 anymore_$=7 anything_about=14 anything_on=10 anything_that=21 anything_under=24
anything_with=9 anything_ⓒ=15 anyway_$=-6 anywhere_,=-10 apologising_in=12 app_for=16 apply_by=17 april_$=10
archive_,=-7 are_all=11 are_booked=9 are_dead=11 are_dentists=14 are_handed=12 are_in=12 are_kept=14 are_named=19
are_on=19 are_pinned=27 are_strings=21 are_three=18 are_tracked=10 are_two=14 are_under=11 are_welcome=14 are_what=10
are_with=19 are_ⓒ=13 are_ⓟ=34 around_here=14 as_i=-13 as_it=-3 as_its=14 as_of=58 as_they=-8 ascii_drawing=9 ask_her=7
ask_ⓒ=4 asked_$=14 asked_before=27 asking_me=19 assumptions_at=12 async_in=-3 at_$=16 at_a=20 at_it=-4 at_my=-14
at_some=-11 at_that=-7 at_three=-6 at_ⓒ=7 at_ⓝ=-2 audit_$=10 audit_is=15 audit_log=-8 august_$=19 auto_-=10
autumn_$=14 back_.=-4 bar_.=4 bar_in=-5 bare_ⓒ=14 be_empty=-8 be_finished=12 be_in=13 be_linked=12 be_nice=-6
be_quick=-7 be_that=-7 been_ⓒ=11 before_.=-17 before_deleting=7 before_every=5 before_i=-13 before_merging=11
before_picking=13 before_telling=21 before_touching=9 before_you=7 before_your=-5 behind_a=11 belong_in=8 belongs_to=9
below_.=-15 benchmarks_.=11 beside_the=8 best_$=9 bill_by=11 billing_service=-8 black_with=14 blind_,=13 board_has=23
board_signed=9 board_ⓠ=7 boat_,=11 booked_through=11 borders_$=10 box_,=7 box_is=4 branch_$=-11 branch_gets=13
branch_names=23 branch_only=10 branches_$=11 british_spelling=7 budget_for=19 bug_is=-6 build_,=-9 build_.=-9
build_is=-14 build_number=9 built_-=10 bullet_points=18 buried_the=17 but_i've=21 but_i=-4 but_it=-8 button_is=-7
by_branch=16 by_default=-28 by_design=12 by_one=-12 by_the=5 by_ⓒ=-4 c_has=17 c_of=11 c_ⓧ=8 cache_,=-9 cache_layer=-6
call_.=-5 call_rotation=11 call_something=18 call_the=-5 call_ⓟ=-5 called_from=-6 called_ⓠ=8 calls_a=21 came_in=-4
came_out=-10 can't_$=10 can't_do=15 can't_read=9 can't_stand=12 can_check=13 can_find=10 can_follow=16 can_i=-5
can_never=-7 can_paste=9 can_read=9 can_see=-13 can_skip=24 can_stop=14 can_we=-5 can_you=-2 carry_on=-5 carry_the=14
cents_everywhere=11 change_.=3 change_the=-17 change_to=-4 changed_to=12 changelog_up=11 charts_.=15 check_that=-5
checked_in=23 click_,=-8 click_.=4 clicks_$=4 client_library=12 close_the=-9 cluster_$=12 code_$=13 code_,=2
code_after=9 code_in=-6 code_samples=22 code_ⓝ=-5 codes_?=29 collected_in=15 colours_come=16 come_from=2 come_off=16
command_to=18 comments_in=3 comments_that=28 commit_hash=31 commit_message=4 commit_messages=18 commit_titles=14
commit_with=12 commit_ⓟ=14 commits_,=16 company_,=8 compose_file=-8 computers_are=8 concurrently_or=18 config_is=6
connection_refused=-7 continue_$=-8 contract_ends=13 conventional_commits=20 costs_me=10 costs_us=12 could_be=-17
could_follow=22 could_you=5 country_$=11 csv_,=-10 curves_:=12 customer_,=6 customer_names=15 customers_.=13
customers_are=9 cut_off=-6 data_-=15 data_team=7 date_.=-14 date_picker=-6 date_with=11 datum_,=15 dead_code=-6
deadline_for=15 decide_what's=17 decided_that=23 decisions_are=10 default_exports=8 delete_it=-20 dentists_,=22
dependency_.=20 deploys_from=15 designer_,=12 desk_$=6 desk_,=5 develop_,=17 dictate_most=11 dictating_this=16
did_that=-12 did_we=-8 did_you=-7 diff_,=26 district_,=12 do_?=-3 do_i=-7 do_it=-10 do_that=5 do_we=-29 docker_-=-7
docs_.=19 docs_live=12 document_it=14 does_it=-11 does_not=-7 does_the=2 does_ⓝ=14 doesn't_run=11 don't_apologise=11
don't_care=-8 don't_close=10 don't_do=10 don't_ever=26 don't_let=18 don't_mock=14 don't_need=-3 don't_propose=18
don't_read=10 don't_say=16 don't_send=10 don't_ship=14 don't_sugarcoat=18 don't_touch=-10 don't_use=4 done_,=-18
done_and=13 doubt_about=10 down_,=-16 down_in=9 draft_a=-7 drawings_,=13 drawn_on=19 drop_the=2 dropping_ⓒ=6
duration_in=-4 each_claim=13 each_script=17 each_sunday=13 each_ⓒ=11 editor_is=11 either_.=9 email_$=-10 emoji_,=13
emoji_in=11 empty_,=-6 empty_.=-4 end_of=12 ended_,=15 ends_at=18 error_messages=24 ethics_board=8 ever_run=11
every_commit=27 every_message=25 every_model=11 every_public=10 every_push=17 every_refactoring=11 every_report=9
every_second=13 every_string=9 every_ⓒ=12 everything_that=16 everything_you=9 everywhere_$=13 exact_version=15
exactly_one=-7 example_in=7 exclamation_marks=20 exit_code=-5 experiments_,=14 expire_after=-5 explanations_,=7
explicit_types=14 export_job=-7 extension_ⓝ=12 extract_a=-8 failing_case=20 failing_test=7 fails_with=-7 faster_,=-3
feature_flags=12 february_,=20 fifteen_years=11 file_,=3 file_.=-5 file_?=-5 file_and=-5 file_names=6 file_you=26
filed_in=13 files_$=15 files_for=14 files_one=22 files_under=15 final_.=12 finally_a=17 find_it=-13 find_the=9
fine_,=-8 fine_.=-9 fine_but=18 first_$=-3 first_.=4 first_and=5 first_version=-8 fiscal_year=18 fix_that=-18
fix_the=-10 flake_ⓝ=32 fleet_,=12 flour_on=15 folder_,=5 folder_on=12 folder_per=14 folder_ⓒ=6 folder_ⓠ=6 follow_$=14
for_$=12 for_anything=5 for_everyone=21 for_everything=14 for_fifteen=11 for_good=21 for_it=3 for_large=-13
for_load=25 for_me=6 for_now=-60 for_one=6 for_this=-13 for_today=-20 for_two=-6 for_us=2 for_v=10 force_pushes=11
forget_how=-7 forty_years=14 forward_to=15 found_it=-11 free_tier=13 freeze_on=11 freeze_starts=16 from_$=-10 from_a=4
from_her=14 from_my=-10 from_today=19 from_yesterday=-6 from_ⓒ=15 full_stop=11 full_text=20 function_,=-8
functions_,=15 future_,=10 gave_me=3 gb_is=17 general_$=11 generated_code=21 generated_files=9 german_layout=16
get_edited=19 get_reset=11 gets_switched=8 git_to=14 give_you=-10 gives_a=-18 glossary_for=11 go_ahead=-16 go_by=18
go_in=10 go_on=-16 go_through=8 go_to=11 go_up=10 goes_into=20 goes_live=12 goes_wrong=20 going_back=-12
going_forward=9 going_with=3 good_,=6 good_.=-7 good_morning=-6 good_night=-8 good_ones=14 goodbye_to=14
google_sheet=18 got_an=-9 got_cut=20 got_pushed=13 green_$=-19 green_apart=12 had_the=-8 haha_$=-11 hand_me=9
handle_the=-11 has_a=-2 has_admin=13 has_moved=12 has_the=12 has_to=8 has_ⓝ=-5 have_a=-9 have_never=28 have_no=12
have_ⓒ=26 have_ⓝ=12 he's_the=23 help_.=-8 helped_a=11 helper_in=-15 her_$=12 her_,=12 here_,=2 here_?=-8 here_are=7
here_on=7 hints_in=-4 history_$=12 history_on=15 hives_$=14 hm_.=-6 hour_,=-4 hourly_now=14 house_,=8 house_rule=15
house_style=10 how_do=-7 how_i=35 how_many=-3 how_the=3 how_to=6 i'd_much=9 i'd_prefer=-20 i'd_rather=6 i'd_say=-7
i'm_a=30 i'm_away=12 i'm_back=-6 i'm_colour=27 i'm_new=25 i'm_not=-8 i'm_on=4 i'm_the=71 i'm_ⓒ=24 i've_only=15
i_agreed=9 i_always=-1 i_am=3 i_answer=9 i_asked=8 i_can't=5 i_can=4 i_come=24 i_dictate=17 i_do=23 i_guess=-6
i_keep=-2 i_know=4 i_learn=19 i_like=6 i_log=-4 i_mean=8 i_need=-2 i_never=-3 i_open=-12 i_own=11 i_prefer=1 i_read=6
i_remember=-17 i_saw=-9 i_see=-6 i_suspect=-4 i_teach=20 i_think=-11 i_told=5 i_touch=-8 i_tried=-9 i_use=6 i_won't=13
i_work=7 idea_?=-7 ids_are=25 if_something=9 if_the=-9 if_they=-6 if_we=-25 if_you're=8 ignores_the=-10 in_and=-8
in_anything=13 in_between=-10 in_charts=7 in_commit=15 in_docs=16 in_embedded=10 in_every=4 in_future=14 in_general=12
in_german=-9 in_libssl=-5 in_line=-9 in_logs=11 in_order=-6 in_our=22 in_prod=16 in_production=8 in_separate=12
in_simple=10 in_through=15 in_two=-8 in_week=5 in_writing=12 in_ⓒ=5 in_ⓟ=-2 in_ⓧ=6 inch_screen=11 install_anything=7
into_the=6 invoice_export=-4 invoice_ⓒ=-5 invoices_table=18 is_:=13 is_a=1 is_about=-9 is_broken=-7 is_called=6
is_down=-5 is_drawn=19 is_due=5 is_empty=-13 is_flaky=-28 is_for=13 is_gone=7 is_history=16 is_it=-32 is_my=23
is_now=8 is_on=11 is_our=-13 is_out=20 is_planned=11 is_read=15 is_red=-13 is_slow=-13 is_that=-4 is_the=8
is_there=-11 is_trunk=13 is_what=8 is_whatever=12 is_where=12 is_with=5 is_wrong=-4 is_ⓒ=15 is_ⓝ=14 is_ⓟ=11 isn't_a=25
isn't_part=18 it's_about=8 it's_always=-11 it's_ⓒ=22 it's_ⓠ=17 it_,=-4 it_.=-3 it_?=-13 it_always=-8 it_async=-10
it_at=-4 it_broke=-4 it_by=-7 it_does=-7 it_in=-7 it_never=-11 it_next=-8 it_raise=-4 it_says=-3 it_should=-6
it_stands=12 it_to=-7 it_was=-2 it_with=-11 it_works=-5 its_test=-8 january_,=12 january_ⓝ=18 job_.=-7 joined_$=9
jokes_,=13 just_a=-4 just_add=3 just_check=-5 just_fix=8 just_for=-6 just_repeat=7 just_this=-6 k_a=12 keep_doing=20
keep_getting=4 keep_lines=12 keep_them=23 keep_this=7 keep_your=24 keep_ⓒ=29 keeping_the=9 keeps_ⓝ=21 kept_in=7
key_to=15 keys_rotate=23 know_is=11 know_the=8 know_ⓒ=14 laminated_sheet=18 last_$=15 last_merge=-9 last_row=-6
last_week=5 last_ⓝ=-10 late_$=24 launch_to=15 law_,=12 leaks_memory=-24 learn_from=12 leave_it=2 leave_out=-6
leave_the=-11 leave_until=12 ledger_,=17 left_for=13 letters_and=8 lfs_$=17 library_.=16 library_is=16 license_is=10
lies_$=13 like_a=-3 like_my=26 like_short=13 like_that=12 like_the=-3 like_you=6 line_$=15 line_fix=8 line_ⓝ=-8
lines_short=12 lines_you=15 linter_before=26 list_.=-5 list_is=-15 list_was=15 lists_.=16 live_at=11 live_in=42
live_on=8 lives_at=12 lives_in=5 load_.=-8 locally_,=-7 locked_,=21 log_is=-17 log_messages=13 log_out=-3
log_please=-4 log_the=-19 login_form=-11 login_node=20 logs_,=29 lol_$=-6 lol_,=13 look_at=-9 look_in=7 looked_at=-9
looks_good=-7 looks_like=2 loses_the=-8 lost_in=22 lot_,=5 lunch_.=-6 made_my=21 mail_to=-9 mailed_to=16
main_without=19 maintaining_this=16 make_a=3 make_it=-26 make_the=-17 makes_me=8 makes_my=16 malloc_after=13
match_.=17 may_$=16 may_not=25 may_want=-7 mb_for=16 me_before=3 me_hives=14 me_in=-7 me_instead=18 me_it=15
me_nervous=12 me_nothing=21 me_one=12 me_only=-5 me_run=22 me_sleep=-6 me_something=9 me_ⓒ=18 mean_nothing=12
memory_:=17 merge_.=3 merge_commits=24 merging_.=11 message_for=-14 messages_,=16 messages_.=5 messages_must=22
metres_above=15 middle_of=-7 midnight_.=-13 migration_once=16 migration_ⓝ=-8 mind_the=-14 minutes_,=-20 minutes_.=3
mobile_app=11 money_$=12 money_is=7 month_$=5 monthly_?=17 months_$=32 more_,=-6 more_like=9 more_of=8 more_ⓒ=6
morning_!=-6 most_$=10 move_it=-17 moved_from=40 moved_to=27 moves_to=15 moving_the=-5 much_rather=9 must_always=-12
must_be=-2 must_never=-10 my_background=20 my_box=21 my_code=11 my_colleague=-5 my_comments=18 my_editor=6 my_eyes=14
my_hands=40 my_night=12 my_old=-10 my_team=14 myself_,=15 name_,=-2 name_.=-9 name_and=-16 name_is=14 name_says=11
name_tests=14 name_ⓟ=12 named_after=11 names_,=4 need_$=16 need_a=-8 need_the=4 nervous_$=12 network_calls=16
never_be=-18 never_called=-2 never_generate=19 never_merge=13 never_mind=-18 never_push=8 never_rewrite=15
never_updates=-5 never_used=13 never_write=13 new_code=18 new_dependencies=24 new_endpoints=20 new_to=11 new_year=15
newsletter_goes=15 next_hour=-10 next_one=-9 next_time=22 next_ⓒ=8 nice_$=-11 nice_that=14 night_$=7 night_is=11
nightly_$=9 nightly_job=-4 nil_map=-5 nine_$=15 no_$=12 no_change=-5 no_dark=13 no_deploys=22 no_force=16
no_kubernetes=15 no_malloc=13 no_mobile=10 no_more=11 no_network=6 no_no=-7 no_other=9 no_recursion=19
no_screenshots=9 no_staging=8 no_ⓒ=23 no_ⓟ=12 no_ⓠ=-8 nobody_else=16 nobody_here=23 nobody_may=10 nobody_merges=27
not_at=15 not_be=15 not_for=7 not_here=15 not_in=5 not_it=-26 not_just=21 not_leave=12 not_main=12 not_pip=21
not_sure=-10 not_that=-23 not_ⓒ=12 not_ⓝ=11 not_ⓠ=10 notation_.=12 nothing_$=6 nothing_.=3 nothing_in=15 nothing_to=8
nothing_with=9 now_$=8 now_,=5 now_.=-5 now_?=-5 now_instead=28 now_just=-5 number_and=12 number_in=5 number_of=-7
numbers_with=17 of_answer=15 of_course=-12 of_flash=24 of_its=-5 of_npm=14 of_ⓒ=6 off_by=-8 off_limits=11 off_on=7
office_$=8 office_,=6 offs_before=13 oh_i=10 ok_$=-9 ok_we=11 old_mac=11 old_tickets=8 on_any=13 on_fish=14 on_keep=11
on_macos=17 on_mobile=-16 on_our=4 on_paper=9 on_parental=9 on_please=28 on_python=13 on_staging=-7 on_this=3
on_weekends=17 on_ⓒ=4 on_ⓝ=18 one_and=-11 one_day=-4 one_from=-11 one_has=-8 one_message=8 one_page=-4
one_paragraph=17 one_place=15 one_question=15 one_thing=10 one_who=4 one_with=-5 one_you'd=18 ones_$=10 ones_go=12
only_$=19 only_.=3 only_after=-13 only_does=23 only_ever=7 only_have=20 only_speaks=13 only_support=12 only_tests=16
only_the=-5 only_ⓒ=30 open_the=-4 opened_it=14 options_.=11 or_so=-8 or_three=12 or_ⓝ=-5 or_ⓠ=9 otherwise_$=9
our_institute's=12 our_readers=14 our_team=13 our_ⓒ=-8 out_and=-9 out_loud=13 out_the=-3 over_$=-11 over_nested=14
over_ⓒ=19 page_.=-6 page_on=9 page_ⓝ=13 page_ⓠ=14 pages_,=-8 parental_leave=16 park_,=12 part_time=11 passwords_for=23
past_the=9 paste_it=-7 patient_data=13 pen_test=13 people_$=3 people_and=12 people_read=17 people_who=8 per_-=10
per_message=10 period_$=19 person_,=9 picked_ⓒ=6 picking_a=13 pin_ⓒ=13 pinned_in=28 plain_ⓒ=18 plan_before=10
plan_of=15 planned_for=11 please_,=4 please_add=-21 please_explain=17 please_keep=11 please_make=-6 please_remember=19
please_stop=27 please_write=-6 pls_$=20 pnpm_instead=14 portal_,=20 posted_in=16 prefer_early=14 prefer_explicit=14
prefer_small=12 prefer_tabs=13 prefer_the=-27 prefer_to=-19 prefers_the=-4 present_tense=24 press_kit=12
price_filter=-4 printer_is=11 prints_nothing=-14 production_.=8 production_database=13 programmer_,=16 programmer_.=-8
progress_bar=-7 project_,=18 project_ⓠ=5 promised_the=13 proper_bug=13 prose_.=10 provider_$=14 pull_requests=37
purpose_$=12 push_.=6 push_back=15 push_it=-6 put_a=-4 put_it=-4 put_the=-12 python_is=14 python_ⓟ=6 query_,=-6
questions_about=7 questions_in=8 ran_$=17 rather_than=8 rather_you=15 read_a=18 read_access=9 read_code=10
read_like=16 read_only=24 read_those=15 read_your=17 read_ⓒ=18 reading_this=13 ready_is=18 real_-=16 reboot_at=24
red_$=-6 red_.=-8 refused_$=-6 release_$=19 release_,=23 release_script=-17 release_ⓝ=18 remember_:=19
remember_the=-28 remember_ⓟ=-4 remind_me=-3 remove_it=-7 remove_the=-18 rename_it=-6 rename_the=-4 repeat_the=9
replaced_,=11 replies_to=18 repo_$=3 repo_,=16 repo_is=18 report_:=13 rest_,=12 rest_.=-6 retry_loop=24 return_ⓝ=-5
returns_null=-5 returns_over=14 rev_c=16 revert_the=-10 review_.=9 reviewer_ⓝ=-9 reviews_for=13 rewrite_git=15
rewrite_the=-8 right_.=-9 right_now=-28 rights_on=10 rotate_monthly=17 rotation_is=11 row_counts=12 row_ⓝ=-5 rows_,=-6
rule_:=22 run_at=12 run_in=6 run_on=14 run_the=3 run_them=-7 run_ⓝ=-5 run_ⓠ=45 runbook_for=10 runs_at=17 runs_on=11
runs_ⓝ=15 rust_for=8 s_the=11 s_ⓒ=8 said_no=13 said_that=-14 said_yes=11 same_commit=23 save_the=-6 saved_me=13
saw_it=-5 say_$=-6 say_what=41 says_.=15 says_that=-8 says_ⓠ=-10 schema_,=22 screen_,=-8 screenshot_$=-8
scroll_past=10 search_index=-7 second_ⓒ=14 seconds_$=4 seconds_,=-12 see_.=-4 see_a=-12 see_red=28 see_the=-3
seed_ⓝ=-7 segfault_in=-5 sell_me=10 sentence_on=12 server_,=11 server_has=14 server_only=22 set_the=-19 settled_on=10
share_one=16 shared_drive=14 she_has=8 she_reads=13 she_works=14 sheet_ⓠ=9 shell_scripts=17 ship_it=-11 ships_on=8
ships_without=21 short_$=9 short_variable=13 should_always=3 should_be=-3 should_never=-3 should_we=-8 show_a=-7
show_the=-22 shows_the=10 sides_,=10 signed_$=10 signed_it=8 signs_the=11 signup_mail=-3 simple_ⓒ=13 since_last=30
since_summer=15 since_the=16 since_yesterday=-5 single_time=-7 sit_on=27 site_,=22 sits_in=24 sleep_on=-8 slid_to=11
small_commits=30 so_$=17 so_a=4 so_anything=5 so_build=19 so_don't=20 so_every=10 so_expect=21 so_far=-8 so_fix=13
so_i'm=24 so_if=11 so_much=-8 so_no=13 so_nothing=42 so_put=8 so_she=12 so_skip=20 so_whatever=12 so_when=6 so_wide=19
so_you=-7 so_ⓒ=-5 so_ⓠ=12 some_point=-4 sort_by=-5 source_for=19 speak_ⓒ=17 split_it=-7 split_ⓟ=-5 squash_before=11
staging_build=-6 stand_ⓒ=12 starts_ⓒ=10 startup_.=14 stays_in=6 stays_on=8 step_ⓝ=-7 stop_.=19 stop_adding=9
stop_apologizing=17 stop_putting=11 stop_saying=11 stop_the=-6 store_,=11 subject_line=11 suite_before=17 summer_$=34
support_ⓒ=16 sure_of=15 sure_that=-12 tabs_$=18 tailwind_,=10 take_the=-3 talked_it=18 tank_two=13 team_$=20 team_,=9
team_agreed=8 tell_me=1 telling_me=21 ten_calls=12 terminal_$=13 terraform_only=15 test_$=-19 test_.=2 test_and=8
test_first=6 test_for=-32 test_in=-6 test_it=-8 tests_after=13 tests_first=17 tests_here=11 tests_need=17
tests_pass=-12 th_$=9 th_now=11 thanks_,=-15 that's_a=5 that's_how=32 that's_the=2 that's_what=16 that's_when=34
that's_why=-24 that's_ⓒ=24 that_$=7 that_?=-10 that_again=18 that_i=2 that_it=-4 that_table=18 that_the=-2 that_you=13
thats_how=12 the_admin=-6 the_answer=21 the_ascii=23 the_async=12 the_auth=12 the_banner=-8 the_bar=22 the_behaviour=9
the_booking=-8 the_brand=11 the_button=-8 the_c=15 the_cache=-25 the_cart=-15 the_certificate=-6 the_change=-29
the_chart=-4 the_chip=12 the_clock=-4 the_club's=13 the_club=11 the_cluster=9 the_code=8 the_colours=-6 the_count=-5
the_crash=-5 the_csv=-6 the_dashboard=-11 the_date=-17 the_dates=-12 the_dead=-20 the_demo=-3 the_department=22
the_depot=10 the_discord=10 the_disk=-5 the_docker=-14 the_document=13 the_domain=6 the_duration=-11 the_eleven=24
the_emojis=11 the_empty=-5 the_english=14 the_entire=8 the_error=-6 the_estimate=13 the_export=-2 the_fair=-7
the_farmers=12 the_field=13 the_fifth=-8 the_file=-6 the_finding=9 the_first=-2 the_fixture=-12 the_flag=-12
the_footer=-5 the_free=10 the_function=-12 the_git=24 the_glossary=7 the_graphql=12 the_guy=-9 the_handbook=10
the_header=-5 the_hospital=19 the_house=31 the_importer=-4 the_infra=-8 the_invoice=-5 the_lab=12 the_last=-3
the_law=11 the_left=-5 the_legacy=13 the_list=-5 the_lock=-4 the_log=-15 the_login=-16 the_logo=-6 the_logs=-10
the_long=-5 the_loop=-9 the_mailbox=15 the_map=-6 the_marketing=17 the_meantime=-5 the_meeting=-4 the_merger=7
the_middle=-10 the_migration=-9 the_ministry's=22 the_ministry=19 the_mobile=21 the_model=-8 the_moment=-14
the_monorepo=10 the_month=9 the_names=-6 the_new=-6 the_next=-5 the_nightly=16 the_one=3 the_ones=-6 the_only=5
the_operator=12 the_ops=9 the_order=3 the_other=-11 the_outage=10 the_page=-18 the_parser=-4 the_person=7 the_pilot=13
the_plant=8 the_port=-6 the_power=-6 the_product=4 the_production=18 the_query=-3 the_queue=-5 the_reason=-4
the_reasoning=17 the_redesign=12 the_regional=13 the_release=-5 the_repo=-7 the_rest=-5 the_retry=-25 the_rewrite=12
the_right=-7 the_risk=14 the_runbooks=9 the_same=-11 the_scanner=15 the_screen=-6 the_screenshot=-9 the_script=-17
the_scripts=14 the_search=-16 the_second=-18 the_server=-6 the_settings=-12 the_size=-6 the_small=-5 the_source=8
the_sql=7 the_standard=17 the_table=4 the_teacher=-6 the_test=-14 the_tests=-10 the_third=-2 the_three=-4
the_timeout=-14 the_two=-13 the_update=-6 the_upload=-8 the_user=-16 the_utility=15 the_variable=-19 the_venue=17
the_version=-7 the_vote=14 the_warehouse=11 the_way=3 the_web=8 the_websocket=-4 the_why=15 the_wiki=4 the_window=-6
the_worker=-10 the_wrong=-12 the_ⓒ=10 the_ⓝ=6 them_$=2 them_offline=13 them_otherwise=12 them_that=11 then_code=10
then_look=-8 then_the=2 there's_no=5 there_.=-3 these_days=20 these_three=-6 these_two=-7 they're_on=15 they_come=8
thing_in=-4 think_in=6 think_the=-10 third_party=20 third_time=7 this_?=-14 this_afternoon=-3 this_book=14
this_branch=-17 this_bug=-5 this_code=17 this_codebase=29 this_commit=-20 this_file=-25 this_function=-14
this_laptop=14 this_log=-6 this_on=10 this_once=-14 this_one=-21 this_product=17 this_project=17 this_repo=25
this_run=-4 this_team=9 this_test=-11 this_time=-3 this_while=23 this_year=14 this_ⓒ=-9 those_$=7 those_for=13
three_steps=16 three_weeks=17 three_words=16 through_,=-7 through_him=14 through_ⓒ=20 throws_a=-15 ticket_$=-7
ticket_number=10 tickets_are=-9 tickets_from=14 till_ⓒ=-7 till_ⓝ=18 time_i=-9 time_it=-8 time_you=16 times_out=-21
title_,=-8 titles_should=14 to_add=-6 to_close=-5 to_follow=16 to_go=-8 to_keep=7 to_learn=6 to_load=-3 to_me=17
to_push=-7 to_real=15 to_run=6 to_say=-3 to_scroll=9 to_see=3 to_sell=10 to_stay=16 to_type=9 to_us=11 to_ⓒ=8 to_ⓟ=-2
to_ⓠ=-5 today_,=-6 today_i=-5 told_us=-7 told_you=7 too_,=-4 too_long=-15 too_many=6 took_over=20 tool_,=14
touch_generated=9 touch_the=-2 touch_what=22 touch_ⓟ=-6 treasurer_,=12 trunk_$=13 turn_the=-5 twice_,=-16 twice_.=-12
twice_a=9 two_,=-8 two_.=-8 two_hours=-4 two_in=-3 two_options=11 two_seconds=-7 two_ⓒ=8 two_ⓝ=12 type_checker=25
type_hints=-5 types_everywhere=14 typo_in=-8 under_each=10 under_vendor=14 under_ⓒ=18 under_ⓟ=23 unit_test=-11
unit_tests=12 units_in=19 unless_the=-5 until_i've=-8 until_they=14 until_ⓒ=7 updates_after=-5 upload_endpoint=-2
us_,=13 us_at=30 use_a=-22 use_conventional=9 use_default=15 use_httpx=10 use_lodash=19 use_pnpm=27 use_rebase=13
use_the=-3 useless_to=10 user_research=14 users_are=15 usually_write=21 v_ⓝ=2 variable_names=10 vendor_/=14
version_is=2 version_of=-5 version_ⓝ=9 voted_$=12 w_/=8 want_a=-4 want_every=16 want_to=-16 wants_ⓒ=10 warehouse_$=15
was_at=-9 was_in=-16 was_perfect=19 was_shut=11 was_ⓝ=7 way_i=11 we'll_not=13 we're_a=-16 we're_dropping=7
we're_not=23 we're_on=11 we've_got=4 we_always=0 we_can't=13 we_could=-21 we_decided=-3 we_deploy=22 we_did=-4
we_don't=12 we_fix=-6 we_had=-4 we_have=8 we_keep=21 we_may=-6 we_might=-11 we_name=24 we_publish=12 we_say=12
we_sell=12 we_should=-27 we_squash=14 we_stay=17 we_support=13 we_won't=13 we_write=29 websocket_handler=-4 weeks_$=7
weeks_,=4 weighs_ⓝ=15 well_:=23 went_through=-12 went_with=19 were_we=-5 west_-=11 what's_the=-7 what_a=5 what_do=-12
what_does=-26 what_happens=-3 what_i=7 what_now=-4 when_i=6 when_it's=-6 when_something=33 when_the=-12 when_you=15
whenever_i=-15 whenever_you=56 where_were=-5 whether_the=-5 which_i=-5 which_is=-2 which_tests=13 while_the=-16
white_,=9 who_learned=17 who_use=21 why_,=18 why_?=-8 why_does=-27 why_is=-28 why_it=-14 why_the=-4 will_be=17
will_stay=17 will_take=12 wiped_every=9 with_a=-3 with_gloves=11 with_me=35 with_my=-11 with_our=16 with_real=13
with_the=2 with_us=35 without_asking=52 won't_have=10 won_.=13 word_$=10 word_is=14 work_happens=12 work_ⓝ=11
works_,=-3 works_and=-4 works_council=17 would_be=7 would_you=-10 write_a=-10 write_all=16 write_any=18 write_me=-8
write_the=4 write_to=9 writing_$=10 wrong_folder=-11 wrong_total=-3 wrote_it=21 wrote_the=19 year_$=2 year_of=16
years_$=-6 years_,=7 years_.=4 years_of=6 yes_$=31 yes_i=11 yesterday_.=-8 yesterday_and=-8 yet_$=-14 yet_,=-15
yet_.=-8 you'd_take=18 you'll_find=10 you_added=17 you_apologised=16 you_ask=8 you_asked=5 you_benchmark=16
you_changed=28 you_did=12 you_fix=15 you_give=11 you_install=14 you_keep=-4 you_merged=16 you_open=20 you_ran=8
you_said=9 you_say=17 you_see=-4 you_show=11 you_sort=9 you_start=9 you_take=-7 you_think=5 you_touch=11 you_want=6
you_weren't=14 you_with=14 you_write=4 your_answers=30 your_change=-23 yourself_.=12 zero_$=10 ⓒ_$=9 ⓒ_'=-1 ⓒ_,=5
ⓒ_.=7 ⓒ_:=-2 ⓒ_about=11 ⓒ_and=-7 ⓒ_any=11 ⓒ_at=4 ⓒ_builds=13 ⓒ_can=15 ⓒ_check=7 ⓒ_client=17 ⓒ_database=8 ⓒ_does=13
ⓒ_folder=7 ⓒ_for=7 ⓒ_from=16 ⓒ_gets=9 ⓒ_has=-5 ⓒ_here=-11 ⓒ_import=-19 ⓒ_in=6 ⓒ_is=-2 ⓒ_joined=14 ⓒ_keeps=9 ⓒ_last=14
ⓒ_mode=11 ⓒ_moved=7 ⓒ_now=13 ⓒ_office=5 ⓒ_only=-12 ⓒ_plus=14 ⓒ_project=8 ⓒ_report=12 ⓒ_runs=9 ⓒ_shares=15 ⓒ_site=13
ⓒ_spec=12 ⓒ_this=-9 ⓒ_time=12 ⓒ_to=8 ⓒ_under=7 ⓒ_well=12 ⓒ_with=5 ⓒ_you=16 ⓒ_ⓒ=16 ⓒ_ⓝ=15 ⓒ_ⓧ=6 ⓝ_'=4 ⓝ_-=9 ⓝ_?=-6
ⓝ_am=4 ⓝ_at=-10 ⓝ_august=12 ⓝ_chars=5 ⓝ_clicks=-5 ⓝ_columns=7 ⓝ_december=32 ⓝ_degrees=-5 ⓝ_entries=-4 ⓝ_feb=6
ⓝ_february=8 ⓝ_gigs=13 ⓝ_has=-3 ⓝ_it=-7 ⓝ_jan=8 ⓝ_january=30 ⓝ_june=26 ⓝ_march=9 ⓝ_min=-22 ⓝ_minutes=-5 ⓝ_ms=-7
ⓝ_nd=17 ⓝ_not=9 ⓝ_nov=10 ⓝ_now=9 ⓝ_october=23 ⓝ_or=-4 ⓝ_password=12 ⓝ_percent=-6 ⓝ_px=-6 ⓝ_rd=6 ⓝ_rows=-22
ⓝ_seconds=-4 ⓝ_september=13 ⓝ_the=-11 ⓝ_until=6 ⓝ_was=21 ⓝ_when=-14 ⓝ_years=8 ⓝ_yrs=15 ⓝ_ⓟ=-4 ⓟ_,=3 ⓟ_;=10 ⓟ_?=-15
ⓟ_always=-8 ⓟ_and=-4 ⓟ_files=15 ⓟ_on=14 ⓟ_out=-4 ⓟ_to=-5 ⓠ_$=11 ⓠ_,=9 ⓠ_;=29 ⓠ_doesn't=11 ⓠ_in=12 ⓠ_is=-4 ⓠ_isn't=16
ⓠ_or=9 ⓤ_$=38 ⓧ_,=5
"""
