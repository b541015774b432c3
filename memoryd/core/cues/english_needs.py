"""What each English cue needs to be said, in the order of the cues: pieces of words, of which one must be there.

Written by `benchmarks/needs.py`; not to be changed by hand.
"""

NEEDS = r"""
CUE: ·ask ·man ·oft ·sai ·tol CUE: ·fri ·mon ·sat ·sun ·thu ·tue ·wed CUE: embe mori CUE: 't·f do·n r·fo CUE: ·sur 't·f
ber· eep· et·t r·to AND: alwa neve ot·e CUE: ·any ·eac ach· e·pu er·e ery· h·ch h·pr h·pu h·ti itti ou·p r·yo re·e ry·p
u·co AND: 't·f ber· et·t r·to CUE: ·awa ·fut ·inf ·ref ·ses ads· bear eep· fyi nder note or·c or·y AND: ·hat abas all
alwa ci cust deba elin i·am i·do i·li i·pr i·us i·wo i'm ject mpan my neve nt·y only our prod repo sers stag team very
we CUE: bear eep· CUE: bear eep· CUE: ·a·n ·a·q a·me CUE: ·fut CUE: emor AND: ·- ·– ·— , : CUE: 't·f ber· eep· et·i
et·t ise· mori r·it CUE: abit acti licy rule CUE: ·fut ·mom ·poi arti as·o ay·o cefo forw m·he om·n t·ti CUE: ard· ard,
ard: ay·o cefo m·he om·n CUE: ·fro ·hen forw CUE: ·fut CUE: 't·e 't·y alwa do·n neve AND: ·abo ·add ·adj ·ale ·ann ·ans
·app ·ask ·ass ·att ·avo ·bas ·bat ·be ·bin ·bui ·bum ·bun ·cac ·cal ·cap ·cat ·cha ·che ·cho ·cit ·cle ·clo ·cop ·cov
·cre ·cut ·deb ·def ·del ·dep ·dis ·do ·dra ·dro ·dry ·dup ·edi ·emb ·ena ·enc ·end ·ens ·esc ·est ·eva ·exc ·exe ·exi
·ext ·fai ·fav ·fet ·fil ·fin ·fix ·get ·giv ·go ·gro ·gua ·gue ·har ·hav ·hid ·hig ·hol ·ign ·imp ·inc ·inh ·ini ·inj
·inl ·iso ·joi ·jum ·kee ·lab ·let ·lim ·lis ·loa ·log ·low ·mak ·mar ·mat ·men ·mer ·moc ·mod ·mov ·mut ·nam ·nes ·num
·omi ·ope ·ord ·org ·ove ·pac ·par ·pas ·pat ·pic ·pin ·pla ·poi ·pre ·pri ·pub ·pul ·pus ·put ·quo ·rai ·re- ·rea ·reb
·rec ·ref ·rej ·rel ·ren ·reo ·rep ·req ·rer ·reu ·rev ·rew ·rol ·rot ·rou ·run ·sav ·sca ·sco ·sea ·see ·sel ·sen ·ser
·set ·shi ·sig ·sil ·ski ·sor ·spa ·spe ·spl ·squ ·sto ·str ·stu ·sty ·sub ·sug ·sum ·sup ·swi ·syn ·tag ·tak ·tar ·tel
·tes ·thr ·tid ·tou ·tra ·tre ·tri ·tru ·try ·tur ·upd ·upg ·upl ·use ·val ·ven ·ver ·wai ·war ·wat ·wir ·wor ·wra ·wri
acce ack· acku aint aliz allo anit bine brin cast ched clon conn conv crib decl deco dent desi deve dire duce eave egis
eloa emin emoi emov erif erpo esea eset esol espe esto estr etry etur expe expl expo exte figu firm flag foll forc hink
hort ider imis imiz inif inse insp inve lead lean lect lify link lint lock look mmen mmit mpar mpil mpre mput nate ndle
note noti nsta nsul ntac nvok ofil ompt opos orma otec outp pond post prov rate rely show star stas stat stay stic tage
type CUE: 't·e e·on we·a we·n AND: ·abo ·add ·adj ·ale ·ann ·ans ·app ·ask ·ass ·att ·avo ·bas ·bat ·be ·bin ·bui ·bum
·bun ·cac ·cal ·cap ·cat ·cha ·che ·cho ·cit ·cle ·clo ·cop ·cov ·cre ·cut ·deb ·def ·del ·dep ·dis ·do ·dra ·dro ·dry
·dup ·edi ·emb ·ena ·enc ·end ·ens ·esc ·est ·eva ·exc ·exe ·exi ·ext ·fai ·fav ·fet ·fil ·fin ·fix ·get ·giv ·go ·gro
·gua ·gue ·har ·hav ·hid ·hig ·hol ·ign ·imp ·inc ·inh ·ini ·inj ·inl ·iso ·joi ·jum ·kee ·lab ·let ·lim ·lis ·loa ·log
·low ·mak ·mar ·mat ·men ·mer ·moc ·mod ·mov ·mut ·nam ·nes ·num ·omi ·ope ·ord ·org ·ove ·pac ·par ·pas ·pat ·pic ·pin
·pla ·poi ·pre ·pri ·pub ·pul ·pus ·put ·quo ·rai ·re- ·rea ·reb ·rec ·ref ·rej ·rel ·ren ·reo ·rep ·req ·rer ·reu ·rev
·rew ·rol ·rot ·rou ·run ·sav ·sca ·sco ·sea ·see ·sel ·sen ·ser ·set ·shi ·sig ·sil ·ski ·sor ·spa ·spe ·spl ·squ ·sto
·str ·stu ·sty ·sub ·sug ·sum ·sup ·swi ·syn ·tag ·tak ·tar ·tel ·tes ·thr ·tid ·tou ·tra ·tre ·tri ·tru ·try ·tur ·upd
·upg ·upl ·use ·val ·ven ·ver ·wai ·war ·wat ·wir ·wor ·wra ·wri acce ack· acku aint aliz allo anit bine brin cast ched
clon conn conv crib decl deco dent desi deve dire duce eave egis eloa emin emoi emov erif erpo esea eset esol espe esto
estr etry etur expe expl expo exte figu firm flag foll forc hink hort ider imis imiz inif inse insp inve lead lean lect
lify link lint lock look mmen mmit mpar mpil mpre mput nate ndle note noti nsta nsul ntac nvok ofil ompt opos orma otec
outp pond post prov rate rely show star stas stat stay stic tage type CUE: ·alw ·eve ·exc ·rul all· AND: -cod abor acce
ache ack· acku acto add adju aint aise aler alid alis aliz allo alua ange anis anit aniz anno ansl answ appl arch ardc
aris ariz arse ask assu aste atch atta ault avoi avor avou base be bind bine blis bmit brin buil bump bund call cap
cast cate chec ched choo cify cite clea clon clos clud conn conv cope copy cord cove crea cryp ctur cuss cut debu decl
deco defi deli dent depl deve dify dire disa disp do draf drop duce eave edit efer efre egis ejec elea elec emen emin
emoi enab enco end ensu enti epar epea eply epor eque equi erge erif erit erpo erri ersi erve esol espe etch evie exit
expe expl expo extr fail figu file filt fini firm fix flag foll forc gest get ghli give gnor go grad grou guar gues
have hide hink hold hort hrow ider ilen imat imis imit imiz impo inif inje inli inse insp inve iori isol itch join jump
keep l·ba lace lbac lead lean lect let lify link lint list load lock log look lowe make mark mmen mmit mock move mpar
mpil mpre muta name nate ndle nest note noti nsta nsul ntac nvok oint omit ompt open opos orde orma otat otec ouch ound
oute pack pass pawn pdat pell pick pin plan plit pond post ppre prin prov pull push put quas quot rack rate read rely
reve rite run rust save scan seed set ship show sign skip sort star stas stat stay stic stop stor stri stub styl sync
tag take tell test tidy trea trim try turn type use wait warn wire work wrap CUE: ·ask ·unl hout CUE: ·my· arn· ask·
e·kn ell· h·me me·b CUE: ·rul ault cipl eral CUE: ·cir ·eve ·mat AND: ·lon do·n don' dont don’ neve top· CUE: alk· eak·
CUE: anyt e·i· enev ery· eryt h·ti ny·t AND: , : then CUE: anyt me·y r·yo CUE: ·eac all· any· er·e h·ev in·e n·ev or·e
re·e AND: ·req acto ange answ atur bugf depl ebas edit elea erge essi g·fi grat mmit mr onse pr push CUE: ·eac any·
er·e h·ev n·ev or·e re·e AND: ·ans ·dep ·edi ·mer ·mig ·mr ·pr ·pus ·ref ·rel ·req ·ses de·c mmit onse CUE: ·eac me·y
r·yo CUE: avor avou efer AND: i CUE: eral like love s·wa sual AND: i· CUE: 't·l an't anno dete disl do·n hate AND: i·
CUE: ault avor avou erre sual CUE: ence CUE: ·avo ·gen ·kee ·mos ·nor ·pai ·put ·rar ·rea ·reb ·rev ·shi ·sig ·squ ·usu
dent foll i·ne i·on i·te i·ty orma s·bu s·co s·pu s·ru s·st s·te s·wa ys·b ys·d ys·m ys·n ys·p ys·u ys·w CUE: all· ame'
my·n CUE: ·am· i'm· im· k·as AND: admi ager aine alis alys amme ance aria athe atis ator awye bbyi begi biol ceo cher
chit cien cist cono cto ctur dent dev emis engi esso este ewbi expe foun gner inte iter lead ltan novi ntan nurs oder
ostd owne quan sre CUE: ·bli ·dys ·har ·sel ·veg -han blin deaf CUE: amil an·e arni ble· ced· cien ew·t flue CUE: cade
mont year CUE: agen art- artm artu bank emot ffic grou hosp iver lab mpan team CUE: ·liv k·fr k·in k·ou CUE: ·bas ·lan
·liv ·mot ·spe 'm·f come ocat CUE: ·bir ·box ·edi ·ema ·git ·hou ·lan ·lap ·mac ·man ·nic ·os· ·rol ·set ·she ·tea ·ter
·tit ·zon ackg ale· ard· atin brow erna ezon k·st ksta mpan my·h my·i my·j my·u noun CUE: ·am· ·usi 'm·o deve i·co i·ru
i·us i·wo i·wr k·in AND: afar arch bash bian blim bsta bsto bunt char chro cole coli curs dman dock dora dows dvor efox
elix elli fish gola hell ider inux ixos mac scod tmux vim vs·c wsl zed zsh CUE: ·dai ·ful ·liv ·mos all· at·w essi ry·d
CUE: 've· er·d ve·n CUE: ·wan ect· i·li i·ne AND: ·kep ·rev ages ames anat arie cstr ents epli ffs· mits nses prs· r·as
rs·a rs·i s·as wer· wers CUE: ·bas acka am,· ams· ams, anis aniz app· app, apps ct,· cts· deba duct eam· ect· ects epo·
epo, epos kspa mpan org· org, orgs AND: ·my· ·our acro in·t on·t or·t CUE: we· AND: ·acr ·bas ·eve ·exc ·her ·ins ·nev
·no· ·our ·rat ·rep ·rul ·tea all· by·c deba ject not· CUE: ·don 't·d do·n er·d r·ad we·n CUE: acti agre anda conv cys·
deli flow icy· rule styl CUE: all· an't anno are· as·t ave· ay·n houl must need AND: ·pac ·rou ·str ages ames amps apis
ases ates atur bles blic bugf ces· ch·n ches cies cret cume docs dpoi dule elog ents epli est· ew·f fixe g·me ge·l ions
loys mit· mits mr· mrs· note nses ode· pes· pr· prs· rts· sts· wers CUE: no· AND: ·cod ·fri ·mai ·mas ·pr ·pub ·rep
·str ·var at·a docs ents ests ever it·m nses plea wers CUE: ·apo ·ask ·cre ·gen ·gue ·inc ·moc ·put ·rep ·sum ·usi ·wra
addi aini arti avin ayin endi inve itin itti shin CUE: ·gro ·org ·tea ack· artm hop· mpan CUE: ·spe ·squ dent e·na e·ta
efix we·r we·v CUE: ·cut ·dem ·dep ·mee ·pub ·rot ·shi ases we·r AND: ·fri ·mon ·sat ·sun ·thu ·tue ·wed aily arte each
eekl mont once twic very CUE: ·shi allo ppor targ un·o CUE: ·bel ·bes ·goe ·liv go·i go·n go·u go·w o·at s·at stay AND:
·pac ·rou ·str ages ames amps apis ases ates atur bles blic bugf ces· ch·n ches cies cret cume docs dpoi dule elog ents
epli est· ew·f fixe g·me ge·l ions loys mit· mits mr· mrs· note nses ode· pes· pr· prs· rts· sts· wers CUE: ·bef ·eac
all· any· er·e f·ev f·yo in·e in·y o·ev r·yo to·y AND: ·ans ·mes ·pr ·rep ·sum anat mmit onse CUE: ·ins ·nev ·ove ·rat
not· AND: ·as· ·bec ·els ·our ·sin ,·it ,·we - : ; as·i as·w erwi so·t they – — CUE: ·bit ·dow ·pol ·tea ance audi bit·
bite burn cenc cens cost dent e·ci egal ke·m ke·p oke· ost· outa CUE: ·moc 't·a 't·c 't·i 't·p 't·u all· do·n er·u r·ad
r·co r·im r·pu r·ru r·wr t·ru t·wr AND: ·run fer· go·w use· CUE: ·agr ·cho ·dec ·set ·sig itte opte CUE: agre cisi CUE:
·dow ·liv atin aunc clos cut deli demo depl depr drop due eeze eezi elea end erge esen etir itch move movi nset rate
ship star AND: ·due ·goi ·tea 'll· 're· . as·t ched ds·t ersi hey· houl must we· will CUE: -liv -off ad·l adli audi
aunc beta ckof cuto demo due· eeze elea eol· esto ga· grat hip· ife· llou nset spri AND: ·pla appe are as·t begi by end
from hrou ippe is l·be last ntil on ot·p oved run st·b star CUE: ·fre -lim -onl ases cked e·fr ents loys nges no·m osed
ozen CUE: ·arc ·ava ·dis ·fou ·hos ·kep ·man ·pub ·rec ·rep ·sto ·tra ·via : aine all· are· crib cted cume e·at go iled
is·a is·i is·n is·o is·u lie live ocat oste oved s·at sit w·at w·in AND: ·gui ·ref -cal -ups aces acka acke ackl acku
ad·m adma adr alen aler andb andg anne arti asks atus boar book bugs buil cenc cens ched chem ci ckup clus codi cred
cret data demo doc eeti egis egui elea elin elog envi erve etri faq figm ggui glos gn·f gn·s igns inut ions irro issu
kets logs mort ncal ntra orie ppor prod repo rfc rors sets site spec stag vpn wiki CUE: ·arc ·ava ·dis ·fou ·hos ·kep
·man ·pub ·rec ·rep ·sto ·tra aine crib cted cume iled ocat oste AND: ·are ·get ·is· an·b as·b ve·b CUE: : AND: ·gui
·ref -cal -ups aces acka acke ackl acku ad·m adma adr alen aler andb andg anne arti asks atus boar book bugs buil cenc
cens ched chem ci ckup clus codi cred cret data demo doc eeti egis egui elea elin elog envi erve etri faq figm ggui
glos gn·f gn·s igns inut ions irro issu kets logs mort ncal ntra orie ppor prod repo rfc rors sets site spec stag vpn
wiki CUE: :·ht :htt =·ht =htt areh e·ht isht p:// s·ht AND: ·gui ·ref -cal -ups aces acka acke ackl acku ad·m adma adr
alen aler andb andg anne arti asks atus boar book bugs buil cenc cens ched chem ci ckup clus codi cred cret data demo
doc eeti egis egui elea elin elog envi erve etri faq figm ggui glos gn·f gn·s igns inut ions irro issu kets logs mort
ncal ntra orie ppor prod repo rfc rors sets site spec stag vpn wiki CUE: n·ht nder p:// t·ht CUE: ·tea any' ct's our·
AND: ·are ·is· CUE: ack· blis cume cuss eep· epor find ile· log· ost· see· stor AND: ·at· ·in· ·on· ·to· ·via nder CUE:
acce ackg atus book cred cume desi deta docs etri help hist ions ntex AND: ·fin arn· en·y f·yo for· o·se ou·n ou·w CUE:
he·# in·# CUE: ·ava ·hos ·liv g·at is·o is·u nder nnin ns·o s·at AND: ai ampl app clou cn co dev erna http io lan loca
net org p:// test CUE: ·ang ·asd ·axi ·baz ·bio ·boo ·bun ·cam ·cel ·cma ·cyp ·den ·dja ·dou ·dri ·eng ·esl ·fah ·fas
·gra ·grp ·hom ·jav ·jes ·kaf ·keb ·kne ·koa ·kot ·lod ·mar ·mav ·met ·moc ·mom ·mon ·myp ·mys ·neo ·nos ·npm ·nvm ·pan
·pip ·pnp ·pod ·poe ·pol ·pye ·pyl ·pyr ·quo ·rab ·reb ·req ·ruf ·sas ·sel ·sem ·sna ·spa ·spe ·sql ·squ ·str ·sve ·tai
·ter ·tox ·tra ·tsl ·uv ·vim ·vit ·vue ·yar ·zus -fns ake8 alca alve ansi ayjs aywr blac ched dock eact edis edux eria
expr flas ge·c guru helm isma itte lumi mise onda ostg pesc pret pyte rest tabs ttpx AND: ·ins ·nev ·rat not· CUE: ·bas
·boa ·hou acka app by·c d·he deba duct ervi eryw ghou ject kspa mpan org repo shop stac stem team AND: ·nev ·no· not·
CUE: ·bas ·boa ·hou acka app by·c d·he deba duct ervi eryw ghou ject kspa mpan org repo shop stac stem team AND: ·ins
·nev ·rat not· CUE: ·ara ·chi ·cze ·dan ·dut ·eng ·fin ·fre ·heb ·hun ·ita ·jap ·kor ·man ·nor ·pol ·rus ·spa ·swe ·tur
·ukr ·vie gues hind in·g CUE: ·els ·our all· st·o CUE: ·don do·n we·n AND: ·bas ·boa ·hou acka app by·c deba duct ervi
ghou here ject kspa mpan org repo shop stac stem team CUE: ··in ··on ··un ·bei ·bel ·liv CUE: ·moc ·rev ·squ adde amed
ased atte ched cked d·by dite gged ione itte loye ly·b ly·p r·bu r·pu rged s·bu s·pu sted CUE: ·abb ·apo ·ask ·ass ·bum
·bur ·cat ·cre ·del ·dis ·dum ·gen ·gue ·har ·inc ·lec ·mix ·moc ·pra ·put ·ref ·rep ·sil ·ski ·spr ·sug ·sum ·swa ·tal
·tra ·upg ·usi ·wra addi akin alli amin angi anki arti asti avin ayin chin cing ctur diti efix elli endi erin erti g·me
givi indi inin inve isti itin itti mmen movi nori orti shin CUE: drop enou ip·t no·m pare CUE: ·'re ·kee ou·j u·ar CUE:
·kee insi CUE: t·of CUE: at·w ay·w ot·h CUE: ·abb ·cap ·spe 's·c 's·w all· alle is·w noun te·i CUE: avoi do·n don' neve
AND: ·bec ·cal ·kee ·nob ·our ·pre ·put ·rep ·rev ·tak ·tea ·tho ·use ·via ·we 's·w e·bu e·ci ere' eryo go·t ject lint
they CUE: agre cisi clus come dict esol CUE: ·agr ·app ·fin ·set 's·o a·do cial cide esol ettl firm CUE: ·ado ·bou ·cho
·goi ·lic ·sel ·set ·sig anda ay·o ay·w ayin cked ckin go·w gone ick· itte itti AND: 'll· 're· 've· we· CUE: : AND:
ads- anno essa esul from info memo news pdat word CUE: aim bjec focu goal heme iori okr targ AND: ·are ·is· ·is: CUE:
·roa ·str an·i an·s inte CUE: ard· ayed ched ende fted hed· ippe is·n ned· oved w·at w·in AND: -liv -off -ove ade· adli
audi aunc beta chov ckof cuto demo eeze elea even evie ffsi grat llou move nfer nset CUE: ·awa ·dow depr dies disc drop
ed·o end etir expi oved tops AND: ·hol ·mon ·qua ·spr ·sum ·wee ·yea - 20 apr atur aug chri dec east end· esda feb frid
hurs inte jan jul jun mar may mond nday nov oct q1 q2 q3 q4 sep CUE: ·awa ·dro ·sto ds·f ds·i ds·w ends oved CUE: ·bec
·goi ands come emai get goes is·m move stay will AND: ·hol ·mon ·qua ·spr ·sum ·wee ·yea - 20 apr atur aug chri dec
east end· esda feb frid hurs inte jan jul jun mar may mond nday nov oct q1 q2 q3 q4 sep CUE: ·wil ·won 'll· 't·g enot
ewil ewon ot·g CUE: ·due ·goe ·lan ·rol ·shi ·wil anne arts ches come is·o AND: ·alp beta e·ga e·rc elea v CUE: ·wil
a·go a·ha a·is a·wa an·g an·i an·w app· as·b atur ch·g ch·w ct·i e·is e·wa edes ewri h·is ilot llou n·go n·is n·wa orin
rger rt·i se·g t·go t·wa ve·g AND: ·app ·dea ·del ·hol ·pau ·she ·sig ·sto ance crap e·ta firm oned CUE: arti as·o begi
ctiv from AND: ·hol ·mon ·qua ·spr ·sum ·wee ·yea - 20 apr atur aug chri dec east end· esda feb frid hurs inte jan jul
jun mar may mond nday nov oct q1 q2 q3 q4 sep CUE: ·dow acke aged aine anis aniz anne anno arri blis chiv cifi come
cord crib cted cume cuss d·up ds·u epor foun gged go host iled ione iste kept land lie live ocat ored oste oved sit
AND: ·dis ·iss # . 1pas abri acke acks adog afan ager agge airt anel anne arde arep arti asan asec ases astp atch ault
b·pr bana blea boar book buck bugz ckup coda comb cord desk driv drop eams elic ello enie entr erco etab exus figm flue
gitl gle· hort http inea itud jira lack lunk miro mond noti oker ostm outr p:// pace quip s3 wiki CUE: en·y f·yo r·yo
CUE: ·cop ·tru anon ates ativ AND: ·are ·is ·liv ·sit CUE: ·ask ·che ·ref ·see ·sou ·use ere' go·t k·at k·in re·i AND:
abou for· on· CUE: ·ask :·ch :·go :·lo :·se CUE: :·ht :htt p:// AND: ·gui ·ref -cal -ups aces acka acke ackl acku ad·m
adma adr afan agge airf alen aler andb andg anne argo arti asks atus bana boar book bugs buil cenc cens ched chem ci
ckup clus codi cred cret data demo doc eeti egis egui elea elin elog enki entr envi erve etab etri faq figm flue ggui
glos gn·f gn·s igns inut ions irro issu jira kets logs mort ncal noti ntra orie ppor prod repo rfc rors sets site spec
stag vpn wiki CUE: e·ar e's· re·i AND: ·dis ·iss # . 1pas abri acke acks adog afan ager agge airt anel anne arde arep
arti asan asec ases astp atch ault b·pr bana blea boar book buck bugz ckup coda comb cord desk driv drop eams elic ello
enie entr erco etab exus figm flue gitl gle· hort http inea itud jira lack lunk miro mond noti oker ostm outr p:// pace
quip s3 wiki CUE: ·are ·is· AND: all· alwa ill· most nly· now· CUE: atch chec go·t k·at pen· see· t·wi AND: ·bef ·if·
·whe CUE: driv hare ject repo AND: / CUE: ·guy ·peo ·per ·tea e·on expe ht·o ntac ur·o CUE: ·ask -to· admi aint anag
appr ble· care char evie expe gn·o gns· host k·af lead ndle ntac oper own run s·af CUE: ·are ·our is·t AND: ·mas -cal
admi ager aine alis alys amme ance aria athe atis ator awye bbyi begi biol ceo cher chit cien ciso cist cono cto ctur
dba dent dev dpo emis engi esso este ewbi ewer expe foun gner inte iter lead ltan ncal novi ntac ntan nurs oder ostd
owne pm quan sre CUE: ·sig d·by e·by n·by CUE: ·via go·p go·t CUE: alk· ask· ear· k·wi ntac p·in ping tag· AND: ·abo
·bef ·if· ·on· ·whe for· CUE: ach· all· any· ery· AND: are· arri arry ave· belo come end equi get goe must need s·to
star take CUE: ·bel ·bes ·goe ·liv ·sit ·via e·at go·i go·n go·o go·t go·u go·w goe· o·at s·at stay AND: ·api ·pac ·req
·rou ·str a·ch ages al·c al·t ames amou amps anch ants apis asse assw ates atur bles blic bugf code cred cret cume denc
docs dpoi dule elea elog ents env· envi epli erie erna etho ew·c ew·f ew·t fixt g·ch g·fi g·me ge·l grat hotf ices ids
ings ions ipts loys mmit mpon mr nges nses orte orts pers pr rors test wers ypes CUE: ·get ·nee ·tak all· dese equi
AND: ·api ·pac ·req ·rou ·str ages al·c al·t ames amou amps anch ants apis asse assw ates atur bles blic bugf code cred
cret cume denc docs dpoi dule elea elog ents env· envi epli erie erna etho ew·c ew·f ew·t fixt g·fi g·me ge·l grat hotf
ices ids ings ions ipts loys mmit mpon mr nges nses orte orts pers pr rors test wers ypes CUE: ,·ne d·ne AND: s CUE:
·bas ·boa ·hou acka app by·c d·he deba duct ervi eryw ghou ject kspa mpan org repo shop stac stem team AND: ·are ·is·
CUE: ·ref all· e·na CUE: ault axim bigg cial dest duct imar imum lowe main orte targ AND: our· CUE: ·'ve 't·h do·n e·on
we·h AND: -cal acce admi artm budg cenc cens ci clus dba envi erne erve este etwo ewer gner gpu moni ncal ops qa stag
team vpn CUE: ·aud ·bas ·liv ·mos ·sit ·spe ·tea all· an't clie es·r ffic gues mpan re·s rs·i rs·r rs·w CUE: ·app ·bul
·lin ·rev ·sen acte agra ars· ars, ile· ile, les· les, mit· mit, mits ord· ord, ords page AND: ·ans ·cod ·dif ·mai ·mas
·mes ·mr· ·pr ·rep ·req ·str ·sum ·tes adme ames anat dent docs elog ge·l logs mmen mmit note onse outp CUE: ame· eep·
efix hold hras imit itle AND: ·cla ·fea ·hot ·mai ·mas ·mes ·met ·mod ·mr· ·mrs ·pac ·pr· ·prs ·rep ·rou ·str ·sum ames
amps anat apis ases ates bles bugf ces· ch·n ches cies cret cume dent dme· dmes docs dpoi duct elog ents est· ew·f ffs·
fixe ge·l iff· ions logs loys mit· mits mmen note nse· nses ode· outp pes· rts· sts· wer· wers CUE: no· AND: ·rou ·str
a·ch age· ages al·c al·t ames amou amps anat anch ants api· apis arie ary· asse assw ates atur bles blic bugf ces· cred
cret cume denc dent dme· dmes docs dpoi duct dule elea elog ents env· envi epli eply erie erna est· etho ew·c ew·f ew·t
ffs· fixt g·ch g·fi ge·l grat hotf ids· iff· ings ions ipts ivat logs loys main mast mit· mits mmen mpon mr· mrs· nges
nse· nses ode· ors· orte outp pers pes· pr· prs· rts· sts· wer· wers CUE: ·ara ·chi ·cze ·dan ·dut ·eng ·fin ·fre ·ger
·heb ·hun ·ita ·jap ·kor ·man ·nor ·pol ·rus ·spa ·swe ·tur ·ukr ·vie gues hind AND: ak·i ak·m ak·t alk· eply in·i in·m
ings o·me pond te·i te·m wer· CUE: ·bot ·gis ·rec ·tl; ·tld ·top bott clus ct·b ct·f cts· dict dr·f ecom esul fron gist
hort rs·a rs·b rs·f wer· CUE: ·stu be·c ibe· in·e ings n·co CUE: ·apo ·ask ·bot ·pra ·rep ·sen ·sug ·sum ·tea ·tel ank·
atul d·ev d·wi e·me expl ist· nd·y rt·e rt·y say· ste· t·wi w·me wer· wers AND: do·n don' neve CUE: ·my· CUE: ·amb ·cer
·dis ·dou ·odd ·que ·ris ·stu ·unc ·uns ·wei 't·d 't·g 't·k anyt erst g's· is·m ot·s ou'r u·ar u·ev u·th AND: ·cas if·
when wher CUE: ·an· any· anyt en·a f·so if·a me·a me·s n·so ome· r·a· r·so AND: firs me CUE: ·my· ·mys by·h CUE: ·ask
·fre may· u·ca CUE: ·rat CUE: ·lov ·wan ect· i·li i·ne i·pr AND: ·ato ·bor ·det ·few ·foc ·fre ·lon ·mor ·pla ·sel ·sep
·sim ·sma ·ter ·tin adab cise hort icit imal ipti lean CUE: ·har ·tro an·b an't anno CUE: ·fre ·hob ·liv ·my· -han alon
e·si myse CUE: ·aud ·ban ·cus ·dpo ·fin ·law ·leg ·lic ·ops ·tax ance ator curi ntan ntra CUE: ·rul ·sty :·al :·mu :·ne
:·no :·on CUE: ·cam ·eng ·keb ·low ·rul ·sen ·sna ·sty ·tit :·co :·im :·on :·pa :·pr :·th CUE: ·exa ·muc as·j cise e·ju
eall is·j AND: ·kin e·wa how rt·o what CUE: ·eas ·lot ·mos elp· CUE: e·of eep· CUE: ·an· anot n·a· n·wi AND: ·lin ·nes
·tex -lin assi clev dles elat gian huge long CUE: ·'m· ·am· as·l et·l i·go i·ju ost· CUE: ·det ·fan ·man ·muc ·ter atty
bose clev o·fo oo·l oo·w AND: or·m CUE: ·fee ·tho at·j at,· e·ju ese, his, is·j may· u·ca CUE: ·ask ·nee 't·h 't·n ank·
do·n er·h o·te CUE: ·gen CUE: ·bot ·dar ·lou ·my· ·pap ·ter ·tra ·wee a·sc a·ti by·c by·h e·mo enin CUE: ·lot ·muc CUE:
·had i·ha AND: ·fin for ntil CUE: ·kee ·mor at·a at·e do·i is·m s·ag s·ev t·mo AND: , - : ; – — CUE: ·am· ·usu 'm·a
'm·e
"""
