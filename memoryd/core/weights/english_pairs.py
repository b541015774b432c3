"""How much each pair of words of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
"_$=-7 '_,=11 '_.=-5 '_core=10 '_names=15 '_s=-3 '_ⓝ=10 )_$=-3 )_,=5 ,_add=-24 ,_always=4 ,_and=-8 ,_any=-6
,_anything=12 ,_as=-5 ,_ask=15 ,_assume=10 ,_at=-4 ,_back=-8 ,_because=3 ,_board=10 ,_bump=10 ,_but=-15 ,_can=-5
,_contract=14 ,_conversions=15 ,_could=-11 ,_customers=13 ,_decided=17 ,_done=6 ,_draft=18 ,_even=9 ,_ever=12
,_everything=9 ,_everywhere=29 ,_ext=9 ,_extension=17 ,_finally=9 ,_first=-5 ,_five=8 ,_folder=25 ,_go=-5 ,_he's=6
,_he=6 ,_i'll=-15 ,_i'm=3 ,_i=1 ,_if=-5 ,_is=5 ,_it's=4 ,_it=-6 ,_just=-16 ,_kids=10 ,_legal=11 ,_let=-18 ,_log=-8
,_look=-7 ,_make=-11 ,_maybe=-11 ,_more=15 ,_move=-4 ,_my=4 ,_never=13 ,_not=5 ,_of=-7 ,_on=3 ,_only=-8 ,_ops=40
,_or=-4 ,_our=26 ,_page=8 ,_plain=22 ,_postgres=14 ,_price=28 ,_project=22 ,_remove=-11 ,_rest=13 ,_satellite=14
,_saves=12 ,_scanned=29 ,_security=13 ,_see=-4 ,_self=10 ,_she's=8 ,_she=7 ,_ship=-7 ,_single=10 ,_skip=-7 ,_small=12
,_so=13 ,_some=-7 ,_someone=-22 ,_sorry=-5 ,_staging=24 ,_tab=18 ,_tests=11 ,_thank=-6 ,_that=3 ,_thats=10 ,_the=2
,_they=7 ,_this=9 ,_those=7 ,_very=-10 ,_we'll=-12 ,_we're=17 ,_we've=14 ,_we=27 ,_well=-7 ,_what=-10 ,_wheels=11
,_where=-14 ,_with=-2 ,_yearly=19 ,_yes=7 ,_you've=21 ,_you=8 ,_ⓒ=10 ,_ⓟ=5 ,_ⓠ=22 -_compose=-7 -_only=-9 -_prod=11
-_ⓝ=14 ._"=-7 ._$=3 /_,=10 :_"=-7 :_$=-38 :_'=-30 :_always=-5 :_i'd=8 :_it=5 :_no=9 :_that=13 :_we=20 :_ⓝ=-3 :_ⓟ=17
:_ⓠ=-14 ;_give=22 ?_$=-31 ^_a=-10 ^_add=-11 ^_always=3 ^_an=-6 ^_and=-7 ^_anything=14 ^_anyway=-13 ^_as=3 ^_at=-10
^_backups=10 ^_between=11 ^_board=17 ^_branch=16 ^_british=12 ^_btw=15 ^_bugs=-6 ^_can=-12 ^_careful=11 ^_change=-3
^_check=-19 ^_chose=19 ^_code=22 ^_commit=5 ^_convert=-7 ^_correction=8 ^_could=8 ^_council=17 ^_csv=13 ^_customer=10
^_dates=6 ^_delete=-7 ^_did=-5 ^_does=-11 ^_done=10 ^_dont=11 ^_drop=-10 ^_e=13 ^_eight=11 ^_eleven=11 ^_english=11
^_event=17 ^_evidence=10 ^_explain=-5 ^_feature=13 ^_final=13 ^_find=-10 ^_first=-11 ^_fix=-17 ^_fixtures=10
^_forget=15 ^_fyi=5 ^_git=-10 ^_go=-6 ^_going=4 ^_got=-9 ^_grafana=16 ^_haha=-5 ^_half=9 ^_have=-10 ^_he=-16 ^_heads=7
^_here's=-9 ^_hi=-3 ^_how=-12 ^_i'll=-14 ^_i'm=2 ^_i=2 ^_if=1 ^_ignore=-7 ^_is=-26 ^_it=-13 ^_journal=10 ^_keys=20
^_known=17 ^_last=-11 ^_less=15 ^_let's=-11 ^_let=-4 ^_lgtm=-6 ^_lol=-5 ^_look=-6 ^_looks=-12 ^_make=-5 ^_makefile=12
^_maybe=-16 ^_migrations=-6 ^_minutes=14 ^_money=19 ^_more=12 ^_morning=-4 ^_move=-17 ^_never=7 ^_new=9 ^_next=-13
^_nice=7 ^_no=-1 ^_now=-21 ^_numbers=5 ^_okay=-8 ^_on=-2 ^_only=-8 ^_or=-8 ^_our=10 ^_ours=11 ^_partitioning=11
^_perhaps=-13 ^_picked=18 ^_pictures=9 ^_please=1 ^_pnpm=13 ^_prices=9 ^_prs=11 ^_put=-11 ^_questions=9 ^_raw=16
^_read=-11 ^_remember=-3 ^_rename=-14 ^_replace=-12 ^_revert=-8 ^_rewrite=-6 ^_rust=8 ^_scrap=12 ^_season=11
^_second=-6 ^_send=-12 ^_set=-8 ^_shell=8 ^_signed=18 ^_six=11 ^_so=-7 ^_someone=-18 ^_sorry=-6 ^_split=-15
^_start=-18 ^_tailwind=14 ^_take=-24 ^_talked=7 ^_tank=12 ^_tests=5 ^_thanks=-3 ^_that=3 ^_then=-27 ^_those=7
^_today=-13 ^_too=8 ^_toy=11 ^_translate=-16 ^_try=-8 ^_until=-16 ^_use=-8 ^_utf=-7 ^_v=10 ^_verdict=23 ^_we'll=13
^_we're=3 ^_we've=22 ^_we=12 ^_went=10 ^_what's=-13 ^_what=-9 ^_whats=-6 ^_when=2 ^_where=-3 ^_which=-13 ^_who=-11
^_whoever=15 ^_why=9 ^_would=-6 ^_wow=-7 ^_write=2 ^_yarn=11 ^_yes=-3 ^_you'll=7 ^_you=5 ^_ⓝ=-5 ^_ⓟ=-2 a_bar=-7
a_bare=14 a_bit=-17 a_change=26 a_closure=9 a_coin=19 a_command=9 a_dataclass=-7 a_dependency=22 a_diff=21 a_down=20
a_flag=23 a_foreign=8 a_german=10 a_gift=17 a_grey=-8 a_guess=10 a_helper=-12 a_junior=11 a_letter=7 a_look=-11
a_mail=-5 a_migration=9 a_programmer=-9 a_progress=-6 a_range=9 a_regex=-9 a_shared=19 a_she=17 a_small=-7
a_startup=23 a_student=-8 a_ten=18 a_terminal=8 a_test=4 a_time=4 a_unit=-10 a_wall=8 a_week=16 a_weekend=23
a_while=-11 a_written=8 a_ⓠ=10 abbreviations_in=11 about_line=-7 about_ⓒ=18 about_ⓟ=-7 above_$=8 above_each=10
above_the=-5 account_$=25 accountant_here=11 act_,=14 add_pagination=-4 add_the=-12 add_type=-11 admin_rights=11
adr_-=17 after_.=7 after_a=5 after_all=-4 after_init=15 after_looking=12 after_midnight=-4 after_that=-2 after_ⓝ=3
again_$=4 again_,=-8 again_.=-5 again_when=-11 agreed_:=16 agreed_that=12 agreed_with=11 ah_,=10 ahead_.=-12 all_,=-4
all_.=-4 all_i=27 all_new=34 all_over=18 all_ⓒ=14 allows_ten=14 also_please=13 also_the=-5 always_,=-6
always_answer=-8 always_be=-6 always_explain=12 always_forget=-20 always_have=-7 always_need=-11 always_run=8
always_sort=-6 always_the=8 always_use=8 amounts_are=10 analogy_with=17 and_'=14 and_add=-5 and_by=8 and_check=-6
and_everything=8 and_give=-18 and_have=22 and_it=-25 and_not=6 and_nothing=3 and_only=-6 and_put=-6 and_run=-4
and_say=16 and_she's=7 and_she=13 and_show=-26 and_that's=23 and_the=-2 and_there's=-10 and_they're=6 and_went=15
and_what=4 and_why=-4 and_write=-15 and_your=11 and_ⓒ=4 anonymous_$=11 answer_$=21 answer_.=20 answers_.=8
any_idea=-13 any_longer=27 any_more=4 anything_about=21 anything_on=13 anything_that=28 anything_under=19
anything_with=5 anywhere_,=-8 app_for=18 apply_by=15 approved_by=14 april_$=10 archive_,=-8 are_a=-6 are_all=6
are_bad=14 are_booked=12 are_dead=11 are_dentists=15 are_for=8 are_in=12 are_kept=7 are_numbered=21 are_on=26
are_pinned=26 are_published=10 are_read=10 are_strings=23 are_three=22 are_tracked=10 are_two=16 are_under=12
are_useless=-7 are_what=7 are_with=13 are_ⓒ=11 are_ⓟ=36 around_here=17 around_it=-10 as_i=-33 as_it=-3 as_its=19
as_of=58 as_they=-20 as_well=4 as_ⓝ=-6 ask_about=10 ask_her=12 ask_ⓒ=13 asked_$=17 asked_before=27 asking_me=20
assumed_.=9 assumptions_at=13 at_$=20 at_a=18 at_it=-4 at_some=-13 at_that=-8 at_three=-8 at_ⓒ=5 at_ⓝ=-4 at_ⓤ=3
attached_,=-5 audit_$=27 audit_is=12 audit_log=-10 august_$=20 autumn_$=17 b_is=10 back_to=-6 background_is=14
banned_.=11 banned_here=14 bare_ⓒ=11 bars_.=8 be_empty=-4 be_finished=16 be_in=17 be_linked=11 be_nice=-6
be_patient=10 be_shown=-7 be_that=-8 be_the=-10 been_maintaining=11 been_ⓒ=20 before_.=-11 before_every=9 before_i=-12
before_telling=17 before_touching=12 before_you=4 before_your=-5 behind_a=11 belong_in=11 belongs_to=8 below_.=-21
beside_the=7 bill_by=12 billing_service=-7 black_with=13 blind_,=9 board_has=16 board_signed=11 board_ⓠ=9 boat_,=12
book_.=13 booked_through=10 borders_$=13 branch_$=-13 branch_gets=19 branch_names=20 broke_again=-5 browser_.=8
budget_for=23 build_,=-7 build_.=-8 build_is=-13 build_number=7 bullet_points=19 buried_the=23 burnt_in=10 but_i've=15
but_i=-10 but_it's=-7 but_it=-10 but_the=-2 button_is=-9 by_branch=14 by_default=-35 by_design=13 by_one=-17
by_sftp=13 by_the=6 by_three=13 by_ⓒ=-7 c_has=13 cache_,=-13 cache_layer=-7 call_.=-11 call_something=25 call_the=-5
call_ⓟ=-5 called_from=-9 called_ⓠ=9 calls_a=24 came_in=-16 came_out=-10 can't_$=14 can't_read=13 can_check=19
can_follow=16 can_i=-6 can_just=6 can_never=-8 can_read=6 can_skip=25 can_you=2 carry_on=-9 carry_the=8 case_number=20
cents_,=10 cents_everywhere=6 change_.=6 change_the=-20 change_to=-3 changed_to=15 charts_.=15 check_that=-5
check_the=-10 claim_,=12 clicks_$=7 client_library=8 close_the=-13 closes_on=9 cluster_$=13 code_$=14 code_,=4
code_after=10 code_against=13 code_in=-4 code_is=11 code_samples=26 code_ⓝ=-8 codes_?=31 collected_in=9
colours_come=11 come_from=9 come_off=10 command_and=20 command_to=12 comments_in=7 comments_that=30 commit_hash=31
commit_message=3 commit_messages=14 commit_with=17 commits_,=19 company_,=7 compose_file=-8 composition_,=10
concurrently_or=20 config_is=13 conflict_in=-7 connection_refused=-9 continue_$=-7 contract_ends=10 controller_,=7
conventional_commits=12 core_ⓒ=10 correction_to=8 cost_before=12 cost_me=8 costs_us=11 could_be=-28 could_follow=16
could_you=4 country_$=12 csv_,=-13 customer_,=7 customer_names=21 customers_.=11 customers_are=6 cut_.=8 cut_off=-7
data_$=6 data_-=15 data_team=11 date_$=8 date_.=-12 date_before=-5 date_picker=-8 datum_,=14 days_between=10
dead_code=-11 deadline_,=11 deadline_for=10 deadlock_detected=-5 deaf_,=9 december_,=7 decided_that=12
default_exports=13 delete_it=-16 delete_the=-4 dentists_,=23 dependency_.=16 deploys_go=10 design_system=11
designer_,=16 dictate_most=12 dictating_this=10 did_that=-8 did_we=-5 did_you=-9 diff_,=31 do_?=-3 do_all=-6 do_and=10
do_i=-9 do_it=-18 do_one=11 do_that=4 do_the=3 do_we=-32 do_you=6 docker_-=-7 docs_.=16 does_it=-13 does_not=-8
does_the=2 does_ⓝ=17 don't_call=-9 don't_care=-8 don't_close=12 don't_do=13 don't_even=10 don't_ever=19 don't_have=-4
don't_know=-5 don't_mock=15 don't_propose=24 don't_put=7 don't_read=21 don't_say=16 don't_ship=11 don't_touch=-11
don't_use=3 done_,=-17 done_and=11 down_,=-10 down_in=13 draft_a=-11 drawings_,=14 drivers_for=9 drop_the=5
dropped_to=13 dropping_ⓒ=7 duration_in=-4 e_-=7 each_claim=14 each_night=7 each_sunday=12 ear_tag=11 else_$=-8
email_$=-8 emoji_,=14 emoji_in=15 emojis_.=12 empty_,=-4 empty_.=-5 end_of=7 ended_,=28 ends_at=15 ends_on=9
error_messages=12 ethics_board=10 ever_run=10 every_commit=19 every_message=21 every_model=12 every_night=9
every_public=9 every_report=8 every_second=8 every_string=14 every_ⓒ=16 everything_$=16 everything_you=17
everywhere_$=14 exact_version=12 exactly_one=-7 example_in=10 exceptions_$=9 exclamation_marks=21 exit_code=-7
expected_,=8 experiments_,=13 explained_what=10 explanations_,=8 export_job=-5 extension_ⓝ=17 extract_a=-9
failing_case=23 failing_test=10 fails_with=-8 feature_flags=9 feature_freeze=-7 february_,=29 feed_,=12 file_.=-3
file_?=-7 file_and=-4 file_for=6 file_with=-9 file_you=28 filed_in=7 files_$=8 files_changed=8 files_for=12
files_one=13 files_under=11 final_$=9 final_.=13 finally_a=23 finally_an=12 find_it=-15 find_out=5 find_the=6
fine_,=-9 fine_.=-14 fine_with=9 first_$=-7 first_.=6 first_and=4 first_monday=14 first_one=-4 first_version=-6
first_when=12 fiscal_year=19 fix_.=5 fix_it=4 fix_that=-21 fix_the=-7 flag_.=-5 flags_in=11 flake_ⓝ=16 flash_and=13
fleet_,=15 floats_anywhere=15 flour_on=14 folder_per=11 follow_$=12 for_an=-6 for_everyone=25 for_everything=9
for_good=18 for_it=3 for_keeping=11 for_large=-10 for_me=6 for_now=-59 for_one=12 for_the=-1 for_this=-18
for_today=-21 for_two=-18 for_us=5 for_v=16 force_pushes=11 forget_how=-7 found_it=-8 four_,=-8 fps_on=12 free_tier=16
freeze_on=14 freeze_starts=17 from_$=-12 from_a=7 from_her=21 from_it=6 from_my=-7 from_now=2 from_the=-1
from_today=14 from_yesterday=-9 from_ⓒ=17 front_,=20 full_text=20 function_,=-10 functions_,=21 future_,=10 gb_is=17
general_$=10 generated_code=16 german_layout=18 get_killed=13 get_reset=11 gets_a=-3 gets_no=14 gets_switched=9
gets_you=11 git_to=15 give_you=-11 gives_a=-17 glossary_for=11 go_ahead=-16 go_back=-13 go_by=15 go_in=10 go_into=8
go_on=-14 go_through=7 go_to=14 go_up=9 goes_into=16 goes_past=10 goes_wrong=15 going_back=-13 going_forward=6
going_with=4 good_$=8 good_morning=-8 good_night=-7 good_ones=18 goodbye_to=15 google_sheet=13 got_an=-10 got_cut=26
got_pushed=17 got_replaced=10 grant_was=12 green_$=-27 group_,=8 had_the=-12 haha_$=-8 hand_me=9 hand_written=10
handle_the=-8 hands_off=10 hang_on=8 hang_out=9 hangs_in=9 has_$=10 has_a=-5 has_admin=13 has_moved=10 has_the=12
has_to=12 has_ⓝ=-7 hasn't_been=15 have_a=-10 have_never=27 have_no=13 have_ⓒ=28 have_ⓝ=4 he's_the=11 headings_,=14
heads_up=6 help_.=-7 helper_in=-23 her_$=9 her_,=12 her_again=9 here_?=-10 here_are=11 here_on=13 high_$=-6
hints_in=-4 history_$=19 hives_$=16 hm_.=-9 holidays_is=15 hour_,=-5 hourly_now=16 house_rule=13 house_style=15
how_do=-7 how_i=37 how_many=-4 hurts_$=8 i'd_like=2 i'd_prefer=-18 i'd_rather=8 i'd_say=-8 i'm_a=38 i'm_away=11
i'm_colour=22 i'm_new=19 i'm_not=-10 i'm_on=6 i'm_testing=-6 i'm_the=73 i'm_ⓒ=26 i'm_ⓝ=15 i've_got=-3 i've_only=17
i've_put=-7 i've_ⓝ=13 i_agreed=10 i_always=2 i_answer=11 i_apply=10 i_asked=10 i_can't=4 i_come=26 i_dictate=18
i_do=20 i_guess=-5 i_have=-2 i_keep=-3 i_learn=18 i_like=6 i_looked=-4 i_mean=6 i_never=-5 i_open=-10 i_own=10
i_pasted=-5 i_prefer=2 i_remember=-14 i_saw=-5 i_see=-4 i_suspect=-5 i_teach=23 i_think=-12 i_told=4 i_touch=-6
i_tried=-12 i_use=5 i_won't=9 i_work=5 idea_?=-8 ids_are=34 if_a=6 if_something=11 if_the=-8 if_there's=-6 if_they=-9
if_we=-29 if_you're=10 ignores_the=-7 images_,=9 imperative_,=7 import_from=10 in_$=5 in_and=-8 in_anything=5
in_ascii=19 in_between=-8 in_commit=19 in_docs=14 in_every=7 in_future=15 in_general=9 in_german=-12 in_github=10
in_it=4 in_libssl=-7 in_line=-10 in_logs=10 in_our=25 in_prod=28 in_separate=11 in_simple=8 in_the=-1 in_three=6
in_through=11 in_two=-4 in_writing=21 in_ⓒ=8 in_ⓟ=2 inch_screen=12 install_anything=9 instead_of=3 into_one=-6
invoice_export=-6 invoice_ⓒ=-6 invoices_table=21 ios_ⓝ=8 is_,=3 is_:=14 is_a=2 is_about=-10 is_broken=-9 is_called=10
is_dead=8 is_down=-7 is_due=6 is_empty=-12 is_flaky=-28 is_for=6 is_gone=4 is_history=18 is_it=-43 is_kept=-6 is_my=17
is_now=8 is_ok=-5 is_on=11 is_our=-18 is_ours=11 is_out=30 is_read=23 is_red=-16 is_slow=-22 is_ten=11 is_that=-5
is_the=10 is_there=-14 is_this=-4 is_trunk=18 is_what=15 is_whatever=11 is_where=8 is_with=6 is_wrong=-5 is_ⓒ=16
is_ⓝ=11 is_ⓟ=9 isn't_a=29 isn't_allowed=7 isn't_ours=28 isn't_part=26 it's_about=7 it's_always=-15 it's_spelled=7
it's_ⓒ=16 it's_ⓠ=21 it_,=-4 it_.=-6 it_?=-11 it_always=-9 it_async=-8 it_at=-9 it_broke=-6 it_by=-6 it_does=-11
it_in=-12 it_must=4 it_never=-11 it_next=-6 it_on=-6 it_prints=-5 it_raise=-5 it_says=-4 it_should=-6 it_stands=13
it_to=-5 it_will=9 it_with=-14 it_works=-6 its_test=-6 january_$=11 january_,=12 january_ⓝ=19 job_.=-8 jobs_over=13
joined_$=11 july_,=8 just_a=-7 just_answer=8 just_check=-6 just_for=-6 just_give=6 just_this=-7 k_a=14 keep_doing=24
keep_getting=5 keep_it=3 keep_them=26 keep_this=11 keep_your=25 keep_ⓒ=32 keeping_the=15 keeps_ⓝ=24 kept_in=11
key_to=28 keys_rotate=28 know_the=10 know_ⓒ=20 label_$=-8 laminated_sheet=20 language_,=9 laptop_can't=9 last_$=14
last_merge=-7 last_row=-8 last_week=5 last_ⓝ=-8 late_$=30 law_here=12 leaks_memory=-22 learn_from=10 leave_it=6
leave_out=-9 leave_the=-18 leave_until=13 leaves_the=9 ledger_,=14 left_for=13 left_is=14 left_ⓒ=9 legal_$=8
length_is=9 length_ⓝ=8 letters_and=10 library_.=13 library_is=17 license_is=16 lies_$=16 like_a=-5 like_it=5
like_my=19 like_that=10 line_$=10 line_fix=10 line_ⓝ=-6 lines_you=17 linter_before=29 list_.=-4 list_was=10 lists_.=14
live_at=8 live_in=47 live_on=10 load_in=-4 local_time=4 locally_,=-4 locked_,=18 lockfile_$=11 log_is=-19
log_messages=16 log_please=-6 log_the=-17 log_to=11 login_form=-10 login_node=23 logs_,=32 lol_$=-7 lol_,=12 look_:=-4
look_at=-8 look_in=8 look_up=17 looked_at=-9 looks_good=-7 looks_like=14 lose_track=13 loses_the=-5 lost_in=18 lot_,=8
love_that=8 lunch_.=-11 machines_,=13 made_my=20 mail_to=-9 main_branch=9 maintaining_this=11 make_a=4 make_it=-29
make_the=-31 makes_my=15 malloc_after=15 manager_,=10 match_.=21 may_$=13 may_approve=9 may_not=25 may_want=-11
maybe_we=-3 mb_for=16 me_about=7 me_before=4 me_hives=16 me_in=-8 me_instead=16 me_it=18 me_nervous=13 me_nothing=24
me_one=10 me_only=-7 me_run=23 me_sleep=-8 me_something=11 me_ⓒ=13 memory_:=11 merge_commits=24 merger_the=9
message_for=-9 messages_are=-8 messages_must=16 metres_above=14 midnight_.=-12 migration_per=12 migration_ⓝ=-9
mind_the=-15 minutes_,=-17 minutes_.=3 missing_.=5 mobile_app=10 module_.=9 module_ⓒ=10 money_$=8 money_is=6
month_and=8 monthly_$=9 more_,=-4 more_like=11 more_than=-2 morning_!=-8 morning_.=-3 most_ⓝ=-4 move_it=-17
move_the=-4 moved_from=45 moved_to=27 moves_to=20 moving_the=-6 must_always=-15 must_be=-6 must_never=-8
mustn't_show=8 my_background=14 my_box=26 my_code=20 my_colleague=-5 my_comments=25 my_editor=11 my_eyes=8 my_hands=35
my_old=-11 my_own=4 my_screen=10 my_sleep=10 my_team=11 myself_,=5 name_.=-28 name_and=-22 name_is=13 name_of=-5
name_says=11 name_tests=18 names_in=-4 names_mustn't=11 need_$=12 need_a=-10 need_the=5 needed_$=8 needs_more=8
nervous_$=13 network_calls=20 never_be=-18 never_called=-4 never_generate=23 never_local=11 never_mind=-15
never_push=10 never_updates=-6 new_code=23 new_dependencies=18 new_endpoints=21 new_one=-5 new_to=6 new_year=12
next_hour=-13 next_one=-14 next_time=21 next_ⓒ=14 nice_$=-17 nice_that=19 night_$=12 nightly_$=11 nightly_job=-4
nil_map=-6 nine_$=20 no_.=-3 no_dark=15 no_deploys=23 no_emojis=7 no_exceptions=7 no_force=11 no_idea=-4
no_kubernetes=16 no_malloc=15 no_mobile=10 no_more=14 no_network=7 no_new=9 no_no=-9 no_recursion=20 no_staging=9
no_ⓒ=32 no_ⓟ=17 no_ⓠ=-7 nobody_here=22 nobody_may=9 nobody_merges=32 not_at=20 not_be=9 not_even=-5 not_for=7
not_from=-5 not_here=16 not_how=10 not_in=10 not_it=-22 not_just=24 not_main=15 not_on=-5 not_pip=18 not_rewriting=10
not_sure=-6 not_ⓒ=9 not_ⓝ=8 not_ⓠ=15 nothing_.=3 nothing_about=20 nothing_in=9 nothing_with=14 now_$=4 now_,=4
now_.=-3 now_?=-5 now_instead=29 now_just=-4 now_on=2 number_and=15 number_in=4 number_of=-8 numbering_,=10
numbers_with=25 of_course=-14 of_each=5 of_flash=17 of_its=-9 of_npm=12 of_the=-1 of_us=10 of_your=5 of_ⓒ=12 of_ⓝ=-2
of_ⓠ=-6 off_,=-3 off_by=-7 off_limits=14 off_on=8 office_,=8 oh_i=11 ok_$=-10 ok_that=7 ok_we=12 old_importer=7
old_mac=12 old_tickets=9 old_ⓒ=-5 on_any=15 on_fish=18 on_half=11 on_macos=19 on_main=7 on_me=-6 on_mobile=-16
on_page=10 on_paper=6 on_please=29 on_python=17 on_staging=-8 on_sundays=8 on_them=5 on_this=8 on_weekends=14 on_ⓒ=6
on_ⓝ=14 once_.=-5 once_more=-4 one_,=-2 one_and=-15 one_day=-17 one_from=-9 one_has=-10 one_line=8 one_long=10
one_message=10 one_migration=12 one_page=-8 one_paragraph=23 one_question=20 one_thing=8 one_who=15 one_with=-5
one_you'd=19 ones_$=10 only_$=23 only_.=4 only_after=-12 only_does=24 only_ever=8 only_has=8 only_have=11 only_know=10
only_speaks=18 only_support=11 only_tests=19 only_the=-8 only_touch=10 only_ⓒ=36 only_ⓟ=5 open_the=-4 opened_it=16
ops_won't=15 options_.=15 or_so=-10 or_three=11 or_ⓠ=8 otherwise_$=18 our_institute's=13 our_readers=17 our_team=12
our_ⓒ=-7 out_and=-11 out_last=11 out_the=-4 out_what=-6 over_$=-11 over_a=6 over_fifty=10 over_nested=12 over_ⓒ=24
own_the=11 page_.=-5 page_ⓝ=11 page_ⓠ=17 pages_,=-11 parental_leave=9 park_,=14 part_time=13 past_the=21 paste_it=-7
patient_data=15 pay_for=7 people_$=7 people_.=6 people_read=20 people_who=12 per_message=9 period_$=26 person_$=8
person_,=11 pinned_in=30 place_where=8 plain_language=11 plain_ⓒ=11 plan_before=14 plan_for=-7 plan_of=17 please_,=3
please_add=-20 please_keep=6 please_make=-6 please_remember=14 please_stop=33 please_write=-9 plots_with=10 pls_$=23
pnpm_,=13 pnpm_instead=12 portal_,=13 posted_in=13 prefer_early=12 prefer_small=9 prefer_the=-34 prefer_to=-20
prefers_the=-5 prefix_per=10 present_tense=34 price_filter=-6 printer_is=10 prints_nothing=-14 prod_$=14
progress_bar=-8 project_,=21 proper_bug=13 prose_.=13 provider_$=14 prs_against=13 published_on=11 pull_requests=41
purpose_$=10 push_back=23 push_it=-7 put_a=-13 put_it=-6 put_the=-11 python_,=13 python_is=10 python_ⓟ=7 query_,=-9
question_at=12 questions_about=8 questions_in=12 race_.=-7 ran_$=23 rather_than=6 rather_you=18 read_a=22 read_code=14
read_like=16 read_only=29 read_those=18 read_your=19 read_ⓒ=16 readers_are=8 reading_this=14 reads_from=13 ready_is=19
real_-=11 reboot_at=20 record_,=9 records_,=11 recursion_in=12 red_$=-8 reformatted_the=11 refused_$=-8 release_$=15
release_,=19 release_script=-15 release_ⓝ=14 remember_:=15 remember_the=-29 remove_it=-9 remove_the=-16 rename_it=-8
repeat_the=12 replaced_,=14 repo_$=10 repo_,=12 repo_is=22 report_:=18 rest_,=11 rest_.=-3 retry_loop=25 return_ⓝ=-4
returns_null=-8 returns_over=12 rev_c=13 revert_the=-11 review_.=12 review_with=10 reviewer_ⓝ=-8 reviews_for=9
rewrite_the=-8 rewriting_the=10 right_.=-10 right_now=-31 risk_first=10 robot_arm=7 row_counts=12 row_ⓝ=-5 rows_,=-5
rule_:=28 run_a=9 run_on=29 run_the=5 run_them=-7 run_ⓝ=-6 run_ⓠ=33 runbook_for=10 runs_on=14 rust_for=11 s_the=8
said_yes=8 same_commit=32 sample_size=7 save_the=-6 saved_me=15 saw_it=-10 say_.=-6 say_what=49 says_.=27 says_that=-9
says_ⓝ=-4 says_ⓠ=-12 schema_,=22 scratch_the=14 screen_,=-9 screen_.=-5 scroll_past=13 search_index=-10 second_ⓒ=18
seconds_$=5 seconds_,=-14 see_.=-5 see_a=-18 see_red=30 see_that=-6 seed_ⓝ=-8 segfault_in=-7 sell_me=12 sentence_on=14
sentences_and=10 server_,=19 server_has=22 server_only=20 service_is=7 set_the=-22 settled_,=9 settled_on=7
share_one=12 shared_drive=9 she's_the=7 she_gets=10 she_reads=17 she_works=13 sheet_ⓠ=12 shell_scripts=13 ship_it=-14
ships_without=18 shop_and=14 should_always=8 should_never=-5 should_we=-6 show_a=-8 show_the=-16 shows_a=-5
shows_the=12 signed_$=8 signs_the=13 signup_mail=-4 simple_words=5 simple_ⓒ=10 since_forever=11 since_i=-6
since_last=26 since_summer=18 since_the=15 single_step=15 single_time=-12 sit_on=31 site_,=21 sits_in=20 skip_the=3
sleep_,=8 sleep_on=-10 slid_to=12 slipped_again=14 small_$=11 small_commits=28 so_$=9 so_anything=10 so_batch=14
so_don't=12 so_each=6 so_every=10 so_far=-9 so_fix=15 so_i'm=32 so_i=-8 so_if=8 so_no=12 so_nothing=47 so_put=9
so_she=13 so_skip=14 so_tell=6 so_there=7 so_whatever=9 so_wide=23 so_you=-7 so_ⓒ=-7 some_of=12 some_point=-4
sort_by=-6 source_for=19 speak_ⓒ=17 split_it=-4 split_ⓟ=-7 st_$=11 staging_build=-7 staging_is=7 start_any=11
starting_the=13 starts_ⓒ=13 startup_.=17 stay_with=7 stays_,=7 stays_in=10 stays_on=9 step_ⓝ=-7 stop_.=16
stop_adding=12 stop_apologizing=17 stop_asking=-8 stop_putting=16 stop_saying=16 stop_writing=14 store_,=11 style_,=5
suffix_ⓟ=12 summer_$=25 sunday_,=12 support_the=9 support_with=13 support_ⓒ=14 sure_of=11 sure_that=-9 swapped_for=10
swapped_it=-7 switched_from=8 system_,=-6 table_.=-8 tables_:=11 tabs_$=13 tailwind_,=13 tailwind_classes=11
take_the=-2 talk_to=15 talked_it=21 tank_two=17 target_is=11 team_$=30 team_,=11 team_agreed=9 team_voted=10
tell_you=-7 telling_me=17 ten_calls=14 terminal_$=16 terraform_only=21 test_$=-19 test_.=3 test_and=10 test_for=-36
test_in=-5 test_it=-7 tests_first=16 tests_need=23 tests_pass=-10 text_please=8 th_$=7 th_,=6 th_now=22 than_two=-6
thank_you=-14 thanks_,=-19 that's_a=7 that's_how=36 that's_what=8 that's_when=37 that's_why=-42 that's_ⓒ=33 that_$=10
that_?=-6 that_again=22 that_bit=10 that_file=-6 that_it=-6 that_little=9 that_our=9 that_table=14 that_the=-2
that_works=-8 that_you=10 thats_how=15 the_admin=-17 the_answer=19 the_ascii=23 the_async=15 the_auth=8 the_banner=-10
the_bar=26 the_behaviour=12 the_beta=9 the_big=-14 the_bishop's=10 the_body=-6 the_booking=-11 the_brand=12
the_button=-5 the_c=17 the_cache=-21 the_cart=-14 the_certificate=-8 the_change=-29 the_chart=-5 the_chip=14
the_clinic=9 the_clock=-5 the_cluster=10 the_code=7 the_colours=-8 the_conclusion=11 the_config=-4 the_counter=-6
the_crash=-5 the_csv=-15 the_dashboard=-9 the_date=-16 the_dates=-9 the_dead=-21 the_demo=-4 the_detail=-6
the_diocese=11 the_discord=13 the_disk=-5 the_docker=-12 the_domain=19 the_drop=-7 the_duration=-10 the_eleven=32
the_emojis=15 the_empty=-5 the_end=2 the_english=14 the_entire=8 the_error=-8 the_estimate=12 the_executed=11
the_export=-10 the_fair=-9 the_farmers=17 the_feed=9 the_feeds=12 the_ferry=8 the_field=13 the_file=-5 the_first=-4
the_fixture=-9 the_flag=-18 the_free=10 the_function=-9 the_git=31 the_glossary=7 the_grant=-7 the_graphql=14
the_guy=-16 the_header=-5 the_hospital=14 the_house=24 the_import=-8 the_infra=6 the_ingest=7 the_invoice=-9 the_lab=8
the_labels=-9 the_language=-8 the_last=-7 the_left=-6 the_legacy=11 the_letter=-6 the_list=-4 the_lock=-5 the_log=-15
the_login=-20 the_logo=-5 the_logs=-8 the_long=-9 the_loop=-7 the_mainframe=7 the_map=-3 the_marketing=12
the_meantime=-7 the_meeting=-5 the_merger=6 the_mermaid=10 the_message=-7 the_middle=-18 the_migration=-9
the_ministry's=23 the_ministry=19 the_mobile=17 the_model=-5 the_moment=-14 the_monorepo=11 the_month=13 the_names=-8
the_new=-3 the_next=-5 the_nightly=15 the_ones=-9 the_only=13 the_operator=14 the_order=6 the_other=-13 the_outage=11
the_page=-24 the_parish=6 the_parser=-3 the_person=6 the_phone=-3 the_physical=15 the_pilot=15 the_plant=7 the_port=-8
the_power=-8 the_price=-3 the_printers=13 the_product=9 the_production=20 the_public=-4 the_query=-6 the_queue=-12
the_readme=-4 the_reason=-12 the_reasoning=18 the_redesign=11 the_regional=10 the_relay=-8 the_release=-6 the_repo=-9
the_rest=-5 the_retry=-30 the_rewrite=12 the_right=-3 the_risk=14 the_same=-10 the_scanner=13 the_screen=-6
the_screenshot=-9 the_script=-20 the_scripts=15 the_search=-19 the_second=-19 the_server=-6 the_settings=-14
the_signup=5 the_size=-6 the_small=-9 the_sort=-7 the_source=13 the_sql=8 the_standard=15 the_style=-7 the_table=8
the_teacher=-6 the_team=-3 the_telescope=10 the_test=-15 the_tests=-10 the_three=-6 the_till=10 the_timeout=-12
the_tooltip=-6 the_two=-16 the_update=-8 the_upload=-11 the_user=-9 the_variable=-19 the_venue=12 the_version=-11
the_vote=14 the_wall=-19 the_way=12 the_web=8 the_websocket=-6 the_why=18 the_wiki=5 the_worker=-11 the_wrong=-13
the_ⓒ=10 them_$=8 them_otherwise=15 them_that=15 then_$=6 then_look=-9 then_the=6 there's_no=7 there_$=-2 there_,=-4
there_a=-5 these_are=-5 these_days=22 these_three=-9 these_two=-9 they_accept=11 they_come=13 thing_that=6 think_in=6
think_the=-11 third_party=17 third_time=8 this_?=-16 this_afternoon=-5 this_because=8 this_between=11 this_book=16
this_box=8 this_branch=-20 this_code=21 this_codebase=32 this_commit=-27 this_crate=10 this_each=11 this_file=-27
this_function=-17 this_laptop=10 this_log=-9 this_once=-13 this_one=-27 this_product=15 this_project=19 this_repo=26
this_run=-6 this_session=-8 this_team=11 this_test=-10 this_time=-3 this_week=-5 this_while=13 this_year=9 this_ⓒ=-5
those_$=8 those_for=15 three_lines=5 three_weeks=19 three_words=14 through_,=-7 through_ⓒ=21 throws_a=-12 ticket_$=-7
ticket_number=7 tickets_are=-11 tickets_from=13 till_the=-5 time_$=-2 time_i=-7 time_it=-6 time_now=10 time_you=15
times_$=9 times_in=5 times_out=-20 title_$=12 title_,=-12 to_add=-6 to_close=-5 to_date=9 to_follow=16 to_go=-10
to_have=-4 to_learn=8 to_leave=-6 to_load=-5 to_make=-7 to_me=17 to_real=10 to_run=7 to_say=-5 to_see=3 to_sell=12
to_stay=16 to_type=10 to_us=12 to_ⓒ=17 to_ⓠ=-6 today_,=-8 today_i=-6 told_us=-7 told_you=9 too_long=-20 too_many=7
took_over=26 tossed_a=13 touch_what=22 touch_ⓟ=-6 treasurer_,=9 tried_and=11 trunk_$=18 turn_the=-6 twenty_minutes=-6
twice_,=-10 twice_.=-19 twice_a=8 two_,=-7 two_.=-10 two_hours=-5 two_options=12 two_seconds=-9 two_spaces=7
two_years=6 two_ⓒ=5 two_ⓝ=14 type_checker=20 typo_in=-12 under_vendor=11 under_ⓒ=44 under_ⓟ=29 undo_the=-4
unit_test=-11 unit_tests=10 units_in=15 unless_the=-7 until_i've=-8 until_they=18 until_ⓒ=9 until_ⓟ=12 up_,=-3
updates_after=-6 upload_endpoint=-6 us_$=9 us_,=18 us_at=33 us_go=14 use_a=-27 use_dark=18 use_default=12
use_lodash=19 use_pnpm=27 use_the=2 used_to=-4 useful_bit=11 useless_to=11 users_are=15 utf_-=-7 v_ⓝ=4
variable_names=11 vendor_/=11 version_is=6 version_of=-3 version_ⓝ=7 vote_ⓝ=11 w_/=8 want_a=-4 want_them=12
want_to=-15 wants_ⓒ=16 was_in=-20 was_perfect=14 was_shut=13 was_tried=11 was_ⓝ=9 way_i=13 we'll_not=15 we're_a=-24
we're_dropping=7 we're_not=28 we're_on=12 we've_been=9 we've_got=4 we_always=3 we_can't=15 we_could=-22 we_decided=-3
we_deploy=20 we_don't=8 we_fix=-4 we_got=-5 we_had=-6 we_have=10 we_keep=18 we_may=-10 we_might=-8 we_name=22
we_need=-4 we_publish=9 we_say=13 we_sell=13 we_ship=5 we_should=-22 we_squash=14 we_stay=16 we_support=21 we_won't=15
we_write=32 websocket_handler=-6 week_of=8 week_sprints=12 weekly_$=10 weeks_,=5 weighs_ⓝ=16 well_:=34 went_through=-9
went_with=21 were_we=-6 west_-=10 what's_the=-5 what_a=5 what_do=-11 what_does=-25 what_happens=-3 what_i=4 what_is=4
what_isn't=10 what_my=10 what_now=-4 whatever_happens=15 whatever_you=4 when_i'm=9 when_i=7 when_in=12 when_it's=-8
when_something=19 when_the=-11 when_we=-6 when_you=11 whenever_i=-10 whenever_you=57 where_we=-5 where_were=-6
which_i=-6 which_is=-9 while_the=-18 white_,=11 who_learned=16 who_use=23 why_,=20 why_?=-9 why_does=-29 why_is=-29
why_it=-10 wide_tables=9 will_be=6 will_stay=25 will_take=12 wiped_every=12 with_,=12 with_a=-7 with_flags=11
with_gloves=14 with_me=39 with_my=-14 with_no=4 with_our=28 with_real=16 with_the=2 with_units=-7 with_us=36
with_zeros=11 without_a=3 without_asking=56 without_the=-3 won't_have=15 word_$=11 word_is=14 works_and=-4
works_council=12 would_be=5 would_you=-12 wrapped_with=12 wrapper_,=12 write_a=-16 write_all=16 write_any=17
write_it=6 write_me=-7 write_the=8 write_to=7 write_ⓒ=6 writing_$=8 wrong_.=-8 wrong_folder=-8 wrong_total=-3
wrote_the=21 y_-=14 year_$=5 years_$=-5 years_,=4 years_.=13 yes_$=30 yes_i=11 yesterday_.=-8 yesterday_and=-6
yet_$=-14 yet_,=-24 yet_.=-8 you'd_take=19 you'll_find=12 you_added=18 you_always=-6 you_apologised=22 you_aren't=12
you_ask=6 you_asked=8 you_benchmark=19 you_call=4 you_changed=22 you_couldn't=16 you_did=7 you_don't=4 you_edit=11
you_find=-3 you_fix=11 you_give=19 you_had=-6 you_keep=-5 you_made=5 you_merged=16 you_open=20 you_ran=7 you_said=8
you_say=13 you_see=-5 you_should=4 you_show=16 you_showed=13 you_sort=11 you_start=9 you_take=-7 you_told=9
you_touch=13 you_want=5 you_weren't=13 you_with=16 your_answers=30 your_change=-20 your_code=12 yourself_.=11
zero_$=12 ⓒ_$=9 ⓒ_)=-5 ⓒ_,=8 ⓒ_.=6 ⓒ_:=-8 ⓒ_;=-4 ⓒ_?=6 ⓒ_about=16 ⓒ_again=-13 ⓒ_and=-9 ⓒ_any=13 ⓒ_at=3 ⓒ_builds=9
ⓒ_can=18 ⓒ_check=15 ⓒ_client=14 ⓒ_database=16 ⓒ_does=15 ⓒ_for=7 ⓒ_from=15 ⓒ_get=10 ⓒ_gets=12 ⓒ_go=10 ⓒ_has=-6 ⓒ_have=8
ⓒ_here=-12 ⓒ_import=-21 ⓒ_in=10 ⓒ_is=-6 ⓒ_joined=13 ⓒ_last=17 ⓒ_library=-6 ⓒ_mode=12 ⓒ_moved=10 ⓒ_now=20 ⓒ_on=-3
ⓒ_ones=6 ⓒ_only=-9 ⓒ_plus=13 ⓒ_project=10 ⓒ_report=15 ⓒ_reviews=11 ⓒ_runs=11 ⓒ_said=-11 ⓒ_shares=15 ⓒ_site=13 ⓒ_so=5
ⓒ_spec=11 ⓒ_this=-11 ⓒ_to=9 ⓒ_under=12 ⓒ_until=8 ⓒ_vendor=16 ⓒ_was=7 ⓒ_well=12 ⓒ_ⓒ=17 ⓒ_ⓝ=11 ⓒ_ⓧ=15 ⓝ_$=2 ⓝ_'=12
ⓝ_-=11 ⓝ_:=-2 ⓝ_?=-4 ⓝ_am=10 ⓝ_at=-12 ⓝ_august=18 ⓝ_chars=7 ⓝ_clicks=-6 ⓝ_columns=6 ⓝ_d=21 ⓝ_december=36 ⓝ_degrees=-12
ⓝ_entries=-4 ⓝ_february=9 ⓝ_fps=10 ⓝ_gigs=15 ⓝ_inch=6 ⓝ_is=2 ⓝ_jan=12 ⓝ_january=20 ⓝ_july=6 ⓝ_june=29 ⓝ_line=9
ⓝ_march=8 ⓝ_min=-23 ⓝ_minutes=-4 ⓝ_ms=-8 ⓝ_n=11 ⓝ_nd=21 ⓝ_nov=8 ⓝ_now=13 ⓝ_october=12 ⓝ_password=11 ⓝ_percent=-10
ⓝ_px=-7 ⓝ_rd=6 ⓝ_rows=-23 ⓝ_seconds=-9 ⓝ_september=15 ⓝ_the=-3 ⓝ_until=5 ⓝ_was=17 ⓝ_when=-13 ⓝ_years=7 ⓝ_yrs=12 ⓟ_$=1
ⓟ_,=7 ⓟ_;=12 ⓟ_?=-13 ⓟ_always=-8 ⓟ_at=10 ⓟ_because=6 ⓟ_files=14 ⓟ_now=9 ⓟ_on=11 ⓟ_out=-4 ⓟ_to=-6 ⓠ_$=9 ⓠ_,=6 ⓠ_.=-5
ⓠ_;=34 ⓠ_doesn't=13 ⓠ_in=17 ⓠ_isn't=21 ⓠ_or=8 ⓤ_$=41 ⓤ_look=10 ⓧ_$=-4 ⓧ_,=8 ⓧ_and=-6 ⓧ_data=8 ⓧ_ⓟ=3
"""
