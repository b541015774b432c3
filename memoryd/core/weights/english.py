"""How much each trait of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
"=-27 '=10 (=1 ,=10 -=13 .=2 0:a=-12 0:add=-9 0:adrs=6 0:amend=-5 0:an=-7 0:and=-6 0:anything=16 0:anyway=-12 0:as=4
0:at=-7 0:back=-5 0:backups=8 0:base=12 0:because=-5 0:between=14 0:bo=9 0:board=9 0:branch=19 0:british=11 0:btw=15
0:bugs=-4 0:bump=-7 0:can=-13 0:careful=8 0:check=-10 0:cheers=-4 0:chose=14 0:clicking=-3 0:code=18 0:coffee=-4
0:commit=4 0:convert=-6 0:correction=13 0:could=2 0:council=6 0:csv=12 0:customer=12 0:dates=6 0:delete=-6
0:deleted=-6 0:did=-6 0:do=1 0:does=-12 0:don't=-2 0:done=8 0:dont=9 0:drop=-12 0:e=8 0:eight=11 0:eleven=9
0:english=13 0:errors=8 0:event=16 0:everybody=-6 0:feature=9 0:final=9 0:find=-9 0:first=-9 0:fix=-17 0:fixtures=9
0:forget=12 0:found=-6 0:fyi=6 0:git=-9 0:go=-4 0:going=6 0:good=-2 0:grafana=11 0:haha=-2 0:half=9 0:have=-8 0:he=-16
0:heads=5 0:here's=-8 0:how=-7 0:hugo=7 0:i'll=-16 0:i'm=3 0:i=1 0:ignore=-7 0:imports=12 0:in=-3 0:is=-25 0:it'll=11
0:it=-12 0:journal=9 0:keys=13 0:known=14 0:last=-9 0:leave=-3 0:legacy=9 0:legal=-5 0:less=11 0:let's=-10 0:lgtm=-6
0:link=-6 0:links=-5 0:logs=5 0:lol=-5 0:look=-5 0:looks=-7 0:make=-8 0:makefile=10 0:management=6 0:maybe=-17
0:memory=-5 0:metric=6 0:metrics=9 0:might=-4 0:migrations=-7 0:min=6 0:minutes=14 0:money=17 0:more=11 0:morning=-3
0:motors=14 0:move=-18 0:msrv=9 0:multiplayer=10 0:my=1 0:never=1 0:new=7 0:next=-9 0:nice=5 0:no=-1 0:now=-19 0:ok=-1
0:okay=-4 0:old=5 0:on=-3 0:only=-4 0:open=-4 0:or=-8 0:our=8 0:partitioning=13 0:perhaps=-12 0:picked=15 0:pictures=8
0:pnpm=12 0:postmortems=10 0:postponed=8 0:prices=10 0:print=-5 0:priya=6 0:prod=11 0:prs=13 0:public=7 0:publisher=8
0:put=-14 0:questions=9 0:raw=16 0:read=-10 0:redo=-6 0:remember=-2 0:rename=-9 0:replace=-12 0:retention=12
0:revert=-11 0:reviewer=-5 0:rewrite=-6 0:rust=6 0:same=-3 0:scala=8 0:scrap=10 0:season=9 0:second=-6 0:send=-11
0:set=-9 0:shell=10 0:should=0 0:signed=14 0:since=3 0:six=10 0:skip=-4 0:slack=8 0:so=-10 0:somebody=-4 0:someone=-15
0:sorry=-3 0:spacing=9 0:split=-15 0:start=-16 0:strings=4 0:swap=-4 0:tailwind=10 0:take=-22 0:talk=8 0:talked=6
0:tank=9 0:target=8 0:temperatures=8 0:tests=4 0:thanks=-3 0:that's=2 0:that=3 0:then=-15 0:they're=6 0:those=5
0:thx=-4 0:today=-11 0:too=7 0:toy=10 0:translate=-13 0:translations=9 0:try=-6 0:turn=-6 0:um=12 0:undo=-8
0:unsafe=11 0:until=-9 0:use=-8 0:utf=-6 0:v=7 0:verdict=18 0:ward=7 0:we'll=11 0:we're=4 0:we've=11 0:we=10
0:weather=10 0:went=9 0:what's=-3 0:what=-10 0:whats=-6 0:when=1 0:where=-3 0:which=-12 0:who=-4 0:whoever=11 0:why=3
0:would=-6 0:yarn=10 0:yes=-4 0:you'd=12 0:you'll=8 0:you=2 0:ⓝ=-8 0:ⓟ=-2 1:!=-18 1:'=3 1:-=-7 1:.=-6 1:?=5 1:a=-1
1:add=-1 1:adding=9 1:again=-5 1:agreed=-6 1:allowed=13 1:also=-14 1:alternatives=22 1:always=-9 1:am=9 1:amounts=6
1:analysis=8 1:and=2 1:anything=-5 1:apologise=11 1:apologizing=16 1:apply=10 1:are=4 1:aren't=8 1:asked=-2 1:audit=12
1:be=-2 1:before=20 1:beta=26 1:bill=11 1:black=12 1:blind=7 1:board=2 1:both=-5 1:branch=4 1:branches=15 1:brand=7
1:but=-5 1:button=-5 1:came=-6 1:cap=8 1:carry=11 1:change=-6 1:check=-6 1:chip=12 1:classes=9 1:closes=5
1:cluster's=11 1:co=6 1:code=4 1:colleague=-17 1:colour=4 1:column=18 1:commit=16 1:complains=-4 1:contact=6
1:could=-7 1:curves=7 1:customers=11 1:cutover=20 1:dark=13 1:data=4 1:dates=19 1:decide=11 1:decisions=8 1:deploys=8
1:dictate=14 1:dictating=14 1:did=1 1:do=1 1:docs=-16 1:does=13 1:doesn't=-17 1:doing=24 1:draft=-8 1:dropping=5
1:each=5 1:emojis=6 1:engineer=13 1:env=12 1:error=-2 1:ethics=6 1:evening=-6 1:ever=8 1:export=-2 1:exports=9
1:eyes=6 1:fails=-4 1:fairly=10 1:farm=10 1:fifteen=13 1:firmware=19 1:fiscal=8 1:flags=5 1:floats=7 1:for=7
1:found=-5 1:freeze=9 1:from=3 1:function=-4 1:functions=7 1:future=6 1:gave=17 1:generate=19 1:gets=6 1:glossary=5
1:go=3 1:gone=5 1:good=-2 1:grant=19 1:guess=-6 1:guidelines=7 1:guy=-12 1:habit=7 1:half=-5 1:handlers=14 1:has=5
1:here=19 1:hospital=5 1:hosting=6 1:i'm=5 1:i=-5 1:images=3 1:in=11 1:inside=7 1:into=8 1:invoice=-13 1:isn't=6
1:it's=-4 1:it=-8 1:job=-12 1:k=-6 1:keep=-2 1:keeps=9 1:key=-10 1:keys=6 1:know=5 1:knows=34 1:kubernetes=19 1:lab=23
1:left=14 1:length=10 1:letters=-4 1:licence=7 1:limit=12 1:lines=53 1:lists=10 1:live=8 1:login=-3 1:long=-10
1:look=-4 1:looked=-32 1:looks=5 1:machine=10 1:machines=12 1:main=10 1:maintain=7 1:make=-1 1:makes=10 1:malloc=8
1:mark=18 1:matters=7 1:may=-2 1:me=-2 1:memorize=13 1:messages=-5 1:metadata=-7 1:might=-24 1:mind=-9 1:mode=-8
1:modules=5 1:morning=-12 1:moved=6 1:moves=7 1:must=-7 1:name=10 1:names=1 1:need=-11 1:new=1 1:night=-19 1:now=-2
1:number=9 1:numbers=4 1:nuns=14 1:of=3 1:ok=-20 1:on=-1 1:one=-2 1:only=5 1:or=-2 1:our=-7 1:over=7 1:owns=10
1:page=-3 1:paper=10 1:pay=11 1:pin=15 1:plan=3 1:plans=7 1:pnpm=6 1:probably=-4 1:put=-6 1:putting=10 1:rather=16
1:really=34 1:reason=-5 1:recordings=19 1:redo=-4 1:regional=7 1:registry=6 1:rename=-4 1:reports=-6 1:requests=7
1:restarted=-9 1:retention=15 1:returns=-5 1:review=8 1:row=-10 1:run=3 1:sandbox=7 1:says=-20 1:scanner=11 1:schema=8
1:school=25 1:screenshots=14 1:seen=-5 1:sentences=11 1:service=14 1:set=-5 1:settled=4 1:shell=8 1:should=5
1:shows=-3 1:sign=19 1:signed=8 1:sit=6 1:something=5 1:sorted=12 1:spaces=8 1:spelled=7 1:spelling=6 1:staging=10
1:statistics=15 1:stay=19 1:stays=25 1:steam=6 1:steps=7 1:stop=7 1:strongly=15 1:subtitles=9 1:summary=9 1:sure=-10
1:suspect=-3 1:talk=24 1:talked=5 1:tank=10 1:teach=13 1:team=4 1:telescope=9 1:templates=8 1:tend=-4 1:test=1
1:that's=-5 1:that=-1 1:the=-10 1:then=3 1:there=2 1:these=-14 1:thesis=6 1:think=9 1:thinks=-5 1:this=-6 1:three=-8
1:thresholds=21 1:ticket=-5 1:tickets=9 1:tills=6 1:timezone=8 1:titles=17 1:told=4 1:took=5 1:touch=2 1:use=2 1:v=11
1:was=-6 1:we=-11 1:website=9 1:were=-5 1:when=-4 1:which=-4 1:will=3 1:won't=13 1:work=2 1:works=-4 1:would=-13
1:write=-1 1:wrote=-2 1:you=-2 1:zero=13 1:ⓒ=-6 1:ⓝ=-2 2:'=1 2:(=10 2:)=-4 2:.=1 2::=1 2:?=11 2:a=-4 2:adding=-5
2:again=4 2:agreed=8 2:agreement=16 2:all=3 2:always=-16 2:an=-5 2:and=4 2:answers=6 2:app=5 2:are=4 2:aren't=7
2:as=-4 2:attached=-3 2:back=-4 2:banned=8 2:be=-16 2:belongs=14 2:bookings=7 2:boss=-13 2:box=8 2:breaks=19 2:bug=-9
2:but=-4 2:by=4 2:can't=-6 2:can=-3 2:card=-3 2:carry=6 2:changed=13 2:changelog=-5 2:class=-6 2:cloud=10 2:cluster=20
2:column=-6 2:come=9 2:comment=-5 2:convention=11 2:could=-4 2:csv=-7 2:dashboard=13 2:data=5 2:designer=11 2:did=-6
2:does=-5 2:down=-10 2:each=5 2:early=13 2:earth=-5 2:end=-3 2:endpoints=10 2:ends=7 2:every=2 2:everything=20
2:exports=11 2:fails=-5 2:files=10 2:fine=-17 2:finish=6 2:first=-5 2:fish=8 2:five=7 2:fix=-6 2:follow=14 2:for=1
2:forget=-5 2:freeze=9 2:from=-5 2:future=9 2:gave=-6 2:general=9 2:get=6 2:getting=-6 2:gives=-11 2:go=-2 2:goes=5
2:got=3 2:group=5 2:guide=-7 2:had=-8 2:half=-8 2:hard=13 2:head=5 2:here=1 2:home=16 2:if=-25 2:im=9 2:importer=11
2:in=-2 2:index=-2 2:isn't=9 2:issues=8 2:it's=-23 2:just=-2 2:kids=8 2:lab=10 2:last=-13 2:leaving=17 2:legal=5
2:length=7 2:licence=5 2:limit=5 2:live=18 2:long=8 2:look=-21 2:lost=12 2:machine=13 2:mail=-16 2:make=-1 2:merger=11
2:met=11 2:metric=10 2:migraines=13 2:mode=13 2:moving=-5 2:must=-3 2:my=2 2:naming=11 2:needed=-5 2:never=3
2:nobody=-3 2:numbers=12 2:of=3 2:ok=-5 2:old=-4 2:on=-1 2:once=-3 2:one=1 2:only=12 2:other=3 2:our=10 2:over=-3
2:pagination=-3 2:parish=9 2:patient=19 2:per=10 2:physio=16 2:picked=26 2:plan=5 2:project=15 2:prose=10 2:pushes=5
2:questions=15 2:rate=8 2:read=5 2:reads=7 2:record=10 2:refactoring=10 2:repo=19 2:report=4 2:research=7 2:robot=-3
2:robots=10 2:said=-4 2:says=-16 2:schedule=12 2:scripts=8 2:set=-6 2:should=-2 2:show=-3 2:shown=-11 2:shows=-2
2:signed=7 2:since=-7 2:small=4 2:some=-6 2:spec=9 2:squash=6 2:start=7 2:starts=7 2:still=-8 2:strings=6 2:system=5
2:takes=-3 2:team=-6 2:tenant=14 2:than=-6 2:thank=-6 2:that's=-3 2:that=-1 2:there=3 2:these=6 2:they=-6 2:things=5
2:think=-8 2:thinks=-6 2:this=-2 2:those=6 2:thought=-2 2:times=6 2:token=-9 2:tokens=5 2:training=7 2:transcript=9
2:up=-1 2:use=5 2:voted=-7 2:way=34 2:what=4 2:which=-3 2:windows=24 2:works=-7 2:would=-5 2:wrapped=16 2:writing=-7
2:wrong=-11 2:yarn=6 2:year=-16 2:yet=-3 2:you=4 2:zsh=10 2:ⓒ=-2 2:ⓝ=-9 :=5 ;=13 =-17 ?=-2 abbreviations=23 above=2
accepted=9 access=2 accessibility=3 account=1 add=-8 adding=11 address=-2 admitting=17 adr=9 adrs=6 after:(=-13
after:,=1 after:a=-2 after:after=3 after:afterwards=8 after:also=4 after:always=-5 after:an=-15 after:and=5
after:anyway=-8 after:anywhere=7 after:are=-2 after:at=3 after:begin=-4 after:board=8 after:branches=-6
after:british=7 after:broke=-14 after:but=-24 after:by=-1 after:check=-4 after:clicking=-5 after:coffee=-11
after:contract=5 after:could=2 after:council=17 after:csv=7 after:deleted=-4 after:diff=28 after:discussed=19
after:do=-1 after:does=-9 after:doing=20 after:don't=-5 after:drive=9 after:each=-4 after:exactly=18 after:from=-12
after:go=-2 after:habit=7 after:have=-3 after:haven't=-4 after:he=-4 after:i'd=2 after:i'll=-8 after:i'm=-7
after:i've=1 after:i=5 after:idea=-4 after:in=-1 after:is=-1 after:it's=1 after:it=3 after:keep=2 after:let's=-4
after:let=-2 after:log=-6 after:looked=-21 after:make=2 after:makes=7 after:module=16 after:more=8 after:most=-4
after:much=13 after:must=-6 after:names=-14 after:need=3 after:never=-2 after:night=-24 after:no=-2 after:nothing=-3
after:now=-1 after:ok=-16 after:on=-13 after:once=3 after:one=-4 after:or=2 after:our=-13 after:perfect=10
after:please=-8 after:prices=-5 after:privacy=13 after:ran=-7 after:really=8 after:records=9 after:redo=6
after:remember=-5 after:remove=8 after:rerun=-5 after:restarted=-5 after:second=-8 after:see=-6 after:settled=9
after:should=-10 after:signed=23 after:single=9 after:skip=-11 after:standard=11 after:style=8 after:suspect=-2
after:talk=23 after:that's=5 after:that=3 after:the=1 after:there's=-5 after:there=-2 after:they=-12 after:things=-8
after:time=5 after:told=14 after:two=4 after:update=8 after:use=-5 after:we=6 after:what=-6 after:whatever=9
after:when=-9 after:which=-5 after:who=-4 after:why=-24 after:would=-5 after:wrote=13 after:you've=4 after:you=5
after:your=11 after:ⓝ=-12 after:ⓟ=-8 after=1 afternoon=-35 afterwards=2 again=-9 agency=9 agents=6 agreed=29
agreement=14 ahead=-18 airtable=12 already=-9 also=-4 alter=7 although=-3 always=-10 am=7 amateur=5 among:1=-2
among:2=13 among:3=2 among:4=-55 amounts=3 an=-1 analogy=14 and=1 android=4 announced=17 anonymous=7 another=-5
answer=2 answers=11 any=5 anything=6 anyway=-18 anywhere=-3 apologise=11 apologised=5 apologizing=16 apparently=-6
applies=22 applydiscount=-6 approach=-9 approve=5 approves=7 apps=13 april=7 architecture=34 archive=-2 archived=20
are=8 aren't=6 argument=5 around=-2 arrived=-7 arrow=-9 art=9 article=-6 as=-1 ascii=16 ask=1 asked=5 assertion=11
assets=9 assume=26 at=-2 attached=-23 audio=11 august=9 auth=8 authors=-9 autumn=15 axis=-4 back=-6 backend=4
backlog=5 backup=-3 backups=11 badge=-5 banned=10 banner=-4 bar=-9 bare=33 based=35 baseline=8 bash=-5 bastion=6
bed=-7 beer=-7 before:,=1 before:-=-4 before:.=1 before::=-5 before:a=-1 before:about=-4 before:after=2
before:again=19 before:alternatives=12 before:always=-27 before:an=-3 before:and=-4 before:anything=-7 before:are=-3
before:asked=15 before:at=8 before:back=-7 before:bit=12 before:branches=33 before:build=-4 before:by=-15
before:can=-2 before:change=-7 before:clever=7 before:could=-6 before:diff=13 before:do=-1 before:does=-3
before:don't=1 before:dude=25 before:each=5 before:eight=9 before:ever=-4 before:every=-3 before:feature=17
before:file=-7 before:final=10 before:finally=4 before:firmware=6 before:first=2 before:fix=4 before:for=-1
before:forget=10 before:found=-5 before:from=-10 before:gave=8 before:gene=9 before:go=-6 before:going=-6
before:good=1 before:got=-8 before:great=-4 before:haha=-8 before:he=-7 before:here's=-6 before:here=-11 before:hey=-2
before:hi=-4 before:hm=4 before:how=-4 before:i'd=3 before:i'll=-4 before:i'm=1 before:i've=-16 before:i=2
before:if=-17 before:in=2 before:is=-3 before:isn't=7 before:it'll=18 before:it's=-1 before:it=-6 before:just=3
before:k=-4 before:keep=8 before:leave=-5 before:let=-2 before:look=5 before:looks=-18 before:lovely=24 before:make=2
before:mate=8 before:maybe=-22 before:mention=-4 before:might=-7 before:mm=6 before:morning=-28 before:moved=-5
before:must=-9 before:my=-17 before:need=-2 before:never=-28 before:news=7 before:next=-5 before:nice=37 before:not=2
before:nothing=-4 before:now=-22 before:numbered=10 before:of=-2 before:oh=4 before:ok=-4 before:on=-14 before:one=-1
before:only=-3 before:ooh=17 before:opening=-5 before:or=-20 before:our=-5 before:perhaps=-6 before:prefer=-14
before:put=-1 before:really=12 before:remember=-24 before:report=-3 before:right=-15 before:run=3 before:said=13
before:says=-14 before:second=-5 before:she=-9 before:short=11 before:should=-5 before:sigh=5 before:slipped=8
before:so=-12 before:someone=-4 before:sorry=5 before:sort=-3 before:spaces=-5 before:staging=5 before:stop=23
before:strip=11 before:take=4 before:that's=2 before:the=-5 before:their=-4 before:them=-7 before:then=1
before:there=-4 before:things=-5 before:third=3 before:this=3 before:ticket=-2 before:today=-3 before:too=14
before:turns=10 before:two=0 before:ugh=17 before:up=-4 before:upload=-7 before:use=-7 before:used=16
before:version=-6 before:was=2 before:watch=12 before:we=2 before:wells=6 before:what=5 before:where=-3
before:would=-9 before:yes=14 before:yesterday=-5 before:you're=4 before:you=9 before:ⓝ=1 before:ⓟ=-12 before:ⓧ=-7
behaviour=8 believe=-11 belong=18 belongs=13 below=-16 beside=8 beta=12 billing=5 binder=18 bird=10 bishop's=8 bits=16
blind=20 block=-3 blocks=4 board=8 boat=10 body=-3 book=5 booked=23 booking=-15 borders=15 boring=16 boss=-2 both=-1
bots=11 bottle=14 bounce=5 box=2 branches=21 brand=12 brb=-6 bring=-6 british=13 broadcast=7 broke=-5 broken=-13 btw=4
bubble=8 bucket=-3 budget=10 bugs=-2 build=0 building=4 builds=8 bullet=12 buried=4 burned=9 burnt=10 busybox=8
but=-10 button=-6 byte=-11 c=1 cache=-7 cake=-11 call=-1 callbacks=15 came=-1 cameras=-5 can=-2 cannot=10 capped=5
captions=4 careful=21 cargo=-13 cart=-5 cast=12 catalogue=7 cause=-5 cent=-4 central=6 cents=16 certificate=-14
certification=24 cet=7 change=-1 changed=4 channels=-5 chapter=4 chart=-2 charts=14 check=-6 checker=12 checklists=9
checkpoint=-16 checksum=-15 cheers=-11 chemistry=7 children=-9 choreographer=14 chose=28 chosen=15 chromebooks=9
chromium=8 ci=3 citation=7 citations=7 citizens=8 claims=-3 class=-6 clean=-3 cleared=-4 click=-16 client=2 clients=20
clinic=24 clock=-5 close=-2 closed=7 closure=7 club's=17 club=5 cluster's=11 cluster=7 co=3 code=7 codebase=32
codeberg=11 coffee=-28 colleague=-3 colon=-4 come=4 command=3 comments=4 commit=2 commits=3 committed=25 committee=5
comms=6 companion=11 company's=11 compare=-10 comparisons=18 competitor=-6 compiler=5 complain=-8 complained=-3
complains=-4 compliance=21 compose=-3 composition=7 comprehensions=17 computers=13 conclusion=8 concurrently=18
conflict=-10 conflicts=-18 confluence=-5 connection=-6 const=-4 contact=3 contain=14 container=-3 contract=16
contracts=21 controllers=22 conventional=10 conversions=5 convert=-19 coordinates=9 cope=6 copy=3 core=4 cores=12
corner=-3 costs=10 could=-13 council's=11 council=14 counsel=9 counted=3 counter=-10 counts=2 court=5 crashes=-16
credentials=18 crew=14 crm=18 cron=-7 csv=-3 cuda=18 cupboard=8 curators=7 curve=-4 customers=13 customs=14 cutover=25
cuts=9 cutter=17 dashboards=5 data=9 database=13 dataclass=-7 date=5 dba=-3 deadline=3 deadlock=-5 deaf=20 debating=14
dec=10 december=2 decided=-2 decides=6 decisions=5 deck=4 default=-2 degrees=-5 delete=-2 deleted=-9 delivery=5
dentists=25 department=8 dependencies=21 depends=-4 deploys=6 deps=-5 describe=10 description=4 descriptions=6
design=16 desk=9 detected=-5 dev=9 develop=18 developer=-4 device=5 diagrams=7 dialog=-7 dictate=17 dictating=6
dictionary=11 did=-4 diff=7 difference=-5 diffs=20 diocese's=7 diocese=8 director's=16 director=16 disabled=-4
discounts=-5 discussion=-5 discussions=8 display=-3 district=12 districts=10 do=2 docker=-8 docs=2 documentation=22
does=-5 doesn't=-2 domain=6 don't=1 dont=7 double=-4 doubles=-9 doubt=6 down=1 downloads=11 draft=-5 drafted=12
drag=-5 drawer=-3 drawings=15 drive=11 dropdown=-6 dropped=11 dropping=2 du=6 duck=-6 dump=-2 dunno=-18 duration=-10
dyslexic=29 each=4 ear=18 eats=-3 edit=5 edited=3 editing=-5 edits=5 effect=-5 egypt=9 eighteen=8 eleven=4 else=-2
embargoed=10 embedded=23 emoji=16 emojis=13 empty=-22 end=2 endpoint=-10 endpoints=3 ends=10 eng=14 english=6
enough=-2 entire=13 entry=5 error=-6 essays=8 ethics=9 eu=8 even=2 evenings=5 ever=4 every=8 everybody=-8 everything=6
everywhere=3 evidence=22 exact=12 examples=4 exclamation=3 executed=9 experiment=18 expire=-7 expired=-7 explained=7
explaining=6 explanation=8 explanations=14 export=-3 exports=14 expressions=22 ext=8 extended=3 external=12
extract=-18 facing=23 fact=18 fade=-4 failed=-4 failing=2 fails=-13 failure=-3 fair=-4 falls=-2 far=-16 farm=11
farmer=12 farmers=10 faster=-15 feature=-8 features=19 feb=10 feeds=5 feeling=-10 fell=-3 few=-6 field=4 fighting=-4
figma=8 figure=-5 file=1 filed=10 files=9 filing=14 filter=-15 final=25 finance=4 finds=-3 fine=-2 fires=-5
firmware=13 first=2 fix=4 fixing=6 flag=-6 flags=4 flaky=-3 flat=-8 fleet=5 flight=10 floating=8 flood=8 floor=3
flows=8 fluent=14 flush=-10 focus=-4 fold=-3 folder=3 follow=9 following=-5 font=-16 footer=-7 for=0 forgot=-7
form=-11 formatter=9 forms=5 formulas=6 forth=-7 forwarded=-5 found=-23 four=-2 fourteen=7 freelancer=8 freeze=2
from=1 frozen=-2 function=-5 functions=20 future=10 fyi=12 game=3 gates=5 gearbox=10 general=7 generated=13 get=5
gets=10 getting=-5 gigs=6 git=2 given=9 gives=-9 glossary=14 gloves=20 go=2 goes=3 good=0 goodbye=13 google=17 got=1
gradle=-4 grafana=24 grey=-6 greyed=-5 grumpy=9 guardian=-7 guess=-4 guest=-7 guidelines=14 guy=-10 habit=17 had=-8
haematology=10 haha=-22 handbook=13 handle=-2 handler=-16 handles=6 hands=9 happy=-13 harbor=10 hardcode=-11
hardware=27 has=-1 hash=3 haven't=-13 he'd=-10 head=2 headed:=-11 header=-4 heading=-12 heads=5 hearing=11 heating=-4
held=-6 help=-2 helped=3 helper=5 helpers=15 helps=6 her=2 here's=-1 here=2 hi=-7 hidden=-10 high=-6 hints=2
historian=5 history=3 hives=14 hm=-2 hobby=12 honest=-5 hooks=17 hospital=8 hosted=34 hosting=34 hostname=8
hotfixes=11 hour=-12 hourly=3 house=18 how=0 httpx=8 hugo=7 humans=11 hundred=-12 hung=-5 hurry=-10 hw=8 hydrologist=7
i'd=2 i'll=-5 i'm=1 i've=1 i=2 icon=-14 id=-16 idea=-4 identifiers=26 identity=15 if=-2 ifs=10 ignored=-5 images=19
imagine=-29 imperative=12 implementations=-8 imprint=-5 in=1 inch=7 inches=30 incidents=8 index=-4 infra=12 ingest=12
inheritance=19 insist=15 inspection=15 install=4 instead=2 institute's=14 internet=4 invoice=-12 invoices=3 ios=22
ipads=6 iphone=13 is=6 isn't=4 issues=24 it'd=-3 it'll=9 it=-3 jan=26 january=16 jenkins=5 jira=10 job=-2 joke=-4
journal=18 jpgs=6 june=20 junior=10 just=-3 keep=4 keeping=10 kernel=5 keys=15 keystore=14 kid=-7 kilos=6 kiosks=10
kit=3 known=6 lab=15 ladder=8 lake=7 laminated=16 large=-8 laser=16 last:=-4 last=2 latency=8 later=-2 laugh=-5
launch=2 lawyer=4 layer=2 lead=-2 leaks=5 learn=14 learned=10 least=-4 leave=-1 leaves=3 leaving=5 lecture=11 ledger=3
legacy=15 legal=14 legend=-8 let's=-22 lgtm=-6 library=-1 libssl=-6 licence=18 license=6 licensed=9 lies=7 life=-4
lifted=9 lighting=6 line=3 lines=1 list=-1 listed:=11 listed=4 lists=11 literals=11 live=2 lives=6 load=-3 loaduser=-3
locality=-5 locally=-11 lock=-3 log=3 logged=-3 login=-2 logo=-3 lol=-1 long:0=-6 long:1=-3 long:2=4 long:3=1 long:4=1
long:6=-1 long=-1 look=3 looked=-9 looks=-9 loop=-7 loses=-5 loss=-15 lot=3 lunch=-6 macbook=18 machines=5 macros=9
mail=-6 mailbox=6 mailed=7 mails=8 main=2 mainframe=10 maintain=9 maintained=15 maintainer=8 maintaining=15 make=-2
malloc=5 management=18 map=-9 mapbox=12 marketing=5 marks=15 masked=10 master's=11 maternity=10 matrix=3 matters=30
may=1 maybe=-6 mb=1 mbit=10 me=5 meaning=6 means=2 meantime=-7 medical=13 members=11 memorize=13 memory=0 merge=-2
mergeconfig=-6 merger=9 merges=3 merging=13 message=2 messages=9 metadata=3 metered=6 metric=8 middle=-4 midnight=-12
might=-26 migraines=13 migrated=11 migration=3 migrations=26 mind=-1 minimum=23 minister=-4 ministry's=20 ministry=27
minor=-3 minutes=-12 mirror=6 missing=-10 mobile=2 mocks=9 modbus=10 models=21 module=4 modules=38 moment=-3 monday=-2
money=4 monitors=12 month=5 monthly=8 morning=1 mornings=28 mostly=11 mountain=8 mounted=12 move=-6 moved=3 moving=-5
ms=-8 msrv=9 multiplayer=10 must=-6 mustn't=10 my=3 named=3 names=8 naming=4 national=17 native=4 nd=17 nearly=-5
need=-3 needs=3 nervous=7 net=6 network=3 never=-9 new=1 nextcloud=11 nicer=-4 night=3 nil=-5 no=6 noon=-5 not=5
note=-3 nothing=4 noticed=-4 notion=6 nov=9 november=6 npm=-5 null=-21 number=0 numbering=16 numbers=8 observatory=9
office's=18 office=12 officer=7 offices=9 offset=-4 ok=-6 okonkwo=6 on=2 oncall=7 once=-2 one's=-8 one=-1 only=2 op=11
openapi=8 opens=-8 opera=7 operating=14 operator=14 ops=18 option=-7 options=7 or=-3 orange=-11 order=-11 org=36
orphan=9 other=-3 others=-3 our=20 out=0 output=2 oven=11 over=3 own=1 owned=5 owner=12 owners=9 owns=33 packages=10
page=-5 pages=-2 pagination=-15 painful=8 paper=5 paragraphs=5 parish=8 parsed=12 parser=-6 partitioning=13 partner=13
parts=3 party=4 pass=-2 past=7 pasted=-13 pay=5 payments=14 pays=6 pension=-6 people=2 per=3 percentages=11 perf=23
perfect=4 perhaps=-24 person=5 persons=7 pharmacist=11 phases=6 phd=14 phones=7 physics=4 physio=6 picked=5 picker=-13
picks=-6 pilot=14 pinned=17 pip=11 pitch=-6 place:0=-5 place:1=0 place:2=8 place:3=10 places=3 plan=3 plans=10 plant=7
player=-8 plot=-6 pls=3 pnpm=12 poetry=7 point=3 policy=-3 polite=-3 polling=-5 portal=4 position=-7 poster=-5
postmortems=12 postponed=22 precision=-7 prefer=5 prefers=-18 presets=8 pretend=-6 prices=3 printable=-5 printer=1
prints=-13 private=11 probably=-30 problem=-36 prod=11 product=13 production=12 program=10 programming=6 progress=-6
project=20 protection=11 protocol=6 prs=21 public=17 publisher=9 pull=5 pushes=4 put=-3 puts=-6 putting=10 px=-3
pytest=-5 q=8 qa=12 quarter=7 query=-14 questions=16 queue=-12 quick=-5 quirks=9 quit=30 quiz=-11 quoted=6 r=6 rain=-3
raise=-3 raised=10 ram=20 rangers=13 rates=5 raw=17 rd=5 react=6 read=7 reads=2 real=9 reasoning=16 rebooted=-5
receipt=-12 recommend=-12 red=-1 redesign=4 redo=-2 reformat=4 refused=-8 refuses=8 regex=-4 regional=12 registry=8
regular=11 regulation=7 regulator=11 released=-5 remain=8 remains=11 remember=-1 remind=-3 remove=-48 rename=-46
renamed=4 renewed=6 repeat=3 replace=-9 replaced=14 repo=17 reports=19 repository=15 reproduce=-5 reproducible=9
request=-12 requests=11 requirement=21 rerun=-4 research=27 rest=-1 restart=-10 restarted=-7 restore=-11 retention=17
retired=43 retry=-4 return=-23 returns=-13 revert=1 reverted=4 review=6 reviewers=9 reviewing=9 reviews=19 revision=17
rig=8 right=-13 rights=8 robotics=8 rotated=-3 roughly=-9 round=3 rounding=-5 router=-7 row=-1 rows=-6 rule=3
runbook=9 runbooks=10 sabbatical=8 sales=-4 same=-12 sandbox=4 satellite=6 save=0 saw=-12 says=-22 scala=8 scanner=11
scanners=10 schedule=9 schema=13 schematic=13 scheme=6 school's=10 school=12 schools=11 scrap=10 screen=-1
screenshots=9 script=-4 scripts=15 search=-8 seat=-1 second=3 seconds=-6 secrets=-4 security=3 see=-9 seed=-6
seems=-19 seen=-5 segfault=-7 self=14 sell=4 semicolon=-3 send=-4 sensors=14 sent=2 sentence=7 sentences=3 sentry=6
september=20 service=15 services=3 session=-2 set=-8 settings=-8 settled=44 sftp=23 shaders=21 share=15 shared=19
sharepoint=9 shares=5 she's=16 she=5 sheets=22 shelved=7 shifts=14 ships=19 shook=10 short=2 shorten=-13 shorter=-15
should=-25 shouldn't=-3 show=-2 showing=5 shown=-5 shows=-23 shut=21 sides=6 signal=3 signed=12 significant=23
signs=13 signup=-5 since=2 siren=-4 sit=19 site=9 sites=17 slack=16 slid=10 slide=-3 slider=-5 slides=-3 slipped=4
slots=-5 slow=-7 slurm=13 smaller=-6 smells=-9 snake=5 snippets=11 so=5 solution=11 some=-14 somebody=-12 something=1
sometimes=-6 somewhere=-4 sorry=-4 sort=-12 source=10 sourcing=4 spacing=5 speaks=3 spec=9 specs=18 speed=-3 spell=4
spelled=32 spinner=-4 spoken=10 sprint=-5 sprints=14 sprite=6 sql=18 squad=13 staff=6 stage=14 standard=21 stands=16
starts=2 station's=9 statistics=3 stay=8 stays=15 steam=21 steel=5 steer=18 steering=7 step=-1 steps=5 stick=3
sticker=12 still=-3 stop=4 stopped=-4 store=6 stripped=-12 stuck=-3 students=22 stuff=5 style=2 substitution=10
subtitle=-6 suffix=26 sugarcoat=17 suggesting=23 sum=-4 summarise=-7 summer=9 sunday=5 sundays=14 supervisor=13
support=8 supporting=7 suppose=-15 sure=2 suspect=-4 swap=-23 swears=-5 switch=-2 synced=8 synthetic=16 system=12
systems=5 tables=9 tablet=-3 tablets=10 tail=5 tailwind=5 takes=1 talked=9 talks=4 tank=6 taste=10 taxes=12 taxonomy=8
tea=-4 teach=5 team=20 teams=5 technical=19 telescope=6 tell=1 telling=8 temperature=-9 temperatures=8 template=1
ten=1 tenant=4 tenants=4 tend=-4 tense=13 terminal=7 terms=9 test=7 testers=11 tests=2 texts=2 thank=-1 thanks=-13
that's=1 that=-2 thats=7 the=-1 them=3 themselves=9 then=2 there=-1 thesis=14 they'd=-12 they=-1 thin=12 thing=0
think=-9 thinking=-22 thinkpad=20 thinks=-20 this=-5 those=11 thought=-19 threads=-5 through=2 throughout=19 throw=-8
throws=-22 thursdays=10 thus=17 thx=-7 tick=-15 tickets=11 tier=6 timeout=-14 timer=-13 timezone=8 timezones=-5
title=-10 titles=24 tmp=-7 toast=-9 tocents=-8 today's=-6 today=-18 toddler=11 toggle=-3 token=-3 tokens=22
tomorrow=-21 tonight=-26 too=-1 tools=10 tooltip=-6 top=-2 topic=16 torque=25 tossed=11 total=-14 town=9 trace=-10
track=8 tracked=8 tracker=29 trade=12 trademark=12 trailing=-3 translators=19 treasury=7 tried=-1 true=2 trunk=10
try=-13 tuesdays=9 turn=-2 twenty=-5 twice=-10 twins=8 two=-1 typed=-8 typescript=11 typos=-3 u=-3 ugly=-11 um=13
uncle=-5 unclear=7 under=7 understands=15 undo=-9 union=4 unit=-2 units=14 unity's=11 university=23 unlock=-4
unsafe=11 unsure=29 upgraded=5 upload=-14 upside=-4 upstairs=16 us=17 usb=5 useful=20 usesession=-3 usual=-4 utc=7
utf=-9 utility=5 v=-4 valid=-4 vehicle=6 vendors=14 verdict=5 verified=8 very=-5 vestry=10 views=12 visible=-3
visit=-5 vite=-9 vitest=23 voice=3 volume=-10 volumes=6 volunteer=4 vote=5 voted=16 w=12 waiting=-9 waits=-6 want=0
wants=-1 warehouse=7 warm=-6 warning=-12 was=1 watchdog=-6 watched=11 wav=-5 way=3 we're=12 we've=18 we=6 web=5
webpack=-6 webshop=11 websocket=-8 websockets=8 wednesdays=15 week=-2 weekend=4 weekends=4 weekly=6 weeks=10 weighs=14
weirdly=7 welcome=7 well=3 weren't=9 west=-4 what's=1 what=1 whats=-6 wheels=6 when=2 where=-3 whether=-28 which=4
while=-6 why=-1 width=-2 wiki=27 will=1 windows=1 winter=9 wiped=10 wired=25 wiring=4 with=0 won't=6 won=4
wondering=-5 word=5 words=5 worked=-7 works=-11 workspace=9 would=-22 wow=-6 wrapped=9 write=0 writing=11 written=15
wrong=-7 yard=7 yarn=28 year=4 years=17 yesterday=-1 yet=-28 you'll=-2 you=2 yourself=15 youtube=10 yrs=15 zip=-5
zsh=10 zulip=8 —=19 ⓒ=9 ⓟ=0 ⓠ=2 ⓤ=10 ⓧ=2
"""
