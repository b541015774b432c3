"""How much each trait of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
!=-8 !_$=-8 '=14 '_,=6 '_id=-3 '_s=2 (=3 (_)=5 )=3 )_$=6 )_.=-4 ,=13 ,_a=-8 ,_add=-7 ,_all=-6 ,_and=-10 ,_any=-2
,_ask=8 ,_assume=6 ,_but=-5 ,_change=-4 ,_check=-4 ,_don't=8 ,_each=6 ,_even=4 ,_ever=4 ,_every=-4 ,_everywhere=9
,_first=-5 ,_go=-3 ,_haha=-6 ,_he=5 ,_help=-6 ,_how=-4 ,_i'll=-5 ,_i=13 ,_in=4 ,_it's=4 ,_it=-9 ,_just=-12 ,_leave=5
,_let's=-8 ,_let=-6 ,_like=5 ,_log=-5 ,_look=-2 ,_make=-4 ,_my=4 ,_never=16 ,_nice=-4 ,_no=13 ,_not=3 ,_nothing=4
,_one=3 ,_only=-15 ,_ops=7 ,_page=5 ,_project=5 ,_put=-3 ,_remove=-6 ,_rename=-4 ,_rest=6 ,_run=-7 ,_security=5
,_show=-6 ,_skip=-5 ,_so=7 ,_something=-6 ,_sorry=-4 ,_tab=11 ,_tell=6 ,_thats=5 ,_the=7 ,_there=-3 ,_they=13 ,_use=6
,_we're=3 ,_we=23 ,_what=-8 ,_where=-4 ,_which=-4 ,_why=-4 ,_with=-4 ,_write=-4 ,_ⓒ=2 ,_ⓝ=5 ,_ⓟ=4 -=3 -_-=-4
-_compose=-3 -_ⓝ=4 .=-3 ._$=-3 ._'=-7 ._.=-12 /=8 /_$=-4 0:a=-9 0:add=-4 0:after=2 0:again=9 0:all=5 0:always=6
0:and=-2 0:answer=10 0:anyway=-4 0:api=4 0:as=5 0:ask=-5 0:at=-4 0:before=-3 0:btw=5 0:by=5 0:can=-9 0:chose=8
0:code=5 0:coffee=-5 0:commit=-5 0:convert=-4 0:could=-4 0:do=-6 0:don't=1 0:dont=8 0:each=-5 0:english=5
0:everyone=-5 0:explain=-3 0:first=-4 0:fix=-7 0:for=-6 0:forget=8 0:from=-3 0:fyi=5 0:gene=-6 0:give=-2 0:go=-6
0:going=4 0:good=3 0:got=-4 0:grafana=9 0:haha=-4 0:half=8 0:have=-5 0:he=-4 0:hm=-5 0:how=-3 0:i'll=-4 0:i'm=4
0:i've=2 0:i=2 0:if=-8 0:in=-6 0:is=-4 0:it's=5 0:it=-5 0:keep=4 0:let's=-3 0:looks=-8 0:make=-3 0:makefile=6
0:money=5 0:morning=-3 0:move=-7 0:my=-5 0:next=-5 0:nice=5 0:no=3 0:node=4 0:not=5 0:note=-4 0:now=-8 0:one=4
0:open=-4 0:or=-4 0:our=11 0:pin=8 0:please=-2 0:pretend=-6 0:public=7 0:read=-5 0:remember=-6 0:rename=-6 0:revert=-2
0:rust=4 0:send=-5 0:set=-4 0:should=-3 0:show=4 0:signed=6 0:so=-9 0:some=4 0:someone=-5 0:sorry=-9 0:split=-6
0:staging=4 0:start=-4 0:stick=8 0:take=-6 0:tests=7 0:thanks=-4 0:that's=5 0:that=4 0:the=1 0:then=-5 0:there's=5
0:they=5 0:this=4 0:translate=-6 0:until=-4 0:use=-4 0:we'll=9 0:we're=8 0:we've=4 0:we=11 0:what's=-4 0:what=-9
0:whats=-4 0:when=6 0:which=-7 0:who=-4 0:why=-1 0:would=-3 0:write=7 0:wrong=4 0:yes=-4 0:you=5 0:ⓝ=-3 0:ⓟ=-3 0:ⓠ=4
1:!=-9 1:-=-15 1:.=-3 1::=-4 1:a=-3 1:add=-2 1:again=-3 1:agreed=-4 1:allowed=9 1:always=-8 1:an=-4 1:anything=4
1:are=3 1:at=2 1:board=6 1:branch=7 1:broke=-5 1:by=-7 1:came=-6 1:can't=5 1:can=-3 1:change=-4 1:clever=5
1:cluster's=8 1:codes=9 1:colleague=-4 1:commit=10 1:cost=6 1:dates=11 1:day=-5 1:decided=-7 1:do=2 1:docs=-9
1:does=-6 1:doing=7 1:done=-9 1:every=-5 1:file=-6 1:first=5 1:for=5 1:forget=-4 1:freeze=3 1:function=-3 1:gets=-5
1:go=3 1:good=-10 1:handing=-6 1:happens=4 1:has=10 1:have=2 1:here=4 1:how=5 1:i'd=7 1:i'm=6 1:i=-9 1:idea=-6 1:in=8
1:index=6 1:invoice=-6 1:is=1 1:isn't=5 1:it's=-7 1:it=-8 1:keep=-5 1:keeps=11 1:key=-6 1:language=-6 1:left=7
1:licence=7 1:like=-3 1:lines=9 1:log=-4 1:long=-5 1:looks=10 1:may=-3 1:me=-8 1:might=-7 1:mind=-2 1:moved=8 1:my=-3
1:names=9 1:need=-6 1:never=-2 1:new=-4 1:no=-5 1:not=-5 1:now=-7 1:of=7 1:ok=-5 1:on=-10 1:one=5 1:open=5 1:or=-6
1:out=-3 1:owns=11 1:people=7 1:prefer=-2 1:probably=-8 1:rather=7 1:release=-7 1:run=6 1:said=-5 1:says=-5 1:set=-6
1:so=-8 1:split=-5 1:stays=7 1:stop=9 1:sure=-7 1:take=-5 1:test=-4 1:tests=-10 1:that=-1 1:the=-12 1:them=8
1:there=-3 1:these=-5 1:thing=-6 1:think=-4 1:this=-12 1:time=-7 1:times=-6 1:to=11 1:touch=-4 1:want=5 1:wanted=-7
1:was=-2 1:we=-9 1:week=-5 1:what=-4 1:with=-2 1:won't=9 1:you're=3 1:you=-5 1:ⓒ=-13 1:ⓝ=-5 1:ⓟ=4 1:ⓧ=-3 2:!=-5 2:'=9
2:-=2 2:.=9 2::=4 2:?=5 2:a=-10 2:about=4 2:after=4 2:again=8 2:always=-3 2:an=-5 2:and=12 2:answers=7 2:app=8 2:at=6
2:back=-6 2:bar=7 2:been=11 2:bug=-3 2:by=12 2:change=-5 2:code=-6 2:come=4 2:demo=6 2:end=-5 2:ever=-3 2:everything=8
2:failing=6 2:file=4 2:fine=-6 2:fix=-5 2:for=-6 2:forget=-2 2:function=5 2:getting=-3 2:go=3 2:going=-6 2:guide=-5
2:had=-5 2:has=-6 2:have=6 2:how=6 2:i=5 2:if=-6 2:importer=6 2:in=-5 2:insists=-5 2:instead=-6 2:is=-9 2:it's=-4
2:just=-5 2:key=7 2:lawyer=5 2:like=11 2:look=-4 2:machine=8 2:mail=-4 2:me=-5 2:merged=-6 2:metric=8 2:must=-6 2:my=8
2:need=2 2:needed=-5 2:needs=-4 2:never=-8 2:no=-4 2:not=-3 2:note=5 2:of=8 2:on=-3 2:once=-5 2:one=7 2:only=17
2:order=-5 2:out=-7 2:over=3 2:people=-7 2:per=7 2:picked=7 2:read=5 2:release=-4 2:remember=-6 2:returns=-6
2:running=-7 2:say=-3 2:says=-6 2:see=4 2:server=4 2:ship=5 2:should=-4 2:shown=-6 2:signed=6 2:since=-6 2:split=3
2:start=6 2:starts=4 2:swears=-6 2:table=6 2:test=4 2:than=-5 2:that's=-6 2:that=3 2:the=-2 2:them=-6 2:these=5
2:third=4 2:this=4 2:three=6 2:to=-1 2:token=-4 2:up=-5 2:use=-5 2:user=-3 2:v=-5 2:want=5 2:was=-4 2:way=7 2:we=-9
2:what=3 2:who=-4 2:with=7 2:without=5 2:wrong=-9 2:you=8 2:ⓒ=1 2:ⓝ=-12 2:ⓟ=-10 :=11 :_$=-17 :_'=-11 :_it=-2 :_nil=-3
:_we=8 :_ⓝ=-3 :_ⓠ=-23 :_ⓤ=5 ;=12 =-18 ?=-23 ?_$=-23 ^_a=-9 ^_add=-4 ^_after=2 ^_again=9 ^_all=5 ^_always=6 ^_and=-2
^_answer=10 ^_anyway=-4 ^_as=5 ^_ask=-5 ^_before=-3 ^_btw=5 ^_by=5 ^_can=-9 ^_chose=8 ^_code=5 ^_coffee=-5 ^_commit=-5
^_could=-4 ^_do=-6 ^_don't=1 ^_dont=8 ^_each=-5 ^_english=5 ^_everyone=-5 ^_explain=-3 ^_first=-4 ^_fix=-7 ^_for=-6
^_forget=8 ^_from=-3 ^_fyi=5 ^_gene=-6 ^_give=-2 ^_go=-6 ^_good=3 ^_got=-4 ^_grafana=9 ^_haha=-4 ^_half=8 ^_have=-5
^_he=-4 ^_hm=-5 ^_how=-3 ^_i'll=-4 ^_i'm=4 ^_i've=2 ^_i=2 ^_if=-8 ^_in=-6 ^_is=-4 ^_it's=5 ^_it=-5 ^_keep=4 ^_let's=-3
^_looks=-8 ^_make=-3 ^_makefile=6 ^_money=5 ^_morning=-3 ^_move=-7 ^_my=-5 ^_next=-5 ^_nice=5 ^_no=3 ^_not=5 ^_note=-4
^_now=-8 ^_one=4 ^_open=-4 ^_our=11 ^_pin=8 ^_please=-2 ^_pretend=-6 ^_public=7 ^_read=-5 ^_remember=-6 ^_rename=-6
^_revert=-2 ^_rust=4 ^_send=-5 ^_set=-4 ^_should=-3 ^_show=4 ^_signed=6 ^_so=-9 ^_some=4 ^_someone=-5 ^_sorry=-9
^_split=-6 ^_start=-4 ^_stick=8 ^_take=-6 ^_tests=7 ^_thanks=-4 ^_that's=5 ^_that=4 ^_the=1 ^_then=-5 ^_there's=5
^_they=5 ^_this=4 ^_translate=-6 ^_use=-4 ^_we'll=9 ^_we're=8 ^_we've=4 ^_we=11 ^_what's=-4 ^_what=-9 ^_when=6
^_which=-7 ^_who=-4 ^_why=-1 ^_would=-3 ^_write=7 ^_wrong=4 ^_yes=-4 ^_you=5 ^_ⓝ=-3 ^_ⓟ=-3 ^_ⓠ=4 a=-4 a_bit=-7
a_command=6 a_commit=5 a_dataclass=-3 a_down=6 a_failing=9 a_flag=5 a_function=-5 a_helper=-3 a_lawyer=6 a_look=-2
a_lot=9 a_minute=7 a_one=4 a_progress=-2 a_reason=5 a_slide=-6 a_test=2 a_time=7 a_unit=-2 a_week=6 a_ⓒ=-15 a_ⓝ=8
a_ⓟ=4 abbreviations=5 abbreviations_in=5 about_a=6 about_it=5 about_ⓝ=-3 above=5 above_$=5 actually=4 add=-15 add_a=-5
add_one=-5 add_pagination=-2 add_type=-4 adding=4 admin_rights=6 after:!=-5 after:,=-3 after::=-11 after:?=-5
after:a=-8 after:after=7 after:always=-7 after:and=3 after:answer=-5 after:any=-5 after:anyway=-5 after:are=6
after:as=-4 after:broke=-3 after:but=-4 after:can=-5 after:check=4 after:diff=10 after:discussed=10 after:do=-14
after:does=-11 after:each=-4 after:every=5 after:exactly=6 after:file=4 after:first=-3 after:fix=5 after:for=-2
after:give=5 after:has=12 after:have=-3 after:he=-6 after:how=6 after:i've=3 after:i=5 after:idea=-5 after:if=-10
after:in=-9 after:is=-7 after:it's=5 after:it=9 after:keep=6 after:let=-6 after:make=3 after:me=-3 after:more=9
after:my=3 after:name=-7 after:never=-4 after:new=6 after:next=-9 after:no=-4 after:not=14 after:now=-13 after:of=10
after:ok=-4 after:on=-9 after:once=6 after:one=-9 after:our=-11 after:plain=7 after:please=-15 after:put=-4
after:repo=-7 after:rerun=-5 after:run=6 after:second=-4 after:should=-5 after:so=4 after:something=-6 after:start=11
after:tell=-7 after:that's=7 after:that=9 after:the=5 after:then=-3 after:there's=-3 after:they=-4 after:things=-6
after:this=3 after:three=-6 after:two=-6 after:use=-11 after:wanted=7 after:we=-4 after:what=-4 after:when=-5
after:where=-6 after:which=-11 after:why=-12 after:with=7 after:won't=7 after:write=-3 after:yes=6 after:you're=4
after:your=9 after:ⓝ=4 after:ⓟ=5 after:ⓧ=-3 after=4 after_a=5 after_all=-5 after_it=6 after_that=-3 afternoon=-6
again=-13 again_$=7 again_,=-8 again_.=-7 against=5 agreed=9 agreed_that=7 ahead=-7 ahead_.=-6 alerts=6 all=-1
all_,=-7 all_.=-6 all_in=-9 all_new=6 allowed=5 allows_ten=7 already=2 altogether=-9 always=-21 always_answer=-7
always_end=-5 always_forget=-4 always_have=-3 always_need=-2 always_sort=-4 always_the=4 always_use=3 am=7 am_$=4
american=7 among:1=1 among:2=21 among:3=14 among:4=-41 an_email=6 an_hour=3 an_index=6 an_object=-6 an_ⓒ=-6
analytics=5 and=-1 and_'=6 and_a=-8 and_add=-2 and_give=-4 and_green=7 and_how=5 and_i'm=-6 and_i=5 and_it's=-9
and_it=-7 and_me=-5 and_never=3 and_one=8 and_say=12 and_show=-6 and_tell=-3 and_that's=5 and_the=-7 and_use=5
and_what=7 and_ⓒ=-2 and_ⓝ=-6 another=-3 answer=9 answer_$=5 answer_in=-5 answers=6 any=2 any_idea=-3 any_more=4
anything=15 anything_that=9 anyway=-7 anywhere=-4 apart=7 api=12 app=5 app_$=-6 applydiscount=-3 approve=9
architecture=16 are=10 are_a=-5 are_at=-5 are_in=6 are_numbered=8 are_on=6 are_pinned=9 are_shown=-7 are_tracked=4
are_ⓒ=7 aren't=9 arm=4 around=-2 around_here=10 as=-2 as_a=-7 as_it=-5 as_of=6 as_the=9 as_they=-8 as_well=6 ascii=8
ask=9 ask_ⓒ=3 asked=18 asking=15 asking_me=11 assets=11 assume=8 async=-4 at=4 at_a=14 at_it=3 at_least=-3 at_some=-4
at_the=-3 at_this=-4 at_ⓒ=3 at_ⓟ=10 at_ⓤ=3 audio=9 audit=5 audit_is=6 audit_log=-3 auth=8 autumn=7 autumn_$=7 away=-6
b=-3 back=-12 back_$=-6 back_in=-5 backend=4 background=7 bank=-9 bar_.=7 based=4 be=-5 be_in=8 be_quick=-5 because=-2
because_of=7 because_the=-7 been=6 before:,=11 before:.=13 before:add=-6 before:after=4 before:again=11 before:also=5
before:always=-4 before:and=-3 before:are=6 before:asked=13 before:but=7 before:by=-5 before:can=-3 before:change=-8
before:commit=6 before:could=-8 before:dates=5 before:do=4 before:dont=11 before:each=4 before:ever=-8 before:first=-3
before:fix=3 before:for=-2 before:from=-10 before:good=-6 before:had=6 before:here's=-4 before:here=-6 before:hey=-5
before:i'm=-6 before:i've=-4 before:i=-2 before:if=-7 before:is=2 before:isn't=6 before:it's=-11 before:it=-6
before:keep=13 before:last=5 before:left=-7 before:looks=-3 before:love=5 before:make=6 before:me=-6 before:min=6
before:morning=-7 before:my=-6 before:names=6 before:need=-6 before:never=-5 before:nice=11 before:no=5 before:not=7
before:now=-8 before:ok=-5 before:old=-5 before:one=-12 before:our=3 before:page=-6 before:pin=6 before:please=6
before:plots=6 before:remember=-7 before:run=8 before:rust=7 before:same=7 before:see=5 before:short=9
before:should=-6 before:so=-4 before:sorry=7 before:spaces=-6 before:start=5 before:stop=6 before:tabs=7
before:that's=12 before:that=5 before:the=-3 before:then=2 before:this=7 before:told=5 before:too=7 before:two=-12
before:ugh=7 before:uncle=-5 before:used=5 before:was=13 before:we=-4 before:why=10 before:with=4 before:would=-7
before:wrong=-6 before:yes=5 before:you=6 before:your=7 before:ⓟ=2 before:ⓧ=-8 before=8 before_$=-5 before_it=7
before_we=-5 before_you=7 before_your=-3 behind_a=7 belong=6 belong_in=6 belongs=5 below=-10 beta=11 better=-3
between=-2 billing=5 bit=-8 black=5 blind=6 blocked=5 board=13 board_signed=6 book=6 boss=-3 both=-7 bother=-4
bottom=4 box=10 branch=-4 branch_,=-7 branches=11 brand=5 break=-4 british=5 broke=-2 broke_again=-5 broken=-9
browser=4 btw=6 bucket=-6 budget=7 budget_for=5 bug=-3 bug_is=-7 bugs=-3 build=-7 build_.=-3 build_is=-4 builds=4
bullet=8 bump=4 but=-14 but_i=-3 button=-7 buttons=-5 by=1 by_date=-2 by_hand=4 by_one=-10 by_the=4 by_ⓝ=3 c=5
cache=-12 cache_,=-7 cache_layer=-2 cache_over=-3 call=-15 call_something=8 call_ⓟ=-3 called_from=-4 calls=7 calls_a=7
came=3 came_in=-6 can't_see=6 can=-9 can_you=-5 card=5 carry=-6 cart=-5 case=2 cases=5 cents=5 change=-9 change_,=5
change_the=-11 change_to=-3 changed=5 changed_,=5 changelog=10 changes=3 channel=5 charts=10 charts_.=8 chat=6
check=-17 check_the=-7 check_ⓟ=-4 chose=9 ci=6 class=-4 clever_.=6 click=-4 click_.=5 clock=-5 close=-3 close_the=-3
closed=8 cluster's=8 cluster=12 code=18 code_$=13 code_,=7 code_after=6 code_in=-7 code_samples=8 code_ⓝ=-5
codebase=13 codes=8 coffee=-10 colleague=-2 colon=-6 column=3 come=5 come_from=8 comma=3 command=4 comment=-5
comment_,=-5 comments_that=6 commit_,=-10 commit_messages=3 commit_that=-5 commits=9 commits_,=6 committed=11
compose_file=-3 concurrently=6 concurrently_or=6 conflict=-5 conflict_in=-5 conflicts=-8 connection=-3
connection_refused=-4 contain=10 context=-5 continue=5 contract=6 convert=-4 cope=8 copy=5 cost=18 costs=5 could=-14
could_be=-7 couldn't=6 count=6 counter=-4 crashes=-6 created=5 css=7 csv=-6 csv_,=-5 customer=4 customer_names=5
customers=12 cutover=10 cutover_slips=7 dark=7 dashboard=5 data=11 dataclass=-3 date=-5 date_before=-3 date_picker=-2
dates=3 dates_again=6 day=-7 days=2 days_$=6 db=-3 dead=2 dead_code=-4 deadline=6 deadlock=-3 deadlock_detected=-3
december=7 decided=-4 decided_to=-6 default=-7 default_exports=5 delete=-3 delete_it=-5 deleted=-3 deploy=-8 deploys=5
design=3 detected=-3 dev=3 develop=10 device=7 did=-8 did_$=-6 did_you=-2 diff=5 diff_,=7 digest=7 discounts=-5
disk=-5 do=2 do_i=-4 do_it=-13 do_that=4 do_the=3 do_we=-5 do_you=-3 docker=-5 docker_-=-3 docs=5 does=-6 does_it=-5
does_the=4 doing=7 domain=5 don't=6 don't_always=-6 don't_forget=-4 don't_mock=5 don't_need=-8 don't_read=6
don't_ship=6 don't_touch=-12 don't_use=-3 don't_want=9 don't_worry=-6 done=10 done_$=6 dont=8 double=-5 doubles=-6
down=6 down_in=7 down_script=5 drop=-6 dropdown=-6 dropping=-4 drops=-3 due_ⓝ=7 dunno=-5 duration=-3 each=3
each_time=6 early=3 easy=6 edge_cases=5 edit=7 else=-7 emoji=11 emoji_,=6 emojis=4 empty=-13 empty_,=-3 end_.=-6
end_of=12 end_up=-4 ended=6 ended_,=7 endpoint=-2 endpoints=4 ends=6 english=4 entire=5 entries=4 entry=5 error=-9
error_message=5 eval=4 even=12 evening=-5 ever=11 every=11 every_night=6 every_second=7 every_single=-5 every_time=-5
every_ⓝ=-5 everybody=-8 everyone=-6 everything=9 everything_in=7 everywhere=12 everywhere_$=11 everywhere_.=-4
exactly=3 exit=-6 exit_code=-5 expect=4 experiment=6 explain=3 explanations=6 export=-10 export_job=-2 exports=11
extract=-11 extract_a=-3 f=-5 f_ⓝ=-6 facing=5 fail=6 failed=-7 failing=11 failing_test=13 fails=-10 fails_,=-5
fails_with=-3 fair=-4 faster=-5 faster_,=-4 feature=-6 features=9 feb=5 february=4 feeds=18 field=9 fifteen=6 figma=5
figures=5 file=-3 file_,=-2 file_.=-3 files=13 files_,=6 files_in=-8 filter=-7 final=4 final_$=5 find_the=6 fine=-10
fine_,=-11 firmware=5 first=-3 first_$=-9 first_,=9 first_and=8 first_when=7 five=3 fix=-5 fix_.=7 fix_it=6
fix_the=-12 fix_ⓒ=-4 fixes=7 flag=-5 flags=5 flaky=-4 flaky_tests=5 flush=-3 folder_,=-2 font=-4 footer=-5 for=9
for_a=10 for_anything=6 for_each=3 for_good=6 for_large=-2 for_me=-5 for_my=6 for_now=-18 for_that=-4 for_the=-8
for_this=-11 for_today=-7 for_ⓝ=-10 force=4 forget=2 forgot=-6 form=-10 forward=4 found=-10 freeze=8 fridays=9 from=7
from_now=4 from_the=-2 from_ⓒ=6 ftp=6 full=-3 functions=7 functions_,=6 fyi=5 fyi_the=4 gaps=-5 gateway=6 general=4
german=-4 german_.=-7 get=8 get_a=-7 get_it=-5 gets=12 gets_a=-3 gets_wiped=7 getting=-8 git=12 give=14 give_me=5
gives=-7 gives_a=-4 go=4 go_ahead=-6 go_back=-5 go_on=-10 go_through=8 go_to=8 go_with=-3 goes=5 goes_$=11 goes_out=3
goes_through=-4 goes_to=-5 going=-7 going_back=-5 good_.=3 google=10 google_sheet=10 got=2 grafana=11 grant=5 green=-3
green_$=-7 grey=-4 gross=6 guess=-4 h=4 had=-5 had_to=8 haha=-11 half=9 hand=8 hand_$=4 handing=-6 handle=-4
handle_the=-2 handler=-4 hangs=-5 has=4 has_a=-6 has_admin=6 has_no=-5 has_the=7 has_to=11 has_ⓝ=8 have=11 have_a=-13
have_it=5 have_no=4 have_to=-4 have_ⓒ=8 he=-7 headed:=-8 header=-8 helped=5 helper=-3 helper_in=-6 her=12 here=5
here_$=-4 here_,=4 here_.=5 here_is=-3 hers=-9 hi=-6 high=-6 hints=-2 hints_.=5 history=-3 hm=-5 holds=5 hosting=9
hour=4 house=5 how=3 how_do=-4 how_i=11 how_it=10 how_the=-2 i'd=-1 i'd_like=4 i'd_prefer=-4 i'd_rather=4 i'll=-10
i'm=5 i'm_a=9 i'm_handing=-6 i'm_not=-13 i'm_on=4 i'm_the=13 i've=-2 i=1 i_am=-3 i_can't=5 i_can=9 i_did=-5 i_do=7
i_don't=-8 i_get=4 i_had=5 i_have=7 i_keep=-6 i_know=-4 i_like=5 i_mean=7 i_never=-4 i_only=-5 i_open=-7 i_prefer=4
i_read=4 i_remember=-2 i_run=3 i_see=-6 i_should=5 i_think=-8 i_touch=-4 i_tried=-4 icon=-5 id=-12 id_'=-3 idea=-6
idea_?=-2 identifiers=6 ids=5 ids_are=7 if=3 if_a=13 if_the=-2 if_we=-7 ignores=-2 ignores_the=-2 images=6 imagine=-9
implement=-5 import=-2 import_.=5 imports=6 in=9 in_all=6 in_code=7 in_commit=6 in_german=-7 in_it=5 in_libssl=-4
in_mind=-6 in_my=3 in_one=6 in_our=3 in_the=-7 in_this=11 in_two=-5 in_ⓒ=-1 in_ⓟ=1 inch=5 included=-8 index=-5
ingest=5 input=-6 install=8 instead_of=3 into=11 into_one=-6 into_the=12 invoice=-9 invoice_export=-2 invoice_ⓒ=-4
invoices=4 invoices_table=6 is=11 is_a=12 is_about=-6 is_always=6 is_at=-8 is_broken=-5 is_called=5 is_dead=3
is_down=-5 is_empty=-5 is_fine=-3 is_flaky=-8 is_gone=4 is_it=-8 is_locked=6 is_never=-4 is_not=-9 is_off=3 is_out=9
is_red=-6 is_slow=-5 is_stuck=-5 is_that=-3 is_the=4 is_this=-2 is_where=6 is_wrong=-6 is_ⓒ=9 is_ⓝ=10 is_ⓟ=5 isn't=5
isn't_a=5 issues=4 it's=2 it's_a=-6 it's_for=-8 it's_not=-8 it's_the=15 it=-14 it_$=4 it_,=-9 it_.=-3 it_all=-5
it_and=10 it_async=-2 it_before=-5 it_broke=-6 it_got=9 it_in=-2 it_is=-5 it_looks=9 it_now=9 it_says=-4 it_so=5
it_takes=3 it_to=-5 it_was=-6 it_with=-3 its=3 jan=7 january=15 january_$=9 job=-9 jobs=-6 june=6 just=-3
just_answer=7 just_for=-8 just_leave=-6 just_the=6 k=3 kafka=5 keep=4 keep_doing=7 keep_getting=-3 keep_the=2
keep_them=5 keep_ⓒ=5 keeps=8 keeps_ⓝ=9 kept=6 key=-5 keys=6 kids=4 kill=-4 kind=-4 know=-7 knows=9 knows_the=8
label=-8 label_$=-5 language=-4 language_,=4 laptop=4 large=-3 large_files=-2 last:=-10 last=-2 last_merge=-3
last_week=3 last_year=-4 latency=5 lawyer=5 leaks=-3 leaks_memory=-3 learn=7 least=-3 leave=3 leave_the=-8 left_,=4
legacy=7 legacy_/=-5 legal=3 length=5 less=5 let's=-13 let's_see=-5 let_me=-6 letters=-4 level=4 lfs=6 libssl=-4
licence=10 like_it=5 like_to=-4 limit=4 limit_of=-3 line=-1 line_fix=5 line_length=8 line_ⓝ=-13 lines=10 lines_you=6
linter_before=6 list=-7 list_is=-3 lists=13 live=9 live_in=6 load=2 loaduser=-3 local=-3 locally=-7 locked=6 lodash=10
log=-5 log_is=-5 log_messages=6 log_the=-6 log_to=5 logger=-4 login=-7 login_form=-3 logs=2 loki=11 lol=-4 lol_$=-7
long:0=-12 long:1=-6 long:2=10 long:3=12 long:4=-3 long=-6 longer=8 look=-10 look_:=-6 look_at=-7 looked=-3 looks=-6
looks_good=-7 looks_like=5 loop=-11 loop_$=-5 lose=9 loses=-4 loses_the=-2 lot=9 lunch=-6 machine=11 made=6 mail=-7
main=2 main_$=7 main_.=-7 maintain=5 make=-9 make_a=4 make_it=-5 make_sure=-4 make_the=-5 makefile=6 makes=6 malloc=5
many=3 map=-6 march=6 max_ⓝ=-6 may=12 may_not=6 maybe=-2 mb_.=5 me=15 me_$=7 me_.=-5 me_and=6 me_before=6 me_the=-6
me_what=-5 me_why=-3 me_ⓒ=4 meeting=-3 members=6 memory=-9 merge=-5 merge_,=-5 merge_.=2 mergeconfig=-3 merged=3
merges=10 message_.=11 message_for=-4 messages=13 messages_in=5 meter=6 metres=8 metric=10 midnight=-2 might=-10
migrate=-4 migration_ⓝ=-2 migrations=8 min=-9 mind=-11 ministry=6 minute=3 minute_$=6 minutes=-12 minutes_,=-6
mobile=6 mobile_app=5 mode=5 mode_,=7 model=5 module=-3 moment=-4 money=9 money_$=5 money_is=5 monolith=6 monthly=5
months_of=-8 more=7 more_.=8 more_of=4 more_than=-7 morning=-2 most=10 move=-13 move_it=-2 move_ⓟ=-3 moved=12
moved_from=5 moved_to=10 ms=-4 much=-3 must=3 must_fit=8 must_never=-4 mustn't=6 my=10 my_colleague=-2 my_machine=5
my_name=-6 my_own=4 name=7 name_says=5 names=12 names_,=6 names_in=-6 nd=6 need=-8 need_the=-3 need_to=5 needs=11
needs_a=9 net=6 network=5 never=-16 never_called=-4 never_commit=-5 never_mind=-3 never_use=-6 new=11 new_helper=-3
new_one=-6 new_packages=6 newton=7 newton_metres=7 next=-8 nice=-2 nice_$=-5 nice_,=4 night=13 night_$=10
nightly_job=-3 nil=-3 nil_map=-3 no=12 no_,=-24 no_abbreviations=5 no_idea=-7 no_need=-6 no_network=6 no_no=-7 no_ⓒ=4
nobody=14 nobody_here=8 node=9 node_ⓝ=8 not=4 not_a=-3 not_an=-7 not_it=-6 not_leave=6 not_saying=-8 not_that=-7
not_ⓒ=4 not_ⓟ=-8 not_ⓠ=11 note=-2 notes=-7 nothing=10 now_$=2 now_,=5 now_?=-2 now_instead=6 now_the=-5 npm_.=-11
null=-8 number=-4 number_in=5 numbered=8 numbers=6 object=-6 of=8 of_a=-5 of_it=-5 of_my=5 of_that=4 of_the=-6
of_them=-2 of_this=3 of_ⓒ=7 of_ⓟ=-7 off=-3 off_by=-8 off_for=9 off_limits=6 office=7 ok=-5 ok_so=-3 ok_that=10 ok_we=7
old=-2 old_cache=-3 old_importer=6 older=-4 on=6 on_$=-7 on_a=5 on_line=-5 on_my=6 on_one=-6 on_that=-7 on_the=2
on_this=10 on_ⓒ=6 on_ⓝ=9 on_ⓟ=-6 once=-6 one's=-6 one=-2 one_$=-5 one_,=-13 one_.=-5 one_?=-5 one_file=5 one_in=-7
one_is=-4 one_line=5 one_who=6 one_with=-4 one_ⓒ=6 ones_$=5 ones_,=-6 only=16 only_$=6 only_,=7 only_.=5 only_after=-8
only_does=6 only_for=-8 only_if=6 only_the=-4 only_this=-6 only_ⓒ=11 only_ⓟ=-9 open_it=6 open_the=-4 opens=2 ops=7
option=-4 options=8 or=1 or_is=-4 or_ⓒ=-4 order=-7 orders=5 other=-6 others=-9 otherwise=7 otherwise_$=12 ought=-5
ought_to=-5 our=19 out=1 out_$=8 out_,=4 out_.=-3 output_$=-3 over=11 over_$=-6 over_the=-8 over_ⓒ=4 over_ⓝ=4 owns=18
package=-4 package_,=-6 packages=6 page=-9 page_$=-3 page_,=5 page_.=-4 page_ⓠ=6 pages=5 pagination=-2 panic=-3
panic_:=-3 paragraph=8 parameter=-6 parser=-3 parser_.=6 part=3 pass=-6 passed=-5 past=11 patient=4 payload=-6 pdf=3
people=5 people_in=6 per=10 perf=7 perfect=5 period=8 period_$=8 person=4 phone=3 photos=-5 physics=7 pick=3 picked=11
picker=-3 pilot=5 pin=8 pin_the=8 pinned=12 place:0=-2 place:1=2 place:2=1 place:3=-5 plain=3 plan_.=5 please=-1
please_$=-6 please_,=5 please_.=6 please_always=5 please_do=5 please_don't=5 please_stop=7 pls=5 plugin=7 pnpm=6
pnpm_,=9 podcast=-5 poetry=4 polling=-5 posts=8 prefer=-6 prefer_the=-5 prefer_to=-2 prefers=-3 prefers_the=-3
pretend=-6 pricing=4 prints=-7 prints_nothing=-5 probably=-10 problem=-7 prod=10 product=7 production=4 progress=-3
progress_bar=-3 project=21 project_,=5 promised=6 protocol=5 public=11 pull=4 pupils=6 push=-3 push_to=4 pushes=7
pushing=-7 pushing_to=-7 put=-4 pytest=-5 python=3 python_ⓟ=6 quarter=7 query=-9 query_,=-8 quit=10 rainy=-6 ram=7
ran=4 rates=4 rather=9 rather_have=6 rather_than=5 raw=12 read=4 read_-=-6 read_ⓒ=8 reader=-4 readme=-3 real=10
really=5 reasoning=11 rebase=-3 records=-6 red=-4 red_and=7 redo=-3 refactoring=-5 reference=-5 reformatted=7
reformatted_the=7 refused=-6 refused_$=-4 regex=-6 regression=-5 release=8 release_script=-3 releases=3 remember=-12
remember_,=-6 remember_that=4 remember_the=-2 remove=-15 remove_it=-5 remove_the=-9 removed=5 rename=-17 rename_it=-4
rename_the=-3 repeat=5 replica=4 repo=24 repo_$=6 repo_,=5 repos=6 request=-5 rerun=-3 resolved=-7 rest=5 rest_stays=6
restart=-4 restarted=-4 retries=-4 retry=-8 return=-5 return_ⓝ=-3 returned=-4 returns=-4 returns_null=-3 revert=-2
review=7 reviewer=-5 reviewers=6 rewrite=-4 right=-7 rights=9 rights_$=6 room=5 root=6 row=-11 row_ⓝ=-4 rows=-9
rule_$=6 run=1 run_it=2 run_the=-2 runbook=4 running_$=-6 running_the=10 runs=4 runs_for=-7 runs_on=5 rush=-5 rust=4
s=2 sad=-6 said=-2 same=-10 samples=6 sandbox=5 save=-5 saved=-6 say=2 say_what=11 says=-15 says_.=8 says_the=-2
scanner=8 schedule=5 scheduler=5 schema=7 screenshots=7 script=-6 script_.=5 scripts=13 scroll=5 search=-5
search_index=-4 second=-4 seconds=-6 section=-4 security=16 see=-5 see_a=-7 see_red=9 see_what=-5 segfault=-5
segfault_in=-4 send=-3 sent=-3 sentence=4 separate=7 server=4 server_is=-6 server_only=8 service=7 service_,=4
sessions=-5 set=-12 set_the=-3 settled=7 shared=16 she=12 sheet=5 shell=9 shell_scripts=6 shift=-5 ship=3 ship_it=-4
shipped=-6 ships=7 short_answers=9 should=-21 should_never=-3 should_we=-3 shouldn't=-4 show=-2 show_me=-2 show_the=-4
showed=7 shows=-3 side=-9 signal=5 signed=13 signed_off=5 signup=-7 since=7 since_yesterday=-2 single_step=6
single_time=-8 singleton=6 sit=7 sit_on=7 site=4 size=6 skip=-3 slack=8 slide=-8 slipped=5 slips_again=7 slow=-13
small=4 small_commits=6 smaller=-4 snippet=-6 so=13 so_don't=5 so_every=5 so_i=-5 so_nothing=7 so_that=5 so_the=-4
so_wide=5 so_you=-6 so_ⓒ=-6 so_ⓟ=-8 solved=-6 some=-13 somebody=-7 someone=-5 something=3 sorry=-6 sort=-6 sort_by=-5
sound=-5 source=12 source_for=9 speaks=8 spec=4 spelled=4 spelling=5 split=-11 split_it=-2 split_ⓟ=-4 sprint=6 sql=10
sqlite=3 squash=-5 stack=-5 staging_.=-6 staging_build=-3 starting=6 starts=3 state=-5 stay=10 stays=14 step=7
step_.=6 stick=9 still=-6 stop=14 stop_.=5 stop_pushing=-7 stop_the=-6 story=6 strings=4 strip=-7 stripped=-8 stuff=11
style=7 sudo=6 summer=9 supervisor=7 support=7 sure=-3 sure_that=-4 sure_yet=-5 svg=5 swap=-4 swears=-6 switch=-8
switched=5 syntax=-6 system=4 t=-5 t_ⓝ=-5 tab=3 table=2 table_is=6 tables=11 tablet=5 tabs=-2 tag=-4 take=-6 takes=2
talked=5 talked_it=5 team=8 teams=6 tell=4 tell_me=8 telling=9 tempted=-7 tempted_to=-7 ten=-2 ten_calls=7 tenant=4
term=7 test=-7 test_,=-6 test_.=-2 test_for=-6 test_is=-5 tests=9 tests_,=-3 tests_for=-4 tests_need=9 tests_pass=-5
text=9 th=3 th_now=6 than=11 than_a=5 than_one=4 than_ⓝ=-10 thank=-5 thank_you=-5 thanks=-3 thanks_,=-4 that's=7
that's_a=8 that's_how=8 that's_not=-4 that's_what=5 that=-8 that_.=7 that_?=-2 that_column=-5 that_file=-8 that_i=-6
that_in=-6 that_please=-6 that_run=-4 that_you=12 thats=4 the=-5 the_answer=6 the_archive=6 the_ascii=6 the_billing=4
the_branch=-4 the_bug=-3 the_button=-5 the_cache=-6 the_cart=-5 the_change=-5 the_changelog=-6 the_client=-3
the_code=12 the_column=5 the_counter=-4 the_cutover=7 the_date=-6 the_dead=-4 the_demo=-5 the_docker=-4 the_drop=-6
the_duration=-3 the_edge=4 the_end=7 the_entire=5 the_error=-5 the_export=-5 the_failing=-5 the_feeds=9 the_field=4
the_first=-6 the_fix=6 the_fixture=-5 the_flag=-3 the_footer=-5 the_form=-3 the_function=-7 the_git=5 the_header=-5
the_history=-6 the_import=-4 the_invoice=-5 the_last=-10 the_left=-8 the_limit=-3 the_linter=3 the_list=-3 the_log=-3
the_login=-7 the_logs=-6 the_migration=-7 the_moment=-9 the_monolith=6 the_new=-2 the_night=6 the_nightly=-2
the_numbers=-7 the_old=-4 the_one=6 the_only=4 the_other=-6 the_page=-3 the_parser=-2 the_pilot=5 the_plugin=8
the_podcast=-5 the_price=-6 the_readme=-3 the_reasoning=11 the_release=-10 the_releases=6 the_report=-5 the_rest=-4
the_retry=-7 the_robot=4 the_same=-10 the_sandbox=4 the_scheduler=5 the_search=-5 the_second=-12 the_settings=-3
the_source=9 the_sql=5 the_staging=2 the_system=-5 the_test=-12 the_tests=-10 the_three=-3 the_timeout=-3 the_title=-4
the_tooltip=-4 the_total=-4 the_two=-4 the_upload=-3 the_user=-3 the_variable=-9 the_version=-4 the_websocket=-3
the_whole=2 the_wiki=11 the_wrong=-12 the_ⓒ=5 the_ⓝ=7 the_ⓧ=4 their=-6 them=3 them_.=-5 them_in=-10 them_otherwise=7
then=-8 then_look=-2 then_the=14 then_we=-5 there's=5 there's_a=7 there's_no=3 there=1 there_,=3 there_.=-4
there_are=-2 these=2 these_are=-5 these_days=6 thesis=6 they're=-6 they're_in=-6 they=-2 they_are=-4 thing_on=5
thing_that=5 things=2 think=-10 think_the=-2 thinking=-10 third=-3 third_time=6 this=-13 this_$=-4 this_,=5 this_:=-5
this_?=-2 this_branch=-9 this_codebase=12 this_commit=-10 this_file=-8 this_function=-7 this_morning=3 this_on=4
this_one=-16 this_project=9 this_repo=10 this_team=7 this_year=4 this_ⓒ=-4 those=8 three=4 three_things=-5
through_the=-6 throws=-6 throws_a=-3 ticket=3 ticket_is=-6 ticket_number=7 till=12 till_the=5 time=-5 time_.=-4
time_i=-7 timeout=-8 times=-11 times_out=-5 title=-7 to=-2 to_add=-3 to_always=-5 to_be=5 to_change=5 to_click=-7
to_go=-7 to_load=-3 to_me=12 to_run=8 to_say=-8 to_the=2 to_use=3 to_ⓒ=4 to_ⓝ=5 to_ⓟ=-4 tocents=-3 today=-14
today_$=-4 today_,=-7 together=4 token=-3 tokens=6 tomorrow=-5 tonight=-7 too=-3 too_clever=5 too_long=-7 tooltip=-4
top=6 topic=10 total=-10 total_is=-4 touch=-4 touch_ⓟ=-3 trace=-4 tracked=4 train=4 translate=-5 translators=6
treasurer=5 treasurer_,=8 tree=-5 tried=5 try=-10 try_it=-3 turbine=6 turn=-3 turned=-5 twice=-16 twice_,=-5 two=-3
two_$=-5 two_,=-8 two_of=-4 two_spaces=5 two_weeks=4 type=-4 type_hints=-2 typing=-5 typo_in=-6 ugly=-5 uncle=-8
under=16 under_ⓒ=3 under_ⓝ=-3 under_ⓟ=9 undo=-4 unit_test=-2 units=11 until=5 until_ⓝ=5 up=3 up_$=7 up_to=-3 update=-3
update_the=-3 upload=-4 upload_endpoint=-2 us=16 us_$=7 us_,=7 use=4 use_a=-12 use_lodash=8 use_that=-5 use_the=8
use_this=4 use_ⓒ=5 used=3 user=-9 users=-4 using=-9 v_ⓝ=6 value=-5 variable=-6 variables=7 version=3 version_of=-2
very=-7 vite=-5 vitest=5 vitest_,=6 voted=8 w=4 wait=-6 want_a=-5 want_the=4 want_to=-15 wanted_to=6 wants=-3
warning=-4 was=-1 was_on=8 was_wrong=5 wav=-6 way=6 we'll=6 we're=6 we're_on=7 we've=9 we=8 we_$=-7 we_always=-3
we_are=8 we_could=-5 we_decided=-8 we_do=4 we_ever=-7 we_got=-5 we_have=3 we_keep=6 we_moved=-5 we_need=-7 we_never=4
we_ought=-5 we_picked=5 we_should=-6 we_use=-7 we_won't=4 web=5 webpack=-5 websocket=-3 websocket_handler=-3 week=9
week_$=5 weekend=7 weeks=7 weird=-6 well=9 went=3 what's=3 what's_a=6 what=-1 what_do=-3 what_does=-3 what_i=4
what_is=-2 what_it=4 what_was=8 what_you=-4 when=3 when_a=7 when_i=2 when_the=-12 when_you're=-4 when_you=7
whenever_i=-4 whenever_you=8 where=-11 whether=-8 which=4 which_is=-5 while=-7 white=-5 who=2 whole=3 why=-9 why_do=4
why_is=-6 why_it=-4 why_the=-4 wide=7 wifi=5 wiki=11 will=5 windows=5 wiped=6 wiped_every=7 with=7 with_a=-6 with_it=3
with_me=9 with_my=-6 with_the=-2 with_this=-4 with_two=6 with_us=10 with_ⓒ=-12 with_ⓝ=-3 without=13 without_a=5
without_asking=6 without_the=7 woman=-8 won't=8 won't_work=-10 word=3 words=6 work=-4 work_$=-6 worker=-3 working=-5
works=-13 workspace=6 worry=-6 would=-12 wow=-5 write=-5 write_a=-7 write_it=7 write_me=-6 write_one=-5 write_the=-7
write_ⓒ=5 written=4 wrong=-8 wrote_the=5 yarn=7 year=4 year_,=-5 year_.=8 years=7 yes=7 yes_$=7 yes_,=-6 yesterday=-7
yesterday_.=-4 yet=-17 yet_$=-7 yet_,=-8 you're=2 you=7 you_,=-5 you_again=-7 you_and=-10 you_are=-5 you_asked=6
you_call=4 you_can't=-8 you_delete=6 you_find=-5 you_have=-3 you_open=6 you_push=-6 you_run=-6 you_should=-3 your=-8
your_change=-5 yours=5 yourself=13 yourself_,=5 yourself_.=6 ⓒ=16 ⓒ_$=7 ⓒ_'=7 ⓒ_)=-4 ⓒ_.=2 ⓒ_:=-17 ⓒ_?=3 ⓒ_and=6
ⓒ_before=-5 ⓒ_from=5 ⓒ_here=-5 ⓒ_import=-8 ⓒ_in=9 ⓒ_is=-2 ⓒ_now=4 ⓒ_please=2 ⓒ_returns=-6 ⓒ_since=-3 ⓒ_there=-8 ⓒ_ⓒ=9
ⓒ_ⓝ=14 ⓝ=2 ⓝ_$=5 ⓝ_,=-4 ⓝ_.=2 ⓝ_:=-2 ⓝ_am=10 ⓝ_and=3 ⓝ_december=6 ⓝ_for=-6 ⓝ_has=-6 ⓝ_january=13 ⓝ_june=6 ⓝ_k=4
ⓝ_lines=4 ⓝ_march=8 ⓝ_min=-8 ⓝ_minutes=-3 ⓝ_ms=-4 ⓝ_nd=6 ⓝ_now=6 ⓝ_on=-7 ⓝ_px=-4 ⓝ_rows=-5 ⓝ_seconds=-5 ⓝ_since=6
ⓝ_th=3 ⓝ_to=-3 ⓝ_ⓧ=-10 ⓟ=2 ⓟ_$=5 ⓟ_,=2 ⓟ_.=3 ⓟ_?=-2 ⓟ_always=-3 ⓟ_and=-2 ⓟ_by=5 ⓟ_goes=-3 ⓟ_in=2 ⓟ_is=-3 ⓟ_out=-3
ⓟ_to=-5 ⓟ_ⓧ=-6 ⓠ=16 ⓠ_$=6 ⓠ_to=-4 ⓤ=12 ⓤ_$=4 ⓧ=3 ⓧ_ⓝ=-11 ⓧ_ⓟ=3
"""
