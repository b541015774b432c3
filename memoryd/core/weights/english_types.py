"""How much each trait of a sentence speaks for it that it is of each type, if it lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!=0,1,2,-11 '=2,-11,-1,8 ,=0,1,3,0 -=-7,0,-5,0 .=2,2,0,-6 /=-2,7,-2,0 0:a=1,3,-4,-3 0:add=1,0,-5,0 0:after=-4,1,3,-6
0:again=1,6,-3,0 0:always=-1,9,-3,-1 0:and=3,2,0,0 0:answer=14,5,-2,0 0:as=0,0,0,-6 0:ask=-1,1,-2,8 0:at=3,4,-1,0
0:been=11,0,-8,0 0:before=-2,8,0,0 0:board=-1,-14,0,8 0:british=13,6,-3,0 0:call=15,-1,-7,0 0:can=1,-3,0,0
0:commit=0,12,0,-1 0:cost=0,-3,-4,13 0:dates=-4,18,3,-3 0:do=-1,14,-7,-1 0:don't=0,22,-12,-13 0:dont=0,15,-3,0
0:errors=-1,9,3,-1 0:every=2,3,4,-7 0:explain=2,7,-10,0 0:feature=-2,5,10,-1 0:for=-2,0,0,5 0:from=-2,9,-1,-2
0:give=-2,12,-10,-1 0:good=2,9,-18,1 0:grafana=-1,0,-3,7 0:hm=7,6,-1,0 0:hmm=1,7,-1,0 0:honestly=9,0,-2,0
0:i'd=4,10,-18,-3 0:i'm=30,-3,-14,-19 0:i've=8,-2,-7,-5 0:i=10,-4,-13,-17 0:if=-3,0,-1,7 0:im=17,0,-4,0 0:in=-1,5,-1,0
0:it's=1,1,5,-7 0:it=-6,-2,1,0 0:just=0,7,-31,0 0:keep=0,20,-12,-11 0:known=-1,-3,-4,14 0:leave=-4,6,-2,0
0:let=5,0,0,0 0:load=0,-1,-7,16 0:look=-1,0,-10,6 0:love=18,5,-5,0 0:lovely=0,4,-9,0 0:make=-1,5,-1,0
0:money=-2,14,4,-1 0:more=0,17,-14,-2 0:my=10,-4,-4,-1 0:never=-1,2,-11,-4 0:new=-6,-3,18,-6 0:nice=0,8,-4,-1
0:no=-3,1,2,-8 0:nope=-2,0,6,0 0:nothing=-1,6,1,-3 0:oh=10,8,-7,0 0:old=-2,-11,-8,28 0:on=0,0,3,0 0:one=1,10,0,-8
0:our=-23,1,1,-1 0:perfect=1,7,-10,0 0:pictures=0,9,0,0 0:please=0,2,-10,-4 0:pls=14,5,-1,0 0:port=0,0,0,12
0:prices=-2,1,8,-2 0:put=2,5,-12,0 0:questions=0,-2,0,18 0:remember=1,-2,0,3 0:right=0,-5,1,0 0:run=0,6,-12,0
0:runbook=0,-2,-1,12 0:same=9,0,-5,0 0:say=0,4,-7,0 0:secrets=0,10,5,0 0:short=9,6,-1,0 0:should=0,0,0,3
0:since=-4,-9,10,-1 0:skip=-3,5,-2,0 0:so=0,-3,2,-3 0:sorry=5,0,-1,0 0:stop=0,27,0,-4 0:test=-1,0,-1,6
0:thanks=5,3,-8,0 0:that's=0,3,-3,-6 0:that=0,5,-8,-6 0:the=-9,-4,3,0 0:there's=-3,-6,0,3 0:there=-4,-3,9,-1
0:they=-2,-5,7,-1 0:third=-3,9,0,0 0:this=0,11,0,-3 0:three=15,6,-14,0 0:too=0,11,-10,0 0:ugh=1,6,-2,0
0:until=6,-1,0,0 0:use=1,22,-2,-4 0:we'll=-6,-2,11,-3 0:we're=-15,-2,22,-6 0:we=-4,0,10,-7 0:well=13,-3,-16,0
0:what=2,-1,-2,0 0:when=1,16,-1,0 0:whenever=-11,3,-2,0 0:where=0,0,-1,4 0:which=0,0,-5,4 0:while=6,0,0,0
0:who=0,0,-2,14 0:why=2,16,-15,-1 0:with=8,8,-6,0 0:write=0,16,-13,-1 0:wrong=0,2,9,-1 0:you'll=1,-2,-11,11
0:you're=10,3,-6,0 0:you've=-1,11,0,0 0:you=1,10,-2,-9 0:your=0,5,0,-1 0:ⓝ=0,-5,2,0 0:ⓟ=-8,0,-1,0 0:ⓠ=1,0,6,-6
1:!=2,3,0,0 1:,=0,1,-4,-7 1:-=-8,0,6,1 1:.=-3,0,0,-4 1::=-3,-4,3,1 1:?=2,0,-2,7 1:a=4,0,-3,0 1:about=0,-8,0,2
1:above=0,-1,0,15 1:agreed=-1,-14,2,-1 1:all=0,5,-5,0 1:alternatives=13,5,-9,0 1:always=14,-9,2,-1 1:am=20,0,-9,0
1:an=-2,-9,1,1 1:and=-3,-13,13,0 1:answer=-7,0,0,0 1:answers=12,2,-1,0 1:anything=-4,-1,-1,5 1:are=-4,0,11,0
1:ascii=10,4,-2,0 1:asked=0,10,-7,-1 1:at=0,0,-5,0 1:audit=0,-2,11,-1 1:background=12,0,-6,0 1:bother=0,0,0,10
1:branch=0,6,0,-2 1:by=5,-3,0,-2 1:calls=11,1,-5,0 1:can't=6,0,-1,0 1:can=1,0,5,0 1:chart=0,0,-2,8 1:colour=4,0,-9,0
1:commit=0,-5,-5,0 1:decided=-3,-4,6,-2 1:did=2,0,-7,0 1:discussions=0,0,-1,10 1:do=1,0,1,-2 1:does=0,-2,4,1
1:doing=2,2,-9,-1 1:don't=2,6,-1,-10 1:each=-2,3,-12,0 1:editor=10,0,-7,0 1:emojis=0,8,-4,0 1:engineer=15,-6,-2,0
1:exam=-1,-8,0,1 1:find=-11,-3,-7,12 1:first=7,4,0,-1 1:for=-2,-4,0,2 1:forget=0,-8,1,0 1:freeze=-3,-3,7,0
1:gets=-2,-10,6,0 1:glossary=0,-1,-9,8 1:go=1,1,10,-1 1:goes=-3,-1,5,-1 1:good=0,1,-5,0 1:got=0,-19,1,-12
1:habit=16,1,-8,0 1:had=7,0,0,0 1:has=-12,1,-6,2 1:hate=7,0,-3,0 1:have=1,0,4,-5 1:how=-1,5,-1,0 1:i'd=7,2,-2,0
1:i'm=37,-4,-7,-2 1:i=-15,2,6,-1 1:import=8,0,0,0 1:in=-2,7,2,1 1:is=-13,-1,15,-9 1:isn't=-5,0,8,0 1:it=-4,2,1,-3
1:keep=0,-1,4,1 1:keeps=-2,-4,-7,17 1:know=-2,18,2,0 1:kubernetes=-1,-10,7,0 1:left=-1,-8,3,0 1:like=5,1,-25,-2
1:list=-3,-13,-3,25 1:make=7,1,-3,0 1:mark=17,1,0,0 1:may=10,1,-6,0 1:me=1,9,-32,-1 1:messages=0,10,0,-1
1:metadata=0,-1,-11,10 1:moved=-3,-10,8,0 1:my=2,0,-4,-2 1:names=-12,18,9,-5 1:need=0,3,0,0 1:never=0,1,-8,0
1:nice=6,3,-8,0 1:no=1,3,0,3 1:not=0,-2,27,-9 1:now=-1,4,-1,-2 1:of=1,0,-2,0 1:old=-2,4,2,0 1:on=2,0,0,-1
1:one=0,10,-1,0 1:open=-1,6,-19,0 1:or=18,0,-13,0 1:our=4,0,27,-3 1:out=0,-4,0,-1 1:own=10,-3,0,0 1:plans=0,-1,-14,16
1:please=25,2,-14,0 1:prefer=8,0,3,0 1:put=0,5,-3,0 1:questions=0,2,-1,14 1:rather=1,7,-4,0 1:read=-10,12,-11,-1
1:really=2,-1,-15,0 1:repo=-1,-1,10,-1 1:sandbox=-1,-10,5,-1 1:say=0,10,0,0 1:search=0,0,-9,13 1:see=0,9,1,0
1:sentences=16,1,-5,0 1:spaces=17,1,-1,0 1:staging=-1,-10,0,0 1:style=-2,3,7,0 1:swapped=0,-7,3,0 1:talk=21,-2,-4,0
1:teach=15,0,-18,0 1:team=-7,1,-4,-1 1:tell=7,1,-4,0 1:test=-4,0,4,0 1:that=0,10,-10,0 1:the=1,0,0,0
1:them=7,11,-28,-1 1:then=8,2,-7,0 1:things=-1,6,2,0 1:this=-9,3,-2,-4 1:to=0,0,0,-8 1:told=-11,0,15,0
1:took=-4,-2,11,-1 1:touch=1,9,0,-1 1:two=1,-5,0,0 1:up=0,-15,0,1 1:use=-1,8,-3,-6 1:user=0,0,-1,6 1:users=0,-15,3,0
1:want=-5,0,-13,0 1:was=0,3,0,-2 1:we=-1,0,4,-1 1:went=0,-6,5,-1 1:what=0,7,0,2 1:with=2,0,0,-2 1:won't=-5,-3,10,-1
1:won=-1,-11,3,0 1:word=0,16,2,0 1:work=17,0,-8,-1 1:would=0,1,-4,0 1:write=0,22,4,-2 1:wrote=1,7,0,0
1:years=18,-8,-12,0 1:you=0,-5,2,-1 1:ⓒ=-3,-4,8,0 1:ⓝ=-8,-6,8,-5 1:ⓟ=0,0,5,-1 1:ⓠ=2,0,0,-5 2:!=2,-8,0,0 2:(=1,11,0,0
2:,=0,0,-3,5 2::=3,-1,-1,3 2:?=-2,0,-6,10 2:a=1,0,0,3 2:about=-2,-14,-5,16 2:access=0,-3,0,25 2:always=3,5,-2,0
2:and=0,0,0,3 2:another=9,0,-1,0 2:answers=0,8,-4,0 2:app=0,-10,7,-1 2:are=-12,0,3,1 2:as=0,0,-2,5 2:at=-4,-11,0,0
2:be=0,0,3,0 2:been=0,-7,2,0 2:before=6,2,4,0 2:build=0,-8,1,0 2:by=0,0,0,-4 2:call=-1,-1,-9,11 2:can=0,-5,-1,0
2:changed=0,-17,3,-1 2:come=-7,-1,-3,27 2:comments=-1,1,-11,0 2:commit=0,3,-13,0 2:dashboard=0,-4,-12,11
2:deploy=0,8,-1,0 2:do=1,7,0,-1 2:docs=0,-3,-19,22 2:done=0,3,-5,0 2:drop=8,2,-2,0 2:e=0,0,0,11 2:everything=1,8,6,-1
2:explained=0,-1,-3,13 2:files=0,0,-10,0 2:find=0,-4,-3,9 2:folder=-1,7,0,0 2:for=-7,1,0,1 2:future=0,3,-11,0
2:gets=-2,-3,13,-5 2:give=-1,12,3,0 2:go=0,0,5,0 2:goes=-3,0,-2,-10 2:got=1,-16,0,1 2:half=1,6,0,0 2:has=-3,-1,32,-10
2:have=0,-4,1,-5 2:her=-1,-7,3,0 2:here=7,1,-6,-2 2:i'm=29,-6,-2,0 2:i=-1,1,0,4 2:in=0,2,0,-3 2:instead=0,1,-17,0
2:is=1,-2,-1,-2 2:isn't=-5,0,16,-2 2:it=0,1,0,2 2:lawyer=9,10,-2,0 2:like=0,1,-6,0 2:line=0,10,-3,0 2:lives=0,0,0,8
2:looked=0,0,-4,8 2:machine=10,0,5,0 2:me=0,-3,-3,-2 2:moved=0,-11,1,0 2:must=-3,20,0,-1 2:my=-8,10,9,-3
2:need=3,1,1,0 2:never=-3,14,0,0 2:new=8,0,-9,0 2:no=1,3,-8,-4 2:not=0,0,0,-7 2:of=0,-4,-3,0 2:off=1,1,4,0
2:on=3,0,2,3 2:only=0,1,8,-2 2:other=6,0,-2,0 2:our=4,0,15,1 2:out=1,-11,3,0 2:over=-1,-3,15,-6 2:page=1,0,-5,2
2:picked=0,-15,11,0 2:please=0,2,-14,0 2:prefer=11,-8,-1,0 2:push=4,1,-6,0 2:put=8,0,0,0 2:questions=16,4,-9,0
2:read=4,-1,1,-6 2:reading=11,9,-4,0 2:recordings=0,-1,-1,11 2:runs=-4,-1,11,1 2:say=-1,4,0,0 2:see=-1,0,-4,0
2:short=14,0,0,0 2:should=0,2,-13,0 2:sit=0,-1,-1,8 2:small=6,1,4,0 2:so=5,0,-14,0 2:start=2,10,-3,0
2:starts=-2,-2,7,-1 2:team's=15,0,0,0 2:test=9,1,-10,0 2:that=-3,-4,0,3 2:the=-3,-2,-1,1 2:there=8,0,0,0
2:these=7,11,-5,-1 2:those=0,6,-9,0 2:through=-4,6,4,-3 2:times=0,9,0,0 2:to=0,2,0,-3 2:touch=-5,-2,0,-1
2:until=0,-6,1,0 2:use=1,-6,-1,-2 2:user=0,-1,-4,16 2:was=0,0,0,-5 2:we=-5,0,-2,0 2:what=0,-1,1,-6 2:when=-9,10,-1,0
2:why=23,5,-8,0 2:will=0,-7,1,0 2:would=11,1,1,0 2:year=0,6,1,0 2:you=0,2,1,-4 2:ⓒ=0,-4,0,-4 2:ⓝ=-7,-2,4,0
2:ⓟ=0,8,4,-8 2:ⓠ=1,6,-1,-1 :=-1,-3,-2,0 ;=-5,-5,1,1 =-33,-13,6,-4 ?=5,-1,-17,2 a=0,-1,0,-1 about=0,0,0,1
access=-3,-8,0,3 account=-4,-10,0,8 accounts=4,-10,0,0 add=0,22,-1,-3 added=0,8,1,0 adding=0,14,0,-4
addresses=-1,-6,4,0 admin=0,-15,7,0 after:,=-1,-1,0,3 after:.=0,2,-9,-2 after::=-7,-2,6,-1 after:?=6,1,-3,0
after:a=0,-2,2,1 after:always=1,4,-2,0 after:am=23,2,-4,0 after:and=0,0,0,2 after:anyway=8,1,-1,0 after:are=-5,-1,7,-2
after:board=0,-11,0,0 after:by=0,-17,1,0 after:can't=6,0,-1,0 after:change=-11,-2,7,-2 after:check=0,-4,-4,2
after:come=21,-1,-8,0 after:could=-2,-1,5,-1 after:did=0,8,0,0 after:do=0,0,0,-3 after:does=0,-8,0,0
after:doing=-1,10,-12,0 after:don't=-6,0,0,0 after:everyone=0,0,0,11 after:exactly=34,1,-4,0 after:fix=-8,-3,0,0
after:gives=10,1,-2,0 after:go=1,4,1,0 after:good=11,9,-19,0 after:had=-2,6,1,0 after:has=0,0,0,8 after:have=7,0,0,0
after:i'd=1,5,0,-6 after:i'm=12,0,-7,0 after:i=7,7,-26,0 after:if=-1,2,3,0 after:in=-4,0,0,0 after:is=1,0,2,5
after:it's=-4,0,20,-12 after:it=-2,0,1,-18 after:just=1,1,-40,0 after:keep=0,7,-2,-5 after:look=0,0,-8,2
after:me=2,3,-12,0 after:more=6,6,-15,-1 after:my=43,5,-41,-1 after:never=4,7,-1,0 after:new=-2,0,11,0
after:no=0,-1,12,-7 after:nobody=-1,0,5,0 after:not=-1,-1,4,-2 after:numbers=0,3,-8,0 after:on=0,0,-3,0
after:one=0,-4,0,-1 after:only=-13,1,0,0 after:or=17,3,-8,0 after:please=0,3,0,-10 after:put=-5,0,1,0
after:really=1,3,-17,0 after:remove=-2,-11,6,0 after:run=0,15,0,0 after:show=6,0,-1,0 after:so=0,-1,-1,2
after:start=0,-2,1,-4 after:stop=-2,0,8,0 after:take=-6,-4,19,0 after:talk=36,-1,-16,0 after:text=0,6,0,0
after:that's=0,25,-9,-2 after:that=-1,11,0,-11 after:the=-3,0,4,0 after:them=0,6,0,0 after:then=0,1,2,0
after:there's=3,-15,0,0 after:they're=0,0,-3,8 after:think=12,-1,-3,0 after:third=-5,1,-1,-1 after:this=-3,4,0,-1
after:three=7,2,-1,0 after:time=0,6,-1,-1 after:told=-1,0,8,0 after:touch=-2,1,-9,0 after:tried=0,-8,2,0
after:until=11,-1,0,0 after:want=0,0,-4,0 after:we're=0,-1,14,0 after:we=-3,3,4,-6 after:when=1,0,0,-4
after:which=0,-6,-7,5 after:with=1,1,-1,-3 after:words=11,1,-5,0 after:write=0,2,-1,-3 after:you're=15,6,0,0
after:you've=-7,-1,5,-1 after:you=-4,1,15,-8 after:ⓒ=-8,0,15,1 after:ⓝ=-8,-9,5,0 after:ⓠ=2,0,9,-6 after=1,0,1,-3
afterwards=4,1,-1,0 again=0,1,0,-13 against=-11,1,1,1 agent=0,-1,-3,12 ages=0,14,0,0 agree=-3,11,0,0
agreed=-21,-4,36,-21 air=-3,0,7,0 alerts=0,-7,0,8 all=-4,0,0,-2 alone=4,1,-2,-3 aloud=7,1,-1,0 already=-7,0,0,0
also=1,0,0,-7 alternatives=13,5,-9,0 always=-1,6,-12,-2 among:1=-5,-2,-3,-1 among:2=0,9,1,-8 among:3=-2,14,-1,-14
among:4=-8,-1,7,4 amounts=-2,-1,10,-3 an=0,0,0,3 and=0,0,5,-16 android=-1,-2,6,-1 another=0,0,-1,-3
answer=13,10,-22,-8 answers=2,1,-23,0 any=-1,0,14,0 anybody=0,0,0,10 anyone=0,-2,10,0 anything=-4,8,4,0
anywhere=1,5,-3,0 api=-9,1,1,0 apk=11,0,-1,0 app=-16,-3,7,0 appendix=0,-7,0,2 apply=0,7,0,0 approve=-4,0,7,-1
approved=-2,-1,6,0 approves=0,-6,0,13 april=0,-12,0,0 architecture=-6,0,0,0 archive=-4,-2,2,0 are=-2,-1,2,0
aren't=-7,0,0,-3 arm=0,-18,2,-3 arrive=0,-3,-3,10 as=-2,0,4,-4 ascii=18,18,-20,-3 ask=-3,1,-18,11 asked=-1,3,-3,-5
assertion=0,7,-12,0 async=1,-1,3,-3 at=-1,-2,0,0 audience=0,-1,-3,24 auditors=-1,1,6,0 author=0,8,1,0
autumn=-14,-13,13,-3 away=-6,-7,21,-6 b=-6,-34,4,0 back=-3,0,3,2 background=0,0,-10,0 bad=8,0,0,0 bank=0,-9,0,0
banned=-5,11,13,-2 bar=0,5,-4,-1 barn=12,0,-8,0 bars=9,3,-6,0 base=-9,0,0,0 batch=-1,-8,8,-3 be=-6,2,5,-16
because=-1,3,0,-17 before:!=4,0,1,0 before:,=-1,5,-6,-4 before:.=-4,-2,0,-16 before::=-1,1,1,-2 before:?=4,0,-12,3
before:a=3,2,-14,-3 before:again=-2,6,0,-2 before:answers=20,8,-5,0 before:are=-3,1,0,0 before:asked=2,5,-25,-2
before:been=2,12,0,0 before:can=-4,0,3,0 before:code=0,12,1,0 before:did=12,5,-17,0 before:do=-1,5,-1,0
before:don't=0,7,0,2 before:firmware=0,-1,-4,16 before:first=1,17,0,0 before:for=-1,-1,2,2 before:good=-3,8,-9,0
before:had=8,1,-2,0 before:i'm=20,-1,-2,-1 before:i=11,5,-12,-2 before:in=-1,6,0,4 before:is=0,-1,6,-5
before:isn't=-4,-3,26,-6 before:it's=-5,-5,18,0 before:keep=2,-3,0,3 before:like=0,18,0,0 before:make=0,0,-10,0
before:me=6,0,-2,0 before:names=-3,0,11,-1 before:new=-10,-1,19,-2 before:nice=0,15,-20,0 before:no=0,1,6,-13
before:not=2,0,19,-19 before:numbered=17,0,0,0 before:oh=6,0,-5,0 before:ok=11,-1,-1,-2 before:old=-1,-20,-2,7
before:our=-10,5,17,0 before:people=14,0,-6,0 before:please=-3,0,0,-6 before:progress=9,0,0,0 before:put=-1,16,16,-1
before:read=26,0,-11,0 before:reading=10,4,-3,0 before:really=4,6,-20,0 before:see=0,1,-7,-1 before:so=1,-2,0,-1
before:stop=1,10,0,0 before:tests=18,1,-3,0 before:that's=0,7,0,-10 before:that=-1,4,-15,-1 before:the=3,0,3,-3
before:then=-1,-3,8,0 before:there=-3,8,0,0 before:third=-2,11,0,0 before:this=1,-1,-3,-1 before:to=-4,0,0,0
before:told=0,1,7,0 before:too=-6,19,-9,0 before:turns=24,1,-9,0 before:ugh=7,21,-13,0 before:use=0,10,0,0
before:used=3,10,0,0 before:we=-21,0,42,-10 before:what=6,-2,-1,-1 before:when=5,3,-19,0 before:why=14,7,-15,-1
before:with=-3,-1,0,0 before:wow=10,1,-6,0 before:wrong=2,1,11,2 before:years=18,0,-2,0 before:you're=0,1,-6,0
before:you've=-1,9,0,0 before:you=0,23,0,-36 before:your=7,3,-15,0 before:ⓝ=0,0,3,1 before:ⓠ=0,0,-5,-1
before=0,7,-5,-6 begin=0,8,0,0 behaviour=2,13,0,-1 being=0,-5,0,0 belong=1,21,-1,0 belongs=-4,0,13,0 bench=0,12,0,0
benchmark=0,3,-8,0 beside=1,12,0,0 beta=1,-11,5,-3 better=12,0,-10,-1 between=3,0,0,-7 billing=0,2,23,0
binder=0,-3,-11,7 bits=11,0,-16,-2 blind=3,-1,-5,-2 blocks=0,16,2,0 blue=-1,-5,0,9 board=-18,2,-1,0 boat=8,0,-3,0
bold=0,5,-7,0 booked=-1,-7,2,1 bot=-6,0,11,0 bottom=0,17,-1,0 branch=-4,0,-1,1 branches=-14,1,5,0 brand=-6,-15,-16,17
british=7,8,-1,-1 btw=6,0,1,0 bucket=0,0,0,7 budget=-7,-19,3,0 bug=-5,-2,-1,1 bugs=-3,-1,0,19 build=2,0,-5,0
builds=-11,-1,0,-1 built=0,0,-22,0 bullets=1,8,-6,0 bump=0,26,0,-4 business=8,0,0,0 but=5,0,-5,-9 by=-3,-3,5,-3
c=0,3,0,-1 cabinet=0,-1,-2,10 cache=0,-3,0,0 calculator=0,-1,-3,10 calendars=0,-1,-7,12 call=-3,-2,0,0 called=3,-5,0,1
calling=2,10,0,0 calls=0,1,0,-3 came=0,-1,3,-6 can't=0,1,0,-2 can=3,0,1,4 cancelled=-2,-4,12,-2 captain=15,0,-5,0
captions=1,14,0,0 caretaker=0,0,0,12 carry=-1,5,1,-4 case=0,18,0,-2 catalogue=-10,0,0,0 cell=0,0,-4,6
cents=-6,-4,13,-2 certification=0,11,2,0 change=-4,4,0,2 changed=0,0,0,-19 changelog=-4,13,0,-2 changes=0,18,0,-2
channel=-1,-7,-1,4 charts=8,12,-3,-2 check=-4,7,1,-3 checked=-5,3,0,0 checkout=0,-5,-4,5 checks=-1,6,5,0
chokes=2,9,0,-1 chose=-3,1,11,-1 claim=10,8,-15,0 class=-1,1,3,-1 classes=1,5,6,0 clean=0,1,5,0 clever=6,0,-3,0
click=3,1,0,0 client=-3,-4,10,-6 clinic=-1,-14,12,-1 clock=0,7,6,-1 close=0,5,0,0 closed=-9,-11,25,-13
club's=0,-5,-15,7 club=0,-8,0,-4 cluster=-10,-2,3,0 co=0,0,15,-2 code=0,8,1,-7 codebase=1,6,12,-8 codes=-3,-14,0,6
coding=4,-1,-13,1 collected=0,-3,-11,20 column=1,7,-1,1 columns=0,5,5,-3 come=-5,-2,0,2 comma=0,8,0,-1
command=-2,6,-21,-1 commands=-9,3,3,0 comment=-3,16,0,-4 comments=0,21,2,0 commit=0,41,-3,-27 commits=1,6,0,-6
committee=0,-16,1,-1 comparing=-3,0,-10,0 components=-1,12,3,0 computer=18,-3,-11,0 conclusion=20,6,-8,0
config=-2,6,2,-5 confluence=0,-3,-11,22 contact=-2,-14,1,0 contract=-28,-1,11,0 contracts=0,-13,0,5 contrast=0,0,0,12
convention=0,14,-6,0 copies=0,-3,-7,17 core=-3,-7,-1,0 cost=-5,0,1,0 could=12,7,-6,-2 council=-11,0,25,-7
count=0,-2,4,-4 counter=0,-1,0,10 crashes=0,0,0,5 cron=0,-2,4,0 css=-2,7,0,0 csv=-5,0,5,2 cuda=16,0,-9,0
cupboard=-1,-3,-2,9 current=0,-5,-1,7 curt=17,0,-4,0 customer=-5,0,10,0 customers=-6,3,37,-6 cut=-8,-13,22,-5
dashboard=-2,-13,-12,25 data=-9,0,2,0 datasheet=0,0,-6,11 date=-3,0,0,0 dates=0,10,0,0 day=-1,-1,0,-4 days=1,-8,3,0
db=-3,0,6,0 dead=-7,-9,7,0 deadline=2,-7,16,-12 deaf=0,-17,1,0 dear=0,-5,0,0 debugging=0,0,-7,2 decided=-6,-13,23,-4
decides=2,-14,0,0 decimal=0,14,2,0 decimals=0,12,0,0 decisions=-1,-6,-12,16 deep=0,13,0,0 default=0,17,0,-3
delivery=-1,-4,7,-1 demo=2,-15,-1,0 depend=-3,8,10,-1 dependencies=0,21,0,-1 dependency=0,16,0,-1 deploys=-5,0,0,-1
depot=-1,-7,0,0 design=-1,-4,-1,6 designer=7,-26,-1,-2 desk=0,2,-1,5 desktop=0,-7,0,2 develop=8,17,0,0
developer=-20,-3,3,0 diagrams=2,0,-9,0 dictate=10,0,-5,0 did=5,3,-12,-1 died=-1,0,5,0 dies=-1,-4,8,0 diff=1,14,-18,-7
digits=-4,0,3,0 direct=0,12,-1,0 directory=0,-4,0,20 discussions=0,0,-1,10 disk=-4,0,0,1 display=0,5,0,0
districts=-1,-13,6,0 do=0,4,1,-11 doc=0,-5,-4,20 docker=0,-4,0,0 docs=3,0,0,0 documented=0,0,-7,17 does=-1,-1,21,3
doesn't=0,0,2,-2 doing=3,-1,-10,-3 domain=-7,0,8,0 don't=0,-1,0,-6 done=1,0,0,-8 door=-5,-7,1,3 doors=0,-1,-8,2
double=-1,0,4,0 down=-3,-5,1,0 drawings=0,-10,-1,2 drive=0,-21,-40,33 dropped=2,-5,14,-5 drops=0,-12,1,0
dry=17,20,-13,0 due=-2,-7,10,-2 dump=0,-2,-4,6 duplicates=0,-5,3,0 dyslexic=15,0,-5,0 e=-18,-2,-1,2 each=-1,1,0,3
edit=0,-1,0,6 edited=0,5,9,-1 editor=1,4,0,-2 emoji=31,12,0,0 emojis=6,7,-14,-2 empty=0,-2,0,2 end=1,1,2,-11
ended=-1,-10,10,-2 endpoints=-2,8,-2,0 ends=-2,-2,7,-4 engineer=17,0,-21,0 english=7,4,-3,-1 enough=0,4,3,-2
entries=0,0,-6,0 entry=0,14,0,0 errors=-2,16,11,-1 eu=-2,-1,7,-4 euros=0,-6,1,2 even=-10,10,15,-20 evenings=4,0,-13,0
ever=0,1,1,-4 every=-7,5,2,-6 everyone=-2,0,5,0 everything=3,4,16,-4 everywhere=1,17,-1,-1 exact=0,24,1,-1
exactly=0,0,-15,0 exam=-1,-10,1,1 example=0,7,0,0 except=0,-10,0,0 exceptions=-4,9,9,0 expect=-4,-8,4,0
expected=0,5,-6,0 experiment=-2,-7,0,1 explain=-5,8,-11,-2 explaining=5,5,-8,0 explanation=28,7,-19,0
explanations=24,-1,-10,0 export=-2,-2,1,0 exported=0,-5,-2,7 exports=-10,7,-1,0 ext=0,-6,-2,18 extension=0,-5,-5,17
extract=0,0,-3,2 facing=-1,15,-2,-2 fail=7,0,3,0 failing=1,4,-10,-2 fails=17,5,0,0 fake=-6,13,-5,0 feature=-12,0,-4,0
features=0,-1,16,-1 feb=0,-11,5,-1 february=-3,-1,7,-2 fee=-1,-8,0,4 feeds=-2,-1,-5,11 fetch=-3,13,-1,0 few=10,2,0,0
fewer=9,4,0,0 field=-9,0,1,0 fifteen=9,1,-4,0 figma=-3,-3,-2,15 file=0,10,-6,0 filed=-4,-10,-7,17 files=1,2,-3,0
final=-11,-16,9,0 find=-3,-6,-2,6 fine=2,0,0,-4 finish=0,0,-10,0 fire=0,-5,0,0 first=0,3,-2,1 fiscal=-1,-11,8,-1
fish=2,9,-2,0 fit=0,22,0,-1 five=-1,0,0,-5 fix=0,3,-3,-18 fixed=-5,0,5,-5 fixes=0,16,0,0 fixing=9,1,-5,0
fixture=10,1,0,0 flags=-11,0,0,2 float=0,11,1,-1 floats=-5,5,16,0 floor=0,-12,-13,21 flow=0,-1,0,10 focus=0,0,0,12
folder=-4,0,-3,12 folks=-1,0,5,-1 follow=0,12,1,-6 for=1,1,3,-2 foreign=15,-1,-8,-1 forget=-8,-1,19,-2 form=-1,2,5,0
forum=-1,-8,-2,14 forward=0,7,0,-2 found=0,0,-1,3 four=1,0,0,-2 fourth=0,7,0,0 free=0,-1,0,-3 freeze=-9,-4,20,0
from=-3,-1,1,-1 frozen=-3,-4,6,0 full=1,0,0,-7 function=0,22,0,-3 functions=7,4,1,-1 future=0,8,-2,-1 gate=0,0,0,8
gateway=-2,-3,7,-1 gauge=0,-9,0,0 gb=-4,0,4,0 generate=0,9,0,0 generator=-6,0,18,0 german=0,15,0,0 gets=-7,0,23,-9
gift=1,8,-14,0 git=6,2,-15,2 gitlab=0,-1,0,21 give=3,9,-27,-4 gives=15,0,-7,0 glossary=-1,-4,-13,16 gloves=0,-14,5,0
go=0,0,10,-2 god=-2,5,-1,0 goes=1,0,18,-1 gone=2,-1,10,0 good=1,0,-6,0 google=0,-17,-19,13 got=0,-1,2,-10 gpl=0,10,1,0
gpu=-1,0,8,0 grafana=-4,-4,-13,25 grant=-2,-11,0,0 great=10,7,-5,0 greek=12,-4,-1,0 green=3,1,1,0 grey=0,-1,-5,8
group=-5,0,-3,0 guessing=16,1,-1,0 guide=0,-2,-2,10 h=-2,0,5,-1 habit=13,10,-5,0 had=2,4,-1,-10 half=3,0,0,-16
hand=0,1,1,-8 hang=-2,-4,-2,7 hangs=0,0,-2,6 happens=-1,0,3,0 has=-3,0,6,2 have=1,0,2,-11 haven't=5,0,0,0
he's=0,-19,0,0 he=-5,-2,0,7 header=1,0,2,-3 headers=0,2,-9,0 hear=15,0,-3,0 help=3,0,-12,0 helped=10,6,-13,-1
helpers=0,0,-13,0 her=2,-6,9,0 here=0,4,3,-10 him=-5,0,9,-1 hints=22,4,-24,0 his=-2,1,7,-1 history=-3,-5,0,-1
hit=0,-9,1,0 hm=7,6,-1,0 hmm=1,7,-1,0 hobby=36,-6,-22,0 holding=12,0,-6,0 holds=-2,0,6,-1 holidays=-1,-7,-1,4
home=0,-3,0,-6 honestly=6,-2,-9,0 hook=0,10,0,0 hooks=0,10,-2,0 hospital=0,0,6,-2 host=-2,-9,5,0 hosted=-2,-16,8,0
hot=0,0,0,11 hour=2,0,0,-2 hours=-3,-9,9,0 how=0,20,0,-2 hurts=-4,14,-7,0 i'd=17,-1,-30,-7 i'll=7,0,-8,0
i'm=30,-9,-29,-17 i've=18,-1,-20,-11 i=26,-1,-21,-10 icon=0,0,-4,8 idea=5,-1,1,0 idempotent=6,-1,-13,0 ids=-4,4,12,0
if=0,3,-2,0 im=34,0,-13,-1 imanage=0,-2,-12,12 import=-1,7,20,-1 importer=-1,0,7,-4 imports=0,6,10,0 in=-3,0,-2,0
incidents=0,-5,-12,13 init=-1,8,3,0 inline=0,9,-3,0 inside=-8,3,0,0 install=0,1,8,0 instead=-2,0,-2,-24
integers=-1,13,4,-1 intranet=0,-2,0,10 invoice=0,0,3,-1 invoices=1,-5,0,0 is=3,-4,5,2 isn't=-6,-1,12,-24
issues=-8,0,0,2 it's=-11,1,13,0 it=-1,1,0,-7 its=-3,0,9,-2 january=-1,5,4,1 jest=0,15,4,0 job=0,8,0,-5 june=-2,-6,5,0
just=5,-4,2,-12 k=-15,-5,8,0 keeps=1,-23,-4,21 kept=-1,-7,0,2 keys=-18,0,10,3 kind=0,2,-5,0 kitchen=7,0,-10,0
knew=2,0,-13,1 know=10,0,-3,1 knows=-2,-25,0,12 kubectl=0,6,1,0 kubernetes=0,-13,1,0 lab=4,-8,0,0 label=-2,-3,0,1
labels=0,2,7,-1 ladder=0,-9,0,0 land=0,-9,-2,5 language=4,9,-4,-2 laptop=5,0,0,0 laser=0,-3,-1,23 last:=2,1,-1,-2
last=1,-3,6,-2 latest=-1,-6,-1,11 launch=-5,3,15,-8 law=-6,-1,7,-3 lawyers=0,12,1,0 lead=0,-8,0,0 learn=4,28,-11,-1
learned=27,-21,-22,0 leave=-1,2,0,-18 leaves=-2,4,6,-3 lecture=17,0,-2,0 left=-2,-3,4,1 legacy=2,0,26,0
legal=-8,-3,4,0 less=1,0,-8,-1 let's=4,0,-1,0 let=0,2,0,-4 lib=0,0,-14,1 librarian=13,-4,-8,0 library=-3,1,0,0
licence=2,-13,6,0 life=1,-12,-1,0 like=17,-3,-11,-3 limit=0,-3,4,-7 limits=0,13,1,0 line=2,11,-3,-23 lines=3,23,-1,-5
links=1,0,-24,0 linter=0,15,-2,0 list=1,-3,-14,19 listed:=-3,11,-5,-2 listed=0,0,-11,2 little=1,4,-4,1 live=-9,-13,0,1
lives=-12,-1,-1,11 load=-3,0,0,13 loaded=0,-1,0,10 lock=-2,4,0,-1 lockfile=0,15,1,0 lodash=-1,13,0,0 log=-1,6,4,0
logic=9,0,0,0 login=-7,1,0,2 logo=0,-9,0,0 logs=-11,6,11,-1 loki=0,-1,0,13 lol=1,4,-3,0 long:0=2,-1,0,-20
long:1=-5,0,0,-8 long:2=-3,0,1,0 long:3=-3,0,3,2 long:4=0,-8,1,9 long=2,-1,0,-6 longer=-1,0,1,-4 look=-1,0,-10,11
loop=0,3,0,0 loops=13,4,2,0 loses=0,-4,2,0 lost=0,-1,1,-9 lot=4,-2,0,-6 lovely=0,4,-11,0 lower=-1,1,3,-11
lunch=-2,0,7,0 mac=1,-13,0,0 machine=-1,0,10,0 mail=5,-4,-1,0 main=0,10,4,-10 maintain=6,0,-1,0 major=0,17,0,0
make=4,14,-13,0 makes=-3,26,-2,0 making=11,0,0,0 malloc=-2,15,6,-1 managed=0,-1,-6,10 map=-1,-8,0,1 mapbox=0,-11,2,0
marketing=-5,-1,7,0 marks=0,5,1,-4 match=-2,3,6,0 maths=18,0,1,0 matrix=-4,-16,0,13 max=0,3,5,-1 may=-1,0,7,-1
maybe=1,-8,0,0 mb=-1,0,4,-2 me=20,10,-20,-14 mean=0,0,2,-4 members=2,0,4,-5 memory=-6,0,0,0 merge=-4,5,0,-3
merged=1,-3,19,-10 merges=-3,1,12,-1 merging=-1,11,-13,0 message=0,2,-1,-1 messages=0,-5,0,-4 metadata=-1,-7,-1,7
metres=-2,0,15,-3 migration=-10,1,0,-4 migrations=-2,26,1,-2 mind=-10,-1,17,-2 minimum=-3,0,10,1 ministry=0,-5,2,0
minutes=0,0,-2,0 mobile=-6,0,6,0 mock=0,5,0,0 mode=0,-9,5,-8 model=-3,1,7,0 moment=1,3,-5,-2 monday=2,0,11,0
money=-12,5,7,-5 month=0,-12,3,2 monthly=-5,-3,5,0 months=0,-5,2,0 more=0,0,0,5 mornings=2,-9,-1,0 most=14,0,-8,-3
mostly=6,-4,0,-2 mounted=-2,-9,0,0 move=0,3,0,-6 moved=-3,5,18,0 moves=-3,-20,12,-2 ms=0,5,1,0 music=0,0,-4,8
must=-12,4,-3,-2 mustn't=-3,2,11,-2 mutex=7,6,-2,0 my=25,0,-17,-14 myself=-7,3,5,0 name=-2,0,-1,-9 named=-2,0,17,-5
names=-1,3,0,-8 nd=-3,-13,-2,0 needs=-1,9,12,-12 never=0,15,-1,-25 new=-1,0,4,-11 newsletter=-5,-7,7,0 next=1,0,0,-6
nice=0,9,-10,-1 night=1,-8,3,0 nightly=-5,-11,-2,0 nights=1,-7,0,0 no=-1,3,8,-22 nobody=0,-4,8,-4 node=-6,1,17,0
noon=-1,-5,1,0 nope=-2,0,6,0 not=0,0,5,-9 note=0,8,0,0 notes=0,1,-12,5 nothing=-3,2,3,-3 notion=-1,-6,-10,26
now=4,-16,15,-12 npm=0,17,0,-1 number=-5,0,3,-1 numbers=-9,0,0,0 nurse=2,-10,-2,0 odd=0,-12,0,2 of=1,-1,0,2
off=-9,-2,18,-1 office=-4,-12,6,0 offline=-2,-8,7,-4 oh=4,-3,2,-1 ok=0,-1,0,3 old=-11,-9,5,0 older=-1,-13,0,6
on=-3,-2,1,4 once=0,0,0,3 one=-1,0,0,2 only=-6,1,12,-4 op=-1,-10,1,0 open=-4,3,0,-15 opens=0,-6,1,0 ops=-12,0,1,0
options=-1,37,-7,-1 or=-1,22,0,-3 orders=-1,0,10,-1 other=0,3,0,-5 otherwise=0,20,11,-3 our=-10,0,9,-11
ours=-10,-8,5,0 out=-3,1,6,-3 outage=-1,-5,0,0 outages=0,-2,-10,13 output=0,10,-4,0 over=-6,0,10,-16 override=0,0,0,7
owner=1,-11,15,-1 owns=-15,-3,12,0 page=3,1,-7,9 paid=-4,-4,5,0 panel=1,0,-6,1 paper=0,-5,-3,0 paragraph=13,16,-17,0
paragraphs=6,12,-8,0 parish=0,-10,2,-2 parser=0,-1,6,-1 part=1,-5,3,1 pass=-5,3,16,0 password=0,-7,-6,12
paste=18,3,-6,0 patch=-1,7,-1,0 path=-8,1,2,0 pdf=-4,-2,-3,7 people=-1,-1,5,-3 percent=0,-6,1,-1 perfect=3,13,-17,0
persons=-1,-9,2,0 photo=-3,-3,-3,10 photos=-1,-7,-3,6 pick=0,4,-7,0 picked=0,-15,13,-5 picture=-1,0,-4,0
pictures=0,9,0,0 pie=13,4,-12,0 pilot=-2,-7,9,-7 pin=-4,10,0,0 pinned=-2,1,0,10 place:0=0,-1,0,-2 place:1=0,2,0,-7
place:2=-5,7,0,1 place:3=-5,0,4,1 plain=1,17,0,-6 plan=0,1,-6,1 play=0,0,5,0 please=5,26,-6,-25 plots=0,15,-3,0
pls=24,22,-5,-7 plugin=0,-5,3,0 plus=-4,-6,2,-3 pnpm=0,14,0,-1 pod=0,0,0,20 poetry=0,10,0,0 points=2,7,-8,0
port=0,0,4,0 portal=-1,-6,-1,0 post=0,-15,0,0 postdoc=15,-1,-11,0 postgres=0,0,5,-2 prefer=10,-1,-16,-3
prefers=0,0,0,4 price=0,-2,3,0 pricing=-3,1,7,-3 print=-2,0,1,-4 prints=4,0,0,0 prod=-19,0,6,1 product=0,-1,10,-1
production=-5,1,-3,-1 profile=0,13,2,0 project=-7,-3,-3,9 prose=0,15,0,-1 protos=0,-5,-4,16 proxy=0,0,0,8
public=8,1,8,-1 published=-1,-6,0,1 pump=-1,-16,1,0 pupils=-4,0,9,-1 push=0,10,-33,-1 px=0,11,2,0 python=0,0,0,-12
qa=-1,-11,0,0 question=0,0,-16,0 questions=1,0,-8,7 quicker=0,-2,-8,18 r=1,-5,0,-1 ran=-1,2,-2,-5 rate=-2,0,10,-2
rather=2,9,-2,-1 raw=-14,0,0,0 read=4,0,2,-3 reader=-8,0,-1,-1 reading=7,5,-6,-5 reads=0,0,0,-5 real=-15,1,1,0
really=3,0,-2,0 reason=0,2,6,-1 reasoning=13,10,0,0 rebase=2,0,-9,-1 recordings=0,-3,-9,18 records=-2,0,0,10
recursion=-1,9,3,0 red=0,0,-8,0 redo=0,16,0,0 ref=0,0,-9,26 reformat=-2,3,-7,0 regex=9,0,-3,0 region=-1,-1,4,0
release=4,-3,6,-8 reload=0,-1,0,13 remain=-1,-10,9,-1 remember=2,-4,0,0 renamed=-2,-12,15,-6 replace=0,0,0,10
replaced=-3,0,26,-9 reply=4,1,-8,0 repo=-2,0,-1,11 report=-4,0,1,-4 reset=-1,-11,6,-1 rest=0,0,9,-1
retention=-2,-9,10,-1 retired=0,-12,1,0 retries=0,9,1,0 retry=0,10,3,0 review=0,7,1,-17 reviewer=0,-7,0,0
reviews=-10,0,11,1 rewrite=-5,15,-1,-1 right=2,0,0,-2 rights=1,-13,1,1 robot=-5,0,3,0 robots=-2,-7,3,0 room=0,1,0,3
root=-1,0,-6,8 ros=0,10,0,0 rotation=0,0,-6,14 rows=-2,0,1,-1 ruff=-1,7,-1,0 rule=-1,12,-1,-10 rules=-3,7,0,3
run=-3,2,0,-26 runbook=0,-4,-4,7 runbooks=0,-2,0,13 running=0,4,-1,-1 runs=-1,-5,15,4 s=0,7,2,0 said=-2,0,1,3
samples=-1,7,6,0 sandbox=-2,0,13,-4 sat=10,0,-2,0 saturday=-1,-13,4,0 save=-1,-16,2,0 saved=0,8,-12,0 say=-1,10,-5,-14
saying=6,1,-6,0 says=-4,0,5,-3 scan=0,-4,-2,5 scanned=0,-3,-10,9 scanner=0,-9,0,0 schedule=-2,-6,-3,21
schema=-11,0,-1,1 school=0,-17,0,-11 scratch=0,0,7,0 screen=8,2,-3,-3 screenshot=7,-2,0,0 screenshots=-1,10,-4,-3
script=-3,2,3,-2 scripts=-6,21,3,0 scroll=6,1,-2,0 search=-1,-1,0,2 seat=0,-6,4,0 seating=0,-1,-5,10
second=-7,-4,15,-9 seconds=2,0,0,-1 security=-3,0,9,-1 see=0,2,1,0 self=1,-11,0,-1 sensor=-8,-15,1,0
sensors=-1,-7,2,-1 sentence=1,4,0,-8 sentences=3,18,-12,0 september=-2,-8,2,0 server=-3,-1,-1,0 settled=-14,-1,27,-4
seven=-1,-13,3,0 sftp=0,-2,-3,16 share=-1,-24,0,2 she's=0,-5,4,5 she=1,-25,-1,4 sheet=-12,-25,-15,36 sheets=0,0,0,12
shell=-1,16,2,-1 shift=-6,-18,4,0 ship=-2,0,-1,-5 ships=-3,0,17,-2 shop=-2,-3,9,0 short=4,0,-16,-7 should=5,1,-15,-1
show=-1,2,3,-14 shown=-1,6,1,-3 shows=0,4,0,-1 signal=0,-13,0,0 signed=-14,-5,37,-21 signs=0,-5,4,0 simple=21,0,-2,-2
since=-1,-10,-1,-12 single=0,3,3,-4 singleton=16,1,-5,0 singular=1,13,3,0 sit=0,-23,-3,11 site=1,-11,-1,0
sits=1,-5,0,7 sketch=6,1,-1,0 skip=5,2,-15,1 skipped=2,1,-8,0 sleep=12,-6,-2,0 slides=0,0,-6,15 slowly=5,-11,0,0
small=25,-1,-3,-2 snapshots=0,9,0,0 snippets=16,0,2,0 so=1,-3,1,-15 sold=0,-12,1,0 solution=18,0,-6,0
someone=9,0,-1,-1 something=3,-1,0,0 sorry=8,0,-7,-3 sort=-3,0,1,-1 sound=0,-8,0,0 spaces=0,13,-3,-2 speaks=-1,0,6,-1
spec=-10,0,0,4 spell=0,15,0,0 spelled=0,3,4,-7 spelling=-1,11,0,-3 split=0,0,10,-4 spot=0,7,0,0 spreadsheet=-1,-8,0,0
spring=-6,-9,7,0 sql=3,6,0,-3 squash=-1,26,0,0 stack=0,0,5,-1 staging=2,-8,10,0 stale=0,-2,-8,15 stand=0,-7,0,0
standard=-5,22,0,-1 start=0,6,-3,0 starts=3,1,3,-11 station=-1,-17,0,0 statistics=4,-8,-2,0 stay=-1,0,14,-16
stays=-20,-9,40,-30 steering=-1,-12,0,0 step=1,4,-11,1 steps=5,0,-2,0 still=0,-4,0,-1 stop=0,12,0,-22 store=-4,-18,6,0
straight=3,23,-1,0 stream=-1,-6,-1,9 string=-5,7,2,-3 strings=-4,3,4,0 stuck=0,-1,5,0 student=0,-8,0,0
students=-4,0,12,-3 studio=-1,0,0,9 stuff=8,0,0,-10 style=-9,27,4,-1 suggest=0,12,0,0 suite=-1,6,-2,0 sum=0,-6,0,0
summary=4,23,-22,-2 sundays=0,-12,0,2 support=-1,1,7,1 sure=0,13,-19,-1 swagger=0,-4,-18,25 swapped=-7,-29,18,-2
sync=-1,-3,5,0 system=3,-1,4,0 systems=0,-9,0,0 tab=-2,-10,-13,23 table=-2,0,-1,0 tables=8,1,-2,0 tablets=-2,1,13,-4
tabs=0,6,0,-2 tags=0,0,6,0 take=0,2,0,0 takes=0,0,4,-9 talk=3,4,-3,0 talked=-5,2,9,2 target=-6,1,2,-2
taught=23,-4,-14,0 tax=-6,-1,6,0 teach=26,0,2,0 team's=15,0,0,0 team=1,0,0,-3 tell=4,12,-11,4 telling=0,13,0,0
ten=0,0,0,-12 tenant=-3,1,5,0 tenants=0,-10,0,0 term=-6,-2,14,0 terminal=13,-1,-21,1 test=0,1,-3,0 tests=1,4,0,-7
text=0,26,0,-22 texts=4,1,0,0 th=-14,-6,7,-9 than=3,7,-2,-7 thanks=1,6,-11,0 that's=0,3,0,0 that=-1,2,0,-8
thats=-3,0,5,0 the=-2,-3,1,1 their=-7,2,7,0 them=0,3,3,1 then=3,0,-3,-13 there's=-3,-9,3,1 there=-1,0,3,0
these=4,2,-7,-1 they're=-16,-8,1,3 they've=0,-9,3,-1 they=-1,-11,7,1 thing=1,2,0,-23 third=0,5,0,-1 thirty=5,0,-1,0
this=0,2,1,-16 thread=0,0,-4,0 three=0,-1,0,-24 thresholds=0,0,-9,4 through=-8,0,25,-4 ticket=-10,1,0,0
tickets=-1,-4,0,3 till=-1,-14,-2,-3 time=2,0,-2,-7 timeout=0,4,0,0 times=0,4,0,-5 title=0,-7,0,0 to=0,0,2,1
today=-1,-1,2,-1 together=-1,7,0,-1 told=-1,1,0,-4 tone=0,-3,-7,17 too=0,0,0,-8 took=0,-2,5,-5 tools=0,9,1,-1
top=1,7,-8,-2 topic=13,0,0,0 total=0,-3,0,0 touch=0,12,0,-16 touched=-4,0,-9,0 touching=0,10,-3,0 town=-1,-12,0,2
trace=8,-1,0,0 tracked=-1,-5,-7,13 translate=0,4,0,0 try=0,-4,0,0 tuesday=-1,-9,4,0 turn=7,2,-3,0 turns=2,5,-6,0
twelve=-1,1,7,-2 twice=-4,0,1,-1 two=1,-2,4,-12 type=0,0,-3,-2 types=8,-1,-2,0 typescript=11,0,-4,0 ugh=1,6,-2,0
under=2,0,0,4 understood=8,0,-1,0 units=0,10,0,-1 university=0,-11,0,0 unless=5,8,1,-1 until=-1,-6,33,-16 up=0,0,1,3
update=-4,1,0,-5 us=-5,1,29,-3 usb=-2,-11,4,0 use=1,6,-1,-3 used=0,0,2,-7 useful=7,-1,-13,0 user=3,0,0,0
users=1,0,9,-3 usually=10,-1,-4,0 v=-16,3,16,2 validator=0,7,1,0 value=0,4,0,0 vat=0,-1,0,7 vault=-1,-2,-10,13
vendor=-11,0,1,-1 version=-5,1,2,-10 versions=-4,12,7,0 very=7,0,-3,0 volunteers=-1,-12,9,0 voted=-8,-8,18,-6
waiting=-1,10,3,0 wall=6,3,-4,-1 want=-4,14,-2,8 wanted=7,1,-2,0 wants=-14,-1,32,0 wards=-1,-11,4,0
warehouse=-2,-4,9,-5 warnings=2,8,0,0 was=2,-1,0,-6 way=6,5,-4,2 we'll=-1,-1,4,-5 we're=-7,1,16,-5 we've=-4,0,15,-2
we=-5,0,1,-11 web=0,-7,0,0 week=0,-6,9,-4 weekend=-9,-7,20,-4 weekly=-2,-17,0,0 weeks=-2,-1,7,-6 weight=0,-6,3,0
welcome=1,13,0,0 well=0,0,0,-15 went=-3,-11,9,-12 what's=0,0,0,-4 what=-1,-2,-7,0 whatever=0,0,4,-2 wheels=-2,-14,5,3
when=2,-3,-4,-7 whenever=0,4,-9,1 where=0,0,-5,1 while=0,0,4,-2 who=0,-5,-1,0 whoever=-1,-8,0,9 why=-2,0,2,-4
wide=-1,18,-2,0 wiki=-11,-29,-8,42 will=-2,-3,17,-3 wins=-1,-12,5,0 winter=0,-9,0,0 wiring=-1,0,-22,10 with=-3,0,1,-4
without=-1,3,0,-9 won't=-8,-2,14,-6 wonderful=9,0,-1,0 word=-7,1,2,-3 wording=0,0,0,7 words=3,8,-9,-1 work=5,1,3,5
workspace=-2,0,0,14 would've=16,2,-5,0 would=0,3,-1,0 wrapper=0,8,1,0 write=0,2,-1,-2 writes=-1,-1,6,-1
written=0,6,0,0 yarn=0,15,5,0 year=-7,-14,4,0 years=6,-1,-1,-16 yellow=0,-1,-2,12 yes=0,2,0,-7 yesterday=0,-9,3,-2
yet=0,0,2,0 you'd=-1,10,-5,0 you'll=0,-1,-3,4 you're=17,3,-10,0 you've=0,0,0,-3 you=-2,12,2,-9 your=8,5,-9,1
yours=0,11,0,0 zero=0,-1,0,-9 zoom=7,-1,-3,0 ⓒ=-6,-2,2,3 ⓝ=-8,-8,10,2 ⓟ=9,-3,0,8 ⓠ=1,0,-3,1 ⓤ=-13,-30,-24,47
ⓧ=-4,-3,-9,16
"""
