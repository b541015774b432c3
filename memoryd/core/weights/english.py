"""How much each trait of a sentence speaks for it that it says something that lasts: English.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

LASTING = r"""
"=-23 '=10 (=3 )=-5 ,=11 -=16 .=1 0:a=-10 0:add=-7 0:after=2 0:always=2 0:an=-10 0:and=-8 0:anything=13 0:anyway=-9
0:as=4 0:at=-6 0:because=-8 0:bo=12 0:board=9 0:branch=15 0:british=12 0:btw=10 0:bump=-7 0:by=4 0:can't=-8 0:can=-12
0:check=-10 0:cheers=-5 0:chose=12 0:code=13 0:coffee=-7 0:commit=5 0:convert=-7 0:csv=15 0:customer=11 0:dates=6
0:delete=-7 0:did=-5 0:does=-9 0:don't=-3 0:done=12 0:dont=10 0:drop=-9 0:e=7 0:eleven=7 0:english=12 0:errors=9
0:event=16 0:everybody=-7 0:feature=8 0:final=8 0:find=-7 0:first=-7 0:fix=-15 0:forget=11 0:found=-5 0:fyi=5
0:git=-10 0:go=-7 0:going=6 0:grafana=12 0:half=9 0:have=-7 0:he=-12 0:heads=5 0:here's=-7 0:how=-9 0:i'll=-7 0:i'm=3
0:i've=1 0:i=3 0:if=-1 0:ignore=-7 0:in=-3 0:is=-19 0:it'll=8 0:it's=1 0:it=-13 0:just=2 0:keep=2 0:keys=11 0:known=11
0:last=-11 0:leave=-3 0:let's=-8 0:let=-5 0:lgtm=-6 0:link=-8 0:lol=-6 0:look=-6 0:looks=-8 0:make=-8 0:makefile=10
0:maybe=-13 0:might=-6 0:min=6 0:minutes=12 0:money=14 0:more=9 0:morning=-2 0:move=-15 0:never=7 0:new=4 0:next=-8
0:nice=5 0:no=-2 0:nobody=3 0:now=-19 0:ok=-1 0:okay=-5 0:old=5 0:on=-2 0:only=-6 0:open=-4 0:or=-11 0:our=5
0:perhaps=-13 0:picked=14 0:pictures=8 0:pnpm=12 0:postmortems=9 0:prices=9 0:print=-7 0:prod=12 0:prs=11 0:put=-10
0:questions=7 0:raw=12 0:read=-8 0:redo=-5 0:remember=-3 0:remove=-4 0:rename=-9 0:replace=-13 0:revert=-12
0:reviewer=-5 0:rewrite=-7 0:right=-1 0:rust=10 0:scala=9 0:scrap=10 0:second=-7 0:see=-4 0:send=-9 0:set=-8
0:should=0 0:signed=14 0:since=4 0:so=-11 0:somebody=-8 0:someone=-14 0:sorry=-5 0:spacing=11 0:split=-15 0:start=-13
0:statistician=18 0:swap=-4 0:tailwind=14 0:take=-19 0:talk=11 0:talked=6 0:tank=11 0:target=12 0:tests=1 0:thanks=-3
0:that's=2 0:that=4 0:then=-12 0:thx=-4 0:till=-9 0:today=-10 0:too=10 0:translate=-12 0:try=-7 0:turn=-6 0:two=2
0:ugh=-3 0:undo=-9 0:until=-9 0:use=-7 0:utf=-8 0:v=6 0:verdict=15 0:vpn=-7 0:we'll=11 0:we're=3 0:we've=7 0:we=10
0:weights=9 0:went=8 0:what's=-6 0:what=-14 0:whats=-6 0:when=2 0:where=-6 0:which=-10 0:while=-5 0:who=-4
0:whoever=11 0:would=-6 0:yarn=11 0:yes=-5 0:you'd=14 0:you=3 0:ⓝ=-7 0:ⓟ=-3 1:!=-16 1:,=-2 1:-=-11 1:.=-5 1::=-3 1:?=9
1:a=-3 1:add=-2 1:adding=9 1:again=-7 1:allowed=12 1:also=-14 1:alternatives=17 1:always=-10 1:am=7 1:amounts=7
1:an=-2 1:and=3 1:answer=4 1:anything=-5 1:apologise=13 1:apologizing=13 1:are=3 1:aren't=9 1:audit=14 1:before=18
1:beta=22 1:bill=11 1:blind=7 1:board=1 1:both=-13 1:branch=5 1:branches=11 1:button=-5 1:by=-3 1:call=3 1:can=-3
1:change=-7 1:check=-8 1:chip=19 1:closes=8 1:cluster's=10 1:code=4 1:colleague=-15 1:column=7 1:commit=17 1:could=-4
1:curves=9 1:customers=9 1:cutover=19 1:dark=14 1:data=6 1:dates=17 1:deadline=5 1:deaf=8 1:deploys=8 1:dictate=11
1:dictating=15 1:do=5 1:docs=-15 1:does=11 1:doesn't=-16 1:doing=20 1:don't=-4 1:draft=-7 1:each=2 1:emojis=6
1:engineer=12 1:enough=-6 1:env=9 1:error=-5 1:evening=-7 1:ever=8 1:fails=-4 1:find=4 1:firmware=16 1:flags=6 1:for=9
1:found=-6 1:freeze=10 1:from=5 1:functions=9 1:gave=15 1:generate=19 1:gets=7 1:goes=5 1:gone=7 1:good=-3 1:got=-2
1:grant=5 1:guess=-8 1:guy=-9 1:had=-2 1:half=-9 1:handlers=14 1:happens=-5 1:has=10 1:here=17 1:i'm=5 1:i=-7 1:ids=7
1:in=8 1:invoice=-14 1:is=-1 1:isn't=6 1:it's=-8 1:it=-11 1:job=-11 1:k=-9 1:keep=-7 1:key=-11 1:know=4 1:knows=30
1:kubernetes=16 1:lab=9 1:last=3 1:leave=-6 1:left=10 1:length=9 1:limit=7 1:lines=34 1:lists=6 1:live=16 1:log=-4
1:long=-8 1:look=-5 1:looked=-35 1:looks=8 1:machines=12 1:main=9 1:maintain=5 1:make=-5 1:makes=9 1:mark=16
1:matters=6 1:may=-11 1:me=-4 1:messages=-8 1:might=-20 1:mind=-8 1:mode=-10 1:morning=-13 1:moved=2 1:moves=9
1:much=5 1:must=-12 1:name=12 1:names=2 1:need=-11 1:never=2 1:new=3 1:night=-18 1:no=1 1:not=-3 1:notes=7 1:now=-7
1:number=10 1:numbers=6 1:nuns=10 1:of=4 1:ok=-20 1:old=-4 1:on=-3 1:one=-3 1:only=6 1:or=-5 1:our=-7 1:out=-2
1:over=7 1:own=10 1:owns=12 1:page=-2 1:paper=12 1:pay=11 1:pin=20 1:prefer=-6 1:probably=-9 1:put=-8 1:putting=12
1:rather=14 1:really=31 1:reason=-15 1:recordings=14 1:release=-6 1:rename=-4 1:reports=-7 1:requests=9 1:restarted=-8
1:retention=12 1:returns=-5 1:row=-9 1:run=4 1:said=-1 1:sandbox=12 1:says=-19 1:scanner=12 1:schema=7 1:school=20
1:screenshots=13 1:scripts=8 1:second=-4 1:seen=-5 1:sentences=9 1:service=13 1:set=-6 1:settled=5 1:should=9
1:sign=12 1:signed=6 1:so=-2 1:something=5 1:spaces=10 1:spelled=9 1:statistics=15 1:stay=10 1:stays=13 1:steps=6
1:stop=6 1:suppose=-6 1:sure=-10 1:suspect=-4 1:tablets=14 1:talk=22 1:teach=11 1:team=4 1:tests=-4 1:the=-12 1:then=5
1:there=-3 1:these=-2 1:thesis=10 1:thing=-8 1:think=6 1:thinks=-6 1:this=-8 1:three=-9 1:thresholds=20 1:ticket=-5
1:tickets=9 1:timezone=10 1:titles=16 1:told=9 1:took=4 1:two=-2 1:use=4 1:want=2 1:wanted=-6 1:was=-12 1:way=11
1:we=-13 1:were=-10 1:what=-3 1:when=-3 1:which=-8 1:will=6 1:won't=14 1:work=5 1:works=-5 1:would=-10 1:write=-3
1:wrote=-3 1:you=-4 1:zero=10 1:ⓒ=-11 1:ⓝ=-6 1:ⓠ=-3 2:'=4 2:(=9 2:)=-5 2:,=-1 2:-=2 2:.=3 2:?=16 2:a=-5 2:about=2
2:again=6 2:agreed=8 2:agreement=14 2:all=6 2:always=-16 2:an=-9 2:and=6 2:answers=9 2:anything=-3 2:app=6 2:are=3
2:as=-12 2:at=-1 2:back=-4 2:banned=8 2:be=-12 2:been=4 2:belongs=10 2:boss=-10 2:breaks=19 2:but=-4 2:by=8 2:can't=-4
2:can=-5 2:carry=5 2:changed=8 2:changelog=-5 2:class=-7 2:cloud=11 2:cluster=16 2:column=-6 2:come=10 2:comment=-6
2:convention=9 2:counts=4 2:csv=-8 2:cut=13 2:dashboard=13 2:data=9 2:designer=7 2:did=-6 2:does=-6 2:don't=5
2:down=-12 2:each=5 2:early=11 2:earth=-6 2:end=-7 2:endpoints=8 2:ends=7 2:every=4 2:everything=8 2:exports=10
2:fails=-5 2:file=4 2:files=7 2:finally=11 2:fine=-17 2:finish=6 2:first=-3 2:five=9 2:follow=11 2:for=3 2:forget=-9
2:freeze=6 2:from=-7 2:full=6 2:function=5 2:future=12 2:gave=-14 2:general=8 2:get=7 2:getting=-5 2:gives=-9 2:go=-4
2:goes=5 2:going=-4 2:got=2 2:green=-9 2:group=7 2:guide=-7 2:half=-10 2:hard=14 2:has=-2 2:have=4 2:home=14 2:i=1
2:if=-21 2:im=9 2:in=-4 2:is=1 2:isn't=9 2:issues=8 2:it's=-19 2:just=-1 2:keep=-7 2:key=6 2:kids=10 2:last=-11
2:leaving=15 2:legal=5 2:licence=12 2:like=4 2:limit=5 2:live=14 2:long=6 2:look=-16 2:lost=11 2:machine=10 2:mail=-11
2:me=-2 2:merger=10 2:met=11 2:metric=10 2:mode=7 2:moving=-5 2:must=-3 2:naming=12 2:need=-2 2:needed=-5 2:never=7
2:new=3 2:no=-4 2:nobody=-5 2:none=10 2:not=-4 2:now=4 2:numbers=13 2:of=4 2:ok=-9 2:old=-4 2:on=-3 2:one=3 2:only=16
2:other=3 2:our=9 2:over=-4 2:parish=10 2:part=5 2:patient=15 2:per=10 2:physio=14 2:picked=22 2:plan=6 2:printer=7
2:project=15 2:prose=13 2:read=11 2:reads=9 2:record=12 2:refactoring=17 2:repo=15 2:report=8 2:robot=-6 2:robots=11
2:runs=5 2:said=-8 2:says=-9 2:second=3 2:set=-7 2:show=-7 2:shown=-14 2:signed=9 2:since=-15 2:small=4 2:so=2
2:some=-7 2:spec=12 2:squash=10 2:start=10 2:starts=8 2:still=-8 2:strings=10 2:system=6 2:team=-6 2:tenant=13
2:test=2 2:than=-8 2:thank=-9 2:that's=-4 2:that=-3 2:the=-1 2:there=5 2:these=8 2:they=-6 2:things=10 2:think=-6
2:thinks=-8 2:third=6 2:this=-3 2:those=2 2:thought=-4 2:times=5 2:to=-1 2:token=-10 2:up=-6 2:use=5 2:user=-3
2:voted=-9 2:way=28 2:we=-2 2:when=3 2:which=-4 2:windows=20 2:with=3 2:works=-11 2:would=-4 2:wrapped=14 2:write=4
2:writing=-8 2:wrong=-12 2:year=-16 2:you=4 2:ⓒ=-2 2:ⓝ=-12 2:ⓟ=-1 2:ⓠ=-3 2:ⓧ=4 :=10 ;=7 =-18 ?=-7 abbreviations=19
about=-1 above=2 abstract=-5 access=5 accessibility=5 account=2 across=4 add=-10 added=6 adding=10 address=-4
admitting=13 adr=10 after:(=-16 after:,=2 after:.=5 after::=-2 after:?=-12 after:a=3 after:after=5 after:afterwards=5
after:all=-7 after:also=8 after:always=-6 after:an=-12 after:and=3 after:any=-7 after:anyway=-9 after:are=-7
after:begin=-4 after:board=10 after:branches=-7 after:british=9 after:broke=-11 after:but=-25 after:by=-1
after:can't=1 after:can=0 after:change=5 after:check=-8 after:clicking=-6 after:coffee=-12 after:come=7 after:could=6
after:council=11 after:did=3 after:diff=16 after:discussed=20 after:do=-2 after:does=-10 after:doing=14 after:don't=-7
after:drive=11 after:each=-8 after:every=3 after:exactly=15 after:first=-1 after:from=-10 after:go=-6 after:goes=8
after:had=3 after:have=-8 after:haven't=-5 after:he's=2 after:he=-9 after:how=3 after:i'll=-11 after:i'm=-8
after:i've=2 after:i=7 after:idea=-7 after:in=-3 after:is=-2 after:it's=5 after:it=-1 after:keep=3 after:left=-4
after:let=-11 after:log=-9 after:looked=-19 after:makes=9 after:maybe=-3 after:module=14 after:more=9 after:most=-4
after:must=-12 after:my=2 after:names=-7 after:need=4 after:never=-1 after:night=-12 after:no=-4 after:not=11
after:of=1 after:ok=-24 after:on=-13 after:once=4 after:one=-7 after:only=-2 after:our=-14 after:plain=6
after:please=-11 after:prices=-6 after:privacy=15 after:probably=-8 after:ran=-8 after:really=21 after:redo=4
after:remember=-4 after:remove=14 after:rerun=-8 after:restarted=-6 after:run=5 after:same=3 after:say=-5
after:second=-7 after:see=-11 after:she=-4 after:should=-10 after:signed=20 after:single=11 after:skip=-10 after:so=5
after:someone=-7 after:standard=12 after:start=7 after:stop=3 after:suspect=-6 after:table=7 after:talk=20
after:test=3 after:tests=4 after:that's=7 after:that=7 after:the=1 after:then=4 after:there's=-6 after:there=-3
after:they=-21 after:thing=6 after:things=-8 after:think=-1 after:third=6 after:time=8 after:told=22 after:two=3
after:use=-10 after:we're=3 after:we=8 after:what=-6 after:whatever=9 after:when=-14 after:which=-6 after:who=-6
after:why=-14 after:with=1 after:write=3 after:wrote=10 after:you've=8 after:you=8 after:your=14 after:ⓝ=-17
after:ⓟ=-9 after:ⓠ=4 after=3 afternoon=-30 again=-10 against=3 agency=10 agreed=26 agreement=14 ahead=-15 airtable=8
all=0 already=-13 also=0 alter=10 although=-3 always=-13 am=9 among:1=11 among:2=17 among:3=3 among:4=-57 an=1
analogy=13 and=2 android=8 anonymous=9 another=-7 answer=3 answers=13 any=7 anymore=5 anything=8 anyway=-21 api=3
apologise=13 apologizing=13 app=6 apparently=-9 applies=13 applydiscount=-5 approve=8 apps=13 april=5 architecture=28
archive=0 archived=15 are=12 aren't=5 arguments=-10 around=-2 arrived=-8 arrow=-7 art=10 as=-1 ascii=10 ask=2 asked=12
asking=1 assets=9 assume=6 assumptions=7 at=-2 attached=-20 audio=5 audit=3 august=12 auth=10 author=-5 authors=-10
autumn=17 away=-2 axis=-5 back=-8 backend=5 backup=-4 badge=-5 bank=-4 banned=10 banner=-4 bar=-5 bare=19 based=28
baseline=7 bash=-5 basket=-4 batch=6 battery=-4 be=0 because=0 bed=-7 been=2 beer=-10 before:!=-5 before:,=2
before:-=-9 before:.=5 before::=-9 before:about=-3 before:after=2 before:again=17 before:alternatives=13
before:always=-22 before:an=-4 before:and=-8 before:anything=-10 before:are=-7 before:asked=19 before:at=7
before:back=-10 before:bit=13 before:branches=28 before:build=-4 before:but=5 before:by=-18 before:can=-3
before:change=-7 before:could=-6 before:diff=16 before:do=-3 before:does=-12 before:dude=27 before:ever=-6
before:every=-7 before:feature=15 before:file=-9 before:files=6 before:firmware=9 before:first=3 before:fix=12
before:forget=13 before:found=-9 before:from=-13 before:gave=11 before:gene=9 before:go=-8 before:going=-7
before:good=3 before:got=-12 before:great=-5 before:guessed=11 before:had=6 before:haha=-7 before:has=3 before:have=4
before:he=-9 before:here's=-5 before:here=-11 before:hi=-4 before:how=-5 before:i'd=1 before:i'll=-4 before:i'm=1
before:i've=-13 before:i=0 before:if=-19 before:in=1 before:is=-5 before:isn't=6 before:it'll=11 before:it's=-4
before:it=-4 before:just=4 before:keep=11 before:know=-7 before:knows=24 before:leave=-9 before:let=-4 before:like=1
before:list=9 before:look=11 before:looks=-16 before:lovely=23 before:make=3 before:may=-11 before:maybe=-18
before:might=-7 before:mm=18 before:morning=-27 before:moved=-5 before:must=-9 before:my=-24 before:names=4
before:need=-3 before:never=-27 before:new=3 before:next=-6 before:nice=32 before:no=4 before:not=5 before:nothing=-5
before:now=-17 before:numbered=10 before:of=-4 before:oh=3 before:ok=-1 before:on=-10 before:one=-7 before:only=-8
before:ooh=18 before:opening=-6 before:or=-20 before:our=-7 before:out=3 before:perfect=13 before:perhaps=-8
before:please=1 before:prefer=-10 before:put=2 before:raw=13 before:really=17 before:remember=-20 before:reviewer=-5
before:right=-16 before:run=6 before:said=15 before:says=-20 before:second=-5 before:see=6 before:she=-9
before:short=15 before:so=-13 before:sorry=6 before:spaces=-7 before:staging=8 before:start=4 before:stop=20
before:strip=14 before:that's=3 before:that=1 before:the=-6 before:them=-9 before:there=-6 before:they=-5
before:things=-5 before:third=3 before:this=2 before:told=5 before:too=7 before:turns=9 before:ugh=15 before:up=-6
before:upload=-8 before:use=-6 before:used=14 before:version=-10 before:was=4 before:watch=10 before:we=3
before:wells=10 before:what=4 before:which=4 before:why=5 before:with=-3 before:would=-13 before:write=4 before:yes=20
before:yesterday=-6 before:you're=7 before:you=13 before:ⓒ=-3 before:ⓝ=-3 before:ⓟ=-11 before:ⓠ=-4 before:ⓧ=-10
before=5 behaviour=8 behind=4 being=-3 believe=-8 belong=16 belongs=10 below=-10 beside=11 beta=12 between=1 big=-3
bigger=-4 billing=4 binder=17 bird=10 bit=0 bits=18 blind=20 block=-10 blue=-2 board=10 boat=10 boats=7 body=-7
book=11 booked=25 booking=-9 borders=16 boring=10 boss=-4 both=-6 bother=-5 bots=7 bottle=13 box=5 branches=24
brand=11 brb=-9 break=-3 bring=-9 british=13 broadcast=8 broke=-10 broken=-13 btw=7 bucket=-6 budget=10 bug=-1
build=-2 building=11 builds=7 built=3 bullet=15 buried=6 burned=7 burnt=13 bus=-4 but=-12 button=-7 byte=-10 bytes=-4
c=7 cache=-7 cake=-12 calendar=-3 calling=-4 can=-6 cancel=-8 cannot=11 captions=8 card=-4 care=-3 careful=20
cargo=-11 cart=-3 case=-2 catalogue=4 cause=-8 cent=-7 central=6 cents=16 certificate=-12 certification=19 cet=8
change=-2 changed=6 changelog=4 changes=4 channels=-6 chapter=7 chart=-5 charts=15 check=-12 checked=4 checker=12
checkpoint=-16 checksum=-16 cheers=-11 chemistry=9 children=-10 choreographer=14 chose=25 chosen=10 chromebooks=9
claim=6 claims=-6 class=-5 clean=-4 cleared=-5 click=-13 client=3 clients=19 clinic=20 clock=-3 close=-4 closed=9
club's=13 club=4 cluster's=10 cluster=8 code=11 codebase=34 codebook=11 coder=24 codes=3 coffee=-23 colleague=-5
colon=-5 come=6 comes=2 comma=4 command=4 comments=5 commit=5 commits=6 committed=19 committee=5 companion=8
compare=-9 comparisons=16 competitor=-9 compile=-3 compiler=8 complain=-14 complained=-7 complains=-5 compliance=15
compose=-6 composition=8 comprehensions=15 computers=19 conclusion=11 concurrently=16 conflict=-10 conflicts=-19
connection=-9 contact=5 contain=13 container=-3 continue=-4 contract=16 contracts=21 controllers=22 conventional=10
conversions=6 convert=-21 coordinates=12 cope=10 copy=3 core=6 cores=19 cost=9 costs=12 could=-18 council=11 counsel=9
counter=-11 counts=5 court=8 cranes=10 crashes=-15 crate=8 crc=-5 crew=17 crm=20 cron=-8 csv=-2 cuda=17 cupboard=10
curators=9 curve=-6 curves=6 customer=3 customers=15 customs=12 cutover=27 cuts=12 cutter=16 data=12 database=13
dataclass=-6 date=5 dates=1 day=1 db=-4 dead=-3 deadline=5 deadlock=-6 deaf=19 deal=4 dec=12 december=2 decides=5
deck=6 default=-5 degrees=-5 delete=-7 deleted=-12 delivery=8 dentists=22 dependencies=18 depends=-10 deploys=12
deps=-8 describe=11 description=7 descriptions=6 design=17 desk=11 detected=-6 dev=8 develop=14 device=8 diagrams=5
dictate=12 dictating=9 dictionary=12 did=-6 didn't=-3 diff=9 difference=-9 different=-4 diffs=20 director's=16
director=15 discounts=-6 disk=-5 display=-5 district=14 districts=8 do=1 docker=-10 docs=2 document=6 documentation=19
does=-5 doesn't=-2 doing=4 domain=6 don't=4 done=2 dont=6 double=-6 doubles=-8 doubt=8 down=3 downloads=6 draft=-6
drafted=14 drag=-6 drawings=14 drive=13 drivers=5 drop=-4 dropdown=-8 dropped=14 dry=3 duck=-6 dump=-6 dunno=-18
duration=-8 dyslexic=28 e=-3 each=6 ear=17 earlier=8 early=3 eats=-4 edit=6 edited=5 edition=7 editor=4 edits=7
effect=-8 egypt=11 either=5 eleven=6 else=-4 embedded=20 emoji=13 emojis=15 empty=-21 end=1 endpoint=-10 endpoints=4
ends=13 eng=12 english=5 entire=15 entry=7 error=-9 essays=10 estimate=4 eu=8 even=4 ever=5 every=11 everybody=-12
everyone=-4 everything=5 everywhere=3 evidence=20 exact=16 exactly=-4 exam's=16 exam=8 examples=4 except=-4
exclamation=4 experiment=16 experiments=13 expire=-8 expired=-7 explain=4 explained=8 explaining=8 explains=-6
explanation=6 explanations=19 export=-6 exports=16 expressions=19 ext=8 extended=5 external=11 extract=-16 f=-4
facing=16 fact=18 failed=-6 failing=6 fails=-12 fair=-7 falls=-4 fan=-7 far=-16 farm=9 farmer=12 farmers=11 fast=-4
faster=-12 feature=-7 features=13 feb=11 feeds=5 feeling=-12 fell=-5 few=-4 field=6 fighting=-7 figma=11 figure=-5
filed=14 files=15 filing=12 filter=-13 final=19 fine=-3 finished=3 fire=-4 fires=-6 firmware=12 first=2 fit=4 five=2
fix=-1 flag=-9 flags=6 flaky=-2 flat=-10 fleet=10 flight=11 flip=-4 float=-4 floating=11 flood=7 floor=6 fluent=12
flush=-8 focus=-6 folder=4 folks=-4 follow=11 following=-9 font=-20 footer=-8 for=3 forgot=-8 fork=9 form=-8
formatter=9 forms=8 forward=3 found=-20 four=-6 frame=-2 free=2 freeze=6 from=2 ftp=10 full=-4 function=-10
functions=13 funny=-8 future=13 fyi=11 gates=8 general=10 generated=9 german=5 get=10 gets=16 getting=-7 gigs=6 git=3
given=15 gives=-10 glossary=14 gloves=25 go=5 goes=8 going=-1 gone=-5 good=-1 goodbye=10 google=17 got=4 grafana=21
green=-2 grey=-8 greyed=-5 grumpy=10 guardian=-8 guess=-4 guest=-10 guidelines=16 guy=-17 habit=15 had=-9
haematology=11 haha=-22 half=-3 hand=3 handbook=15 handle=-2 handler=-15 handles=8 hands=12 happen=5 happy=-17
hardcode=-13 hardware=22 has=0 hashed=14 have=3 haven't=-22 he'd=-10 he's=3 he=-4 head=3 headed:=-10 header=-9
heading=-10 heads=5 hearing=12 heating=-8 held=-10 help=-3 helped=5 helper=5 helpers=16 her=2 here=4 hi=-5 hidden=-17
high=-7 hints=5 history=9 hm=-3 hobby=13 honest=-6 hooks=8 hospital=5 hosted=28 hosting=28 hostname=9 hotfixes=11
hour=-10 hourly=5 house=15 how=-1 httpx=12 hundred=-10 hung=-4 hurry=-14 hw=6 hydrologist=8 i'd=-2 i'll=-9 i'm=5
i've=2 i=1 icon=-14 id=-15 idea=-4 identifiers=24 identity=8 ids=3 if=-4 ifs=11 ignored=-9 im=3 images=18 imagine=-26
imperative=13 implementations=-11 import=-1 imprint=-6 in=3 inch=7 inches=26 index=-8 ines=8 infra=10 ingest=15
inheritance=18 inline=5 input=-7 inside=5 insist=19 insisted=9 inspection=12 install=6 instead=2 institute's=15
insurance=8 integers=5 internet=7 into=3 invoice=-13 invoices=8 ios=10 ipad=9 iphone=8 is=8 isn't=5 issues=20 it'd=-4
it'll=7 it's=-1 it=-6 items=-7 its=3 itself=-4 jan=24 january=16 jenkins=6 jira=9 job=-2 joke=-6 journal=19 june=17
junior=10 just=-6 k=0 keep=6 keeping=8 keys=15 kg=9 kid=-7 kiosks=9 know=-2 known=6 knows=2 kotlin=12 lab=13 ladder=9
lake=6 laminated=12 laser=14 last:=-11 last=2 latency=10 laugh=-7 launch=4 law=3 lawyer=5 layer=2 layout=4 lazy=-9
leaks=4 learn=14 learned=9 leave=-3 leaves=4 leaving=8 lecture=19 ledger=7 legacy=16 legal=12 legend=-9 length=2
let's=-20 let=-1 lgtm=-6 lib=-4 libssl=-5 licence=16 life=-5 lifted=7 like=2 limit=3 line=6 lines=3 link=-3 list=-4
listed:=10 listed=5 lists=14 live=5 lives=3 load=-4 loaduser=-3 loan=6 locally=-12 lock=-5 lockfile=6 login=-2 logo=-5
lol=-6 long:0=-4 long:1=-3 long:2=3 long:3=2 long:4=5 long:5=-3 long:6=-2 long=-4 longer=5 look=0 looked=-4 looking=-5
looks=-7 loop=-10 lose=3 loses=-2 loss=-13 lost=3 lot=7 lunch=-10 macbook=18 macros=11 made=4 mail=-11 mailbox=6
mailed=5 mails=10 main=4 mainframe=11 maintain=13 maintained=17 maintainer=10 maintaining=15 make=-3 makes=3 malloc=6
man=-6 management=18 map=-10 mapbox=11 marketing=7 marks=16 marlin=10 masked=7 match=-4 maternity=8 matrix=4
matters=19 may=4 maybe=-9 mb=3 me=8 meaning=15 means=4 meantime=-5 medical=14 mei=9 members=14 memory=1 merge=-4
mergeconfig=-4 merger=8 merges=7 merging=19 message=3 messages=14 meters=8 metres=10 metric=9 midnight=-9 might=-27
migration=6 migrations=20 min=-5 mind=-3 mine=-6 minimum=20 ministry's=15 ministry=23 minute=-2 minutes=-13 mirror=7
missing=-7 mobile=5 modbus=11 models=16 module=7 modules=31 moment=-6 monday=-4 money=7 monitors=10 monorepo=6 month=4
monthly=11 more=0 mornings=24 most=0 mostly=13 mountain=9 mounted=7 move=-5 moved=6 moving=-9 ms=-7 msrv=13 must=-10
mustn't=11 my=3 name=0 named=5 names=9 naming=6 national=16 nd=13 need=-3 needed=-4 needs=4 nervous=10 net=9 network=6
never=-13 new=5 nextcloud=9 nicer=-5 night=6 nightly=6 nil=-6 nine=2 no=8 nobody=3 node=3 noon=-7 not=8 note=-3
nothing=9 noticed=-4 notification=-8 now=1 npm=-5 null=-17 number=1 numbered=7 numbers=7 object=-4 of=2 office's=11
office=14 officer=7 offices=7 offline=6 ok=-11 old=3 older=-3 on=3 once=-6 one's=-6 one=-3 ones=0 only=3 op=13 open=-2
opens=-4 operating=14 operator=14 ops=15 option=-12 options=9 or=-3 orange=-6 order=-11 orders=-3 org=16 other=-6
others=-9 our=22 out=-2 output=4 outside=-5 oven=12 over=6 own=4 owned=6 owner=13 owns=30 packages=11 page=-5 pages=-3
pagination=-14 paper=6 paragraph=2 paragraphs=5 parish=11 parser=-13 part=2 partner=7 partners=6 parts=4 party=5
pass=-6 passes=-4 past=12 pasted=-7 path=2 pay=6 payments=13 payroll=6 pays=9 pension=-8 people=4 per=3 percentages=9
perf=11 perfect=7 perhaps=-24 person=4 persons=7 pharmacists=13 phd=15 phones=10 photo=-2 picked=9 picker=-10 picks=-6
pictures=3 pilot=15 pink=-4 pinned=18 pip=10 pitch=-7 place:0=-11 place:1=0 place:2=8 place:3=11 place=3 plan=5
plans=11 plant=7 player=-9 please=2 plot=-4 pls=5 pnpm=11 poetry=8 port=-1 portal=4 position=-5 poster=-6
postmortems=11 postponed=21 precision=-8 prefer=6 prefers=-19 presets=10 press=-3 pretend=-12 price=5 print=-2
printable=-7 printer=4 prints=-16 privacy=5 private=2 probably=-28 problem=-35 prod=7 product=14 production=15
program=16 progress=-7 project=18 protection=13 protocol=8 provider=4 prs=20 public=19 publisher=11 pull=9 pump=2
purpose=5 push=-6 pushes=4 put=-2 puts=-6 putting=11 px=-4 pytest=-6 python=3 qa=13 quarter=7 query=-14 questions=15
queue=-11 quick=-4 quirks=6 quit=30 quiz=-13 quoted=8 r=12 rain=-5 raise=-7 raised=11 ram=16 ran=2 rates=4 rather=3
raw=21 react=8 read=6 reads=4 real=15 really=4 reason=-4 reasoning=14 rebooted=-10 receipt=-11 recipes=5 recommend=-8
recordings=3 red=-3 redo=-5 refactoring=-4 reformat=12 refused=-7 refuses=7 regex=-6 regional=12 registry=8
regulator=12 release=3 released=-8 remain=13 remains=10 remember=-2 remove=-25 rename=-38 renamed=6 repeat=5
replace=-9 replaced=13 repo=20 report=1 reports=21 repository=11 reproduce=-6 reproducible=11 request=-10 requests=3
requirement=17 rerun=-2 research=24 rest=-1 restart=-9 restarted=-7 restore=-12 restored=-9 retention=16 retired=35
retry=-8 return=-22 returns=-15 revert=2 reverted=6 review=5 reviewer=-2 reviewers=9 reviewing=12 reviews=14
revision=14 rig=6 right=-13 rights=8 robots=11 room=-3 roughly=-10 round=8 rounded=-9 rounding=-9 route=8 router=-14
row=-2 rows=-7 rule=3 run=3 runbook=10 runbooks=11 running=-6 runs=0 s=-4 sabbatical=9 said=-3 sales=-10 same=-16
sandbox=7 satellite=9 saw=-10 say=-1 says=-24 scala=9 scaled=-9 scanned=5 scanner=11 scanners=9 schedule=11
scheduler=9 schema=6 schematic=15 school's=9 school=15 schools=10 scrap=10 screen=-2 screenshot=-2 screenshots=9
script=-8 scripts=20 search=-12 second=3 seconds=-5 secretary=7 secrets=-6 see=-10 seed=-11 seems=-22 seen=-9 sees=-6
segfault=-6 self=11 sell=10 semicolon=-4 send=-7 sending=-7 sensors=15 sent=2 sentence=8 sentences=7 separate=3
september=15 serial=2 server=2 service=13 services=3 session=-6 set=-7 settings=-8 settled=34 setup=5 sftp=20
shaders=15 shall=-4 share=19 shared=17 she's=14 she=7 sheet=4 sheets=16 shell=7 shifts=11 ships=17 shop=3 short=5
shorten=-11 shorter=-13 should=-24 shouldn't=-5 show=-4 shown=-8 shows=-24 shut=18 sides=9 signed=14 significant=23
signs=12 signup=-5 silent=-7 since=4 singleton=6 siren=-6 sit=18 site=12 sites=18 skip=-3 slack=11 slid=9 slide=-6
slides=-5 slow=-6 slurm=12 small=2 smaller=-7 smells=-11 snake=9 snippets=9 so=5 society=10 solution=10 some=-13
somebody=-10 something=3 sometimes=-10 somewhere=-7 sorry=-6 sort=-12 source=11 speaks=10 spec=12 specs=17 speed=-5
spell=6 spelled=23 spelling=1 split=0 spoken=7 sprint=-5 sprints=12 sql=19 squad=11 stack=-3 staff=5 stage=15
staging=6 standard=11 stands=17 star=-4 starts=2 state=-1 static=5 statistician=18 statistics=5 stay=9 stays=17
steam=23 steer=11 steering=9 step=-3 steps=10 stick=7 sticker=12 still=-8 stop=8 stopped=-9 store=9 story=3 strings=-2
stripped=-15 stuck=-5 students=19 stuff=3 style=5 substitution=13 subtitle=-8 suffix=22 sugarcoat=14 suggesting=21
suite=3 sum=-8 summarise=-6 summer=8 sunday=8 sundays=15 supervisor=12 support=6 supporting=8 suppose=-13 sure=1
suspect=-5 swap=-17 swears=-6 system=14 tables=10 tablets=9 tag=4 tagging=15 tail=8 tailwind=7 take=-3 takes=1
talked=9 talks=5 tank=10 tap=-5 taxes=11 tea=-6 teach=4 team=18 teams=6 technical=17 telling=4 template=4 ten=3
tenant=6 tense=15 term=6 terminal=13 terms=11 test=7 testers=13 testing=-5 tests=7 texts=7 thank=-4 thanks=-12
that's=2 that=-5 thats=11 the=-3 them=5 themselves=16 then=1 there=-1 these=-2 thesis=6 they'd=-13 they're=-2 they=-6
thin=9 thing=3 things=4 think=-8 thinking=-14 thinkpad=16 thinks=-20 this=-8 those=8 thought=-21 three=-2 through=3
throughout=21 throw=-12 throws=-17 thursdays=10 thus=17 thx=-7 tickets=12 tier=8 timeout=-15 timer=-12 times=-2
timezone=10 timezones=-10 title=-13 titles=16 tmp=-11 to=0 toast=-7 tocents=-7 today's=-14 today=-20 toddler=10
toggle=-5 token=-4 tokens=15 tomorrow=-15 tonight=-28 too=-6 tool=4 tools=4 tooltip=-6 top=-5 topic=19 torque=22
total=-8 touching=4 town=12 trace=-6 track=9 tracked=7 tracker=24 trade=19 trademark=11 trailing=-4 translators=18
trunk=11 try=-11 tuesdays=7 turn=-4 twenty=-8 twice=-10 twins=9 two=0 type=-2 typed=-4 typescript=11 typos=-6 u=-5
ugh=-3 ugly=-8 um=14 uncle=-8 unclear=11 under=10 understands=10 undo=-8 undone=15 unit=-7 units=12 unity's=13
university=19 unlock=-7 unsure=15 until=-3 up=-1 update=-1 upgrade=-7 upgraded=5 upload=-10 upside=-7 upstairs=14
us=18 usb=5 use=1 useful=16 user=-1 users=-2 uses=-5 usesession=-3 using=-7 usual=-4 usually=4 utf=-10 v=-6 valid=-7
values=3 var=-7 vendor=4 vendors=13 venue=6 verdict=6 version=4 very=-11 vestry=12 vets=10 visible=-6 visit=-7 vite=-8
vitest=20 voice=7 volume=-6 volumes=8 volunteer=6 volunteers=8 voted=20 w=8 waiting=-11 waits=-6 wants=-6 wards=6
warehouse=9 warm=-6 warning=-9 warnings=-4 was=3 watchdog=-6 watched=20 way=8 we're=14 we've=15 we=7 web=9 webpack=-6
webshop=8 websocket=-8 websockets=8 wednesdays=12 week=-1 weekend=7 weekends=3 weekly=5 weeks=11 weighs=15 well=2
went=2 what's=4 what=1 whatever=3 whats=-6 wheels=6 where=-2 whether=-22 which=3 while=-7 who=4 why=-2 wide=4 width=-4
wiki=25 will=2 windows=4 winter=5 wiped=10 wired=15 wiring=7 with=2 within=3 without=2 won't=8 won=5 wonder=-5
wondering=-8 word=7 words=8 work=-3 worked=-5 worker=-5 working=3 works=-11 workspace=12 worth=-3 would've=12
would=-21 wow=-10 wrapped=9 write=1 writing=14 written=12 wrong=-7 yard=9 yarn=25 year=5 years=18 yes=3 yet=-28
you'd=3 you'll=-3 you're=1 you=7 your=-3 yourself=12 youtube=25 yrs=8 z=-5 zip=-6 —=11 ⓒ=11 ⓝ=0 ⓟ=1 ⓠ=4 ⓤ=14 ⓧ=3
"""
