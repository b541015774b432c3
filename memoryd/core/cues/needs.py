"""What each cue needs to be said, in the order of the cues: pieces of words, of which one must be there.

Written by `benchmarks/needs.py`; not to be changed by hand.
"""

ENGLISH = r"""
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

CHINESE = r"""
CUE: 一回 你一 再提 强调 提过 讲过 说一 说了 说过 CUE: 周一 周三 周二 周五 周六 周四 周天 周日 周末 拜一 拜三 拜二 拜五
拜六 拜四 拜天 拜日 拜末 星期 AND: 不准 不可 不得 不能 不要 不许 严禁 切勿 别 禁止 CUE: 周一 周三 周二 周五 周六 周四
周天 周日 周末 拜一 拜三 拜二 拜五 拜六 拜四 拜天 拜日 拜末 星期 AND: 不准 不可 不得 不能 不要 不许 严禁 切勿 别 禁止
CUE: 交流 作答 回复 回答 对话 沟通 答复 说话 CUE: 写入 写到 写在 写进 切记 加入 加到 加在 加进 备忘 存入 存到 存在 存进
放入 放到 放在 放进 牢记 记一 记下 记住 记入 记到 记在 记好 记进 谨记 CUE: 切记 别忘 牢记 要忘 记一 记下 记住 记好 CUE:
充一 划重 别忘 另外 备注 提醒 明一 注意 示一 背景 要忘 记得 重要 须知 AND: ag at ci ev od qa 一定 一律 不准 不得 不能
不要 不许 个仓 产品 以后 公司 别 务必 只能 咱们 团队 客户 得先 必须 我 所有 据库 每次 永远 环境 生产 用户 禁止 线上
要先 项目 预发 CUE: 以后 AND: 一律 不要 先 全部 别 只 就 必须 每次 禁止 统一 请 都 CUE: 下个 下季 下年 下月 下次 下版
之后 今后 今年 今开 今日 今起 从此 以后 刻开 刻起 后续 周开 周起 在开 在起 天开 天起 将来 往后 日后 本次 次开 次起 此开
此起 AND: 一定 一律 不再 不准 不得 不必 不能 不许 主动 保持 先 全部 写 别 加上 务必 只 叫我 回复 回答 尽量 帮我 必须 把
按 提交 无需 每个 每次 用 由 直接 禁止 称呼 给我 统一 自动 要 让 记得 请 走 跑 跟我 运行 遵守 遵循 避免 都 默认 CUE:
一如 一律 一这 个来 今后 办理 后如 后就 后这 后都 在起 CUE: 今后 从今 从现 以后 在起 往后 AND: 交 传 关 写 加 发 叫 在
存 带 开 归 按 提 改 放 查 标 用 看 算 给 走 跑 跟 返 问 CUE: 一律 CUE: 严禁 禁止 CUE: 万不 万使 万别 万勿 万只 万用
万禁 万要 万都 不管 么时 任何 何不 何别 何勿 何只 何用 何禁 何要 何都 使用 对不 对别 对勿 对只 对用 对禁 对要 对都 永远
CUE: 万不 万别 不准 不能 任何 对不 对别 永远 CUE: 从不 决不 切勿 来不 绝不 请勿 CUE: 不允 不准 不得 不许 CUE: 使用 保持
坚持 始终 是以 是先 是写 是加 是把 是按 是用 是给 是要 是请 是走 是跑 是遵 是都 永远 CUE: 不动 别再 别总 别每 别老 要再
要总 要每 要老 CUE: 务必 CUE: 中文 交流 体写 体和 体回 体来 体沟 体注 体解 体说 体跟 文写 文说 日语 汉语 用英 CUE: 次都
AND: , ， CUE: 一定 前一 前务 前得 前必 前要 前都 前需 务必 后得 后必 后要 后都 后需 CUE: 一为 一以 一使 一写 一加 一叫
一按 一放 一用 一由 一走 一返 一采 CUE: 每一 每个 每份 每回 每当 每条 每次 每项 AND: it pu 上线 修 做完 写 删 动 升级
发布 发版 合并 回复 回答 完成 开始 引入 执行 推送 提 改 新增 新建 更新 添加 生成 结束 解决 跑 部署 重构 CUE: h之 h以
h前 h后 it mr pr 交之 交以 交前 交后 以前 写完 发版 完之 完以 完前 完后 布之 布以 布前 布后 并之 并以 并前 并后 推送
码之 码以 码前 码后 线之 线以 线前 线后 署之 署以 署前 署后 CUE: 不了 不爱 习惯 偏向 偏好 偏爱 反感 喜欢 常用 热爱 爱用
讨厌 CUE: 一直 一般 主要 向来 基本 平常 平时 我总 我日 我通 我都 CUE: 希望 想要 想让 我要 我需 CUE: 全名 叫我 呼我 字叫
我叫 我是 我的 CUE: 从事 以前 前做 前干 前当 前搞 前是 在做 在干 在当 在搞 在是 平时 我做 我干 我当 我搞 我是 我本 CUE:
上学 上班 业务 任职 公司 前端 办公 后端 团队 实习 工作 平台 架构 模块 系统 组 读书 读研 运维 部 AND: 主要 前在 前负
在在 在负 平时 我在 我负 CUE: 不了 不太 不懂 不熟 会写 入门 刚学 刚开 刚接 刚转 基础 学过 很熟 接触 新手 比较 用过 精通
CUE: 年 CUE: el gi 作时 作系 发机 发环 地环 屏幕 岗位 微信 我i 我手 我时 我昵 我母 我浏 我用 我电 我的 我称 我系 我终
我编 我职 我这 我邮 我键 生日 CUE: 主要 使用 发用 在用 我用 我的 我这 CUE: 一语 人 会说 住在 坐标 常驻 来自 CUE: 上海
东京 于天 于巴 于广 于悉 于成 于旧 于杭 于柏 于武 于深 于纽 于苏 于西 于长 于首 于香 伦多 伦敦 加坡 北京 南京 厦门 台北
在天 在巴 在广 在悉 在成 在旧 在杭 在柏 在武 在深 在纽 在苏 在西 在长 在首 在香 重庆 CUE: 听障 左撇 我是 我红 我色 我视
我阅 CUE: 一直 主要 平时 我是 我本 CUE: ep 个库 个组 个部 个项 产品 仓库 们库 们的 们组 们部 们项 作区 公司 团队 工程
平台 本代 本库 本系 本组 本部 本项 码库 系统 该库 该组 该部 该项 CUE: 咱们 我们 AND: 一律 一直 一般 习惯 从不 全部 只
坚持 来不 约定 统一 规定 通常 都 默认 CUE: 不使 不是 不用 别用 有用 止用 而非 要用 AND: 个项 咱们 团队 我们 本项 目里
CUE: 不使 不做 不允 不写 不接 不提 不支 不用 禁止 AND: 个项 咱们 团队 我们 本项 目里 CUE: 一切 任何 全部 凡是 所有 每个
AND: 一律 不允 不准 不得 不能 务必 必须 禁止 统一 要写 都不 都得 都用 都要 CUE: 一律 不允 不得 不能 只 始终 必须 总是
统一 要 请 都 默认 AND: 下划 中文 人 以 保持 先 关联 写 出现 加 包含 存 少于 带 按 提交 放 有 标 注明 用 精确 经 至少
英文 说明 走 超过 通过 遵循 附 驼峰 CUE: 原则 底线 性要 惯例 红线 约定 规则 规矩 规范 铁律 CUE: 一律 上全 上只 上统
上都 中全 中只 中统 中都 仓库 公司 内全 内只 内统 内都 前端 务端 后端 团队 客户 工程 库全 库只 库统 库都 库里 目全 目只
目统 目都 目里 CUE: 一以 一加 一带 一律 一得 一是 一用 一要 使用 大写 小写 都以 都加 都带 都得 都是 都用 都要 须以 须加
须带 须得 须是 须用 须要 AND: ey 前缀 参数 名字 名称 后缀 命名 地址 字段 表 路径 键 CUE: ab ac af ag ai ak al an as at
ax ay bi br bu by ch ck cs ct cu cy da db do dr du el em en ep et ex fd ff ft gi go gr gu hg hp ht im in ip is it ix js
ko ks la lt lu ml mp mu my nd no np nt nv nw od ox pe pt py rg rm rn sh st sv tc ue ui uv va AND: 不 别 CUE: ab ac af
ag ai ak al an as at ax ay bi br bu by ch ck cs ct cu cy da db do dr du el em en ep et ex fd ff ft gi go gr gu hg hp ht
im in ip is it ix js ko ks la lt lu ml mp mu my nd no np nt nv nw od ox pe pt py rg rm rn sh st sv tc ue ui uv va AND:
上次 不然 之前 以免 免得 公司 否则 因为 因是 团队 我们 毕竟 理由 由于 规定 避免 防止 CUE: 上个 上季 上次 之前 事故 以前
全团 公司 出过 去年 可证 吃过 合规 教训 法务 炸过 踩过 AND: 不能 不要 不许 别 CUE: 一致 下来 决定 同意 商定 定了 定好
拍板 敲定 确定 约定 说好 CUE: 上架 上生 上线 下线 交 停服 停止 停用 全量 关闭 冻结 切换 到期 割接 发 合并 完成 封版
封网 废弃 开始 开源 恢复 截止 提测 演示 灰度 结束 解冻 评审 迁移 验收 AND: - . / 11 18 q1 q2 q3 q4 下周 之后 五一 今天
今晚 以内 元旦 十一 号 后天 周一 周三 周二 周五 周六 周内 周后 周四 周天 周末 国庆 天内 天后 季度 年 拜一 拜三 拜二
拜五 拜六 拜四 拜天 拜末 日 明天 星期 春节 月 CUE: 上架 上线 下线 交付 停服 停用 全量 冻结 切换 割接 发布 发版 启用
实施 封版 封网 废弃 开源 截止 执行 推行 提测 收费 灰度 生效 解冻 试运 迁移 验收 AND: - . / 11 18 q1 q2 q3 q4 下周 之后
五一 今天 今晚 以内 元旦 十一 号 后天 周一 周三 周二 周五 周六 周内 周后 周四 周天 周末 国庆 天内 天后 季度 年 拜一
拜三 拜二 拜五 拜六 拜四 拜天 拜末 日 明天 星期 春节 月 CUE: dd dl 上线 交付 冻结 到期 发版 封版 封网 布日 布时 截止
提测 收时 死线 程碑 AND: : 为 从 到 在 定 截止 是 至 ： CUE: 位于 护在 放在 CUE: 写在 存在 归档 录在 托管 护在 放在
沉淀 记在 跟踪 CUE: ·d # . : ab ac af ag al am as at au aw ba bo di ea ee el en es et ex fo gc gi gm ik io ir ll ls os
pd s3 ya 业微 享盘 内网 即时 墨刀 山文 摹客 有道 石墨 码云 神策 禅道 网盘 腾讯 蓝湖 语雀 里云 钉钉 飞书 AND: ac af ag
bu ci en ik pr 仓库 代码 仪表 任务 会议 值班 入口 凭证 制品 务器 原型 发环 合同 后台 告警 图标 地址 垒机 埋点 备份 大盘
字典 官网 密码 密钥 崩溃 工单 手册 报表 报警 指标 排期 排班 数据 文档 日志 术语 板机 模型 模板 水线 源 环境 监控 看板
素材 纪要 线上 线图 缺陷 群 翻译 规范 设计 证书 账号 路追 配置 错误 镜像 问题 需求 面板 预发 频道 CUE: ·d # . : ab ac
af ag al am as at au aw ba bo di ea ee el en es et ex fo gc gi gm ik io ir ll ls os pd s3 ya 业微 享盘 内网 即时 墨刀
山文 摹客 有道 石墨 码云 神策 禅道 网盘 腾讯 蓝湖 语雀 里云 钉钉 飞书 AND: ac af ag bu ci en ik pr 仓库 代码 仪表 任务
会议 值班 入口 凭证 制品 务器 原型 发环 合同 后台 告警 图标 地址 垒机 埋点 备份 大盘 字典 官网 密码 密钥 崩溃 工单 手册
报表 报警 指标 排期 排班 数据 文档 日志 术语 板机 模型 模板 水线 源 环境 监控 看板 素材 纪要 线上 线图 缺陷 群 翻译
规范 设计 证书 账号 路追 配置 错误 镜像 问题 需求 面板 预发 频道 CUE: 不懂 不清 故障 权限 疑问 问题 需求 CUE: 一使 一写
一按 一放 一用 一走 一采 CUE: 不是 CUE: 不再 不写 不是 不用 不要 别 禁止 而非 AND: 以 写 用 CUE: ab ac af ak al as ax
bi bl bo br bu ch ck ct da db dm dr du el em en es et ex ff go gr gu ht im in ip is it ko la lu my nd no np nv ox rn ue
uv CUE: 个代 个团 个工 个平 个接 个服 个模 个系 个项 仓库 全公 全团 全局 全平 全库 全站 全系 全项 到处 地方 库里 有接
有服 有模 有项 目里 CUE: 一律 一是 一用 一走 一这 全如 全是 全用 全走 全这 如此 都是 都用 都走 都这 CUE: 一从 一写 一加
一存 一建 一律 一按 一放 一用 一由 一走 部从 部写 部加 部存 部建 部按 部放 部用 部由 部走 都从 都写 都加 都存 都建 都按
都放 都用 都由 都走 AND: , ; ， ； CUE: 一律 不能 应该 都不 都得 都必 都放 都有 都用 都要 都走 AND: 任何 全部 凡是 所有
每个 CUE: 不做 不再 不写 不加 不引 不提 不搞 不放 不用 不走 不这 人做 人再 人写 人加 人引 人提 人搞 人放 人用 人走 人这
没谁 CUE: 人会 人再 人写 人用 人这 CUE: 上不 上别 上就 上禁 上绝 上都 上面 不准 不得 不能 中不 中别 中就 中禁 中绝 中都
中面 内不 内别 内就 内禁 内绝 内都 内面 对不 对别 对禁 就不 就别 就禁 层不 层别 层禁 层面 都不 都别 都禁 里不 里别 里禁
里面 CUE: 一直 不允 专门 只用 封装 有现 有自 禁止 约定 统一 要求 规定 规范 都是 都用 都走 AND: 个工 个平 个接 个服 个模
个系 仓库 全局 全平 全库 全站 全系 公司 到处 前端 后端 咱们 团队 地方 我们 有接 有服 有模 码库 码规 组 这边 项目 CUE:
上来 不动 主张 事就 再总 再每 再老 再随 别总 别擅 别每 别私 别老 别随 擅自 私自 要总 要每 要老 要随 CUE: 叫你 我没 求你
没让 没请 CUE: 叫你 让你 CUE: 一直 不动 么总 么每 么老 你总 你每 你老 CUE: 下来 决议 好了 妥了 定了 定论 对齐 批了 拍板
最终 结论 通过 CUE: 准了 准过 同意 头了 头过 定了 定过 批了 批过 拍板 确认 答应 通过 CUE: 上完 上线 下掉 下线 做完 停掉
停用 全部 关闭 切完 切换 升到 升级 发布 完成 开源 拆完 换完 换成 推出 搬完 替换 构完 迁到 迁完 迁移 AND: 产品 公司 前端
后端 咱们 团队 平台 我们 项目 CUE: kp kr 主线 优先 方向 目标 重点 CUE: 前到 延到 延期 挪到 换到 推迟 改为 改到 改成
整到 AND: - . / 11 18 q1 q2 q3 q4 下周 之后 五一 今天 今晚 以内 元旦 十一 号 后天 周一 周三 周二 周五 周六 周内 周后
周四 周天 周末 国庆 天内 天后 季度 年 拜一 拜三 拜二 拜五 拜六 拜四 拜天 拜末 日 明天 星期 春节 月 CUE: 上了 下线 不做
业务 停了 取消 延期 掉了 搁置 砍了 CUE: v 一期 一版 三期 二期 初版 首期 首版 CUE: 开始 起 AND: - . / 11 18 q1 q2 q3 q4
下周 之后 五一 今天 今晚 以内 元旦 十一 号 后天 周一 周三 周二 周五 周六 周内 周后 周四 周天 周末 国庆 天内 天后 季度
年 拜一 拜三 拜二 拜五 拜六 拜四 拜天 拜末 日 明天 星期 春节 月 CUE: 不兼 不再 不提 不支 不维 停止 兼容 只提 只支 只维
式提 式支 式维 CUE: // CUE: ·d # . : ab ac af ag al am as at au aw ba bo di ea ee el en es et ex fo gc gi gm ik io ir
ll ls os pd s3 ya 业微 享盘 内网 即时 墨刀 山文 摹客 有道 石墨 码云 神策 禅道 网盘 腾讯 蓝湖 语雀 里云 钉钉 飞书 AND:
下载 反馈 取 咨询 对 找 报 拿 提 搜 查 申请 登记 看 确认 翻 订 问 领 CUE: ·d # . : ab ac af ag al am as at au aw ba bo
di ea ee el en es et ex fo gc gi gm ik io ir ll ls os pd s3 ya 业微 享盘 内网 即时 墨刀 山文 摹客 有道 石墨 码云 神策
禅道 网盘 腾讯 蓝湖 语雀 里云 钉钉 飞书 AND: 一律 全 已经 现在 目前 统一 都 CUE: 件组 值班 单系 看板 群 邮箱 频道 CUE:
·d # . : ab ac af ag al am as at au aw ba bo di ea ee el en es et ex fo gc gi gm ik io ir ll ls os pd s3 ya 业微 享盘
内网 即时 墨刀 山文 摹客 有道 石墨 码云 神策 禅道 网盘 腾讯 蓝湖 语雀 里云 钉钉 飞书 AND: 上 中 看板 空间 里 项目 CUE:
ep 仓库 项目 CUE: 方面 的事 的问 相关 CUE: 处理 审批 审核 对接 开发 把关 支持 管 维护 负责 跟进 运维 部署 AND: 交给 归
是 由 让 靠 CUE: ne 人: 人找 人是 人： 分: 分找 分是 分： 在: 在找 在是 在： 块: 块找 块是 块： 边: 边找 边是 边： CUE:
对接 管 维护 负责 跟进 CUE: 中文 写德 写成 写拼 写日 写汉 写简 写繁 写英 写韩 德语 成简 成繁 成英 成韩 拼音 日文 日语
是汉 是简 是繁 是英 是韩 汉语 法语 用简 用繁 用英 用韩 CUE: 不准 不是 不用 不能 不要 不许 仓库 公司 别 咱们 团队 我们
码库 禁止 组 这边 项目 AND: ql 业务 代码 依赖 公共 具函 凭证 分支 单测 变量 图片 埋点 密码 密钥 常量 接口 提交 文档
日志 枚举 校验 样式 模型 测试 用例 秘钥 类型 组件 翻译 脚本 证书 误码 资源 路由 迁移 配置 CUE: 低于 制在 多于 大于 少于
最多 至少 超过 CUE: 上线 下线 修改 删除 升级 发布 变更 合并 改动 新增 有变 调整 迁移 AND: 先 提前 CUE: 回复 回答 总结
汇报 答复 聊天 解释 讲解 说话 AND: 不必 不要 先 分 别 只 多 少 尽量 按 控制 用 直接 短 简洁 给 CUE: 不准 不懂 不明 不清
不确 两可 冲突 把握 有歧 有疑 有风 CUE: 允许 同意 我批 我点 我的 我确 我许 CUE: 不用 你不 你别 你只 你就 CUE: 再跟 别发
别对 别给 别跟 发我 对我 给我 要跟 CUE: 删我 别动 别把 别改 动我 我的 CUE: ,和 ,给 ,跟 你强 你提 你讲 你说 CUE: 产品
仓库 公司 合同 咱们 团队 对外 我们 文案 界面 码库 组 这边 项目 AND: 不写 不叫 不是 不用 不要 别 CUE: 公司 合同 合规
安全 审计 法务 甲方 监管 税务 等保 行业 财务 CUE: ci 务器 发环 客户 建机 式环 据库 机房 水线 环境 生产 线上 集群 预发
CUE: ba ci gp 产品 人员 人手 务器 同学 团队 外网 显卡 机器 权限 环境 监控 计师 运维 预算 CUE: 兼容 支持 适配 CUE: 出身
来的 科班 行的 CUE: 不了 不清 不见 CUE: 惯例 格式 约定 规则 规矩 规范 风格 CUE: 惯例 格式 约定 规则 规矩 规范 风格 CUE:
也喜 也满 也爱 也能 习惯 别喜 别满 别爱 别能 合我 好理 容易 对我 就喜 就是 就满 就爱 就能 很喜 很满 很爱 很能 得懂 想要
我喜 我挺 我最 我满 我爱 我能 我要 我都 我需 看着 AND: 这个 这样 这种 那个 那样 那种 CUE: 一上 不动 发我 塞给 对我 是甩
是给 是跟 次甩 次给 次跟 给我 跟我 CUE: 向我 和我 征求 跟我 问我 CUE: 主意 做就 合就 定就 就行 看着 CUE: 一般 习惯 基本
平时 总是 通常 都 AND: 从 先 只 周末 在 早上 晚上 用 CUE: ,我 ,看 ，我 ，看 CUE: 不错 好, 好， 服, 服， 棒, 棒， 楚,
楚， CUE: 得我 是我 是要 是都 次我 次要 要我 都我 CUE: 写了 用了 给我 说了
"""
