"""How much each pair of words of a sentence speaks for it that it is of each type, if it lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!_$=0,1,2,-11 '_$=-1,0,-10,13 '_,=0,-1,-5,10 '_.=0,-2,-16,12 '_s=-4,0,4,1 (_)=0,11,0,0 (_ⓟ=0,0,-11,2 )_$=0,-5,0,-1
)_.=10,0,-3,0 ,_always=0,3,-2,-1 ,_and=4,0,0,1 ,_another=7,3,-13,0 ,_ask=0,-6,-1,8 ,_board=0,-2,-10,20
,_branch=-1,0,-2,10 ,_build=2,0,-9,2 ,_but=2,0,0,0 ,_by=-1,-8,0,6 ,_can=8,0,-2,0 ,_chapter=0,-1,-5,13 ,_copy=0,-8,-8,9
,_do=-2,2,-4,0 ,_don't=2,17,0,-4 ,_even=-1,1,1,-4 ,_everything=0,-2,5,0 ,_extension=0,-5,-5,17 ,_folder=-3,-17,-36,42
,_for=-3,-1,7,0 ,_give=7,-1,-1,0 ,_he's=-1,-6,1,3 ,_he=-1,-15,-5,38 ,_how=0,5,0,0 ,_i'd=9,0,-1,0 ,_i'm=17,0,-3,-5
,_i=1,-4,-7,7 ,_in=2,8,6,-4 ,_is=-4,0,0,0 ,_it's=3,0,6,1 ,_it=2,0,-2,0 ,_just=0,0,-2,0 ,_label=0,-5,-5,10
,_leave=-1,10,0,0 ,_let's=10,0,-2,0 ,_like=7,7,0,-2 ,_login=0,-1,-11,13 ,_look=-2,-4,-10,27 ,_mail=1,-2,-14,2
,_me=4,-8,0,0 ,_module=0,-1,-12,14 ,_more=20,2,-2,0 ,_my=7,0,1,-1 ,_no=-14,4,5,-6 ,_nobody=-1,-3,8,0
,_nothing=0,0,4,-1 ,_old=0,-7,6,0 ,_only=1,0,0,-3 ,_ops=0,7,1,-1 ,_or=0,0,-1,8 ,_our=-1,7,-2,0 ,_ours=0,-10,0,1
,_page=-5,-14,-18,39 ,_pdf=0,-1,-10,15 ,_please=0,-1,0,-3 ,_project=-6,-19,-20,27 ,_read=-1,-3,-9,8 ,_room=0,-1,-6,17
,_run=-4,10,-24,0 ,_scanned=0,-5,-6,14 ,_she's=-6,-18,0,24 ,_she=-6,-20,0,25 ,_simple=1,8,-2,0 ,_since=-3,1,-4,-1
,_small=9,3,-4,0 ,_so=2,-1,2,-8 ,_sorry=7,-2,-2,0 ,_stream=0,-1,-1,18 ,_tab=-1,-4,-5,13 ,_team=0,0,0,13
,_tell=2,1,-16,-1 ,_that's=-2,4,0,1 ,_the=-8,-1,9,-5 ,_then=1,2,-1,-10 ,_there's=0,-2,7,0 ,_there=-1,0,7,0
,_they're=-1,-7,0,5 ,_they=-3,-5,0,0 ,_two=-11,-5,10,0 ,_use=1,26,0,-8 ,_user=0,-9,0,6 ,_vault=0,-2,-7,12
,_we're=3,0,4,-1 ,_we've=-2,1,8,-2 ,_we=1,1,5,4 ,_what=8,0,-12,-1 ,_which=-3,-6,0,0 ,_who=9,0,-3,0 ,_with=-3,0,1,-11
,_write=0,4,-14,0 ,_you=0,-1,0,-10 ,_your=0,22,0,0 ,_ⓒ=-7,-7,8,-1 ,_ⓝ=4,-5,0,-14 ,_ⓟ=3,0,-1,10 ,_ⓠ=4,0,0,3
-_author=0,8,1,0 -_line=18,1,-3,0 -_ⓝ=-6,1,20,-2 ._$=1,1,0,-4 ._)=14,1,0,0 ._.=1,2,-5,0 ._the=0,-14,-1,2
/_,=-10,2,-1,1 /_.=-1,12,0,-1 :_)=25,0,-10,0 :_ask=0,-2,-5,16 :_i'm=10,0,-2,0 :_i=5,0,-6,0 :_my=16,0,-5,0
:_no=-4,3,13,-6 :_sharepoint=0,-1,-8,12 :_the=-11,4,18,-1 :_we=1,1,23,-3 :_ⓝ=-6,7,2,-10 :_ⓟ=-12,-15,-8,24
:_ⓤ=-1,-3,-8,22 :_ⓧ=0,-2,-8,8 ;_the=-8,0,-2,-1 ?_$=8,-2,-10,3 ^_a=1,3,-4,-3 ^_add=1,0,-5,0 ^_after=-4,1,3,-6
^_again=1,6,-3,0 ^_alex=12,0,-7,0 ^_always=-1,9,-3,-1 ^_and=3,2,0,0 ^_answer=14,5,-2,0 ^_as=0,0,0,-6 ^_ask=-1,1,-2,8
^_at=3,4,-1,0 ^_been=11,0,-8,0 ^_before=-2,8,0,0 ^_board=-1,-14,0,8 ^_british=13,6,-3,0 ^_call=15,-1,-7,0
^_can=1,-3,0,0 ^_commit=0,12,0,-1 ^_cost=0,-3,-4,13 ^_dates=-4,18,3,-3 ^_do=-1,14,-7,-1 ^_don't=0,22,-12,-13
^_dont=0,15,-3,0 ^_errors=-1,9,3,-1 ^_every=2,3,4,-7 ^_explain=2,7,-10,0 ^_feature=-2,5,10,-1 ^_for=-2,0,0,5
^_forget=-2,0,6,0 ^_from=-2,9,-1,-2 ^_give=-2,12,-10,-1 ^_good=2,9,-18,1 ^_grafana=-1,0,-3,7 ^_half=4,0,0,-2
^_hm=7,6,-1,0 ^_hmm=1,7,-1,0 ^_holiday=0,-1,-7,12 ^_honestly=9,0,-2,0 ^_i'd=4,10,-18,-3 ^_i'm=30,-3,-14,-19
^_i've=8,-2,-7,-5 ^_i=10,-4,-13,-17 ^_if=-3,0,-1,7 ^_im=17,0,-4,0 ^_in=-1,5,-1,0 ^_it's=1,1,5,-7 ^_it=-6,-2,1,0
^_just=0,7,-31,0 ^_keep=0,20,-12,-11 ^_known=-1,-3,-4,14 ^_leave=-4,6,-2,0 ^_let=5,0,0,0 ^_load=0,-1,-7,16
^_look=-1,0,-10,6 ^_love=18,5,-5,0 ^_lovely=0,4,-9,0 ^_make=-1,5,-1,0 ^_money=-2,14,4,-1 ^_more=0,17,-14,-2
^_my=10,-4,-4,-1 ^_never=-1,2,-11,-4 ^_new=-6,-3,18,-6 ^_nice=0,8,-4,-1 ^_no=-3,1,2,-8 ^_nope=-2,0,6,0
^_nothing=-1,6,1,-3 ^_oh=10,8,-7,0 ^_old=-2,-11,-8,28 ^_on=0,0,3,0 ^_one=1,10,0,-8 ^_our=-23,1,1,-1
^_perfect=1,7,-10,0 ^_pictures=0,9,0,0 ^_please=0,2,-10,-4 ^_pls=14,5,-1,0 ^_port=0,0,0,12 ^_prices=-2,1,8,-2
^_put=2,5,-12,0 ^_questions=0,-2,0,18 ^_raw=0,-7,-1,6 ^_remember=1,-2,0,3 ^_right=0,-5,1,0 ^_run=0,6,-12,0
^_runbook=0,-2,-1,12 ^_same=9,0,-5,0 ^_say=0,4,-7,0 ^_secrets=0,10,5,0 ^_short=9,6,-1,0 ^_should=0,0,0,3
^_since=-4,-9,10,-1 ^_skip=-3,5,-2,0 ^_so=0,-3,2,-3 ^_sorry=5,0,-1,0 ^_stop=0,27,0,-4 ^_test=-1,0,-1,6
^_thanks=5,3,-8,0 ^_that's=0,3,-3,-6 ^_that=0,5,-8,-6 ^_the=-9,-4,3,0 ^_there's=-3,-6,0,3 ^_there=-4,-3,9,-1
^_they=-2,-5,7,-1 ^_third=-3,9,0,0 ^_this=0,11,0,-3 ^_those=-3,-3,7,0 ^_three=15,6,-14,0 ^_too=0,11,-10,0
^_ugh=1,6,-2,0 ^_until=6,-1,0,0 ^_use=1,22,-2,-4 ^_we'll=-6,-2,11,-3 ^_we're=-15,-2,22,-6 ^_we=-4,0,10,-7
^_well=13,-3,-16,0 ^_what=2,-1,-2,0 ^_when=1,16,-1,0 ^_whenever=-11,3,-2,0 ^_where=0,0,-1,4 ^_which=0,0,-5,4
^_while=6,0,0,0 ^_who=0,0,-2,14 ^_why=2,16,-15,-1 ^_with=8,8,-6,0 ^_write=0,16,-13,-1 ^_wrong=0,2,9,-1
^_you'll=1,-2,-11,11 ^_you're=10,3,-6,0 ^_you've=-1,11,0,0 ^_you=1,10,-2,-9 ^_your=0,5,0,-1 ^_ⓝ=0,-5,2,0 ^_ⓟ=-8,0,-1,0
^_ⓠ=1,0,6,-6 a_bit=0,-9,0,0 a_chart=9,0,-3,0 a_column=1,6,0,0 a_comment=-6,4,0,-2 a_commit=0,7,0,0 a_day=-3,-6,7,-4
a_flag=0,6,0,0 a_foreign=15,-1,-8,-1 a_function=0,0,-6,0 a_gift=1,8,-14,0 a_google=0,-1,-1,12 a_lawyer=12,2,-2,0
a_list=3,0,-6,2 a_look=5,0,0,0 a_lot=14,0,-5,-3 a_migration=-1,7,-1,0 a_minute=-6,0,0,0 a_month=0,-7,2,-1
a_mutex=7,6,-2,0 a_new=-2,-3,6,0 a_note=0,5,0,0 a_paper=0,-1,-9,9 a_photo=-2,-1,-5,12 a_proxy=0,-1,0,13 a_row=5,8,-1,0
a_short=6,0,-1,0 a_single=0,4,4,-1 a_terminal=24,-13,1,0 a_ticket=0,16,0,-1 a_time=6,1,0,0 a_wall=15,5,-7,0
a_week=-1,-11,-1,0 a_year=0,-3,8,0 a_ⓒ=0,1,1,2 a_ⓟ=1,14,0,-1 about_it=9,4,0,0 about_the=-1,-4,-2,5
account_$=-1,-1,-1,12 accountant_here=29,-9,-15,0 add_a=0,4,-3,0 after_each=-5,2,-22,0 after_init=-1,8,3,0
after_the=-2,-5,4,2 after_two=9,-2,-3,0 again_$=-3,0,18,-6 again_.=-1,5,0,-1 again_in=0,0,0,8 again_with=2,2,-9,0
all_,=0,10,0,-1 all_new=-3,20,0,0 all_our=4,-19,14,-1 always_want=8,3,0,0 an_hour=10,0,-5,0 analogy_with=12,4,-4,0
and_a=1,0,2,0 and_after=3,7,-4,0 and_by=0,-7,0,0 and_code=14,-3,-6,0 and_don't=0,-4,0,0 and_he=0,5,0,-1
and_how=14,0,-2,0 and_i'm=9,1,-8,0 and_i=6,0,1,2 and_in=0,13,6,-1 and_is=0,-2,0,7 and_it's=-4,0,8,0 and_it=-1,-4,1,0
and_let=0,5,-3,0 and_look=-1,1,-6,0 and_me=-2,-13,6,0 and_no=0,3,5,-2 and_nothing=0,0,0,-4 and_one=-2,5,-11,0
and_run=0,0,-4,6 and_say=0,6,-13,0 and_she=-1,2,11,0 and_the=0,-4,6,-2 and_then=5,-1,-8,-1 and_they=-1,-12,4,0
and_use=10,-10,-5,0 and_what=14,0,-6,0 and_where=2,1,-9,1 and_you=-7,0,0,0 and_your=8,-1,0,0 and_ⓒ=-1,-8,12,-4
and_ⓝ=-3,-1,9,-2 and_ⓟ=0,14,0,0 answer_.=0,9,-10,0 answer_in=2,15,-7,-1 any_more=-12,-18,9,0 anything_,=-4,-1,4,0
anything_.=-1,6,-1,0 anything_about=-1,-14,-8,24 anything_that=0,9,3,-12 anything_under=0,21,0,-4 anywhere_.=0,0,-8,0
api_freeze=0,0,0,21 are_.=9,0,-1,0 are_all=-3,0,7,0 are_done=-1,12,0,0 are_from=0,-1,-7,13 are_in=0,-10,-18,25
are_kept=0,-4,-5,7 are_managed=0,-1,-6,10 are_not=-1,0,7,-1 are_on=-12,-4,-3,4 are_tracked=-1,-5,-7,13
are_two=-1,-19,2,0 are_with=0,-4,1,14 are_ⓒ=3,1,18,-7 as_a=1,0,-6,-1 as_an=-1,6,0,0 as_csv=0,-1,0,14 as_in=0,6,2,0
as_it=0,8,0,-1 as_of=-6,-13,26,-11 as_the=2,3,8,-1 as_well=-1,0,6,-2 as_you=2,6,0,0 as_ⓒ=-1,0,4,0 as_ⓟ=-2,0,-1,8
ask_for=0,1,-11,0 ask_her=-1,-6,-2,26 ask_ⓒ=-9,-9,-10,25 asked_before=2,2,-8,0 asked_for=0,0,-4,0 asking_,=17,0,-8,0
at_a=-3,0,4,-1 at_all=0,2,0,-3 at_it=0,1,-3,0 at_six=8,0,-5,0 at_the=0,0,-2,1 at_ⓝ=0,-2,2,-21 at_ⓟ=-4,-6,-9,14
at_ⓠ=9,3,-3,0 at_ⓤ=-4,-11,-33,41 back_.=0,0,-2,7 back_from=-1,-5,3,0 background_is=12,0,-6,0 bars_.=9,3,-6,0
be_a=0,-15,0,-1 be_at=0,6,0,0 because_of=0,0,2,-4 because_the=-3,0,11,-1 before_and=3,7,-4,0 before_that=0,-14,0,0
before_the=0,0,-4,0 before_you=-1,6,4,-2 before_ⓒ=0,-12,0,0 before_ⓝ=-1,0,8,-2 belongs_to=-3,0,9,0 beside_it=0,7,0,0
bits_$=18,0,-10,0 board_for=0,-2,-9,26 board_ⓠ=0,-6,-16,17 branch_is=-1,0,8,-1 brand_voice=0,-6,-6,11
breaks_the=-1,1,8,0 bucket_is=0,9,0,0 budget_for=-2,-9,17,-3 bug_$=0,-1,0,12 build_number=8,1,-7,0 build_with=0,14,0,0
bump_the=-1,3,-17,0 but_not=0,-7,0,0 but_the=0,15,0,-1 by_a=1,-1,20,-3 by_date=0,-3,1,-4 by_one=0,5,0,0
by_sftp=0,-2,-3,16 by_the=1,0,2,0 by_then=-1,-7,3,0 by_trade=11,-3,-5,0 by_year=0,0,-18,32 by_ⓒ=-10,-3,12,0
by_ⓝ=0,-5,4,-2 call_me=15,-1,-7,0 called_ⓠ=-3,-8,0,2 can't_be=-1,0,5,-1 can't_see=7,1,-1,0 can_answer=11,1,0,0
can_be=-3,-5,0,0 can_drop=6,8,-2,0 can_find=0,-4,-3,9 can_paste=10,0,-1,0 can_read=0,0,4,-1 can_skip=28,1,-11,0
can_you=3,-4,0,-1 carry_the=-1,12,6,0 case_,=0,12,0,0 change_.=0,1,-17,0 change_to=0,9,0,0 changed_.=7,3,-3,0
changed_to=0,-8,2,0 chapter_ⓝ=-2,0,-2,8 chart_of=0,-1,-4,13 check_it=0,7,0,0 chokes_on=2,9,0,-1 ci_is=0,0,0,14
clever_.=5,11,-8,0 click_.=8,0,-2,0 co_-=0,0,15,-2 code_$=0,12,0,0 code_,=5,6,0,-2 code_.=0,18,-15,0
code_first=16,1,-5,0 codes_?=0,-3,-6,24 collected_in=0,-3,-11,20 column_.=3,2,-10,0 come_from=0,-6,-5,6
come_in=0,2,8,0 come_out=0,0,-3,6 come_to=0,0,-12,2 comments_.=0,0,-10,0 comments_in=0,20,0,-1 commit_,=6,1,-2,0
commit_messages=0,-15,0,-4 commits_,=1,17,0,-1 company_,=0,-9,0,1 contract_with=0,-1,-13,9 contracts_are=0,-1,-1,13
convention_is=0,14,-6,0 copies_in=0,-1,-7,13 could_follow=11,3,-5,0 customer_is=0,-13,6,0 dark_mode=0,-10,1,0
database_,=0,-2,-4,17 days_,=0,0,13,-1 days_.=0,0,0,11 dead_$=-1,-10,0,3 deaf_,=1,-10,0,0 debugging_$=0,-1,0,13
decided_to=-1,-14,3,-1 decisions_are=0,-3,-7,10 default_exports=-2,11,-4,0 depend_on=-3,8,10,-1 design_repo=0,-3,0,13
desk_,=0,1,-4,10 desk_is=0,-1,-5,10 develop_,=23,1,0,0 did_it=7,11,1,0 diff_$=-1,8,-3,0 diff_,=-3,9,-5,0 do_,=0,7,0,0
do_it=-2,3,-1,0 do_not=-2,15,1,0 do_that=0,13,-12,0 do_the=9,0,0,0 do_this=24,-1,-16,0 do_you=16,0,-1,0
docker_desktop=0,-1,0,12 docstrings_in=2,1,-14,0 does_it=-1,5,2,0 does_the=0,-19,13,0 don't_do=0,5,1,-1
don't_edit=0,0,0,9 don't_forget=0,-8,1,0 don't_like=14,-1,0,0 don't_need=6,7,-3,0 don't_use=0,6,-4,0
don't_want=0,5,0,0 done_$=3,6,-9,0 done_.=-1,19,-8,0 done_it=1,2,-8,0 dont_run=0,1,-17,0 door_$=0,-1,0,15
drive_,=0,-1,-4,11 e_-=-8,-1,1,0 e_tests=0,-1,0,12 each_,=0,9,2,0 each_time=0,8,-11,0 emoji_,=15,1,0,0
emoji_in=14,3,0,0 emojis_in=5,0,-2,-1 english_is=6,-3,-17,0 evening_,=-7,0,4,0 ever_.=0,9,0,0 every_page=0,8,0,0
every_time=3,12,-6,0 every_ⓒ=-2,2,7,0 every_ⓝ=0,-6,0,0 everything_goes=1,9,0,0 everything_in=4,13,5,0
everything_under=0,12,1,0 everywhere_$=8,0,0,0 everywhere_,=-3,11,0,0 everywhere_in=-1,7,4,0 exactly_,=10,2,-1,0
exactly_one=0,0,-4,8 example_in=0,8,1,0 explain_the=0,2,-10,0 explain_what=-6,-2,-2,0 explained_in=0,-4,-3,20
exports_.=0,1,-16,0 extension_ⓝ=0,-5,-5,17 feature_branches=0,13,0,0 february_,=0,-9,1,0 file_,=0,9,0,0
file_.=0,3,-13,0 file_and=9,0,0,0 file_ⓟ=0,-3,-2,17 filed_in=0,-2,-3,9 files_$=0,-1,0,-6 files_.=0,6,-2,0
files_in=-1,-11,-5,24 final_.=-1,-10,4,0 find_the=0,-1,-19,2 fine_.=1,4,-1,0 first_,=2,3,-3,-8 first_.=-2,4,1,1
first_and=5,9,-5,0 first_language=10,2,-5,0 first_of=0,-3,0,7 fiscal_year=-1,-11,8,-1 five_lines=12,1,1,0
fix_$=6,0,2,0 fix_.=0,7,-4,0 fix_it=0,3,-1,0 fix_the=-1,-2,6,-1 floor_,=0,-2,-4,20 focus_order=0,0,0,12
folder_,=0,-1,-2,10 folder_ⓒ=-1,-6,-17,18 folder_ⓠ=-1,-6,-1,7 for_a=0,6,0,-6 for_good=0,-8,6,-4 for_humans=16,2,-4,0
for_me=8,1,-5,-5 for_one=-8,1,0,0 for_six=9,-2,-1,0 for_the=-10,-12,9,0 for_this=0,0,-2,2 for_ⓒ=0,-3,0,0
for_ⓝ=1,0,0,-6 forum_,=0,-2,0,14 from_accounts=12,0,0,0 from_before=0,-2,0,7 from_me=13,0,0,0 from_now=0,12,-1,-7
from_the=-4,1,0,-1 from_this=-3,-3,9,0 from_ⓒ=-4,-6,4,0 from_ⓝ=-4,0,-1,-5 game_$=31,0,0,0 generator_,=-1,-10,2,0
get_a=0,1,0,-3 get_to=0,-7,0,0 gets_a=-1,-1,7,-1 gets_the=0,-5,-1,0 gets_wiped=0,0,0,26 give_me=3,0,7,-3
gives_me=8,0,-2,0 go_in=-1,2,6,-1 go_on=-1,0,-3,0 go_through=2,3,9,-2 go_to=-10,2,2,3 go_with=0,-5,1,0
goes_out=-2,1,5,-2 goes_to=-3,-1,4,1 going_with=-2,-3,5,1 gone_.=0,0,0,12 good_.=1,14,-12,0 google_sheet=0,-1,-7,8
greek_to=12,-4,-1,0 had_to=5,4,0,0 half_of=0,0,1,-4 hand_$=-6,0,0,0 hand_,=7,0,0,-1 hand_.=7,-3,-2,0
hands_off=-2,8,0,0 hands_out=0,-2,-2,13 hangs_in=0,-3,-6,12 has_a=-3,-4,8,0 has_no=-4,0,9,3 has_the=1,-22,0,18
has_to=3,3,1,-9 has_ⓝ=2,0,8,-2 have_a=2,1,0,-1 have_no=-3,-11,14,1 have_the=0,-19,5,1 have_to=0,1,0,-3
heads_up=0,-15,0,1 help_me=5,0,-3,0 her_own=9,0,-3,0 here_$=0,2,1,-7 here_,=0,0,-1,-12 here_.=0,4,3,-1
history_$=-1,-10,5,0 holidays_is=0,-3,-14,17 host_,=0,-1,0,10 how_i=10,6,-11,0 how_the=-7,0,2,0 i'd_have=10,3,-5,0
i'd_like=-8,-1,-4,0 i'd_rather=4,11,-5,0 i'll_read=14,0,-6,0 i'm_a=29,-17,-19,-9 i'm_colour=8,0,-3,0 i'm_in=2,2,-20,0
i'm_new=-15,-1,-7,0 i'm_not=1,-4,2,0 i'm_on=5,0,-5,-2 i'm_the=23,-9,5,-3 i'm_ⓒ=12,0,-14,0 i've_a=22,-2,-8,0
i've_no=13,0,-6,0 i've_only=27,-6,-20,0 i've_ⓝ=20,0,-6,0 i_always=35,-4,2,0 i_am=17,0,-8,0 i_answer=24,-2,-15,0
i_asked=-4,19,-1,0 i_can't=22,0,-10,-6 i_can=3,3,-22,-6 i_come=29,0,-9,-1 i_could=6,12,-12,0 i_dictate=10,0,-5,0
i_do=-4,-1,3,-1 i_don't=1,-1,-14,4 i_get=11,1,-10,-1 i_got=9,1,-5,0 i_had=9,2,-1,0 i_hate=7,0,-3,0 i_have=9,2,-13,1
i_keep=0,2,-5,0 i_know=8,0,-2,-5 i_learn=-3,8,-6,0 i_like=-18,0,-18,-2 i_lost=8,5,-1,0 i_maintain=8,0,-3,0
i_need=-1,6,-6,-2 i_never=17,0,-1,0 i_only=-1,-5,-1,0 i_own=18,0,0,0 i_pay=10,0,-1,0 i_prefer=4,0,-1,-1
i_read=14,2,-8,-2 i_really=14,-13,-1,0 i_run=9,-4,2,0 i_say=-1,16,-14,0 i_see=-1,4,2,0 i_teach=26,0,2,0
i_think=4,-2,0,0 i_told=-11,1,14,-1 i_use=30,-1,0,0 i_want=-2,9,-6,-5 i_was=-4,26,-11,0 i_will=19,0,0,0
i_won't=0,10,0,0 i_work=28,-2,-20,0 i_wrote=8,5,-2,0 ids_are=-2,1,7,-1 if_a=0,4,0,0 if_i=23,11,-11,0 if_it's=0,0,-5,0
if_the=-5,0,0,2 if_you=0,0,-4,1 imanage_,=0,-2,-12,12 in_,=-1,0,0,-4 in_a=0,0,-3,1 in_accounting=0,-3,0,12
in_all=-4,8,1,0 in_an=0,-6,0,2 in_any=0,10,12,-1 in_each=1,9,0,0 in_every=0,13,-1,-1 in_figma=0,-5,-5,15
in_front=-1,8,0,0 in_here=-1,18,0,0 in_imanage=0,-2,-12,12 in_it=0,7,0,-2 in_logs=0,11,4,-2 in_mind=-2,-1,10,-1
in_my=-3,2,-6,-3 in_one=-2,13,0,-2 in_our=-24,12,6,-9 in_ten=6,2,-3,0 in_that=4,0,0,0 in_the=-7,0,-1,2
in_this=-2,13,6,-11 in_two=0,3,1,0 in_ⓒ=5,-1,0,8 in_ⓟ=-2,-7,-17,21 in_ⓧ=0,-19,-2,10 instead_of=-3,0,-2,-18
into_a=5,0,-8,0 into_the=-3,-1,1,1 is_$=6,6,0,-1 is_a=0,1,2,-8 is_at=-2,-14,0,0 is_called=0,0,0,-6 is_due=-1,-12,5,-1
is_fine=6,0,-3,0 is_from=0,-7,1,0 is_generated=0,0,0,10 is_in=-6,-10,-8,16 is_my=36,-3,-21,-1 is_never=6,0,0,0
is_off=1,-1,7,-10 is_ok=0,0,0,14 is_older=0,-1,-4,11 is_on=-16,3,-6,1 is_only=-2,4,7,-2 is_out=-11,0,28,-3
is_over=0,-10,3,0 is_taken=6,2,0,2 is_the=3,-2,-2,0 is_to=-1,8,-1,0 is_what=0,-1,1,-3 is_where=0,0,0,13
is_with=0,-4,-4,37 is_ⓒ=1,2,7,0 is_ⓝ=-11,-7,9,-15 is_ⓟ=-14,-4,-1,1 isn't_a=-7,-1,6,-1 isn't_your=0,0,0,12
it's_a=1,1,5,-3 it's_in=-1,-10,-8,13 it's_the=-1,1,0,-12 it's_ⓒ=-2,-18,3,0 it's_ⓝ=-1,-1,5,-1 it's_ⓠ=-1,14,3,-1
it_$=-1,0,0,-5 it_,=-2,0,1,1 it_.=0,2,0,2 it_as=0,0,10,-1 it_at=6,0,-7,0 it_before=-1,6,0,0 it_doesn't=0,8,2,0
it_everywhere=10,0,0,0 it_first=11,0,-3,0 it_from=-1,5,-1,0 it_goes=0,8,1,-2 it_now=0,-6,4,0 it_on=-1,-14,2,0
it_should=4,0,-1,0 it_there=12,0,-5,0 it_twice=0,2,-9,0 it_was=-3,-17,8,-2 it_with=0,0,10,-1 it_without=0,0,0,12
its_own=-5,1,1,0 itself_,=3,0,-12,1 jan_ⓝ=0,0,0,21 k_ⓝ=0,0,0,8 keep_comments=20,3,2,0 keep_doing=3,7,-9,0
keep_going=10,0,-1,0 keep_in=0,-12,0,0 keep_it=10,-2,-1,0 keep_them=1,0,-10,1 keep_ⓒ=0,0,10,0 keeps_it=0,-2,-9,23
keeps_the=-1,-1,-7,3 keeps_ⓝ=0,-1,0,30 kept_in=0,-3,-11,12 key_is=9,-1,-6,0 key_to=0,-1,-6,26 key_ⓒ=0,0,-2,12
kind_of=-2,3,-5,0 know_what=8,1,-3,0 know_ⓒ=12,0,-7,0 language_,=7,2,-17,0 laptop_.=7,0,-4,0 last_night=-1,-6,0,0
last_week=1,4,2,-3 later_$=13,6,-1,0 leave_it=8,4,0,0 leave_the=0,13,1,0 length_is=17,0,-10,0 let_me=11,9,-7,0
like_a=3,-2,-6,0 like_it=6,1,1,-1 like_my=13,0,-1,0 like_the=10,3,1,0 like_this=0,7,3,0 like_to=43,-1,-5,0
line_fix=14,1,-3,0 line_length=-1,11,0,0 line_ⓝ=0,-6,0,0 lines_,=4,-2,-5,0 lines_.=12,0,0,0 linter_before=1,2,-8,0
list_,=-1,0,0,14 list_.=5,0,-1,0 list_?=0,-1,0,7 list_for=12,0,-4,0 list_of=1,-2,0,6 listed_in=0,-4,-5,13
live_in=-1,-9,-14,40 lives_in=-7,-1,-3,6 load_the=0,0,0,8 log_messages=23,2,0,0 logic_in=14,0,0,0 logs_,=-4,12,1,-1
lol_$=0,0,-10,1 look_at=-4,0,-4,3 look_for=14,2,-11,0 look_in=-2,0,-10,8 look_there=-2,-3,-1,20 love_that=24,0,-5,0
lovely_,=0,4,-11,0 lower_case=0,9,0,-1 machine_$=0,-1,-3,11 machine_,=0,9,0,0 mail_goes=12,0,-7,0 main_.=-2,9,0,0
maintain_this=13,0,-5,0 make_a=3,5,-1,0 make_me=1,4,-9,0 malloc_after=-1,8,3,0 managed_in=0,-1,-6,10
matrix_$=0,-1,0,19 me_$=4,0,5,2 me_,=6,4,-24,-6 me_.=0,-3,-10,4 me_:=17,0,-9,0 me_a=-1,3,0,-1 me_like=11,-1,-2,0
me_nothing=0,-2,-10,0 me_on=11,6,0,0 me_one=14,0,-4,0 me_the=-1,-8,0,-5 me_to=7,0,0,0 me_what=3,-4,-4,-1
me_which=-7,2,0,0 me_ⓒ=15,0,2,0 merge_,=-1,6,-1,0 messages_.=0,-1,-8,0 messages_must=0,1,-13,0 min_sdk=0,13,0,0
mind_that=0,-12,1,0 minutes_$=-1,12,0,0 money_is=-2,12,3,-1 month_$=0,0,9,-1 month_,=0,-5,1,0 more_,=-1,-2,5,-1
more_.=0,0,-6,2 more_emojis=14,2,0,0 more_of=5,17,-14,-3 more_than=4,8,0,-4 more_ⓒ=0,-11,3,0 morning_$=12,-1,0,0
most_of=4,-1,-5,-1 moved_from=-4,-11,8,0 must_be=-3,1,-1,0 must_have=0,3,-12,0 must_never=0,0,-5,0 mutex_is=7,6,-2,0
my_background=12,0,-6,0 my_comments=0,3,-11,0 my_desk=0,0,0,13 my_editor=15,0,-11,0 my_eyes=9,-3,-4,0
my_first=13,0,-8,0 my_life=8,-2,-4,0 my_own=-1,0,-13,0 my_phone=-8,18,-3,0 my_screen=8,13,-4,0 my_terminal=13,4,-5,0
my_ⓒ=32,0,-14,0 myself_,=-5,0,-7,0 name_,=-3,1,13,-2 names_.=0,0,-7,0 names_in=-2,10,12,-4 need_$=20,7,-6,0
need_a=0,6,8,0 need_an=0,-1,0,11 need_to=32,8,-5,0 needs_a=1,6,6,0 never_commit=-1,4,-16,0 never_use=0,-1,-3,0
new_endpoints=-1,18,0,0 new_one=0,-10,2,-1 new_to=21,0,-12,0 news_,=0,0,0,10 nice_,=7,3,-8,0 night_$=-3,1,8,0
night_shifts=10,-2,-7,0 nightly_job=0,1,-3,0 no_,=0,9,0,-4 no_.=-2,-4,0,0 no_abbreviations=0,8,12,0 no_emojis=0,8,-4,0
no_exceptions=-1,17,2,0 no_need=12,0,-10,0 no_new=-1,0,7,-1 no_recursion=-1,9,3,0 no_rights=14,-2,0,0 no_ⓒ=-2,4,8,-3
not_in=-10,2,-5,2 not_one=2,0,-14,0 not_sure=6,0,0,0 not_the=2,0,0,-7 not_to=-1,-9,1,1 not_ⓝ=-7,-2,17,-2
not_ⓟ=-1,0,8,-1 notes_:=0,-1,-1,16 now_$=6,-8,10,-7 now_,=-4,-3,9,0 now_instead=-1,-7,8,0 now_on=0,20,-1,-8
npm_.=0,0,-9,0 number_,=-8,0,0,0 number_and=0,-14,0,0 number_in=1,5,2,-2 number_ⓝ=0,-9,1,0 numbers_$=0,-1,0,14
of_a=0,-2,-6,0 of_it=-5,0,0,0 of_my=-1,14,-2,-1 of_our=-11,0,12,0 of_that=2,0,-24,0 of_the=1,3,-1,0 of_them=0,-2,0,-2
of_these=26,-1,-3,0 of_those=-2,6,4,0 of_us=0,-6,0,0 of_your=20,10,-8,0 of_ⓒ=0,4,0,-9 of_ⓝ=-6,-2,3,-1 off_.=6,2,-2,0
off_for=0,-6,2,0 off_limits=0,13,1,0 office_,=0,-13,1,8 oh_nice=13,0,-3,0 ok_that=4,7,-7,0 ok_to=0,0,0,14
old_and=0,7,0,0 old_tickets=0,-2,-7,17 old_ⓒ=-2,-15,13,0 on_,=-4,0,0,-8 on_.=0,0,5,0 on_a=0,1,0,-18 on_call=0,-11,0,2
on_it=1,0,2,-6 on_my=0,3,2,1 on_our=1,0,6,-1 on_page=1,0,-10,1 on_the=-4,-4,-2,2 on_them=0,1,7,0 on_this=0,9,2,-4
on_top=12,0,-3,-1 on_ⓒ=5,3,-3,2 on_ⓝ=-31,3,14,-4 on_ⓟ=-4,-12,11,0 once_and=11,1,-3,0 one_$=0,-6,0,0 one_.=1,-2,1,-3
one_called=0,0,-15,19 one_file=-1,9,2,0 one_for=-1,6,6,0 one_hand=3,-8,0,0 one_is=-3,-3,7,-1 one_line=6,9,-14,0
one_number=11,1,-3,0 one_per=1,0,-8,0 one_to=0,0,0,6 one_with=-7,-2,2,-2 ones_are=0,-7,-1,-2 only_$=2,1,-5,0
only_,=-3,2,0,-1 only_.=-10,7,22,-3 only_a=0,-7,0,1 only_dev=12,-1,0,0 only_developer=-10,-1,0,0 only_for=-1,0,4,-7
only_got=17,-2,-13,0 only_have=4,-7,0,0 only_if=0,7,0,0 only_one=0,-16,2,0 only_with=0,9,0,0 only_ⓟ=0,-4,2,0
open_the=-3,5,-1,0 or_no=11,2,-8,0 or_the=-3,13,7,-1 otherwise_$=0,21,2,-1 our_side=0,-7,0,0 our_team=0,19,-1,0
our_users=-1,-1,9,-1 our_ⓒ=9,0,-5,0 out_,=0,0,2,-8 out_.=-5,-1,2,0 out_of=3,0,-2,0 out_to=0,6,1,-1 over_,=-1,-12,4,0
over_the=0,2,5,-5 over_ⓒ=-5,-4,15,-2 owns_the=-4,0,21,0 page_,=-1,-1,-10,16 page_ⓝ=0,-2,-8,8 page_ⓠ=-1,-7,4,-12
paper_,=0,-7,0,0 paper_and=0,9,0,0 password_,=0,-2,-7,12 pay_per=0,-11,0,0 people_.=-4,-2,13,-1 perfect_,=18,6,-6,0
period_$=0,11,0,0 phone_,=3,0,-6,0 phone_number=0,-6,1,0 pinned_in=1,-7,-20,31 plain_words=9,3,-8,0 plan_$=12,1,-9,0
please_$=9,2,-7,-1 please_,=1,13,-4,-4 please_.=5,18,-8,0 please_do=5,5,-1,0 please_stop=1,14,2,0 please_use=0,2,-9,0
plots_with=0,9,-13,0 prefer_the=0,1,-3,0 printer_is=2,0,-10,0 prod_,=-2,2,10,0 prod_was=0,0,0,19 project_ⓒ=0,-1,-3,12
project_ⓠ=-1,-6,-13,7 public_ⓒ=0,7,-1,0 put_a=0,-1,0,4 put_the=-3,-1,-4,0 python_ⓟ=-1,-12,9,-1 quarter_$=-2,-14,0,8
questions_in=14,8,-3,0 questions_on=0,-2,0,14 ran_$=16,1,-2,0 rather_have=6,5,-1,0 read_a=19,0,0,0 read_code=10,4,-1,0
read_it=0,-6,8,-3 read_like=13,-5,-1,0 read_only=-6,1,-2,1 read_the=13,0,-4,0 read_those=13,0,0,0 read_ⓒ=0,-6,0,0
reader_,=-5,8,-2,0 red_and=6,2,-2,0 red_book=0,-1,-3,13 remember_that=1,-14,0,1 repo_$=0,0,0,7 repo_,=-6,0,-8,8
repo_is=-5,0,7,1 report_:=-1,0,-11,1 review_$=0,7,0,0 right_$=10,1,-3,0 rights_on=14,-2,0,0 ros_ⓝ=0,10,0,0
rule_,=0,2,-12,0 run_on=-3,-2,12,-2 run_terraform=9,0,0,0 run_the=-2,25,-15,-4 run_ⓠ=-2,8,-15,0 runbook_for=0,-5,-3,15
runs_on=2,1,-2,-6 s_ⓝ=0,-5,-3,13 said_you=9,0,0,0 said_ⓠ=1,4,-6,0 saved_my=7,5,-3,0 say_'=15,0,-1,0 say_so=0,11,-1,0
say_what=8,16,-10,0 say_ⓠ=-1,6,1,0 screen_reader=7,0,-4,0 second_,=-1,-12,3,0 seconds_$=13,0,-5,0 see_,=0,6,-2,0
see_what=11,1,-1,0 self_taught=17,-2,-9,0 sentences_and=24,2,-7,0 server_,=1,-7,0,2 settled_on=-1,-17,4,0
shared_drive=0,-2,-4,12 she's_in=-1,-3,0,17 she's_our=3,-1,-14,2 she_works=0,0,0,15 sheet_ⓠ=0,-1,-6,13
shelf_,=0,-1,-4,12 show_me=-2,4,-17,-1 show_up=0,8,2,0 shows_the=0,8,-1,0 side_,=2,-14,0,0 signed_it=-1,-12,2,0
signs_off=-2,-2,0,11 since_'=16,-1,-7,0 since_last=0,-7,0,0 since_the=-7,-10,21,-1 since_ⓒ=-4,-17,12,-5
sit_on=-3,-8,0,7 site_,=-1,-3,-1,9 sits_in=0,-1,-2,15 six_years=9,-2,-1,0 skip_it=0,0,0,11 skip_the=-4,0,-8,0
small_commits=11,0,2,0 so_.=-4,8,0,0 so_don't=0,0,5,-1 so_give=4,10,1,0 so_i'm=12,-11,-12,0 so_i=5,-4,2,0
so_if=4,11,0,0 so_it's=0,-6,1,0 so_it=-4,-3,1,0 so_no=-5,0,14,-4 so_please=-5,0,1,0 so_tell=12,0,-4,0
so_the=0,-13,-1,4 so_there=0,-9,1,0 so_what=1,0,-3,6 so_ⓒ=0,-13,-1,1 so_ⓠ=12,1,-2,0 someone_who=10,-3,-7,0
sorry_for=8,-2,-2,0 spelling_in=9,-2,0,0 stack_trace=8,-1,0,0 staging_moved=0,-2,0,12 start_,=12,1,-7,0
start_with=-4,0,0,0 stay_on=0,26,0,0 stop_and=5,1,-6,0 stop_saying=23,1,-6,0 stuff_$=9,-1,0,-1 style_,=-2,9,1,-1
sure_,=6,0,0,0 switched_off=-1,-9,1,3 tab_ⓒ=0,-2,-2,9 table_,=3,0,-4,0 table_ⓝ=0,0,-9,4 tabs_in=-1,8,-1,0
take_ⓝ=2,7,1,0 talk_to=4,1,-9,0 talked_it=-2,-14,2,0 tell_me=5,9,-19,4 ten_minutes=0,6,2,-1 ten_seconds=12,6,-6,0
test_.=0,2,-6,0 test_fails=8,0,-2,0 tests_,=1,20,1,-3 tests_.=-3,4,-2,0 tests_first=23,-1,-3,0 text_,=1,15,-4,-1
texts_come=0,0,-6,16 th_$=0,-6,1,0 th_,=0,-7,2,-1 than_one=0,4,-7,0 than_the=2,1,-10,0 than_three=9,1,-1,0
thanks_for=1,6,-11,0 that's_how=2,18,0,-10 that's_the=-11,9,-11,0 that's_ⓒ=0,-9,2,15 that_,=-2,4,0,0 that_.=-1,3,-1,-4
that_a=0,6,0,0 that_again=14,7,-2,0 that_i=9,0,-3,0 that_in=-1,0,7,-1 that_one=0,0,4,0 that_table=-3,8,-3,-1
that_the=-12,0,4,0 that_time=13,0,-1,0 that_to=-6,3,0,0 that_was=4,4,-9,0 that_way=15,0,0,0 that_we=-1,-2,11,0
that_you=-4,9,-13,-2 the_accent=12,0,0,0 the_answer=12,17,-12,0 the_app=-2,-1,3,-1 the_ascii=8,8,-2,-1
the_background=0,-3,0,14 the_barn=12,0,-8,0 the_billing=0,2,16,0 the_blue=0,-3,-2,18 the_board=-13,0,4,-6
the_bot=-2,0,8,0 the_brand=-2,-7,-6,8 the_caretaker=0,0,0,12 the_case=0,9,0,0 the_changelog=-4,3,1,-1
the_changes=11,1,-3,0 the_client=0,-7,8,-1 the_club's=0,-1,-9,16 the_code=1,0,-12,-2 the_colour=0,0,-11,6
the_conclusion=20,6,-8,0 the_copies=0,-1,-7,13 the_council=0,-6,0,0 the_cupboard=-1,-3,-2,9 the_data=1,0,3,1
the_dataset=0,0,0,19 the_deadline=0,-2,4,-1 the_demo=-1,-5,0,0 the_design=1,0,-2,5 the_dev=0,3,-9,0
the_diff=4,23,-1,-3 the_display=0,5,0,0 the_docs=-1,25,1,-4 the_end=0,2,0,-8 the_error=5,0,-1,0
the_explanation=7,15,-5,0 the_file=1,0,-8,0 the_first=-4,0,1,1 the_fix=0,4,1,0 the_folder=0,-6,0,0 the_full=0,15,-1,0
the_generator=-2,-1,8,0 the_git=11,-1,-6,0 the_glossary=-1,-3,-9,12 the_hub=0,-1,0,10 the_icon=0,0,-4,8
the_job=-2,6,8,0 the_key=0,-1,0,16 the_kitchen=5,1,-8,0 the_lab=-2,-6,1,0 the_laptop=14,-1,-15,0 the_last=2,0,2,0
the_lawyer=0,-9,1,0 the_left=0,-4,-3,1 the_length=9,1,0,0 the_line=-3,-1,-5,0 the_linter=0,12,0,0 the_list=-2,-19,0,7
the_lockfile=1,13,10,0 the_log=0,8,0,0 the_login=0,7,1,0 the_macros=12,0,0,0 the_main=-1,0,5,0 the_manual=3,0,-11,1
the_maths=9,-2,-5,0 the_metric=10,0,-3,0 the_migration=0,-3,1,0 the_mobile=-3,2,10,0 the_month=-1,-8,2,0
the_new=-12,-1,10,0 the_next=0,0,2,-6 the_nightly=-1,-4,1,-1 the_notebook=-1,0,-5,0 the_number=-4,1,0,0
the_old=4,1,-5,0 the_one=0,1,-1,3 the_only=-1,-13,0,3 the_order=0,4,-13,0 the_other=0,2,3,-5 the_output=9,4,-3,0
the_parser=0,1,5,-1 the_partners=0,18,3,0 the_people=0,-2,-8,10 the_perf=0,-4,-3,13 the_phone=0,-9,3,0
the_pilot=-4,-5,10,-1 the_plan=1,28,-5,0 the_prod=-1,12,0,0 the_product=1,-1,12,-4 the_python=6,0,-2,0
the_rack=0,0,-11,5 the_real=0,-1,-1,13 the_reasoning=13,10,0,0 the_release=0,-3,0,0 the_repo=-2,-4,-1,9
the_rest=0,0,3,-2 the_run=11,0,-5,0 the_runbooks=0,-2,0,10 the_same=-1,3,6,0 the_school=-2,-6,9,-1
the_second=-1,-11,4,-3 the_service=0,13,0,0 the_short=0,12,-2,0 the_solution=22,0,-12,0 the_source=0,5,0,0
the_spring=0,-1,0,10 the_staging=-4,0,3,2 the_summary=17,1,-2,0 the_tax=-1,-6,3,-1 the_template=5,0,0,0
the_test=0,1,-6,0 the_tests=0,-2,0,-2 the_text=0,10,-5,0 the_thing=-1,6,4,0 the_things=13,0,0,0 the_three=0,5,0,0
the_title=0,-4,0,-1 the_top=-1,0,-13,0 the_train=-1,6,0,0 the_user=0,0,-7,17 the_vestry=0,-3,-15,20 the_way=0,5,0,2
the_web=-3,-18,-1,0 the_weekend=-1,-6,1,-1 the_wiki=-4,-10,1,-4 the_wiring=0,-1,-8,11 the_word=0,0,6,-3
the_yellow=0,-1,-2,12 the_ⓒ=0,-1,1,0 the_ⓝ=5,-3,12,-20 the_ⓠ=8,1,1,0 the_ⓧ=-1,-6,-12,18 them_$=0,4,6,0
them_.=-4,6,4,-4 them_all=0,7,0,0 then_$=7,0,0,0 then_the=0,5,-14,-1 there's_a=1,-7,0,10 there_,=0,0,6,-2
there_are=-4,-8,8,-2 there_is=-4,-2,8,0 thing_that=0,12,0,0 things_$=0,0,-10,0 think_in=12,0,-2,0
this_codebase=1,-1,5,-1 this_is=2,0,-5,1 this_machine=-1,12,3,0 this_on=9,-1,3,0 this_project=-1,14,0,-1
this_repo=1,27,0,-11 this_time=7,0,-2,0 this_year=-1,-12,5,0 this_ⓒ=3,-1,-2,0 though_$=9,-2,0,0 three_lines=2,3,-10,0
three_times=0,3,-7,0 three_weeks=0,-7,1,0 through_the=4,-5,-3,0 ticket_,=0,5,4,0 ticket_.=0,3,-20,0
ticket_number=-1,8,0,0 tickets_are=-1,-9,0,7 time_.=0,2,-3,0 time_i=9,1,-1,0 times_.=19,0,-5,0 times_in=0,17,0,-1
to_a=0,14,-1,1 to_always=-5,5,-4,0 to_ask=6,4,0,0 to_be=1,0,0,-8 to_bun=10,1,0,0 to_date=0,0,-18,4 to_explain=6,-2,0,0
to_follow=0,20,0,0 to_get=0,13,0,0 to_main=0,6,0,0 to_me=4,4,-25,2 to_say=9,0,0,0 to_the=-1,0,3,-7 to_this=1,-6,0,0
to_touch=8,0,0,0 to_ⓒ=-8,-1,17,0 to_ⓝ=1,-8,10,-18 to_ⓟ=-8,1,0,0 today_$=-1,-5,3,0 today_,=0,-4,1,0 told_me=-4,-5,-7,0
told_you=-4,1,8,-1 top_,=25,1,-9,0 top_and=9,0,-1,0 tracked_in=0,-3,-3,10 turn_into=12,7,-6,0 twice_$=-1,6,3,0
twice_,=0,1,-4,0 two_days=6,-1,-6,0 two_people=-6,0,11,0 two_spaces=2,8,0,0 two_versions=0,0,0,10 two_weeks=-1,2,5,0
two_ⓒ=-2,-7,5,-1 type_hints=0,4,-4,0 typo_.=0,8,-11,0 ugh_,=0,4,-13,0 under_five=9,0,0,0 under_ⓒ=-9,-4,0,1
under_ⓟ=-2,-9,-18,22 unless_i=14,3,-1,0 until_the=-9,-10,6,-4 until_ⓒ=-4,-4,6,-4 up_in=-4,0,2,0 up_to=-5,-1,0,1
us_$=2,0,0,-7 us_,=-5,8,5,-5 use_dark=13,0,-3,0 use_pnpm=-1,3,-12,0 use_tabs=0,0,-8,0 use_the=2,6,1,-16 use_ⓒ=0,0,0,-3
user_is=10,-1,-2,0 v_ⓝ=-7,3,4,1 wall_of=6,7,-13,0 want_it=13,4,0,0 want_to=-5,8,0,0 was_on=9,1,-3,0 way_$=1,11,-13,0
way_.=29,6,-18,0 we're_a=-4,0,5,-2 we're_not=-1,-8,1,0 we've_been=0,12,0,0 we've_got=1,-5,1,-2 we_agreed=-1,-2,5,-3
we_are=2,0,9,-2 we_build=0,13,0,0 we_decided=0,-9,1,0 we_do=-4,0,5,0 we_don't=2,16,-1,4 we_get=0,-6,2,-1
we_go=-4,-2,4,-1 we_have=-21,-1,11,-5 we_keep=-7,-2,-1,0 we_log=0,-2,0,28 we_look=0,0,0,8 we_may=-1,-12,1,0
we_name=0,14,-1,0 we_need=0,0,-11,0 we_only=-4,0,5,0 we_settled=-1,-8,1,0 we_ship=-4,0,12,-2 we_use=-9,6,-7,-2
we_write=-3,17,0,-2 week_,=-1,-5,25,-4 weekly_$=0,0,-9,12 weeks_,=0,-1,6,0 went_with=-1,-9,4,0 what_a=17,1,-14,0
what_i=-2,3,4,4 what_is=40,-2,-12,-1 what_it=-1,11,-4,0 what_you=-1,0,-4,1 when_a=0,4,0,0 when_i=-1,4,-18,-1
when_you=3,14,-9,-4 whenever_you=0,17,-3,-4 where_to=0,-7,-8,7 which_is=-3,1,-2,1 which_of=11,-6,-2,0
while_you're=6,0,0,0 who_know=0,-2,-1,18 who_learned=7,-4,-10,0 who_may=0,-1,0,12 who_owns=0,-1,-7,19
whole_file=-8,2,-4,0 why_,=6,6,2,0 why_the=18,4,-6,0 wiki_$=0,-1,0,14 wiki_,=-1,-4,0,17 will_be=0,-24,1,-1
with_-=-1,6,0,0 with_a=-2,5,2,-5 with_all=0,0,-10,2 with_an=0,13,-1,0 with_before=10,0,0,0 with_it=0,15,-1,-1
with_me=0,12,-9,-4 with_one=3,22,0,-1 with_that=5,15,-6,0 with_the=4,0,0,-1 with_two=-2,0,6,0 with_units=0,8,-9,0
with_us=-8,2,9,-2 with_ⓒ=-3,-4,14,0 with_ⓝ=1,-8,-1,-7 with_ⓠ=-1,0,7,-1 without_asking=0,10,-1,1 word_in=0,-9,1,0
word_ⓠ=-1,-2,6,-1 words_,=-1,7,0,0 work_on=2,6,2,-2 works_,=4,0,0,0 would_have=7,-1,-2,0 write_all=0,3,-10,0
write_me=8,0,0,0 write_the=4,0,-7,-1 write_to=-1,0,0,6 wrong_in=13,-1,0,0 wrote_the=1,0,-16,0 year_$=-3,-16,-4,0
year_,=-2,-4,0,0 years_,=0,-6,0,-1 years_.=23,0,-20,0 years_of=30,-2,-24,0 yes_or=11,2,-8,0 you'll_find=-1,-13,-5,19
you've_done=10,0,-2,0 you_add=0,4,-16,0 you_asked=6,1,-7,-1 you_can=7,0,-4,0 you_change=0,5,-7,0 you_changed=0,12,-6,0
you_did=2,10,-6,-1 you_do=0,10,1,0 you_explain=4,6,-1,0 you_find=-1,-4,0,7 you_just=-7,2,-1,0 you_keep=1,3,9,-1
you_know=5,0,2,0 you_left=1,11,-5,0 you_make=0,5,0,0 you_may=5,13,-1,0 you_need=1,-4,0,9 you_only=0,7,-1,0
you_open=0,19,0,0 you_pull=11,0,1,0 you_put=-3,10,1,0 you_ran=0,6,-14,0 you_said=3,10,-17,0 you_say=15,-6,-9,0
you_see=0,-4,0,0 you_should=-1,7,-1,0 you_split=0,7,0,0 you_tell=19,10,0,0 you_to=0,5,-9,0 you_touch=0,8,1,-2
you_use=0,-13,0,0 you_want=7,0,-7,1 your_answers=4,14,-10,-2 your_last=1,3,-8,0 ⓒ_$=3,-14,-1,0 ⓒ_'=-3,-1,0,3
ⓒ_)=0,-7,-12,20 ⓒ_,=-1,-5,-2,0 ⓒ_.=3,-12,-3,2 ⓒ_;=-1,-2,28,-1 ⓒ_after=-1,-8,3,0 ⓒ_and=-1,-10,7,3 ⓒ_are=-5,0,17,-1
ⓒ_at=-1,-5,0,1 ⓒ_by=0,-7,-1,0 ⓒ_change=0,0,-5,21 ⓒ_descriptions=16,1,0,0 ⓒ_does=0,-4,8,-6 ⓒ_for=-1,-2,2,-3
ⓒ_from=2,-7,7,0 ⓒ_hands=0,-2,-2,13 ⓒ_has=1,-7,-3,-1 ⓒ_i=14,-3,-5,0 ⓒ_in=-4,2,0,3 ⓒ_instead=-8,0,2,0 ⓒ_is=-3,-2,4,0
ⓒ_keeps=0,-1,-9,15 ⓒ_mode=-1,-8,4,-1 ⓒ_now=2,-21,1,0 ⓒ_on=-7,3,4,0 ⓒ_only=-1,0,11,3 ⓒ_please=19,2,-1,0
ⓒ_project=0,-2,-5,8 ⓒ_questions=0,-1,0,20 ⓒ_says=0,10,0,0 ⓒ_since=0,-16,2,0 ⓒ_team=0,-8,1,0 ⓒ_to=1,-4,6,-2
ⓒ_under=-10,-8,-20,30 ⓒ_ⓒ=-8,-11,-4,1 ⓒ_ⓝ=-18,0,-1,1 ⓒ_ⓟ=-6,0,9,-6 ⓒ_ⓧ=-2,3,-9,9 ⓝ_$=-1,-4,-4,1 ⓝ_'=-4,-8,-1,2
ⓝ_,=0,-9,-4,1 ⓝ_-=1,0,3,0 ⓝ_.=2,2,14,-17 ⓝ_:=-14,5,3,4 ⓝ_a=-1,-4,8,-1 ⓝ_and=0,-3,6,-16 ⓝ_are=0,-8,2,0
ⓝ_because=0,11,-4,0 ⓝ_by=0,-7,0,0 ⓝ_days=0,-10,2,0 ⓝ_files=6,14,-8,0 ⓝ_for=-1,-1,5,-2 ⓝ_has=0,-8,0,3
ⓝ_hours=-1,-8,3,-1 ⓝ_in=0,23,1,0 ⓝ_inch=2,9,-2,0 ⓝ_is=0,0,-2,-1 ⓝ_january=-2,4,7,-3 ⓝ_june=-1,-10,2,-1 ⓝ_k=-11,0,16,-4
ⓝ_line=1,7,-11,0 ⓝ_lines=-5,14,0,-1 ⓝ_march=-3,-9,4,-1 ⓝ_mb=-1,0,4,-2 ⓝ_ms=0,5,1,0 ⓝ_nd=-3,-13,-2,0 ⓝ_now=-1,7,-1,3
ⓝ_of=-1,-11,0,-1 ⓝ_on=-3,-13,3,0 ⓝ_password=0,-3,-16,21 ⓝ_px=0,6,0,0 ⓝ_th=-14,-6,7,-9 ⓝ_the=0,-4,0,0 ⓝ_to=3,-1,1,-2
ⓝ_years=12,0,-8,-1 ⓝ_ⓧ=0,-7,0,0 ⓟ_$=-17,-5,-18,20 ⓟ_,=-11,-1,-10,23 ⓟ_.=5,0,0,0 ⓟ_and=-7,0,3,0 ⓟ_by=0,-1,-14,11
ⓟ_in=1,0,0,5 ⓟ_is=-10,9,15,-4 ⓟ_now=-3,-3,9,-4 ⓟ_ⓧ=0,-12,-1,4 ⓠ_$=-2,-3,-22,21 ⓠ_,=0,0,-1,20 ⓠ_.=2,0,-11,0
ⓠ_at=9,5,0,0 ⓠ_in=-6,-1,9,1 ⓠ_is=-4,-24,6,-1 ⓠ_isn't=-4,1,9,0 ⓠ_to=7,3,-2,0 ⓤ_$=-6,-12,-16,16 ⓧ_the=0,-17,-2,3
ⓧ_ⓝ=0,6,0,0 ⓧ_ⓟ=-8,0,0,-2 ⓧ_ⓧ=0,4,-1,-1
"""
