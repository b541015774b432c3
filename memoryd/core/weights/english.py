"""How much each trait of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
!=-1 "=-31 '=11 (=5 )=-1 ,=9 -=12 .=4 /=-1 0:a=-10 0:add=-11 0:ah=4 0:always=3 0:amend=-5 0:an=-6 0:and=-7
0:anything=14 0:anyway=-13 0:approved=5 0:as=3 0:ask=-2 0:at=-10 0:backups=10 0:because=-5 0:between=11 0:board=17
0:branch=16 0:british=12 0:btw=15 0:bugs=-6 0:builds=5 0:bump=-4 0:but=-2 0:can't=-4 0:can=-12 0:careful=11
0:change=-3 0:check=-19 0:cheers=-3 0:chose=19 0:client=-3 0:code=22 0:coffee=-4 0:cohort=5 0:commit=5 0:convert=-7
0:correction=8 0:could=8 0:council=17 0:crash=5 0:credentials=5 0:csv=13 0:customer=10 0:dates=6 0:decided=-5
0:delete=-7 0:did=-5 0:discussed=7 0:do=1 0:does=-11 0:done=10 0:dont=11 0:drop=-10 0:dude=6 0:e=13 0:eight=11
0:eleven=11 0:english=11 0:event=17 0:everybody=-6 0:evidence=10 0:explain=-5 0:feature=13 0:figma=8 0:final=13
0:finally=4 0:find=-10 0:first=-11 0:fix=-17 0:fixtures=10 0:forget=15 0:full=3 0:fyi=5 0:git=-10 0:give=-2 0:go=-6
0:going=4 0:got=-9 0:grafana=16 0:haha=-5 0:half=9 0:have=-10 0:he=-16 0:heads=7 0:here's=-9 0:hi=-3 0:house=-4
0:how=-12 0:hugo=7 0:i'd=1 0:i'll=-14 0:i'm=2 0:i've=1 0:i=2 0:if=1 0:ignore=-7 0:in=-1 0:is=-26 0:it'll=9 0:it's=1
0:it=-13 0:journal=10 0:just=1 0:kafka=7 0:keys=20 0:known=17 0:label=-4 0:last=-11 0:latency=5 0:leave=-1 0:legacy=8
0:legal=-3 0:less=15 0:let's=-11 0:let=-4 0:lgtm=-6 0:logs=3 0:lol=-5 0:look=-6 0:looks=-12 0:make=-5 0:makefile=12
0:management=7 0:maybe=-16 0:memory=-4 0:migrations=-6 0:minutes=14 0:money=19 0:more=12 0:morning=-4 0:motors=8
0:move=-17 0:msrv=7 0:multiplayer=8 0:my=1 0:need=-5 0:never=7 0:new=9 0:next=-13 0:nice=7 0:night=4 0:no=-1 0:node=3
0:now=-21 0:nullpointerexception=-4 0:numbers=5 0:ok=-1 0:okay=-8 0:old=3 0:on=-2 0:one=1 0:only=-8 0:ooh=4 0:open=-3
0:or=-8 0:our=10 0:ours=11 0:partitioning=11 0:perhaps=-13 0:picked=18 0:pictures=9 0:pin=4 0:piste=8 0:plain=5
0:please=1 0:pnpm=13 0:postponed=9 0:prices=9 0:print=-4 0:priya=4 0:prs=11 0:pt=5 0:public=7 0:put=-11 0:questions=9
0:raw=16 0:read=-11 0:redo=-5 0:remember=-3 0:rename=-14 0:replace=-12 0:reports=6 0:rest=5 0:revert=-8 0:reviewer=-5
0:rewrite=-6 0:run=2 0:rust=8 0:same=-2 0:scrap=12 0:screenshots=4 0:season=11 0:second=-6 0:see=-3 0:send=-12
0:set=-8 0:settled=6 0:she=-4 0:shell=8 0:signed=18 0:since=3 0:single=6 0:six=11 0:skip=-2 0:sla=6 0:slack=8 0:so=-7
0:somebody=-3 0:someone=-18 0:sorry=-6 0:spacing=7 0:split=-15 0:sprint=7 0:sql=5 0:staging=4 0:standup=5 0:start=-18
0:strings=6 0:students=3 0:swap=-4 0:tailwind=14 0:take=-24 0:talk=7 0:talked=7 0:tank=12 0:target=4 0:temperatures=8
0:tests=5 0:thanks=-3 0:that's=1 0:that=3 0:then=-27 0:they're=5 0:those=7 0:thx=-3 0:tickets=-4 0:today=-13 0:too=8
0:toy=11 0:translate=-16 0:try=-8 0:turn=-4 0:um=9 0:undo=-4 0:until=-16 0:use=-8 0:utf=-7 0:v=10 0:verdict=23
0:ward=5 0:water=4 0:we'll=13 0:we're=3 0:we've=22 0:we=12 0:went=10 0:what's=-13 0:what=-9 0:whats=-6 0:when=2
0:where=-3 0:which=-13 0:who=-11 0:whoever=15 0:why=9 0:would=-6 0:wow=-7 0:write=2 0:yarn=11 0:yes=-3 0:yo=6
0:you'll=7 0:you=5 0:ⓝ=-5 0:ⓟ=-2 0:ⓠ=1 1:!=-15 1:-=-8 1:.=-5 1:?=9 1:a=-4 1:add=-2 1:adding=8 1:after=6 1:again=-5
1:agreed=-8 1:allowed=16 1:also=-13 1:alternatives=21 1:always=-12 1:am=5 1:ambulance=7 1:amounts=15 1:analysis=8
1:anything=-10 1:apologizing=17 1:apply=10 1:are=5 1:as=-4 1:asked=-3 1:at=4 1:audit=9 1:back=-2 1:base=-4 1:before=41
1:behind=5 1:beta=19 1:bill=12 1:black=13 1:boards=6 1:boss=-3 1:both=-4 1:box=-3 1:branch=9 1:branches=16 1:brand=8
1:button=-4 1:cap=10 1:change=-5 1:check=-4 1:chip=14 1:choir's=4 1:clever=6 1:closes=11 1:cluster's=16 1:co=8
1:code=7 1:codes=19 1:colleague=-20 1:column=19 1:come=2 1:commit=22 1:commits=-4 1:committee=4 1:complains=-5
1:contact=9 1:could=-17 1:csv=-5 1:customers=11 1:cutover=21 1:dark=15 1:data=6 1:dates=31 1:day=-3 1:deaf=7
1:decisions=5 1:deploys=8 1:dictate=15 1:dictating=8 1:discussions=6 1:do=2 1:docs=-29 1:does=9 1:doesn't=-16
1:doing=24 1:don't=-1 1:draft=-8 1:dropping=4 1:dyslexic=7 1:each=3 1:else=-6 1:emojis=7 1:engineer=20 1:enough=-4
1:env=11 1:error=-5 1:evening=-5 1:ever=7 1:exceptions=4 1:export=-2 1:fails=-4 1:fee=5 1:file=-3 1:files=4
1:firmware=28 1:fiscal=5 1:flags=6 1:folks=4 1:for=5 1:format=7 1:found=-5 1:freeze=5 1:freezing=8 1:from=2
1:function=-7 1:functions=7 1:future=6 1:gave=8 1:generate=23 1:get=-2 1:gets=5 1:glossary=5 1:go=2 1:gone=8 1:good=-6
1:grant=26 1:guess=-8 1:guidelines=8 1:guy=-9 1:habit=10 1:half=-6 1:hand=9 1:handlers=17 1:happens=3 1:has=9
1:have=-1 1:here=18 1:i'm=7 1:i=-9 1:if=2 1:in=14 1:inside=10 1:into=11 1:invoice=-12 1:isn't=4 1:it's=-3 1:it=-11
1:job=-13 1:just=-7 1:k=-6 1:keep=-2 1:keeps=16 1:key=-6 1:kiosks=6 1:knows=11 1:kubernetes=20 1:lab=27 1:learn=5
1:left=19 1:length=14 1:letters=-5 1:licence=15 1:limit=13 1:lines=55 1:list=10 1:live=8 1:log=-2 1:login=-2
1:long=-11 1:look=-6 1:looked=-33 1:looks=6 1:machine=14 1:machines=14 1:main=12 1:maintain=12 1:malloc=9 1:mark=19
1:matters=7 1:me=-3 1:messages=-5 1:metadata=-7 1:might=-20 1:migration=-2 1:mind=-11 1:mode=-10 1:morning=-8
1:moved=16 1:moves=11 1:must=-7 1:name=10 1:names=3 1:need=-8 1:network=5 1:never=1 1:night=-20 1:not=-1 1:notes=3
1:now=-1 1:number=15 1:numbered=6 1:numbers=5 1:nuns=11 1:of=4 1:office=-4 1:ok=-21 1:old=-2 1:on=-1 1:one=1 1:only=3
1:open=3 1:our=-4 1:out=-2 1:over=5 1:owns=16 1:page=-4 1:pay=11 1:pie=6 1:pilot=5 1:pin=16 1:plans=12 1:plant=6
1:plots=7 1:prefer=-3 1:printer=-5 1:probably=-5 1:public=3 1:put=-3 1:putting=16 1:ran=-13 1:rather=15 1:really=32
1:recursion=5 1:redo=-6 1:regional=6 1:registry=9 1:release=-5 1:remember=4 1:rename=-5 1:repo=4 1:reports=-8
1:restarted=-9 1:retention=25 1:review=10 1:reviewers=6 1:reviews=-4 1:row=-10 1:rule=-2 1:sandbox=7 1:says=-23
1:scanner=13 1:schema=6 1:school=32 1:screenshots=17 1:scripts=10 1:seen=-6 1:sensors=7 1:sentences=14 1:server=5
1:service=6 1:set=-4 1:settled=6 1:shell=13 1:ships=12 1:should=11 1:shows=-5 1:sign=12 1:signed=9 1:sit=6
1:something=3 1:spaces=8 1:spelled=7 1:spelling=6 1:split=-4 1:staging=8 1:statistics=23 1:stays=30 1:stop=11
1:subtitles=10 1:summary=13 1:sure=-18 1:suspect=-4 1:talk=28 1:tank=9 1:teach=13 1:team=4 1:telescope=7 1:tell=2
1:tend=-5 1:test=2 1:that=-2 1:the=-11 1:then=5 1:there=5 1:these=-13 1:thesis=7 1:think=12 1:thinks=-7 1:third=-3
1:this=-7 1:three=-12 1:ticket=-7 1:tickets=6 1:time=2 1:timezone=19 1:titles=23 1:to=1 1:told=12 1:took=8 1:touch=7
1:two=-2 1:use=1 1:v=14 1:was=-7 1:we=-10 1:were=-7 1:when=-4 1:which=-5 1:won't=17 1:won=16 1:word=-4 1:work=4
1:would=-12 1:write=-2 1:you've=-3 1:you=-3 1:zero=17 1:ⓒ=-6 1:ⓝ=-4 1:ⓟ=2 1:ⓠ=-2 1:ⓧ=-2 2:!=-4 2:'=5 2:(=12 2:-=3
2:.=2 2::=1 2:?=9 2:a=-5 2:above=-3 2:access=7 2:add=-2 2:adding=-4 2:after=2 2:again=8 2:agreed=7 2:agreement=21
2:all=2 2:always=-16 2:an=-5 2:and=5 2:another=-5 2:answered=6 2:answers=8 2:app=5 2:are=-4 2:aren't=9 2:as=-2 2:at=-1
2:attached=-4 2:back=-4 2:banned=11 2:be=-14 2:been=3 2:belongs=17 2:boards=6 2:boss=-12 2:box=7 2:br=5 2:breaks=8
2:budget=5 2:bug=-12 2:but=-5 2:by=6 2:call=4 2:can't=-5 2:can=-7 2:card=-4 2:carry=4 2:changed=16 2:changelog=-7
2:charts=6 2:chosen=5 2:clinic=5 2:cluster=24 2:co=5 2:column=-7 2:come=14 2:comment=-5 2:commit=2 2:config=-4
2:convention=10 2:could=-4 2:counts=5 2:csv=-4 2:cut=5 2:dashboard=18 2:decades=9 2:deleted=-4 2:designer=14
2:diagram=-3 2:did=-5 2:diffs=4 2:does=-3 2:doing=5 2:don't=3 2:down=-21 2:early=12 2:earth=-5 2:electrician=5
2:emoji=7 2:end=-4 2:endpoints=9 2:ends=5 2:everything=24 2:exact=5 2:experiment=6 2:exports=17 2:fails=-6 2:files=12
2:finally=7 2:fine=-19 2:finish=6 2:finished=-3 2:first=-9 2:fish=12 2:five=10 2:fix=-5 2:folder=5 2:follow=14
2:forget=-2 2:freeze=7 2:from=-5 2:function=4 2:future=6 2:gave=-5 2:general=13 2:german=5 2:getting=-8 2:gives=-9
2:go=-1 2:goes=7 2:got=5 2:group=15 2:guide=-4 2:had=-10 2:half=-8 2:has=-1 2:have=2 2:head=8 2:here=2 2:home=11
2:if=-27 2:im=11 2:import=2 2:importer=14 2:in=-1 2:index=-2 2:integers=4 2:isn't=12 2:issues=8 2:it's=-24 2:it=2
2:just=-3 2:keeps=-6 2:key=11 2:lab=6 2:leaving=16 2:legal=11 2:length=11 2:like=3 2:limit=7 2:live=17 2:logs=5
2:long=5 2:look=-22 2:lost=15 2:machine=20 2:mail=-14 2:main=5 2:merger=11 2:metric=11 2:mode=15 2:modules=6
2:moved=-5 2:moving=-4 2:must=-5 2:my=2 2:needed=-6 2:never=6 2:new=2 2:no=-2 2:nobody=-4 2:now=4 2:numbers=8
2:nurse=5 2:of=4 2:office=4 2:ok=-5 2:old=-13 2:on=-1 2:once=-10 2:one=3 2:only=16 2:openapi=5 2:other=6 2:our=15
2:out=-1 2:outage=3 2:over=-4 2:page=2 2:pagination=-4 2:parish=11 2:patient=21 2:people=-2 2:per=13 2:picked=28
2:pilot=5 2:plan=9 2:pnpm=5 2:posted=4 2:procurement=7 2:project=13 2:prose=13 2:pushes=14 2:put=-3 2:questions=21
2:read=7 2:reads=14 2:record=7 2:recordings=7 2:releases=6 2:repo=19 2:report=5 2:retired=5 2:returns=-4 2:robots=11
2:runs=3 2:sample=-3 2:says=-20 2:script=-16 2:scripts=10 2:set=-5 2:show=-5 2:shown=-11 2:shows=2 2:signed=9
2:since=-9 2:size=9 2:sketch=5 2:small=3 2:some=-7 2:something=-4 2:spec=10 2:squash=8 2:standard=7 2:start=16
2:starts=8 2:stay=-4 2:still=-6 2:strings=4 2:system=5 2:tablets=7 2:takes=-10 2:team's=4 2:team=-7 2:tenant=12
2:text=-3 2:than=-5 2:thank=-5 2:that's=-2 2:that=-1 2:there=3 2:these=8 2:they=-7 2:things=8 2:think=-7 2:thinks=-5
2:this=-4 2:those=6 2:thought=-3 2:times=9 2:to=-1 2:token=-9 2:tokens=4 2:training=6 2:transcript=7 2:units=5 2:up=-5
2:us=-5 2:use=3 2:user=-4 2:voted=-6 2:was=1 2:way=37 2:what=3 2:which=-5 2:windows=32 2:works=-8 2:would=-5
2:wrapped=18 2:writing=-9 2:wrong=-13 2:wrote=-11 2:yarn=7 2:year=-20 2:you're=-3 2:you=4 2:ⓒ=-2 2:ⓝ=-10 2:ⓟ=-1 2:ⓠ=-1
:=4 ;=13 =-24 ?=1 abbreviations=22 above=1 accents=-3 accepted=3 access=6 accessibility=5 accident=-3 accountant=5
act=3 actual=-3 add=-12 added=10 adding=13 additive=5 addresses=2 admitting=27 adr=17 after:(=-7 after::=-1 after:?=-3
after:a=-4 after:after=3 after:afterwards=4 after:again=4 after:all=-2 after:also=7 after:always=-7 after:an=-12
after:and=5 after:answer=-3 after:anyway=-10 after:are=1 after:at=4 after:been=3 after:begin=-7 after:board=17
after:branches=-9 after:british=10 after:broke=-13 after:but=-19 after:by=-3 after:can't=3 after:check=-3 after:code=5
after:coffee=-10 after:come=4 after:contract=7 after:could=2 after:council=23 after:csv=13 after:diff=37
after:discussed=22 after:do=-4 after:does=-10 after:doing=27 after:don't=-5 after:each=-3 after:exactly=19
after:exceptions=7 after:final=6 after:first=-9 after:from=-14 after:give=3 after:go=-3 after:goes=4 after:habit=8
after:have=-4 after:he's=-9 after:he=-2 after:how=2 after:i'd=1 after:i'll=-9 after:i'm=-14 after:i've=1 after:i=4
after:idea=-5 after:in=-6 after:is=-2 after:it's=1 after:it=4 after:keep=1 after:let's=-6 after:let=-8 after:log=-6
after:looked=-16 after:make=3 after:maybe=-2 after:me=1 after:module=21 after:more=7 after:most=-5 after:much=14
after:must=-7 after:names=-15 after:need=8 after:never=-2 after:night=-23 after:no=-2 after:nothing=-4 after:of=1
after:ok=-19 after:on=-17 after:once=4 after:one=-9 after:only=-2 after:or=4 after:our=-13 after:plain=3
after:please=-5 after:prices=-6 after:privacy=19 after:push=-3 after:really=12 after:records=11 after:redo=4
after:remember=-5 after:remove=9 after:repo=-5 after:rerun=-5 after:rest=-3 after:restarted=-5 after:retry=-3
after:rows=-4 after:sandbox=-4 after:say=-5 after:second=-7 after:see=-6 after:settled=11 after:should=-10
after:signed=14 after:single=13 after:skip=-10 after:so=1 after:spelling=4 after:standard=16 after:still=-4
after:style=10 after:suspect=-4 after:swap=6 after:talk=31 after:test=2 after:that's=4 after:that=1 after:the=2
after:then=-2 after:there's=-2 after:they=-16 after:things=-8 after:think=2 after:third=3 after:time=8 after:told=22
after:two=9 after:update=6 after:use=-7 after:we're=3 after:we=8 after:what=-6 after:whatever=10 after:when=-9
after:where=-2 after:which=-6 after:who=-6 after:why=-27 after:would=-5 after:wrote=11 after:you've=6 after:you=3
after:your=15 after:ⓒ=-3 after:ⓝ=-13 after=1 afternoon=-35 afterwards=5 again=-10 agency=11 agents=6 agreed=32
agreement=17 ah=4 ahead=-19 airtable=5 alerts=4 align=7 already=-13 also=-1 alternatives=5 although=-4 always=-11 am=5
among:1=-1 among:2=16 among:3=4 among:4=-51 amounts=7 an=-2 analogy=17 ancient=7 and=1 anonymous=19 another=-4
answer=1 answers=12 any=5 anymore=-2 anything=8 anyway=-22 anywhere=-4 api=2 apologised=8 apologizing=17 apparently=-7
applies=21 applydiscount=-6 appreciate=5 approach=-10 approve=8 approved=3 approves=11 april=6 architecture=39
archive=-2 archived=12 are=11 aren't=7 arguments=-3 around=-3 arrow=-8 article=-6 ascii=24 ask=2 asked=5 asking=4
assertion=14 assets=19 assume=29 assumptions=4 async=2 at=-2 attached=-24 attempt=-3 audio=15 august=10 auth=5
authors=-11 autumn=14 aws=-4 axis=-5 b=-1 back=-11 backend=4 backup=-5 backups=14 badge=-7 banned=13 bar=-8 bare=35
base=-3 based=26 baseline=8 bash=-9 basket=-4 batch=2 battery=-2 baumann=6 be=-1 beats=6 become=-6 bed=-6 beer=-9
before:,=1 before:.=1 before::=-5 before:about=-7 before:after=4 before:again=24 before:alternatives=20
before:always=-34 before:amounts=-4 before:an=-4 before:and=-7 before:anything=-9 before:as=-6 before:asked=22
before:at=9 before:back=-9 before:bit=15 before:branches=36 before:build=-6 before:by=-17 before:can=-6
before:change=-11 before:clever=8 before:could=-11 before:do=-3 before:does=-4 before:dude=40 before:each=7
before:eight=10 before:ever=-6 before:explained=5 before:feature=16 before:file=-7 before:final=12 before:finally=8
before:first=3 before:fix=4 before:for=-4 before:forget=16 before:from=-22 before:gene=13 before:gives=-4 before:go=-6
before:going=-6 before:good=2 before:got=-7 before:great=-6 before:haha=-7 before:he=-10 before:here's=-8
before:here=-14 before:hey=-7 before:hi=-5 before:hm=5 before:how=-7 before:i'd=3 before:i'll=-4 before:i'm=4
before:i've=-9 before:i=5 before:if=-29 before:in=7 before:is=1 before:isn't=9 before:it's=-1 before:it=-5
before:just=-4 before:keep=8 before:last=2 before:leave=-5 before:let=-3 before:look=5 before:looks=-19
before:lovely=20 before:make=3 before:maybe=-23 before:me=-5 before:mention=-5 before:might=-9 before:mm=18
before:morning=-33 before:must=-13 before:my=-21 before:need=-9 before:never=-33 before:news=6 before:next=-4
before:nice=40 before:no=1 before:not=3 before:nothing=-6 before:now=-19 before:number=4 before:numbered=10
before:of=-5 before:oh=5 before:ok=-4 before:on=-14 before:one=-12 before:only=-8 before:ooh=24 before:opening=-4
before:or=-22 before:our=-4 before:over=7 before:perfect=7 before:perhaps=-6 before:prefer=-16 before:propose=7
before:really=14 before:remember=-21 before:report=-3 before:reviewer=-4 before:right=-17 before:run=3
before:runbook=7 before:rust=13 before:said=18 before:says=-13 before:second=-7 before:see=5 before:she=-10
before:short=7 before:should=-6 before:sigh=8 before:so=-14 before:somebody=-3 before:sorry=8 before:spaces=-4
before:staging=9 before:start=4 before:stop=40 before:take=2 before:talked=-5 before:that's=4 before:the=-6
before:then=1 before:there=-8 before:things=-5 before:thinks=-5 before:third=3 before:this=3 before:ticket=-5
before:today=-4 before:too=17 before:turns=13 before:two=1 before:ugh=15 before:up=-6 before:upload=-3 before:use=-5
before:used=23 before:version=-8 before:was=3 before:watch=15 before:we=3 before:well=3 before:wells=14 before:what=4
before:when=2 before:with=4 before:would=-14 before:wrong=-4 before:yes=17 before:yesterday=-9 before:you're=7
before:you=10 before:ⓝ=5 before:ⓟ=-8 before:ⓠ=-3 before:ⓧ=-7 behaviour=10 being=-2 believe=-6 bell=-4 belong=18
belongs=17 below=-21 beside=5 best=-7 beta=23 bigger=-2 billing=4 binder=11 bins=5 bishop's=10 bit=-1 bits=23 blind=23
block=-4 blocks=4 blue=-2 board=9 boards=3 boat=9 boats=8 book=7 booked=18 booking=-18 books=-3 borders=20 boring=12
boss=-4 bot=-3 bots=15 bottle=17 bounce=6 box=2 boxes=3 branches=22 brand=11 bring=-10 british=14 broadcast=5 broke=-2
broken=-15 brought=6 btw=2 bucket=-9 budget=14 bugs=-4 building=3 builds=16 bullet=15 bump=2 burned=9 burnt=10
busybox=9 but=-9 button=-11 byte=-13 cache=-9 cake=-14 calendar=-2 call=-2 came=-1 can=-4 cannot=10 capped=8 caps=4
captions=7 cards=-2 care=-3 careful=16 cargo=-6 cart=-5 cast=15 catalogue=3 category=5 cause=-4 central=7 cents=16
certain=-5 certificate=-14 certification=16 cet=5 change=-2 changed=5 changes=1 channel=2 chapter=3 chart=-3 charts=10
cheap=4 check=-11 checker=9 checklists=6 checkpoint=-19 cheers=-8 children=-10 choir's=4 choreographer=17 chose=32
chosen=16 chromebooks=11 chromium=9 ci=5 citation=10 citations=8 citizens=11 class=-3 click=-19 clicks=-2 client=3
clients=21 clinic=27 clock=-5 close=-2 closed=8 closes=3 closure=9 cloud=2 club's=12 club=18 cluster's=16 cluster=12
co=2 cobol=5 code=6 codebase=39 codeberg=12 coffee=-31 cohort=5 colleague=-3 come=6 command=4 comments=3 commit=1
commits=4 committed=36 committee=6 comms=10 companion=17 company's=8 compare=-18 comparisons=21 competitor=-8
complain=-10 complained=-5 complains=-6 compliance=18 components=6 compose=-2 composition=6 computed=-4 computer=11
concluded=8 conclusion=11 concurrently=20 conflict=-12 conflicts=-18 confluence=-6 connection=-2 const=-6 contact=3
contain=19 contract=16 contracts=18 controllers=12 conventional=5 conversions=5 convert=-18 coordinates=6 cope=6
copy=4 core=3 cores=12 corner=-3 correct=-2 costs=11 could=-13 council=18 counsel=6 count=1 counter=-10 counts=2
court=21 crashed=-3 crashes=-22 crate=5 credentials=17 credits=5 crew=10 crm=26 cron=-6 csv=-4 cuda=22 cupboard=4
curt=4 curve=-4 customer=3 customers=17 customs=15 cutover=28 cuts=15 cutter=22 d=4 dashboards=18 data=8 database=12
dataclass=-7 datasheet=3 date=3 days=-1 dba=-6 deadline=2 deadlock=-7 deaf=18 deal=4 dec=27 decades=9 december=7
decides=10 decimal=-4 decision=-2 decisions=3 deck=8 decommissioned=8 default=-5 degrees=-9 delete=-2 deleted=-11
deleting=-4 delivery=4 dentists=29 depend=3 dependencies=20 dependency=7 depends=-3 deploys=2 deps=-10 derivative=5
describe=13 descriptions=7 design=13 designer=-2 designs=6 desk=2 detected=-6 dev=5 develop=15 developer=-4 diagrams=8
dialog=-3 dictate=18 dictating=4 dictionary=15 did=-6 diff=6 difference=-5 diffs=16 digest=12 diocese's=7 diocese=11
director's=22 director=12 disabled=-4 discount=3 discounts=-5 discussions=6 districts=12 do=1 dock=10 docker=-12
docs=2 does=-6 doesn't=-3 doing=4 domain=7 dont=12 doses=4 double=-3 doubles=-11 doubt=3 down=2 downloads=15 draft=-4
drafted=21 drag=-4 draw=-3 drawings=18 drawn=4 drive=14 drivers=4 drop=-1 dropdown=-8 dropped=14 dropping=3 du=6
dude=6 dumped=9 dunno=-15 duration=-11 dyslexic=29 each=3 ear=18 earlier=6 easter=4 eats=-2 edit=14 editing=5 edits=4
effect=-5 effective=5 egypt=11 eighteen=7 election=6 electrician=5 eleven=5 else=-2 embargoed=9 embedded=23 emoji=17
emojis=10 empty=-22 en=8 end=2 endings=6 endpoint=-6 endpoints=3 ends=14 eng=14 engineer=-3 english=7 enough=-3
entire=12 entries=3 entry=6 error=-7 essays=14 ethics=5 eu=7 euro=7 even=4 evenings=6 events=2 ever=2 every=8
everybody=-13 everything=4 everywhere=3 evidence=25 exact=8 exam=3 examples=7 exclamation=3 executed=11 experiment=23
experiments=5 expire=-4 expired=-7 explained=6 explaining=7 explains=-3 explanation=14 explanations=14 explicit=5
export=-10 exports=14 expressions=26 ext=4 extended=5 external=30 extract=-23 facing=25 fact=10 failed=-4 failing=4
fails=-12 fair=-3 far=-18 farmer=10 farmers=15 fast=-2 faster=-16 favourite=4 feature=-10 features=29 feb=6 feeds=8
feeling=-6 few=-7 field=2 fields=-2 figma=3 figure=-3 file=1 filed=11 files=10 filter=-13 final=22 finally=-2
finding=5 finds=-3 fine=-1 firmware=12 first=2 fiscal=4 fix=3 fixes=5 fixing=6 fjordbank=5 flag=-4 flags=4 flake=4
flaky=-2 flat=-8 fleet=6 flight=13 flour=4 flows=9 fluent=21 flush=-10 fns=6 fold=-3 folder=1 follow=12 following=-5
font=-16 footer=-7 forgot=-7 form=-22 formatter=19 former=-3 formulas=9 forth=-5 forward=2 found=-25 four=-3
fourteen=9 fps=5 frames=-5 freelancer=6 from=1 frozen=-3 ft=5 ftp=5 function=-3 functions=17 future=10 fyi=13 g=5
gaps=-7 garbage=-4 gates=7 gearbox=16 general=6 generated=15 german=2 get=3 gets=9 getting=-9 gigs=7 git=5 given=4
gives=-16 glossary=10 gloves=26 go=1 goes=3 good=-1 goodbye=15 google=9 gradle=-4 grafana=28 grey=-7 greyed=-4 gross=8
group=2 groups=-5 guess=-3 guessed=4 guest=-2 guide=-2 guidelines=16 guy=-7 habit=21 had=-10 haha=-29 hand=1
handbook=12 handle=-6 handler=-9 handles=7 hands=9 hang=3 happens=-2 happy=-11 hardcode=-12 hardware=15 has=-1 hash=3
hated=-3 haven't=-13 he'd=-11 head=2 headed:=-12 header=-5 heading=-15 heads=7 hearing=8 heating=-6 hello=-2 helped=3
helper=12 helpers=12 her=4 here=1 hex=4 hi=-17 hidden=-3 high=-5 hints=5 his=-5 historian=10 history=4 hives=16 hm=-2
hobby=14 hold=-2 homepage=-4 honest=-6 hooks=16 hospital=21 hosted=36 hosting=34 hostname=13 hotfixes=12 hour=-12
hourly=9 house=14 household=4 how=-1 httpx=7 hugo=7 humans=13 hundred=-8 hung=-9 hurry=-11 hw=11 i'd=3 i'll=-16 i'm=1
i've=1 i=3 icon=-13 id=-14 idea=-3 idempotent=3 identifiers=22 identity=21 if=-5 ifs=5 ignore=-2 ignored=-6 ignores=3
im=2 images=21 imagine=-24 imperative=12 implementations=-7 import=2 in=1 inch=9 inches=37 incidents=7 index=-8 ines=4
infra=30 infrastructure=6 ingest=12 ingestion=6 inheritance=17 init=5 insist=19 insisted=4 inspection=15 install=3
installed=4 instead=2 institute's=18 integration=3 interface=-7 intern=3 intranet=7 invoice=-15 invoices=5 ios=30
ipads=6 is=6 isn't=2 isort=5 issues=26 it'd=-3 it'll=11 it=-4 its=1 jam=-4 jan=28 january=33 jargon=5 jenkins=6 job=-3
joke=-16 journal=19 jpgs=10 json=-3 judge=4 july=3 june=18 junior=11 just=-4 kafka=13 keep=2 keeping=13 kernel=5
keys=16 kid=-7 kilos=9 kiosks=10 kit=10 kitchen=3 kitchens=5 km=5 known=3 l=5 lab=26 ladder=12 lake=10 laminated=20
large=-10 laser=22 last:=-1 last=2 latency=9 laugh=-7 launch=3 law=-2 lawyer=3 layer=2 lazy=-5 lead=-2 leaks=12
learn=16 learned=7 least=-2 leave=-1 leaves=7 leaving=12 lecture=14 ledger=3 legacy=17 legal=12 legend=-8 let's=-20
lgtm=-6 librarian=6 library=-2 libs=6 libssl=-7 licence=19 license=10 licensing=5 lies=9 life=-6 lifted=14 lighting=8
limit=1 line=3 liners=7 lines=2 linguist=5 list=2 listed:=10 lists=11 literals=6 live=3 lives=9 load=1 loaduser=-3
locally=-13 lock=-4 locked=4 log=4 logged=-3 loki=5 lol=-3 long:0=-9 long:1=-7 long:2=4 long:3=2 long:4=1 long:5=-1
long:6=-3 long=-2 look=1 looked=-10 looks=-11 loop=-8 loses=-6 loss=-13 lost=3 lot=2 lunch=-2 macbook=18 machines=5
macos=6 macros=10 mail=-11 mailed=4 mails=4 main=2 mainframe=12 maintain=10 maintained=22 maintaining=11 maintenance=3
major=4 make=-3 making=4 malloc=7 management=6 map=-10 mapbox=15 march=-3 marketing=4 marks=14 masked=12 master's=10
maternity=10 maths=4 matrix=10 matters=19 may=2 maybe=-2 mayor's=7 mb=2 me=4 means=2 meantime=-7 medical=6 mei=5
member=-6 members=8 memory=-5 menus=19 merge=-2 mergeconfig=-6 merger=8 merges=4 merging=20 message=3 messages=10
metered=8 metres=3 metric=10 middle=-7 midnight=-13 might=-37 migrated=15 migration=7 migrations=26 mind=-3 minimum=27
ministry's=23 ministry=28 minor=-4 minutes=-14 mirror=9 mirrored=3 missing=-12 misspelled=-4 mistake=-6 mobile=3
mocks=5 modbus=7 models=15 module=7 modules=39 moment=-4 monday=-2 money=6 monitors=19 monolith=4 month=3 monthly=8
more=-1 morning=1 mornings=39 mostly=10 mounted=17 move=-11 moving=-11 ms=-13 msrv=7 multiplayer=8 museum=3 must=-4
mustn't=12 my=4 names=10 national=14 nd=21 need=-5 needs=3 nervous=11 net=12 network=5 never=-13 new=1 next=-1
nicer=-5 night=3 nightly=1 nil=-7 no=4 nodes=3 noon=-3 not=5 note=-4 nothing=2 noticed=-4 notification=-4 notion=24
nov=8 november=5 nowhere=-4 npm=-5 null=-23 nullpointerexception=-4 numbered=10 numbering=19 numbers=4 nuns=4
office's=23 office=10 officer=6 offices=8 ok=-7 okonkwo=4 on=2 onboarding=4 oncall=11 once=-5 one's=-3 one=-1 only=2
ooh=4 op=9 openapi=4 opens=-8 opera=9 operating=18 operator=19 ops=5 option=-6 options=7 or=-3 order=-7 org=41
orphan=12 other=-7 others=-2 our=22 ours=3 out=-1 output=2 over=2 own=3 owned=4 owner=10 owners=11 owns=43 packages=19
page=-5 pagination=-18 paragraphs=7 parish=8 parsed=15 parser=-8 part=2 partitioning=11 partner=8 parts=5 party=5
past=9 pasted=-8 patched=4 patience=-6 patient=3 pay=5 payload=-4 payments=11 pays=7 pension=-4 people=3 per=3
percentage=6 percentages=14 perf=22 perfect=2 perhaps=-25 person=4 persons=10 pharmacist=9 phase=-3 phases=10 phd=10
phones=5 physical=6 physics=3 picked=12 picker=-16 picks=-6 pilot=16 pinned=27 pinout=8 pip=11 piste=8 pitch=-8
place:0=-3 place:2=7 place:3=7 places=3 plain=-2 plan=3 plans=7 plant=7 plate=-9 player=-4 plot=-7 pls=4 pnpm=8
poetry=6 point=4 policy=-4 polling=-4 portal=2 postdoc=9 poster=-6 postgres=2 postponed=25 powershell=4 precision=-7
prefer=11 prefers=-16 press=-5 pretend=-4 price=1 prices=2 print=-2 printed=3 printer=3 printers=17 prints=-15
privacy=6 private=10 priya=3 probably=-34 problem=-31 prod=7 product=15 production=12 program=9 programmer=-4
programming=7 progress=-8 project=19 projects=3 prompt=-5 prompts=-4 protocol=7 prs=19 public=14 publisher=4 pull=3
purpose=2 push=-1 pushes=10 put=-1 puts=-15 putting=15 px=-2 pytest=-7 python=2 q=8 qa=8 quarter=8 query=-13
questions=13 queue=-12 quick=-3 quirks=5 quit=48 quiz=-16 quoted=8 r=4 rack=3 raise=-5 raised=16 ram=22 rangers=14
ranges=7 rates=2 rather=1 raw=15 rd=6 react=4 read=9 reading=2 readme=-2 reads=1 real=12 reasoning=18 recap=6
receipt=-5 receipts=-6 recipe=-12 recipes=6 recommend=-12 recorded=-4 recursion=-3 red=-1 redesign=4 refreshed=5
refused=-10 refuses=11 regex=-3 regional=10 registry=9 regression=-3 regulation=6 regulator=13 released=-19 remain=10
remind=-3 remove=-47 rename=-51 renamed=7 renewed=7 repeat=3 replace=-8 replaced=17 replacement=9 replica=5 repo=20
reports=21 repos=6 repository=7 reproduce=-7 reproducible=9 request=-9 requests=8 requirement=16 rerun=-4 research=25
rest=-2 restart=-8 restarted=-6 restore=-16 retention=11 retired=48 return=-21 returns=-14 reused=6 reverted=9
review=9 reviewers=13 reviews=14 rewriting=6 rf=7 rig=5 right=-15 rights=18 risk=3 robotics=9 robots=3 roughly=-11
round=5 rounding=-4 router=-7 row=-3 rows=-4 rude=4 ruff=4 rule=2 run=1 runbook=7 runbooks=9 s=1 sabbatical=12
sacred=5 safety=9 said=-1 sales=-4 same=-21 sandbox=2 satellite=9 saw=-11 says=-23 scaled=-6 scanned=4 scanner=17
scanners=13 schedule=7 schema=15 school=9 schools=19 scrap=12 screen=-2 screenshots=19 script=-5 scripts=16 search=1
season=4 second=1 secretary=16 secrets=-4 security=14 see=-11 seed=-5 seems=-16 seen=-11 segfault=-9 self=17 sell=4
semicolon=-5 send=-7 sending=-4 sensors=15 sent=3 sentence=6 sentences=3 september=23 server=1 service=13 services=7
session=-2 set=-13 settings=-5 settled=43 setup=5 sftp=13 shaders=31 share=14 shared=21 sharepoint=9 shares=4 she's=21
she=3 sheet=-1 sheets=9 shell=4 shelved=8 shifts=13 ships=30 shook=12 shorten=-15 shorter=-16 should=-30 shouting=5
show=-2 showing=7 shown=-3 shows=-26 shut=22 sides=5 sie=6 signed=12 signs=16 signup=-7 sim=4 since=1 single=-2
singleton=9 singular=4 siren=-6 sit=14 site=8 sites=13 skip=-1 sla=6 slack=18 sleeping=-4 slid=12 slide=-3 slider=-5
slots=-5 slow=-14 slurm=20 smaller=-7 smells=-9 snippet=-4 snippets=4 so=4 society=8 software=-3 solution=9 solveig=5
some=-20 somebody=-16 something=1 sometimes=-4 somewhere=-3 sorry=-4 sort=-11 source=11 sourcing=3 speaks=5 spec=8
speed=-4 spell=7 spelled=32 spelling=-5 spinner=-5 split=-3 spoken=8 sprint=-9 sprints=12 sprite=7 sql=22 squad=12
staff=7 stage=23 staging=1 standard=24 stands=18 star=-4 start=-1 starts=2 startup=3 static=3 statistics=3 stay=10
stays=19 steam=9 steel=7 steer=19 steering=5 step=-1 stick=7 still=-4 stop=2 stopped=-2 store=4 strange=-10 strip=-4
stripped=-12 stuck=-5 students=23 stuff=5 style=5 substitution=13 subtitle=-7 suffix=12 suggesting=31 sum=-2
summarise=-7 summer=4 sunday=7 sundays=15 supervisor=11 supplement=6 support=5 supporting=5 suppose=-8 sure=6
surgery=4 surprises=5 suspect=-5 swap=-25 switch=-7 synced=8 synthetic=10 system=13 systemd=12 systems=6 table=1
tables=7 tablets=8 taboo=5 tail=6 tailwind=6 take=1 talked=5 talks=7 tank=7 taxes=14 taxonomy=12 tea=-4 teach=6
team's=4 team=21 teams=6 technical=22 telescope=10 tell=2 telling=20 temperature=-11 temperatures=8 template=-2 ten=2
tenant=5 tenants=5 tend=-5 tense=13 term=3 termbase=9 terminal=3 terms=6 test=8 testers=13 testing=-3 texts=2
textures=7 thank=-6 thanks=-12 that's=1 that=-3 thats=9 the=-2 them=3 theme=-3 themselves=8 then=-2 thesis=14
they'd=-15 they=-1 things=1 think=-17 thinking=-22 thinkpad=8 thinks=-17 this=-8 those=12 though=2 thought=-23
threads=-8 throughout=25 throughput=5 throw=-5 throws=-22 thus=11 thx=-7 tick=-13 tickets=11 tier=8 till=1 timeout=-17
timer=-16 times=-1 timezone=19 timezones=-5 title=-9 titles=32 tmp=-5 toast=-8 tocents=-8 today's=-6 today=-19
toddler=14 toggle=-5 token=-5 tokens=20 told=1 tomorrow=-28 tonight=-34 tools=12 tooltip=-6 topic=18 torque=35
tossed=13 total=-19 touch=1 touched=5 town=14 trac=7 trace=-10 track=11 tracked=10 tracker=32 trade=13 trademark=13
trailing=-3 transcript=13 transcription=6 translators=21 treasurer=-3 tried=2 true=3 trunk=9 try=-6 tuesdays=15
twenty=-7 twice=-9 twins=9 two=-2 typed=-8 typescript=12 typos=-16 u=-7 ugly=-9 um=11 uncle=-6 unclear=6 under=7
understands=19 undo=-17 units=10 university=24 unsure=19 upload=-8 us=18 use=1 useful=17 user=-2 usesession=-4
usual=-4 utc=9 utf=-10 utility=5 v=-7 valid=-5 value=-5 vehicle=9 vendor=4 vendored=-3 vendors=11 verdict=5 version=1
versioned=5 very=-10 vestry=14 via=5 visible=-5 visit=-7 visual=6 vite=-10 vitest=20 voice=3 volume=-10 volumes=11
volunteers=4 vote=5 voted=6 votes=7 w=14 waiting=-6 waits=-7 wants=-1 wards=4 warehouse=6 warm=-8 warning=-5 was=1
watchdog=-4 watched=8 way=5 we're=17 we've=16 we=5 web=10 webpack=-7 websocket=-10 websockets=12 wednesdays=8 week=-1
weekend=6 weekends=11 weekly=13 weeks=15 weighs=16 welcome=7 well=4 weren't=11 west=-5 what=2 whatever=1 whats=-6
whatsoever=16 wheelchair=6 wheels=6 when=3 where=-8 whether=-38 which=3 while=-4 whole=1 why=-2 width=-2 wiki=44
wind=2 windows=2 winter=12 wiped=5 wired=15 wiring=7 within=4 won't=4 won=17 wondering=-7 word=5 words=7 workbook=4
worked=-8 works=-11 workspace=12 would've=6 would=-20 wow=-18 wrapped=11 wrecks=6 write=1 writing=13 written=17
wrong=-6 wrote=-1 yard=5 yarn=35 year's=8 year=3 yearly=3 years=16 yet=-36 yo=6 you'd=2 you'll=-4 yourself=22 yrs=12
zip=-7 zulip=5 —=15 ⓒ=9 ⓠ=5 ⓤ=9 ⓧ=2
"""
