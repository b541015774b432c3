"""How much each trait of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
"=-25 '=12 (=2 ,=10 -=13 .=2 0:a=-12 0:add=-8 0:adrs=7 0:always=3 0:an=-7 0:and=-5 0:anything=16 0:anyway=-11 0:as=5
0:at=-7 0:back=-4 0:backups=9 0:base=13 0:between=15 0:bo=10 0:board=10 0:branch=21 0:british=12 0:btw=16 0:bugs=-5
0:bump=-6 0:but=-2 0:can=-11 0:careful=9 0:check=-11 0:chose=16 0:code=18 0:coffee=-4 0:commit=5 0:convert=-6
0:correction=15 0:could=3 0:council=6 0:csv=13 0:customer=13 0:dates=6 0:delete=-6 0:deleted=-5 0:design=5 0:did=-6
0:does=-11 0:don't=-1 0:done=9 0:dont=10 0:drop=-12 0:e=9 0:eight=13 0:eleven=9 0:english=13 0:errors=8 0:event=17
0:everybody=-5 0:evidence=9 0:explain=-3 0:feature=10 0:final=9 0:find=-8 0:first=-9 0:fix=-16 0:fixtures=11
0:forget=13 0:found=-5 0:fyi=5 0:git=-9 0:go=-3 0:going=5 0:good=-1 0:grafana=12 0:half=10 0:have=-9 0:he=-15
0:heads=6 0:here's=-7 0:how=-7 0:hugo=7 0:i'll=-15 0:i'm=2 0:i=1 0:ignore=-6 0:imports=13 0:in=-2 0:is=-24 0:it'll=12
0:it=-12 0:journal=10 0:keys=14 0:known=14 0:last=-8 0:leave=-2 0:legacy=9 0:legal=-6 0:less=12 0:let's=-11 0:lgtm=-6
0:link=-5 0:lol=-4 0:look=-5 0:looks=-9 0:make=-7 0:makefile=10 0:management=7 0:maybe=-17 0:memory=-4 0:metric=6
0:metrics=10 0:might=-5 0:migrations=-9 0:min=7 0:minutes=15 0:money=17 0:more=11 0:morning=-3 0:motors=13 0:move=-17
0:msrv=9 0:multiplayer=11 0:never=4 0:new=7 0:next=-9 0:nice=5 0:no=-1 0:now=-21 0:ok=-1 0:okay=-3 0:old=5 0:on=-2
0:only=-4 0:open=-3 0:or=-8 0:our=9 0:partitioning=15 0:per=7 0:perhaps=-11 0:picked=15 0:pictures=9 0:pnpm=13
0:postmortems=11 0:postponed=9 0:prices=11 0:print=-5 0:priya=7 0:prod=12 0:prs=13 0:public=8 0:publisher=9 0:put=-14
0:questions=10 0:raw=17 0:read=-9 0:redo=-5 0:remember=-3 0:rename=-9 0:replace=-11 0:retention=14 0:revert=-12
0:reviewer=-5 0:rewrite=-5 0:rust=7 0:same=-3 0:sample=6 0:scala=8 0:scrap=11 0:season=11 0:second=-5 0:see=-3
0:send=-11 0:set=-8 0:shell=11 0:should=1 0:signed=15 0:since=4 0:six=10 0:slack=8 0:so=-10 0:somebody=-4
0:someone=-14 0:sorry=-2 0:spacing=9 0:split=-13 0:start=-15 0:strings=4 0:swap=-4 0:tailwind=11 0:take=-21 0:talk=9
0:talked=7 0:tank=10 0:target=11 0:temperatures=9 0:tests=5 0:thanks=-3 0:that's=3 0:that=3 0:then=-15 0:they're=7
0:those=6 0:today=-10 0:too=9 0:toy=12 0:translate=-15 0:translations=10 0:try=-6 0:turn=-6 0:um=13 0:undo=-9
0:unsafe=13 0:until=-8 0:use=-7 0:utf=-5 0:v=8 0:verdict=20 0:ward=7 0:we'll=12 0:we're=4 0:we've=11 0:we=9
0:weather=10 0:went=8 0:what's=-2 0:what=-9 0:whats=-5 0:when=1 0:where=-3 0:which=-12 0:who=-3 0:whoever=14 0:why=4
0:would=-6 0:yarn=10 0:yes=-3 0:you'd=12 0:you'll=9 0:you=3 0:ⓝ=-7 0:ⓟ=-3 0:ⓠ=2 1:!=-17 1:'=4 1:-=-7 1:.=-5 1:?=5
1:a=-2 1:add=-2 1:adding=6 1:again=-5 1:agreed=-4 1:allowed=14 1:also=-14 1:alternatives=19 1:always=-8 1:am=6
1:amounts=6 1:analysis=8 1:and=3 1:anything=-6 1:apologise=11 1:apologizing=17 1:apply=10 1:are=4 1:aren't=8
1:asked=-3 1:audit=13 1:be=-1 1:been=3 1:before=23 1:beta=28 1:bill=11 1:black=14 1:blind=8 1:board=1 1:both=-5
1:branch=5 1:branches=16 1:brand=7 1:but=-4 1:button=-5 1:came=-5 1:cap=10 1:carry=12 1:change=-5 1:check=-5 1:chip=12
1:classes=9 1:closes=6 1:cluster's=12 1:co=6 1:code=4 1:colleague=-18 1:colour=5 1:column=19 1:commit=18 1:contact=6
1:could=-7 1:curves=8 1:customers=12 1:cutover=21 1:dark=13 1:data=5 1:dates=20 1:decide=13 1:decisions=8 1:deploys=9
1:dictate=14 1:dictating=14 1:do=1 1:docs=-22 1:does=13 1:doesn't=-15 1:doing=25 1:draft=-7 1:dropping=5 1:each=4
1:emojis=6 1:engineer=15 1:env=13 1:error=-3 1:ethics=6 1:evening=-5 1:ever=8 1:exports=9 1:extract=-2 1:eyes=9
1:fails=-4 1:fairly=11 1:farm=9 1:fifteen=14 1:firmware=19 1:fiscal=9 1:flags=5 1:floats=8 1:for=7 1:found=-4
1:freeze=8 1:from=4 1:function=-4 1:functions=7 1:future=6 1:gave=18 1:generate=19 1:gets=4 1:glossary=5 1:go=3
1:gone=6 1:good=-5 1:grant=21 1:guess=-6 1:guidelines=8 1:guy=-12 1:habit=8 1:half=-4 1:handlers=14 1:has=6 1:here=21
1:hospital=5 1:hosting=6 1:i'm=5 1:i=-5 1:images=4 1:in=10 1:inside=8 1:into=9 1:invoice=-13 1:isn't=7 1:it's=-3
1:it=-7 1:job=-10 1:k=-5 1:keep=-3 1:keeps=10 1:key=-11 1:keys=7 1:know=5 1:knows=36 1:kubernetes=18 1:lab=23
1:left=16 1:length=12 1:licence=7 1:limit=14 1:lines=55 1:lists=10 1:live=8 1:log=-2 1:login=-3 1:long=-10 1:look=-4
1:looked=-29 1:looks=4 1:machine=12 1:machines=13 1:main=11 1:maintain=7 1:make=-1 1:makes=11 1:malloc=8 1:mark=20
1:matters=7 1:me=-1 1:memorize=16 1:messages=-6 1:metadata=-7 1:might=-23 1:migration=-2 1:mind=-10 1:mode=-7
1:modules=6 1:morning=-12 1:moved=7 1:moves=8 1:must=-6 1:name=9 1:names=1 1:need=-12 1:never=1 1:new=2 1:night=-18
1:no=1 1:now=-1 1:number=10 1:numbers=5 1:nuns=14 1:of=4 1:ok=-20 1:on=-1 1:one=-2 1:only=6 1:our=-7 1:over=8
1:owns=12 1:page=-2 1:paper=12 1:pay=13 1:pin=15 1:pinout=7 1:plan=4 1:plans=8 1:pnpm=8 1:prefer=-2 1:printer=-5
1:probably=-3 1:pronouns=8 1:put=-6 1:putting=11 1:rather=17 1:really=36 1:reason=-4 1:recordings=20 1:redo=-3
1:regional=8 1:registry=6 1:release=-4 1:remember=2 1:rename=-5 1:reports=-8 1:requests=7 1:restarted=-7
1:retention=16 1:returns=-5 1:review=9 1:row=-8 1:run=4 1:sandbox=8 1:says=-19 1:scanner=12 1:schema=8 1:school=26
1:screenshots=16 1:seen=-6 1:sentences=11 1:service=15 1:set=-4 1:settled=4 1:shell=9 1:shipping=10 1:should=7
1:shows=-3 1:sign=19 1:signed=10 1:sit=7 1:something=6 1:sorted=13 1:spaces=10 1:spelled=9 1:spelling=7 1:staging=8
1:statistics=17 1:stay=19 1:stays=27 1:steam=6 1:steps=7 1:stop=8 1:strongly=16 1:subtitles=10 1:summary=10
1:support=2 1:sure=-11 1:suspect=-3 1:tablets=6 1:talk=26 1:talked=5 1:tank=12 1:teach=13 1:team=3 1:telescope=9
1:templates=10 1:test=2 1:that's=-4 1:the=-10 1:then=2 1:there=2 1:these=-13 1:thesis=7 1:think=9 1:thinks=-4
1:this=-6 1:three=-7 1:thresholds=24 1:ticket=-7 1:tickets=10 1:tills=7 1:time=1 1:timezone=9 1:titles=18 1:told=4
1:took=5 1:touch=3 1:v=13 1:was=-4 1:we=-10 1:website=10 1:were=-4 1:when=-3 1:which=-3 1:will=4 1:won't=16
1:would=-13 1:you=-2 1:zero=15 1:ⓒ=-7 1:ⓝ=-1 1:ⓤ=-6 2:(=11 2:-=2 2:.=2 2::=2 2:?=11 2:a=-5 2:access=6 2:adding=-5
2:again=4 2:agreed=9 2:agreement=17 2:all=5 2:always=-14 2:an=-5 2:and=5 2:answers=6 2:app=7 2:are=3 2:aren't=7
2:as=-3 2:back=-3 2:banned=9 2:be=-16 2:belongs=15 2:bookings=7 2:boss=-11 2:box=8 2:breaks=21 2:bug=-11 2:but=-3
2:by=6 2:can't=-4 2:can=-3 2:carry=7 2:changed=14 2:changelog=-4 2:class=-6 2:cloud=10 2:cluster=20 2:column=-6
2:come=10 2:comment=-4 2:commit=2 2:convention=11 2:could=-3 2:csv=-6 2:dashboard=14 2:data=6 2:decades=8
2:designer=13 2:did=-5 2:does=-4 2:down=-9 2:each=6 2:early=14 2:earth=-4 2:end=-4 2:endpoints=11 2:ends=9 2:every=3
2:everything=21 2:exports=13 2:fails=-4 2:files=12 2:fine=-16 2:finish=7 2:first=-4 2:fish=9 2:five=8 2:fix=-5
2:follow=15 2:for=2 2:forget=-4 2:freeze=9 2:from=-6 2:future=7 2:gave=-5 2:general=9 2:get=6 2:getting=-6 2:gives=-9
2:go=-3 2:goes=6 2:got=3 2:group=6 2:guide=-5 2:had=-7 2:half=-6 2:hard=15 2:have=2 2:head=6 2:here=1 2:home=16
2:if=-28 2:im=9 2:importer=12 2:in=-2 2:index=-2 2:isn't=10 2:issues=8 2:it's=-22 2:just=-3 2:key=3 2:kids=10 2:lab=11
2:last=-12 2:leaving=18 2:legal=6 2:length=9 2:licence=7 2:like=1 2:limit=4 2:live=19 2:long=9 2:look=-20 2:looks=-4
2:lost=14 2:machine=15 2:mail=-15 2:main=5 2:make=-1 2:merger=10 2:met=12 2:metric=11 2:migraines=14 2:mode=13
2:modules=5 2:moving=-4 2:must=-3 2:my=2 2:naming=12 2:need=-1 2:needed=-6 2:never=3 2:new=2 2:now=3 2:numbers=13
2:of=4 2:ok=-6 2:old=-4 2:once=-4 2:one=1 2:only=13 2:other=3 2:our=11 2:over=-3 2:pagination=-5 2:parish=11
2:patient=20 2:per=10 2:physio=17 2:picked=27 2:plan=8 2:pnpm=4 2:project=17 2:prose=11 2:pushes=6 2:questions=17
2:rate=10 2:raw=5 2:read=6 2:reads=8 2:record=12 2:refactoring=11 2:reference=6 2:remember=-1 2:rename=-2 2:repo=20
2:report=5 2:research=8 2:returns=-4 2:robots=9 2:runs=1 2:said=-3 2:says=-16 2:schedule=12 2:scripts=10 2:set=-5
2:should=-2 2:show=-4 2:shown=-9 2:signed=8 2:since=-6 2:small=4 2:some=-5 2:spec=12 2:squash=7 2:start=9 2:starts=7
2:still=-7 2:strings=7 2:system=6 2:takes=-2 2:team=-6 2:tenant=14 2:than=-5 2:thank=-6 2:that's=-3 2:that=-2
2:there=2 2:these=7 2:they=-6 2:things=7 2:think=-7 2:thinks=-6 2:this=-2 2:those=6 2:thought=-3 2:times=8 2:token=-10
2:tokens=7 2:training=8 2:transcript=11 2:use=2 2:voted=-8 2:way=36 2:what=5 2:which=-3 2:windows=26 2:worked=-3
2:works=-6 2:would=-4 2:wrapped=17 2:writing=-7 2:wrong=-9 2:yarn=7 2:year=-16 2:yet=-2 2:you=5 2:zsh=12 2:ⓒ=-1 2:ⓝ=-8
:=5 ;=14 =-24 ?=-3 a=0 abbreviations=24 accepted=9 access=2 accessibility=4 accountant=5 add=-10 added=4 adding=13
admitting=18 adr=10 adrs=7 after:(=-10 after:,=1 after:a=-3 after:after=1 after:afterwards=9 after:also=3
after:always=-6 after:an=-13 after:and=4 after:answer=-6 after:anyway=-7 after:anywhere=9 after:are=-1 after:at=2
after:begin=-4 after:board=9 after:branches=-5 after:british=8 after:broke=-11 after:but=-22 after:check=-3
after:clicking=-4 after:coffee=-9 after:contract=5 after:could=1 after:council=19 after:csv=8 after:deleted=-3
after:diff=30 after:discussed=22 after:does=-7 after:doing=22 after:don't=-4 after:drive=10 after:each=-3
after:exactly=18 after:final=7 after:from=-11 after:go=-1 after:habit=8 after:handle=-4 after:have=-2 after:he=-3
after:i'd=1 after:i'll=-7 after:i'm=-6 after:i=5 after:in=-1 after:is=-1 after:it's=1 after:it=3 after:keep=2
after:let's=-3 after:log=-5 after:looked=-20 after:make=1 after:makes=9 after:module=17 after:more=8 after:most=-3
after:move=4 after:much=14 after:must=-6 after:names=-13 after:need=3 after:never=-2 after:night=-22 after:no=-2
after:nothing=-3 after:now=-1 after:ok=-14 after:on=-12 after:once=3 after:one=-3 after:or=2 after:our=-11
after:perfect=10 after:please=-7 after:prices=-4 after:privacy=16 after:ran=-6 after:really=11 after:records=11
after:redo=7 after:remember=-4 after:remove=4 after:restarted=-4 after:second=-6 after:see=-6 after:settled=10
after:should=-7 after:signed=26 after:single=10 after:skip=-9 after:standard=12 after:stop=3 after:style=9
after:suspect=-2 after:talk=25 after:that's=7 after:that=4 after:the=2 after:there's=-4 after:they=-10 after:things=-6
after:third=3 after:time=6 after:told=15 after:two=4 after:update=9 after:use=-5 after:we're=3 after:we=5
after:what=-5 after:whatever=10 after:when=-9 after:which=-4 after:why=-24 after:would=-4 after:wrote=13
after:you've=5 after:you=7 after:your=13 after:ⓝ=-11 after:ⓟ=-6 after=1 afternoon=-35 afterwards=1 again=-9 agency=11
agents=6 agreed=28 agreement=15 ahead=-19 airtable=12 already=-9 also=-3 alter=9 alternatives=4 although=-2 always=-11
am=5 amateur=5 among:1=-1 among:2=15 among:3=4 among:4=-53 amounts=4 an=-1 analogy=15 and=1 android=4 announced=19
anonymous=9 another=-4 answer=3 answers=12 any=6 anything=7 anyway=-19 anywhere=-3 api=1 apologise=11 apologised=6
apologizing=17 apparently=-5 applies=23 applydiscount=-5 approach=-14 approve=7 approves=8 apps=14 april=7
architecture=36 archive=-2 archived=19 are=8 aren't=7 argument=6 around=-2 arrived=-6 arrow=-9 art=10 article=-6
ascii=18 ask=1 asked=6 assertion=11 assets=10 assume=29 at=-2 attached=-25 audio=13 august=10 auth=9 authors=-8
autumn=16 axis=-4 back=-6 backend=4 backlog=6 backup=-3 backups=12 badge=-5 banned=11 banner=-3 bar=-11 bare=35
based=34 baseline=10 bash=-6 bastion=7 batch=2 bed=-6 beer=-7 before:,=0 before:-=-3 before:.=2 before::=-4
before:a=-1 before:about=-4 before:after=2 before:again=19 before:alternatives=13 before:always=-30 before:an=-2
before:and=-3 before:anything=-6 before:are=-2 before:asked=16 before:at=8 before:back=-5 before:bit=14
before:branches=36 before:build=-3 before:by=-13 before:can=-2 before:change=-7 before:clever=7 before:could=-6
before:diff=14 before:dude=28 before:each=5 before:eight=8 before:every=-2 before:feature=18 before:file=-7
before:final=11 before:finally=5 before:firmware=7 before:first=2 before:fix=6 before:forget=11 before:found=-4
before:from=-9 before:gave=9 before:gene=10 before:go=-6 before:going=-5 before:good=3 before:got=-7 before:haha=-6
before:he=-6 before:here's=-5 before:here=-10 before:hi=-3 before:hm=5 before:how=-3 before:i'd=3 before:i'll=-3
before:i'm=1 before:i've=-15 before:i=2 before:if=-17 before:in=3 before:is=-2 before:isn't=9 before:it'll=18
before:it's=-1 before:it=-5 before:just=2 before:keep=10 before:leave=-5 before:list=4 before:look=4 before:looks=-20
before:love=4 before:lovely=26 before:make=2 before:mate=10 before:maybe=-20 before:might=-7 before:mm=7
before:morning=-27 before:moved=-4 before:must=-8 before:my=-16 before:need=-4 before:never=-27 before:news=8
before:next=-4 before:nice=40 before:no=2 before:not=3 before:nothing=-3 before:now=-21 before:numbered=11
before:of=-2 before:oh=6 before:ok=-3 before:on=-13 before:one=-2 before:only=-2 before:ooh=19 before:opening=-4
before:or=-20 before:our=-3 before:over=6 before:perhaps=-5 before:photo=8 before:prefer=-12 before:really=14
before:remember=-26 before:right=-13 before:run=3 before:runbook=6 before:said=14 before:says=-13 before:second=-4
before:see=4 before:she=-8 before:short=12 before:should=-4 before:sigh=6 before:slipped=9 before:so=-10
before:sorry=6 before:spaces=-4 before:staging=6 before:stop=26 before:strip=12 before:take=3 before:that's=3
before:the=-4 before:them=-5 before:then=1 before:there=-3 before:things=-4 before:third=2 before:this=3
before:ticket=-2 before:too=15 before:turns=11 before:ugh=19 before:upload=-7 before:use=-7 before:used=17
before:version=-4 before:was=1 before:watch=13 before:we=2 before:wells=8 before:what=5 before:where=-2
before:would=-8 before:yes=16 before:yesterday=-5 before:you're=6 before:you=11 before:ⓝ=1 before:ⓟ=-12 before:ⓧ=-8
behaviour=9 believe=-9 belong=19 belongs=13 below=-16 beside=10 beta=13 billing=6 binder=19 bird=12 bishop's=9 bits=17
blind=22 block=-2 board=8 boat=10 body=-2 book=7 booked=25 booking=-14 borders=16 boring=17 both=0 bots=13 bottle=15
bounce=5 box=3 branches=21 brand=13 brb=-6 bring=-5 british=14 broadcast=8 broke=-5 broken=-13 btw=4 bubble=9
bucket=-5 budget=10 bugs=-3 build=0 building=5 builds=9 bullet=13 buried=5 burned=10 burnt=10 busybox=8 but=-9
button=-6 byte=-10 cache=-7 cake=-10 call=0 callbacks=16 can=-2 cannot=11 capped=6 captions=5 careful=22 cargo=-12
cart=-6 carttotals=-6 cast=11 catalogue=8 cause=-5 cent=-4 central=8 cents=19 certificate=-12 certification=25 cet=7
change=-2 changed=5 channels=-5 chapter=5 chart=-2 charts=15 check=-6 checker=14 checklists=10 checkpoint=-13
checksum=-13 cheers=-10 chemistry=8 children=-7 choreographer=16 chose=30 chosen=17 chromebooks=10 chromium=9 ci=3
citation=9 citations=8 citizens=8 claims=-2 class=-4 clean=-3 cleared=-3 click=-17 client=2 clients=22 clinic=25
clock=-4 close=-2 closed=9 closure=8 cloud=3 club's=17 club=5 cluster's=12 cluster=8 co=3 code=7 codebase=33
codeberg=13 coffee=-28 colleague=-4 come=4 command=4 comments=4 commit=1 commits=3 committed=27 committee=5 comms=7
companion=12 company's=11 company=-2 compare=-9 comparisons=19 competitor=-5 compiler=6 complain=-9 complains=-3
compliance=21 compose=-3 composition=7 comprehensions=18 computers=14 concluded=8 conclusion=10 concurrently=18
conflict=-10 conflicts=-18 confluence=-6 connection=-5 const=-8 contact=3 contain=17 contract=17 contracts=23
controllers=23 conventional=11 conversions=6 convert=-18 coordinates=11 cope=7 copy=4 core=5 cores=13 cost=3 costs=11
could=-14 council's=11 council=15 counsel=10 counted=2 counter=-10 counts=3 court=6 crashes=-21 credentials=20 crew=17
crm=20 cron=-7 csv=-2 cuda=20 cupboard=9 curators=7 curve=-3 customer=1 customers=13 customs=15 cutover=28 cuts=11
cutter=17 data=10 database=11 dataclass=-8 date=5 dba=-3 deadlock=-6 deaf=22 deal=4 debating=15 dec=12 decades=8
december=1 decides=7 decisions=5 deck=5 default=-1 degrees=-4 delete=-2 deleted=-7 delivery=4 dentists=27 department=9
dependencies=23 depends=-3 deploys=7 deps=-6 describe=11 description=5 descriptions=7 design=13 desk=9 detected=-5
dev=8 develop=19 developer=-4 device=6 diagrams=9 dialog=-8 dictate=17 dictating=6 dictionary=12 did=-5 diff=6
difference=-5 diffs=20 diocese's=7 diocese=9 director's=19 director=19 disabled=-3 discounts=-5 discussion=-6
discussions=9 display=-3 district=12 districts=12 do=2 dock=6 docker=-10 docs=1 document=4 documentation=20 does=-4
doesn't=-1 domain=6 dont=8 double=-3 doubles=-7 doubt=7 down=1 downloads=12 draft=-4 drafted=13 drag=-4 drawings=14
drive=14 drivers=3 dropdown=-7 dropped=13 dropping=2 du=7 duck=-5 dunno=-16 duration=-11 dyslexic=30 each=5 ear=18
edit=5 edited=4 editing=-5 edits=6 effect=-6 effective=5 egypt=10 eighteen=9 eleven=6 else=-2 email=-2 embargoed=10
embedded=24 emoji=16 emojis=16 empty=-23 end=2 endpoint=-12 endpoints=2 ends=10 eng=14 english=5 enough=-2 entire=15
entry=6 error=-6 essays=9 ethics=8 eu=10 even=3 evenings=7 ever=4 every=7 everybody=-7 everything=6 evidence=19
exact=11 exam=5 examples=4 exclamation=4 executed=9 experiment=20 experiments=6 expire=-5 expired=-8 explained=8
explaining=5 explanation=8 explanations=16 export=-3 exports=13 expressions=23 ext=8 extended=4 external=14
extract=-20 facilities=7 facing=24 fact=19 fade=-3 failed=-4 fails=-12 failure=-4 fair=-3 far=-16 farm=11 farmer=15
farmers=11 fast=-2 faster=-13 feature=-7 features=20 feb=10 feeds=5 feeling=-8 few=-5 field=5 figma=9 figure=-3 file=1
filed=11 files=7 filing=16 filter=-13 final=25 finance=5 finds=-3 fine=-1 fires=-4 firmware=14 first=1 fix=3 fixing=7
flag=-5 flags=5 flaky=-3 flat=-7 fleet=5 flight=11 floating=10 flood=9 floor=4 flows=9 fluent=16 flush=-8 fns=12
focus=-4 folder=2 follow=9 following=-4 font=-15 footer=-7 forgot=-6 form=-11 formatter=11 forms=6 formulas=7 forth=-6
found=-22 four=-2 fourteen=7 freelancer=9 freeze=2 from=1 frozen=-3 ftp=4 function=-6 functions=21 future=9 fyi=10
game=4 gates=6 gearbox=11 general=8 generated=14 german=3 get=5 gets=13 getting=-6 gigs=6 git=2 given=9 gives=-10
glossary=13 gloves=21 go=2 goes=4 gone=-2 good=-1 goodbye=14 google=19 got=2 gradle=-3 grafana=25 grey=-6 greyed=-4
grumpy=12 guardian=-6 guess=-3 guest=-6 guidelines=15 guy=-9 habit=18 had=-7 haematology=10 haha=-22 handbook=13
handle=-2 handler=-17 handlers=5 handles=8 hands=10 hang=4 happens=-1 happy=-11 harbor=10 hardcode=-10 hardware=27
has=-2 hash=3 haven't=-12 he'd=-9 he's=2 head=3 headed:=-12 header=-4 heading=-10 heads=6 hearing=13 heating=-3
held=-4 help=-2 helped=3 helper=7 helpers=16 helps=6 her=2 here's=-2 here=2 hi=-6 hidden=-10 high=-5 hints=8
historian=7 history=4 hives=14 hm=-2 hobby=13 honest=-4 hooks=18 hospital=7 hosted=38 hosting=35 hostname=9
hotfixes=11 hour=-11 hourly=4 house=19 how=-1 httpx=10 hugo=7 humans=12 hundred=-11 hung=-4 hurry=-10 hw=8
hydrologist=7 i'd=3 i'll=-5 i'm=2 i've=1 i=1 icon=-11 id=-14 idea=-4 identifiers=28 identity=17 if=-2 ifs=11
ignored=-7 ignores=4 images=20 imagine=-26 imperative=13 implement=-6 implementations=-6 import=-2 imprint=-4 in=1
inch=9 inches=33 incidents=10 index=-5 infra=14 ingest=15 inheritance=15 insist=17 inspection=16 install=5
institute's=16 integration=6 internet=4 invoice=-14 invoices=2 ios=23 ipads=7 iphone=14 is=6 isn't=5 issues=25 it'd=-2
it'll=10 it=-4 jan=27 january=17 jenkins=6 jira=12 job=-3 joke=-3 journal=18 jpgs=7 june=22 junior=10 just=-3 keep=4
keeping=10 kernel=5 keys=16 keystore=15 kid=-6 kilos=8 kiosks=11 kit=4 known=8 lab=15 ladder=10 lake=8 laminated=18
large=-10 laser=17 last:=-3 last=3 latency=9 later=-2 lawyer=5 layer=5 lead=-3 leaks=8 learn=14 learned=12 least=-3
leave=-1 leaves=4 leaving=6 lecture=12 ledger=4 legacy=16 legal=14 legend=-7 let's=-24 lgtm=-6 library=-2 libssl=-5
licence=19 license=6 licensed=10 lies=7 life=-4 lifted=10 lighting=7 line=3 lines=2 list=-1 listed:=10 listed=6
lists=13 literals=13 live=2 lives=6 load=-3 loaduser=-2 loan=5 locally=-13 lock=-2 log=3 login=-3 logo=-2 long:0=-4
long:1=-2 long:2=4 long:3=2 long:4=0 long:6=-1 long=-1 longer=1 look=2 looked=-9 looks=-9 loop=-8 loses=-5 loss=-13
lot=4 lunch=-5 macbook=19 machines=6 macros=11 mail=-5 mailbox=7 mailed=7 mails=9 main=3 mainframe=12 maintain=10
maintained=17 maintainer=9 maintaining=16 make=-2 malloc=5 management=19 map=-9 mapbox=13 marketing=6 marks=17
masked=11 master's=11 maternity=10 matrix=4 matters=32 may=1 maybe=-4 mbit=11 me=5 meaning=7 means=2 meantime=-5
medical=11 members=12 memorize=16 memory=0 merge=-4 mergeconfig=-5 merger=8 merges=4 merging=14 message=3 messages=9
metered=6 metres=5 metric=9 middle=-5 midnight=-12 might=-26 migraines=14 migrated=11 migration=7 migrations=28
mind=-2 minimum=24 ministry's=22 ministry=28 minor=-3 minutes=-12 mirror=5 missing=-9 mobile=3 mocks=10 modbus=12
models=23 module=5 modules=38 moment=-2 monday=-3 money=4 monitors=13 month=5 monthly=10 morning=1 mornings=31
mostly=14 mountain=9 mounted=11 move=-6 moved=3 moving=-4 ms=-7 msrv=9 multiplayer=11 must=-6 mustn't=11 my=3 named=3
names=8 naming=4 national=18 native=5 nd=17 nearly=-4 need=-3 needs=4 nervous=7 net=8 network=3 never=-10 new=1
nextcloud=12 nicer=-4 night=5 nightly=4 nil=-4 no=6 noon=-4 not=5 note=-5 nothing=3 noticed=-4 notion=7 nov=10
november=7 now=1 npm=-4 null=-21 numbering=18 numbers=9 observatory=10 of=1 office's=20 office=13 officer=8 offices=9
ok=-5 okonkwo=6 on=2 oncall=8 once=-2 one's=-7 one=-1 only=2 op=12 openapi=8 opens=-9 opera=7 operating=17 operator=16
ops=19 option=-10 options=8 or=-3 orange=-9 order=-10 org=37 original=-6 orphan=10 other=-3 others=-2 our=20 ours=3
out=0 output=3 oven=12 over=4 own=2 owned=6 owner=13 owners=11 owns=36 packages=11 page=-4 pages=-2 pagination=-20
painful=11 paper=6 paragraphs=6 parish=9 parsed=13 parser=-7 partitioning=15 partner=12 parts=5 party=5 pass=-2 past=9
pasted=-11 pay=6 payments=16 pays=7 pension=-6 people=3 per=4 percentages=11 perf=24 perfect=4 perhaps=-23 person=6
persons=7 pharmacist=12 phases=7 phd=16 phones=9 photographer's=6 physics=5 physio=7 picked=6 picker=-14 picks=-6
pilot=14 pinned=19 pinout=5 pip=12 pitch=-4 place:0=-3 place:1=0 place:2=8 place:3=10 places=3 plan=4 plans=11 plant=8
player=-7 plot=-5 pls=3 pnpm=12 poetry=8 point=3 policy=-4 portal=4 position=-7 poster=-4 postmortems=13 postponed=23
precision=-5 prefer=7 prefers=-15 presets=9 printer=1 prints=-14 private=11 probably=-29 problem=-32 prod=12
product=14 production=9 program=10 programming=7 progress=-7 project=21 prompt=-4 pronouns=8 protection=12 protocol=7
prs=22 public=17 publisher=10 pull=5 pushes=4 put=-4 puts=-5 putting=12 pytest=-4 q=9 qa=13 quarter=8 query=-13
questions=16 queue=-11 quick=-4 quirks=10 quit=32 quiz=-10 quoted=6 r=7 raise=-2 raised=13 ram=21 rangers=15 rates=5
raw=17 rd=6 react=6 read=7 reads=2 real=11 reasoning=17 rebooted=-4 receipt=-11 recommend=-10 red=-1 redesign=5
redo=-1 reformat=5 refreshed=6 refused=-7 refuses=9 regex=-4 regional=13 registry=9 regular=11 regulation=6
regulator=11 released=-5 remain=9 remains=12 remember=-1 remind=-3 remove=-49 rename=-46 renamed=3 renewed=7 repeat=4
replace=-9 replaced=15 repo=17 reports=20 repository=17 reproduce=-4 reproducible=9 request=-12 requests=11
requirement=22 rerun=-4 research=30 rest=-1 restart=-11 restarted=-8 restore=-10 retention=18 retired=43 retry=-6
return=-21 returns=-17 revalidation=8 revert=1 reverted=4 review=6 reviewers=10 reviewing=10 reviews=20 revision=20
rig=9 right=-13 rights=8 robotics=9 robots=6 roughly=-8 round=2 rounding=-4 router=-6 row=0 rows=-5 rule=2 runbook=7
runbooks=11 sabbatical=8 sales=-3 same=-12 sandbox=4 satellite=7 save=0 saw=-11 says=-22 scala=8 scanned=3 scanner=13
scanners=10 schedule=10 scheduler=4 schema=13 schematic=14 scheme=6 school's=11 school=13 schools=12 scrap=11
screen=-1 screenshots=9 script=-5 scripts=16 search=-10 second=2 seconds=-5 security=3 see=-9 seed=-4 seems=-18
seen=-4 segfault=-7 self=18 sell=4 semicolon=-3 send=-4 sending=-4 sensors=15 sent=1 sentence=7 sentences=4 sentry=9
september=20 service=17 services=3 session=-2 set=-8 settings=-7 settled=45 sftp=25 shaders=22 share=16 shared=19
sharepoint=9 shares=5 she's=17 she=6 sheets=22 shelved=8 shifts=16 ships=20 shook=12 short=3 shorten=-12 shorter=-14
should=-27 show=-2 showing=6 shown=-3 shows=-24 shut=24 sides=7 signal=4 signed=13 significant=25 signs=12 signup=-3
since=2 singleton=5 sit=21 site=10 sites=19 slack=17 slid=11 slide=-3 slider=-5 slipped=7 slots=-5 slow=-9 slurm=14
smaller=-6 smells=-8 snake=6 snippets=12 so=5 society=5 solution=13 some=-13 somebody=-11 something=1 sometimes=-4
somewhere=-3 sorry=-4 sort=-11 source=11 sourcing=5 spacing=5 speaks=3 spec=9 specs=20 speed=-2 spell=4 spelled=35
spinner=-3 split=0 spoken=11 sprint=-5 sprints=17 sprite=8 sql=20 squad=13 staff=6 stage=15 standard=21 stands=17
starts=2 station's=9 statistics=4 stay=9 stays=16 steam=23 steer=19 steering=8 steps=7 stick=4 sticker=12 still=-4
stop=4 stopped=-3 store=5 stripped=-10 stuck=-2 students=23 stuff=5 style=3 substitution=11 subtitle=-5 sudo=4
suffix=28 sugarcoat=18 suggesting=25 sum=-3 summarise=-5 summer=9 sunday=5 sundays=18 supervisor=15 support=8
supporting=7 suppose=-16 sure=2 suspect=-4 swap=-24 switch=-2 synced=7 synthetic=15 system=13 systems=6 tables=11
tablet=-3 tablets=11 tail=6 tailwind=5 talked=8 talks=5 tank=7 taste=10 taxes=12 taxonomy=8 teach=6 team=22 teams=7
technical=24 telescope=7 tell=1 telling=9 temperature=-7 temperatures=9 ten=1 tenant=4 tenants=4 tense=15 term=4
terminal=6 terms=11 test=8 testers=12 texts=3 thank=-2 thanks=-11 that's=1 that=-1 thats=9 the=-1 them=4 themselves=10
then=3 there=-1 thesis=15 they'd=-12 thin=15 think=-10 thinking=-21 thinkpad=23 thinks=-18 this=-6 those=12
thought=-19 threads=-4 through=2 throughout=21 throw=-8 throws=-24 thursday=4 thursdays=11 thus=18 thx=-7 tick=-14
tickets=8 tier=7 timeout=-17 timer=-13 timezone=9 timezones=-5 title=-8 titles=26 tmp=-6 toast=-8 tocents=-8
today's=-5 today=-17 toddler=11 toggle=-3 token=-4 tokens=19 tomasz=3 tomorrow=-21 tonight=-25 too=-1 tools=11
tooltip=-5 top=-1 topic=17 torque=27 tossed=12 total=-16 touch=0 touched=4 town=10 trace=-9 track=10 tracked=10
tracker=30 trade=13 trademark=12 trailing=-2 translators=19 treasury=7 tried=-1 trunk=12 try=-14 tuesdays=11 twenty=-4
twice=-9 twins=9 two=0 type=-1 typed=-7 typescript=11 ugly=-10 um=14 uncle=-4 unclear=10 under=7 understands=17
undo=-9 union=5 units=15 unity's=13 university=25 unsafe=13 unsure=29 upgraded=6 upload=-14 upside=-3 upstairs=18
us=18 usb=6 use=0 useful=22 user=-2 userservice=-3 usesession=-3 using=-3 usual=-3 utc=8 utf=-7 utility=6 v=-5
valid=-3 var=-4 vehicle=6 vendor=1 vendors=16 verdict=6 verified=8 very=-4 vestry=10 via=5 views=14 visible=-3
visit=-4 vite=-9 vitest=26 voice=4 volume=-9 volumes=8 volunteer=5 vote=6 voted=18 votes=4 w=13 waiting=-7 waits=-5
warehouse=8 warm=-5 warning=-12 watchdog=-4 watched=10 way=4 we're=12 we've=20 we=5 web=5 webpack=-6 webshop=12
websocket=-8 websockets=9 wednesdays=15 week=-3 weekend=5 weekends=4 weekly=7 weeks=10 weighs=15 weirdly=7 welcome=5
well=4 weren't=10 west=-5 what=1 whats=-5 wheels=8 when=2 where=-3 whether=-29 which=4 while=-5 why=-2 wiki=26 will=2
windows=1 winter=10 wiped=12 wired=25 wiring=5 won't=4 won=5 wondering=-4 word=6 words=6 worked=-7 works=-12
workspace=10 would=-22 wow=-5 wrapped=10 write=0 writing=12 written=17 wrong=-7 yard=9 yarn=29 year=3 years=17 yet=-30
you'll=-3 you=2 yourself=15 youtube=13 yrs=15 zip=-4 zsh=12 zulip=9 —=19 ⓒ=9 ⓟ=0 ⓠ=1 ⓤ=9 ⓧ=3
"""
