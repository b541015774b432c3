"""How much each trait of a sentence speaks for it that it is of each type, if it lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!=-2,4,6,0 !_!=0,4,2,0 !_$=-2,4,6,0 '=0,-6,-7,21 '_$=-3,-7,8,10 '_,=-1,-3,-6,8 '_.=2,3,-7,8 '_s=-1,-4,2,-2 (=7,3,-4,0
)=5,-1,0,0 )_$=1,-7,3,1 )_.=3,2,-4,-1 ,=5,3,1,3 ,_always=3,0,-3,0 ,_and=0,7,-1,-2 ,_another=7,2,-5,0 ,_ask=0,-4,0,4
,_but=2,4,-4,-1 ,_don't=-1,5,2,-4 ,_even=-4,3,2,-2 ,_fix=2,1,-8,0 ,_folder=-2,-4,-5,7 ,_go=6,-1,-1,-4 ,_he=2,-2,-6,2
,_i've=0,-1,-6,0 ,_i=-2,-7,-2,4 ,_in=-1,5,2,-3 ,_it's=-2,-5,-3,1 ,_it=-2,8,-5,-2 ,_keep=6,1,-1,-1 ,_leave=-2,2,-4,-1
,_like=2,4,4,-1 ,_look=-1,-3,-1,5 ,_never=-1,7,5,-4 ,_no=-7,13,-3,-5 ,_nobody=2,-6,4,-1 ,_not=1,4,3,0 ,_one=1,6,2,-3
,_only=1,0,2,-3 ,_our=1,5,-2,-2 ,_page=-2,-2,3,10 ,_project=-3,-6,-1,10 ,_so=7,2,4,-5 ,_tab=-1,-5,-3,7
,_that's=-3,2,5,2 ,_the=-4,1,7,-9 ,_then=1,4,-3,-2 ,_there's=8,-3,5,-2 ,_there=-2,-2,5,-1 ,_they're=-2,-2,-6,4
,_they=-4,-5,5,-6 ,_use=4,10,0,-4 ,_we're=2,-1,4,0 ,_we=0,7,8,1 ,_you=-8,3,-1,-3 ,_ⓒ=-6,-2,5,-3 ,_ⓝ=3,-3,0,-7
,_ⓟ=5,-3,-7,7 -=-1,-7,-4,9 -_line=7,1,-3,0 -_ⓝ=-2,7,3,0 .=7,8,3,-2 ._$=2,12,7,-6 /=-3,0,-6,4 /_,=-4,2,-5,1
0:a=-1,2,-3,0 0:add=4,0,-3,0 0:after=-3,2,1,-1 0:all=3,-6,1,1 0:and=6,4,-1,-1 0:as=4,-1,-3,-1 0:before=-2,3,1,-2
0:board=-1,-5,-2,8 0:british=10,3,-4,-1 0:call=4,-2,-4,0 0:change=-2,-4,1,0 0:commit=5,4,3,-2 0:decision=0,5,1,-1
0:do=-2,5,-4,-1 0:don't=2,7,-11,-3 0:dont=0,6,-7,2 0:each=-1,0,5,0 0:every=4,2,3,-3 0:explain=-1,1,-5,0
0:for=-4,-4,0,5 0:from=0,5,2,-2 0:fyi=2,1,4,-1 0:give=0,3,-5,-2 0:good=6,2,-6,0 0:grafana=-1,-3,-2,6 0:half=7,1,-1,-1
0:i'd=5,4,-5,-1 0:i'm=19,-7,-15,-5 0:i've=9,-2,-8,-1 0:i=10,3,-10,-7 0:if=0,-5,-4,7 0:im=6,-1,-7,-1 0:in=2,-1,-1,-2
0:it's=1,1,11,-2 0:it=-1,-3,2,-2 0:just=-4,2,-7,2 0:keep=1,8,-9,-3 0:leave=-4,2,-5,0 0:look=-1,-3,-4,2
0:make=-1,5,-3,1 0:my=2,-6,2,-3 0:never=-1,3,-3,-1 0:no=1,9,1,-3 0:not=2,-6,-3,-1 0:oh=7,2,-3,-1 0:ok=3,0,1,-1
0:on=2,1,4,2 0:one=7,7,-4,-2 0:our=-6,-1,5,1 0:perfect=3,4,-7,-1 0:please=-1,5,-3,-2 0:put=3,3,-7,-1
0:remember=0,5,2,10 0:run=-2,3,-4,0 0:show=-4,1,-2,0 0:so=0,-2,2,-1 0:stop=3,7,1,-2 0:that's=5,2,-1,-4
0:that=-5,1,-6,-2 0:the=-8,-8,-1,1 0:there's=-5,-5,5,3 0:there=-2,-4,4,-1 0:they=-1,-5,3,-1 0:this=-1,4,7,-2
0:three=8,2,-5,0 0:too=3,4,-5,0 0:two=7,0,-1,-1 0:ugh=5,3,-3,-1 0:use=4,8,-2,-3 0:v=-1,8,2,0 0:we'll=-2,-2,4,-3
0:we're=-5,1,6,-1 0:we=-4,-2,13,-6 0:when=-2,7,0,1 0:whenever=-5,2,1,-1 0:why=4,4,-4,-1 0:write=-4,4,-7,-1
0:wrong=3,3,4,-1 0:yes=0,2,-5,0 0:you=8,7,-2,-1 0:ⓝ=-1,0,4,-1 0:ⓟ=-1,2,4,-3 0:ⓠ=-3,-1,9,-3 1:,=-2,0,-6,-2 1:-=-2,5,2,1
1:.=0,6,-4,0 1::=-4,-4,9,1 1:a=7,5,-3,-1 1:agreed=-1,-5,1,-1 1:always=8,3,3,-1 1:and=-4,-10,4,-1 1:are=-8,2,7,0
1:at=-6,0,0,1 1:be=1,7,-2,0 1:been=-2,5,0,0 1:board=-1,-7,-1,-3 1:branch=9,-2,0,-2 1:build=-1,-4,1,0 1:can't=4,1,-2,0
1:can=0,-1,0,3 1:codes=-1,-3,-3,9 1:comments=6,2,3,-1 1:contract=-2,-10,1,1 1:customer=0,6,1,-2 1:discussions=-1,4,2,8
1:do=-3,-4,-3,-1 1:does=3,-2,4,4 1:don't=9,5,-7,-3 1:each=-1,0,-6,0 1:emojis=1,2,-7,0 1:for=-3,-6,-2,7
1:from=3,-3,-2,1 1:go=0,4,4,5 1:has=-3,-8,1,7 1:have=1,9,1,-2 1:here=2,6,4,-1 1:how=4,1,-1,0 1:i'm=6,-4,-3,-2
1:i=0,-3,-1,-1 1:in=0,9,-1,-5 1:is=-6,-10,12,-7 1:it's=0,3,-1,-1 1:it=-4,-1,0,-1 1:keep=0,-6,7,1 1:keeps=-1,-2,1,8
1:kubernetes=-2,-8,3,0 1:like=1,3,-3,0 1:log=-1,-3,0,6 1:may=2,0,-4,0 1:me=6,8,-8,-2 1:messages=7,6,6,-2
1:more=4,1,5,-1 1:moved=-3,-5,11,3 1:my=0,1,-4,-2 1:need=-4,-1,5,-1 1:never=-2,-1,1,0 1:new=5,-7,0,0 1:not=2,-4,8,-4
1:now=1,3,1,-1 1:of=2,5,2,3 1:on=2,8,0,1 1:one=-2,1,-2,3 1:only=0,-5,-2,-3 1:our=2,-6,3,-2 1:people=-1,0,-8,1
1:pie=8,1,-6,0 1:prefer=3,3,-2,0 1:report=0,-5,1,0 1:run=0,-3,-8,-1 1:runbooks=-1,-3,2,8 1:so=0,-3,1,2 1:stop=7,2,1,-1
1:test=0,3,0,0 1:that=3,8,-9,5 1:the=5,-2,-4,0 1:them=6,3,-9,0 1:this=-4,8,-5,-4 1:time=4,0,-3,0 1:to=-2,-7,-3,-6
1:told=-5,-4,7,0 1:touch=8,3,-1,-1 1:use=-3,0,4,-3 1:used=-4,2,5,-1 1:want=-12,4,-3,-1 1:we=-4,-8,2,-1
1:with=3,1,-5,-1 1:won't=-2,-5,3,-2 1:work=4,-3,-3,0 1:write=2,5,2,-1 1:you're=5,2,-3,-2 1:you=-3,3,2,0 1:ⓒ=-3,-5,7,0
1:ⓝ=-1,-7,5,5 1:ⓟ=0,3,4,-2 1:ⓠ=6,-1,-7,-1 1:ⓧ=-2,-2,2,4 2:'=6,-2,0,2 2:,=4,-8,2,-2 2:-=2,6,-1,-3 2:.=10,-9,-5,3
2::=-2,-8,-4,6 2:?=-1,-3,-4,9 2:a=10,-10,3,2 2:about=-2,-4,-1,11 2:again=1,2,-4,-1 2:always=3,2,-1,0 2:and=5,4,-2,-2
2:another=6,0,-3,-1 2:anything=6,2,0,-1 2:app=-1,-6,1,-1 2:are=-6,-2,7,2 2:at=0,-1,-5,1 2:been=-1,-6,2,-1
2:before=9,1,2,0 2:by=-4,-5,1,-2 2:call=-1,0,-6,0 2:can't=4,-1,-4,0 2:can=0,-3,1,-1 2:charts=8,1,-6,0
2:closed=-2,-9,1,0 2:come=-1,-4,-5,10 2:commit=5,1,-6,0 2:do=8,8,1,-2 2:ever=0,-1,-4,0 2:everywhere=4,2,-6,0
2:for=-9,-1,-1,5 2:forget=-4,0,1,0 2:from=-1,4,1,-3 2:gets=-1,-6,4,-2 2:go=2,4,3,-1 2:got=4,-9,-2,-1 2:has=-1,6,8,-3
2:have=1,-5,1,-2 2:here=0,1,-5,0 2:how=-1,3,-4,0 2:in=-2,8,-2,-2 2:is=-3,1,3,2 2:it=-4,-1,5,7 2:last=-1,3,1,0
2:like=-5,3,-3,0 2:machine=7,-5,3,-1 2:must=-2,5,5,-1 2:my=2,8,1,-1 2:need=5,2,1,1 2:never=-1,1,2,0 2:new=10,-1,-3,0
2:no=-5,-5,2,-1 2:not=8,3,-1,-1 2:now=5,-1,-4,0 2:of=-4,-11,0,0 2:off=6,5,1,-2 2:on=0,6,0,1 2:one=-2,4,-1,-1
2:only=-3,-5,7,2 2:out=6,-6,3,-3 2:over=-2,-4,3,-2 2:per=8,4,-4,-3 2:picked=0,-8,5,0 2:recordings=-1,-1,2,7
2:run=5,1,4,-1 2:runs=-2,-4,2,5 2:says=0,3,1,-2 2:so=0,1,-4,-1 2:team=-1,9,3,-2 2:tests=-4,0,-2,2 2:that=-1,9,3,-1
2:the=-7,-4,-6,8 2:this=-4,-1,-2,7 2:three=-5,0,0,-1 2:to=-8,12,3,2 2:touch=-3,1,1,0 2:use=5,4,-2,-2 2:want=-8,1,-2,0
2:we=-1,4,-2,-1 2:what=-4,-9,1,-2 2:with=-2,-8,-9,1 2:would=7,2,-1,0 2:you=2,1,-4,1 2:ⓒ=2,4,-6,-5 2:ⓝ=-2,-3,-3,3
2:ⓟ=-2,3,3,-2 2:ⓧ=-2,-2,8,5 :=-1,-9,0,7 :_no=-1,-1,9,-3 :_the=-5,9,6,-3 :_ⓝ=-2,1,-4,-6 :_ⓟ=-3,-10,-5,8 :_ⓤ=-1,1,5,7
;=-9,-13,4,-7 =-51,2,8,-62 ?=6,-3,-5,8 ?_$=6,-3,-5,8 ^_a=-1,2,-3,0 ^_add=4,0,-3,0 ^_after=-3,2,1,-1 ^_all=3,-6,1,1
^_and=6,4,-1,-1 ^_as=4,-1,-3,-1 ^_before=-2,3,1,-2 ^_board=-1,-5,-2,8 ^_british=10,3,-4,-1 ^_call=4,-2,-4,0
^_change=-2,-4,1,0 ^_commit=5,4,3,-2 ^_decision=0,5,1,-1 ^_do=-2,5,-4,-1 ^_don't=2,7,-11,-3 ^_dont=0,6,-7,2
^_each=-1,0,5,0 ^_every=4,2,3,-3 ^_explain=-1,1,-5,0 ^_for=-4,-4,0,5 ^_from=0,5,2,-2 ^_fyi=2,1,4,-1 ^_give=0,3,-5,-2
^_good=6,2,-6,0 ^_grafana=-1,-3,-2,6 ^_half=7,1,-1,-1 ^_i'd=5,4,-5,-1 ^_i'm=19,-7,-15,-5 ^_i've=9,-2,-8,-1
^_i=10,3,-10,-7 ^_if=0,-5,-4,7 ^_im=6,-1,-7,-1 ^_in=2,-1,-1,-2 ^_it's=1,1,11,-2 ^_it=-1,-3,2,-2 ^_just=-4,2,-7,2
^_keep=1,8,-9,-3 ^_leave=-4,2,-5,0 ^_look=-1,-3,-4,2 ^_make=-1,5,-3,1 ^_my=2,-6,2,-3 ^_never=-1,3,-3,-1 ^_no=1,9,1,-3
^_not=2,-6,-3,-1 ^_oh=7,2,-3,-1 ^_ok=3,0,1,-1 ^_on=2,1,4,2 ^_one=7,7,-4,-2 ^_our=-6,-1,5,1 ^_perfect=3,4,-7,-1
^_please=-1,5,-3,-2 ^_put=3,3,-7,-1 ^_remember=0,5,2,10 ^_run=-2,3,-4,0 ^_show=-4,1,-2,0 ^_so=0,-2,2,-1
^_stop=3,7,1,-2 ^_that's=5,2,-1,-4 ^_that=-5,1,-6,-2 ^_the=-8,-8,-1,1 ^_there's=-5,-5,5,3 ^_there=-2,-4,4,-1
^_they=-1,-5,3,-1 ^_this=-1,4,7,-2 ^_three=8,2,-5,0 ^_too=3,4,-5,0 ^_two=7,0,-1,-1 ^_ugh=5,3,-3,-1 ^_use=4,8,-2,-3
^_v=-1,8,2,0 ^_we'll=-2,-2,4,-3 ^_we're=-5,1,6,-1 ^_we=-4,-2,13,-6 ^_when=-2,7,0,1 ^_whenever=-5,2,1,-1
^_why=4,4,-4,-1 ^_write=-4,4,-7,-1 ^_wrong=3,3,4,-1 ^_yes=0,2,-5,0 ^_you=8,7,-2,-1 ^_ⓝ=-1,0,4,-1 ^_ⓟ=-1,2,4,-3
^_ⓠ=-3,-1,9,-3 a=2,4,-1,-7 a_commit=0,3,4,-1 a_day=-1,-5,1,-1 a_list=-1,-1,6,1 a_look=4,0,4,0 a_lot=6,3,-3,-1
a_minute=-4,2,1,-1 a_reason=6,2,3,0 a_table=0,-4,1,3 a_test=2,0,-3,0 a_week=0,-7,-4,3 a_ⓒ=5,7,11,0 a_ⓝ=-3,0,4,-1
a_ⓟ=0,5,3,-1 abbreviations=-3,1,6,0 abbreviations_in=2,1,7,0 about=-4,0,-4,12 about_the=-3,-2,-6,1 about_ⓒ=-2,-5,-1,7
above=-1,-6,1,-2 account=1,-2,1,4 add=1,2,-2,-1 adding=1,1,7,-1 admin=-1,-5,3,-1 after:,=-3,-7,0,0 after:.=11,3,-11,0
after:a=9,0,-2,4 after:add=1,4,1,3 after:after=0,-5,2,-1 after:always=-3,0,0,0 after:and=3,1,1,3 after:are=-5,0,3,0
after:can=2,3,1,-3 after:do=3,-1,-4,-1 after:does=0,0,-4,1 after:don't=-5,-1,-3,2 after:every=6,2,-3,0
after:exactly=10,1,-3,0 after:fix=-7,-3,-3,1 after:for=6,3,2,-1 after:has=-2,-2,-2,10 after:have=13,3,-2,0
after:i'd=10,1,-4,0 after:i'm=5,1,-5,0 after:i've=4,-2,-6,-1 after:i=2,8,-16,-4 after:if=2,5,4,9 after:in=-2,-3,2,2
after:is=6,0,4,2 after:it's=-3,-1,6,-1 after:it=-1,-5,2,-2 after:just=-2,2,-10,0 after:keep=-5,6,-5,-1
after:look=-1,-3,-6,5 after:me=6,-1,-1,-1 after:more=12,3,-7,-1 after:my=4,1,-3,0 after:never=5,1,-3,0
after:no=-1,3,-1,-1 after:not=0,-2,4,-1 after:of=9,7,-3,-1 after:on=1,-4,-1,1 after:one=-2,3,3,0 after:only=-5,-1,-4,1
after:please=-1,-4,1,0 after:start=2,-3,1,-1 after:step=-1,-2,1,5 after:that=-5,0,1,-3 after:the=0,2,2,-3
after:then=4,2,3,3 after:there=-1,-1,-3,5 after:this=-4,-1,4,0 after:time=6,-2,-2,-1 after:to=-1,-5,1,-1
after:want=-5,0,-2,0 after:we=-6,2,7,-1 after:what=-2,-3,-2,-1 after:yes=-4,-3,-7,0 after:you're=7,1,0,-1
after:you=-2,6,7,2 after:ⓒ=-2,6,5,3 after:ⓝ=-6,-10,4,-3 after:ⓟ=-1,4,5,0 after=1,3,1,0 after_a=8,1,0,0
after_that=-2,1,3,4 after_the=-1,-1,1,2 after_ⓝ=0,1,-3,-2 again=6,2,-4,-3 again_$=1,2,4,-4 again_.=4,0,-5,0
again_with=4,2,-5,-1 against=-7,-5,-2,0 agency=-2,7,3,-2 agreed=-4,-4,4,-4 all=-3,-1,4,1 all_,=1,3,-1,-1
all_of=0,5,-2,4 all_our=5,-8,1,-1 alone=10,2,-5,-1 already=-5,-3,-1,0 also=2,3,1,-2 always=20,6,-1,0 am=1,1,-3,1
among:1=9,-7,5,6 among:2=0,-1,-3,-3 among:3=-6,9,-4,-4 among:4=-4,-1,3,0 an=-3,7,3,-7 an_agency=-2,7,3,-2
and=11,-3,-1,-12 and_i=-1,1,6,-1 and_it=-1,-3,0,0 and_never=-2,1,4,0 and_not=-2,1,4,2 and_run=0,-1,-4,2
and_she's=9,-2,-4,0 and_tell=-4,1,-3,-1 and_that's=1,8,0,0 and_the=4,-6,0,-3 and_then=-3,2,-4,0 and_use=4,-7,-4,0
and_ⓒ=-4,-7,2,-1 another=10,0,0,-3 answer=17,4,-10,-3 answer_in=5,2,1,-1 answers=5,1,-7,2 any=4,-4,11,2
any_more=-4,-8,3,5 anything=0,9,3,-8 api=-4,3,9,4 api_freeze=0,5,1,8 app=-3,-12,6,-3 april=7,-2,2,1 are=-5,-9,-1,13
are_in=3,-11,-8,10 are_kept=-1,-3,-8,5 are_no=-1,-8,2,-1 are_on=-3,5,2,1 are_ⓒ=-3,9,3,-2 arm=3,-6,2,-1 around=3,2,-3,1
as=-4,7,11,-7 as_a=2,0,-4,-1 as_of=-3,-9,3,-4 as_the=2,4,3,-2 as_well=-2,1,6,0 ascii=11,3,-6,-1 ask=-4,1,-3,12
ask_me=-2,1,7,-2 ask_ⓒ=-3,0,-4,12 asked=0,-3,-2,-1 asking=1,4,-2,2 assets=-2,0,7,2 async=2,-5,-1,0 at=-2,-5,-10,5
at_a=1,-4,0,0 at_all=0,4,0,-1 at_the=-4,2,-6,1 at_ⓝ=-2,-4,5,-4 at_ⓟ=-2,-7,-6,5 at_ⓤ=-1,-8,-4,11 audio=3,-7,-1,1
audit=-4,-2,1,-1 auth=-2,-6,1,-2 away=-4,-4,3,-1 back=-9,-1,1,5 back_.=-3,-2,-1,5 backend=1,5,2,-2 background=1,1,-7,2
bad=2,-5,3,0 bar=0,2,-4,0 bar_.=0,2,-4,0 bars=6,1,-5,0 bars_.=6,1,-5,0 base=-4,4,3,4 be=-1,-2,5,-8 because=2,10,2,-5
because_of=1,7,2,-3 because_the=-1,3,1,-2 been=2,-1,-1,-3 before:!=4,2,3,0 before:,=-11,4,-4,-1 before:.=-6,1,0,-2
before::=0,3,-2,-1 before:a=10,1,-8,-2 before:again=-4,5,5,-1 before:asked=7,2,-9,0 before:at=0,2,0,4
before:do=3,5,-4,-1 before:don't=2,7,-3,-1 before:fix=4,3,-2,-1 before:for=-2,-15,6,0 before:get=-2,1,7,0
before:i'm=12,2,0,0 before:i've=1,-6,1,0 before:i=1,7,-7,-1 before:if=-4,-2,2,4 before:in=-4,3,0,0
before:is=-3,2,10,-1 before:isn't=-1,-3,7,-4 before:it=-2,0,-5,0 before:keep=1,-5,6,3 before:long=6,2,-3,0
before:look=0,2,0,4 before:nice=0,3,-7,0 before:no=6,1,5,-1 before:not=8,1,6,-6 before:ok=4,-3,-2,0
before:old=-1,-5,0,0 before:one=-6,0,0,0 before:our=-3,7,7,0 before:out=8,-1,-4,2 before:please=-9,4,-4,-1
before:rust=-3,-8,6,0 before:see=0,-4,-7,0 before:so=-3,-7,5,0 before:that's=-6,6,8,-5 before:that=4,4,-12,0
before:the=0,-8,2,1 before:then=0,-2,3,-1 before:there=-6,1,-1,0 before:this=-2,-6,-2,0 before:too=6,4,-4,0
before:turns=8,2,-6,0 before:ugh=4,3,-5,0 before:we=-4,-11,6,-1 before:what=2,-5,-1,0 before:when=-5,0,-1,0
before:why=9,6,-6,0 before:with=-1,-3,1,0 before:write=-1,-2,-7,0 before:wrong=6,6,2,-1 before:you=5,11,3,-2
before:ⓒ=2,-5,-2,-3 before:ⓝ=6,-2,1,0 before:ⓟ=-1,-6,2,0 before:ⓠ=3,-1,-9,-1 before=11,7,-7,-6 before_the=-3,-3,0,-1
before_you=2,3,-3,-1 behind=1,-8,-1,3 below=4,1,-1,0 better=1,2,-4,-1 big=2,-5,3,0 bits=9,-2,-5,-2 black=4,5,1,-1
blank=-5,1,1,0 board=-9,-3,4,6 board_signed=-1,-7,3,-3 bother=0,-1,1,4 bottom=1,5,0,-1 box=2,1,2,8 branch=4,2,1,-3
branches=-7,2,6,-1 brand=-3,-8,-9,9 brand_voice=-2,-6,-8,5 british=9,5,-3,-1 broke=1,3,2,0 btw=4,1,6,2
bucket=-1,-2,3,6 budget=-1,-6,-4,-1 bug=-3,3,-2,3 bugs=-1,-2,3,6 build=4,3,-4,-1 build_number=7,2,-3,0 but=0,4,-3,-2
but_the=-2,1,4,-1 button=0,0,-4,1 by=-2,3,-1,4 by_date=0,-1,-3,0 by_the=1,5,-3,1 call=0,-1,-5,1 called=-2,-2,-1,-1
calls=-2,1,3,-2 can't=3,7,-1,-1 can't_be=0,5,0,0 can=2,-6,-11,-1 can_you=0,-2,-4,0 case=2,4,-2,-4 change=-1,-1,-2,-2
changed=4,2,-6,-2 changelog=-5,1,-7,-1 changes=-2,8,-2,1 channel=1,-2,-5,4 charts=8,8,-6,-2 check=-2,6,-2,-1
class=-4,2,1,-2 classes=8,0,3,0 clever=5,4,-5,0 click=7,1,-3,0 click_.=7,-1,-3,0 client=0,2,2,-3 clock=4,3,1,-2
closed=-2,-11,3,-2 cluster=-2,3,2,5 code=3,10,-5,-6 code_.=-2,1,-4,0 codebase=4,5,6,-2 codes=-1,-4,-2,10
colleague=-2,-7,0,3 colour=-1,1,-5,-1 colours=-2,5,3,-2 column=2,5,3,2 come=-2,-4,-3,8 come_from=0,-2,-5,9
comma=2,4,-1,-2 command=-7,2,-1,0 comment=-3,5,1,-3 comments=10,8,1,-3 comments_in=1,5,-4,-2 commit=2,11,-6,-5
commit_message=1,2,5,0 commits=1,8,-4,-2 components=-1,6,4,0 contract=-5,-6,5,-1 copy=2,5,-2,0 cost=-4,-1,0,8
could=3,1,-1,0 crashes=0,-3,1,3 create=4,-1,-1,2 cron=-1,-7,2,0 css=-4,3,0,-1 customer=0,-4,7,-1 customers=-1,-1,9,-2
cut=-2,-5,1,0 dark=1,-7,0,-2 dashboard=-2,-1,1,8 data=-7,-6,7,1 data_is=-1,6,1,-2 date=0,-2,1,0 dates=-5,6,-3,-2
day=-2,-4,0,-1 days=-1,-11,6,11 days_.=-1,-5,2,10 dead=-4,-2,6,1 dead_$=-2,-6,1,3 deadline=4,-4,4,-5
decided=-3,-10,3,-3 decision=0,5,1,-1 decoder=-1,-6,-2,2 default=-4,4,0,0 delete=2,-1,5,-2 dependency=2,4,7,-1
deploy=-1,-3,2,-1 design=1,0,3,5 designer=-1,-6,1,-3 designs=0,-4,-7,4 desk=0,-1,-6,3 dev=1,6,0,2 develop=9,5,-1,0
develop_,=11,1,1,0 diagrams=-1,-7,-6,3 did=3,-1,-3,-1 diff=-1,7,-9,-2 diff_,=-7,2,-1,0 different=0,-8,1,1
discussions=-1,4,2,8 do=2,5,-10,-4 do_you=3,0,-1,0 docker=5,-5,-4,4 docs=2,5,0,-2 docstring=6,1,-1,-1 does=-2,-6,7,-1
does_the=1,-4,5,2 don't=8,13,-7,-4 don't_have=-4,1,-1,3 don't_touch=-2,1,2,-1 don't_want=-8,-1,2,5 done=3,2,-5,-3
dont=4,6,0,1 dont_run=-1,1,-8,-1 down=-3,-3,-1,2 drive=0,-5,-6,5 drop=-2,8,4,2 each=-7,9,-7,4 edit=1,-2,-2,6
else=3,1,5,-1 emoji=14,3,1,-1 emojis=16,7,-8,-2 emojis_in=7,6,-3,-2 end=5,3,5,2 endpoint=-2,-3,1,-1 english=4,3,-2,-1
enough=3,6,3,-1 entries=-2,2,-8,0 error=2,3,-2,1 errors=-3,2,5,-1 even=-7,2,3,-4 events=-1,4,1,7 ever=3,3,-2,-2
every=-5,14,8,-2 every_time=3,2,-3,0 everyone=-2,5,1,-1 everything=7,13,8,-6 everything_in=8,1,2,-1
everywhere=5,9,2,-1 everywhere_.=4,1,2,0 exactly=4,3,-4,-1 except=2,-5,0,-1 expect=0,-7,2,-1 expected=2,2,-4,0
experiment=-2,-8,2,5 explain=-4,5,-4,-1 export=-2,-4,4,0 exports=-5,3,1,-2 extra=0,6,0,0 failing=-1,3,-6,-1
fails=3,0,1,0 feature=-3,3,-3,3 feature_flags=-1,-1,-2,5 feb=2,-6,2,-2 feeds=-2,-3,-7,7 field=-4,-4,-5,2
figma=-1,-7,-2,7 figures=4,1,-8,0 file=-1,10,-10,0 file_,=5,2,1,-1 file_.=1,1,-3,0 files=3,4,5,0 files_,=0,0,6,-1
find=-3,-4,-1,5 fine=5,1,-10,-1 fine_.=3,3,-7,0 first=3,11,-6,2 first_,=2,5,-4,-4 first_.=0,1,0,3 first_and=1,7,-2,-1
fit=-2,7,0,-2 fix=1,1,-12,-4 fix_the=0,-2,3,-2 fixed=-6,-2,5,-1 flags=-5,0,-3,4 flaky=0,-2,-6,3 folder=-2,-6,1,9
footer=0,4,1,-2 for=-1,-2,0,6 for_a=0,3,-2,-1 for_good=-2,-7,3,-2 for_me=2,2,-3,0 for_my=7,-1,0,-1 for_that=4,4,3,-2
for_the=-8,-10,5,4 for_this=-1,-5,-5,10 for_ⓒ=2,-3,-10,3 for_ⓝ=7,3,-5,0 for_ⓟ=0,-4,1,-1 forget=-7,-1,7,-2
forget_the=-5,1,4,-1 form=0,0,3,0 four=-1,1,-3,-3 free=0,-4,0,0 freeze=-2,4,4,3 from=-5,-4,3,-3 from_a=2,-7,-3,3
from_now=2,8,4,-2 from_the=-8,3,3,-4 from_ⓒ=-4,-1,-1,3 from_ⓝ=-2,-3,2,-3 from_ⓟ=4,2,-2,-1 function=4,6,-3,-3
functions=2,2,6,-1 fyi=1,3,6,-1 gateway=-1,-8,3,-1 general=7,2,0,0 generated=-1,-2,-1,5 german=-1,4,6,4 gets=-8,3,9,-2
gets_a=-4,-3,5,-2 git=9,5,-6,-1 give=1,11,-11,-3 give_me=3,8,-3,-2 glossary=-1,-1,-6,4 go=1,-3,6,-4
go_through=3,5,3,-2 go_to=-5,-1,3,4 goes=1,0,5,-9 goes_out=-2,5,2,-2 goes_through=-3,4,2,-1 goes_to=0,-5,-1,-2
gone=0,-6,4,2 good=4,-1,-9,-2 good_.=5,4,-8,0 got=-1,-6,-6,-1 got_a=6,-6,-5,0 grafana=-2,-7,-2,11 green=2,5,-3,1
group=-2,-4,-6,0 guess=2,0,-5,3 guide=0,-3,-4,5 had=3,-1,-4,-2 half=8,0,-1,-4 half_of=7,2,0,-2 hand=4,-1,1,-3
hand_$=-4,-6,1,-1 has=-2,-8,8,7 has_no=-2,4,2,3 has_the=1,-7,-4,10 has_to=2,10,1,-3 has_ⓝ=0,0,4,-1 have=4,-9,-1,-3
have_a=1,2,-4,-1 have_no=0,-9,2,1 have_the=-2,-5,6,4 have_to=2,-3,5,-1 have_ⓒ=5,3,-3,-2 he=3,1,-7,2 headed:=2,0,-1,4
header=-2,4,0,-1 help=1,-7,0,4 helper=3,0,4,0 her=-2,-7,2,0 here=7,7,7,0 here_$=-2,6,1,-1 here_,=0,-6,1,-3
here_.=6,2,5,-2 here_is=6,4,-5,-1 hints=2,1,-1,0 holding=7,1,-6,0 hour=1,-6,-3,-1 how=4,8,-3,-2 how_i=7,1,-1,0
how_we=5,2,2,-1 i'd=11,2,-9,-1 i'd_like=1,-4,-2,0 i'm=21,-13,-17,-11 i'm_a=7,-7,-7,-1 i'm_on=-2,6,-1,0
i'm_the=4,-9,1,-1 i've=9,-3,-14,-1 i've_only=8,-5,-7,0 i=27,8,-29,-10 i_always=4,1,-2,0 i_am=3,3,-4,0
i_asked=-5,2,-1,0 i_can't=7,-2,-4,-1 i_can=2,-2,-10,-1 i_do=0,-1,-5,-1 i_don't=-8,-9,0,4 i_have=6,4,-8,2
i_keep=-1,1,3,2 i_know=6,4,-3,-1 i_like=-2,3,-4,-1 i_need=1,3,1,-2 i_picked=3,-7,2,0 i_prefer=3,3,-2,0 i_read=1,6,-5,0
i_run=0,-3,2,0 i_said=-5,-1,5,1 i_say=0,4,-6,-1 i_told=-5,-4,7,0 i_want=2,5,-4,-1 i_was=5,2,-1,0 idea=-1,-6,0,0
ids=-2,10,3,1 ids_are=-1,8,2,-1 if=-2,3,-3,5 if_i=4,3,-2,-1 if_it's=1,1,-4,0 if_something=-2,-4,6,2 if_the=-1,4,-1,-2
if_you=-5,-3,-1,3 im=7,-1,-7,-1 images=-2,2,4,-5 implement=0,0,-5,1 import=-1,4,6,-1 in=-5,0,3,14 in_a=-2,1,-1,2
in_any=2,1,8,-1 in_anything=7,5,0,-2 in_code=2,2,-7,1 in_commit=-7,-4,-3,0 in_figma=-1,-7,-4,5 in_general=6,1,2,0
in_my=5,-1,-11,-2 in_one=-5,4,0,-1 in_our=-2,6,1,-3 in_that=8,-1,-2,-3 in_the=-5,6,-4,6 in_there=4,5,1,0
in_this=-2,10,6,-8 in_two=-3,0,2,0 in_ⓒ=5,-7,-12,5 in_ⓝ=1,-2,0,3 in_ⓟ=5,-13,-12,15 in_ⓧ=-1,-8,3,7 ingest=-2,8,2,0
install=-1,3,8,1 instead=1,0,6,-6 instead_of=1,-2,5,-6 into=3,3,7,-1 invoice=0,-2,1,-1 invoices=-2,-5,5,0 is=1,-3,9,4
is_a=-2,-2,-1,-3 is_at=-1,-3,-8,2 is_called=0,5,2,-5 is_gone=-2,-5,1,7 is_in=-1,-8,-12,14 is_never=3,0,1,0
is_no=-1,-7,0,0 is_off=0,1,2,-3 is_on=-4,3,-3,6 is_out=-3,5,3,1 is_taken=7,3,1,5 is_the=-5,-5,-3,4 is_to=-2,6,1,-3
is_ⓒ=1,2,-1,-4 is_ⓝ=-2,1,3,-4 isn't=-1,-6,2,-4 issue=-1,-2,-5,-1 issues=-3,3,0,6 it's=-3,-3,5,-5 it's_in=0,0,-10,3
it's_the=-4,-4,4,-3 it=-6,5,-4,-1 it_$=-1,-2,5,-2 it_,=1,0,-2,7 it_.=-7,-2,4,-2 it_and=0,1,-4,0 it_in=1,2,1,-2
it_is=3,-2,-2,0 it_now=0,-7,3,0 it_to=-3,0,0,0 its=-3,3,0,-4 jan=1,1,-1,8 jan_ⓝ=0,5,1,8 january=-2,4,3,0 job=1,8,-2,-1
just=11,8,-10,-2 just_add=-4,0,1,0 k=-4,-3,5,0 keep=3,5,1,-4 keep_comments=8,2,4,-1 keep_the=-4,5,5,0 keep_ⓒ=5,-6,2,-1
keeps=1,-9,-2,12 keeps_ⓝ=0,-4,1,12 kept=-2,-2,-6,5 kept_in=-1,-3,-8,5 key=-1,-1,-6,3 kids=5,-4,-3,-2 know=5,5,-1,1
knows=-1,-7,-9,12 knows_the=-1,-4,-13,11 kubernetes=-2,-8,3,0 language=3,5,-5,-1 laptop=6,4,6,-1 last:=1,10,5,-2
last=-1,0,8,0 last_merge=0,-3,0,-1 last_week=-1,-3,2,-4 later=1,4,0,2 layer=-1,1,2,0 layout=0,0,-4,1 leave=-2,0,-2,-6
leave_it=4,0,4,0 left=-4,-4,1,1 legacy=0,-3,10,-1 legal=-3,-5,-4,1 library=-2,10,2,0 licence=-1,-7,5,1 like=6,3,-12,0
like_a=1,-6,0,0 like_the=5,2,3,3 limit=-2,-2,3,-2 limits=-2,5,2,-1 line=3,7,-6,-2 lines=3,11,-4,-3 lines_.=6,1,2,0
link=-4,3,-4,-1 linter=1,3,-5,0 list=-2,-8,-14,11 list_,=-1,-2,-6,4 list_the=-1,-1,6,1 listed:=0,3,-4,3
lists=0,5,-2,-2 live=-2,-9,2,10 live_in=1,-6,-6,10 lives=-6,0,2,2 lives_in=-6,2,5,0 load=-3,2,5,4 lock=-1,0,5,-1
log=6,0,4,5 log_messages=9,2,2,-1 login=-1,3,2,1 logs=-5,2,2,2 loki=-1,-2,2,8 lol=0,-3,-6,3 lol_$=0,-1,-6,4
long:0=1,-2,-1,-10 long:1=2,4,-2,1 long:2=-2,6,-1,5 long:3=-2,0,3,2 long:4=0,-6,3,0 long=3,1,3,0 longer=0,-8,2,-1
look=-1,-4,-6,13 look_at=-6,0,-4,6 look_there=-2,-2,0,8 looks=-1,-3,0,1 looks_like=-1,3,-4,0 loop=0,3,0,-1
lose=-6,-2,2,-1 lost=5,-3,2,0 lot=6,3,-3,-1 love=3,2,-4,-1 machine=3,-2,5,-2 made=5,3,1,-3 mail=3,-1,-9,7
main=5,6,1,-2 make=4,1,-4,1 malloc=-2,6,3,0 mapbox=-2,-9,3,0 march=5,1,0,1 matter=-2,0,-7,2 max=8,4,-1,-1
may=0,-4,2,-2 maybe=1,-2,-2,0 me=20,14,-28,-14 me_$=4,-6,-2,-2 me_,=-4,5,-6,-1 me_.=1,-2,-4,0 me_a=-2,3,4,0
me_before=6,0,4,0 me_the=-3,4,2,-1 me_ⓒ=6,1,-2,0 mean=-3,-4,-2,-1 means=0,-8,2,0 memory=-1,2,2,1 merge=-4,4,4,-2
merge_.=-3,1,1,0 merged=2,-4,5,-5 message=2,2,6,-2 messages=8,3,5,-3 migration=-2,2,4,-1 migrations=-2,5,3,-1
min=-1,7,1,0 ministry=-2,-7,6,0 minute=-4,2,2,-1 minutes=0,4,-2,-1 mobile=-3,-3,4,3 mobile_app=-2,-5,3,1
mode=-2,-9,3,-1 moment=3,0,4,0 monday=0,6,5,1 money=-4,5,4,-2 month=-2,-6,3,1 more=8,7,-8,2 more_than=9,6,-4,-1
morning=2,2,-4,-2 most=6,-4,-4,1 move=-1,6,1,-1 move_to=0,7,0,-1 moved=-2,-9,8,5 moved_from=-2,-7,1,5 moved_to=1,3,5,3
moves=-1,-7,2,-1 much=4,1,-3,-1 must=-2,7,5,-3 my=22,2,-15,-9 my_machine=1,-5,3,-2 my_ⓒ=8,0,-6,-1 myself=5,-2,3,0
name=0,5,0,-6 names=-4,9,1,-5 need=5,1,3,0 need_a=0,3,4,-1 need_to=7,1,-1,-2 needs=-3,11,6,-4 needs_a=1,5,3,-2
needs_the=-2,6,3,0 never=-2,14,11,-8 new=6,2,12,-4 new_code=8,-1,-6,0 new_one=-1,-2,1,-1 next=5,0,4,-1 nice=4,2,-3,-1
night=-4,-2,3,0 nightly=-3,-3,1,5 nine=-6,0,3,0 no=-6,-2,10,-14 no_,=-1,8,2,-2 no_.=-2,-6,0,4 no_abbreviations=2,1,7,0
no_emojis=1,2,-7,0 no_kubernetes=-2,-8,3,0 no_longer=-1,-6,1,-1 no_pie=8,1,-6,0 nobody=0,-11,1,-4 node=-1,8,3,1
noon=-1,-5,1,-1 not=-2,1,6,-3 not_a=-1,-6,-2,3 not_in=-6,-1,-8,3 not_npm=7,3,3,0 not_ⓒ=11,-2,0,0 not_ⓝ=-2,-7,4,-1
not_ⓠ=8,0,-1,-1 note=-1,5,1,0 notebook=-7,3,4,0 notes=1,0,-2,4 nothing=-3,5,0,-2 now=6,-10,12,-4 now_$=4,-4,1,-5
now_,=2,-4,2,5 now_.=1,-3,2,4 now_and=0,0,0,-3 now_on=3,10,3,-2 npm=10,5,7,-1 number=-2,2,-2,-2 numbers=-6,-3,-4,3
of=3,2,-9,2 of_it=-4,0,0,0 of_that=4,1,-6,0 of_the=2,8,-6,-1 of_them=-4,0,0,0 of_these=8,0,-1,4 of_ⓒ=-1,-2,2,-6
of_ⓟ=-1,-1,2,-2 off=1,-4,7,-2 office=-2,-5,5,-4 oh=5,-2,-1,-1 ok=3,1,-1,6 ok_that=6,3,-4,-1 old=-1,-11,11,-5
on=-3,-3,6,-2 on_$=-1,-3,1,3 on_,=0,5,-1,-1 on_.=-2,3,4,-1 on_a=-3,8,4,-2 on_it=4,0,0,-1 on_my=6,5,-1,3
on_the=-8,-3,-6,15 on_this=2,9,-1,-2 on_ⓒ=-3,-1,1,5 on_ⓝ=-5,-5,2,-3 on_ⓟ=0,4,0,6 once=-3,1,5,1 one=-1,3,-1,-3
one_$=7,-5,3,0 one_,=-1,1,2,0 one_in=0,-4,-4,5 one_of=0,0,5,-1 one_who=0,0,6,-1 ones=4,-4,0,0 only=-8,10,8,-1
only_$=4,6,3,1 only_,=-5,7,5,-2 only_.=-3,3,4,-2 open=-6,14,-5,-7 open_the=-4,4,-3,0 ops=-4,-2,3,-1 or=-10,10,-4,-5
order=-1,2,-6,-1 other=-2,4,-5,-2 otherwise=0,9,6,-3 otherwise_$=-1,8,5,-2 our=-7,6,10,-9 our_ⓒ=2,5,-2,-1
ours=-1,-2,4,1 out=1,6,4,-4 out_$=-3,-2,1,2 out_,=1,4,2,-3 out_of=5,1,0,-2 out_on=-1,5,1,-2 output=0,1,-3,0
over=-5,-7,7,-5 over_the=-1,2,0,-3 over_ⓒ=-2,-5,3,-1 own=0,-3,4,-4 owns=-2,-7,2,2 page=-1,-5,2,10 page_,=-1,-3,-2,4
page_ⓠ=-1,-7,4,5 paper=-1,-3,-4,1 paragraph=6,5,-9,0 parser=2,-1,6,-2 part=-3,-7,4,1 pass=-3,3,4,-1 paste=4,1,-2,0
payments=1,3,7,-1 people=-6,-5,-2,-3 people_.=0,-8,4,0 per=3,2,-1,-2 perf=-5,-4,1,6 perfect=2,6,-7,-1 phone=-5,2,-2,-2
picked=5,-11,6,-3 pie=8,2,-7,0 pie_charts=8,1,-6,0 pin=-3,6,3,-1 place:0=1,-4,1,6 place:1=8,5,-1,-9 place:2=-7,6,1,-3
place:3=-3,-8,1,4 plain=6,10,0,-3 plan=-2,5,-3,-1 platform=-2,1,5,3 please=12,18,-11,-8 please_$=0,-3,-2,-1
please_,=0,9,-4,-4 please_.=4,2,-6,0 please_don't=-4,-1,-1,0 please_stop=6,2,1,-1 pls=12,6,-2,-2 pnpm=4,5,3,-1
pnpm_,=8,4,3,-1 point=0,5,-1,-1 port=7,3,1,5 port_ⓝ=4,3,1,6 postgres=6,2,2,-1 prefer=2,3,-4,0 prices=6,0,1,-1
prod=-5,-2,2,5 product=1,-5,4,-1 production=-3,2,5,0 project=-5,-7,-7,13 project_ⓒ=-1,2,3,7 protocol=-1,-3,-5,7
public=5,1,7,-3 push=-7,2,-3,0 put=5,1,-6,-2 qa=-1,-6,1,1 query=1,-2,3,-1 question=-3,1,-5,0 quick=-1,4,1,-2
quit=7,3,5,0 rack=0,-6,-8,2 raise=-1,0,3,0 ran=-2,3,-4,-1 rather=6,5,-3,0 raw=-5,1,1,4 read=4,-5,7,0 read_the=6,2,-2,0
read_ⓒ=0,-7,0,2 reading=2,-1,-6,0 reads=0,5,-6,-2 real=-3,7,-4,-1 reason=6,3,3,0 reasoning=8,2,-2,0
recordings=-1,-3,3,8 red=2,3,0,-1 redo=0,5,-4,-1 rejected=-1,6,2,-2 release=2,-7,4,-4 remember=-1,5,2,10
remember_that=0,2,2,6 repo=1,-10,1,9 repo_$=7,-2,-3,4 repo_,=-2,-7,-6,7 repo_.=0,-1,-6,3 report=-5,-4,2,-3
rest=4,5,4,1 rest_.=0,-4,1,-1 rest_of=6,0,-1,-1 results=-2,5,2,1 returns=2,-1,-1,0 review=6,6,3,-5 reviews=-3,-7,1,4
rewrite=-3,6,-6,-2 right=3,-2,-2,-1 rights=4,-9,5,3 room=-1,1,-7,4 row=0,-5,0,0 rows=0,-2,1,-1 rule=-2,5,-4,-2
run=0,3,-2,-4 run_it=-3,0,-2,-1 run_terraform=6,1,3,0 run_the=1,8,-8,-1 runbook=-1,-5,-4,6 runs=4,-8,4,5
said=-7,-3,10,0 same=-3,4,3,-1 sample=3,-5,2,3 save=-1,-3,1,4 say=-4,11,-10,-3 says=-1,8,2,1 schedule=-2,-3,-6,6
school=-1,-5,2,-2 screen=3,-1,-3,0 screenshot=5,1,-2,0 screenshots=-4,3,-7,-1 scripts=-3,8,1,-2 second=-2,-2,-2,0
security=-5,3,8,-3 see=0,4,-8,1 see_the=3,-1,-1,0 seed=6,0,0,-1 send=-4,2,-1,-1 sentence=3,-4,-1,-2 separate=6,3,1,-1
server=-3,-2,0,-2 service=-3,0,1,0 settled=-3,-5,3,0 shared=-3,1,5,1 she's=6,-7,-3,7 she=6,-8,-9,0 sheet=-2,-7,-10,9
shell=-3,5,6,-1 ship=-3,5,-2,-2 shop=7,-4,0,2 short=-1,6,-6,-1 should=5,2,1,0 show=-6,4,-3,-3 show_me=-4,3,-4,0
side=0,8,1,-1 signed=-3,-9,5,-8 signed_it=0,-9,2,0 simple=5,3,-2,-1 since=-5,-11,5,-4 since_the=-4,-4,3,1
single=5,1,0,0 size=0,0,-4,-1 skip=6,6,-3,3 small=9,-6,-6,-1 so=8,-7,2,-8 so_i=2,-3,1,0 so_no=-4,3,2,-1
so_please=2,4,2,0 so_that=-2,-3,-5,0 so_the=0,-8,-2,1 so_you=-3,-1,4,1 some=3,3,4,5 something=2,-9,7,2 sorry=0,0,-3,0
source=4,4,-5,4 spec=-4,1,-4,3 split=-2,-2,1,-2 squash=1,3,0,0 staging=-5,-5,4,12 start=0,6,-2,-1 started=1,-5,-2,0
starts=-2,-1,3,-3 stay=0,4,4,-5 stay_on=0,8,0,-1 stays=-6,-11,8,-6 step=4,3,-5,3 stick=-1,4,-7,-1 still=1,-2,-1,-2
stop=16,15,-5,-4 stream=0,3,1,6 string=-2,7,2,-2 strings=1,2,-5,1 stuff=8,-2,-3,-3 stuff_$=4,-5,0,-2 style=-5,9,4,1
suite=-1,2,-4,0 summary=6,5,-6,-1 support=-1,-4,3,0 sure=0,1,-2,-1 switched=-2,1,1,6 switched_off=-1,-1,1,7
syntax=0,4,0,6 system=4,3,-1,-1 tab=-1,-5,-3,7 table=-3,-5,-5,4 tables=12,8,0,-2 tabs=-4,6,-3,-2 take=6,4,-4,0
take_the=6,-1,-1,1 taken=6,1,2,4 takes=-4,-1,4,-2 target=-3,11,-2,-1 tax=-2,-1,9,2 team=-3,2,2,1 tell=0,4,-8,-2
tell_me=-1,4,-8,-2 template=4,-2,-2,-1 ten=-2,-5,2,-1 term=-1,8,5,3 terminal=4,1,-6,-1 terraform=6,4,4,-1
test=1,4,-5,0 tests=-1,4,5,-4 tests_,=4,4,2,-1 tests_.=-6,1,1,0 tests_are=-1,-1,-7,1 text=0,4,-3,-4 th=-2,-3,2,-4
than=8,6,-9,-1 than_the=6,3,-3,-1 thanks=3,1,-4,-1 that's=1,8,-4,2 that's_not=4,-1,5,-2 that's_the=-5,0,-10,3
that=-3,4,-9,-6 that_.=-4,-2,0,-2 that_goes=5,1,-2,0 that_one=4,-2,1,0 that_the=0,1,2,6 that_was=3,1,-4,-1
that_we=0,-3,1,0 that_you=0,3,-2,-1 thats=0,-1,6,4 the=-7,-10,6,1 the_app=0,-5,2,-1 the_board=-5,2,3,-6
the_code=6,0,-6,-2 the_colour=0,-1,-6,2 the_contract=-2,6,-2,1 the_demo=0,-2,-4,1 the_diff=4,5,-5,-1
the_docs=-3,7,1,-4 the_end=3,3,0,-2 the_error=4,1,0,0 the_events=-1,4,1,7 the_export=-1,-3,3,-1 the_failing=4,1,-2,0
the_field=-1,-5,3,-2 the_file=2,2,-4,-1 the_first=-6,-6,2,1 the_git=6,-1,-4,0 the_invoice=0,-2,1,0 the_job=0,7,1,-1
the_last=2,3,1,3 the_list=0,-2,-5,6 the_log=6,2,-2,0 the_login=0,3,1,0 the_migration=0,-2,0,0 the_mobile=-2,6,2,0
the_new=-3,5,4,5 the_next=7,-2,2,-3 the_old=-1,0,3,0 the_one=-2,-4,-4,9 the_only=-3,-5,-5,3 the_other=5,2,1,0
the_parser=2,-1,6,-2 the_plan=2,5,-2,-1 the_platform=-2,1,5,3 the_release=-1,-3,2,0 the_repo=-1,-5,1,2
the_rest=5,4,0,-3 the_same=-2,2,2,0 the_second=0,-2,1,-1 the_source=5,1,-1,0 the_spec=-1,1,-6,0 the_staging=-2,1,3,6
the_table=4,0,-1,0 the_team=0,4,0,-3 the_test=5,1,3,-1 the_tests=-1,5,2,-3 the_third=1,3,-2,0 the_three=4,2,-2,0
the_train=-6,2,-1,0 the_version=4,1,0,-1 the_way=4,4,1,1 the_wiki=-1,-8,1,9 the_ⓒ=-4,-2,-8,3 the_ⓝ=-6,-7,6,-6
the_ⓧ=-1,-4,-7,5 them=-1,10,-5,0 them_$=2,5,1,-1 them_.=-3,2,-1,0 then=-2,4,-5,-2 then_the=4,4,-7,-1
there's=-1,-16,5,4 there's_a=0,-8,2,6 there=1,2,4,2 there_$=1,0,-4,4 there_.=-3,4,2,-2 there_are=-4,-9,7,-3
there_is=-1,-8,0,-1 these=6,11,-7,2 thesis=0,-3,6,-1 they're=-3,-4,-6,4 they=-6,-9,10,-6 thing=8,5,4,-4
thing_,=5,5,0,-1 things=1,1,6,-2 think=-1,0,2,0 third=1,3,-3,-1 this=2,5,4,-11 this_is=1,5,-3,4 this_on=4,-5,-4,0
this_repo=2,9,6,-5 this_year=-1,-7,1,0 those=4,3,-2,3 three=6,7,-18,-3 through=-3,-1,9,-4 ticket=-3,1,-5,-2
tickets=3,-8,6,2 till=-1,-5,0,-5 time=9,4,-6,0 time_$=6,1,4,0 times=2,3,-3,-1 to=9,6,2,2 to_be=-2,-3,1,-4
to_me=6,-3,-10,-2 to_see=3,1,-5,1 to_the=-5,-2,-2,4 to_use=-2,3,-2,7 to_ⓒ=-8,4,4,4 to_ⓝ=2,-9,1,-5 to_ⓟ=-2,3,-4,-2
today=-2,-3,3,1 today_.=0,2,1,4 told=-6,-2,2,0 told_you=-5,-4,7,0 too=2,1,2,-5 top=3,6,-2,-1 topic=7,-4,2,1
touch=1,5,4,-2 touch_anything=6,2,0,-1 touch_the=3,1,-1,0 true=0,-4,1,0 twelve=-1,4,2,-1 twice=0,0,-2,0 two=-8,-6,7,-5
type=7,0,1,-3 ugh=5,3,-3,-1 ugh_,=2,3,-7,-1 under=3,3,4,6 under_ⓒ=-4,-5,0,2 under_ⓝ=0,-4,1,-1 under_ⓟ=0,-3,-1,4
unit=-2,2,1,-1 until=-4,-4,6,-9 up=-3,0,13,-1 up_$=-5,1,1,1 up_the=1,3,4,-2 update=-2,7,2,-3 upload=-1,-2,1,0
us=-5,0,12,-8 us_$=3,8,1,-2 use=9,14,-4,0 use_$=-2,0,-2,9 use_the=3,7,2,-5 use_ⓒ=1,1,-3,-1 used=-6,1,7,-3
user=-2,5,2,-2 users=6,6,-1,-1 usually=1,-5,-1,0 v=-3,2,0,5 v_ⓝ=-3,2,0,5 variable=-4,1,0,0 vendor=-3,2,-8,1
vendors=0,-1,-7,4 version=-1,2,3,-3 voice=-2,-8,-10,9 wait=-3,-4,0,0 want=-8,4,0,4 want_the=-3,1,5,0 wants=-2,-2,4,-3
was=3,1,-5,1 way=12,4,-4,0 we'll=-2,-2,4,-3 we're=-3,2,4,-1 we're_not=-1,-9,1,-1 we're_on=-1,5,-3,-2 we've=-2,-7,3,-1
we=-6,0,19,-7 we_agreed=-1,-5,2,-2 we_always=3,0,0,0 we_decided=-1,-3,0,0 we_do=-4,-5,0,1 we_don't=9,6,1,1
we_go=-2,-3,1,-1 we_have=-7,-4,0,-1 we_write=-1,7,1,-1 week=0,-8,4,-3 week_$=-2,5,1,0 week_,=0,-6,4,-2 well_.=-1,2,5,0
went=-2,-5,2,-2 were=2,3,-2,3 what's=1,-1,-4,0 what=-2,3,-11,-1 what_a=5,4,-2,-1 what_i=0,3,0,-1 what_the=-2,-4,-3,0
when=-1,0,-4,2 when_i=-1,-1,-5,0 when_the=0,-3,0,-1 when_you=2,-3,-1,-2 whenever=-4,2,0,-1 where=-1,-1,-4,4
which=-4,1,-1,-2 who=1,-5,-4,6 why=2,1,-4,-1 wide=0,7,-4,-1 wiki=-2,-9,0,10 will=1,-6,6,-2 with=-9,1,1,-10
with_a=0,4,1,-5 with_it=-1,5,-4,0 with_the=11,-5,-3,-4 with_us=-1,7,3,-2 with_ⓒ=-4,-6,8,-6 with_ⓝ=0,-3,1,0
without=0,3,-2,-1 won't=-5,-9,7,-2 word=-4,4,3,-2 words=4,-10,-12,2 work=1,-4,-2,8 would=6,-1,1,0 write=-2,11,-9,-3
write_the=3,0,-4,0 writes=-2,1,7,-1 written=-3,4,-2,0 written_down=0,-2,-8,2 wrong=3,7,2,-3 wrote=2,-2,-7,3
wrote_the=-1,-2,-7,3 x=-1,-3,1,0 year=0,-5,3,1 years=7,-4,-2,-3 yes=-3,6,-9,-2 yesterday=-1,-9,2,-2 you're=9,2,-6,-2
you've=-1,1,-5,0 you=2,14,-8,-8 you_asked=4,1,-5,0 you_call=-1,2,-3,-1 you_can=3,1,0,2 you_don't=0,1,-5,-1
you_fix=1,-6,0,0 you_keep=4,1,5,-1 you_need=2,-6,-5,6 you_think=-1,0,3,0 you_write=-1,-2,5,-1 your=5,2,-6,1
zero=4,6,0,-3 ⓒ=-2,-12,6,9 ⓒ_$=4,-15,-3,1 ⓒ_'=-3,2,2,3 ⓒ_)=0,-2,-5,4 ⓒ_,=-5,-8,5,-1 ⓒ_.=0,-3,8,-8 ⓒ_?=0,4,2,-1
ⓒ_and=-3,-9,-5,4 ⓒ_for=-3,7,5,-3 ⓒ_in=-3,-2,-9,2 ⓒ_is=4,4,-4,2 ⓒ_now=0,-6,-1,6 ⓒ_please=12,0,-5,-1 ⓒ_project=3,-3,-6,4
ⓒ_under=-3,-1,-5,7 ⓒ_ⓒ=-3,0,6,3 ⓒ_ⓝ=-3,8,0,0 ⓒ_ⓟ=-4,6,3,-3 ⓒ_ⓧ=-2,4,1,5 ⓝ=-13,-12,11,4 ⓝ_$=1,10,-4,9 ⓝ_,=2,-5,-11,8
ⓝ_-=1,6,4,3 ⓝ_.=-1,2,4,-7 ⓝ_:=-3,-3,1,1 ⓝ_and=0,3,1,-4 ⓝ_days=-1,-7,2,10 ⓝ_is=5,-4,6,4 ⓝ_k=-3,0,4,-2 ⓝ_lines=-4,6,1,-2
ⓝ_minutes=0,4,-2,-1 ⓝ_on=0,-3,1,-1 ⓝ_th=-2,-3,2,-4 ⓝ_to=6,0,-2,-2 ⓝ_with=-1,6,2,-1 ⓝ_ⓧ=1,-3,2,2 ⓟ=-5,-8,-2,21
ⓟ_$=-1,-9,-16,13 ⓟ_,=1,-2,-4,8 ⓟ_.=1,4,9,-2 ⓟ_by=-1,-2,-8,4 ⓟ_in=3,2,-3,3 ⓟ_is=-2,5,1,-2 ⓠ=-10,-7,-9,9 ⓠ_$=-6,0,-2,2
ⓠ_,=-1,-5,-9,4 ⓠ_.=11,-3,-4,4 ⓠ_in=-4,7,5,-2 ⓤ=-3,-10,2,22 ⓤ_$=-1,-4,5,10 ⓧ=-5,-3,-9,23 ⓧ_$=-1,7,0,-1 ⓧ_ⓝ=-2,5,0,0
ⓧ_ⓟ=-2,7,7,-5
"""
