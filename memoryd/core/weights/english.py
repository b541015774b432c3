"""How much each trait of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
!=-6 !_$=-6 '=15 '_,=7 '_id=-3 '_s=2 (_ⓝ=4 )_.=-4 ,=13 ,_add=-7 ,_all=-6 ,_and=-7 ,_ask=7 ,_but=-7 ,_can=-3
,_change=-5 ,_check=-4 ,_don't=10 ,_each=5 ,_even=3 ,_every=-5 ,_everywhere=10 ,_file=4 ,_first=-5 ,_haha=-5 ,_he=6
,_help=-6 ,_how=-6 ,_i've=-3 ,_i=11 ,_in=4 ,_it=-9 ,_just=-7 ,_keep=3 ,_let's=-6 ,_like=5 ,_look=-6 ,_make=-4
,_never=15 ,_nice=-4 ,_no=12 ,_not=-1 ,_nothing=3 ,_only=-14 ,_ops=7 ,_please=-2 ,_project=6 ,_put=-3 ,_remind=-3
,_remove=-6 ,_rename=-4 ,_rest=7 ,_run=-4 ,_show=-5 ,_skip=-5 ,_so=5 ,_some=-5 ,_something=-5 ,_tab=11 ,_tell=5
,_thank=-5 ,_that's=-4 ,_thats=5 ,_the=7 ,_they=12 ,_use=6 ,_we're=4 ,_we=21 ,_what=-8 ,_where=-3 ,_which=-3 ,_why=-4
,_ⓒ=8 ,_ⓝ=2 ,_ⓟ=4 -=4 -_call=-6 -_compose=-3 -_proj=-4 -_ⓝ=6 .=-2 ._$=-1 ._'=-7 ._.=-10 /=10 0:a=-6 0:add=-3 0:after=2
0:again=10 0:all=3 0:always=7 0:answer=11 0:anyway=-4 0:api=4 0:as=5 0:ask=-4 0:before=-2 0:by=6 0:can=-8 0:check=-3
0:chose=5 0:code=6 0:coffee=-5 0:could=-4 0:do=-4 0:don't=2 0:dont=10 0:each=-6 0:english=4 0:everyone=-5 0:explain=-7
0:first=-3 0:fix=-4 0:for=-7 0:forget=8 0:from=-2 0:fyi=5 0:generated=5 0:give=2 0:go=-4 0:good=3 0:got=-4 0:grafana=8
0:great=-4 0:half=5 0:he=-4 0:hm=-5 0:i'd=-2 0:i'm=-1 0:i've=3 0:i=2 0:if=-9 0:in=-5 0:is=-3 0:it's=5 0:it=-3 0:just=3
0:kafka=6 0:keep=3 0:let's=-4 0:logs=5 0:looks=-8 0:make=-2 0:makefile=6 0:money=4 0:move=-6 0:my=-5 0:next=-5
0:nice=4 0:no=3 0:not=3 0:note=-4 0:now=-6 0:nullpointerexception=-4 0:ok=2 0:one=3 0:our=10 0:partitioning=5
0:perhaps=-3 0:please=-2 0:pretend=-6 0:prices=5 0:raw=5 0:read=-4 0:remember=-5 0:rename=-7 0:run=-2 0:set=-4
0:should=-2 0:so=-9 0:some=4 0:someone=-5 0:sorry=-5 0:split=-5 0:stick=9 0:stop=2 0:take=-5 0:tests=4 0:thanks=-3
0:that's=7 0:that=3 0:the=1 0:then=-4 0:there's=3 0:they=4 0:this=5 0:too=4 0:two=-2 0:ugh=4 0:uncle=-4 0:until=-4
0:use=-2 0:we'll=8 0:we're=6 0:we=10 0:what=-8 0:when=7 0:which=-6 0:who=-4 0:would=-4 0:write=7 0:yes=-3 0:you=4
0:ⓝ=-5 0:ⓟ=-5 1:!=-9 1:,=4 1:-=-9 1:.=2 1::=-1 1:a=-1 1:add=-2 1:again=-3 1:all=4 1:allowed=10 1:always=-7 1:an=-3
1:and=-4 1:api=4 1:are=3 1:asked=3 1:at=-2 1:audit=4 1:broke=-4 1:by=-4 1:came=-5 1:can't=6 1:can=2 1:change=-4
1:colleague=-4 1:commit=9 1:customer=5 1:data=4 1:db=-4 1:deadline=-4 1:decided=-6 1:do=3 1:docs=-7 1:does=-5
1:doing=7 1:don't=-2 1:done=-8 1:drop=6 1:every=-5 1:fails=-2 1:file=-6 1:first=5 1:for=4 1:forget=-4 1:freeze=5
1:function=-3 1:get=-4 1:gets=-4 1:good=-10 1:got=-3 1:handing=-6 1:has=13 1:hate=4 1:have=3 1:how=6 1:i'm=5 1:i=-8
1:in=5 1:index=6 1:invoice=-4 1:is=3 1:isn't=7 1:it's=-6 1:it=-4 1:keep=-6 1:keeps=10 1:key=-5 1:language=-5 1:left=5
1:like=-4 1:log=-3 1:long=-5 1:looks=9 1:lost=5 1:may=-4 1:me=-4 1:might=-6 1:mind=-3 1:moved=11 1:my=-4 1:name=5
1:names=5 1:need=-11 1:never=-3 1:new=-5 1:no=-5 1:now=-7 1:of=6 1:ok=-4 1:on=-2 1:one=6 1:order=5 1:owns=11
1:people=7 1:prefer=-2 1:probably=-6 1:questions=4 1:rather=4 1:release=-5 1:remove=-4 1:rule=3 1:said=-4 1:sandbox=4
1:says=-3 1:scans=5 1:see=5 1:set=-6 1:shell=5 1:should=-2 1:so=-6 1:spaces=5 1:split=-4 1:stop=6 1:style=4
1:summary=5 1:sure=-6 1:take=-5 1:terminal=4 1:test=-5 1:tests=-4 1:the=-10 1:thesis=5 1:thing=-7 1:think=-3
1:this=-10 1:time=-4 1:to=6 1:touch=-3 1:use=-3 1:used=5 1:want=4 1:wanted=-6 1:was=-3 1:we=-7 1:won't=10 1:you're=5
1:you=-4 1:ⓒ=-10 1:ⓝ=-6 1:ⓟ=7 1:ⓠ=5 1:ⓧ=-8 2:!=-5 2:'=7 2:(=5 2:,=4 2:.=9 2::=4 2:?=-3 2:a=-8 2:about=3 2:after=5
2:again=-3 2:all=-4 2:always=-6 2:and=13 2:answers=7 2:are=-4 2:as=-6 2:at=7 2:back=-6 2:bar=6 2:been=11 2:can't=3
2:can=-6 2:change=-5 2:code=-5 2:commit=-3 2:cut=5 2:demo=6 2:end=-4 2:ever=-3 2:every=6 2:everything=6 2:everywhere=4
2:except=-5 2:feature=5 2:file=5 2:files=-4 2:fine=-6 2:finish=5 2:first=-4 2:fix=-4 2:for=-7 2:forget=-3 2:from=9
2:function=7 2:general=4 2:get=5 2:getting=-3 2:go=3 2:going=-5 2:got=3 2:guide=-4 2:has=-8 2:have=6 2:how=5 2:i=4
2:if=-7 2:import=3 2:in=-8 2:into=3 2:is=-11 2:it's=-3 2:it=-1 2:just=-4 2:key=10 2:lawyer=5 2:like=11 2:line=-5
2:look=-2 2:machine=8 2:mail=-3 2:me=-2 2:metric=9 2:must=-6 2:my=14 2:need=6 2:never=-7 2:new=-2 2:no=-4 2:not=-4
2:note=5 2:of=8 2:on=-11 2:once=-6 2:one=-5 2:only=10 2:order=-5 2:our=3 2:out=-7 2:over=4 2:people=-6 2:per=7
2:picked=7 2:pushes=5 2:release=-4 2:remember=-7 2:returns=-5 2:review=4 2:running=-5 2:say=-3 2:says=-6 2:search=3
2:see=5 2:set=-4 2:should=-3 2:shown=-5 2:since=-6 2:so=3 2:split=5 2:start=7 2:starts=4 2:stuck=-5 2:switch=-4
2:table=4 2:tenant=4 2:test=3 2:than=-4 2:thank=-5 2:that's=-8 2:that=-2 2:the=-2 2:them=-5 2:these=5 2:third=4
2:this=4 2:three=6 2:to=-5 2:token=-5 2:touch=-2 2:use=-2 2:v=-4 2:want=5 2:was=-2 2:way=8 2:we=-8 2:when=4
2:whether=-5 2:who=-5 2:windows=6 2:with=10 2:without=5 2:wrong=-7 2:you=2 2:ⓝ=-8 2:ⓟ=-9 :=14 :_$=-17 :_'=-11
:_always=-3 :_nil=-3 :_the=2 :_we=6 :_ⓠ=-17 :_ⓤ=5 ;=10 ;_the=4 =-19 ?=-25 ?_$=-25 ^_a=-6 ^_add=-3 ^_after=2 ^_again=10
^_all=3 ^_always=7 ^_answer=11 ^_anyway=-4 ^_api=4 ^_as=5 ^_ask=-4 ^_before=-2 ^_by=6 ^_can=-8 ^_check=-3 ^_chose=5
^_code=6 ^_coffee=-5 ^_could=-4 ^_do=-4 ^_don't=2 ^_dont=10 ^_each=-6 ^_english=4 ^_everyone=-5 ^_explain=-7
^_first=-3 ^_fix=-4 ^_for=-7 ^_forget=8 ^_from=-2 ^_fyi=5 ^_generated=5 ^_give=2 ^_go=-4 ^_good=3 ^_got=-4 ^_grafana=8
^_great=-4 ^_half=5 ^_he=-4 ^_hm=-5 ^_i'd=-2 ^_i'm=-1 ^_i've=3 ^_i=2 ^_if=-9 ^_in=-5 ^_is=-3 ^_it's=5 ^_it=-3 ^_just=3
^_kafka=6 ^_keep=3 ^_let's=-4 ^_logs=5 ^_looks=-8 ^_make=-2 ^_makefile=6 ^_money=4 ^_move=-6 ^_my=-5 ^_next=-5
^_nice=4 ^_no=3 ^_not=3 ^_note=-4 ^_now=-6 ^_nullpointerexception=-4 ^_ok=2 ^_one=3 ^_our=10 ^_partitioning=5
^_perhaps=-3 ^_please=-2 ^_pretend=-6 ^_prices=5 ^_raw=5 ^_read=-4 ^_remember=-5 ^_rename=-7 ^_run=-2 ^_set=-4
^_should=-2 ^_so=-9 ^_some=4 ^_someone=-5 ^_sorry=-5 ^_split=-5 ^_stick=9 ^_stop=2 ^_take=-5 ^_tests=4 ^_thanks=-3
^_that's=7 ^_that=3 ^_the=1 ^_then=-4 ^_there's=3 ^_they=4 ^_this=5 ^_too=4 ^_two=-2 ^_ugh=4 ^_uncle=-4 ^_until=-4
^_use=-2 ^_we'll=8 ^_we're=6 ^_we=10 ^_what=-8 ^_when=7 ^_which=-6 ^_who=-4 ^_would=-4 ^_write=7 ^_yes=-3 ^_you=4
^_ⓝ=-5 ^_ⓟ=-5 a=-4 a_bit=-5 a_class=-5 a_column=4 a_dataclass=-3 a_failing=9 a_flag=4 a_function=-3 a_helper=-3
a_lawyer=6 a_list=-4 a_lot=9 a_major=4 a_minute=8 a_new=4 a_note=5 a_one=4 a_progress=-2 a_reason=4 a_slide=-5
a_test=2 a_time=9 a_unit=-2 a_user=-5 a_week=5 a_ⓒ=-15 a_ⓝ=4 a_ⓟ=4 abbreviations=4 about=-2 about_a=8 about_it=6
about_the=-4 about_ⓝ=-4 above=4 above_$=6 actually=5 add=-13 add_a=-4 add_one=-5 add_pagination=-3 add_them=5
add_type=-4 adding=3 address=3 admin=-3 admin_rights=5 after:,=-6 after::=-10 after:?=-4 after:a=-5 after:add=4
after:after=4 after:also=3 after:always=-8 after:and=-4 after:answer=-5 after:any=-5 after:anyway=-4 after:are=6
after:broke=-2 after:but=-4 after:by=-3 after:can=-4 after:check=6 after:did=-4 after:diff=9 after:do=-14
after:does=-11 after:doing=6 after:exactly=6 after:file=4 after:first=-4 after:fix=2 after:give=4 after:go=6
after:had=4 after:has=6 after:have=-7 after:he=-6 after:how=5 after:i'd=-5 after:i'm=-4 after:i've=5 after:i=8
after:if=-8 after:in=-8 after:is=-4 after:it's=-2 after:it=14 after:keep=5 after:let=-5 after:make=3 after:name=-7
after:never=-3 after:new=6 after:next=-6 after:no=-3 after:not=16 after:now=-14 after:of=7 after:on=-5 after:one=-4
after:our=-8 after:please=-11 after:put=-5 after:rename=3 after:rerun=-5 after:rest=-4 after:run=-3 after:second=-3
after:should=-4 after:so=2 after:something=-6 after:split=-4 after:start=7 after:that's=5 after:that=7 after:the=6
after:then=-4 after:there's=-3 after:there=4 after:things=-5 after:this=5 after:two=-5 after:use=-11 after:wanted=7
after:we're=4 after:we=-5 after:when=-7 after:where=-6 after:which=-9 after:why=-12 after:with=4 after:won't=7
after:write=-3 after:yes=6 after:you're=4 after:you=3 after:your=9 after:ⓝ=9 after:ⓟ=7 after:ⓠ=5 after:ⓧ=-3 after=9
after_a=6 after_all=-6 after_it=7 after_midnight=-2 after_that=-4 after_the=4 again=-9 again_$=9 again_,=-8 again_.=-8
again_in=4 against=6 agency=4 agent=8 agreed=7 agreed_that=6 ahead=-7 ahead_.=-6 all=-1 all_,=-7 all_.=-5 all_in=-4
all_new=5 all_of=-3 allowed=6 already=2 altogether=-9 always=-20 always_answer=-7 always_end=-4 always_forget=-4
always_have=-2 always_need=-2 always_sort=-3 always_the=4 always_use=3 am=6 among:1=-1 among:2=18 among:3=18
among:4=-39 amounts=4 an=5 an_admin=-5 an_agency=4 an_index=6 an_object=-6 and=-6 and_'=6 and_a=-5 and_add=-2
and_for=-4 and_give=-4 and_green=7 and_i=3 and_it's=-5 and_it=-5 and_never=3 and_now=-4 and_one=8 and_put=-4
and_say=11 and_show=-5 and_tell=-3 and_the=-5 and_they=-4 and_what=5 and_ⓒ=-3 and_ⓝ=-4 answer=10 answer_$=5
answer_in=-4 answers=3 any_idea=-3 anything=8 anything_that=5 anything_under=5 anyway=-7 anywhere=-3 apart=6 api=12
app=3 applydiscount=-3 approach=-4 approved=4 april=4 arch=-4 architecture=15 archive=-8 are=7 are_a=-4 are_filed=5
are_in=6 are_numbered=9 are_pinned=9 are_shown=-5 are_tracked=5 are_ⓒ=7 aren't=11 arm=4 as=-3 as_a=-7 as_of=5 as_the=8
as_they=-7 as_well=4 ascii=6 ask=9 asked=12 asked_before=6 asking=14 asking_me=11 assume=6 async=-5 at=-2 at_a=11
at_it=4 at_the=-2 at_this=-2 at_ⓝ=-3 at_ⓤ=5 audio=6 audit=5 audit_is=7 audit_log=-2 auth=4 away=-5 b=-3 back=-12
back_$=-6 backend=6 background=8 bad=3 bank=-7 bar_.=7 bar_in=-2 base=3 be=-2 be_empty=-2 be_in=6 be_quick=-4
because=-2 because_of=4 because_the=-6 been=7 before:!=3 before:,=8 before:.=14 before::=-4 before:add=-6
before:after=4 before:again=12 before:also=3 before:always=-4 before:and=-3 before:are=7 before:asked=10 before:been=6
before:bug=-5 before:but=7 before:by=-4 before:change=-7 before:commit=5 before:could=-5 before:did=4 before:do=3
before:each=4 before:ever=-8 before:first=-3 before:for=-4 before:from=-10 before:gene=5 before:good=-9 before:here=-4
before:hey=-5 before:i'm=-6 before:i've=-4 before:i=-1 before:if=-6 before:in=2 before:is=2 before:isn't=4
before:it's=-6 before:it=-5 before:keep=7 before:last=5 before:left=-7 before:long=5 before:looks=-4 before:love=8
before:make=7 before:min=7 before:morning=-5 before:my=-6 before:names=5 before:need=-6 before:never=-4 before:nice=13
before:no=8 before:not=8 before:now=-9 before:of=-5 before:oh=-4 before:ok=-2 before:old=-9 before:on=-2 before:one=-6
before:our=3 before:out=5 before:page=-4 before:pin=6 before:please=8 before:plots=7 before:remember=-6 before:run=4
before:set=-5 before:should=-5 before:so=-2 before:sorry=6 before:spaces=-5 before:tabs=7 before:that's=12
before:that=3 before:the=-1 before:then=4 before:think=-4 before:this=7 before:told=6 before:too=7 before:turns=5
before:two=-12 before:ugh=4 before:uncle=-4 before:use=-3 before:used=5 before:was=12 before:we=-5 before:when=3
before:why=8 before:with=4 before:would=-8 before:wrong=-3 before:yes=5 before:your=7 before:ⓒ=-2 before:ⓟ=6
before:ⓧ=-9 before=4 before_$=-4 before_it=5 before_that=4 before_the=-2 before_we=-5 before_you=5 before_your=-3
begin_with=5 behaviour=4 behind=4 behind_a=7 belong=8 belong_in=8 belongs=5 below=-8 best=-4 beta=5 between=-7
billing=4 bit=-5 black=7 blocked=6 blue=-3 board=12 body=-3 boss=-4 both=-6 bother=-3 box=9 branch=-4 branch_,=-6
branch_is=5 branches=6 brand=5 broke=-4 broke_again=-4 broken=-8 browser=4 browser_.=6 btw=5 bucket=-6 budget=6
budget_for=5 build=-8 build_.=-3 build_is=-5 builds=3 bullet=5 bump=5 but=-12 but_i=-3 button=-7 by=-3 by_hand=5
by_one=-8 by_the=3 by_ⓒ=-4 byte=-4 c=3 cache=-12 cache_,=-7 cache_layer=-2 cache_over=-2 call=-12 call_something=7
call_this=-5 call_ⓟ=-3 called=-3 called_from=-4 calls=8 came=4 came_in=-5 can't=-2 can't_see=7 can=-7 can_you=-7
cancelled=4 cant=5 card=6 care=-4 carry=-4 cart=-5 case=3 cents=4 change=-8 change_,=4 change_the=-10 change_to=-3
changed=6 changed_,=6 changelog=8 changelog_$=-4 changes=4 channel=5 charts=10 charts_.=9 chat=6 check=-14
check_the=-7 check_ⓟ=-3 chose=6 ci=7 claim=5 class=-3 clean=4 clean_up=5 clever_.=4 click=-6 clicks=-2 clicks_$=-2
client=-4 clinics=6 clock=-7 close=-2 close_the=-3 cluster=12 code=16 code_$=5 code_,=9 code_after=7 code_ⓝ=-5
codebase=12 coffee=-9 colleague=-2 colleague_says=-2 colon=-6 columns=-6 come_from=4 comment=-4 comment_,=-5
comments_that=5 commit=2 commit_,=-8 commit_messages=4 commit_that=-5 commits=8 commits_,=6 company=4 compare=-4
compose=-3 compose_file=-3 concluded=6 concluded_that=6 concurrently=6 concurrently_or=6 conflict=-4 conflict_in=-4
conflicts=-7 connection=-3 connection_refused=-4 contain=10 context=-5 context_:=-4 continue=6 contract=3 contracts=5
copy=4 cost=10 could=-12 could_imagine=-5 couldn't=7 count=4 counter=-4 crashes=-5 created=6 cron=-6 csv=-3 customer=6
customer_names=5 customers=6 cutover=9 cutover_slips=6 dark=6 dark_mode=5 dashboard=6 dashboards=4 data=11 database=-4
dataclass=-3 dataclass_in=-2 date=-2 date_before=-3 date_picker=-3 dates=-4 day=-9 days_$=7 db=-3 dead=2 dead_code=-4
deadline=5 deadlock=-3 deadlock_detected=-3 december=7 decide=-4 decided=-7 decided_to=-3 default=-4 default_.=5
delete=-7 delete_a=-5 delete_it=-4 deleting_them=-5 demo_is=5 deny=-5 dependency=4 deploy=-8 deploys=5 design=5
designer=5 detected=-3 dev=3 develop=11 device=8 did=-6 did_$=-6 did_you=-2 diff=2 digest=10 discounts=-5
discounts_.=-4 disk=-4 do=2 do_.=-4 do_i=-4 do_it=-10 do_that=4 do_the=4 do_we=-3 docker=-2 docker_-=-3 docs=3 does=-9
does_the=4 doing=8 domain=4 don't=5 don't_always=-4 don't_care=-4 don't_forget=-4 don't_need=-6 don't_touch=-10
don't_want=10 don't_worry=-5 done=7 done_$=4 dont=10 double=-5 doubles=-5 down=2 down_in=6 down_script=5 down_to=-4
drawn=4 drop=-5 dropdown=-4 duration=-3 duration_in=-2 each=5 each_,=5 each_time=5 easy=8 edit=6 editor=-3 else=-3
email=5 embedded=6 emoji=11 emoji_,=7 emojis=7 emojis_in=7 empty=-14 empty_,=-3 end=4 end_of=12 end_up=-4 ended=5
endpoint=-4 ends=9 english=5 entire=5 entire_file=5 entries=11 error=-8 error_message=5 errors=4 eval=5 even=12
evening=-3 ever=10 every=6 every_public=4 every_single=-5 every_time=-2 everybody=-7 everyone=-6 everything=12
everything_in=7 everywhere=13 everywhere_$=12 exactly=3 exactly_what=4 example=3 example_in=4 exit=-5 exit_code=-5
experiment=6 explanations=6 export=-10 export_job=-2 exports=8 extract=-10 extract_a=-3 f=-3 f_ⓝ=-6 facing=5 failing=4
failing_test=10 fails=-8 fails_,=-4 fails_with=-2 faster=-5 faster_,=-4 feature=-2 features=9 feb_,=5 february=5
feed=-5 feeds=13 fetch=3 field=7 figma=4 figures=7 file=-3 file_$=-9 file_.=-3 filed=5 filed_in=5 files=14 files_,=7
files_in=-6 filter=-4 find=4 find_the=7 fine=-7 fine_,=-9 finish=5 first=-6 first_$=-4 first_,=8 first_and=7
first_tell=-3 first_when=8 fit=-5 five=6 fix=-4 fix_.=6 fix_it=3 fix_the=-10 fix_ⓒ=-4 fixes=6 fixture=-4 flag=-3
flags=5 flaky=-7 flash=-7 flush=-3 folder=3 folder_,=-3 footer=-3 for=9 for_a=8 for_each=3 for_good=6 for_keeping=5
for_large=-3 for_me=-6 for_my=8 for_now=-15 for_the=-5 for_this=-8 for_today=-6 for_ⓝ=-4 force=5 force_pushes=5
forget_how=-3 forgot=-4 form=-8 forward=5 found=-8 four=-2 freeze=8 from=10 from_my=-5 from_now=2 from_the=-1 from_ⓒ=3
full=-4 full_stop=4 function=-7 function_needs=5 functions=5 fyi=6 fyi_the=5 gateway=8 general=4 generate=3
generated=6 german_.=-6 get=4 get_a=-5 get_it=-4 gets=5 gets_a=-4 gets_wiped=8 getting=-6 git=5 give=13 give_me=4
gives=-6 gives_a=-3 go=1 go_ahead=-6 go_back=-5 go_easy=7 go_on=-10 go_to=10 go_with=-3 goes=2 goes_$=12 goes_into=5
goes_through=-5 goes_to=-6 going=-6 going_back=-4 gone=5 good=3 good_$=7 good_.=4 google=8 google_sheet=8 got=4
grafana=10 grant=5 green_$=-8 gross=6 h=5 had=-3 had_to=7 haha=-7 haha_$=-4 half=4 hand=7 hand_,=4 handing=-6
handle=-4 handle_the=-3 handler=-5 hang=-4 hangs=-4 happens=-2 has=4 has_a=-4 has_no=-3 has_the=4 has_to=9 has_ⓝ=7
hate=5 have=12 have_a=-9 have_it=5 have_none=5 have_the=-4 have_to=-6 have_ⓒ=4 headed:=-5 header=-5 help=-4 helped=5
helper=-3 helper_in=-6 her=10 here=5 here_$=-2 here_,=8 here_.=2 here_is=-4 hers=-7 high=-7 hints=-2 hints_.=5
hints_in=-2 history=-3 hm=-5 hmm_,=-4 holds=5 home=-4 hosting=6 hour_$=5 house=5 how=3 how_i=9 how_it=10 how_the=-2
i'd=-1 i'd_have=5 i'd_like=4 i'd_prefer=-4 i'll=-6 i'm=6 i'm_a=9 i'm_handing=-6 i'm_not=-9 i'm_on=8 i'm_the=6 i've=-4
i=-1 i_can't=6 i_can=9 i_did=-6 i_do=8 i_don't=-7 i_get=-3 i_hate=4 i_have=7 i_keep=-4 i_know=-3 i_like=2 i_mean=7
i_need=3 i_never=-3 i_open=-6 i_prefer=4 i_see=-5 i_think=-8 i_told=4 i_touch=-3 i_use=3 i_want=-2 i_was=-6 icon=-5
id=-11 id_'=-3 identifiers=6 if=4 if_a=10 if_the=-2 if_we=-7 ignores=-3 ignores_the=-3 images=7 imagine=-8
implement=-5 import_.=5 in=7 in_,=-4 in_all=6 in_anything=-6 in_between=-4 in_code=4 in_commit=7 in_german=-7 in_it=4
in_libssl=-4 in_mind=-5 in_our=5 in_the=-4 in_this=12 in_two=-3 in_ⓒ=-1 in_ⓝ=2 in_ⓟ=1 in_ⓧ=-6 inch=6 inch_screen=6
included=-8 index=-4 infra=4 ingest=6 insists=-4 install=7 instead=2 instead_of=2 into=14 into_the=13 invoice=-8
invoice_export=-2 invoice_ⓒ=-3 is=13 is_a=3 is_about=-5 is_at=-4 is_broken=-4 is_called=6 is_dead=4 is_empty=-6
is_fine=-3 is_flaky=-8 is_gone=4 is_green=-6 is_in=-2 is_it=-4 is_locked=6 is_never=-3 is_not=-9 is_off=5 is_on=2
is_out=8 is_red=-5 is_slow=-5 is_that=-4 is_the=3 is_to=4 is_wrong=-6 is_ⓒ=5 is_ⓝ=11 is_ⓟ=7 is_ⓠ=-4 isn't=3
isn't_the=6 issues=5 it's=3 it's_a=-7 it's_for=-7 it's_not=-8 it's_the=8 it=-14 it_$=2 it_,=-10 it_.=-7 it_and=8
it_async=-2 it_back=-3 it_before=-4 it_broke=-5 it_does=-4 it_got=10 it_in=-2 it_is=-3 it_looks=8 it_next=-2 it_now=10
it_says=-3 it_so=4 it_to=-5 its=2 its_test=-2 jan=8 january=13 january_$=5 january_.=4 job=-7 job_.=-4 jobs=-4 june=4
just=-2 just_answer=7 just_for=-8 just_the=7 just_this=-4 kafka=6 keep=3 keep_doing=8 keep_getting=-2 keep_it=-6
keep_the=5 keep_ⓒ=5 keeping=5 keeping_the=5 keeps=8 keeps_ⓝ=9 key=-5 key_.=-5 keys=7 kids=4 kind=-4 know=-6 label=-4
language_,=4 large=-4 large_files=-3 last:=-6 last=-5 last_merge=-4 last_row=-2 last_week=6 last_year=-6 latency=6
law=4 lawyer=6 leaks=-4 leaks_memory=-3 learn=8 leave_the=-5 leave_them=5 left=5 left_$=-4 length=5 less=4 let's=-11
let=-3 let_me=-6 level=4 lib=4 library_is=6 libssl=-4 licence=4 like=2 like_it=6 like_to=-4 limit=4 limit_of=-3 line=2
line_fix=6 line_length=8 line_ⓝ=-11 lines=11 lines_you=6 linter=2 list=-6 list_,=-4 list_is=-3 lists=9 little=-5
live=7 live_in=5 live_on=4 load=4 loaduser=-3 local=-4 locally=-7 locally_,=-3 locked=6 lodash=10 log=-8 log_is=-5
log_messages=6 log_the=-6 logger_,=-5 logic=5 logic_in=7 login=-4 login_form=-5 logs=4 loki=10 long:0=-16 long:1=-8
long:2=11 long:3=16 long:4=-2 long:5=-3 long=-7 long_.=-5 longer=9 look=-8 look_:=-7 look_at=-7 look_there=3 looking=3
looks=-4 looks_good=-7 looks_like=6 loop=-7 loop_$=-5 loses=-5 loses_the=-2 lost=3 lot=9 lunch=-5 machine=6 made=-5
mail=-9 mails=3 main_$=8 main_.=-8 major=4 make=-10 make_a=5 make_it=-5 make_sure=-4 make_the=-3 makefile=6 malloc=9
map=-7 mapbox=6 march=7 march_$=6 march_ⓝ=-5 mark=4 marketing=4 max_ⓝ=-6 may=14 may_delete=-6 may_not=6 maybe=-4
mb_.=4 me=15 me_$=7 me_before=8 me_what=-7 me_why=-4 memory=-8 merge=-5 merge_,=-4 mergeconfig=-3 merged=4 message=-3
message_.=9 message_for=-4 messages=11 metres=7 metric=9 midnight=-3 midnight_.=-3 might=-7 migrate=-4 migration=-4
migration_ⓝ=-2 migrations=12 min=-8 mind=-9 mind_the=-2 ministry=8 minor=5 minor_release=5 minute=6 minute_$=7
minutes=-13 minutes_,=-4 minutes_.=-4 mobile=4 mode=7 module=-3 moment=-5 monday=6 money=5 monolith=6 month=-3
monthly=7 months=-5 more=7 more_.=9 more_of=5 more_than=-7 most=5 move=-12 move_it=-3 move_ⓟ=-3 moved=13 moved_to=8
moves=4 ms=-2 much=-5 must=-3 must_never=-4 mustn't=6 my=11 my_colleague=-3 my_name=-7 my_own=5 myself=-3 myself_$=-5
mysql=4 name=4 names=12 names_,=6 need=-8 need_a=2 need_the=-7 need_to=6 needed=-4 needs=9 needs_a=10 net=6 never=-16
never_called=-4 never_commit=-5 never_mind=-3 never_updates=-2 never_use=-3 new=14 new_code=5 new_helper=-3
new_logger=-5 new_one=-4 new_packages=5 newer=-4 newton=7 newton_metres=7 next=-7 next_to=2 nice_$=-4 nice_,=5
night=10 night_$=7 night_and=5 nightly_job=-4 nil=-3 nil_map=-3 no=10 no_,=-23 no_.=4 no_force=5 no_more=3 no_need=-5
no_new=4 no_no=-9 no_rush=-5 no_ⓒ=6 nobody=6 nobody_here=5 nobody_in=5 node=10 node_ⓝ=8 none=5 not=7 not_a=-10
not_an=-6 not_at=5 not_it=-5 not_leave=6 not_npm=4 not_saying=-7 not_that=-7 not_the=4 not_ⓒ=6 not_ⓟ=-8 not_ⓠ=9
notes=-5 notes_,=-5 nothing=4 nothing_but=5 now=1 now_$=2 now_,=6 now_.=3 now_?=-2 now_the=-5 npm_.=-13 null=-7
nullpointerexception=-4 nullpointerexception_$=-4 number=-4 number_in=6 numbered=9 numbers=10 object=-6 of=9 of_a=-5
of_it=-4 of_my=4 of_that=3 of_the=2 of_this=4 of_ⓒ=7 of_ⓟ=-7 off=-2 off_.=-4 off_by=-9 off_limits=4 office=5 ok=-5
ok_so=-4 ok_we=7 old=-3 old_cache=-2 old_importer=6 old_one=-2 on=7 on_$=-6 on_-=-6 on_a=7 on_it=2 on_line=-5 on_my=9
on_one=-6 on_that=-6 on_the=1 on_this=7 on_ⓝ=5 on_ⓟ=-4 once=-4 one's=-6 one=-6 one_$=-2 one_,=-10 one_.=-3 one_and=-3
one_for=3 one_has=-5 one_in=-6 one_line=7 one_more=4 one_per=4 one_who=7 one_with=-3 ones_$=4 ones_,=-6 only=16
only_.=7 only_for=-11 only_if=6 only_this=-5 only_ⓒ=6 only_ⓟ=-9 open=2 open_it=5 open_the=-2 ops=7 option=-3 or=6
order=-2 order_when=-5 orders=3 org=5 other=-6 others=-6 otherwise=4 otherwise_$=9 ought=-6 ought_to=-6 our=15
out_$=10 out_,=3 out_.=-2 out_the=-4 output=-3 output_$=-2 over=12 over_a=5 over_the=-5 over_ⓝ=4 owns=18 package=-3
package_,=-6 packages=6 page=-8 page_$=-3 page_,=3 page_.=-4 pages=5 pagination=-3 pagination_in=-2 panic=-3
panic_:=-3 paragraph=8 paragraphs=4 parameter=-4 parser=-7 part=5 partitioning=5 pass=-5 patch=-4 payload=-5 payroll=5
people=5 people_$=4 per=12 perf=8 perfect=4 perfect_,=-4 perhaps=-3 period=8 period_$=9 person=7 phone=3 photos=-4
physics=7 pick=4 picked=11 picked_the=5 picker=-3 pilot=6 pin=11 pin_the=9 pinned=13 place:0=-2 place:1=2 place:2=3
place:3=-7 plan_.=4 planner=5 please=1 please_$=-5 please_,=5 please_.=10 please_add=-2 please_always=4 please_don't=5
please_remove=-3 please_stop=6 please_write=-3 pls=4 plugin=8 pnpm=6 pnpm_,=10 polling=-5 prefer=-6 prefer_the=-5
prefers=-2 prefers_the=-2 pretend=-6 price=-2 price_filter=-2 pricing=4 print=-4 prints=-6 prints_nothing=-4 private=4
probably=-7 problem=-7 prod=5 product=6 production=5 production_.=5 progress=-3 progress_bar=-3 proj=-4 proj_-=-4
project=19 project_,=6 promised=5 public=8 public_function=4 push=-3 pushes=8 pushing=-6 pushing_to=-6 put_it=-2
pytest=-4 quarter=4 query=-8 query_,=-7 question=-3 questions=2 ram=7 ran=4 ran_it=5 rate_limit=5 rather=6
rather_have=7 rather_than=5 raw=8 read=2 read_-=-5 read_only=6 reader=-3 readme=-4 reads=3 real=9 really=9 reason=-3
reasoning=10 receipts=-5 records=-6 red=-2 red_and=7 redo=-4 refactoring=-5 reference=-4 refused=-5 refused_$=-3
regex=-4 release=6 release_branch=-5 release_script=-3 releases=6 remember=-10 remember_,=-6 remember_that=5
remember_the=-3 remind=-3 remind_me=-3 remove=-16 remove_it=-6 remove_the=-9 removed=6 rename=-15 rename_it=-3
rename_the=-2 repo=24 repo_$=5 repo_.=5 report=-3 request=-4 resolved=-6 rest=5 rest_.=-2 rest_stays=7 restart=-4
retries=-4 retry=-8 retry_loop=-2 return=-5 return_ⓝ=-3 returns=-3 returns_null=-2 revert=-2 review=9 right=-6
rights=9 risk=4 rounding=-6 row=-6 rows=-8 rows_$=-2 rule_$=6 run=-6 run_it=3 run_the=-3 runbook=4 runbook_for=4
running_$=-6 running_the=10 runs=4 runs_for=-8 runs_it=4 runs_on=4 rush=-5 rust=4 s=4 safari=6 safari_$=5 said_yes=5
same=-9 sandbox=5 save=-4 say=2 say_what=11 says=-14 says_the=-2 says_ⓒ=3 schedule=4 schema=7 script=-7 script_.=4
scripts=10 scroll=7 search=-4 search_index=-4 second=-5 seconds=-4 security=12 see=-3 see_a=-5 see_red=9 see_the=2
see_what=-3 segfault=-4 segfault_in=-4 send=-3 sent=-3 sentence=3 separate=7 server=4 service=5 service_,=4
sessions=-5 set=-13 set_the=-3 settled=6 sev_ⓝ=-5 shared=10 she=12 sheet=8 shelf=-4 shell=6 shift=-6 ship_it=-3
shipped=-4 ships=7 short=5 should=-22 should_be=-3 should_never=-3 should_we=-2 show=-4 show_me=-2 show_the=-5
showed=8 shown=-5 shows_the=2 side=-6 signed=7 signed_with=4 signup=-2 since=12 since_yesterday=-3 since_ⓝ=5
single_step=5 single_time=-9 singleton=4 site=5 size=5 size_.=5 sk=-4 sk_-=-4 skip=-3 skipped=7 slide=-6 slipped=5
slips=6 slips_again=6 slow=-13 small=6 small_commits=6 smaller=-5 snake=5 snippet=-5 so=11 so_i=-5 so_much=-5
so_that=7 so_wide=6 so_you=-5 so_ⓒ=-5 so_ⓟ=-8 solved=-6 some=-7 somebody=-6 someone=-5 something=8 something_is=4
sorry=-8 sort=-5 sort_by=-3 source=13 source_for=9 spaces=3 spec=4 split=-9 split_it=-2 split_ⓟ=-4 sprint=7 sql=11
sqs=5 squash=-4 st=4 stage=5 staging=2 staging_build=-3 standup=4 start=3 starts=4 state=-4 stay=10 stay_on=4 stays=12
std=4 step=3 step_.=5 stick=9 still=-7 stop=14 stop_,=-4 stop_.=5 stop_pushing=-6 stop_the=-4 stop_using=-4 stored=-5
strings=7 strip=-5 stuck=-5 stuff=10 style=7 summary=6 summer=7 sunday=8 supervisor=6 support=9 sure=-3 sure_that=-4
sure_yet=-4 switch=-5 switched=5 system=5 t=-4 t_ⓝ=-4 tab=5 table_is=4 tables=12 take=-9 takes=4 takes_ⓝ=-5 talked=5
talked_it=5 team=8 team_$=5 teams=6 tell=5 tell_me=5 telling=8 tenant=4 term=8 test=-7 test_,=-6 test_.=-3 test_for=-6
test_is=-4 tests=11 tests_for=-3 tests_pass=-5 text=11 th=8 th_$=6 than=12 than_a=6 than_one=4 than_ⓝ=-8 thank=-5
thank_you=-5 thanks=-2 that's=6 that's_a=9 that's_how=6 that's_it=4 that's_not=-4 that=-9 that_$=4 that_.=7
that_file=-5 that_i=-6 that_in=-5 that_please=-6 that_run=-3 that_we=-4 that_you=12 that_ⓒ=3 thats=4 the=-5
the_answer=6 the_api=4 the_ascii=6 the_button=-6 the_cache=-7 the_cart=-5 the_change=-5 the_changelog=-4 the_client=3
the_clock=-4 the_code=11 the_counter=-4 the_cutover=6 the_date=-5 the_dead=-4 the_deadline=-4 the_demo=-8
the_docker=-5 the_duration=-3 the_end=7 the_entire=5 the_error=-3 the_export=-5 the_feeds=10 the_file=3 the_first=-8
the_fix=4 the_fixture=-5 the_flag=-4 the_footer=-5 the_function=-6 the_git=6 the_header=-3 the_history=-6
the_import=-4 the_invoice=-5 the_job=-4 the_last=-8 the_left=-8 the_limit=-3 the_list=-3 the_log=-3 the_login=-3
the_migration=-6 the_mobile=3 the_moment=-9 the_monolith=6 the_new=-2 the_nightly=-2 the_numbers=-4 the_old=-6
the_one=3 the_order=3 the_other=-6 the_paper=3 the_parser=-7 the_pilot=6 the_planner=5 the_plugin=9 the_price=-6
the_readme=-3 the_reasoning=10 the_release=-9 the_releases=6 the_rest=-6 the_retry=-7 the_right=-3 the_runner=-4
the_same=-9 the_sandbox=5 the_search=-5 the_second=-11 the_source=9 the_sql=9 the_team=-3 the_test=-10 the_tests=-9
the_ticket=3 the_timeout=-3 the_title=-5 the_top=3 the_total=-5 the_two=-3 the_upload=-4 the_user=-3 the_variable=-9
the_vendor=-6 the_version=-4 the_way=5 the_websocket=-3 the_wiki=9 the_wrong=-9 the_ⓒ=5 the_ⓝ=9 their=-4 them=2
them_.=-8 them_in=-8 them_otherwise=8 then=-5 then_show=6 then_the=12 then_we=-6 there's=4 there's_a=3 there's_no=4
there=1 there_.=-3 these=4 these_are=-5 thesis=6 they're=-8 they're_in=-6 they=1 they_are=-5 thing_that=6 things=3
think=-11 thinking=-9 third=-3 third_time=6 this=-13 this_.=-4 this_?=-2 this_branch=-8 this_code=6 this_codebase=11
this_commit=-9 this_file=-7 this_function=-5 this_is=2 this_morning=3 this_one=-12 this_project=7 this_repo=11
this_service=5 this_team=6 this_term=5 this_ⓒ=-4 those=10 three=4 three_sentences=5 three_things=-4 throws=-5
throws_a=-3 ticket_is=-7 till=5 time=1 time_i=-7 timeout=-4 times=-9 times_out=-4 title=-5 to=-1 to_a=4 to_add=-3
to_always=-5 to_ask=3 to_be=2 to_change=5 to_click=-4 to_explain=5 to_go=-6 to_have=-3 to_its=-2 to_load=-3 to_main=-6
to_me=8 to_run=5 to_say=-6 to_the=1 to_use=5 to_ⓒ=6 to_ⓝ=5 to_ⓠ=-3 tocents=-3 today=-11 today_,=-4 today_.=-3
together=5 token=-4 tokenizer=5 tokens=7 tomorrow=-4 too_long=-6 topic=11 total=-10 total_is=-4 touch=-4 touch_the=-2
touch_ⓟ=-2 touched=7 trace=-4 tracked=5 train=4 tree=-5 tried=8 tried_and=5 true_that=4 trunk=4 try=-6 turn=-3
turned=-5 twice=-14 twice_$=-5 twice_,=-5 two=-7 two_,=-6 two_in=-2 two_spaces=5 type=-5 type_hints=-2 typo_in=-4
ugh=4 ugh_,=5 ugly=-5 uncle=-8 under=13 under_ⓒ=4 under_ⓝ=-5 under_ⓟ=10 understand=3 undo=-3 unit_test=-2 until=6
until_ⓝ=5 up=-2 update=-2 updates=-2 updates_after=-2 upgrade=-4 upload=-2 upload_endpoint=-2 us=3 us_$=5 us_to=-5
use=3 use_a=-8 use_lodash=10 use_the=8 used=-3 user=-5 usesession=-2 using=-7 uuids=-6 v=3 v_ⓝ=6 value=-4 values=4
variable=-5 variables=9 vendor=-6 verdict=5 version_of=-3 very=-8 visible=-3 vite=-6 vitest=4 vitest_,=5 voted=7 w=4
wait=-6 want=4 want_a=-4 want_the=-3 want_to=-14 wants=-5 warning=-4 was=-3 was_tried=5 was_wrong=8 wav=-5 way=6
we'll=5 we're=4 we're_on=8 we've=5 we=9 we_$=-6 we_always=-2 we_are=8 we_could=-4 we_decided=-8 we_don't=-3 we_ever=-6
we_have=4 we_keep=5 we_may=4 we_need=-6 we_never=3 we_ought=-6 we_picked=5 we_should=-6 we_use=-12 webpack=-5
websocket=-3 websocket_handler=-3 week=11 weekend=9 weeks=5 weird=-4 well=8 went=5 what=-1 what_do=-3 what_does=-2
what_i=6 what_is=-2 what_now=-2 what_you=-5 whatever=-4 when=3 when_a=6 when_the=-10 when_you=3 whenever_i=-4
whenever_you=5 where=-12 whether=-8 which=5 which_has=5 which_is=-3 while=-3 while_the=-5 white=-4 who=5 why=-3
why_does=-1 why_is=-4 why_it=-4 why_the=-4 wide=5 wide_tables=6 wiki=9 will=7 windows=8 wiped=6 wiped_every=8 with=6
with_a=-7 with_it=3 with_me=9 with_more=-5 with_the=-2 with_two=7 with_ⓒ=-8 with_ⓝ=-2 without=14 without_asking=6
without_the=7 woman=-6 won't=10 won't_work=-9 words=-5 work=-7 work_$=-6 worker=-3 working=-4 works=-9 works_,=-3
workspace=7 worry=-5 would=-11 would_have=4 wrap=5 write=-4 write_a=-7 write_all=6 write_it=8 write_me=-5 write_one=-5
write_the=-8 write_ⓒ=5 written=4 wrong=-7 wrong_folder=-4 wrong_total=-2 x=-2 yarn=7 year_,=-4 years=6 yes=3 yes_,=-5
yesterday=-7 yesterday_.=-3 yet=-14 yet_$=-7 yet_,=-4 you're=3 you've=6 you=8 you_add=3 you_again=-6 you_and=-8
you_are=-5 you_asked=5 you_call=4 you_can't=-7 you_can=2 you_find=-5 you_finish=5 you_open=7 you_run=-4 you_showed=5
you_were=-5 your=-5 your_change=-4 yours=5 yourself=11 yourself_.=5 —=4 ⓒ=12 ⓒ_$=1 ⓒ_'=6 ⓒ_)=-3 ⓒ_,=2 ⓒ_.=4 ⓒ_:=-16
ⓒ_?=-2 ⓒ_and=6 ⓒ_from=4 ⓒ_here=-5 ⓒ_if=-5 ⓒ_import=-9 ⓒ_in=8 ⓒ_only=3 ⓒ_please=4 ⓒ_returns=-5 ⓒ_since=-3 ⓒ_when=4
ⓒ_ⓒ=4 ⓒ_ⓝ=12 ⓒ_ⓟ=2 ⓒ_ⓧ=7 ⓝ=1 ⓝ_$=4 ⓝ_,=-2 ⓝ_-=3 ⓝ_.=2 ⓝ_am=7 ⓝ_and=4 ⓝ_clicks=-2 ⓝ_days=5 ⓝ_december=7 ⓝ_for=-6
ⓝ_has=-5 ⓝ_inch=5 ⓝ_january=8 ⓝ_march=9 ⓝ_min=-9 ⓝ_minutes=-5 ⓝ_ms=-2 ⓝ_now=7 ⓝ_on=-3 ⓝ_rows=-5 ⓝ_seconds=-4 ⓝ_since=5
ⓝ_th=8 ⓝ_to=-3 ⓝ_with=5 ⓝ_ⓧ=-5 ⓟ=2 ⓟ_$=-1 ⓟ_,=4 ⓟ_.=3 ⓟ_always=-3 ⓟ_and=-4 ⓟ_by=7 ⓟ_for=5 ⓟ_goes=-3 ⓟ_is=-5 ⓟ_out=-3
ⓟ_to=-3 ⓟ_ⓧ=-6 ⓠ=19 ⓠ_$=6 ⓠ_,=-3 ⓠ_in=3 ⓠ_is=4 ⓠ_to=-5 ⓤ=13 ⓤ_$=6 ⓤ_look=5 ⓧ=5 ⓧ_ⓝ=-12 ⓧ_ⓧ=3
"""
