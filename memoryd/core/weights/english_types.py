"""How much each trait of a sentence speaks for it that it is of each type, if it lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!=-3,1,2,-1 !_$=-3,1,2,-1 '=-2,-8,-7,17 '_$=-3,-5,3,5 '_,=0,-5,-2,7 '_.=0,0,-7,6 (=3,2,-5,0 )=2,-1,0,0 )_$=0,-6,4,2
)_,=-3,3,0,0 )_.=1,3,-3,-1 ,=2,-3,0,1 ,_all=0,3,-1,-2 ,_always=2,0,-2,0 ,_and=2,1,0,-2 ,_another=4,1,-4,0
,_ask=1,-3,-1,2 ,_but=3,0,-3,0 ,_don't=-2,8,-2,-4 ,_even=-2,0,3,-1 ,_everything=3,-2,-2,1 ,_everywhere=2,3,-5,-1
,_file=-1,-3,0,4 ,_fix=1,5,-5,0 ,_folder=-1,-2,-3,6 ,_go=3,-1,-1,-1 ,_he=4,-2,-5,3 ,_i've=3,-1,-2,0 ,_i=-2,1,-2,3
,_in=0,2,2,-4 ,_it's=-1,-2,-1,4 ,_it=-1,6,-4,-1 ,_just=2,-2,1,-1 ,_leave=-1,3,-2,0 ,_like=-2,4,0,-2 ,_look=-1,-3,0,3
,_move=0,-1,2,0 ,_never=0,2,1,-3 ,_no=-5,10,0,-5 ,_not=-1,3,-1,0 ,_nothing=3,-3,1,-1 ,_one=3,0,0,-3 ,_only=-1,1,2,-2
,_org=-1,-1,-2,4 ,_please=3,-2,-1,-1 ,_project=-2,-3,-2,8 ,_see=0,-4,2,3 ,_so=3,-1,3,-5 ,_stop=4,-3,-1,0
,_tab=-1,-3,-2,6 ,_that's=-1,-4,3,1 ,_that=3,-3,1,-1 ,_the=-1,5,5,-9 ,_then=2,2,-3,-1 ,_they're=-1,2,-3,2
,_they=-1,0,6,-4 ,_use=1,5,-2,-4 ,_we=-1,2,2,-3 ,_you=-2,5,-2,-1 ,_ⓒ=-6,1,3,1 ,_ⓝ=0,3,0,-3 ,_ⓟ=3,-2,-5,4 -=1,-6,-1,6
-_in=0,-1,4,-2 -_v=-1,-2,-4,7 -_ⓝ=-3,5,0,-2 .=2,1,0,-3 ._$=2,4,3,-9 /=-2,2,0,1 /_$=-1,3,-4,2 /_,=-1,3,0,-2
0:a=0,3,-3,0 0:add=4,-2,-2,0 0:after=-2,0,2,-1 0:again=3,5,-6,-2 0:alex=5,-3,-2,0 0:always=0,2,-1,0 0:and=3,0,-2,-1
0:as=4,-2,-1,-1 0:ask=-1,1,-2,3 0:been=5,-2,-3,0 0:before=-2,4,-1,-1 0:board=-1,-4,-2,7 0:btw=-2,-1,-1,4
0:change=-1,-2,3,0 0:do=-2,6,-3,-1 0:don't=2,6,-6,-2 0:dont=0,3,-5,1 0:every=3,0,-2,-1 0:everything=-2,4,0,-1
0:for=-4,0,-1,5 0:forget=-1,-4,6,-1 0:from=2,1,-1,-2 0:give=4,1,-3,-1 0:good=3,1,-4,0 0:grafana=-1,-3,-2,6
0:i'd=1,3,-3,0 0:i'm=13,-4,-7,-2 0:i've=5,0,-4,-1 0:i=8,2,-5,-6 0:if=0,-4,-2,6 0:im=3,0,-3,-1 0:in=1,-2,0,1
0:it's=4,-2,1,-3 0:it=-1,-3,4,-1 0:its=-3,-1,5,-1 0:just=-3,5,-3,2 0:keep=3,5,-5,-2 0:let=3,-2,-1,0 0:look=-1,0,-1,2
0:love=4,-1,-3,0 0:make=-2,2,-1,0 0:my=4,-3,0,-2 0:never=-1,4,-2,-1 0:nice=3,0,-2,-1 0:no=1,2,1,-4 0:nope=-1,-3,2,1
0:not=5,-2,-3,0 0:oh=5,-1,-3,0 0:ok=-1,0,2,-1 0:on=1,-2,0,1 0:one=3,6,-6,-2 0:our=-5,3,0,2 0:perfect=2,3,-4,-2
0:please=-1,4,-2,-1 0:pls=5,0,-3,-1 0:remember=-1,-2,-2,5 0:run=-1,2,-1,0 0:so=0,-1,2,0 0:staging=-1,-2,-2,5
0:stick=-1,7,-5,-1 0:stop=1,4,-3,-2 0:that's=2,4,-2,-4 0:that=-2,3,0,-1 0:the=-4,-3,2,6 0:there's=-3,-2,2,3
0:there=0,-3,3,0 0:they=0,-5,5,0 0:this=-1,0,3,-2 0:three=5,-2,-4,0 0:too=0,4,-4,0 0:two=5,-2,-2,0 0:ugh=2,2,-3,-1
0:use=1,5,-3,-3 0:v=-1,4,-2,0 0:we'll=-2,-2,6,-2 0:we're=-4,1,4,0 0:we=-2,1,3,-1 0:what=0,-1,2,0 0:when=-1,2,1,-2
0:whenever=-2,3,0,-1 0:where=-1,-1,-1,3 0:why=4,-1,-3,-1 0:write=-2,4,-2,0 0:wrong=0,-3,4,-1 0:yes=0,3,-3,0
0:you=4,0,-3,-1 0:ⓝ=-1,-3,3,0 0:ⓟ=0,-3,3,-1 0:ⓠ=-3,-1,6,-2 1:,=1,0,-2,1 1:.=0,4,-4,0 1::=-5,-4,9,0 1:a=7,-1,-5,-1
1:always=1,1,1,-2 1:and=-1,-2,3,-1 1:are=-4,-2,4,1 1:be=2,2,-3,-1 1:been=-1,4,-2,-1 1:branch=6,-2,-3,-1 1:can=-2,1,0,2
1:comments=3,-1,-1,-1 1:contract=-1,-6,4,3 1:customer=0,3,-1,-2 1:discussions=-2,-1,-4,7 1:do=1,2,-3,-1
1:does=-1,-3,1,2 1:don't=6,1,-5,-2 1:each=-1,3,-2,0 1:for=-2,-6,0,8 1:go=0,-3,-1,3 1:green=0,4,-3,0 1:has=-2,-3,2,3
1:hate=4,-2,-2,0 1:here=4,5,-8,-1 1:i'm=6,-3,-2,-1 1:i=1,1,-2,0 1:in=2,5,-4,-3 1:invoice=0,-1,2,0 1:is=-2,-8,12,-2
1:isn't=1,-3,2,0 1:it=-2,-1,4,0 1:keep=-1,-2,2,2 1:keeps=-2,-3,1,4 1:like=1,1,-2,0 1:log=-1,-2,-4,7 1:looks=0,4,-3,0
1:lost=-1,-6,7,0 1:may=3,-2,-2,0 1:me=5,2,-5,-2 1:minimum=0,-2,5,-3 1:moved=-3,-6,6,4 1:my=3,-1,0,-2
1:names=-1,-1,4,-2 1:need=-3,0,3,0 1:never=-2,0,3,0 1:not=-1,-2,8,-4 1:now=2,1,-3,-1 1:of=-1,1,-2,3 1:on=2,4,-5,-1
1:one=-2,-1,-1,5 1:owns=-1,-4,6,-1 1:page=-1,3,0,-1 1:pie=4,0,-5,0 1:prefer=3,-1,-2,0 1:read=-2,4,-1,0
1:review=4,1,-2,-2 1:rule=-2,4,-2,0 1:run=0,4,-4,0 1:runbooks=-1,-4,-2,7 1:sandbox=0,-4,4,0 1:see=-4,1,3,-1
1:so=1,-4,1,2 1:that=0,5,-6,2 1:the=8,-2,-4,-2 1:them=6,-1,-4,0 1:this=-1,5,-3,-1 1:time=2,-2,0,0 1:to=1,-2,3,-2
1:told=-3,-2,5,0 1:touch=4,-1,-1,-1 1:use=-2,1,2,-1 1:want=-6,8,-1,0 1:we=-2,-4,7,0 1:with=3,1,-3,-1
1:won't=-1,-4,7,-2 1:write=0,2,-1,-1 1:you're=3,1,-2,-1 1:you=-1,0,0,1 1:ⓒ=-3,-6,4,6 1:ⓝ=-2,-2,3,2 1:ⓟ=0,1,0,-1
1:ⓠ=11,-3,-8,0 1:ⓧ=-2,-3,7,-2 2:'=4,-3,-1,-1 2:,=6,-1,-1,-4 2:-=4,3,-7,-1 2:.=8,-8,1,-1 2::=-1,-2,-2,6 2:a=7,-10,3,1
2:about=-1,-4,1,4 2:after=4,0,-4,0 2:always=3,-1,-2,0 2:and=-1,3,-1,-1 2:answers=0,4,-3,-1 2:anything=3,-2,0,-1
2:are=-4,-3,1,6 2:at=1,-2,-1,1 2:been=-1,-4,5,0 2:before=4,-3,-1,0 2:branch=-1,3,-2,0 2:can't=3,0,-3,0
2:charts=4,0,-5,0 2:come=-1,-2,-1,4 2:commit=6,-3,-3,0 2:cut=0,-5,5,0 2:do=5,-1,-1,-2 2:everywhere=3,3,-5,-1
2:for=-5,-1,5,1 2:forget=-2,1,1,0 2:from=2,1,-1,-2 2:go=1,-1,2,-2 2:got=4,-7,3,-1 2:happen=-1,-2,-3,5 2:has=-1,3,0,-2
2:have=3,-1,-1,-1 2:here=0,3,-3,0 2:how=0,4,-4,0 2:i=0,-2,2,0 2:in=-3,5,-5,3 2:is=-2,-1,1,2 2:it's=0,-2,3,0
2:it=-3,-5,2,6 2:like=-3,5,-2,0 2:machine=5,-4,1,-2 2:may=-1,-1,3,0 2:me=-4,2,2,0 2:must=-2,3,0,-1 2:my=-1,4,-2,-1
2:need=2,-1,-2,1 2:never=-1,2,-1,0 2:new=3,-2,-2,0 2:no=-2,-2,4,0 2:not=6,0,-5,-1 2:off=4,1,-4,-1 2:on=-2,5,-2,0
2:only=-1,-4,0,5 2:out=4,-2,0,-2 2:over=-1,-3,5,-1 2:per=4,6,-7,-3 2:picked=1,-5,5,0 2:recordings=0,-2,-2,5
2:run=2,-2,0,-1 2:runs=-2,-3,0,5 2:says=0,4,-1,-2 2:so=1,2,-3,0 2:split=-1,-1,3,-1 2:starts=-1,-2,4,-1
2:takes=0,3,-2,0 2:team=-2,5,-1,-2 2:tenant=-2,-3,5,0 2:test=0,1,-2,1 2:tests=-2,3,-1,0 2:that=0,2,-1,-2
2:the=0,-1,1,1 2:them=-1,0,3,-2 2:these=3,-1,-2,0 2:third=-2,4,-1,0 2:this=-2,-4,0,6 2:three=-2,0,3,-1 2:to=-3,0,-1,4
2:use=3,2,-3,-2 2:what=0,-3,4,-1 2:will=0,-2,3,0 2:with=0,-2,-1,2 2:you=0,-2,0,2 2:ⓒ=5,-1,-1,-3 2:ⓝ=0,-3,3,0
2:ⓟ=-1,1,2,-2 2:ⓠ=-3,1,1,1 :=-2,-6,2,6 :_bits=5,0,-3,-2 :_no=-3,-1,5,-1 :_the=-4,5,4,-5 :_ⓝ=-2,3,3,-4 :_ⓟ=-1,-6,-2,9
;=-3,-3,10,-4 =-14,27,18,-31 ?=2,-1,-2,0 ?_$=2,-1,-2,0 ^_a=0,3,-3,0 ^_add=4,-2,-2,0 ^_after=-2,0,2,-1
^_again=3,5,-6,-2 ^_alex=5,-3,-2,0 ^_always=0,2,-1,0 ^_and=3,0,-2,-1 ^_as=4,-2,-1,-1 ^_ask=-1,1,-2,3 ^_been=5,-2,-3,0
^_before=-2,4,-1,-1 ^_board=-1,-4,-2,7 ^_btw=-2,-1,-1,4 ^_change=-1,-2,3,0 ^_do=-2,6,-3,-1 ^_don't=2,6,-6,-2
^_dont=0,3,-5,1 ^_every=3,0,-2,-1 ^_everything=-2,4,0,-1 ^_for=-4,0,-1,5 ^_forget=-1,-4,6,-1 ^_from=2,1,-1,-2
^_give=4,1,-3,-1 ^_good=3,1,-4,0 ^_grafana=-1,-3,-2,6 ^_i'd=1,3,-3,0 ^_i'm=13,-4,-7,-2 ^_i've=5,0,-4,-1 ^_i=8,2,-5,-6
^_if=0,-4,-2,6 ^_im=3,0,-3,-1 ^_in=1,-2,0,1 ^_it's=4,-2,1,-3 ^_it=-1,-3,4,-1 ^_its=-3,-1,5,-1 ^_just=-3,5,-3,2
^_keep=3,5,-5,-2 ^_let=3,-2,-1,0 ^_look=-1,0,-1,2 ^_love=4,-1,-3,0 ^_make=-2,2,-1,0 ^_my=4,-3,0,-2 ^_never=-1,4,-2,-1
^_nice=3,0,-2,-1 ^_no=1,2,1,-4 ^_nope=-1,-3,2,1 ^_not=5,-2,-3,0 ^_oh=5,-1,-3,0 ^_ok=-1,0,2,-1 ^_on=1,-2,0,1
^_one=3,6,-6,-2 ^_our=-5,3,0,2 ^_perfect=2,3,-4,-2 ^_please=-1,4,-2,-1 ^_pls=5,0,-3,-1 ^_remember=-1,-2,-2,5
^_run=-1,2,-1,0 ^_so=0,-1,2,0 ^_staging=-1,-2,-2,5 ^_stick=-1,7,-5,-1 ^_stop=1,4,-3,-2 ^_that's=2,4,-2,-4
^_that=-2,3,0,-1 ^_the=-4,-3,2,6 ^_there's=-3,-2,2,3 ^_there=0,-3,3,0 ^_they=0,-5,5,0 ^_this=-1,0,3,-2
^_three=5,-2,-4,0 ^_too=0,4,-4,0 ^_two=5,-2,-2,0 ^_ugh=2,2,-3,-1 ^_use=1,5,-3,-3 ^_v=-1,4,-2,0 ^_we'll=-2,-2,6,-2
^_we're=-4,1,4,0 ^_we=-2,1,3,-1 ^_what=0,-1,2,0 ^_when=-1,2,1,-2 ^_whenever=-2,3,0,-1 ^_where=-1,-1,-1,3
^_why=4,-1,-3,-1 ^_write=-2,4,-2,0 ^_wrong=0,-3,4,-1 ^_yes=0,3,-3,0 ^_you=4,0,-3,-1 ^_ⓝ=-1,-3,3,0 ^_ⓟ=0,-3,3,-1
^_ⓠ=-3,-1,6,-2 a=6,6,-5,-7 a_commit=0,-1,2,0 a_folder=-2,-2,1,3 a_list=-1,-1,3,0 a_look=1,-2,1,0 a_lot=5,1,-4,-1
a_table=-1,-3,1,3 a_typo=-1,4,-3,0 a_week=1,-5,0,4 a_ⓒ=-1,1,2,-2 a_ⓟ=-1,3,-1,-1 about=-3,-4,-2,9 about_the=0,-3,0,3
about_ⓒ=-2,-4,0,6 above=-1,-2,4,-1 above_$=0,-3,4,-1 account=1,-3,1,1 add=1,-1,1,-1 add_a=-1,0,1,0 adding=-3,-1,5,-1
admin=0,-3,4,-1 after:,=-3,1,2,0 after:.=2,2,-4,0 after:a=7,-5,-2,1 after:after=1,-3,2,0 after:always=-2,2,0,0
after:and=3,-1,-4,2 after:are=-2,2,0,0 after:been=7,-4,-4,0 after:can=2,4,-4,-2 after:check=0,-1,-4,5
after:do=1,3,-3,-1 after:does=0,0,-2,2 after:don't=-3,5,-3,0 after:exactly=5,-2,-3,0 after:fix=-3,2,1,0
after:for=3,0,-2,-1 after:go=-1,-2,0,3 after:have=2,-1,-1,0 after:i'd=3,1,-3,0 after:i'm=4,-2,-2,0 after:i've=3,0,-3,0
after:i=2,6,-5,-3 after:if=3,-5,-4,6 after:is=5,-7,1,1 after:it's=-2,1,2,-1 after:it=0,-4,5,-1 after:just=0,3,-3,0
after:keep=-1,2,-1,0 after:make=-2,0,2,0 after:me=2,1,-3,-1 after:more=3,1,-4,0 after:my=2,1,-3,0
after:never=4,-1,-2,0 after:no=-1,4,-3,-1 after:now=-1,2,-1,0 after:of=2,4,-5,-1 after:on=-1,-1,-2,3
after:one=-2,0,2,0 after:please=0,-3,3,0 after:so=0,-3,4,-1 after:that=0,2,-1,-1 after:the=-2,-2,6,-2
after:them=1,-3,2,-1 after:then=1,-2,-1,2 after:this=-2,-1,2,0 after:touch=-1,4,-3,0 after:want=-2,4,-2,0
after:we=-4,4,1,0 after:what=-2,0,2,0 after:when=2,-2,-1,0 after:with=-1,2,0,0 after:you=-2,0,-3,4
after:your=4,-4,1,-1 after:ⓒ=-3,-1,0,4 after:ⓝ=-3,-3,7,-1 after=-3,3,1,-1 after_a=5,-4,-1,0 after_that=-1,-1,1,2
after_the=-2,2,-1,1 after_ⓝ=-1,3,-1,-1 again=3,-2,0,-2 again_$=1,-4,5,-1 again_,=-1,-1,2,0 again_.=2,-2,0,0
again_with=3,2,-4,-1 against=-4,0,3,0 alert=0,-1,-2,4 alex=5,-3,-2,0 all=-5,1,3,1 all_,=0,2,-2,-1 alone=4,0,-3,-1
already=-2,0,2,0 also=0,1,1,-3 always=8,-1,-6,-1 always_show=2,-1,0,0 among:1=3,-8,1,5 among:2=-1,3,4,-6
among:3=-2,4,1,-4 among:4=-3,6,-2,-1 an=1,3,2,-5 and=6,5,-1,-9 and_a=-1,2,0,0 and_i=-3,1,3,-1 and_never=-1,-3,4,0
and_not=-4,2,1,1 and_run=0,-1,-1,2 and_she=-1,-3,4,0 and_tell=2,0,-1,0 and_the=0,-1,4,-4 and_then=-2,3,-1,0
and_ⓒ=2,-5,5,-1 another=4,-1,-2,-1 answer=9,1,-7,-3 answer_in=3,-1,-1,-1 answers=0,0,-3,3 any=0,-4,2,2
any_more=-2,-3,0,5 anything=-1,4,1,-4 anywhere=-1,4,-2,0 api=-4,2,2,0 app=-2,-3,6,-1 approvals=-1,0,3,-2
architecture=-3,-2,3,2 are=-7,-6,1,11 are_filed=-1,-2,-2,5 are_in=-1,-7,-3,10 are_not=-1,-1,5,-3 are_pinned=-1,5,-4,-1
are_tracked=-1,-3,0,3 are_ⓒ=-2,3,1,-2 are_ⓝ=4,0,-2,-2 aren't=-1,5,-3,0 arm=2,-3,2,0 as=-2,2,6,-6 as_a=3,0,-2,-1
as_of=-1,-4,6,-2 as_the=0,4,-2,-2 as_well=-3,0,3,0 ascii=4,1,-4,-2 ask=-4,-1,0,6 ask_ⓒ=-3,-3,-1,7
asked_before=2,2,-4,0 asking=3,0,-2,-1 assistant=-2,-2,4,0 at=-1,-4,-4,9 at_a=3,-1,-1,-1 at_all=0,3,-2,-1
at_the=0,1,-2,1 at_this=2,-1,-1,0 at_ⓒ=0,-2,4,-2 at_ⓝ=-1,1,2,-2 at_ⓟ=-1,-1,-2,3 at_ⓤ=-1,-6,-2,10 audit=0,-1,2,-1
auth=-1,0,3,-2 away=0,-2,2,0 back=-5,-2,4,3 back_.=-2,-2,0,3 backend=-2,3,1,-2 background=1,3,-5,2 bad=1,-3,1,0
bar=-1,3,-2,0 bar_.=-1,3,-2,0 base=-1,0,-2,3 batch=0,-1,3,-1 be=1,2,2,-5 because=2,2,-1,-3 because_of=0,3,0,-3
been=3,-2,1,-2 been_a=5,-2,-3,0 before:,=-7,5,3,-1 before:.=-4,3,2,-1 before::=-2,1,1,0 before:a=8,-2,-4,-1
before:again=-3,6,-2,-1 before:also=0,3,-2,-1 before:asked=7,-2,-5,0 before:do=5,-3,-1,0 before:don't=-2,4,-2,0
before:for=-1,-5,6,0 before:get=-3,0,4,0 before:i'm=13,-7,-6,0 before:i've=3,-3,0,0 before:i=1,1,1,-3
before:if=-1,3,-2,0 before:in=-3,5,-1,0 before:is=-5,1,4,-1 before:isn't=0,-2,4,-2 before:it=-2,2,0,0
before:keep=0,-5,3,2 before:long=6,-3,-3,0 before:look=0,-1,-1,2 before:nice=1,3,-4,0 before:no=4,-3,0,-1
before:not=10,-2,-4,-4 before:ok=3,-4,1,0 before:on=-2,4,-2,0 before:one=-3,3,0,0 before:our=-3,2,1,0
before:out=5,-4,-4,3 before:please=-4,7,-3,0 before:so=-2,-4,6,0 before:that's=-6,7,1,-2 before:that=3,2,-5,0
before:the=-2,-3,1,4 before:then=0,-2,3,0 before:there's=-3,2,2,0 before:this=-1,-3,4,0 before:too=4,-1,-3,0
before:turns=6,-1,-4,0 before:was=-1,-3,4,0 before:we're=3,-4,1,0 before:we=-2,1,1,0 before:why=6,-2,-4,0
before:with=-1,-3,4,0 before:wrong=3,-3,1,-2 before:you=1,-2,2,-1 before:ⓒ=1,1,1,-3 before:ⓝ=7,-5,-2,0
before:ⓟ=-1,-4,5,0 before:ⓠ=4,1,-4,0 before=7,3,-6,-4 before_the=-1,2,0,0 behind=-1,-4,3,2 behind_a=-2,-4,4,2
belong=2,-4,3,-1 belong_in=2,-4,3,-1 below=3,0,-3,0 better=2,1,-2,-1 better_$=0,2,-1,0 big=1,-4,4,0 billing=1,0,2,-3
bits=9,-2,-4,-3 blocks=-4,3,3,-2 board=-5,1,1,4 board_for=-1,-2,-3,5 box=2,-3,-5,5 branch=2,1,-1,-2 branches=-3,3,1,-1
brand=-1,-3,-3,7 british=3,4,-6,-1 british_,=3,4,-6,-1 btw=0,-1,-1,3 bucket=-1,-3,-1,5 budget=0,-3,2,1 bug=-3,2,-2,2
bugs=-1,-2,0,3 build=1,1,-3,0 build_number=3,1,-4,0 buildkite=-1,-2,4,-1 bump=0,-2,3,-2 but=2,1,-2,-1 button=0,0,-1,2
by=0,3,0,-3 by_hand=-2,4,-1,-1 by_ⓝ=0,-2,3,-1 c=3,1,-2,-2 cache=0,-1,1,0 call=-2,0,0,2 called=-1,0,-1,2
calls=-2,2,1,-1 can't=4,3,-7,0 can=5,1,-7,1 can_you=0,2,-2,0 case=0,5,-1,-3 case_,=-2,5,-3,-1 change=-1,0,3,-1
changed=0,4,-3,-1 changelog=-2,6,-3,-1 changes=-2,4,-2,0 channel=1,-1,-5,5 charts=6,0,-4,-2 check=-1,6,-4,-1
checkout=-1,-2,-2,4 chose=-1,-1,3,-1 ci=-3,-1,1,3 class=-2,5,-1,-3 classes=5,-5,0,0 clever=2,2,-4,0 clever_.=2,2,-4,0
closed=-1,-2,3,0 code=3,2,-1,-4 code_.=2,1,-3,0 cold=0,-1,-1,3 colleague=-2,-5,1,5 colours=-1,5,-2,-2 column=1,-2,1,0
come=-3,-3,2,4 come_from=-3,-2,0,5 comes=0,-2,3,0 command=-4,4,-1,0 comment=-3,6,-2,-2 comments=3,1,-2,-3
comments_in=1,4,-3,-2 commit=5,5,-5,-5 commit_,=3,-3,0,0 commit_message=0,-1,2,0 commits=2,1,-2,-1 config=1,-2,1,-1
connection=2,-1,-1,0 continue=0,-3,3,0 contract=-2,-3,5,0 contracts=2,-4,2,1 copy=1,1,0,-3 core=-1,-3,2,2
cost=-3,2,2,-1 could=2,-1,0,0 count=1,2,-3,0 crashes=0,-3,0,3 customer=-1,-1,3,-1 customers=-4,-1,6,-2 cut=-1,-3,4,0
dark=0,-3,3,0 dashboard=-2,-3,-2,7 dashboards=-1,4,-3,1 data=-3,1,2,0 date=0,-2,2,0 dates=-1,0,3,-1 day=-1,2,-1,0
days=-1,-9,3,7 days_.=-1,-5,-2,8 dead=-2,-1,4,-1 deadline=2,-3,4,-3 decided=-1,-2,4,-1 decided_to=0,-2,2,0
default=-3,0,3,0 delete=0,-3,5,-2 demo=-1,0,2,0 design=0,-1,-3,4 desk=0,-1,-4,5 detail=4,-3,-1,-1 dev=-1,3,-3,1
develop=3,4,-6,-1 develop_,=6,-2,-3,-1 did=4,-1,-2,0 did_it=3,-1,-1,0 diff=0,5,-4,-1 different=-1,-6,5,1
discussions=-2,-1,-4,7 do=6,4,-9,-1 do_not=-1,4,-2,0 do_you=3,-2,-1,0 docker=4,-4,-2,2 docs=-1,5,0,-4
docstring=3,-1,-1,-1 does=-1,-5,5,1 does_the=-1,-3,3,2 doesn't=-1,3,0,-2 domain=-4,3,1,0 don't=3,8,-4,-8
don't_have=-5,1,2,2 don't_need=2,-2,0,0 don't_touch=-1,-1,2,0 don't_want=-5,0,2,3 done=0,6,-4,-2 done_$=0,3,-3,0
dont=0,4,-3,-1 down=-2,-2,3,1 drive=0,-3,-1,4 driver=4,-3,-1,0 drop=-2,1,-1,1 dropping=0,3,-2,-1 each=-3,8,-6,0
each_time=-1,3,-2,0 else=1,0,2,-3 emojis=4,2,-4,-2 emojis_in=4,2,-4,-2 end=2,-1,-1,0 ended=0,-2,5,-2
endpoint=-1,-1,2,-1 english=2,2,-3,-1 entries=-1,5,-4,0 error=3,-1,-1,-1 errors=-2,-1,3,-1 even=-4,4,1,-2
evening=-1,-1,3,0 events=-1,1,-4,4 ever=-2,4,0,-2 every=-3,7,1,-4 every_ⓒ=-1,4,-1,-3 everything=2,6,-2,-6
everything_in=4,0,-2,-2 everywhere=2,1,-1,-2 everywhere_.=2,-3,1,0 exactly=3,2,-4,-1 expected=1,1,-3,0
experiment=-2,-5,1,6 explain=-1,2,-1,0 explanations=5,-2,-2,0 export=-2,-2,4,0 exports=-3,2,1,0 extra=0,3,-2,-1
facing=-2,4,0,-2 failing=4,0,-3,0 failing_test=4,-2,-2,0 feature=-2,0,-2,4 feature_flags=-1,-3,-2,5 field=-2,0,-3,5
figma=-1,-5,-1,8 file=1,7,-8,-1 file_,=3,0,-2,-1 file_.=1,1,-2,0 filed=-1,-2,-2,5 filed_in=-1,-2,-2,5 files=-2,1,1,0
files_.=-1,0,2,-2 final=-1,-4,5,0 find=-2,-3,0,5 fine=4,0,-3,-1 fine_.=3,2,-4,0 first=4,4,-7,-1 first_,=3,2,-3,-2
first_and=-1,5,-3,-1 fit=-1,5,-3,-1 five=-2,3,-1,0 fix=3,6,-6,-3 fix_the=0,-1,3,-2 fixed=-3,2,1,0 flag=-1,-1,2,0
flags=-3,1,-2,5 floor=0,-1,-5,5 folder=-3,-6,1,8 for=0,-3,1,2 for_a=4,-1,-1,-1 for_good=-1,-3,5,-1 for_my=7,-4,-2,-1
for_the=-6,-4,3,6 for_this=-1,-5,-3,8 for_ⓝ=5,-1,-4,0 for_ⓟ=0,-2,3,0 force=-2,3,-1,0 forget=-4,-1,7,-2
forget_the=-3,2,3,-2 form=0,-1,2,0 four=1,5,-3,-3 free=0,-3,3,0 from=-3,3,5,-5 from_a=2,-3,-2,4 from_now=0,3,-1,-3
from_the=-3,1,1,2 from_ⓒ=-2,2,-1,1 from_ⓟ=2,0,0,-1 full=2,-1,-1,-1 function=2,2,-2,-2 gateway=0,-6,7,0
general=4,-2,-1,0 generator=-1,-5,6,0 generator_,=-1,-5,6,0 german=-2,-2,3,0 get=-2,0,1,1 gets=-5,2,3,1 git=7,-3,-3,-1
give=1,6,-5,-3 give_me=2,1,-2,-2 go=-1,0,5,-4 go_through=2,3,-3,-2 go_to=-4,1,2,0 go_with=0,-2,3,0 goes=2,-2,6,-5
goes_$=-2,-7,10,0 goes_out=-1,5,-2,-1 goes_to=0,0,2,-1 good=3,3,-4,-2 good_$=0,-2,4,-1 good_.=4,4,-7,0 got=3,-3,1,-1
got_a=6,-3,-3,0 gpu=-1,-1,4,-1 grafana=-2,-4,-2,8 grant=-1,-2,4,0 great=4,-2,-1,-1 green=1,4,-4,-1 guess=3,-2,-3,2
guide=0,-3,-2,6 h=0,4,-3,-1 had=3,-1,-1,-1 half=3,1,-2,-3 hand=7,-2,-3,-2 hand_,=4,0,-3,-1 hand_-=7,-4,-4,0
happen=-1,-2,-3,5 has=-3,-6,3,5 has_the=0,-7,2,5 has_to=0,8,-5,-3 hate=4,-2,0,-1 have=5,-2,-1,-2 have_a=2,-1,1,-1
have_no=-1,-4,3,2 have_the=-1,-4,2,3 have_to=0,-4,5,-1 have_ⓒ=7,-2,-4,-2 he=5,-1,-6,3 headed:=2,-2,-2,2
header=-1,4,-2,0 helped=4,2,-4,-2 helper=0,-2,2,-1 her=-3,-2,1,4 here=5,-1,-2,-2 here_.=3,0,-2,-1 hints=2,0,-1,0
holidays=0,-1,-4,5 hooks=-2,4,-2,0 how=3,3,-5,-2 how_i=4,-3,0,-1 how_we=2,0,-3,0 i'd=6,2,-7,-1 i'd_like=3,0,-2,0
i'm=18,-2,-10,-7 i'm_a=7,-3,-3,0 i'm_in=4,-1,-2,-1 i'm_on=-2,3,-1,0 i'm_the=5,-5,1,-1 i've=8,-1,-6,-1 i=23,2,-16,-8
i_always=1,1,-2,0 i_am=4,-1,-3,0 i_asked=-4,4,0,0 i_can't=6,-3,-3,-1 i_can=3,2,-5,0 i_do=0,3,-2,-1 i_don't=-5,0,2,3
i_hate=4,-2,-2,0 i_have=4,-2,-5,3 i_keep=0,-2,0,2 i_know=4,-1,-2,-1 i_like=2,0,-2,-1 i_need=1,0,0,-2
i_prefer=3,-1,-2,0 i_run=-2,0,2,0 i_say=1,3,-4,0 i_told=-3,-2,5,0 i_want=-1,4,-2,0 idea=0,-2,2,0 ids=-1,4,-3,0
if=0,2,-6,4 if_i=4,-2,-2,0 if_it's=-1,3,-2,0 if_the=-1,4,-1,-1 if_you=-2,0,0,3 im=3,1,-3,-1 images=-1,0,4,-2
import=-2,0,3,-1 in=-7,-3,-1,10 in_a=-2,2,1,0 in_all=0,-4,4,0 in_any=0,-3,4,-1 in_code=2,0,-4,2 in_figma=-1,-4,-1,6
in_my=3,7,-7,-3 in_our=-1,4,-1,-2 in_that=5,-2,-1,-1 in_the=-3,3,-6,5 in_this=-2,4,2,-4 in_two=-1,1,1,0 in_ⓒ=3,-2,-5,4
in_ⓝ=1,-2,-1,2 in_ⓟ=2,-6,-6,10 in_ⓧ=0,-4,2,2 index=0,1,0,-1 infra=-1,-3,5,-1 instead=1,0,3,-4 instead_of=1,-2,4,-4
into=0,1,1,-2 into_the=-2,-2,4,0 invoice=0,-2,2,0 invoices=-1,-1,3,0 is=-2,-3,4,0 is_a=4,2,-5,-1 is_called=0,2,2,-4
is_gone=-2,-1,-3,6 is_in=-2,-4,-3,10 is_just=4,-3,-1,-1 is_off=-1,2,2,-2 is_on=-3,0,-3,6 is_the=-3,0,-1,4
is_to=-2,3,0,-2 is_ⓒ=0,2,-1,-1 is_ⓝ=-1,2,1,-2 is_ⓟ=-2,-3,2,3 isn't=2,-2,3,-2 it's=1,-1,2,-2 it's_a=0,3,-3,0
it's_in=0,-1,-4,5 it's_the=-3,2,2,-1 it=-3,6,1,-3 it_$=0,-1,4,-3 it_,=1,-4,-4,6 it_.=-5,3,3,-1 it_goes=-1,3,0,-2
it_in=0,1,0,-1 it_looks=0,4,-3,0 it_now=0,-6,6,0 its=-4,3,2,-1 january=-2,3,0,0 job=-1,4,-3,-1 just=7,1,-7,-1
k=-3,2,1,1 kafka=-1,-3,4,0 keep=2,3,-2,-3 keep_the=-2,0,2,0 keeps=0,-6,-5,11 keeps_ⓝ=-1,-4,-3,8 keys=-1,6,-4,-1
kids=7,-1,-4,-2 know=4,-1,-4,0 knows=0,-2,-3,5 language=2,2,-4,-1 last:=0,1,1,-2 last=0,0,0,-1 last_week=0,0,3,-2
launch=-1,1,3,-3 lawyer=4,-1,-2,0 leave=-1,0,3,-2 left=-1,-3,4,-1 legacy=-1,-2,4,-1 legal=-2,-3,2,2 length=-1,4,-2,-1
less=-2,5,-3,0 let=3,-2,0,0 let_me=3,-2,-1,0 lib=0,5,-4,-1 library=0,5,-4,-1 like=6,2,-7,-1 like_a=3,-3,0,0
like_the=0,0,-1,2 limit=-1,-1,3,-1 limits=-1,4,-2,-1 line=3,4,-5,-2 line_length=-1,4,-2,-1 lines=0,6,-4,-2
link=-2,4,-2,0 linter=1,1,-2,0 list=-1,-4,-7,12 listed:=0,1,-2,2 live=-1,-6,1,6 live_in=2,-5,-2,5 lives=-3,1,-1,2
load=-3,0,1,1 lodash=-2,-1,4,-1 log=4,-4,-6,6 logger=3,-2,-1,0 logic=2,3,-2,-2 login=-1,2,-1,0 logs=-2,1,-1,2
lol=1,-2,-5,5 lol_$=0,-1,-5,5 long:0=2,5,3,-10 long:1=0,1,-2,1 long:2=-2,1,-2,3 long:3=-1,0,1,0 longer=0,-4,5,0
look=-2,-3,-4,10 look_at=-3,-1,-1,5 look_there=-2,-3,-1,5 looks_like=0,4,-3,0 loop=0,2,0,-1 lost=-2,-4,6,0
lot=5,1,-4,-1 love=2,1,-3,0 machine=4,-2,1,-3 mail=4,-1,-3,0 mail_goes=5,-3,-2,0 mails=-1,-1,4,-1 main=4,6,-8,-2
main_$=-2,4,-1,-1 make=2,1,-1,-2 many=-1,0,3,-2 mapbox=-1,-5,6,0 march=3,-2,1,-2 marketing=-1,2,-3,2 matter=0,1,-4,4
max=7,-1,-4,-2 may=2,-6,4,-1 me=16,7,-13,-10 me_$=6,-4,-1,-2 me_,=-2,6,-3,-1 me_:=4,-2,-1,-1 me_before=4,-5,2,0
me_the=3,-2,0,-1 means=-1,-3,4,-1 merge=-3,1,3,-1 merge_.=-3,0,3,0 merged=0,-3,5,-3 message=2,-2,2,-2
messages=4,-2,2,-3 micro=5,0,-3,-2 micro_:=5,0,-3,-2 migrate=0,-2,3,0 migration=-1,-1,3,0 min=-1,5,-4,-1
mind=-1,0,2,-1 ministry=-1,-4,6,-1 minor=-1,-1,4,-2 minute=-2,0,3,-1 mobile=-2,-1,0,3 mode=1,-4,4,0 monday=-1,4,-3,1
monolith=-1,-3,4,-1 month=-1,-2,4,0 monthly=-1,-3,4,0 more=3,2,-5,1 more_of=3,1,-3,0 more_than=3,2,-3,-2
morning=1,4,-2,-2 most=4,2,-4,-2 move=-1,3,-2,-1 move_to=0,4,-3,-1 moved=-2,-6,3,6 moved_from=-1,-5,2,4
moved_to=0,3,-4,2 moves=0,-6,6,0 ms=0,0,2,-1 much=4,-1,-2,-1 multi=0,4,-2,-2 must=-2,2,1,-1 my=21,-1,-11,-9
my_colleague=0,-1,2,0 my_machine=3,-1,0,-2 my_ⓒ=3,1,-3,-1 myself=4,-4,1,0 name=-1,7,-2,-4 names=-2,6,-1,-3
naming=-1,-1,4,-3 need=3,-3,0,-1 need_to=4,0,-2,-1 needs=-3,8,-2,-3 needs_a=-1,3,-1,-2 network=-1,3,-3,1
never=-3,7,3,-7 new=1,1,2,-3 new_code=5,-3,-3,0 new_one=0,-1,3,-1 next=2,-4,1,1 next_to=0,-1,-1,3 nice=4,0,-4,-1
nice_,=5,-2,-2,-1 night=-3,-1,5,-2 nightly=-2,-2,0,4 no=-3,6,7,-10 no_,=-1,2,0,-1 no_.=-1,-1,3,0 no_longer=0,-3,4,0
no_new=-1,4,-2,0 no_pie=4,0,-5,0 nobody=2,-5,5,-1 node=-1,3,-1,0 nope=-1,-3,2,1 not=-1,2,6,-7 not_a=-1,-5,3,2
not_in=-4,1,-4,7 not_ⓒ=2,-3,0,1 not_ⓠ=10,-6,-3,-1 note=-1,2,0,-1 notebook=-4,1,3,0 notes=0,-1,-4,5 nothing=0,5,-3,-2
nothing_else=-1,3,-2,0 nothing_with=5,-2,-3,0 notion=-1,-2,-4,7 now=2,-6,7,-3 now_,=1,-4,-1,4 now_.=0,-3,3,1
now_and=0,0,3,-3 now_on=1,5,-3,-3 npm=3,1,-2,-1 null=-1,0,2,0 number=1,-1,2,-1 numbers=-3,-3,2,4 of=3,0,-4,0
of_the=-2,5,-3,0 of_them=-3,1,1,1 of_these=5,-3,-2,0 of_ⓒ=-2,0,5,-3 of_ⓝ=-1,-1,3,-1 off=2,-2,1,-2 off_$=-1,1,-3,3
off_by=-1,-1,2,0 off_limits=-1,4,-2,-1 office=0,-3,6,-3 oh=3,-3,1,-1 ok=-1,-1,-1,4 ok_we=0,-4,5,0 old=2,-5,7,-3
older=-1,-2,-3,5 on=0,-4,3,1 on_$=0,-2,2,0 on_,=-2,3,-2,0 on_.=-3,3,1,-1 on_a=-3,7,-2,-2 on_call=-1,-2,-2,4
on_it=3,-1,-2,0 on_my=5,-1,-4,0 on_that=3,-1,-2,0 on_the=-4,0,-1,6 on_this=-1,6,-4,-1 on_ⓒ=-2,-2,-4,9 on_ⓝ=-3,2,3,-2
on_ⓟ=-1,0,-3,3 once=-2,0,2,0 one=2,-1,1,-3 one_$=4,-3,0,0 one_,=0,-1,2,0 one_.=3,-4,1,0 one_for=-1,4,0,-2
one_who=-2,-1,4,-1 one_with=-2,3,-1,0 ones=1,-3,4,-2 only=-3,5,0,-2 only_$=3,-2,1,-1 only_,=-2,4,-1,0 only_.=-3,1,3,-1
only_if=-1,5,-3,-1 open=-4,9,0,-5 open_the=-3,6,-2,0 ops=0,-3,2,1 or=-6,9,1,-4 order=-1,3,-2,-1 org=0,-1,-2,4
other=0,5,-3,-1 otherwise=0,3,-1,-2 otherwise_$=-1,4,-1,-1 our=-5,7,1,-3 our_customers=0,-4,5,-1 our_ⓒ=3,1,-5,1
out=0,4,1,-5 out_$=-2,-4,6,1 out_,=0,3,0,-2 output_$=0,2,-1,0 over=-2,-1,5,-2 over_the=0,2,0,-2 over_ⓒ=-1,-3,5,-1
over_ⓝ=-2,5,-2,-1 own=1,-2,5,-3 owns=-2,-6,5,2 page=-2,-3,1,4 page_ⓒ=-1,-3,0,4 paper=0,-2,-1,3 paragraph=4,2,-6,0
paragraphs=0,4,-3,-1 parser=3,-3,1,-1 part=-2,-3,7,-2 pass=-1,0,2,-1 people=-3,-1,4,0 people_.=-1,-6,6,0
perf=-4,-1,1,4 perfect=2,5,-5,-2 physics=0,4,-3,-1 picked=4,-7,4,-2 pie=3,2,-5,0 pie_charts=4,0,-5,0 pilot=-2,-2,4,-1
pin=-2,3,-1,0 pinned=-1,4,-4,1 place:0=-2,-3,1,3 place:1=5,5,-1,-10 place:2=-6,7,1,-2 place:3=0,-5,2,3 plan=2,2,-2,-1
platform=-1,0,4,-2 please=7,8,-8,-8 please_,=-1,7,-2,-4 please_.=5,0,-4,0 plots=-1,4,-2,0 pls=6,2,-6,-2
plugin=0,-3,3,-1 pnpm=0,4,-3,-1 point=1,4,-4,0 postgres=4,3,-7,0 prefer=2,1,-3,0 prices=-1,3,-1,-1 prod=-4,0,0,3
product=-1,-3,3,1 production=-2,-1,4,0 project=-5,-3,-4,12 protocol=0,-2,-3,5 public=2,-1,0,-2 push=-3,4,-1,0
pushing=4,-1,-3,0 put=4,2,-5,-1 python=3,-3,0,-1 query=2,-1,-1,-1 question_at=-4,5,-1,0 questions=0,-3,2,1 r=0,-1,-4,5
raise=-1,-1,2,0 ran=0,4,-4,-1 rate=-1,-2,3,-1 rather=3,0,-3,0 read=0,-2,2,1 reads=0,5,-4,-1 real=-2,4,-3,2
reasoning=7,-5,-2,0 recordings=0,-2,-2,5 redo=0,5,-2,-2 release=0,-3,4,-2 releases=1,-3,2,0 releases_,=-1,-5,4,2
remember=-2,-2,-1,5 remember_that=-1,-2,0,3 repo=-1,-7,1,7 repo_$=4,-4,-4,3 repo_,=-1,-3,0,4 repo_.=0,2,-4,2
report=-2,1,2,-2 reports=0,-4,2,2 rest=1,-3,2,0 rest_of=3,1,-2,-1 results=-1,4,-2,0 returns=3,-2,0,0
reverted=-1,-3,4,0 review=2,2,0,-4 review_$=-2,4,-1,-1 rewrite=-1,7,-4,-2 right=2,0,-2,0 rights=2,-7,4,1
round=0,3,-2,0 row=1,-2,1,0 rule=-2,5,-1,-1 run=-1,3,-1,-1 run_it=-1,2,-1,0 run_the=0,4,-3,-1 runbook=-1,-2,-2,5
runbook_for=-1,-2,-2,5 runbooks=-1,-4,-2,7 runs=3,-7,2,3 runs_on=4,-1,-2,-2 said=-5,-2,7,0 same=-2,4,-1,-1
sample=2,-3,-1,2 save=-1,-3,0,3 say=1,7,-6,-2 says=-2,4,-1,-1 scans=-1,0,-3,3 schedule=-1,-2,-4,7 schema=-3,1,3,-1
scratch=1,4,-1,-3 screenshot=3,0,-3,0 script=0,2,-1,-1 scripts=-2,8,-3,-2 sdk=0,5,-5,0 search=0,2,-1,-1
second=-2,-2,1,3 security=-3,1,3,-1 see=0,-1,-1,2 see_the=1,-2,0,1 seed=4,-2,-1,-1 send=-2,2,0,0 sentence=4,0,-2,-2
sentences=4,-2,-2,0 separate=3,-1,-1,-1 server=-1,0,2,-1 service=-2,0,2,0 settled=-2,-1,3,0 sev=0,4,-1,-2
shared=-2,0,-1,3 she's=3,-2,-5,4 she=8,-8,-1,1 sheet=-1,-4,-4,9 shell=-3,4,0,-1 shift=-1,-1,3,0 ship=-2,4,0,-2
short=-1,6,-4,-1 should=3,-1,-2,0 show=-2,4,-1,-1 show_me=-1,2,-1,0 shows=-1,0,2,-1 side=0,6,-3,-3 signed=-1,0,6,-5
simple=4,1,-4,-1 since=1,-6,7,-2 since_the=-2,-1,3,0 since_yesterday=0,-1,2,0 since_ⓒ=-1,-2,4,-1 single=4,-3,-1,0
single_step=5,-3,-1,0 site=-1,-2,3,0 skip=3,-1,-4,1 small=6,-2,-3,-1 so=6,-2,2,-5 so_the=4,-5,1,1 so_you=-1,-4,3,2
some=1,-2,-1,2 something=3,-3,1,-1 source=1,2,-7,4 sourcing=0,0,4,-4 spec=-3,1,-3,4 split=-1,1,1,-1 split_it=-1,2,-1,0
sprint=-3,-2,7,-2 sql=4,0,-3,-2 sqs=-1,-6,8,0 staging=-3,-4,-1,9 stale=0,-4,3,1 start=-1,4,-1,-2 start_with=-1,-1,2,0
starts=-1,-1,4,-2 state=-2,-1,3,0 stay=-1,4,1,-4 stay_on=0,4,-3,-1 stays=-2,-7,12,-3 std=0,5,-4,-1 step=4,-2,-4,2
stick=-1,7,-5,-1 stop=9,1,-6,-4 stop_and=4,-3,-1,0 stream=-1,-2,-3,5 string=-1,5,-2,-2 strings=1,0,-3,2
stripe=0,-4,4,0 style=-3,4,-2,1 summary=4,2,-6,-1 support=-1,-3,3,0 switched=-2,-2,0,4 switched_off=-2,-3,0,5
syntax=-1,0,-3,3 tab=-1,-3,-2,6 table=0,-3,-3,5 tables=6,2,-4,-4 tabs=-2,6,-3,-1 tabs_in=0,4,-4,0 take=3,-1,-3,1
take_the=4,-3,-2,1 taken=2,-3,0,1 takes=-3,-1,5,-1 takes_the=-1,-3,4,0 target=-2,5,-2,-1 tax=-1,-2,4,-1 team=1,0,1,-2
teams=-1,-3,4,-1 tell=1,3,-4,-1 tell_me=1,3,-4,-1 template=4,-2,-1,-1 ten=0,-5,6,-1 tenant=-2,-2,4,0
terminal=1,2,-3,-1 terraform=3,-2,-1,0 test=2,0,-2,0 tests=-1,3,0,-2 tests_.=-2,1,1,0 tests_are=0,2,-3,1
text=3,1,-1,-3 than=3,2,-3,-2 than_one=-3,6,-2,0 than_the=4,2,-4,-2 thanks=2,2,-3,-1 that's=0,-1,-1,2
that's_not=2,0,1,-3 that's_the=-1,2,-3,1 that=-1,5,2,-6 that_$=2,0,-2,0 that_.=-2,4,0,-1 that_in=-1,2,1,-2
that_the=-1,-2,0,3 that_time=5,-1,-3,-1 that_we=0,-2,2,0 that_you=1,3,-4,-1 thats=-2,-5,4,2 the=-8,-4,8,5
the_board=-2,2,5,-4 the_bug=-1,3,-1,0 the_cache=0,-1,1,0 the_code=3,2,-4,-1 the_contract=-1,4,-4,2
the_customer=-1,-2,3,1 the_diff=1,2,-3,-1 the_docs=-1,6,-2,-3 the_end=1,1,-1,-2 the_export=-1,0,2,0 the_file=2,2,-3,-1
the_first=0,-2,2,0 the_fix=-3,4,-1,0 the_green=0,4,-3,0 the_invoice=0,-1,2,0 the_kids=4,1,-3,-2 the_last=0,1,-3,2
the_list=0,-2,-3,4 the_log=4,-1,-2,-1 the_login=0,2,-1,0 the_migration=0,-1,2,0 the_mobile=-2,3,-1,0
the_monolith=-1,-3,4,-1 the_new=-1,3,-3,1 the_next=4,-4,2,-3 the_old=0,1,-1,1 the_one=-3,0,-3,7 the_other=4,-2,-1,0
the_paper=0,-1,3,-1 the_parser=3,-3,1,-1 the_pilot=-2,-2,4,0 the_plan=-1,3,-2,-1 the_platform=-1,0,4,-2
the_product=0,-2,5,-3 the_protocol=0,-2,-3,5 the_reasoning=7,-5,-2,0 the_release=0,-2,2,0 the_rest=3,1,-2,-1
the_same=-2,2,0,0 the_second=0,-1,1,0 the_source=3,0,-3,0 the_staging=-2,-1,-1,4 the_table=3,-1,-1,0
the_template=4,-2,-1,-1 the_test=1,-2,2,-1 the_tests=1,2,0,-3 the_third=-2,4,-2,0 the_three=4,-1,-3,0
the_top=2,2,-3,-1 the_version=2,0,-1,-1 the_whole=3,-2,-1,-1 the_wiki=-1,-5,1,4 the_word=-1,0,4,-3 the_ⓒ=-3,-2,-1,6
the_ⓝ=-1,-3,7,-3 the_ⓧ=0,-1,-3,5 their=0,-3,4,-1 them=0,4,-6,1 them_$=2,0,-1,-1 them_.=-1,3,-2,0 them_in=2,-1,-3,2
them_otherwise=-2,5,-2,-1 them_to=4,-2,-2,0 then=0,3,-4,1 then_the=4,2,-5,-1 there's=-2,-6,4,4 there's_a=-1,-4,0,5
there=-2,1,-1,1 there_$=0,0,-4,3 there_.=-1,2,0,-1 there_are=-2,-1,4,-1 there_is=-1,-4,5,-1 these=2,8,-8,-1
thesis=0,-3,4,-1 they=-3,-2,8,-2 they_have=5,0,-3,-2 thing=3,-1,1,-2 thing_,=2,3,-3,-2 things=0,0,2,-2 think=-1,0,2,0
third=-2,4,-1,-1 third_time=-1,5,-4,0 this=-1,6,0,-5 this_,=-1,3,-2,0 this_code=-2,-2,5,-1 this_is=-2,2,-5,4
this_on=3,-1,-1,0 this_repo=0,2,1,-3 those=1,-1,-3,2 three=7,3,-8,-3 through=-1,1,2,-3 tickets=1,-4,4,-1
time=4,-2,-2,-1 time_.=2,-4,2,0 time_i=2,-2,0,0 times=1,2,-2,-1 to=5,-1,-3,-1 to_ask=3,-1,1,-3 to_be=2,1,-1,-2
to_fit=-1,5,-3,-1 to_main=1,2,-3,0 to_me=7,-2,-4,-1 to_run=0,-2,3,-1 to_see=1,3,-4,0 to_the=-3,3,1,-1
to_touch=0,-4,4,0 to_use=-2,-3,0,5 to_ⓒ=-5,1,0,4 to_ⓝ=4,-6,7,-4 to_ⓟ=-2,5,-2,-1 to_ⓠ=0,-1,3,-1 today=-2,-2,3,0
today_,=0,-1,2,0 token=0,2,-1,0 tokens=-1,-2,-2,4 told=-3,-2,5,0 told_you=-3,-2,5,0 too=1,1,2,-4 top=2,2,-3,-1
topic=6,-6,-2,1 touch=1,0,1,-2 touch_the=1,1,-2,0 tracked=-1,-3,0,3 tried=-1,-3,5,0 true=0,-2,2,0 two=-2,-2,6,-2
type=7,-5,0,-2 type_hints=2,-1,-1,0 typo=-1,4,-3,0 ugh=2,2,-3,-1 ugh_,=2,3,-5,0 under=0,1,-3,2 unit=-1,2,0,-1
until=-2,-4,10,-4 until_the=0,-2,3,0 until_ⓒ=0,0,3,-3 up=-4,2,4,-2 up_,=1,-4,3,-1 update=-1,2,2,-2
update_the=-1,-2,3,-1 upload=0,-1,1,0 us=-2,1,6,-5 us_.=-2,-3,5,0 use=2,8,-6,-4 use_the=0,4,-1,-4 use_this=0,3,-2,0
use_ⓒ=-1,2,0,0 used=-3,1,3,-1 user=-2,7,-3,-2 users=3,0,-1,-2 using=0,3,-1,-2 v=-4,-1,-1,6 v_ⓝ=-4,-1,-1,6
vendors=0,-1,-4,6 version=1,2,-1,-2 vitest=-2,4,-1,-1 voice=0,-3,-4,8 want=-6,4,0,2 wants=0,-1,3,-1 was=-3,-1,2,1
way=8,-1,-5,-2 we'll=-2,-2,6,-2 we're=-3,1,1,1 we're_going=0,2,-3,2 we=-5,2,8,-6 we_agreed=-1,-2,4,-1
we_always=2,-2,0,0 we_decided=0,-1,2,0 we_don't=6,-2,0,-3 we_go=-1,-1,2,0 we_have=-4,1,2,1 we_log=-1,-3,-2,6
we_never=1,-2,2,-1 we_ship=-1,4,-1,-2 we_won't=0,-3,5,-2 we_write=-1,5,-3,-1 week=1,-6,5,0 week_,=0,-4,5,-1
weekend=-1,-3,5,0 weeks=1,3,-3,-1 went=-1,-4,5,-1 what=2,2,-3,-2 what_i=2,3,-4,-1 what_the=-2,1,1,0 what_you=2,-1,1,-1
when=-1,0,2,-1 when_i=2,1,-3,0 when_the=0,-1,2,0 when_you=2,-1,1,-1 where=-1,-2,1,2 which=-1,2,1,-1 who=-1,-4,-3,8
whole=3,0,-2,-1 why=3,2,-4,-1 why_do=3,-2,-1,0 wiki=-1,-6,1,5 will=0,-4,5,-1 with=-3,3,5,-5 with_a=-2,5,1,-4
with_it=0,3,-2,0 with_that=3,-3,0,0 with_the=2,-1,0,-2 with_ⓒ=-3,-4,9,-3 without=-1,4,1,-3 without_asking=3,-1,-2,-1
won't=-4,-5,10,-1 word=0,-1,3,-3 words=3,-2,-2,0 work=1,-4,-2,5 working=0,3,-2,-1 works=0,-1,2,-1 would=2,-3,1,0
write=2,6,-6,-3 write_the=2,0,-2,0 written=-3,3,0,1 wrong=-3,2,3,-1 wrote=0,0,-3,3 yarn=1,5,-5,-1 year=1,-4,2,1
years=4,-1,-1,-2 yes=3,1,-3,-1 yesterday=0,-4,4,-1 you're=4,2,-5,-2 you=1,8,-5,-3 you_call=0,3,-2,0 you_can=3,-4,0,2
you_fix=3,-3,0,0 you_keep=2,-5,4,-1 you_need=1,-3,-3,5 you_open=-2,4,-1,-1 you_split=-1,3,0,-1 you_think=-1,0,2,0
you_write=-1,-2,4,-1 your=5,0,-4,0 zeplin=-1,-3,-3,6 zero=3,4,-4,-3 ⓒ=-2,-5,1,6 ⓒ_$=-3,-5,3,5 ⓒ_'=-3,0,-1,4
ⓒ_)=1,0,-3,3 ⓒ_,=-6,-1,6,2 ⓒ_.=1,0,3,-4 ⓒ_:=-2,0,1,1 ⓒ_and=0,-5,0,4 ⓒ_are=0,-1,4,-3 ⓒ_for=-3,7,-3,-1 ⓒ_from=-1,2,2,-3
ⓒ_has=5,-2,-2,-1 ⓒ_in=-1,2,-1,1 ⓒ_is=0,2,-4,2 ⓒ_now=3,-3,-5,5 ⓒ_only=-2,-3,1,4 ⓒ_or=-1,-1,3,-1 ⓒ_please=8,-5,-2,-2
ⓒ_project=0,-4,0,3 ⓒ_says=0,4,-1,-2 ⓒ_since=-1,-1,3,-1 ⓒ_to=-1,-1,-2,4 ⓒ_under=-1,1,-4,3 ⓒ_when=3,-3,1,0 ⓒ_ⓒ=-2,-1,0,3
ⓒ_ⓝ=-3,2,-2,3 ⓒ_ⓟ=-3,2,4,-4 ⓒ_ⓧ=-2,0,-2,4 ⓝ=-8,-6,7,7 ⓝ_$=-3,7,-4,0 ⓝ_,=2,-6,-2,6 ⓝ_.=0,1,3,-4 ⓝ_:=-3,-1,4,0
ⓝ_am=-3,0,4,-1 ⓝ_and=1,3,-1,-3 ⓝ_days=-1,-6,0,7 ⓝ_feb=-1,-3,4,0 ⓝ_is=2,-6,1,2 ⓝ_k=-2,2,1,-1 ⓝ_lines=-3,3,1,0
ⓝ_ms=0,0,2,-1 ⓝ_on=0,-2,3,-1 ⓝ_the=0,-2,2,0 ⓝ_to=4,0,-2,-2 ⓝ_with=-1,5,-2,-2 ⓝ_years=5,-1,-4,0 ⓝ_ⓧ=0,-4,4,0
ⓟ=-7,-7,-3,17 ⓟ_$=0,-3,-9,11 ⓟ_,=0,-3,-8,11 ⓟ_.=-1,1,2,-2 ⓟ_and=-1,-1,3,-1 ⓟ_by=0,0,-3,4 ⓟ_in=1,-1,-2,2 ⓟ_is=-1,2,0,-1
ⓟ_now=-1,-1,4,-3 ⓠ=-4,0,-5,9 ⓠ_$=-5,4,-2,2 ⓠ_,=-1,1,-6,6 ⓠ_.=9,-5,-4,0 ⓠ_in=-3,3,0,0 ⓠ_is=0,-3,1,2 ⓤ=-4,-10,-5,19
ⓤ_$=-1,-6,0,7 ⓧ=-4,-6,-7,17 ⓧ_$=0,6,-3,-3 ⓧ_voice=0,-2,-2,5 ⓧ_ⓝ=-2,3,0,-1 ⓧ_ⓟ=-2,3,1,-2 ⓧ_ⓧ=3,4,-5,-2
"""
