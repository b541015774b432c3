"""How much each pair of words of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
"_$=-7 '_,=9 '_names=18 '_s=-3 )_,=5 ,_add=-25 ,_and=-7 ,_any=-6 ,_anything=10 ,_ask=30 ,_back=-9 ,_because=7
,_board=9 ,_bugs=15 ,_bump=11 ,_but=-12 ,_can=-3 ,_contract=10 ,_conversions=10 ,_could=-9 ,_customers=11 ,_decided=13
,_document=13 ,_done=7 ,_draft=13 ,_even=10 ,_ever=6 ,_everything=10 ,_everywhere=26 ,_extension=11 ,_finally=12
,_first=-3 ,_five=7 ,_folder=20 ,_he's=7 ,_he=3 ,_his=15 ,_i'll=-14 ,_i'm=2 ,_i=2 ,_if=-5 ,_it's=3 ,_it=-7 ,_just=-13
,_leave=-4 ,_let=-9 ,_like=5 ,_log=-7 ,_look=-5 ,_make=-7 ,_maybe=-14 ,_more=22 ,_move=-7 ,_never=8 ,_no=2 ,_not=4
,_nothing=4 ,_of=-7 ,_on=3 ,_only=-3 ,_ops=32 ,_or=-6 ,_our=23 ,_ours=6 ,_page=13 ,_plain=7 ,_please=3 ,_postgres=9
,_price=19 ,_project=22 ,_remove=-10 ,_rest=12 ,_scanned=20 ,_school=13 ,_section=8 ,_security=12 ,_see=-5 ,_self=8
,_shared=14 ,_she's=9 ,_she=7 ,_sheet=13 ,_skip=-8 ,_small=11 ,_so=13 ,_some=-7 ,_someone=-20 ,_sorry=-4 ,_staging=24
,_tab=18 ,_tests=11 ,_thank=-7 ,_thats=9 ,_the=2 ,_they=6 ,_this=8 ,_used=13 ,_vault=6 ,_very=-6 ,_we'll=-15
,_we're=17 ,_we've=11 ,_we=24 ,_well=-6 ,_what=-5 ,_wheels=10 ,_where=-15 ,_yearly=12 ,_yes=6 ,_you've=36 ,_you=7
,_ⓒ=8 ,_ⓟ=5 ,_ⓠ=19 -_based=7 -_compose=-7 -_mail=10 -_only=-9 -_prod=11 -_ⓝ=1 ._"=-7 ._$=2 ._ⓝ=11 /_,=6 :_"=-6 :_$=-35
:_'=-27 :_always=-6 :_it=3 :_no=3 :_that=14 :_the=6 :_they=8 :_we=13 :_ⓝ=-3 :_ⓟ=14 :_ⓠ=-14 :_ⓤ=6 ;_give=18 ;_i=7
?_$=-24 ^_a=-12 ^_add=-9 ^_an=-7 ^_and=-6 ^_anything=16 ^_anyway=-12 ^_at=-7 ^_board=9 ^_branch=19 ^_british=11
^_btw=15 ^_bump=-7 ^_can=-13 ^_check=-10 ^_chose=14 ^_code=18 ^_coffee=-4 ^_commit=4 ^_convert=-6 ^_could=2 ^_csv=12
^_customer=12 ^_dates=6 ^_delete=-6 ^_did=-6 ^_does=-12 ^_don't=-2 ^_dont=9 ^_drop=-12 ^_e=8 ^_eleven=9 ^_english=13
^_event=16 ^_feature=9 ^_final=9 ^_find=-9 ^_first=-9 ^_fix=-17 ^_forget=12 ^_found=-6 ^_fyi=6 ^_git=-9 ^_go=-4
^_grafana=11 ^_half=9 ^_have=-8 ^_he=-16 ^_heads=5 ^_here's=-8 ^_how=-7 ^_i'll=-16 ^_i'm=3 ^_i=1 ^_ignore=-7 ^_in=-3
^_is=-25 ^_it'll=11 ^_it=-12 ^_keys=13 ^_known=14 ^_last=-9 ^_leave=-3 ^_legacy=9 ^_legal=-5 ^_less=11 ^_let's=-10
^_lol=-5 ^_look=-5 ^_looks=-7 ^_make=-8 ^_makefile=10 ^_maybe=-17 ^_might=-4 ^_min=6 ^_minutes=14 ^_money=17 ^_more=11
^_morning=-3 ^_move=-18 ^_never=1 ^_new=7 ^_next=-9 ^_nice=5 ^_no=-1 ^_now=-19 ^_ok=-1 ^_okay=-4 ^_old=5 ^_on=-3
^_only=-4 ^_open=-4 ^_or=-8 ^_our=8 ^_perhaps=-12 ^_picked=15 ^_pictures=8 ^_postmortems=10 ^_prices=10 ^_print=-5
^_prod=11 ^_prs=13 ^_put=-14 ^_questions=9 ^_raw=16 ^_read=-10 ^_redo=-6 ^_remember=-2 ^_rename=-9 ^_replace=-12
^_revert=-11 ^_reviewer=-5 ^_rust=6 ^_scrap=10 ^_second=-6 ^_send=-11 ^_set=-9 ^_shell=10 ^_signed=14 ^_so=-10
^_someone=-15 ^_sorry=-3 ^_split=-15 ^_start=-16 ^_swap=-4 ^_tailwind=10 ^_take=-22 ^_tank=9 ^_tests=4 ^_thanks=-3
^_that=3 ^_then=-15 ^_today=-11 ^_too=7 ^_translate=-13 ^_try=-6 ^_turn=-6 ^_undo=-8 ^_until=-9 ^_use=-8 ^_v=7
^_verdict=18 ^_we'll=11 ^_we're=4 ^_we've=11 ^_we=10 ^_what's=-3 ^_what=-10 ^_whats=-6 ^_when=1 ^_where=-3 ^_which=-12
^_who=-4 ^_whoever=11 ^_why=3 ^_would=-6 ^_yarn=10 ^_yes=-4 ^_you'd=12 ^_you'll=8 ^_you=2 ^_ⓝ=-8 a_bare=16 a_bit=-13
a_change=20 a_class=-6 a_coin=16 a_dataclass=-7 a_dependency=19 a_diff=18 a_down=12 a_flag=14 a_foreign=8
a_function=-4 a_gift=14 a_grey=-10 a_helper=-10 a_junior=10 a_letter=13 a_look=-20 a_lot=5 a_mail=-7 a_message=-4
a_migration=16 a_programmer=-7 a_progress=-4 a_regex=-8 a_shared=15 a_she=15 a_small=-8 a_startup=17 a_student=-6
a_ten=11 a_terminal=26 a_test=3 a_tester=12 a_time=5 a_unit=-7 a_week=15 a_weekend=16 a_while=-11 a_ⓠ=6
abbreviations_in=14 about_anything=8 about_line=-6 about_what=18 above_the=-5 account_$=27 account_,=9 add_a=-3
add_pagination=-4 add_the=-12 add_type=-10 admin_rights=14 adr_-=15 after_all=-4 after_init=13 afternoon_,=-6
afterwards_$=-5 again_,=-6 again_.=-4 again_when=-11 agreed_:=10 agreed_that=8 agreed_with=9 ahead_.=-11 all_,=-3
all_.=-4 all_i=28 all_new=34 all_our=6 all_over=14 all_ⓒ=10 allows_ten=11 always_be=-5 always_explain=14
always_forget=-19 always_have=-7 always_need=-8 always_run=11 always_sort=-4 always_the=4 always_write=23 an_hour=-3
analogy_with=14 and_'=13 and_add=-7 and_by=6 and_can=-5 and_check=-6 and_ends=10 and_forth=-7 and_give=-24 and_have=8
and_it=-12 and_no=4 and_not=4 and_only=-5 and_put=-5 and_run=-3 and_say=21 and_she's=7 and_she=8 and_show=-34
and_tell=-2 and_that's=29 and_the=-1 and_there's=-13 and_wait=7 and_went=13 and_whether=-6 and_why=-5 and_will=9
and_write=-4 and_ⓒ=2 answer_$=16 answer_.=19 answers_.=8 any_code=10 any_idea=-12 any_longer=18 any_more=4 anymore_$=7
anything_about=14 anything_on=9 anything_that=21 anything_under=22 anything_with=7 anything_ⓒ=13 anyway_$=-7
anywhere_,=-8 apologising_in=11 app_for=14 apply_by=17 april_$=9 archive_,=-6 are_all=10 are_booked=8 are_dead=10
are_dentists=13 are_in=13 are_kept=12 are_named=19 are_on=19 are_pinned=25 are_strings=19 are_three=16 are_tracked=8
are_two=12 are_under=10 are_welcome=11 are_what=9 are_with=18 are_ⓒ=11 are_ⓟ=36 around_here=11 as_i=-13 as_it=-3
as_its=13 as_of=58 as_they=-10 ascii_drawing=9 ask_her=7 asked_$=13 asked_before=24 asking_me=16 assumptions_at=11
at_$=16 at_a=19 at_it=-4 at_my=-16 at_some=-12 at_that=-7 at_three=-6 at_ⓒ=7 at_ⓝ=-2 at_ⓤ=4 attached_,=-4 audit_$=9
audit_is=15 audit_log=-9 august_$=17 auto_-=10 autumn_$=13 back_.=-4 bar_in=-4 bare_ⓒ=13 be_empty=-5 be_finished=12
be_in=10 be_linked=11 be_nice=-6 be_that=-7 been_ⓒ=11 before_.=-17 before_deleting=7 before_every=8 before_i=-12
before_merging=9 before_picking=11 before_telling=20 before_touching=9 before_you=6 before_your=-3 behind_a=9
belong_in=7 belongs_to=8 below_.=-16 benchmarks_.=10 beside_the=7 best_$=7 bill_by=11 black_with=12 blind_,=13
board_has=22 board_signed=9 board_ⓠ=7 booked_through=11 borders_$=9 box_,=6 branch_$=-12 branch_gets=12
branch_names=21 branches_$=10 british_spelling=6 broke_again=-3 budget_for=18 build_,=-6 build_.=-8 build_is=-14
build_number=9 built_-=10 bullet_points=17 buried_the=16 but_i've=16 but_i=-4 but_it's=-6 but_it=-7 button_is=-9
by_branch=14 by_default=-30 by_design=11 by_one=-12 by_the=4 by_ⓒ=-3 c_has=15 c_of=10 c_ⓧ=8 cable_,=-7 cache_,=-11
cache_layer=-5 call_.=-6 call_rotation=10 call_something=15 call_the=-6 call_ⓟ=-4 called_from=-6 called_ⓠ=7 calls_a=20
came_in=-5 came_out=-11 can't_do=15 can't_read=8 can't_stand=11 can_check=14 can_find=9 can_follow=16 can_i=-5
can_never=-7 can_paste=8 can_read=10 can_see=-13 can_skip=22 can_stop=13 can_we=-7 carry_on=-7 carry_the=13
cents_everywhere=9 change_the=-17 changed_to=11 charts_.=13 check_that=-6 check_ⓟ=-3 checked_in=21 click_,=-6
clicks_$=5 client_library=11 close_the=-9 cluster_$=12 code_$=12 code_,=2 code_after=9 code_samples=20 code_ⓝ=-6
codes_?=27 collected_in=14 colours_come=14 come_from=3 come_off=15 command_to=17 comments_in=3 comments_that=26
commit_hash=29 commit_messages=16 commit_titles=13 commit_with=11 commit_ⓟ=13 commits_,=15 company_,=7 compose_file=-7
computers_are=7 concurrently_or=18 config_is=8 conflict_in=-6 connection_refused=-7 contract_ends=13 contract_is=6
conventional_commits=20 costs_me=9 costs_us=12 could_be=-18 could_do=-4 could_follow=20 could_you=6 csv_,=-11
curves_:=11 customer_,=5 customer_names=13 customers_.=12 customers_are=8 cut_off=-7 data_-=15 data_team=7 date_.=-13
date_before=-3 date_picker=-6 datum_,=14 dead_code=-6 deadline_for=14 deadlock_detected=-4 decide_what's=15
decided_that=21 decisions_are=10 default_exports=11 delete_it=-16 delete_the=-3 dentists_,=20 dependency_.=16
deploys_from=15 designer_,=11 desk_$=5 desk_,=5 develop_,=17 dictate_most=11 dictating_this=15 did_that=-14 did_we=-6
did_you=-7 diff_,=23 district_,=12 do_?=-3 do_i=-7 do_it=-11 do_that=4 do_the=2 do_we=-32 do_you=-2 docker_-=-7
docs_.=18 docs_live=9 document_it=13 does_it=-11 does_not=-6 does_the=1 does_ⓝ=13 doesn't_run=10 don't_apologise=11
don't_care=-9 don't_close=9 don't_do=8 don't_ever=25 don't_let=14 don't_mock=13 don't_propose=16 don't_read=9
don't_say=14 don't_ship=13 don't_sugarcoat=17 don't_touch=-9 don't_use=4 done_,=-21 done_and=11 doubt_about=9
down_,=-17 down_in=8 draft_a=-8 drawings_,=13 drawn_on=18 drop_the=3 dropping_ⓒ=5 each_claim=13 each_script=15
each_sunday=15 each_ⓒ=9 either_.=7 email_$=-9 emoji_,=13 emoji_in=11 emojis_in=4 empty_,=-5 end_of=10 ended_,=13
ends_at=17 error_messages=23 ever_run=10 every_commit=23 every_message=21 every_public=8 every_push=15
every_refactoring=10 every_report=9 every_second=11 every_string=8 every_ⓒ=10 everything_that=14 everything_you=8
everywhere_$=11 exact_version=13 exactly_one=-6 example_in=6 exclamation_marks=19 exit_code=-5 experiments_,=15
expire_after=-7 explanations_,=7 explicit_types=12 export_job=-8 extension_ⓝ=11 extract_a=-6 failing_case=16
failing_test=8 fails_with=-7 faster_,=-3 feature_flags=10 february_,=20 fifteen_years=10 file_,=2 file_.=-3 file_?=-6
file_and=-6 file_with=-5 file_you=26 filed_in=13 files_$=13 files_for=12 files_one=20 files_under=14 final_.=11
finally_a=18 find_it=-14 find_the=8 find_where=-5 fine_,=-9 fine_.=-10 fine_but=16 first_$=-3 first_.=2 first_one=-4
fiscal_year=18 fix_that=-17 fix_the=-8 flake_ⓝ=26 fleet_,=11 flour_on=15 folder_on=11 folder_per=13 folder_ⓒ=5
folder_ⓠ=7 follow_$=12 for_$=11 for_anything=6 for_everyone=20 for_everything=13 for_fifteen=10 for_good=21
for_large=-10 for_load=22 for_me=5 for_now=-61 for_this=-14 for_today=-19 for_two=-8 for_us=2 for_v=9 force_pushes=10
forget_how=-5 forty_years=13 forward_to=13 found_it=-11 fps_on=12 free_tier=12 freeze_on=9 freeze_starts=15 from_$=-11
from_a=4 from_her=13 from_my=-12 from_now=6 from_the=-1 from_today=19 from_yesterday=-8 from_ⓒ=14 full_stop=10
full_text=18 function_,=-10 functions_,=13 future_,=8 gave_me=3 gb_is=15 general_$=10 generated_code=18
generated_files=8 german_layout=15 get_edited=18 get_reset=11 gets_switched=9 git_to=12 give_you=-7 gives_a=-14
glossary_for=12 go_ahead=-15 go_by=16 go_in=9 go_on=-15 go_through=7 go_to=9 go_up=8 goes_into=18 goes_live=12
goes_wrong=18 going_back=-9 going_forward=10 good_,=4 good_.=-6 good_morning=-6 good_night=-8 good_ones=13
goodbye_to=13 google_sheet=17 got_an=-6 got_cut=18 got_pushed=12 green_$=-21 green_apart=10 guy_on=-5 had_the=-10
haha_$=-11 hand_me=8 handle_the=-7 hangs_in=7 has_a=-3 has_admin=12 has_moved=11 has_the=10 has_to=7 has_ⓝ=-4
have_a=-10 have_never=27 have_no=10 have_ⓒ=24 have_ⓝ=11 he's_the=24 help_.=-8 helped_a=10 helper_in=-13 her_$=10
her_,=12 here_,=2 here_?=-9 here_are=6 here_on=7 hints_in=-3 history_$=11 history_on=13 hives_$=14 hm_.=-7 hour_,=-4
hourly_now=13 house_,=7 house_rule=13 house_style=9 how_do=-6 how_i=33 how_many=-4 i'd_like=2 i'd_much=9
i'd_prefer=-18 i'd_rather=5 i'd_say=-9 i'm_a=33 i'm_away=12 i'm_back=-6 i'm_colour=26 i'm_new=24 i'm_not=-9 i'm_on=5
i'm_the=69 i'm_ⓒ=22 i've_only=14 i_agreed=8 i_am=3 i_answer=8 i_asked=7 i_can't=5 i_come=24 i_dictate=17 i_do=21
i_guess=-6 i_keep=-4 i_know=4 i_learn=18 i_like=10 i_mean=8 i_need=-2 i_never=-4 i_open=-10 i_own=10 i_read=6
i_remember=-13 i_saw=-10 i_see=-6 i_suppose=-6 i_suspect=-4 i_teach=21 i_think=-12 i_told=5 i_touch=-6 i_tried=-10
i_use=8 i_won't=11 i_work=12 idea_?=-7 ids_are=24 if_something=8 if_the=-9 if_they=-7 if_we=-25 if_you're=7
ignores_the=-6 in_and=-10 in_anything=13 in_between=-11 in_charts=7 in_commit=14 in_docs=15 in_embedded=8 in_every=4
in_future=13 in_general=10 in_german=-10 in_libssl=-6 in_line=-9 in_logs=11 in_order=-6 in_our=21 in_prod=16
in_separate=10 in_simple=9 in_through=15 in_two=-7 in_week=5 in_writing=12 in_ⓒ=4 in_ⓟ=-2 in_ⓧ=6 inch_screen=9
install_anything=7 instead_of=2 into_the=4 invoice_export=-4 invoice_ⓒ=-6 invoices_table=15 is_:=12 is_a=1 is_about=-9
is_broken=-6 is_called=5 is_down=-5 is_drawn=18 is_due=4 is_empty=-11 is_flaky=-25 is_for=14 is_gone=5 is_history=14
is_it=-32 is_my=19 is_now=11 is_ok=-5 is_on=12 is_our=-14 is_out=18 is_planned=10 is_read=14 is_red=-14 is_slow=-13
is_that=-3 is_the=8 is_there=-11 is_trunk=11 is_unclear=7 is_what=8 is_whatever=11 is_where=11 is_wrong=-5 is_ⓒ=14
is_ⓝ=12 is_ⓟ=10 isn't_a=24 isn't_ours=5 isn't_part=17 it's_about=7 it's_always=-12 it's_spelled=7 it's_ⓒ=21 it's_ⓠ=16
it_,=-3 it_.=-3 it_?=-12 it_always=-9 it_async=-7 it_at=-5 it_broke=-4 it_by=-6 it_does=-8 it_for=3 it_in=-7 it_must=3
it_never=-10 it_next=-6 it_raise=-5 it_says=-3 it_should=-7 it_stands=12 it_to=-7 it_was=-2 it_with=-12 it_works=-6
its_test=-5 january_,=12 january_ⓝ=16 job_.=-6 joined_$=8 jokes_,=12 just_a=-4 just_check=-5 just_fix=7 just_for=-6
just_repeat=6 just_this=-5 k_a=11 keep_doing=20 keep_getting=5 keep_lines=11 keep_them=21 keep_this=7 keep_your=21
keep_ⓒ=26 keeping_the=9 keeps_ⓝ=19 kept_in=6 key_to=14 keys_rotate=21 know_is=9 know_the=7 know_ⓒ=13
laminated_sheet=16 last_$=10 last_merge=-7 last_row=-5 last_week=4 last_ⓝ=-9 late_$=22 launch_to=11 law_,=11
leaks_memory=-17 learn_from=11 leave_it=2 leave_out=-7 leave_the=-13 leave_until=12 ledger_,=17 left_for=13 lfs_$=16
library_.=14 library_is=12 license_is=10 lies_$=12 like_a=-4 like_in=-5 like_my=23 like_short=11 like_that=11
like_the=-2 line_$=13 line_ⓝ=-9 lines_short=11 lines_you=13 linter_before=26 list_.=-6 list_is=-11 list_was=13
lists_.=15 live_at=8 live_in=40 live_on=7 lives_at=9 lives_in=6 load_.=-6 locally_,=-5 locked_,=19 log_is=-16
log_messages=11 log_please=-5 log_the=-16 login_form=-11 login_node=18 logs_,=29 lol_$=-7 lol_,=13 look_:=-3
look_at=-10 look_in=5 looked_at=-9 looks_good=-4 looks_like=1 loses_the=-6 lost_in=22 lot_,=5 lunch_.=-6 made_my=20
mail_to=-10 mailed_to=16 main_without=15 maintaining_this=15 make_a=3 make_it=-24 make_the=-19 makes_me=7 makes_my=16
malloc_after=13 match_.=15 may_$=14 may_not=24 may_want=-9 mb_for=14 me_before=2 me_hives=14 me_in=-6 me_instead=14
me_it=14 me_nervous=11 me_nothing=21 me_one=10 me_only=-6 me_run=21 me_sleep=-7 me_ⓒ=16 mean_nothing=11 memory_:=15
merge_commits=21 merging_.=9 message_for=-8 messages_,=15 messages_must=20 metres_above=14 middle_of=-6 midnight_.=-11
migration_once=16 migration_per=9 migration_ⓝ=-8 mind_$=-6 mind_the=-13 minutes_,=-20 minutes_.=4 mobile_app=10
money_$=11 money_is=6 monthly_?=16 months_$=29 more_,=-5 more_like=8 more_of=8 more_ⓒ=7 morning_!=-7 most_$=9
move_it=-14 moved_from=39 moved_to=26 moves_to=16 moving_the=-6 much_rather=9 must_always=-12 must_be=-3
must_never=-11 my_background=18 my_box=19 my_code=10 my_colleague=-5 my_comments=18 my_editor=12 my_eyes=12
my_hands=39 my_night=11 my_old=-11 my_side=-8 my_team=12 myself_,=13 name_,=-3 name_.=-11 name_and=-19 name_is=14
name_says=10 name_tests=12 name_ⓟ=11 names_,=4 need_$=16 need_a=-8 need_the=3 nervous_$=11 network_calls=15
never_be=-15 never_called=-3 never_generate=19 never_merge=12 never_mind=-15 never_push=12 never_rewrite=13
never_updates=-6 never_used=10 never_write=11 new_code=17 new_dependencies=22 new_endpoints=19 new_to=9 new_year=13
newsletter_goes=15 next_hour=-10 next_one=-10 next_time=22 nice_$=-13 nice_that=14 night_$=7 night_is=9 nightly_$=10
nightly_job=1 nil_map=-6 nine_$=13 no_$=12 no_change=-6 no_dark=13 no_deploys=21 no_emojis=6 no_force=15 no_idea=-4
no_kubernetes=15 no_malloc=13 no_mobile=10 no_more=10 no_network=6 no_no=-7 no_other=9 no_recursion=18
no_screenshots=8 no_staging=8 no_ⓒ=22 no_ⓟ=11 no_ⓠ=-7 nobody_else=15 nobody_here=21 nobody_merges=24 noon_.=-7
not_at=14 not_be=17 not_for=7 not_here=15 not_in=4 not_it=-19 not_just=18 not_leave=13 not_main=11 not_pip=21
not_sure=-10 not_that=-26 not_ⓒ=10 not_ⓝ=10 not_ⓠ=9 notation_.=11 nothing_$=5 nothing_in=13 nothing_to=6
nothing_with=11 now_$=7 now_,=4 now_.=-2 now_?=-5 now_instead=24 now_on=4 number_and=10 number_of=-9 numbers_with=17
of_answer=13 of_course=-13 of_flash=22 of_its=-6 of_npm=11 of_our=2 of_ⓒ=7 of_ⓝ=-2 off_by=-9 off_limits=9 off_on=9
office_$=7 office_,=5 offs_before=11 oh_i=9 ok_$=-8 ok_we=10 old_mac=10 old_tickets=7 on_any=12 on_fish=13 on_macos=15
on_mobile=-14 on_our=4 on_paper=8 on_parental=7 on_please=24 on_python=12 on_staging=-8 on_sundays=10 on_this=3
on_weekends=18 on_ⓒ=4 on_ⓝ=17 one_and=-11 one_day=-5 one_from=-10 one_has=-9 one_message=8 one_migration=9 one_page=-5
one_paragraph=15 one_place=14 one_question=14 one_thing=9 one_who=5 one_with=-6 one_you'd=17 ones_$=9 ones_go=11
only_$=18 only_.=3 only_after=-11 only_does=22 only_ever=7 only_have=19 only_speaks=13 only_support=10 only_tests=14
only_the=-6 only_ⓒ=31 only_ⓟ=3 open_the=-4 opened_it=12 options_.=10 or_so=-9 or_three=11 or_ⓝ=-6 or_ⓠ=9 order_.=-4
otherwise_$=8 our_institute's=11 our_readers=12 our_team=12 our_ⓒ=-8 out_and=-9 out_loud=11 out_the=-4 over_$=-13
over_nested=13 over_ⓒ=19 page_.=-6 page_ⓝ=12 page_ⓠ=13 pages_,=-9 parental_leave=14 park_,=11 part_time=9
passwords_for=20 past_the=8 paste_it=-8 patient_data=13 pen_test=12 people_$=3 people_and=11 people_read=17
people_who=6 per_-=11 per_message=10 period_$=18 person_,=9 picked_ⓒ=6 picking_a=11 pin_ⓒ=13 pinned_in=27 plain_ⓒ=16
plan_before=10 plan_of=16 planned_for=10 please_,=3 please_add=-14 please_explain=16 please_keep=10 please_make=-6
please_never=5 please_remember=21 please_stop=26 please_write=-7 pls_$=19 pnpm_instead=11 point_,=4 portal_,=20
posted_in=15 prefer_early=13 prefer_explicit=12 prefer_small=12 prefer_tabs=10 prefer_the=-24 prefer_to=-14
prefers_the=-5 present_tense=22 press_kit=11 price_filter=-5 printer_is=10 prints_nothing=-12 production_database=11
programmer_,=14 progress_bar=-6 project_,=18 project_ⓠ=5 promised_the=13 proper_bug=13 prose_.=10 provider_$=13
pull_requests=35 purpose_$=11 push_.=6 push_back=15 push_it=-6 put_a=-5 put_it=-5 put_the=-13 python_is=13 python_ⓟ=5
query_,=-7 questions_about=6 ran_$=16 rather_than=7 rather_you=15 read_a=17 read_access=7 read_code=9 read_only=23
read_those=14 read_your=15 read_ⓒ=18 ready_is=16 real_-=15 reboot_at=21 red_$=-6 red_.=-8 refused_$=-6 release_$=17
release_,=20 release_script=-15 release_ⓝ=16 remember_:=16 remember_that=4 remember_the=-25 remove_it=-8
remove_the=-15 rename_it=-4 rename_the=-4 repeat_the=8 replaced_,=10 replies_to=17 repo_$=4 repo_,=15 repo_is=18
report_:=11 rest_$=-6 rest_,=10 rest_.=-5 retry_loop=17 return_ⓝ=-4 returns_null=-5 returns_over=13 rev_c=15
revert_the=-9 review_.=12 reviewer_ⓝ=-8 reviews_for=13 rewrite_git=13 rewrite_the=-9 right_,=-1 right_.=-8
right_now=-29 rights_on=9 rotate_monthly=16 rotation_is=10 row_counts=10 row_ⓝ=-6 rows_,=-7 rule_:=20 rules_,=6
run_at=11 run_in=5 run_on=13 run_ⓝ=-5 run_ⓠ=39 runbook_for=8 runs_at=16 runs_on=10 runs_ⓝ=13 rust_for=7 s_and=9
s_the=11 s_ⓒ=7 said_no=13 said_that=-14 said_yes=8 same_commit=22 saved_me=12 saw_it=-6 say_$=-7 say_what=39 says_.=14
says_it's=-4 says_that=-9 says_ⓠ=-11 schema_,=19 screen_,=-9 screenshot_$=-8 scroll_past=11 search_index=-7
second_ⓒ=11 seconds_$=5 seconds_,=-14 see_.=-5 see_a=-15 see_only=-6 see_red=27 see_that=-5 see_the=-3 seed_ⓝ=-7
segfault_in=-6 sentence_on=12 server_,=12 server_has=13 server_only=20 set_the=-20 settled_on=9 share_one=15
shared_drive=14 she_has=9 she_reads=13 she_works=11 sheet_ⓠ=8 shell_scripts=16 ship_it=-11 ships_on=7 ships_without=20
short_$=9 short_variable=11 should_be=-4 should_never=-4 should_we=-6 show_a=-7 show_the=-22 shows_the=8 sides_,=9
signed_$=8 signed_it=8 signs_the=10 signup_mail=-3 simple_ⓒ=12 since_i=-6 since_last=29 since_summer=15 since_the=15
single_time=-9 sit_on=26 site_,=22 sits_in=24 sleep_on=-9 slid_to=10 slipped_again=9 small_commits=29 so_$=16 so_.=3
so_a=3 so_anything=6 so_build=17 so_don't=18 so_every=8 so_expect=19 so_far=-8 so_i'm=21 so_if=9 so_much=-6 so_no=11
so_nothing=40 so_put=7 so_she=11 so_skip=17 so_whatever=11 so_when=6 so_wide=15 so_you=-6 so_ⓒ=-4 so_ⓠ=10
some_point=-4 sort_by=-5 source_for=18 speak_ⓒ=16 split_it=-4 split_ⓟ=-6 squash_before=9 staging_build=-5 stand_ⓒ=11
starts_ⓒ=9 startup_.=13 stays_,=6 stays_in=5 stays_on=8 step_ⓝ=-7 stop_.=17 stop_adding=13 stop_apologizing=16
stop_putting=10 stop_saying=10 store_,=11 subject_line=10 suite_before=15 summer_$=33 support_ⓒ=15 sure_of=14
sure_that=-9 table_.=-5 tabs_$=15 tailwind_,=9 take_the=-4 talked_it=16 tank_two=12 team_$=19 team_,=8 team_agreed=7
team_voted=7 team_ⓒ=10 tell_me=1 tell_you=-3 telling_me=20 ten_.=-6 ten_calls=11 terminal_$=11 terraform_only=14
test_$=-17 test_first=7 test_for=-31 test_in=-5 test_it=-9 tests_after=11 tests_first=15 tests_here=10 tests_need=14
tests_pass=-8 th_$=7 th_now=10 thank_you=-4 thanks_,=-16 that's_a=4 that's_how=31 that's_the=2 that's_what=16
that's_when=32 that's_why=-26 that's_ⓒ=21 that_$=8 that_?=-9 that_again=18 that_file=-5 that_i=3 that_it=-4
that_table=17 that_the=-2 that_works=-7 that_you=14 thats_how=11 the_admin=-7 the_answer=19 the_ascii=23 the_async=10
the_auth=11 the_banner=-8 the_bar=20 the_booking=-9 the_brand=10 the_button=-6 the_c=13 the_cache=-22 the_cart=-14
the_certificate=-7 the_change=-27 the_chart=-4 the_check=-4 the_chip=12 the_clock=-5 the_club's=13 the_club=9
the_cluster=9 the_code=7 the_colours=-7 the_commands=-5 the_count=-5 the_crash=-5 the_csv=-6 the_dashboard=-11
the_date=-17 the_dates=-13 the_dead=-16 the_demo=-4 the_department=20 the_depot=7 the_detail=-6 the_dialog=-5
the_discord=10 the_disk=-5 the_docker=-13 the_document=11 the_domain=5 the_duration=-9 the_eleven=22 the_emojis=10
the_empty=-5 the_english=13 the_entire=7 the_error=-6 the_estimate=11 the_export=-3 the_fair=-8 the_farmers=11
the_field=12 the_file=-6 the_finding=8 the_first=-3 the_fixture=-11 the_flag=-10 the_footer=-5 the_free=8
the_function=-9 the_git=22 the_graphql=11 the_guy=-10 the_handbook=10 the_header=-5 the_hospital=18 the_house=30
the_import=-2 the_importer=-6 the_infra=-8 the_invoice=-6 the_lab=11 the_language=-7 the_last=-3 the_law=9 the_left=-5
the_legacy=12 the_list=-4 the_lock=-3 the_log=-15 the_login=-13 the_logo=-8 the_logs=-8 the_long=-6 the_loop=-8
the_mailbox=14 the_map=-7 the_marketing=15 the_meantime=-7 the_meeting=-3 the_merger=7 the_message=-5 the_middle=-9
the_migration=-4 the_ministry's=20 the_ministry=18 the_mobile=18 the_model=-8 the_moment=-14 the_monorepo=8
the_month=9 the_names=-6 the_new=-4 the_next=-5 the_nightly=10 the_number=-2 the_one=3 the_ones=-7 the_only=4
the_operator=10 the_ops=8 the_order=4 the_other=-11 the_outage=9 the_page=-20 the_parser=-3 the_pension=-6
the_person=7 the_pilot=12 the_plant=7 the_port=-8 the_power=-7 the_product=4 the_production=15 the_query=-4
the_queue=-6 the_reason=-5 the_reasoning=16 the_redesign=11 the_regional=12 the_relay=-7 the_release=-2 the_repo=-6
the_rest=-4 the_retry=-26 the_rewrite=11 the_right=-7 the_risk=13 the_runbooks=8 the_same=-11 the_scanner=13
the_screen=-7 the_screenshot=-8 the_script=-19 the_scripts=12 the_search=-16 the_second=-18 the_server=-7
the_settings=-12 the_size=-7 the_small=-5 the_source=7 the_sql=7 the_standard=17 the_table=3 the_teacher=-6
the_test=-12 the_tests=-8 the_third=-3 the_three=-5 the_timeout=-12 the_two=-15 the_update=-5 the_upload=-7
the_user=-16 the_utility=14 the_variable=-16 the_venue=17 the_version=-5 the_vote=12 the_warehouse=10 the_way=3
the_web=7 the_websocket=-4 the_why=14 the_wiki=6 the_window=-7 the_worker=-11 the_wrong=-10 the_ⓒ=10 the_ⓝ=5 them_$=3
them_offline=12 them_otherwise=11 them_that=11 then_code=9 then_i=3 then_look=-7 then_the=3 then_write=-6 there's_no=5
there_,=-2 there_.=-3 these_days=18 these_three=-7 these_two=-8 they're_on=14 they_come=8 thing_in=-6 think_in=6
think_the=-9 third_party=19 third_time=6 this_?=-15 this_afternoon=-4 this_book=13 this_branch=-16 this_code=16
this_codebase=29 this_commit=-25 this_file=-25 this_function=-13 this_laptop=13 this_log=-7 this_on=14 this_once=-11
this_one=-22 this_product=16 this_project=15 this_repo=24 this_run=-5 this_session=-7 this_team=8 this_test=-11
this_time=-3 this_week=-4 this_while=23 this_year=12 this_ⓒ=-5 those_$=6 those_for=12 three_steps=15 three_weeks=16
three_words=15 through_,=-7 through_him=13 through_ⓒ=19 throws_a=-12 ticket_$=-8 ticket_number=9 tickets_are=-7
tickets_from=13 till_ⓝ=16 time_i=-7 time_it=-8 time_you=16 times_out=-15 title_,=-9 titles_should=13 to_add=-5
to_close=-6 to_follow=16 to_go=-7 to_learn=6 to_me=16 to_real=14 to_run=5 to_say=-3 to_scroll=8 to_see=4 to_stay=15
to_think=-5 to_type=7 to_us=10 to_ⓒ=9 to_ⓝ=1 to_ⓟ=-2 to_ⓠ=-5 today_$=-2 today_,=-6 today_i=-6 told_us=-8 told_you=8
too_,=-4 too_long=-16 took_over=19 tool_,=12 touch_generated=8 touch_what=21 touch_ⓟ=-6 treasurer_,=13 trunk_$=11
try_to=-5 turn_the=-5 twenty_minutes=-7 twice_,=-16 twice_.=-13 twice_a=8 two_,=-8 two_.=-7 two_hours=-5
two_options=11 two_seconds=-8 two_ⓒ=8 two_ⓝ=12 type_checker=22 type_hints=-3 types_everywhere=12 typo_in=-10
under_each=11 under_vendor=14 under_ⓒ=18 under_ⓟ=22 undo_the=-3 unit_test=-9 unit_tests=8 units_in=17 unless_the=-6
until_i've=-10 until_they=12 until_ⓒ=7 updates_after=-6 upload_endpoint=-2 upside_down=-4 us_,=13 us_at=28 use_a=-15
use_default=12 use_httpx=8 use_lodash=18 use_pnpm=22 use_rebase=12 use_the=-2 useless_to=9 user_research=12
users_are=14 usually_write=18 v_ⓝ=3 variable_names=9 vendor_/=14 version_of=-4 version_ⓝ=8 voted_$=12 w_/=7 want_a=-4
want_every=12 want_to=-16 wants_a=-4 wants_ⓒ=9 warehouse_$=13 was_at=-10 was_in=-17 was_perfect=17 was_shut=9 was_ⓝ=6
way_i=12 we'll_not=12 we're_a=-16 we're_dropping=6 we're_not=22 we're_on=9 we've_decided=9 we've_got=4 we_always=0
we_can't=12 we_could=-19 we_deploy=21 we_did=-5 we_don't=10 we_fix=-4 we_had=-5 we_have=7 we_keep=18 we_may=-6
we_might=-11 we_name=22 we_publish=11 we_say=10 we_sell=11 we_ship=6 we_should=-23 we_squash=11 we_stay=15
we_support=12 we_won't=11 we_write=26 websocket_handler=-4 weeks_$=7 weeks_,=5 weighs_ⓝ=14 well_:=22 went_through=-12
went_with=19 were_we=-6 west_-=10 what's_the=-8 what_a=5 what_do=-10 what_does=-25 what_i=6 what_now=-4
whatever_happens=10 when_i=5 when_it's=-7 when_something=32 when_the=-13 when_you=15 whenever_i=-10 whenever_you=52
where_were=-6 whether_the=-5 which_i=-5 which_is=-3 while_the=-18 white_,=8 who_learned=15 who_use=20 why_,=17
why_?=-6 why_does=-26 why_is=-26 why_it=-12 why_the=-4 will_be=15 will_stay=15 will_take=12 wiped_every=7 with_a=-4
with_gloves=11 with_me=34 with_my=-12 with_our=15 with_real=13 with_the=2 with_us=34 without_asking=51 won't_have=10
won_.=12 word_$=9 word_is=13 works_,=-3 works_and=-3 works_council=15 would_be=7 would_you=-11 write_a=-8 write_all=16
write_any=18 write_me=-9 write_the=4 write_to=8 writing_$=9 wrong_folder=-8 wrote_it=19 wrote_the=18 year_$=2
year_of=16 years_$=-5 years_.=4 years_of=4 yes_$=29 yes_i=10 yesterday_.=-7 yesterday_and=-6 yet_$=-16 yet_,=-14
yet_.=-7 you'd_take=17 you'll_find=10 you_added=17 you_apologised=15 you_ask=8 you_asked=5 you_benchmark=15 you_call=2
you_changed=27 you_did=10 you_fix=8 you_give=11 you_install=13 you_keep=-4 you_merged=15 you_open=19 you_ran=8
you_said=7 you_say=15 you_see=-5 you_show=11 you_so=-6 you_sort=8 you_start=9 you_take=-8 you_think=3 you_touch=8
you_want=5 you_weren't=13 you_with=12 you_write=5 your_answers=29 your_change=-20 yourself_.=11 zero_$=10 ⓒ_$=9 ⓒ_'=-1
ⓒ_,=5 ⓒ_.=8 ⓒ_:=-3 ⓒ_about=11 ⓒ_and=-7 ⓒ_any=11 ⓒ_are=3 ⓒ_at=4 ⓒ_builds=11 ⓒ_can=13 ⓒ_client=16 ⓒ_database=8 ⓒ_does=12
ⓒ_for=8 ⓒ_from=12 ⓒ_gets=9 ⓒ_has=-5 ⓒ_here=-9 ⓒ_import=-18 ⓒ_in=6 ⓒ_joined=14 ⓒ_keeps=8 ⓒ_last=15 ⓒ_mode=10 ⓒ_moved=7
ⓒ_now=14 ⓒ_office=5 ⓒ_only=-10 ⓒ_plus=13 ⓒ_project=7 ⓒ_report=11 ⓒ_runs=9 ⓒ_said=-6 ⓒ_shares=14 ⓒ_site=11 ⓒ_spec=9
ⓒ_this=-10 ⓒ_time=11 ⓒ_to=6 ⓒ_under=6 ⓒ_well=12 ⓒ_with=4 ⓒ_you=13 ⓒ_ⓒ=16 ⓒ_ⓝ=13 ⓒ_ⓧ=5 ⓝ_'=4 ⓝ_-=8 ⓝ_:=-1 ⓝ_?=-7
ⓝ_at=-10 ⓝ_august=11 ⓝ_chars=6 ⓝ_clicks=-6 ⓝ_columns=7 ⓝ_december=29 ⓝ_degrees=-6 ⓝ_entries=-4 ⓝ_feb=5 ⓝ_february=6
ⓝ_gigs=13 ⓝ_has=-3 ⓝ_in=-2 ⓝ_jan=7 ⓝ_january=29 ⓝ_june=25 ⓝ_march=8 ⓝ_min=-23 ⓝ_minutes=-4 ⓝ_ms=-8 ⓝ_nd=17 ⓝ_not=9
ⓝ_nov=9 ⓝ_now=10 ⓝ_october=20 ⓝ_or=-4 ⓝ_password=11 ⓝ_percent=-6 ⓝ_px=-8 ⓝ_rd=5 ⓝ_rows=-24 ⓝ_seconds=-5 ⓝ_september=12
ⓝ_the=-9 ⓝ_until=6 ⓝ_was=20 ⓝ_when=-13 ⓝ_years=9 ⓝ_yrs=15 ⓝ_ⓟ=-4 ⓟ_,=3 ⓟ_;=9 ⓟ_?=-15 ⓟ_always=-7 ⓟ_and=-4 ⓟ_files=15
ⓟ_now=6 ⓟ_on=14 ⓟ_out=-4 ⓟ_to=-6 ⓠ_$=10 ⓠ_,=9 ⓠ_.=-1 ⓠ_;=26 ⓠ_doesn't=12 ⓠ_in=10 ⓠ_is=-4 ⓠ_isn't=16 ⓠ_or=9 ⓤ_$=40
ⓧ_,=4
"""
