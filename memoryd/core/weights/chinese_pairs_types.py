"""How much each pair of words of a sentence speaks for it that it lasts and is of each type: Chinese.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
,_appYXgY ,_cnWUX ,_prWWcW ,_pythonbWVW ,_ⓝUVXV ,_ⓟUVXX ,_上XXWW ,_不VVVU ,_五XWcX ,_他VVZX ,_以WXZZ ,_但TTTU ,_你WWWW
,_先VVSU ,_公dXXY ,_别WWXW ,_单VcWV ,_去VTUd ,_后YVTV ,_周VSVV ,_咱WXYW ,_商XXgX ,_在VVUY ,_她WUXg ,_审ZVWV ,_就VUUU
,_差TTST ,_我VWUT ,_所VVXR ,_手VVSV ,_找VVUb ,_把TSSS ,_按VRSY ,_搜WWRe ,_新XVYW ,_是STTU ,_最VVUV ,_有VVUV ,_标VWTV
,_没ZVWU ,_然TTST ,_版WVZW ,_现VUVV ,_甲WWaW ,_登VWbW ,_白WWaW ,_看ZVUV ,_等UTVU ,_给VVRV ,_老VVWV ,_舊XWcX ,_装WbWV
,_设VaWV ,_说VXVV ,_财WWbW ,_跑WWRV ,_运WVeW ,_还VUVV ,_这VWVV ,_重VZVV ,_银VWbV ,_项WVVa ,_高WhXW -_helpWWWc -_ⓝVTVW
/_下WZZW ?_$SVUS ?_?WbXW ^_bugWVVc ^_commitVZVV ^_gitVSPT ^_ormWWbW ^_sqlWbWW ^_traceWXWc ^_uiWWZW ^_vVYWV ^_ⓟRWYV
^_ⓠUUYV ^_一WXTV ^_不UVVV ^_两UUSU ^_为STRT ^_主WUbU ^_也SPQS ^_二VSWV ^_产VTVV ^_今UUTT ^_从VXTU ^_代VYVV ^_以VWUV
^_你WXUS ^_值VUUY ^_先SRSU ^_再UTTU ^_写UWVU ^_凡VZXV ^_函WcWW ^_刚VUUV ^_别VVVT ^_动WZWV ^_千VYUW ^_单VXZW ^_原TTXW
^_又VaVV ^_双WWZW ^_变WZWV ^_另VWVU ^_可UTSU ^_各XWVj ^_听SSRS ^_和WWbW ^_咱VWUU ^_哈UUTU ^_回VWSV ^_团WWZW ^_大VXWV
^_好UVVU ^_如UTTT ^_安VUTX ^_审UTSU ^_家bUUV ^_导UUVV ^_小VSVV ^_崩VVUY ^_帮RSUV ^_引XYYX ^_想VTVd ^_慢WWbb ^_我aVTT
^_所UVVV ^_打URUV ^_把PNOS ^_拿WZUW ^_按TRRT ^_换TRRT ^_排VVVX ^_接WVVW ^_提WaWW ^_撤UUTU ^_改WXUV ^_数WXWV ^_文UUUU
^_旧VWWY ^_早TTQT ^_时WYWV ^_昨UUUU ^_有STTU ^_服VWYW ^_本XUUU ^_术WWVZ ^_查UWVU ^_校WWcW ^_核XWbX ^_每VWVU ^_永VXTV
^_法VVUa ^_测VVWX ^_涉WaYW ^_灰VVWX ^_现UTTU ^_用USTS ^_电VTVV ^_监VVWa ^_看WVWU ^_禁VZWV ^_站WWZW ^_第TUTV ^_算UUTU
^_线UWYa ^_组XYaX ^_终dVTV ^_给VZVT ^_缩WZWW ^_网USSU ^_美WWXZ ^_群UUTU ^_翻VVUZ ^_老UVVU ^_能XXRV ^_英fgXY ^_要SSTX
^_设UVVU ^_请VWWU ^_谁VTWX ^_谢UTTU ^_跑TWUV ^_跟WWWV ^_还WWWV ^_这UUTT ^_退VTVV ^_這VTTU ^_那UTVV ^_部VVVX ^_配WWZW
^_里XXaX ^_阿VRUV ^_隔SRQS ^_集WUZV ^_需VUVX ^_音WWXZ ^_预VTXW apollo_的WWaY arm_的bWYX b_的XWcW biome_了WbYV
blame_全VZbW bug_$VdYV c_ⓧbXWX centos_ⓝXXbY changelog_$YeWY ci_，eWVV code_reviewWYWW commit_。XYWW confluence_的WWWb
crowdin_上VVVc diff_$bjWZ eslint_换WbYV g_$eVVV g_内bXWY git_我bWWW go_$aWXX google_ⓒXWWc gpl_的XZXX gpu_-VVUc
grafana_的WWWd harbor_的VVUb helm_模fVVV ios_ⓝWWaW jira_号VVaV k_,WXYW kibana_上WWWb legacy_目XYVV let_$XddX
loki_了VVWf lombok_了XfXX m_ⓝfWWW mod_$WWaW mr_，WYaY nas_的ZYal npm_$fYZY npm_，ZeYX p_值WbWW p_，YbWW pay_-XWbW
pdf_在WWWY pinia_,WeaW pip_，VbVV pnpm_，ZXXX postgresql_$WgVW prod_-WWaZ python_ⓟVVZV q_ⓝWWbW r_，VbWV redis_，VbXY
repo_的WZZY root_,bVUV sdk_的VXVj shell_脚WaWW slack_ⓧWWVa sonar_的WdXW sql_关XbXW svn_的WWVY tag_$WbWW trunk_$VaXV
ubuntu_ⓟZVWV uv_，YfYZ v_ⓝTWWW vim_，cWWW wandb_的WVUc webpack_那VeWZ wiki_的XWVg …_我bcYY ⓒ_,WWdX ⓒ_里VVXb ⓝ_$UUVW
ⓝ_,XWYW ⓝ_:VTWV ⓝ_aWVbW ⓝ_gZWYX ⓝ_nXVaW ⓝ_xWVbW ⓝ_ⓝZUVV ⓝ_ⓧUTST ⓝ_。TUTT ⓝ_不UVZV ⓝ_个SUWR ⓝ_了UWZU ⓝ_位UVXU ⓝ_分SPUT
ⓝ_列bXVV ⓝ_号XXbX ⓝ_天TWXU ⓝ_已WWaY ⓝ_年WVYa ⓝ_日WWZV ⓝ_月TWYV ⓝ_条VTWV ⓝ_步TTST ⓝ_点VWWU ⓝ_留VeXV ⓝ_的UVUU ⓝ_秒UTUT
ⓝ_笔ZVVV ⓝ_行VVXU ⓝ_，WVWW ⓟ_$WVUd ⓟ_,NVWV ⓟ_ⓧUUPU ⓟ_上WWXc ⓟ_下UUVc ⓟ_了VUaV ⓟ_我VbYW ⓟ_打WWdW ⓟ_提XeXX ⓟ_第VUTV
ⓟ_里QQTR ⓟ_，VVWZ ⓠ_$VVTX ⓠ_,WYWW ⓠ_ⓠWZWW ⓠ_。UVTU ⓠ_不WYaV ⓠ_四bdVV ⓠ_在WVZV ⓠ_我WdYX ⓠ_改TTTT ⓠ_是YYfX ⓠ_群YXXn
ⓠ_这UUXV ⓠ_那XWTk ⓠ_里XVcj ⓠ_项VVYa ⓤ_$YWXk ⓧ_ⓝVUUV ⓧ_前XbVW ⓧ_只bVUV ⓧ_那ZbZZ 。_$TUUU 》_，VVUZ 一_上bYUV 一_下STST
一_个VWVV 一_件bbUW 一_分WWYW 一_列UUSU 一_口VYUV 一_句WXVV 一_叫fZXV 一_周WXYW 一_声WfWW 一_大eaWX 一_天UVVV
一_屏WYVV 一_年WWYW 一_律WdXV 一_月WXZX 一_枚bWWW 一_样UVTT 一_次VVTU 一_步VXVU 一_点UVTT 一_版UWWV 一_用UXTU
一_目cXVV 一_直VTVT 一_种UTUV 一_般VRVV 一_行VVVW 一_走gbXW 一_起VXVV 一_遍VXUV 七_天TTST 万_不WZVW 万_用dVVV
三_个UVVU 三_位WeXW 三_十UURU 三_句ZWUV 三_屏eXWW 三_方YbaY 三_月YZjZ 三_条VVQV 三_次WXVV 三_百VXVV 三_种UUSU
三_行WbRV 上_,VUWT 上_。VUUV 上_传SSQS 上_六XYbZ 上_写TTST 上_午VSWV 上_去VVVT 上_周VSVV 上_回VaVV 上_学VbVV 上_工WaWW
上_抛XcZX 上_报WWWZ 上_有UQVX 上_来aYUW 上_查WXXZ 上_次VXVU 上_班YVVV 上_的QVVV 上_线UVXV 上_角VTVV 上_跑VWZV 下_$VTVV
下_,TSVU 下_ⓟSSRS 下_。VRUV 下_划VWVV 下_午VWVU 下_周WUbW 下_就cYUV 下_是WVSV 下_月VTTU 下_来SWVV 下_次VXTV 下_游VYYV
下_班UTTU 下_线XXeY 下_这OOOP 下_面VUVW 下_：UTTU 不_一UMTU 不_上VUYV 不_不WWbW 不_了XWVW 不_会XUUT 不_做VXkX
不_再VWZW 不_写WYVU 不_准WXVV 不_到RTUU 不_加VYWV 不_动VUVV 不_去WYYX 不_发WaWY 不_叫XbhX 不_同UURU 不_喜dVVW
不_在VUTc 不_够VWXW 不_太WTUW 不_好TVUV 不_定SRQS 不_对TUUS 不_带VXVV 不_引WZZW 不_懂SUWU 不_按XWZW 不_接VXYX
不_搞XWiX 不_收WaeW 不_放WWZW 不_是VVYX 不_显UTSU 不_用WVVW 不_看YbXX 不_知YUTV 不_碰WYeW 不_管VUUV 不_续XYgZ
不_能UVVT 不_自XXgX 不_行VWVU 不_要VaUM 不_见ZVTV 不_许XcbV 不_起WVYV 不_足TSRT 不_过VVTV 不_错bWTV 东_西YYVT
丢_了SSQT 两_个VVVR 两_周XYcX 两_回XXcW 两_天TTRT 两_次TTTU 两_点WVYW 两_行TTTT 严_格WdVW 个_$UVVV 个_,UWVV
个_dashboardWWWg 个_repoVVVd 个_了WXbW 个_人VVWV 个_仓WZZW 个_代XaWc 个_任TTST 个_函TTQS 个_分SPPS 个_单TQSU 个_合fVVV
个_周WVZW 个_字UVVT 个_小VVSV 个_我ZUUV 个_报TRRT 个_按UTSU 个_接TTUU 个_提UVTV 个_改VXVV 个_文VVSV 个_方VWOU
个_月VUVU 个_来VYWV 个_注ZVUV 个_版UURU 个_结WYVV 个_能SPQS 个_脚UTUU 个_表VVUV 个_邮WVUg 个_问XbVW 个_页UUUU
个_顺ZaWW 中_信ZWWW 中_心VUWZ 中_文ZYWR 中_英VZWV 中_间TTRT 为_什USQU 为_准UTYe 为_啥VVSV 为_止WVZW 为_空SRRS
主_体XYdX 主_干VYYV 么_又WWXW 么_来bZUV 么_每UTUU 么_给adWX 么_老baWW 么_验bZXW 么_，YWVV 义_在VVZd 之_前VVWV
之_后SQTT 之_後bVVV 也_可RQOR 也_没VSPU 也_要VYVV 也_许RPOS 习_惯YVVV 书_多VVWa 了_$VVVV 了_,UVYV 了_ⓝSSTT 了_。STSU
了_一QQRS 了_下TTTU 了_个UYVV 了_为bZVW 了_二YXVW 了_你UVTV 了_俩XXZX 了_再VVTV 了_十YVPV 了_吧VVTV 了_啥bXVV
了_封ZecX 了_接WdXW 了_然cXVV 了_现VVVf 了_算VVVb 了_行bWWW 了_邮WWcY 了_，WWZV 了_：WXXW 事_$VWVU 事_以VUWb 事_只ZWXc
事_问WWcX 事_，YVVV 二_,eVTV 二_个TUVU 二_十XVVV 二_周WZYW 二_年YWWW 二_月WXdX 二_期XXYY 二_次VWSV 二_段UTSU 于_ⓝTWUU
云_上WWaW 五_分UUTU 五_年fQUV 五_点aYcY 交_之VZUV 交_付XYcW 交_信WWVV 交_加WcZW 交_接VVZW 交_说WaXW 产_假YXhY
产_库XVZX 产_的XXdX 产_线WWUa 享_盘YXXb 人_,VTWV 人_了XWgX 人_工URUU 人_手XXdX 人_是ZYda 人_点WXaW 人_用WWYW 人_话XZUV
人_说PNMQ 什_么VVSV 今_后WbWW 今_天QRQR 今_年XWbX 今_晚SRRT 从_developZcZW 从_releaseWdXW 从_svnVVVc 从_ⓝSXaW
从_今XZaX 从_来PRST 从_每WWZW 仓_,VVYd 仓_在WaYV 仓_库TUSY 他_们VVUS 他_只WVZW 他_的WVTV 付_回UTVU 付_团aVVV 付_模WaZW
付_的XXaW 付_，WVYW 代_码WXVW 令_先WdWW 令_我bYUV 令_给YjYY 令_行aVUV 以_别XXeX 以_前UUWW 以_后VWVV 以_清WVbW
以_省hXWW 以_能WdWW 们_不VWUV 们_做XYaX 们_决VSVV 们_分efYX 们_厂XXaX 们_只VTYX 们_团VaUV 们_是WXeW 们_最XXbX
们_有VWYV 们_没WWcY 们_用TVWV 们_的UVUV 们_科VZXV 们_组UUSU 们_这WUYS 件_$UVVV 件_。SSRS 件_之XaWW 件_事XZTV 件_别aXWV
件_只VWaV 件_在VSRe 件_夹UUVc 件_的VVVX 件_要WXcW 件_跟WeVV 价_格TPTT 任_何VWVU 任_务VUUU 企_业VTVV 休_了bWVV
优_惠VTVV 会_$VTVV 会_一ZVWW 会_上VWYV 会_不SRRS 会_乱ZZVV 会_儿TSTT 会_写aVUV 会_定WYXX 会_打VVbV 会_挪XWcX 会_清WWaX
会_点cYXX 会_看VYVV 会_被XeeY 会_计cWYW 传_接USTU 估_计USUU 但_是UWUU 位_$UVVV 位_、WeXW 位_小VYVV 位_是WZcW 低_支XXaX
低_要XfbX 住_$XZWX 住_了WVTV 住_这eVWW 住_，WVeV 住_：YYYa 何_外WeYW 作_$eVWW 作_者ZVVV 你_一WYVV 你_以XbVX 你_做aVVV
你_先TSUU 你_全fWVV 你_再VVTV 你_写VYVW 你_别ZbaY 你_动YXWW 你_又XZdV 你_只YdWX 你_就WVSV 你_帮SQOR 你_怎WXVV
你_把VVVU 你_推hiYY 你_每aaXY 你_直TVRV 你_看SQRT 你_给XWUV 你_老XfXW 你_要WVWa 你_讲VZWW 你_说XUVU 你_这VYVU
你_随hXVW 你_顺ZWWW 例_一VaZV 例_在VVVc 例_子YVUV 依_赖VXVU 便_$gXVV 便_，WcWW 保_存TSST 保_持VXSV 保_险WVUa 信_号VSVV
信_息XVWV 修_$VYVW 修_bugWXYW 修_一SRQT 修_了TSTV 修_复WXcW 修_订WWcY 個_projectWVaV 個_例bUVV 個_資aWWV 們_這UcYV
候_带aaVV 候_注ZZbZ 值_在VWWe 值_班VVUc 倾_向RRQS 假_,WVbW 做_$WXYW 做_一WURU 做_法WcVW 做_运aWVW 停_$WVYW 停_下VbVV
停_用VUVZ 像_微daVW 像_是UTSU 像_这VYVW 儿_的iYWW 元_月VcWV 元_测VXVV 先_不OKST 先_修USTU 先_写VVTV 先_列VXVV
先_别QNRT 先_只TSTT 先_把XWXW 先_拿TSRT 先_按UTSU 先_改SSQT 先_放TRSU 先_用QPQS 先_留TTTT 先_看WWYW 先_级TTST
先_给XWTV 先_自aVVV 先_说XYXX 先_跟WZWV 先_问XfWW 光_说YcWW 全_仓WYaW 全_公WZaW 全_小YiaY 全_是VWWU 全_用WZYW
全_站WWbW 全_走WXcX 全_部WWXV 八_个VVSV 八_年cYTV 公_共WaWX 公_司VVWV 公_告VVVc 六_个YVTV 共_享VVUb 共_就WWdW
共_用YblZ 关_$VVXV 关_的WWXV 关_键XYWW 其_他UTTU 内_存VVUV 内_差aWWW 内_线VVVc 内_网VWYY 册_$WWaW 再_写bZXX 再_动VZVW
再_发VSVV 再_告WaWW 再_引cadW 再_换UTTU 再_提VaVV 再_用ZaYY 再_看UVVU 再_管UTTU 再_自XcYX 再_说XWVY 再_转VaVV 写_$WYWV
写_,VTVV 写_javaZXWW 写_sqlYWTW 写_一QNRS 写_上WcWW 写_业ZXXW 写_个ROPS 写_中WaWV 写_了YVWV 写_代WVQV 写_加VYWW
写_在RWWa 写_失ZcXX 写_小gWWW 写_成XWVV 写_死VWXU 写_法VXVU 写_清WVRV 写_点bXVW 写_的UWVV 写_着VSUU 写_给XaXW
写_过bVWW 写_，VVWT 冲_$eWXV 冲_突UUTU 决_定VSVV 准_$VTWY 准_,VVVa 准_库YdWW 凌_晨WVXW 凡_是ZcaX 出_一UTTU 出_不YXda
出_功UTTU 出_来VVUT 出_现VcZS 出_脚ZXeW 出_身YWVW 函_数VVWV 分_不aVWW 分_存ZfeZ 分_开aXWW 分_支UWVV 分_的VVTY
分_钟UVWS 分_页STST 切_图VTVW 切_的WWZW 划_线VWVV 列_出VWSV 列_成dYVW 列_用WZbW 列_表TPPU 则_在VVVY 刚_好fjYY
刚_才UUUS 刚_转gXWX 删_。VZVV 删_了VVVU 删_掉STTU 删_除UUQU 利_率XWZX 别_一WaVW 别_再ZdZV 别_写WcXW 别_出WaaW
别_加UUSU 别_动UUUT 别_占WbXW 别_去WWVX 别_叫aYVV 别_好WeWW 别_存lXYV 别_想WXaW 别_拿YZiX 别_按WWaW 别_放WbXW
别_整VbVV 别_混WXaW 别_的UVVV 别_直XYcX 别_看XWWg 别_碰UYXV 别_等WWaW 别_管UTUU 别_给cnbZ 别_老faXY 别_自WbVY
别_超XZXW 别_跟WTSV 别_问TUUb 到_$UTVV 到_ⓝVWbR 到_了TTSU 到_二VWaW 到_底UTPT 到_日WZWW 到_明UUXV 到_月VVYV 到_此WVZW
到_项WWcX 制_器VZVV 制_解YcaW 刷_新TSRU 刻_光VbWV 前_不VVZV 前_先YeXX 前_到WXZW 前_的SVWX 前_端aWWV 前_缀WYWW
前_让WWbW 前_说ZZcZ 前_都WZSW 前_面VYVT 剩_下TSQT 副_本VSVV 办_公eWbY 功_能VWVW 加_ⓧXdYX 加_一TURS 加_下WaXW 加_不XWZW
加_个MHHM 加_功Xcba 加_字YheX 加_载SRRT 务_上VVZV 务_不WWaW 务_器VVTV 务_处VUVa 务_的VSVV 务_要VYUV 务_逻XbXW 动_$TUTT
动_ⓟTRTT 动_不XaWV 动_你abXW 动_化YWZY 动_就bcbY 动_手VYWW 动_格WaXW 动_给WaWW 动_都WbWW 助_教gVXV 包_不WVYV 包_从WWZW
包_得ZXbZ 包_的VVVY 化_,WWaW 北_京XWWV 医_院WWZW 十_一VVXV 十_个VXUV 十_二TVVT 十_五VSVV 十_分UUTU 十_号WVcW 十_岁XXeX
十_年eXWX 十_条TSST 十_次WWbW 十_行VWTV 升_到WWdW 半_天XWWV 半_小SQUU 协_会XXXa 协_议VWZX 卓_ⓟWWaW 单_位VUUV 单_体XZdX
单_号WbaX 单_和WWWb 单_在WRTj 单_我YYVV 单_手VZVW 单_接TSSU 单_数WdaW 单_测VXVV 单_量YYgY 博_士aVUW 卡_,VRWV 卡_ⓝfaXb
卡_住WVQV 卡_在TSRT 卡_是WXZW 印_耗UTSU 厂_里XWaW 历_ⓠVVVa 历_史VVVW 压_到VTVV 压_测UVWZ 原_先XXaX 原_因VUUU 原_始WXWZ
原_来TUWV 原_理aaVa 去_一cVVV 去_了VVVS 去_做eVWV 去_吧TTTT 去_找WVVc 去_掉TVUT 去_搜YaWW 去_那WUWd 去_重UTUU
去_问VUUd 参_加bWXX 参_数VVTV 又_mockWbbX 又_写ZZdY 又_把YcZV 又_改WWaW 又_是WVTU 又_给VXWV 反_了TVZV 反_应UURU
反_正QPMQ 发_$XWbX 发_在WVVY 发_版VWXV 发_现TSTT 发_票URVU 受_$ZWWV 变_成VTWV 变_更WWXY 口_ⓝVZZW 口_不XYbX 口_人XWbY
口_字VaVW 口_径VWWY 口_文UUVX 口_是YWic 口_气VYUV 口_联WWaW 口_返VZVV 口_都VcVV 句_话YWRV 句_，XYZX 另_一UUVV
另_外VVVU 另_开WcZV 只_上ZVaX 只_会bWWW 只_修VWYV 只_做XWdX 只_写WbWV 只_准WaaW 只_剩WWYW 只_改UUSU 只_有XVZW
只_留VWXV 只_看SVVV 只_管bZYX 只_能UVWW 只_要VUSU 只_认WaVW 只_许bgeX 叫_ⓠXWiV 叫_我aXVV 叫_王TWcW 叫_老gXXX 可_以VUVV
可_能STRS 台_了WVYV 台_机WWZW 台_的VVTd 台_组WXaW 台_账XXXf 右_上VTVV 号_$VWVV 号_在VVUa 号_封WWaW 号_就VVVZ 号_打WbWW
号_要WWWZ 号_起aYXW 吃_过WeWX 各_一WYXW 合_$UVaV 合_同VVXW 合_并VVVU 合_规WWXX 合_进XbZW 同_一QNMP 同_学RSQS 同_意WVaV
同_步UVYV 名_ⓠWWYb 名_写YWVV 名_单UWWd 名_叫VUUc 名_用WZWV 名_证VVUd 名_都bZfX 后_,VWaV 后_preXZW 后_一USUV 后_不TaWV
后_再WXUV 后_写YWVV 后_别VbVV 后_台VUVa 后_回WbYX 后_才YVVV 后_找WVVe 后_把TSST 后_提aVXV 后_改WZYW 后_新XWbV
后_端XVVV 后_跑VVVY 后_都UVPV 后_面WXVT 向_量VWZV 吗_$USST 吗_，TRRT 吗_？UUUU 否_了WVaW 吧_$XTPR 吧_,TTSU 吧_，VVXV
含_义YXWc 听_不ZYVV 吵_完YZdY 告_警VVUX 告_诉VVVU 告_里XYVZ 员_$VcWW 员_可TTST 员_小VVVd 员_积WWbW 周_一WVYW 周_三ZWZX
周_二XYiY 周_五VVXU 周_发VbWV 周_就YWVV 周_日XXeX 周_末VTUW 周_，WWXW 命_中SRQS 命_令WWTV 命_名UYXX 命_周fXVX 和_ⓧgWWX
和_身WYbW 咱_们VUWU 品_经ZUVV 哈_$UTVU 哈_哈PNPR 哪_些URSU 哪_里ZVVV 唔_係WXdY 唔_好YXXW 商_的VTVW 商_量WWeW 啊_$VVUU
啊_大WZYW 啊_，VTSV 問_阿VWWi 喇_，ZWVV 喜_欢XVUU 喺_confluenceVWYZ 嗯_,WbWW 嗰_份VVWa 嘛_，XaVW 器_ⓟVVVd 器_一WXdW
器_也XXbW 器_人UVUY 器_出ZVUb 器_的VVVa 器_里VYUV 四_下WWcW 四_了cVUV 四_点VUXV 四_百XYZX 回_ⓝWTSV 回_不bWWW 回_了WeYW
回_去RQVU 回_复VYVV 回_头TRTU 回_得ZWTV 回_我TYVV 回_来TSQS 回_滚TWWV 回_碰hWWW 回_答UZRU 回_调VWXV 回_退TTTT
回_都WdWX 因_为TVVT 因_是TTST 团_队ZZYY 固_件VVXX 国_内YXWW 图_在VUTZ 图_我XVSX 图_标VTUV 图_比hcVW 图_片TTUU
图_纸WXaX 在_apolloWWaY 在_confluenceWVVb 在_googleWWVa 在_harborWWVi 在_kibanaWWWc 在_nasYYYi 在_notionXWZc 在_sWWWa
在_wandbWVWb 在_yapiXXXb 在_ⓝUVVT 在_ⓟUTUY 在_ⓤXWWd 在_下cVVV 在_不VVWZ 在_仓WVXa 在_公WVcW 在_共WWVX 在_内VVVY
在_只VVYV 在_周VaUX 在_哪TMOP 在_归ZYeX 在_想TSUU 在_接abZX 在_支ZVVV 在_是VUXV 在_用VVYV 在_由WbYW 在_的TTTT
在_管YahW 在_蓝WWVb 在_语YYYh 在_那VVXV 在_钉WWXY 在_飞UUUS 地_址SVUY 地_方WVSV 场_的ZeYY 场_部VVaV 址_换WWVc
址_是VURb 坏_了SWST 块_不XZZX 块_你cVVV 块_别cYVY 块_板WXWc 型_了WbVW 埋_点VWWX 域_名VVYW 基_本aUWW 堆_emojicaWW
境_,WVaW 境_的YXcZ 士_,YWYX 士_，eWVW 处_理UOSU 备_的WVXi 复_一WcXW 复_杂YVVV 复_的VTUV 复_述YaWW 外_包VVYV 外_我YZYX
外_的WZYW 外_网XZeX 多_,VVSV 多_ⓝVURU 多_少UTTU 多_维WVVb 夜_里WXbW 够_$VSWV 大_一TTST 大_促WWaX 大_写VaUV 大_哥VZWV
大_概SSRT 大_段WZVX 大_版aYiY 大_表WcaW 大_，ZXVV 天_了WWYW 天_会WZdZ 天_先SRRS 天_再UTTU 天_凌XXdZ 天_切WWYd
天_早VTVV 天_的TPTU 天_那UUSU 天_里VcWW 太_懂YWWW 太_熟QVVV 太_长bVUV 失_败VWTU 头_$WaXW 头_。VZVV 头_讲XbVV 夹_$WWWZ
套_$YYXX 她_$WXZT 她_手VVbW 好_$WWUU 好_。VTVV 好_了TVUU 好_像OLKP 好_再cVWV 好_懂gYWW 好_的VVTV 好_看RQQS 好_，bWQV
如_果USRV 始_终WaUW 子_上YXYX 子_公XXbW 子_固XWaW 子_改WWbW 子_是XVaW 子_版WWVX 子_，ZVVV 字_,VZWW 字_。VTVV 字_不aaYX
字_串WbXY 字_典VVXY 字_慢gXWX 字_我biWY 字_节TTTT 存_utcZlaZ 存_到UTSU 存_在VUVZ 存_层UUSU 存_泄UTTU 季_度XYgY
学_校WXeW 学_生UVUV 学_的eXWX 学_过bVVW 孩_子YVUV 宁_可YgXX 完_不VYVV 完_之TTST 完_了VVWU 完_代WbWW 完_先VWXV
完_全ZVVV 完_我ROPR 完_把QNPR 完_接WYWW 完_跑UTTU 官_网VTTa 定_$UWRU 定_ⓝWVaW 定_下WXdW 定_了ZYhY 定_在YXeY 定_成WWZW
定_时VUVV 定_的VZaX 定_还TTQT 审_$XaWW 审_会YbZY 审_必WcWW 审_过XXcY 客_套iaVW 客_户WWYW 客_服VQVU 室_那XXYV 害_我WcVW
家_里eVWX 宽_了YZcX 密_码STWV 密_钥VYVX 寒_假WWaW 对_不UTVV 对_了WXXX 对_外VaXW 对_接VVWd 对_比WYWV 对_照VUUb
导_出URTU 导_师VVcV 导_航TTRT 封_版YYgZ 封_邮TTST 小_于VYVV 小_何YWaY 小_写VWYV 小_数VYWV 小_时UTTR 小_步bbVW
少_了RNKR 就_ⓝZaia 就_一YVWV 就_会SRPS 就_像XdXX 就_去VVYZ 就_好TUTU 就_干dXVW 就_废YWbW 就_想baVW 就_懂dfWX 就_成dVVV
就_我ZVVV 就_把SRQS 就_拆XaYW 就_改WaWW 就_照dZWW 就_直VXVV 就_看ZVVX 就_行VVSV 就_该WaTW 就_贴ZVVV 局_里ZdcX
层_的UUTV 屏_$TTRT 工_$VVUX 工_单VYWa 工_厂XXZZ 工_控WWaW 左_手dXVW 差_了TTST 差_点XYVV 差_，WYXW 己_会ebXW 己_去TSST
己_玩WXaW 己_画WdZW 己_的VVVY 己_编WdVV 己_跑XgYX 已_经TVXV 布_窗WWcX 师_，WVSV 帕_金cWWW 带_jiraVVaV 带_ⓝXWbW
带_ⓠWVZW 带_上VZVV 帮_我TUUV 帳_號WVWa 常_不YaXW 干_$WaUW 干_脆TTTU 平_台VWVY 年_$YYZY 年_,aXXX 年_一WZZW 年_了cXVW
年_再XWbX 年_前XXbX 年_就ZYhZ 年_底WXbW 并_到WWaW 并_发USUU 序_员cVTV 序_我mcWY 序_，TTST 库_$UYPV 库_,VVVZ 库_不WZaW
库_之ZaVV 库_从XWbX 库_你VaZV 库_前acZY 库_只YXcX 库_哪XddX 库_就YbWX 库_每XXeY 库_的VVUX 库_都WZZV 库_里TVUT
应_该SPTU 底_关WWYV 底_部TTST 废_$WVYV 废_了WWaV 度_ⓝTTRT 度_刚bXWW 度_名WWaY 度_网VVVb 度_，VVYV 建_了XYcY 建_议VYVV
开_$URQU 开_了VVXV 开_始VTVP 开_题dXYX 式_$XWTV 式_化VYWW 式_用WdXW 引_$VYWV 引_新WbWW 张_ⓝcYaZ 张_卡WVaW 张_图WVTU
弱_,aWWW 弱_，YbWW 弹_窗SQQS 归_小aXeX 归_档XXVe 当_前TSRT 录_了TSQT 录_是VZXX 录_音VRVW 录_页SQRS 往_上XaYW 往_下VVRV
往_后XXYW 很_好VbVW 律_ⓟVcVV 律_存XdXX 律_用YiXX 後_端VWZV 得_从XacW 得_先WadX 得_去VVVZ 得_同WaYY 得_在WaWW 得_好aiYY
得_少aVVV 得_很WYWW 得_慢dXSV 得_懂bXWW 得_提XXbX 得_能XXYX 得_靠cUYV 循_环VVUU 微_信UVUW 微_商daVW 德_的WXZW
心_的VVVc 心_里bYWW 必_须UVTQ 志_$VVTV 志_在VUUY 志_里UXVV 快_捷ZVVV 怀_疑SUPT 怎_么VVTV 思_路VZVV 总_是POMQ 总_结YWTW
总_表WWYV 恢_复TURU 息_$UTTU 息_都WaWW 息_队VVZV 情_况UUUU 惯_看bWWW 想_想TTTT 想_知ZYXa 想_要VUTV 意_义XXeX 意_了WXeX
意_思UVTU 感_，gWVV 慢_$WUTU 慢_，WaVV 懂_$cYVW 懂_。dVVV 懂_中YabW 懂_了ZVUV 懂_前VaVV 懂_英VVaV 懂_，aUTV 成_$ZZaY
成_ⓝVXTX 成_ⓠVXUU 成_一VVVU 成_公WXaW 成_几ZWVV 成_功ROOR 成_每WWZW 成_的UXVV 成_绩VSVV 我_,VVUV 我_commitYiXY
我_patchaXWV 我_一YXVT 我_上VYVV 我_不cWTU 我_也UPUW 我_习eWWW 我_人ZZWV 我_从UQSU 我_们QahY 我_会aVVV 我_传VVVa
我_們WZhX 我_做fYSX 我_先USRT 我_写VVSV 我_列aWWW 我_刚VUSU 我_前UUTU 我_加VaWV 我_升dVWV 我_只kZWY 我_叫eTSV
我_和XVZW 我_哋WXfY 我_哪XXTV 我_喜YXTV 我_在fVNQ 我_好UWSV 我_学eaWW 我_就XZXW 我_左gVTW 我_带bYaX 我_干cWVW
我_平gYXX 我_很YdVX 我_得fVVW 我_心aXVW 我_怀VTVV 我_手YVTV 我_才dfSY 我_找WXVV 我_把SRRU 我_指eWWV 我_搞gWUV
我_放UTUU 我_日dXWV 我_是uZRW 我_更VURU 我_最WVSV 我_来XaVW 我_没ZVVV 我_点acZY 我_猜TTTT 我_现YSUV 我_用dXTV
我_白hVUW 我_的aYVS 我_看VWWS 我_真bYXX 我_眼ZaWW 我_科aXVV 我_管cWXX 我_老XXQV 我_色fWXY 我_英faWX 我_要VYUV
我_讲WUQV 我_说XZUV 我_读aVVW 我_调YVUV 我_还WXSV 我_这YWUW 我_选cdVX 我_都VVTV 我_靠VcWW 或_者VVQV 截_断VVSV
截_稿XVgX 户_号WWYV 户_大WYaW 户_是YZhY 户_端VVXV 户_那VWZV 所_以VUYT 所_有TVVU 所_的WVVb 手_上VSVV 手_册VVRg
手_写WXXV 手_动UTUU 手_打XZVW 手_把YWZW 手_机VXVV 手_骨cWWW 才_看UYVV 才_算WXbY 打_出UTRU 打_印VVVU 打_回WYbW
打_头YdbX 打_字UWTW 打_开PPQU 打_招XXZW 打_比cXVW 托_管WVZW 扩_到WWbW 扫_描UVVa 找_dbaWWYg 找_他WWWZ 找_信VVUa
找_刘XWVb 找_小XVYY 找_我XYZX 找_数WWXf 找_阿WWbU 把_密WbWW 把_第UTTU 把_这SVWW 把_那UPUU 投_票bbqb 折_了bWWW
护_士VTVV 报_ⓝUUTU 报_价WXaW 报_备WWdZ 报_数XaWW 报_表VXaU 报_警VRVW 报_错UTRU 抽_一UTTU 拆_出VTVV 拆_掉XWdX 拉_$WXaW
拍_了WWZW 拍_板XXXX 拍_的WVbW 招_呼XdbW 择_器UTTU 括_号VVTU 拿_$WXVa 拿_不VWTV 持_$VZVV 持_nodeXeWX 持_postgresqlVbUV
持_到VZWV 指_针VVRU 按_ⓠZaXW 按_北VaXV 按_用WWbW 按_这WXYW 按_钮SSRS 挪_到UUWV 挺_好cbSW 换_ⓟWWac 换_人WWaV 换_成UVVW
换_组dVWV 据_$VUVV 据_ⓝXXcX 据_不XXcX 据_冒WcVW 据_只VVaV 据_库WWUV 据_治VVZX 捷_键aVVV 掉_$VWVV 掉_到TTST 掉_没TTRT
排_了WWZX 排_序SSRS 排_的cVVV 接_$Zdea 接_neweWWV 接_了WaYW 接_口WVVV 接_告aSVV 接_改WdWW 接_着VVUV 接_线ZXWZ
接_说haVY 接_贴aUTV 控_机WWaW 推_迟WWYW 描_件VUVa 提_mrVZWc 提_。WcXW 提_交VYVS 提_到WUXW 提_前UWXV 提_单XVWe
提_示UUTT 搜_$XbWW 搜_ⓠVVVY 搜_索SQUT 搞_不WTQU 搬_到ZYeb 搬_家VVVa 撤_回USTU 撤_销UUTU 擅_自XeXX 操_作WSVV 支_$WWUa
支_上VVTV 支_从ZdZW 支_付VWXV 支_名VbYV 支_持SVVU 收_到SRQS 收_拾YZXW 收_改WXaW 改_不XWgX 改_了VXWV 改_代UWSV
改_到WYbX 改_动WiWT 改_哪eXVV 改_回UTRT 改_完WXWW 改_就VbVV 改_成ORUM 改_改ZVVV 改_数WYWV 改_用XYdY 改_由WVaW
改_过UVXV 放_ⓟYXZZ 放_一VXVU 放_在VVWT 放_宽ZZfY 放_最YVUV 效_果VTVV 敏_$WWbW 教_务UTVV 教_程aWVW 敢_往ZdVW 数_$VTVV
数_,VbVV 数_。USUU 数_不UTUU 数_值WWYU 数_写XaWX 数_学aXVW 数_式bYXX 数_据TVVV 数_，VYWU 敲_字gWVW 敲_定XVgX 整_文gXWW
整_理VTVV 文_$XYVV 文_,VeXV 文_。XZWW 文_书bWWW 文_件VVUV 文_就abZY 文_投WVYW 文_格VbVV 文_档VUUW 文_用WeXW 文_的TTUU
文_，bWXV 料_员WVWZ 斜_杠VYZV 新_增WaVV 新_接WZaW 新_文WdWW 新_版VVYV 新_的RVUV 新_说VVSV 方_案XVVV 日_历XWWh
日_志VVWV 日_本fZaY 旧_的VWYV 早_就WWcc 时_$VSVV 时_任UUTU 时_候VWVU 时_没UTTU 明_写XaaY 明_在XXWi 明_天PPMQ 明_年WWcX
明_早TSST 明_白VVSV 明_，aVUV 昨_天TWWT 是_$VZUV 是_armfWXW 是_bashdaWX 是_dsWWaW 是_fishbWUV 是_mysqlWXaW 是_npmYddX
是_pnpmXbVX 是_ubuntuaXWW 是_yarnWcaW 是_ⓝWVaW 是_ⓟWWaW 是_ⓠVWWV 是_ⓤWVVb 是_三VWaW 是_不LPNP 是_两WWbW 是_个fWSV
是_什TVWU 是_企WVaW 是_做fYXY 是_元WdYW 是_公XZWX 是_北WWcW 是_后YTRU 是_哪UURU 是_学bVVV 是_安XXcX 是_小XVeW
是_常VbXV 是_我aVVV 是_按UWWV 是_改dWVV 是_旧WWWZ 是_时SQOS 是_有UUSU 是_每VTVV 是_没VTSV 是_爱dVVV 是_生Xaca
是_程aYWX 是_空TSQT 是_结VcVV 是_给VTVV 是_色VbWV 是_说UTUT 是_谁UUSU 显_示SOQQ 晨_两YWZY 曲_线VVTW 更_习bWWW
更_喜VTSU 更_新UVVW 更_说WZVX 最_低VWZV 最_后VUWV 最_多USTU 最_大USTU 最_新VUUd 最_近XUSV 月_$WUZW 月_ⓝXWbV 月_一WWaW
月_五WWcW 月_十WUcW 月_底UXbW 月_的UTUV 月_起WXXW 月_，WWZX 有_$VVVa 有_ⓝWVZW 有_个URSU 有_事XYZc 有_人TRRS 有_反UUTU
有_多TTST 有_安cVVV 有_数aXVV 有_没RPOS 有_测WZVW 有_点UTTU 有_空bUUV 有_鉴XgXX 有_问UVTc 有_，XYYX 服_务UVXV
服_多gYWW 服_，aaWW 期_从XXdX 期_前TTRT 期_定WWaW 期_选UTTU 本_人jXTX 本_再YcWW 本_在VVWZ 本_地TVVV 本_开ZiXX
本_得WZaW 本_提WWcW 本_放WWbZ 本_要WXbW 本_里XYWX 术_语aYWZ 术_，YWXW 机_ⓝVVWZ 机_了WWaf 机_关YaWV 机_只WVZW 机_号UXVV
机_器VVXV 机_型WVVa 机_房WXZX 机_是VTWV 机_看ZWVV 机_，WYbW 杂_的cbWW 权_限VVVW 条_$UTTU 条_，TUTT 来_$VVVV 来_,UUTU
来_一YVUV 来_了RVWU 来_就WVUV 来_我VXUV 来_是TUST 来_没TUUU 来_着TTST 来_等WaWW 来_让VYVV 来_，XVVV 板_$WWWY 板_了XXdX
板_在WUUc 板_子VWZV 板_机VVVb 构_之XZWW 构_组XXZX 枚_，bWWW 果_$TTST 查_$YXXd 查_一QPNR 查_的VVVZ 标_注VVWX 标_签VUVY
标_红SRQS 标_统XWfX 标_题UTUU 标_黄TSRT 校_的WWYW 校_验PKGO 样_$VXVT 样_,VVTV 样_。ZfYX 样_就bZWW 样_我XaWX 样_的UUTT
样_，VWVV 根_本YXVV 格_,VYVV 格_对YYVV 格_式UXVV 案_,VVTV 案_不ZXVW 案_再XdXX 案_室WVWe 档_$VVSW 档_ⓠWWaY 档_和WcXW
档_在VSTX 档_格WVcW 档_案WTUb 档_那WVYb 检_查VSVV 楚_，XZWW 概_念bZXX 模_块WXXU 模_型VVWV 模_式UVVV 模_板VVWa
次_不VVTV 次_了YeaX 次_先TSST 次_只ZXUV 次_打TSST 次_改XXWV 次_给WYWW 次_这WbUW 次_那VYVU 次_都WXWW 欢_先faWX
欢_函gXWX 欢_太ZWWW 欢_用aVWW 欢_第TTTT 止_$WWZW 止_在YiYY 正_常TSUU 此_为WVZW 死_版WaWW 段_一ZdaX 段_可aVVV 段_英dWWW
每_一XVSV 每_周WSXV 每_天WTXW 每_季XYeX 每_次VWVW 比_你dVVW 比_方ceXY 比_看bXWW 毛_病YXSV 气_改WdWX 气_象WWWa
水_平ZXWW 永_远UWSU 求_的XXbX 沙_箱WWaW 没_了TVVV 没_事UUTU 没_想SSST 没_搞SSST 没_有VVXV 没_权WSXZ 没_法ZWVU
没_用VUSV 没_续WWcX 没_见TTTU 没_让ZcXW 没_说TSST 没_问WRPU 治_理VVZX 法_别VbVV 法_务YZZZ 法_我cWVV 注_册TTVU
注_意XWZW 注_解YaWW 注_释WbWT 测_只WdZZ 测_试WVVV 消_了VVYV 消_息UVVV 涉_及XZWV 清_单VVUY 清_算WWbW 清_，WYYW
源_文WWVb 源_码UUSU 源_走VVUj 滚_动TTRT 漏_一hXYW 演_示UVWV 灰_度VWXX 灾_备XWbW 点_$VVVT 点_,UUUU 点_了TVUU 点_以XXYX
点_会YcXf 点_击SRQS 点_名VbVV 点_后VTZV 点_哪XbXX 点_头XXXW 点_是VWYV 点_，VVVU 焊_接dVVV 然_后TUST 照_在WWWb
照_片UQUU 照_表XWZZ 照_这deXX 熟_$ZVVV 爱_好cWVW 版_不XYaX 版_了XWcX 版_在WVUb 版_是VVUa 版_本VVVV 版_的VVXV 版_，UVYV
物_车SQPS 猜_$gWVW 猜_。VWWd 率_不XZdX 王_$gXXX 玩_家VTVV 玩_的aWWW 环_境UVWW 现_在VVWU 班_,ZUVV 班_了TTST 班_是ZWbY
理_,VSWW 理_图VVUg 生_产WXYV 生_命fXVX 生_成UWXV 生_的WXeW 用_$VUYV 用_dayjsXaXW 用_gplVcUV 用_mallocWaUW
用_momentXcXX 用_npmYVVV 用_pipVVRV 用_pnpmXYVW 用_uvWeVW 用_ⓝVYWW 用_ⓟVXVV 用_ⓠVaUV 用_下XZVV 用_中VeWW 用_再ZZYX
用_分WZWV 用_命aYXX 用_客eWWV 用_户UUVT 用_手XaVV 用_拼WYYV 用_文VZTV 用_的VVXV 用_等cVUV 用_管UQSU 用_英YZWV
用_表YVVV 用_读aZWW 用_问WZUV 由_小WYZW 由_我ZWZW 由_放ZgWX 甲_方VVYT 电_子VVVY 电_脑VWWV 电_话VUVV 画_图XfXW 留_ⓝVTVV
留_个VZXV 留_从XXaX 留_的WbWX 疑_问WWWa 病_历YZaZ 登_$WWWh 登_录VSTT 登_记XYXY 白_名WVXa 白_天ZXZY 白_，aUUV 百_行WeXX
的_!VVYZ 的_$VVVV 的_,WXXV 的_apiXbbX 的_sqlZbZX 的_yamlWXaV 的_ⓟSSVe 的_ⓠbXdf 的_。VVVV 的_上VRVV 的_不VTVU 的_东XZWW
的_事VVWZ 的_产WXdW 的_以TTTT 的_分UVWT 的_制WWWb 的_原VUVZ 的_变XeXY 的_命SVRV 的_回VXWW 的_在WVVY 的_地WVQW
的_字aZXb 的_就VZWV 的_录VVVa 的_数UVWV 的_文VWWV 的_时VWVU 的_是WWYW 的_月WWZX 的_权bYWW 的_标VUTU 的_每VaVW
的_测YZXY 的_源XXVl 的_组ZWVZ 的_结VTVV 的_群VVaW 的_老YYba 的_脚VbXV 的_计XZWX 的_说ZWVV 的_那UVVV 的_郑YVWb
的_错VWSV 的_问UUSV 的_阿WWWa 的_需XXVY 的_项XYXZ 的_，XYYT 监_控VSWX 盘_$VVUe 盘_ⓟXWWe 盘_ⓠWWVc 盘_的XWWb 目_前TTSU
目_名VVVY 目_里XbZX 直_接XXVV 直_说WcWX 直_这YbYY 相_关WXWZ 省_了ZWVW 看_,VVRW 看_codeownersWWWb 看_githubWVWb
看_grafanaWWZd 看_ⓟWWSa 看_。UWVU 看_一TSVT 看_下RQSR 看_不ecXX 看_了TRJT 看_代cYXX 看_全SSRS 看_到XVTV 看_完UUPU
看_得eaYY 看_日VTVV 看_是QQNR 看_板VWUa 看_的WaWV 看_看PMMQ 看_着YWUV 看_长WeWW 真_用WcYW 眼_就eaVW 眼_睛caRV 着_$RTTU
着_像aXTV 着_就ciaZ 着_玩gWVW 着_舒cYWW 着_这cWXW 着_问dbWW 着_，TTTU 知_道VUTV 短_一WYUW 短_信TVXV 短_点YVUV
石_墨VVUd 码_$UUTU 码_ⓝUSUU 码_在VVVa 码_块YoWY 码_对WVYZ 码_注WcXX 码_评VaVV 码_请bbXY 码_都XZWW 码_里VYVV 砍_了WWaW
砍_掉VWYV 硬_件VRUU 确_到XWaX 碰_到WZWV 磁_盘UTUU 示_ⓝUUSU 示_ⓠSRPR 示_，UUSU 神_策XWYY 禁_止VXUU 禅_道WWXd 禮_拜WWaW
离_的XXeX 离_线VTVV 离_职WVYW 种_一UbWW 科_普bXVW 科_的VUUb 秒_内TTST 秒_时WXcW 秒_，VXXW 移_到TSPT 移_动VSVV
稱_用dVYV 稳_定TTST 稿_在WVWc 稿_里WZaW 空_一WbVW 空_指UTUU 空_的UTTU 空_看bVVV 空_着VVSV 窗_口WWaW 站_,VVVa 站_我WfWW
章_$WXbW 端_一XYfX 端_不VRWV 端_的WXXX 笔_记ZVVV 第_ⓝSPST 第_一VTVV 第_二MTUU 等_ⓝUTTU 等_不WYaW 答_控WbWW 答_案WXQV
答_都WaWW 筛_选TTTT 签_了WWbW 简_短VXVV 算_了RPVU 算_法VRVV 算_错VaVW 管_理UVXV 类_型UZSU 粘_进bWVV 精_确XXcX
糊_弄XbYW 素_材VVVY 索_引UUUU 索_索TSST 繁_體WZWW 红_绿bXVV 约_$cYYX 约_定WWXa 线_上WYXd 线_的VVVY 线_程TTST 线_，VVZV
练_脚VVVc 组_了ZWiX 组_件WXVW 组_会WaZW 组_定WbYW 组_的TWUf 组_织WWWd 组_统VXZV 组_里XYaY 组_长UUXU 细_一fVVW
终_端XZVV 经_挂WWcX 经_费XWZX 结_构XYWW 结_果UVVV 结_论YaWU 给_两YaYY 给_个TSST 给_代YaVV 给_命bXVW 给_外WZXW
给_我VZWT 给_结reWY 给_能dWWW 统_一YceY 统_是bXZY 继_续VVVU 续_$VSVV 续_了XZeY 维_护WWWX 维_老VVVd 维_表WVVb 缀_，cWcW
缓_存UQVT 编_$WYVV 编_号VVXW 编_译VWVT 缩_进WZVV 网_,VWaV 网_ⓠXXUf 网_关UVXV 网_宿XWbW 网_的WWYV 网_盘WWVc 网_，TVRT
置_页UUUU 置_顶XWVg 群_,WVVe 群_ⓠWWeY 群_上XZWW 群_公XXWg 群_是WWWd 群_的XWXY 群_解WWbW 群_里SVUU 翻_成XVSV 老_周YbZX
老_太XWaV 老_实cVVV 老_板VUVU 老_版VUUa 老_的WYZb 老_花cYVV 老_让cUVV 者_,XWaW 耗_时UTQU 职_了YXZY 背_景YVVV 能_不XVTU
能_会TTRT 能_别eaYY 能_动WeaW 能_合VYXW 能_在VVYV 能_少YZWV 能_断XXbX 能_是USST 能_有VXVV 能_核cZWW 能_直VXVV
能_看VTNU 能_装WWbW 能_要TTST 脑_,cVVV 脚_本VWVV 自_动SSRT 自_学bVVW 自_己VWVV 自_研VTYV 舒_服ccRX 船_上VVbW 色_弱ebWX
色_，STTT 节_奏WbWW 花_眼XZUW 花_钱WhbX 英_文WZWU 英_语cYXY 范_看VVVZ 荐_的cYXX 蓝_湖XVUl 行_$UVUT 行_,VVVT 行_。UUVV
行_别YeYX 行_宽YcYW 行_就VXVV 行_是WXTW 行_编WbVV 行_里VbZV 行_，ZVVT 补_一TTTT 表_名WaXW 表_在VSUh 表_情VYVV
表_改WWYW 表_是VVXZ 表_格XVOV 装_不YVWV 装_东VcZW 要_$YZXc 要_,WWVY 要_一TTQT 要_三USVV 要_不OLHP 要_两VYVV 要_做USTU
要_先WXWV 要_再VZVV 要_写WYXW 要_加VVTV 要_动UVSU 要_去VVUg 要_吞ZZcW 要_在VZVV 要_寫WdXW 要_带VYUV 要_找VVVf
要_把VVSV 要_是UTQU 要_更XdWX 要_有TTTT 要_求UUVS 要_用UVVU 要_的WXXW 要_直WcXW 要_看UUVa 要_给VVXV 要_自WgWW
要_走XXdX 要_跳XbXX 要_过WXXW 要_连VVZW 要_重VSVV 见_$WYVV 见_过TTTT 规_则TWVX 规_定VXVV 规_矩XcdW 规_范TVVV 觉_得SSPT
解_析UVTU 解_释ZWTV 說_明WWWb 請_用WbWW 請_看VVVb 變_數XcZW 计_日UTTU 计_量WWVj 订_单TTUV 认_$VYYV 认_ⓝVTVV 认_值TTST
认_我hWXY 认_这XacX 让_你XaZW 讯_云WZaX 讯_文WVUa 记_在WVVh 记_录VURa 记_得RSRR 记_本bXXX 讲_了ZWWV 讲_原cWWW
讲_得aWUV 讲_的WiWX 讲_细YVVV 讲_解XaYX 讲_过XdYX 许_出ZcfY 论_再YcVX 论_放iWWW 设_备UUVV 设_置TRPU 证_书UUVX
评_审WZaY 诉_我VVVU 词_,WbXW 译_ⓠWdZW 译_过TTST 试_$UVLU 试_。VWQV 试_再aWWW 试_库VTWW 试_挂adYX 试_旁UUSU 试_服WWYp
试_机XUYY 试_环VUVY 试_用VcVV 试_网YaXV 试_试RQRS 试_账VVVZ 试_逻USSU 试_，SRQS 话_去WWVc 询_。XeWX 该_这YbWX
语_不cVVV 语_别cZVV 语_法WWXV 语_表VVWY 语_雀WVUf 语_音ZUVV 说_$VUSV 说_ⓠZYVV 说_一VYWV 说_不SNTU 说_了ZaaZ 说_他LGBL
说_以SRRS 说_别SSSS 说_好ZacY 说_完ZbWW 说_怎geWX 说_我SQPS 说_明XXVX 说_结YaVW 说_能bWWW 说_话YVVV 说_过WYZV
说_这QOOR 请_写aaVV 请_用ZbVW 请_记VUaV 课_题WWWb 谁_$eXaV 调_到TSST 调_去WWZU 调_用UUUV 调_走XXYZ 谢_谢VUTU 象_存WWaW
象_数VVUg 负_责WWZV 财_务WVWX 责_$XWfX 账_号WVVX 购_物SQPS 贴_$WZVX 贴_在VVWa 费_了WVZW 资_料XWXa 赖_$VXOV 赖_要VaYV
走_ibYYV 走_ⓟXfZX 走_不UUTU 走_工WbYV 起_$VVXV 起_,VYVV 起_发XXdX 起_来TRRT 起_，WbWW 超_时VVVU 超_过VVUS 跑_$VWYV
跑_makeYbYZ 跑_ⓝUTSU 跑_一UWWU 跑_在VXaV 跑_完SRSU 跑_训WeZW 跑_起VUSV 跑_超WcWW 跟_上VZVV 跟_不jZTW 跟_你WVVU
跟_国aWWW 跟_客YaWW 跟_我adTY 跟_着WWdW 跟_领VbWV 路_不VbXV 跳_板VVVb 跳_步cWVW 身_，XaVW 转_岗aVVW 转_成TTRT
转_过aVUV 软_件YWWW 辑_器VZWV 输_入VUTV 辛_苦UTTU 边_只WacW 边_是VYVV 边_的VWXW 边_网XWcW 达_梦VVYV 迁_到VVYV
迁_完WWYW 过_$VUVU 过_codeXbXX 过_ⓝUUVT 过_了TVWT 过_去VXVV 过_好dVVV 过_期TPTT 过_来VUVU 过_程VZVV 过_这SSRS
过_，UUVU 运_维XXYY 近_ⓝTTPT 返_回VVSS 还_在UMVU 还_是USVU 还_没UQST 还_记UTSU 这_一TRST 这_三USTU 这_两UQUU 这_个VVUV
这_么WWXW 这_仓WhfX 这_份TSQT 这_会UTTU 这_儿XdXX 这_几TTPT 这_套WWZW 这_是WaXV 这_机WbZW 这_样VZVU 这_次VWQT
这_段TSST 这_点bXXX 这_种ZcXX 这_终VbXW 这_边VXWW 这_里SSUT 这_项WYWW 进_两WcWW 进_仓WiWW 进_日YiZY 远_不VVTV
连_上UUTU 连_的VVWc 连_真YdYW 退_休cZXY 退_出VUVV 退_役WWbW 选_了VWYV 选_型VcWW 选_择VTRU 选_项VZVV 逻_辑VVVU
遇_到VZTV 過_了VVZV 道_歉WcUW 道_，VSVV 避_开XZeX 那_$WVZe 那_一VVTV 那_个VTVY 那_些ccWX 那_份UTTV 那_儿XUVf 那_台UVZV
那_头XWcX 那_套XYZX 那_层UUSU 那_张VUVX 那_批WVaW 那_是WZXY 那_种XbWV 那_篇VUUe 那_边UVXV 邮_件UUVV 邮_箱VVVY
部_分VSVV 部_是VcYW 部_用bUXV 部_的WWWa 部_署SUVW 都_不VWXV 都_别ZVVV 都_在SPTc 都_存VVWa 都_得VZUV 都_报TSTT
都_按YZZX 都_放WVZd 都_是WVVU 都_照VZWW 都_用VYVV 都_简WaWW 都_要UZVN 都_走bdhX 都_跟bZWW 都_这WbVU 都_退VWZV
都_问XZWW 采_购WWdW 释_$WcUW 释_,XZYX 释_不bcYW 释_写XdYX 释_的WbVV 里_$WVWb 里_,RVUV 里_ⓝVZVV 里_不XaZU 里_先USUU
里_写VVVU 里_别YaVV 里_加SRQS 里_搜XXXg 里_统XaWW 里_翻VVWZ 里_都VbXV 里_面SVVX 里_，VWXa 重_写VUVV 重_启TUST
重_复SVTT 重_新TUTT 重_试TTUU 量_$VTVX 量_名WXVV 金_森cWWW 钱_的VXVV 银_机WWaW 铺_垫aaVV 链_路WWYW 锁_死WaVV 错_了UVWV
错_误PVVV 键_字XbXW 镜_像VWWV 门_店VTYV 门_户VVUa 问_$WWWY 问_啥bZWW 问_我YbXW 问_清XaWW 问_的TZUV 问_老VVVa 问_题VTUV
间_。VWSV 间_统WWaW 间_都YeWW 闹_$WcZW 队_列VVWV 队_在VVaV 队_维VVdV 阿_坤WVVa 附_件TSOV 附_截WbXW 降_级UUSU 限_$aVVV
限_,XXbY 限_ⓝVTVV 限_找WVVa 限_改TTRT 院_内VVZW 险_库VVXZ 隔_壁UUTU 难_受ZWVV 集_群XXaX 需_求VVVX 靠_这WcaW 面_,TVVV
面_字VaWV 面_带XecY 面_改VVVZ 面_要TSST 面_试SQQS 面_跟bcXW 面_，VVVY 音_$fXWW 页_$UQUY 页_是XWYZ 页_的UVTU 页_面WXWW
页_，VSVV 项_目XWXY 顺_带XYYX 顺_序VWTU 顺_手VWXV 须_两YcXY 须_带VYSV 预_发VYZW 预_览SRRS 频_道YWYg 题_$WTQU 题_,SROS
题_去XWWb 额_都XWfX 风_控VVXV 飞_书YWYd 首_页VTWW 香_港WWcW 驼_峰VYVV 验_收VVaV 验_证VUSU 验_都WdXW 验_，UTUU
骨_折cWWW 體_中ZWWV 高_中aWVW 麒_麟WWYW 黄_了WXaW 默_认UTSR ，_ccYUW ，_ctoWWbW ，_gitWaWW ，_googleXdWW ，_nodeVVbU
，_pptXXca ，_readmeWWWb ，_vWYZV ，_ⓝWVWV ，_ⓟVVYV ，_一XXWW ，_上XZZX ，_不XWWU ，_中UUSU ，_为UTTT ，_之XXXX
，_人VSVV ，_从VQVV ，_他VWYX ，_但VUUU ，_你WXYW ，_做VZVV ，_像WaWW ，_先USRS ，_全VWbW ，_再WVYV ，_出WWYW
，_别WUWV ，_到UUVU ，_前VXVV ，_加VVWV ，_历YYZZ ，_又TPTT ，_反UTUU ，_只UVVR ，_叫YWWX ，_售WWaV ，_在UVTW
，_太TSST ，_审VUYV ，_少ZVVV ，_就VURS ，_展VXaV ，_帮SSSS ，_应TTQT ，_微VWVh ，_快ZVUV ，_怎SRRT ，_我ZZVX
，_所WVaW ，_打WXVV ，_找WVUX ，_把TRRT ，_投XXcX ，_按UUVW ，_挑aaWX ，_改UVVV ，_放VYVV ，_整cUYV ，_文WVWX
，_新YbbX ，_日VVYV ，_旧XXbY ，_是UTVU ，_最TTQT ，_有VTVV ，_查USUU ，_比ZWVV ，_没WWWV ，_法YVdW ，_测WXaU
，_然XYYX ，_现VWVV ，_理aZYZ ，_用VZTV ，_甲WXaW ，_直bTUU ，_省WWYW ，_看XVVV ，_真USUU ，_移VUUV ，_第UUUV
，_等RQPR ，_系XWaX ，_组XchY ，_统YZVV ，_老VUZW ，_脚XWVY ，_装WVXV ，_要VXXV ，_评WWaX ，_说VRLR ，_财VaVV
，_超WVWU ，_跑UTTT ，_还TUTU ，_这ZWWU ，_那WYYW ，_邮XWaX ，_都VYVV ，_重VXUV ，_项WXYZ ，_默VWTV ：_$SRQS ：_ⓝUUTU
：_ⓠTTST ；_$PLLP ？_$SMLQ
"""
