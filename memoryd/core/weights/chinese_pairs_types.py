"""How much each pair of words of a sentence speaks for it that it lasts and is of each type: Chinese.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
,_appYXhY ,_cnWVX ,_prWWcW ,_pythonbWVW ,_ⓝUVXV ,_ⓟUWXY ,_上XXWW ,_不VWVU ,_五XWcX ,_他VVZX ,_以WXZY ,_但TTTU ,_你WXXW
,_先VVSU ,_公dXXY ,_别VWXW ,_单VcXV ,_去VTUd ,_后YVTV ,_周VSVV ,_咱WXYW ,_商XXgY ,_在VVUY ,_她WUXg ,_审ZVWV ,_就VVUU
,_差TTST ,_我VWUT ,_所VVXS ,_手VVSV ,_找VVUb ,_把TTSS ,_按VRSY ,_搜WWSe ,_新XVYW ,_是STTU ,_最VVUV ,_有VVUV ,_标VWTV
,_没ZVWU ,_然UTTU ,_版WVZW ,_现VUVV ,_甲WWaW ,_登WWcW ,_白WWaW ,_看ZVUV ,_等UTVU ,_给VWRV ,_老VVWV ,_舊XXcX ,_装WbWV
,_设VaWV ,_说VXVV ,_财WWaW ,_跑WWRV ,_运WVeW ,_还VUVV ,_这VXWV ,_重VZVV ,_项WVWa ,_高WhXW -_helpWWWc -_ⓝVTVW /_下WZZW
?_$SWUS ?_?WbXW ^_bugWVVc ^_commitVZVV ^_gitVTQT ^_ormWWbW ^_sqlWcWW ^_traceWXWc ^_uiWWZW ^_vVYWV ^_ⓟRWYU ^_ⓠUUYV
^_一WXTV ^_不TVVV ^_两UUTU ^_为STRT ^_主WUbU ^_也SPQS ^_二VSWV ^_产VTVV ^_今UUTT ^_从VWTU ^_代VZVV ^_以VWUV ^_你WXUS
^_值VUUY ^_先SRSU ^_再UTTU ^_写UWVU ^_凡VZXV ^_函VbWV ^_刚VUUV ^_别VVVT ^_动WZWV ^_千WZUW ^_单VXZW ^_原TTXW ^_又VaVU
^_双WWZW ^_变VZWV ^_另VWVU ^_可UTSU ^_各XWVj ^_听TSRT ^_和WWbW ^_咱VWUU ^_哈VUTU ^_回VWSV ^_团WWZW ^_大VXWV ^_好UVWU
^_如UTTU ^_安VVTX ^_审UTSU ^_家bUUV ^_导UUVV ^_小VSVV ^_崩VVUY ^_帮RSUV ^_引XYYX ^_总UTUU ^_想VTVe ^_慢WWbb ^_我aVTT
^_所UVVV ^_打URUV ^_把PNOS ^_拿WZVW ^_按TRRT ^_换TRRT ^_排VVVX ^_提WaWW ^_搜UUUU ^_撤UUTU ^_改VXUV ^_数WXWV ^_文UUTU
^_旧VWXY ^_早TTQT ^_时WYWV ^_昨UUUU ^_有STTU ^_服VWYW ^_本XUUU ^_术XWVZ ^_查UWVU ^_校WWdW ^_核WWbX ^_每VWVU ^_永VXTV
^_法VVUa ^_测VVWW ^_涉WaYW ^_现UTTU ^_用USTS ^_电VTVV ^_登UWUV ^_监VVWa ^_看WVWU ^_禁VXWV ^_站WWZW ^_第UUTV ^_线UWYZ
^_组XYaX ^_终eVTV ^_给VZVT ^_缩WZWW ^_网USSV ^_美WWXZ ^_翻VVUZ ^_老UVVU ^_能XXRV ^_英ggXY ^_要SSTX ^_设UVVU ^_请VWVU
^_谢UTTU ^_跑TWUV ^_跟WWWV ^_还WWVV ^_这UUTT ^_退VTVV ^_這VTTU ^_那UTVV ^_部VVVX ^_配WWZW ^_里XXaX ^_金VWWV ^_错VWXX
^_阿VQUV ^_隔SRQS ^_集WVZV ^_需VUVX ^_音WWYZ ^_预VTXW apollo_的WWaY arm_的bWYX b_的XWcW biome_了WbZV blame_全VZbW
bug_$VeYW c_ⓧbXWX centos_ⓝXXbZ changelog_$YfXY ci_，eWVV code_reviewWZWW commit_。XZWW confluence_的WWWa
crowdin_上WVWc diff_$cjXZ eslint_换WbZV g_$dVVV g_内cXWY git_我bWWW github_discussionsVVaX go_$aXXX google_ⓒXWWc
gpl_的XZXX gpu_-VVUe grafana_的WWWd harbor_的VVUb helm_模fVVV ios_ⓝWWaW jira_号VVaV k_,WXYW kibana_上WWWb
legacy_目XZVV let_$XeeX loki_了VVWg lombok_了XfXX m_ⓝfWWX mod_$WWbW mr_，WYbZ nas_的ZYal npm_$gZZY npm_，agYY p_值WcWW
p_，YbWW pay_-XWbW pdf_在WWWZ pinia_,WeaW pip_，VbVV pnpm_，aYXY postgresql_$WgVW prod_-WVaZ python_ⓟVVZV q_ⓝWWbW
r_，VcWV redis_，VaXY repo_的WZaZ root_,bVUV sdk_的VXVj shell_脚WaWW slack_ⓧWWVa sonar_的WdXW sql_关XbXW svn_的WWVX
tag_$WbWW trunk_$VaXV ubuntu_ⓟZVWV uv_，ZgYZ v_ⓝUWWW vim_，cWWX wandb_的WVUc webpack_那VeWa wiki_的XWVg x_ⓝWVXW
…_我bcZY ⓒ_,WWdX ⓒ_里VVXb ⓝ_$UUVW ⓝ_,XWYW ⓝ_:VTWV ⓝ_aWVcW ⓝ_gZWYX ⓝ_nXWaW ⓝ_xWVbW ⓝ_ⓝZUVV ⓝ_ⓧUUST ⓝ_。TUTT ⓝ_不VVaV
ⓝ_个SUWR ⓝ_了UWZU ⓝ_位UVXU ⓝ_分TPUT ⓝ_列cXVV ⓝ_号XXbX ⓝ_天TVXU ⓝ_已WWaY ⓝ_年WVYa ⓝ_日WWZW ⓝ_月TWYV ⓝ_条VTWV ⓝ_步TTST
ⓝ_留VeWV ⓝ_的UVUV ⓝ_秒UTUT ⓝ_笔ZVVV ⓝ_行VVXT ⓝ_，WVWW ⓟ_$XVUd ⓟ_,NVWU ⓟ_ⓝXZXX ⓟ_ⓧUUQU ⓟ_上WWYc ⓟ_下UUVc ⓟ_了VUaV
ⓟ_我VcZW ⓟ_打XXeW ⓟ_提XeXX ⓟ_第VUTV ⓟ_里QQTR ⓟ_，VVWY ⓠ_$VVTX ⓠ_,WZWW ⓠ_ⓠWZXW ⓠ_。UVTU ⓠ_不WZaV ⓠ_四cdVV ⓠ_在WVZV
ⓠ_我WdYX ⓠ_改UTTU ⓠ_是YYfY ⓠ_群YXXn ⓠ_这UUXV ⓠ_那XWTk ⓠ_里XVcj ⓠ_项VVYb ⓤ_$YWXk ⓧ_ⓝVUUV ⓧ_前XbVW ⓧ_只bVUV ⓧ_那ZbZa
。_$TUUT 一_上bYUV 一_下SSRS 一_个VWVV 一_件bbUW 一_分WWYW 一_列UUTU 一_口VYUV 一_句WXVV 一_叫fZXV 一_周WXYW 一_声WfXW
一_大ebWX 一_天UVVV 一_屏WZVW 一_年WWYW 一_律WdXV 一_月WXZX 一_枚bWWW 一_样VVTT 一_次VVTU 一_步VXVU 一_点UVTT
一_版VWWV 一_用VXUU 一_目cXVV 一_直VTVT 一_般VSVV 一_行VVVW 一_走gbYW 一_起VXVV 一_遍VXUV 七_天TTST 万_不WaWW
万_用dVVV 三_个UVVU 三_位WeXW 三_十UURU 三_句ZWUV 三_屏fYWW 三_方YcaY 三_月YZjZ 三_条VVQV 三_次WXVV 三_百VXVV
三_种UUSU 三_行XbRW 上_,VUWT 上_。VUUV 上_传RROS 上_六XYbZ 上_写TTST 上_午VSWV 上_去VVVT 上_周VTVV 上_回VaVV 上_学VbVV
上_工WaWW 上_抛XcZX 上_报WWWZ 上_有UQVY 上_来bYVW 上_查XXXa 上_次VXVU 上_班YVVV 上_的QVVV 上_线UVXV 上_角VTVV
上_跑VWZV 下_$VTUV 下_,TTVU 下_ⓟTSRT 下_。VRUV 下_划VWUU 下_午VWVU 下_周WUbW 下_就cYUV 下_是WVSV 下_月VTUU 下_来SVVV
下_次VWTV 下_游VYYV 下_班UTUU 下_线XXeY 下_这POOQ 下_面VUVW 下_，VWWW 下_：UTTU 不_一UMTU 不_上VUYV 不_不WWcW
不_了XWVW 不_会WUUT 不_做VYlX 不_再VWZW 不_写WZVU 不_准WXVV 不_到STUU 不_加VYWW 不_动VUVV 不_去WYYX 不_发WaWY
不_叫XbhX 不_同VURU 不_喜dUVW 不_在VUTc 不_够VWXW 不_太WTUW 不_好TVUV 不_定SRQS 不_对SUTS 不_带VXVV 不_引WZaW
不_懂SUWU 不_按XWaW 不_接VXYX 不_搞XWiX 不_收WaeW 不_放WWaX 不_是VVYX 不_用WVVW 不_看YbXX 不_知YUTV 不_碰WYeW
不_续YYgZ 不_能UVVT 不_自XXgX 不_行VWVU 不_要WaUM 不_见ZVUV 不_许XcbV 不_足TSST 不_过VVTV 不_错bWTV 东_西YYVT
丢_了RROS 两_个VVVR 两_周XZcX 两_回XXcW 两_天TTRT 两_次TTUU 两_点XVYW 严_格WdVW 个_$UVVV 个_dashboardXWWg 个_repoVVVd
个_了WXbW 个_人WVWV 个_仓WaZW 个_代XaWc 个_任TTST 个_函SSPS 个_分SPPS 个_单SOQT 个_合fVVV 个_周WVaW 个_字UVVT
个_小VVTV 个_我ZUUV 个_报TRRT 个_按UTTU 个_接TTUU 个_提UUSU 个_改VXVV 个_文UVRV 个_方VWNU 个_月VUVU 个_来VYWV
个_注aVUV 个_版UURU 个_结WZVV 个_能SPQS 个_脚UTUU 个_表VVUV 个_邮WVUf 个_问YbVW 个_页UUUU 个_顺ZaWW 中_信aWWW
中_心VUWZ 中_文ZYWR 中_英VZWV 中_间TTRT 为_什USQU 为_准VTYe 为_啥VVSV 为_止WVZW 为_空SRRS 主_体XYdX 主_干VZYW
么_又XWXW 么_来cZUV 么_每UTUU 么_给adWX 么_老baWW 么_验bZXW 么_，ZWVV 义_在VVad 之_前VVWV 之_后SQTT 之_後bVVV
也_可RQOS 也_没VSPU 也_要VYVV 也_许RPOS 习_惯YVVV 书_多VVWa 了_$VVVV 了_,UVYV 了_ⓝSTTT 了_。STSU 了_一QQRS 了_下TTTU
了_个UYVV 了_为bZWW 了_二YXVW 了_你UVTV 了_俩XXZX 了_再WVUV 了_十YVPV 了_吧VVTV 了_啥bXVV 了_封ZecX 了_接WeXW
了_然cXVV 了_现VVVf 了_算VVVb 了_行bWWW 了_，WWZV 了_：WXXW 事_$VWVU 事_以VUXb 事_只ZWXc 事_问WWdX 事_，YVVV 二_,eVTV
二_个TUVU 二_十XVVV 二_周WaYW 二_年YWWW 二_月WXdX 二_期XXYY 二_次VWSV 二_段UTSU 于_ⓝTWUU 云_上WWaW 五_年fQUV 五_点aYcY
交_之VZUV 交_付XZcX 交_信WWVV 交_加WcaW 交_接VVZW 交_说XaXW 产_假YXhY 产_库XVZX 产_的XXdX 产_线WWVb 享_盘YXXb 人_,VTWV
人_了XWgX 人_工URUU 人_手XXeX 人_是ZYda 人_点XXaW 人_用WWYW 人_话XZUW 人_说PNMQ 什_么VVSV 今_后WbWW 今_天QRQR
今_年YWbY 今_晚TRRT 从_developZcZW 从_releaseWdXW 从_ⓝTXaW 从_今WYZW 从_来PRST 从_每WWZW 从_现VWTV 仓_,VVYd 仓_在WaYV
仓_库TTSX 他_们VVUT 他_只WVZW 他_的WVTV 付_回USVU 付_团bVVV 付_模WaZW 付_的XXbW 付_，WVZW 代_码WXVW 令_先WdWW
令_我cYUV 令_给ZjYY 令_行aVUV 以_别XXdX 以_前UVWW 以_后VWVV 以_清WWbW 以_省hXWW 以_能WdWW 们_不VWUV 们_做XYaX
们_决URUU 们_分egZX 们_厂XXbX 们_只VTYX 们_团VaUV 们_是WXeW 们_最XYcX 们_有VWYV 们_没XXcZ 们_用SVWV 们_的UVUV
们_科VaXV 们_组UUSU 们_这WUYS 件_$UVVV 件_。SSRS 件_之XbWW 件_事XZTV 件_别aXWV 件_只VWaW 件_在VSSe 件_夹UUVd 件_的VVVX
件_要WXcW 件_跟WeVV 价_格SPST 任_何VWVU 任_务VUUT 休_了bWVV 优_惠VTVV 会_$VTVV 会_一ZVWW 会_上VWYV 会_不SQQS 会_乱ZZVV
会_儿TSTT 会_写aUUV 会_定WYYX 会_打VVbV 会_挪XWcX 会_清WWaX 会_点cYXX 会_看VYVV 会_被XeeY 会_计dXYX 传_接USST
估_计USUU 但_是UWUU 位_$UVVV 位_、WeXW 位_小VXVV 位_是WZcW 低_支XXaX 低_要XfbX 住_$XZWX 住_这eVWW 住_，WVeV 住_：YYZa
何_外WeYW 作_$eWWW 作_者ZVVV 你_一WYVW 你_以XbWX 你_做aVVV 你_先TSUU 你_全fWVV 你_再VVTV 你_写WYVW 你_别ZbaY 你_动YYWW
你_又XZdW 你_只YdWX 你_就WVTV 你_帮SQOR 你_怎WXVV 你_把VVVU 你_推iiYZ 你_每aaXY 你_直TVRV 你_看SQRT 你_给XWUV
你_老XfXW 你_要WVWa 你_讲VZWW 你_说XUVV 你_这VYVU 你_随iXVW 你_顺ZWWW 例_一VaZV 例_在VVVc 例_子YVUV 依_赖VXVU 便_$gYWV
便_，WcWW 保_存SRST 保_持VXTV 保_险WVUa 信_号VSVV 信_息XVVV 修_$VYVW 修_bugWXZW 修_一SRQS 修_了TSTV 修_复WXcW
修_订WWcY 個_projectWVaV 個_資aWXV 們_這UcYV 候_带baVV 候_注ZabZ 值_在WWWe 值_班VVVd 倾_向RRRS 假_,WWbW 做_$WXYW
做_一VURU 做_法WdVW 做_运aWVW 停_$WVYW 停_下VaUV 停_用VUVZ 像_微daVW 像_是UTTU 儿_的iYWX 元_月VcWV 元_测VYWV 先_不OKST
先_修UTTU 先_写VVTV 先_列VYWV 先_别QNRT 先_只TSTU 先_把WWXW 先_拿TSST 先_按UTSU 先_改SSRT 先_放URSU 先_用QPQS
先_留UTTU 先_看WWYW 先_级TTST 先_给XWTV 先_自aVVV 先_说XZXX 先_跟WZWV 先_问XfWX 光_说YcWW 全_仓WYaW 全_公WaaW
全_小YjaY 全_是VWWU 全_用WZYW 全_站WWcW 全_走WXcX 全_部WWXV 八_个VVSV 八_年cYUW 公_共WbWX 公_司VVWV 公_告VVVc
六_个ZVUV 共_享VVUb 共_就WWdW 共_用YclZ 关_$VVYV 关_的WXXW 关_键XYWW 其_他UTTT 内_存VVUV 内_差aWVW 内_线VVVc 内_网VWYY
册_$WWaW 再_写baYY 再_动VZVW 再_发VTVV 再_告XaXX 再_引cadW 再_换UTTU 再_提VaVV 再_用ZbYX 再_看UVVU 再_管UTUU 再_自YdYY
再_说XWVY 再_转VaVV 写_$WYWV 写_,VTVV 写_javaZWWW 写_sqlYWTW 写_一QMQR 写_上WdWW 写_业ZXXW 写_个RPPS 写_中WaWV
写_了YVWV 写_代WVQV 写_到WWXV 写_加WYXW 写_在RWWa 写_失ZdXX 写_小gWWW 写_成XWVV 写_死VWXU 写_法VXVU 写_清WVSV
写_点bXWW 写_的UWVV 写_着USUU 写_给XaXW 写_过bVWW 写_，VVWT 冲_$eWXV 冲_突VUTU 决_定URUU 准_$VTWY 准_,VVVa 准_库YdWW
凌_晨WVXW 凡_是ZbaX 出_一UUUU 出_不YXca 出_功TSTU 出_来VVUT 出_现VcZS 出_脚aXeX 出_身YWVW 函_数VVWU 分_不aWWW
分_存ZffZ 分_开aXWW 分_支UWVV 分_的WVTZ 分_钟UVWS 分_页SSRS 切_的WWZW 划_线VWVV 列_出VWSV 列_成dZVW 列_用XabW
列_表TPPU 刚_好fjYZ 刚_才UUUS 刚_转gXWX 删_。VZVV 删_了VVVU 删_掉SSTT 删_除UUQU 利_率XWZY 别_一WaVW 别_再ZdZV
别_写XcXW 别_出WbaW 别_加UUTU 别_动UUTT 别_占WbXW 别_去WWVX 别_叫aYVV 别_好WeWW 别_存lYYV 别_想WYaW 别_拿ZZiX
别_按VWaW 别_放WbXW 别_整VbUV 别_混WXaW 别_的UVVV 别_直YYdY 别_看XWWh 别_碰UYXV 别_等WWbW 别_管UTUU 别_给cnbZ
别_老faXY 别_自WbVY 别_超YZXW 别_跟XTTV 别_问TUUb 到_$UUVV 到_ⓝWWbR 到_了UTSU 到_二VWaW 到_底UTPT 到_日WZWW 到_明UUXV
到_月VVYV 到_此WVZW 到_测UUTV 到_项XWcX 制_器WZVW 制_解YcbX 刷_新TSRU 刻_光VbWV 前_先YeXX 前_到WXZW 前_的SUVW
前_端aWWV 前_缀WYVW 前_让WWbW 前_说ZacZ 前_都WaTW 前_面VYVT 剩_下TSRT 副_本VSVV 办_公fWbY 功_能VWVW 加_ⓧXeYX 加_一SURR
加_下WaXW 加_不XWaW 加_个MHHN 加_分UUUU 加_功Xcba 加_字ZheX 加_载SRRT 务_上VVZV 务_不WWaW 务_器VVTV 务_处VUVa
务_的VSVV 务_要VYUV 务_逻XbXW 动_$TUTT 动_ⓟUSTU 动_不XaWV 动_你acXW 动_化YWZY 动_就bcbY 动_手VZWW 动_格WaXW 动_给WbWX
动_都WaWW 动_，VVVU 助_教gVXV 包_不WVYV 包_从WWZW 包_得ZXbZ 包_的VVVY 化_,WWaW 北_京XWWV 医_院WWZW 十_一VVXV 十_个VXVV
十_二TVVT 十_五VSVV 十_分UUTU 十_号WVcW 十_岁XXeX 十_年eXWX 十_条TSST 十_次WWbW 十_行VWTV 升_到WWdW 半_天YWWW
半_小SQUU 协_会XXXb 协_议VWZX 卓_ⓟWWaW 单_位VUUV 单_体XZeX 单_号WbaX 单_和WWWb 单_在WSTj 单_我YYVV 单_接TRST 单_数WdaW
单_测VXVV 单_量YYgY 博_士aVVW 卡_,VRWV 卡_ⓝfbYb 卡_住WVQV 卡_在TSRT 卡_是WXaW 印_耗TSRT 厂_里XWaX 历_ⓠVVVa 历_史VVVW
压_到VTVV 压_测VVWZ 原_先XXaX 原_因VUUU 原_始WXWZ 原_来TUWV 原_理baVa 去_一dVVV 去_了VVVS 去_做eVWV 去_吧SSST
去_找WVVd 去_掉TVUT 去_搜YbWW 去_那WUWd 去_重UTUU 去_问VUUd 参_加cXXX 参_数VVTV 又_mockWbbX 又_写ZadY 又_把YcZV
又_改WWaW 又_是WVTU 又_给VXWV 反_了UVZV 反_应UUQT 反_正QPMQ 发_$XXbY 发_在WVVZ 发_版VXXV 发_现TSTT 发_票URVV 受_$aWWW
变_成VTWV 变_更WWYY 口_ⓝWZaX 口_不XYcX 口_人XWcZ 口_字VaVW 口_径VWWY 口_文UUVX 口_是YWic 口_有ZWaW 口_气VYUV 口_联WWaW
口_返VZWV 口_都VbVV 句_话YWRV 句_，XYaX 另_一TUVV 另_外VVVU 另_开WcaV 只_上ZWaX 只_会bWWW 只_修VWYV 只_做XWdX
只_写WbWV 只_准WbaW 只_剩WWYW 只_改UUSU 只_有XVaX 只_留VWYV 只_看SVVV 只_管bZYX 只_给WWXW 只_能UVVW 只_要UTRT
只_认WaVW 只_许bgfX 叫_ⓠXWiV 叫_我bXVV 叫_王TVbW 叫_老gXXX 可_以VUVV 可_能STRS 台_了XVYV 台_是XWXX 台_机WWZW 台_的VVTd
台_组WXaW 台_账XXXe 右_上VTVV 号_$VXVV 号_上VWYV 号_在VVUa 号_封WWaW 号_就VVVZ 号_打WcWW 号_要WWWZ 号_起aYXW 吃_过WeWX
各_一WZXW 合_$UUaV 合_同VVXW 合_并VVVU 合_规WWXX 合_进XcZW 同_一QNMP 同_学RSQS 同_意WVaV 同_步UVYV 名_ⓠXWYb 名_写YWVV
名_单VWWd 名_叫VUUc 名_用WZWV 名_证VVUd 名_都bZfX 后_,VWaV 后_preXaW 后_一URUV 后_不UbWV 后_会UTUU 后_再WXTV 后_写YWVV
后_别VbVV 后_台VUVZ 后_回WaXX 后_才YVVV 后_找WVVe 后_把TTST 后_提aVXV 后_改WaYW 后_新XWbV 后_端XVVW 后_要UTTU
后_跑UVVY 后_都UVPU 后_面WXVU 向_量WWZW 吗_$USST 吗_，TRST 吗_？TUUU 否_了WWaW 吧_$XTPR 吧_,TTSU 吧_，VVXV 含_义YXWc
听_不ZYVV 吵_完YZeY 告_警VVUX 告_诉VVVU 告_里XYVa 员_$VcWW 员_小VVVe 员_积WWbW 周_一WVYW 周_三ZWZX 周_二XZiY 周_五VVXU
周_发VcWV 周_就YWVV 周_日XXeX 周_末VTUW 周_，WWXW 命_中SRQS 命_令WWUV 命_名VZYY 命_周gXWX 和_ⓧgWWX 和_身WYbW 咱_们VUWU
品_经ZUVV 哈_$UUVU 哈_哈PNPR 哪_些URSU 哪_里ZVVV 唔_係WXeY 唔_好ZXXW 商_的VTVW 商_量WWeW 啊_$VWUU 啊_大WZYW 啊_，VUSV
問_阿VWWi 喜_欢XVUU 嗯_,WcWW 嘛_，XaVW 器_ⓟVVVd 器_一XXdW 器_也XXcW 器_人UVUY 器_出ZVUb 器_的VVVa 器_里VYUV 四_下WWcW
四_了cVUV 四_点VUXV 四_百YYaX 回_ⓝWSSV 回_不bWXW 回_了WeZX 回_去RQVT 回_复VYVV 回_头URTU 回_得ZWTV 回_我TYVV 回_来TSRS
回_滚SWWV 回_碰hWWW 回_答UZRU 回_调WWYW 回_都WdWX 因_为TVVT 因_是UUSU 团_队ZZYY 固_件VVXX 国_内YXWW 图_在VUTZ
图_我XVSX 图_标VTVV 图_比hcVW 图_片TTUU 图_纸WXaX 在_apolloWWaY 在_confluenceWVVa 在_googleWWVa 在_harborWWVi
在_kibanaWWWd 在_nasYYYi 在_notionXWZc 在_sWWWb 在_wandbWVWb 在_yapiXWXb 在_ⓟUTUY 在_ⓤXWWd 在_下cVVV 在_不VVWZ
在_仓WWYa 在_公WWdW 在_共WWVX 在_内VVVY 在_只VWYV 在_周VaUX 在_哪TMOP 在_归ZYeX 在_德bXXX 在_想TSTU 在_接bbaX
在_支YUVV 在_是VUYV 在_用VVYV 在_由WbYW 在_的TSST 在_管YahW 在_蓝WWVb 在_语YYYh 在_那VWXV 在_钉WWXY 在_飞UUUS
地_址SVUY 地_方WVSV 场_的ZeYY 场_部VVaV 址_换WWVc 址_是VURb 坏_了SWTT 块_不XZZX 块_你cVVV 块_别cYVY 块_板WXWc 型_$VVTV
型_了WcVW 埋_点VWWX 域_名VVYW 基_本aUWW 堆_emojicaWX 境_,WVaW 境_的YYda 士_,ZWYY 士_，eWVW 处_理UOSU 备_的WVXi
复_一WdXX 复_杂YVVV 复_的VUUV 复_述YaWW 外_包VUYV 外_我YZYX 外_的WZYW 外_网XZeX 多_,VVSV 多_ⓝVURU 多_少UTTU 多_维WVVb
夜_里WXbW 够_$VSWV 大_一TUTU 大_促XWaX 大_写VaUV 大_哥VZWV 大_概STRT 大_段WaWX 大_版bYjY 大_表WcaW 大_，ZXVV 天_,VVXV
天_了WWZW 天_会WZdZ 天_先SRRS 天_再UTTU 天_凌YXdZ 天_切WWZd 天_早VTVV 天_的TQTU 天_那UUSU 天_里VcWW 太_懂ZWWW
太_烦UTUU 太_熟RVVV 太_长bVUV 失_败VWTU 头_$WaXW 头_。VZVV 头_讲XbVV 夹_$XWWZ 套_$YYXX 她_$WXZT 她_手WWbW 好_$WWUU
好_。VTVV 好_了UVVU 好_像PLKP 好_再dVWV 好_懂gYWW 好_的VVSV 好_看RQQR 好_，aWQV 如_果USRV 始_终WaUW 子_上YXYX
子_公XXbX 子_固XWaW 子_改WWbW 子_是XVaW 子_版WWVX 子_，ZVVV 字_,VaWW 字_不aaYX 字_慢hXWX 字_我biWX 字_节TTTT
存_utcZmbZ 存_到UTRU 存_在VVVZ 存_层TTSU 存_泄TSST 季_度YYgY 学_校XXfW 学_的eXWX 学_过bVVW 孩_子YVUV 宁_可YgXX
安_全WVVX 完_不VYVV 完_之TTTT 完_了VVWU 完_代WbWW 完_先VWXV 完_全ZVVV 完_我ROPR 完_把QNPR 完_接WZWW 完_跑UTTU
官_网UTSZ 定_$UWRU 定_ⓝWVaW 定_下XXeX 定_了ZYhY 定_在YXfY 定_成WWZW 定_时VUVV 定_的VZaX 定_还TTOT 审_$XaWW 审_会YbZY
审_必WcWW 审_过XXcY 客_套iaVW 客_户WXYW 客_服VQVU 室_那XXYW 害_我WdWW 家_里eVWX 宽_了YZcX 密_码STWV 密_钥VYVX
寒_假WWbW 对_不UTVV 对_了WXXX 对_外WbYW 对_接VWWd 对_比WYWV 对_照VUVb 对_，VVUU 导_出URTU 导_师VVcV 导_航TTRT
封_版YYgZ 封_邮TTST 小_于VYVV 小_何YWaY 小_写VVXV 小_数VYVV 小_时UTTR 小_步bcVX 小_贺WWaY 少_了RNKR 就_ⓝZaja 就_一YVWV
就_会SSQS 就_像XdXX 就_去VVYZ 就_好TUTU 就_干dXVW 就_废YWbW 就_想caVW 就_懂dfWX 就_成eVVV 就_我aVVV 就_把SRRS
就_拆YaYW 就_改WaWW 就_照dZWW 就_直VXVV 就_看ZVVX 就_行WVSV 就_该WaTW 局_里ZdcY 层_的UUSU 屏_$TSRT 崩_溃UUUW 工_$VVUX
工_单VYXa 工_厂YXZZ 工_控WWaW 左_手dXVW 差_了TTST 差_点XYVV 差_，WYXW 己_会ebXX 己_去TSST 己_玩WXbW 己_画WdZW
己_的VVVY 己_编WdVV 己_跑XgYX 已_经TVXV 布_窗WWcX 师_，WVSV 帕_金cWWW 带_jiraVVaV 带_ⓝXWbW 带_ⓠWVZW 带_上VZVV
帮_我TUUV 帳_號WVWa 常_不YaXW 干_$WaVW 干_脆TUTU 平_台WWVY 年_$YYZY 年_,aXXX 年_一WZZW 年_了cXVW 年_再XWbX 年_前XYbX
年_就ZZia 年_底WXbW 并_到WWaW 并_发USUU 序_员cVTV 序_我mcWY 序_，UTSU 库_$UYQV 库_,VUVZ 库_不XZaW 库_之ZaVV 库_从XWbX
库_你VaZV 库_前ZcYX 库_只YXdX 库_哪XddX 库_就YbXX 库_每XXeY 库_的VVUX 库_都WZaV 库_里TVUT 应_该SPTU 底_关WWZW
底_部TTST 废_$WVYV 废_了WWaV 度_ⓝTTRT 度_刚bYWW 度_名WWaY 度_网VVVb 度_，VVYV 建_了XYcY 建_议VYVV 开_$URQV 开_了VVXV
开_始VTVP 开_题eXYX 异_步UTTU 式_$XWTV 式_化VYWW 式_用WdXW 引_$VYWV 引_新WbXW 张_ⓝcZbZ 张_卡WVaW 张_图WVTU 弱_,aXWW
弱_，YbWW 弹_窗SQQS 归_小aXeX 归_档XXWe 当_前TSRT 录_了TSQT 录_后UUTU 录_是VZYX 录_音VRVX 录_页SQRS 往_上XaYW
往_下VVSV 往_后XXYX 很_好VcVX 很_慢VUVV 律_ⓟVbVV 律_存XdXX 律_用YhWX 後_端VWaV 得_从XadX 得_先XbdX 得_去VVVZ 得_同WaYY
得_在WaWW 得_好aiYY 得_少aVVV 得_很WZWW 得_慢dXSV 得_懂bXWW 得_提WXZX 得_能XXZX 得_靠cUYV 循_环VVUU 微_信UVUW
微_商daVW 德_的WYZW 心_的VVVc 心_里bYWX 必_须UVTQ 志_$VVSV 志_在VTUY 志_里UXVV 快_捷ZVVV 怀_疑SUPT 怎_么VVTV 思_路WZVW
总_是OOMQ 总_结YXTW 总_表WWZV 恢_复TURU 息_$TSST 息_都WaWW 息_队VVaW 惯_看bWWW 想_知ZYXa 想_要VUTV 意_义XXfX 意_了WXeX
意_思UVTU 感_，gXWW 慢_$WTTU 慢_，WaVV 懂_$cYVW 懂_。dVVV 懂_中YacW 懂_了ZVUV 懂_前VaVV 懂_英VVaV 懂_，aUTV 成_$ZabY
成_ⓝVXUX 成_ⓠVXUU 成_一VVVU 成_两UUUU 成_公WXbW 成_几ZWVV 成_功ROOR 成_异TUTU 成_每WXZW 成_的UXVV 成_绩VSVV 我_,VVUV
我_commitYiXY 我_patchbXWV 我_一ZXVU 我_上VYVV 我_不cWSU 我_也UPUW 我_习cWWW 我_人aZWV 我_从URSU 我_们QahY 我_会aVVV
我_传VVVa 我_們WZhY 我_做fYSX 我_先USST 我_写VVSV 我_列aWWW 我_刚VUSU 我_前UUTV 我_加VaWV 我_升dVWV 我_只kaWY
我_叫dTRV 我_和XVZW 我_哋WXfY 我_哪XXTV 我_喜XWTV 我_在fVNQ 我_好UWSV 我_学eaWW 我_就WZXW 我_左fVTW 我_带bYaX
我_干dWVW 我_平gYXX 我_很YdVX 我_得fVVW 我_心aXVW 我_怀VTVV 我_手YVTV 我_才dfSY 我_找WXVV 我_把SRRU 我_指eWWV
我_搞hWUV 我_放UTUU 我_日dXWV 我_是tZRV 我_更VURU 我_最WVSV 我_来XaWW 我_没ZWVV 我_点adZZ 我_猜TTTU 我_现ZTUV
我_用dXTV 我_白hVUW 我_的aYVS 我_看VWWS 我_真cYXX 我_眼ZaWW 我_科aXVV 我_管cWXX 我_老XXQV 我_色fVXY 我_英gaWX
我_要VYUV 我_讲WUQV 我_说XZUV 我_读aVVW 我_调YVUV 我_还WXSV 我_这YWUW 我_选cdVX 我_靠VcWW 或_者UVQV 截_断VVSV
截_稿XWgX 户_号WWZV 户_大WYaW 户_是YZiY 户_端VVXV 户_那VWZV 所_以VUYT 所_有TVVU 所_的WVVb 手_上VSVV 手_册VVSg
手_写WXXV 手_动UTUU 手_打XaWW 手_把YWZW 手_机VXVV 手_骨cWWW 才_看UYVV 才_算WXbY 打_出UURU 打_印VVVU 打_回WYbW
打_头YdbY 打_字UWTW 打_开PPQU 打_招XXYW 打_比cXVW 托_管WVZW 扩_到XWbX 扫_描UVVa 找_dbaWWYg 找_他WWWZ 找_信VVUa
找_刘XWVb 找_小XVYX 找_我XYaX 找_数WWXf 找_阿XWcU 把_密WaWW 把_这SVWW 把_那UPUU 投_票bbqb 折_了bWWW 护_士VTVV
报_价WXaW 报_备WWcZ 报_数XaWW 报_表VXaU 报_警VRVW 报_错UTRU 抽_一TSSU 拆_出VTVV 拆_成VVWV 拆_掉XXdX 拉_$WYaW 拍_了WWZW
拍_板XXXX 拍_的WVbW 招_呼XdbW 择_器TTTU 括_号VVTV 拿_$WXVa 拿_不VWTV 持_$WZVV 持_nodeXeWX 持_postgresqlVbUW 持_到VZWV
指_针VUQU 按_ⓠZaXW 按_北VaXV 按_用WWbW 按_这WYYW 按_钮SSRS 挪_到UUWV 挺_好cbSW 换_ⓟWWac 换_人WWaV 换_成TVVW 换_组eVWV
据_$VUVV 据_ⓝXXcX 据_不XXcX 据_冒WcVW 据_只VVaV 据_字WWZX 据_库WWUV 据_治WVZX 捷_键aVVV 掉_到UTSU 掉_没TTRT 排_了WWZX
排_序TTRT 排_的cVVV 接_$Zeeb 接_neweWWV 接_了WbZW 接_口WVVV 接_告aSVV 接_改WdWW 接_着VVUV 接_线ZXWZ 接_说haVY
接_贴aUTV 控_机WWaW 推_迟WWYW 描_件VVVa 提_mrVZWc 提_。WcXW 提_交VYVS 提_到WVXW 提_前UWXV 提_单XVXe 提_示UTTS 搜_$XbWW
搜_ⓠVVVY 搜_索SQUS 搞_不WTQU 搬_到ZYeb 搬_家VVVa 撤_回UTTU 撤_销UUTU 擅_自XeXX 操_作WSVV 支_$VWTZ 支_上VVTV 支_从ZdZW
支_付VWWV 支_名VbYV 支_持SVVU 收_到SRQS 收_拾ZaXW 收_改WXaW 改_一WWXW 改_不XWhX 改_了VXVV 改_代UWSV 改_到WYcX
改_动WhVS 改_哪eXVV 改_回USQT 改_完WXWW 改_就VbVV 改_成ORUM 改_改ZVVV 改_数WYWV 改_用YYeY 改_由WVaW 改_过UVXW 放_ⓟYXaZ
放_一VXVV 放_在VVWT 放_宽ZZfY 放_最YVUV 放_错VUTV 效_果VTVV 敏_$WWbW 教_务UTUV 教_程aWVW 敢_往ZdVW 数_$VTVV 数_,VbVV
数_。USTU 数_不UTUU 数_值WWYU 数_写XbWX 数_出UTUU 数_学aXVW 数_式cYXX 数_据TVVV 数_，WZWU 敲_字gWVW 敲_定XWgX
整_文gXWW 整_理VTVV 文_$XYVV 文_,WeXW 文_。XZWW 文_书bWWW 文_件VVUV 文_就acZY 文_投WVYW 文_格VbVV 文_档VVUW 文_用WeXW
文_的TSUU 文_，cXXV 斜_杠VYZV 新_增WaVV 新_接WZaW 新_文WeWW 新_版VVYV 新_的RVUV 新_说VVSV 方_案XVVV 日_历XWWh
日_志VWWV 日_本gZaZ 旧_的VWYV 早_就WVcd 时_$USVU 时_任UUTU 时_候VWVU 时_没UTTU 时_，UVUU 明_写XabY 明_在XXWi 明_天PPMQ
明_年WWcX 明_早TSST 明_白VVSV 明_，ZVUV 昨_天TWWT 是_$VaUV 是_armfWXW 是_basheaXX 是_dsWWaW 是_fishbWUV 是_mysqlWXaW
是_npmYddX 是_pnpmXbVX 是_ubuntuaXWW 是_yarnWcaW 是_ⓝWVaW 是_ⓟWWaW 是_ⓠVWWV 是_ⓤWVVb 是_三VWaW 是_不LPMP 是_两WWbW
是_个fWSV 是_什TVWU 是_企WVbW 是_做fYXY 是_元WdYW 是_公XZWX 是_删UUTU 是_北WWcW 是_后YTRV 是_哪UURU 是_学bVVV
是_安XXcX 是_小XVeW 是_常VbXV 是_我aVVV 是_报TSTT 是_按UWWV 是_改dWVV 是_旧WWWZ 是_时SROS 是_有UUSU 是_每VUVV
是_没VTSV 是_爱dVVV 是_生Xbca 是_真VTVV 是_程bYWX 是_空TTRT 是_结VcVV 是_给USVV 是_老VWXV 是_色VbWV 是_说UTTT
是_谁UUSU 显_示SOPQ 晨_两YWZY 曲_线VVTW 更_习bWWW 更_喜VSSU 更_新UVVW 更_说WZVX 最_低VWaV 最_后VUWV 最_多USTV
最_大USUU 最_新VUUd 最_近XUSV 月_$WUZW 月_ⓝWWbV 月_一WWaW 月_五WXcW 月_十WUcW 月_底VXcW 月_的UTUV 月_起WXXW 月_，XWaX
有_$VVVa 有_ⓝWVZW 有_个URSU 有_事XYZd 有_人TRSS 有_反UTSU 有_多TTST 有_安dVVV 有_数aXVV 有_没RPOS 有_点UTTU 有_空aUUV
有_鉴YhXY 有_问UVTd 有_，XYYY 服_务UVXV 服_多gYWW 服_，baWW 期_从XXdX 期_前TTRT 期_定WWaW 期_选TTTU 本_人jXTY
本_再YcWW 本_在VVWZ 本_地TVVV 本_开ZiXX 本_得WaaW 本_提WXcW 本_放WWbZ 本_要WXbW 本_里YYXX 术_语aYWa 术_，YWWW 机_ⓝVVWZ
机_了WWaf 机_关YbWV 机_只WVZW 机_号UXVV 机_器VVXV 机_型WVVa 机_房WXZX 机_是VTWV 机_看ZWVV 机_，WZbW 杂_的cbWW
权_限VVVW 条_$UUTU 条_，TUTT 来_$VVVV 来_,UUTU 来_一YVUV 来_了RVWU 来_就WVUV 来_我VXUV 来_是TUTU 来_没TUUV 来_着TTTT
来_等WbWW 来_让VYVV 来_，XVVV 板_$WWWY 板_了XXdX 板_在WUUc 板_子VWZV 板_机VVVb 构_之XZWW 构_组XXZX 枚_，bWWW 果_$TTST
查_$YXXd 查_一QPMR 查_的VVVZ 标_注VVWY 标_签VUVY 标_红SRQS 标_统XWfX 标_题UUUU 标_黄TSRT 校_的WWZW 校_验PKGO 样_$VXVT
样_,VVTV 样_。ZfYX 样_就bZWW 样_我XaWX 样_的UUTU 样_，VWVV 根_本YXVV 格_,VYVV 格_对YYVV 格_式VXVV 案_,VVTV 案_不ZXVW
案_再XdYX 案_室WVWe 档_$VVSW 档_ⓠWWbY 档_和WcXW 档_在VSTX 档_格WVdW 档_案WTUc 档_那WVZb 检_查VSVV 楚_，XZWW 概_念bZXX
模_块WXXU 模_型WWXV 模_式UVVV 模_板VVWa 次_不VVUW 次_了YeaX 次_先SRRT 次_只aYUV 次_打TSTT 次_提VWTV 次_改XXWV
次_给WZWW 次_这WbUW 次_那VYVU 次_都WXWX 欢_先gbXX 欢_函hXWX 欢_太aWWW 欢_用bWWW 欢_第TSTT 止_$WWZW 止_在YlYY 正_常TSUU
此_为WVZW 死_版WaWW 段_一ZebX 段_可aVVV 段_英dWWW 每_一XVSV 每_周WSXV 每_天WTYW 每_季XYfX 每_次VWVW 比_你dWWW
比_方ceXZ 比_看cXWW 毛_病YXSV 气_改WdWX 气_象WWWb 水_平ZYWW 永_远UWSU 求_的XXbX 沙_箱WWaW 没_了UVVV 没_事UUTU
没_想TSTT 没_搞TSST 没_有VVWV 没_权WSXZ 没_法ZWVU 没_用VURV 没_续XXcX 没_见TTTU 没_让ZdXW 没_说TTST 没_问VQOU
治_理WVZX 泄_漏VVVU 法_别VbVV 法_务YZZZ 法_我cWVV 注_册UTVU 注_意WWYW 注_解YbXW 注_释WbWU 测_只WdZa 测_试WVVV
消_了VVYV 消_息UVVV 涉_及XaWV 清_单VVUY 清_空XZXY 清_算WWcW 清_，WYYW 溃_了UUTU 源_文WWVb 源_码UUSU 源_走VVUj
滚_动TTST 漏_一hXYW 演_示UVWV 灰_度WWXX 灾_备XWbW 点_$VVVT 点_,VUUU 点_了TVUU 点_以XYYX 点_会YcXe 点_击SRQS 点_名VcVV
点_后VTZV 点_哪XbYX 点_头XXXW 点_是VWYV 点_，VVVU 焊_接eVVV 然_后TURT 照_在WWWb 照_片UQUU 照_表XWZY 照_这deXX 熟_$ZVVV
爱_好cWVW 版_不XYaX 版_了XWcX 版_在WVUb 版_是VVUa 版_本UVVV 版_的VVXW 版_，UVYV 物_车RQPS 猜_$gWVW 猜_。VWWd 率_不XZdX
王_$gXXX 王_工VWaX 玩_家VTVV 玩_的aWWW 环_境UVWW 现_在VVWU 班_,ZUVV 班_了TTST 班_是ZWbY 理_,VSWW 理_图VVUh 生_产WXYV
生_命gXWX 生_成UWXV 生_的XYeX 用_$VUYV 用_dayjsXaXW 用_gplVcUV 用_mallocWaUW 用_momentYdXX 用_npmYVVV 用_pipVVRV
用_uvWdVW 用_ⓝVYWW 用_ⓟVXVV 用_ⓠVaUV 用_下XZVW 用_中VeWW 用_再ZaYX 用_分WaWV 用_命aYXX 用_客eWWV 用_户UUVT 用_手XaVV
用_拼WYYV 用_文VZTV 用_的VVWV 用_等dVUV 用_管UQSU 用_英YaXV 用_表ZWVV 用_读bZWW 用_问XZUV 由_小WYZW 由_我ZWZW
由_放ahXX 甲_方VVYT 电_子VVUY 画_图XfWW 留_ⓝVTVV 留_个VZXV 留_从XYaX 留_的WbWX 疑_问WWWa 病_历YZaZ 登_$WWWh 登_录URTT
登_记XYXY 白_名WVXb 白_天ZYZY 白_，aUUV 百_行WdWW 的_$VVVV 的_,WXXV 的_apiXbbX 的_sqlZbZX 的_yamlWXaV 的_ⓟSSVe
的_ⓠbXdf 的_。VVVV 的_上VRVV 的_不VTVV 的_东XZWX 的_事VVWZ 的_产WYdW 的_以TSST 的_分UVXT 的_制WWWb 的_原VUVZ 的_变XeXY
的_命TVRV 的_回VXWW 的_在WVVY 的_地WVQW 的_字aaXb 的_就VZWV 的_数UVWV 的_文VWWV 的_时VWVU 的_是WWYW 的_月WWZX
的_权bYWW 的_标VUTV 的_每WaVW 的_测YZXY 的_源XXVm 的_组ZWVZ 的_结VTVV 的_群VVaW 的_老YYba 的_脚VbXW 的_计XZWX
的_说ZWVV 的_那UVVV 的_郑YVWb 的_错VWSV 的_问UUTV 的_阿WWWa 的_需XXVY 的_项YYXZ 的_，WYYT 监_控VTWW 盘_$VVUe 盘_ⓟXWWe
盘_ⓠWWVc 盘_的XWWb 目_前TTSU 目_名VVVY 目_里YbZX 直_接XYVV 直_说WcWX 直_这YbYY 相_关WXWZ 省_了ZWVW 看_,VVRW
看_codeownersWWWb 看_githubWWWb 看_grafanaWWZd 看_ⓟWWSa 看_。UWVU 看_一TSUS 看_下RQSR 看_不ecXX 看_了TRKT 看_代cYXX
看_全SSSS 看_到XVTV 看_完UUPU 看_得eaYY 看_日UTVV 看_是QQNR 看_板VWUb 看_的WaWV 看_看PNMQ 看_着YWUV 看_长WeWW
真_用WcZW 眼_就eaVW 眼_睛caRV 着_$RUTU 着_像bXUV 着_在UTSU 着_就cibZ 着_玩gWVW 着_舒cYWW 着_这cWXW 着_问dbWW 着_，TUTU
知_道VUUV 短_一WYUW 短_信TVXV 短_点YVUV 石_墨VVUd 码_$UUTU 码_ⓝUSUU 码_在VVVZ 码_块YpWY 码_对WVYZ 码_注WcXX 码_评VaVV
码_请bbXY 码_都XZWW 码_里WYVV 砍_了WWaW 砍_掉VWYV 硬_件VSUU 确_到XXaX 碰_到XZWV 碰_，VZXV 磁_盘UTUU 示_ⓝUUSU 示_ⓠSRPS
示_错UTTU 神_策XWYY 禁_止VXTU 禅_道XXXd 禮_拜WWaW 离_的XXeX 离_线VTVV 离_职WVYW 种_一UbWW 科_普bXVW 科_的VUUb
秒_内UTSU 秒_时XXcX 秒_，VXWW 移_到SRPS 移_动VSVV 稱_用dVZV 稳_定UTSU 稿_在XWWc 稿_里WZaW 空_一WbVW 空_指UTTU
空_的USTU 空_看bVWW 空_着VVSV 窗_口WWaX 站_,VVVa 站_我WfWW 章_$XXbW 端_一XYfX 端_不VRWV 端_的XXXX 笔_记ZVVV 第_ⓝSPST
第_一VTVV 第_二LTUU 等_ⓝUUTU 等_不WYbW 答_控XbWW 答_案WXQV 答_都WbWX 筛_选TTTT 签_了WWbW 简_短VXVV 算_了RPVU 算_法VRVV
算_错VbVW 管_理VVXV 类_型UYRU 粘_进cWVV 精_确XXcX 糊_弄YbYW 素_材VVVY 索_引UUUU 索_索SRRS 繁_體WZWW 红_绿bXVV 约_$cYYX
约_定WWXa 线_上WYYd 线_的VVVY 线_程TTST 线_，VVZV 组_了ZXiX 组_件WYVX 组_会WaaW 组_定WbYW 组_的TVUe 组_织WWWd
组_统VXZV 组_里XYaY 组_长UUXU 细_一gVVW 终_端XZVV 经_挂WWcY 经_费XWZX 结_构XYWW 结_论YaWU 给_两YaYY 给_个TTTT
给_代YaVV 给_命bXVW 给_外WaXW 给_我VZWT 给_结reWY 给_能dWWW 统_一YceY 统_是bYZY 继_续VVVU 续_$VSVV 续_了XZeY 维_护WWWX
维_老VVVd 维_表WVVb 缀_，cWcW 缓_存UQVT 编_$WYVV 编_号VVWW 编_译VWVT 缩_进WZVV 网_,VWaV 网_ⓠXXUf 网_关UVYV 网_宿XWbW
网_的WWYV 网_盘WWVc 网_，TVRT 置_页UUUU 置_顶XWVh 群_,WWWe 群_ⓠWWfY 群_上XZWW 群_公XXWg 群_是WWWd 群_的XWXY 群_解WWbW
群_里SVVU 翻_成XVSV 老_周YbZX 老_太XWbW 老_实cVVV 老_板VUVU 老_版WUUa 老_的XYZb 老_花cYVV 老_让cUVV 者_,XWbW 耗_时USQU
职_了YXZY 背_景YVVV 能_不XVTU 能_会TTRT 能_别eaYY 能_动WeaW 能_合VYXW 能_在VVYV 能_少YZWV 能_断XXbX 能_是UTST
能_有VYVV 能_核cZWW 能_直VXVV 能_看VTNU 能_装WWcW 能_要TTST 脑_,cVVV 脚_本VWVV 自_动STRT 自_学bVVW 自_己VWVV 自_研VTYV
舒_服ccRX 船_上VVbW 色_弱ebWX 色_，STTT 花_眼XZUW 花_钱WhcX 英_文WZWV 英_语cZYY 范_看VVVZ 荐_的cYXX 蓝_湖XVUl 行_$UVUT
行_,VUUT 行_别YeYY 行_宽YcZW 行_就VYVV 行_是WXTW 行_编XbVW 行_里VbZV 行_，ZVVU 补_一TTTT 表_名WaXW 表_在VSUh 表_情VYVV
表_改WWYW 表_是WVXZ 表_格XVOV 装_不YWWV 装_东VdZW 要_$ZaYc 要_一TTRT 要_三VSVV 要_不OLHP 要_两VYVV 要_做UTTU 要_先WXXV
要_再VYVV 要_写WYXW 要_加VVSV 要_动UUST 要_去VVUg 要_吞ZZcW 要_在VYVV 要_寫WdXW 要_带VYUV 要_找VVVf 要_把VVSV
要_是UTQU 要_更XeWX 要_有TTTT 要_求UUVS 要_用UVUU 要_的WXXW 要_直WdXW 要_看UUVa 要_给VVXV 要_自WgWW 要_解VZWW
要_走XXdX 要_跳XbXX 要_过WXXW 要_连VVZW 要_重VSVV 见_$WYVV 见_过TTTT 规_则UWVX 规_定VXVV 规_矩XcdW 规_范TVVV 觉_得SSPS
解_析UVTU 解_释YVSV 說_明WWWb 請_用WbWW 變_數XcZW 计_日UTTU 计_量WWVk 订_单TTUV 认_$VYYV 认_ⓝVTVV 认_值TTST 认_我hWXY
认_这XacX 让_你XaZW 讯_云WZaX 讯_文WVUa 记_在WVVh 记_录VURa 记_得QRQR 记_本bXXX 讲_了ZXWV 讲_原cWWW 讲_得aWUV
讲_的WiWX 讲_细YVUV 讲_解XaZX 讲_过XdZX 许_出acfY 论_再YcVX 论_放iXWW 设_备UUVV 设_置TRPU 证_书UUVX 评_审XZbY
诉_我VVVU 词_,WbXX 译_ⓠWdZW 译_过TTST 试_$TVKU 试_。VWQV 试_再aWWW 试_库VTWW 试_挂adYX 试_旁UTSU 试_服WWZq 试_环VUVX
试_用VcWV 试_网YaXV 试_试RQRS 试_账VVVZ 试_逻TRST 试_，RQPS 话_去WWVc 询_。XgWX 该_这YbWX 语_不cVVV 语_别caVV
语_法WWXV 语_表VVWZ 语_雀WVVf 语_音ZUVV 说_$VUSV 说_ⓠZYVV 说_一VYWV 说_不SNTT 说_了ZaaZ 说_他LGBL 说_以SQRS 说_别TSST
说_好ZacY 说_完ZbWX 说_怎geWX 说_我SQQS 说_明XXVX 说_结YaVW 说_能bWWW 说_话YVVV 说_过WYZV 说_这QOOQ 请_写aaVV
请_用YZVW 请_记VUZV 课_题WWWb 谁_$eXaV 调_到TSST 调_去WWaU 调_用UUTV 调_走XXYa 谢_谢VUUU 象_存WWaX 象_数VVUg 负_责WWZV
财_务WWXY 责_$XWfX 败_了USTU 账_号WVVX 购_物RQPS 贴_$WaVX 贴_在VVWa 费_了WWZW 资_料XWXb 赖_$VYPV 赖_要VbZV 走_ibYYV
走_ⓟXfZX 走_不UUTU 走_工WbYV 起_$VVYV 起_,VYVV 起_发XXdX 起_来TRRT 起_，XcWW 超_时VVVU 超_过VVUS 跑_$VWYV 跑_makeYbYZ
跑_ⓝUUSU 跑_一UWWU 跑_在VXbV 跑_完SRSU 跑_训WeZW 跑_起VUTV 跑_超WcWX 跟_上VZVV 跟_不jaTW 跟_你WVVU 跟_国aWVW 跟_客YaWW
跟_我adUY 跟_着WWdW 跟_领VbWV 路_不VbXV 跳_板VVVb 跳_步cWVW 身_，XaVW 转_岗aVVW 转_成TTST 转_过bVUV 软_件YXWW
辑_器VaWV 输_入VUTV 辛_苦UTTU 边_$TUTU 边_只WacW 边_是VYVV 边_的VWXW 边_网XWcW 达_梦VVZV 迁_到VVYV 迁_完WWYW 过_$VUVU
过_codeXbXX 过_ⓝUUVT 过_了TVWT 过_去VXVV 过_好dVVV 过_期TPTT 过_来VUVU 过_程WZVV 过_这SSRS 过_，UTVU 运_维XXYY
近_ⓝTTPT 返_回VVSS 还_在UNVU 还_是TSVU 还_没UQST 还_记UTSU 这_一TRST 这_三UTUU 这_两UQUU 这_个UVUV 这_么WWXW 这_仓XhfX
这_份TSRT 这_儿XeXX 这_几TTPT 这_套WWZW 这_是XaXV 这_机WcZW 这_样VZVU 这_次VWQT 这_段TSST 这_点bXXX 这_种ZcXX
这_终VbXW 这_边VXWW 这_里SSUT 这_项WYXW 进_两WcWW 进_仓WjWW 进_日YiZY 远_不VVTV 连_的VVXc 连_真YdYX 退_休cZXY
退_出VUVV 退_役WWbW 选_了VWYV 选_型VcWW 选_择USQT 选_项VZVV 逻_辑UVUU 遇_到VZTV 過_了VVZV 道_歉WcUW 道_，VSVV
避_开XafX 那_$XVZe 那_一VVUV 那_个VTVY 那_些ccWX 那_份UTTV 那_儿XUVf 那_台UVZV 那_头XWeX 那_套WYZX 那_层UUTU 那_张VUVX
那_批WVaW 那_是WZYY 那_种XbXW 那_篇VUUe 那_边UVXV 邮_件UUVV 邮_箱VVVY 部_分VSVV 部_是VdYW 部_用bUXV 部_的WWWa
部_署SUVW 都_不VWXV 都_会TTTT 都_别ZUVV 都_在SPUd 都_存WVWa 都_得VZUV 都_报TSTT 都_按YZZX 都_放WWZd 都_是WVVU
都_照VZWW 都_用VYVV 都_简WbWX 都_要UZVN 都_走bdhX 都_跟bZWW 都_这WbVU 都_退VWaV 都_问XZWW 配_的VXYW 采_购WWdW 释_$WdUX
释_,XaYX 释_不cdYX 释_写YdYY 释_的WbVV 里_$WVWb 里_,RVUV 里_ⓝVZVV 里_不WZZT 里_先USUU 里_写VVVU 里_别ZaVV 里_加SRPS
里_搜XXXg 里_改UTTU 里_统XaWX 里_翻WVWZ 里_都VbXV 里_面SUVX 里_，VWXa 重_写VUVV 重_启TUST 重_复SVTT 重_新TUTT
重_试TTUU 量_$VTVX 量_名WXVV 金_森cWWW 金_额VVWU 银_机WWaW 铺_垫aaVV 链_路WWZW 锁_死WaVV 错_$UVUV 错_了UVWV 错_目VUTV
错_误PVUV 键_字XbXW 镜_像VWWV 门_店VTYV 门_户VVUa 问_$WVWY 问_啥bZWW 问_我YbXW 问_清XaWW 问_的SZUV 问_老VVVa 问_题VTUV
间_。VWSV 间_统WWbW 间_都YeWW 闹_$WcZW 队_列VVWV 队_在VVaV 队_维VWdV 阿_坤WVVa 附_件TSOV 附_截WbXW 限_$aVVV 限_,XXbY
限_ⓝVTVV 限_找WVUa 限_改TTRT 院_内VVZW 险_库VVXZ 隔_壁UUUU 难_受ZWVV 集_群XYaX 需_求VVVY 靠_这XcaX 面_,UVVV 面_字VaWV
面_带XecY 面_改VWVZ 面_要TSST 面_试SQRS 面_跟bcXW 面_，VVVY 音_$fXWW 页_$UPUX 页_是XWYZ 页_的UVTU 页_面WXWW 页_，VSVV
项_目XWXY 顺_带XYYW 顺_序VWTU 顺_手VWXV 须_两YdXY 须_先WXUW 须_带VYSV 预_发WYaW 预_览SRRS 频_道YWYg 题_$WTQU 题_,SRPS
题_去XWWc 额_都XXgX 风_控VVXV 飞_书YWYd 首_页UTWW 香_港WWcW 驼_峰VYVV 验_收VVaV 验_证VUSU 验_都WeXW 验_，USTU
骨_折cWWW 體_中ZWWV 高_中bWWW 麒_麟WWYW 黄_了WXbW 默_认UTSR ，_ccYUW ，_ctoWWbW ，_gitWaWW ，_googleXdWW ，_nodeWVbU
，_pptXXda ，_readmeWWXc ，_vWYZW ，_ⓝWVXV ，_ⓟVVXV ，_一XXWW ，_上XYZX ，_不XWWU ，_中UUSU ，_为UTTT ，_之YXXX
，_人VSVV ，_从VQVV ，_他VWYX ，_任VUXV ，_但VUUU ，_你WXYW ，_做VZVV ，_像WbWW ，_先USRS ，_全VWbW ，_再WVXV
，_出WWZW ，_删VTTV ，_别WUWV ，_到UUVV ，_前VXVV ，_加WVXV ，_历YYZZ ，_又TPTU ，_只UUUQ ，_叫YWWX ，_售WWaV
，_在UVTW ，_太SRRS ，_审VUYV ，_少ZVVV ，_就VURT ，_展VXaV ，_帮SSRS ，_应TTRT ，_微VWVh ，_快ZVUV ，_怎SRRS
，_我ZZVX ，_所WVaW ，_打VXVV ，_找WVUX ，_把TRRT ，_投XXcX ，_按UUVW ，_挑aaWX ，_改UVVV ，_放VYVV ，_整cUYV
，_文WVWX ，_新YbbX ，_日VVYV ，_旧XXbY ，_是UTVV ，_最TTQT ，_有VTVV ，_查USUU ，_比ZWVV ，_没WWWV ，_法ZVdW
，_测WXaU ，_然XYYX ，_现VWVV ，_理aZZZ ，_用VZTV ，_甲WXaW ，_直bUUU ，_省WXZW ，_看XVUV ，_真UTVU ，_移VTUU
，_等RRPR ，_系XWaX ，_组XdhY ，_统YZVV ，_老WUZW ，_脚XXVZ ，_装WWXV ，_要VXXV ，_评WWbX ，_说VSLR ，_请UVTU
，_财VaVV ，_超VVWU ，_跑UUTU ，_还TUTU ，_这ZWWU ，_那WYZW ，_邮XWaX ，_都VYVV ，_重VXUV ，_项WXYZ ，_默VWTV ：_$TRQT
：_ⓝUUTU ；_$OLKP ？_$SMLQ
"""
