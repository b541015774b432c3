"""How much each pair of words of a sentence speaks for it that it lasts and is of each type: Chinese.

Written by `benchmarks/learning.py`; not to be changed by hand.
"""

TYPES = r"""
!_$VWXW (_)WXZV ,_appXXeX ,_cjVUW ,_prWWbW ,_pythonaVVV ,_ⓝUWYW ,_ⓟVWYY ,_一VWWU ,_上YYXW ,_下XVWV ,_不UWVT ,_五WVbW
,_他VVaX ,_以VXXY ,_但UTTU ,_你VXYW ,_先VVSU ,_公aXWX ,_写WXWV ,_别VXYX ,_前VYWV ,_单VcXV ,_去VTUa ,_只VTVV ,_后XVTV
,_周VSUV ,_商XXfX ,_回VTUU ,_在UVTW ,_她WUXc ,_审ZVWV ,_就UTUU ,_我WWTT ,_所VWYS ,_手VUSU ,_找VVUa ,_把UTSS ,_报VYVW
,_按VRSY ,_搜WVRc ,_改UUWV ,_是STSU ,_最VVUV ,_有VUTV ,_没bVWU ,_照UYTV ,_现UUVU ,_登VVaW ,_白WWZW ,_看bUUW ,_等USWU
,_给VWRV ,_老VVWV ,_舊WWaW ,_装WaWV ,_设VaWV ,_说VYUV ,_跑XXRV ,_运WVbV ,_这VXXV ,_重VbWV ,_高WgXW -_helpWVWa
-_prodVTUW -_ⓝVSVV ._$WXaW /_下VYYW ?_$SVUS ?_?WbXW ^_bugWUVb ^_commitVYVV ^_gitVSQT ^_ormWWZW ^_traceWXWb ^_uiWWZW
^_vVZWV ^_ⓟSWYU ^_ⓠSVWV ^_一WZSV ^_上UUVV ^_下VWWW ^_不TVWV ^_两UURU ^_中XWXW ^_为TTST ^_主WUaU ^_之YWXV ^_也SQQT
^_二VSXV ^_今TUST ^_从VYST ^_代WYUU ^_以WXUV ^_价WVWV ^_你WXUR ^_先SSST ^_写UXWU ^_凡VZXV ^_函WbWV ^_刚WUTU ^_别UVVT
^_动XaXW ^_千VXUV ^_单VWYV ^_原TTXV ^_又WYVV ^_发VWWX ^_变VZWV ^_另WXWU ^_只UTUU ^_可UTSU ^_各XVUf ^_同TUTU ^_听TSRT
^_和WWZW ^_咱VXTU ^_哈VUTU ^_唔VXWX ^_回WVUV ^_团WXZW ^_在VTTU ^_埋VXWX ^_大VXYW ^_好UVWU ^_如UTTU ^_字VTWV ^_安VUSX
^_实VWXU ^_审UUSU ^_家aUUV ^_寄VVWY ^_对YWVX ^_导UUWV ^_小VRVV ^_帮STUV ^_引WYYW ^_想VUVc ^_慢WWab ^_我bUST ^_所UVVV
^_打USTU ^_把QOPS ^_拿XYVW ^_按TTST ^_换TTST ^_排VVWX ^_接WVWW ^_提WaWW ^_撤UUTU ^_改WXVW ^_数WXXV ^_文VUTU ^_早TTRT
^_时WZWW ^_昨UUUU ^_是UVUU ^_有SSTU ^_未TTST ^_本XUTU ^_查TXVU ^_校WWcX ^_每WXVT ^_永WZUW ^_法VWUa ^_注VUWU ^_测VVWX
^_涉WZXW ^_演UUTU ^_灰VWXX ^_现USTU ^_用USUS ^_甲WXXV ^_电VTWV ^_登UWVV ^_监VUWZ ^_看WWXU ^_禁VZXV ^_站VXZW ^_第UUTV
^_算UUTU ^_线UWYZ ^_组VWXV ^_终cVUV ^_给WaVU ^_缩VYWW ^_网UTUV ^_翻VVUY ^_老UWVT ^_能YWSV ^_英deXX ^_表WYVV ^_要SSTX
^_论UUVV ^_说XXWW ^_请VXWV ^_谁VTWX ^_谢UTTU ^_跑UXUV ^_跟WWXV ^_还VWUV ^_这UUSU ^_退WTUV ^_這VSSU ^_那UTVU ^_部VWVX
^_配WWYW ^_重VWXV ^_金WXWV ^_错UWXX ^_阿VQVU ^_院WXZW ^_隔TSRT ^_集WUYV ^_需VUVX ^_音WWXZ ^_预VTXW ^_颜VYWV ^_首VTWV
a_ⓝXXXX apollo_的WVZX arm_的aWYW b_的XWZW biome_了VaYV blame_全VYaW bug_$VZVV c_ⓧXXXX centos_ⓝWWaY changelog_$XbWX
ci_，cXZW commit_。XYWW confluence_的WWWZ crowdin_上VVVa diff_$ZbVX eslint_换VaYV force_pushWZWW g_$aUTV g_内aXWY
google_ⓒXWWb gpl_的XYXX grafana_的WWWb helm_模eVWV ios_ⓝWWaW issue_里WXXV java_的aVVV k_$VVXV k_，XWZX kibana_上WWWa
legacy_目YYVV let_$WbcX loki_了VVWd lombok_了XeXX m_ⓝdVVW nas_的YXah node_版VVaU notion_的WWWa npm_$dYZY npm_，ZdXX
oa_的VVWa p_ⓝWWXX p_值VYVV pay_-XWZW pinia_,WcZW pip_，VaVV pnpm_，YXWX postgresql_$WgVW prod_-WVaZ push_$YgYY
python_ⓟVWaV q_ⓝWWaV r_，VcWV redis_，VZXX repo_的WaZZ review_$WaWW sdk_的WXVg sonar_的WbWW sql_关XbWW tag_$WYWX
uv_，XdWY v_ⓝUWXX wandb_的VVUa webpack_那VcWa wiki_的XWVe …_…XYUV …_我aaXX ⓒ_,WWcX ⓝ_$UUUX ⓝ_,XWYW ⓝ_:VUXV ⓝ_aVVZV
ⓝ_cWTUW ⓝ_gaWYX ⓝ_kXWWW ⓝ_mUVWU ⓝ_msVUUU ⓝ_nXWZW ⓝ_xVUYV ⓝ_ⓧSSPR ⓝ_。SVRT ⓝ_不UUYU ⓝ_个SUWS ⓝ_了UWYT ⓝ_位UUXU ⓝ_分TRUT
ⓝ_到UTTU ⓝ_号XXaX ⓝ_天UWYU ⓝ_年VUXZ ⓝ_换YXeX ⓝ_月UXZV ⓝ_条VTWV ⓝ_步UTTU ⓝ_点VXVU ⓝ_留VcWV ⓝ_的SUST ⓝ_秒VSTT ⓝ_行VVXU
ⓝ_，WVWW ⓟ_$YWVd ⓟ_,PUWT ⓟ_ⓧUUQU ⓟ_下UUVd ⓟ_之WXbW ⓟ_了VUZU ⓟ_我VbYW ⓟ_打WXcW ⓟ_提XcXX ⓟ_第VUUV ⓟ_这VVXV ⓟ_里QRTQ
ⓟ_，VWWa ⓠ_$WVSY ⓠ_,WZWV ⓠ_ⓠWZWV ⓠ_不VZaV ⓠ_四acVV ⓠ_在VVZV ⓠ_就UYVV ⓠ_我VcXX ⓠ_改TTST ⓠ_是YXbX ⓠ_群XWVj ⓠ_这UVYV
ⓠ_那WVTh ⓠ_里WTZf ⓠ_，VTUV ⓤ_$YWYh ⓧ_$VXVV ⓧ_ⓝVTTU ⓧ_前XaVW ⓧ_只aVUV ⓧ_那YaZY ⓧ_，UTTU 。_$TUTT 一_上bYVW 一_下STSU
一_个WWVV 一_件abUW 一_份WVXW 一_位UVTU 一_共VUXV 一_分WWYW 一_列UUSU 一_口VYVV 一_句WXVV 一_叫cYWV 一_周WXZW
一_声WdWW 一_大baWX 一_天UWXW 一_层UXVV 一_屏XZWW 一_年WVWV 一_律XeXV 一_收XeXX 一_月WXYX 一_样VUTT 一_次VVSU
一_步WXWV 一_点UUST 一_版UWWU 一_用VXUU 一_直TSVS 一_眼TXWV 一_种UTTV 一_般WRTV 一_走aXXW 一_起VYVU 一_遍VZUV
万_不WZVW 万_用dVVV 三_个UUUU 三_位WeYW 三_十UUTU 三_句ZWVV 三_号VUYW 三_屏cXWW 三_方YcZY 三_月XZhX 三_条VWQV
三_次WXVV 三_百UXUV 三_种UUSU 三_行XcRW 上_,VUWU 上_。UTSV 上_一UTTU 上_传SSQS 上_午VSWV 上_去UVWS 上_周WSUW 上_回VaWV
上_就ZVVW 上_工WaXW 上_抛WcaX 上_报XWWY 上_有URVX 上_来cZVX 上_查WXXZ 上_次WYWU 上_班YVUV 上_的QUVV 上_线VVXU
上_角VTWV 上_跑WWZV 上_限VUWW 上_面VTUU 下_$XUWW 下_,TSVU 下_ⓟTSRT 下_。WRUW 下_一VXWV 下_划VXVV 下_午VWWU 下_周WVbW
下_就ZZTW 下_来TWUU 下_次VXUW 下_游VYYV 下_班UTUU 下_的VVXV 下_线XWdX 下_载WWVY 下_这QQQR 下_面VUWX 下_，VVWW
下_：UTTU 不_一UNST 不_上WUZV 不_了YXUW 不_会WUST 不_做VYkX 不_再VWaW 不_写WYUU 不_准VXUV 不_到RSST 不_加VYWW
不_动VUWV 不_去WYXX 不_发WaWZ 不_叫WbgX 不_同VURU 不_喜dVWX 不_在VTSa 不_够VVXV 不_太XTTX 不_好SUUU 不_定SSQT
不_对TUSS 不_引WaaW 不_按YWaX 不_接VWaX 不_搞WWgX 不_收VZcW 不_放XXbY 不_是UVYY 不_用WUUX 不_看XaXW 不_知XSSU
不_碰VZdW 不_管VUUU 不_续YYgZ 不_能TVUT 不_自XXdW 不_行WVVT 不_要WZSN 不_许YbZV 不_走WXZX 不_超TUSU 不_足TSST
不_过VUSW 不_错bWTV 东_西YZVT 丢_了SSQT 两_个XWWS 两_周WZbW 两_回XYaW 两_天SSPS 两_次TTTU 两_点XVYX 严_格WcVW 个_$TWWV
个_dashboardWWWc 个_了WYbW 个_事WXYW 个_人WWXW 个_仓XbZX 个_任UTSU 个_函TTRT 个_分TQST 个_单TQSU 个_合dVVV 个_周WVaW
个_字UUVT 个_小WVSV 个_就YYXW 个_工WXYV 个_我YUUV 个_报USSU 个_按UUSU 个_接TRTU 个_提UUTU 个_改VYVV 个_文TUSU
个_方UWPU 个_月XUVU 个_来WYWV 个_注ZVUV 个_版TTQU 个_结WZWW 个_能SQST 个_脚USUT 个_表VWUV 个_邮VVUd 个_都VXWV
个_长WZWW 个_问YcWW 个_顺ZbXX 中_信ZXWW 中_心UVWa 中_文YXWS 中_英VZWV 中_间SRPS 为_什TSRU 为_准VUYc 为_啥WVSV
为_空SSRS 主_从TTRT 主_体XXbX 主_干VXZW 主_要VTUV 么_$UWWV 么_又XWYX 么_来YZUV 么_每UTUU 么_给ZdWX 么_验bZXW 么_，ZWVV
之_前VWXV 之_后TPSU 之_後bVVV 九_点YWWV 也_可SRPS 也_没VRRU 也_要WYVV 也_许SQPS 习_惯ZVVV 书_多VUWZ 了_!UTTU 了_$VUVU
了_,VVYV 了_ⓝSSRS 了_。STSU 了_一PPPR 了_下TUTU 了_个TYUU 了_为aYVW 了_二YXVX 了_你TUTV 了_俩XXZX 了_再VUTU 了_十YWQV
了_吧VVSU 了_封ZdaX 了_我VVWX 了_现VVWd 了_算VVVZ 了_行aVWW 了_，WWZU 了_：XXYW 事_$UVTT 事_以VUWa 事_只YXWa 事_得XWYb
事_问VWcW 事_，WUTU 二_,cUTV 二_个TUVV 二_十XUUV 二_周VZXW 二_年ZWWV 二_月VXcW 二_期XXYX 二_次VWRV 二_段UTSU 于_ⓝTWUU
云_上WXaV 五_个XWXW 五_入UUSU 五_分TUTT 五_年bPTV 交_之VZUV 交_付XYaW 交_加WcZX 交_给XVYW 产_假YXgX 产_库VTYW
产_线WVTY 享_盘XWWa 人_$VTUV 人_,VTWV 人_了XUYW 人_工TQTU 人_手WXcW 人_换WWZW 人_是ZYda 人_点WWaW 人_用WVYV 人_看TVWV
人_话WYUW 人_说QPOR 什_么VVTV 什_麼TSST 今_后WcWW 今_天QRQR 今_年YXbY 今_晚TSST 从_developZcYW 从_releaseWdWW 从_ⓝTZbV
从_今WZaX 从_来QSTT 从_现VYSV 仓_在WaYV 仓_库UVUY 他_们VUSR 付_回UTUU 付_模WaYV 付_的WWXV 付_，VVZW 代_码XYWW
令_先WcWW 令_我aXUV 令_给WhYX 令_行ZVVV 以_你UTUU 以_别XWXW 以_前TUVW 以_后VWUV 以_省fXWW 以_能VcVV 们_不VWUV
们_做XYaX 们_决USUV 们_分ceYX 们_只VSYX 们_团UZUV 们_对VaXV 们_打VZWV 们_是WXbW 们_有VWZW 们_没WXaZ 们_用TVWV
们_的UVUT 们_组UURU 们_自UVTV 们_这WUXS 们_项UUSU 件_$UVWW 件_,WXWW 件_。TSSS 件_事XZTV 件_名UUUX 件_在VSRc 件_夹UVVb
件_的VVVX 件_要WYcW 件_跟VcUV 件_里VUTV 件_，WUTU 价_格TRTT 任_何VXVU 任_务VUUT 会_$VTVV 会_一ZVWW 会_上VWXV 会_不TSRT
会_乱aZVV 会_儿TRSS 会_写ZTUV 会_定WZXY 会_打VVaV 会_有VYWV 会_清VVYW 会_点bYXW 会_被YdbY 会_计cXYW 会_议WTVV
会_重VSXV 传_感VUYV 传_接UTTU 估_计TSUU 但_是UWUU 位_$TWVV 位_了WVZW 位_是VZaW 低_支WXaW 低_要WbYW 住_$WYVX 住_了XWTV
住_，WWcV 住_：XXYZ 体_字WaZW 何_外WdYW 作_$dWXW 作_者ZUVV 你_一WZVW 你_以WZVW 你_先SRTU 你_全dXVV 你_再UUSV 你_写VYWX
你_别YbZY 你_动XXXW 你_又YacW 你_只XaVV 你_就WUSU 你_帮SPOS 你_怎XYWW 你_把VWWU 你_推efYY 你_改YVUV 你_每baXa
你_直TWRV 你_看SQRT 你_给YWTV 你_老XbXW 你_自UVTV 你_讲VYVV 你_说XTVU 你_这VWVV 你_那WVXV 你_随gYVW 例_在VVUb
依_赖VYVU 便_$fYWV 便_，WaWW 保_存TSST 保_持VXTV 保_留VWUU 保_险VVUa 信_号VSWW 信_息XUVV 修_$WZWX 修_一TSRT 修_了TRSV
修_复WXbW 個_projectWWaV 候_带YZVW 候_注YYZY 值_班UVUb 倾_向RSST 假_,WVZV 做_$WYaX 做_一WVSV 做_完WYVV 做_法XbVW
做_运ZVVW 停_$WUZV 停_下VbUV 停_用VUUZ 像_微bZVW 像_是UTTU 儿_的fZWX 允_许UVUU 元_月VbVV 元_测VXVV 先_上WWZW 先_不OKQT
先_修TSTU 先_写WUTV 先_列VYWV 先_别QNRT 先_只TRST 先_备WZVW 先_把XVXX 先_拿TSST 先_按UTSU 先_改SRQT 先_放USSU
先_用RQQS 先_看WWYX 先_给YXTV 先_自aVWV 先_说XZYX 先_跟XYWV 先_问YeWW 光_说YaWW 全_仓WYaW 全_公WYaW 全_小YgZX
全_是UVVT 全_用WZYW 全_组VZWV 全_走WWbW 全_部XXWV 全_量UXUV 八_个UVSV 八_年aWSV 公_共WZWX 公_司VWXV 公_告UTUZ
公_式XUVV 共_享WVUa 共_就WWbV 共_用XahY 关_$VWYV 关_键YYXW 其_他VVTU 其_实WVTV 内_存VVVV 内_线VVVa 内_网VXYZ 内_部UWWW
册_$WWbW 再_写baYX 再_动VaWW 再_发USUU 再_告XbXX 再_引bZcW 再_提VcWW 再_用abYX 再_看UUVT 再_管UTUU 再_给VZUW 再_自XbYX
再_说XVVY 写_$VYWV 写_,VTUV 写_sqlYWUW 写_ⓠUUVT 写_一ROTS 写_上WaWW 写_个RPQS 写_中WbVV 写_了XUVW 写_代WTQU 写_到XWYW
写_在RWVZ 写_失YbXX 写_小dWWW 写_得XXVV 写_成YXUV 写_死VWXU 写_法VXXU 写_清XURV 写_的TVUW 写_着VQUU 写_给XbXW
写_进WWYV 写_，WUVT 冲_$dWXV 决_定USUU 冻_结UUWV 准_$UTWW 准_,VVUZ 准_库YbWW 凌_晨WVXW 凡_是acaX 出_一TTTT 出_不YWaa
出_功UTTU 出_来UVUT 出_现WcZS 出_的VUWV 出_脚ZXcW 出_身YWUW 函_数WWWV 分_一dVWW 分_不aVXW 分_存YccY 分_开aXWW
分_支UXVV 分_的WVVX 分_钟TVXT 分_页TVTT 切_图WSUW 切_的WWZX 划_线VXVU 列_出VWRV 列_成eYVW 列_用WZaW 列_表SPPU
则_在WVVZ 刚_刚ZXUV 刚_好efXY 刚_才TSUS 刚_转eYWX 刚_那WaVW 删_。WZVV 删_了UVWU 删_掉TSTT 删_除UUQU 别_一XbVW
别_再ZaYU 别_写WZWV 别_出VZaW 别_加UTSU 别_动UTTT 别_占WaWV 别_去WWVZ 别_叫YYVV 别_好WcWW 别_存gWWV 别_想WYZW
别_把WZWX 别_拿ZYhX 别_改UTTU 别_放VbYW 别_每YZXX 别_混WXaW 别_用TUVU 别_的SRSU 别_直XYdX 别_看WVXd 别_碰TYWU
别_等WWbW 别_管TSTU 别_给ZlZY 别_老dYXY 别_自XZVX 别_超YaYX 别_跟USSV 别_问TTUa 到_$TTUV 到_ⓝWXaS 到_ⓟVUVU 到_主VaVV
到_了TTRU 到_二VWaV 到_底TSPT 到_明UUWV 到_月WVYW 到_第WVUV 到_项XXcX 制_解YbaW 刷_新TSRU 前_不VWcW 前_先aeXY
前_后UYWV 前_的TTXX 前_端aWXV 前_缀WXVW 前_说YZaZ 前_都VYTW 前_面UXUS 剩_下TSQT 副_本VSUV 办_公cVbX 功_能WXVW 加_ⓟTTRT
加_一TUSS 加_上VVVT 加_个OKKO 加_了VWXW 加_功Xcca 加_字YecX 加_载TRST 务_不WWZW 务_器UUSV 务_处VVWa 务_的VRUV
务_要VZUV 务_逻YaXW 动_$UUST 动_,UTWV 动_ⓟUTUU 动_一WZYX 动_不XbWW 动_你aaXW 动_就aaZX 动_手VYVW 动_词XcYX 动_都WaWW
动_，UVUU 助_教eVXV 包_不XWZV 包_得ZWZZ 包_的VVUY 化_,WWaW 北_京YWWV 区_$YZXW 区_分YWVV 医_院WVYW 十_一UUXV 十_个UXUV
十_二TWVT 十_五WRVV 十_分TTTU 十_号WUaW 十_岁XXdX 十_年cXUX 十_条TSST 十_次WWbW 千_万WWVV 升_到WWcW 升_级TUTV
半_天YXWW 半_小SQTT 协_议VXaX 单_个XXZW 单_位VUUV 单_体XYbW 单_号WbZX 单_在WSSe 单_我YYWV 单_接USTU 单_数WaZW
单_测VYVV 单_独VVUU 单_量XXdX 博_士ZVVW 卡_,VRXV 卡_ⓝcaXb 卡_住WVQV 卡_在TSQS 卡_是WXZV 印_耗UTSU 厂_里XWaW 历_史VVTW
厉_害UUTU 压_到VTVV 压_测VWWZ 原_先WWZX 原_因VTUT 原_始XXXZ 原_来TUXW 原_理bbVZ 去_一bVUV 去_了VWUR 去_做cVWW
去_吧TTTU 去_找WVVb 去_掉TWUT 去_那WUWa 去_重TSUU 去_问VUVb 去_，UYWV 参_数UUSV 又_mockXbbY 又_从VbVV 又_写ZZcX
又_把ZcZV 又_改XWaW 又_是WTSU 又_给VUYV 反_了UVZV 反_应VURU 反_正RQNR 反_而WYWW 发_$XWbX 发_你TTTT 发_布WXXW 发_版WYXW
发_现TSTU 发_票URUU 受_$ZWWW 变_成WTWV 变_更XXZY 变_量VVTV 口_ⓝVYZW 口_不WXZW 口_只VZVV 口_字UZVW 口_径VWXY 口_文VVWW
口_是XVfa 口_有ZWaW 口_气VXSV 口_联WWaW 口_返WYVV 口_都WbVV 句_话YVSV 句_，XYYW 另_一TTUV 另_外WVUU 另_开WbZV
只_上ZVZX 只_会bVWX 只_做WWdX 只_写WaWV 只_剩WWZW 只_在VXVV 只_收VYUV 只_改UTRU 只_是TSUU 只_有XVbX 只_留VXXV
只_看SVXV 只_管ZYXW 只_给WWZW 只_能TUUV 只_要USRT 只_认WaVW 只_许acdW 叫_ⓠXWhU 叫_我ZXVV 叫_王TVbW 叫_老dWWW 可_以WUVU
可_能STRS 台_ⓝaVTV 台_是YVWX 台_机WWZV 台_的VVSc 台_组VWYW 台_账XWYc 号_$WYVV 号_,UUVU 号_ⓝVVUZ 号_在UVTZ 号_封WWZW
号_打WbWW 号_要WWWZ 号_起aYXX 吃_过XfXY 合_$UUZV 合_了TTSV 合_同WWXW 合_并VVVU 合_规WVZW 合_进XaYW 同_一SOOR 同_学RSQS
同_意XVcV 同_步UWYV 名_ⓠWWYZ 名_写YWUV 名_单VWXd 名_叫VUTa 名_字VUTU 名_用WZWV 名_都ZXaV 后_,VWaV 后_prbZZX 后_一URUV
后_不TaWV 后_再WWTV 后_写YXWV 后_别VaVV 后_台UUVY 后_回VaYX 后_头WbWW 后_才ZVWW 后_找WWVb 后_把TSST 后_改WaYW
后_新XXaV 后_端WWUW 后_跑UVUY 后_都TUQU 后_面WZVT 向_量WWZW 吗_$USRS 吗_，TSST 吧_$VTQR 吧_,TTST 吧_，VUXV 含_义XXVZ
听_不ZYVW 吵_完XacX 告_警VVVW 告_诉VVVU 告_里WXUY 员_$VcXW 员_可UTST 员_小VVUc 员_积WWaW 呢_$WYVV 周_一WVaW 周_三ZWaY
周_二VZgX 周_五UVXU 周_发VbVV 周_日XYfX 周_末VTTW 命_中SQQS 命_令WWUV 命_名VZYZ 命_周dWVW 和_身WYbW 咱_们UUVU 哈_$TTVT
哈_哈POQR 哦_对WVZV 哪_些USSU 哪_里ZVVV 唔_係VXcY 唔_好ZXXW 商_的VTUW 商_量VWdW 啊_$VVST 啊_，VTTV 問_阿VVWe 喜_欢WVVU
器_一XXcW 器_也XXbW 器_人UUUY 器_是YVUV 器_的VWVY 器_里VZUV 四_下WWbW 四_了bVUV 四_百XXYX 回_ⓝWTTV 回_不aWXV 回_了VcYW
回_去RQUT 回_复VYWV 回_头TRTU 回_得YYTW 回_我TYVV 回_来SRQS 回_滚SWVV 回_碰dVWW 回_答VZTV 回_调VVXV 回_退TTTT
回_都VaWX 因_为SUUT 因_是TTQT 团_队YYXY 固_件VVYY 国_内YYWX 图_例UTSU 图_在VUUX 图_我YVTY 图_标VSSU 图_比cdVW
图_片TTUT 图_纸WXbX 图_，UVWU 在_apolloWVZX 在_confluenceWVWZ 在_githubVVVa 在_harborXWVf 在_kibanaWWWb 在_nasXXXf
在_notionXWYa 在_wandbVVWY 在_yapiWWXZ 在_ⓝUVWT 在_ⓟUUUX 在_ⓤWWWa 在_下cVWV 在_不VVWZ 在_公WVaW 在_只VVYU 在_周VbUX
在_哪TNPQ 在_归ZXcW 在_想SRUU 在_我VWXV 在_接baZW 在_支ZVVV 在_是VVXV 在_用VVYV 在_由WaYW 在_的TSST 在_管XaeV
在_蓝WWVZ 在_语XXXd 在_那VWYV 在_重TTRT 地_址SVTY 地_方WVRV 场_的ZdXZ 场_部VVaV 址_是VVRb 坏_了SWST 坐_标VUWV
块_不WZYW 块_你bVUV 块_板WXWb 型_就WWaW 埋_点VXWX 域_名VVZW 基_本ZTVW 堆_emojicZWW 境_,WVaW 境_的XWaY 士_，cVVV
处_理URTU 备_份VWVV 备_案WXYV 备_的VVWd 复_杂YVVV 外_我YYXX 外_的WZYW 外_网XYdX 多_,VWTV 多_ⓝVUSU 多_了WWVV 多_少USTU
多_维VUWa 多_，YUWV 夜_里WXZV 大_了UVVV 大_写VaUV 大_哥VaWU 大_文VZWV 大_概RSRT 大_段VXVX 大_版aXgY 大_表VcZW
大_，ZXVV 天_$WWYV 天_,WWXV 天_会XZcZ 天_先TTST 天_凌YXca 天_天USUU 天_早VTVV 天_的TQRU 天_那VVTV 天_里VbWW 太_多VYVV
太_长bVUV 失_败VWTT 头_$WYXW 头_。VZWV 头_上VZUV 头_的VVUa 夹_$WWWY 套_$YYYX 套_系VRWV 她_$WYZU 她_手WWZX 好_$VWUV
好_,UXVV 好_。VTWV 好_了RUVU 好_像PMLQ 好_再bVWV 好_懂eZXW 好_的VVSV 好_看SQRS 好_，ZYSU 如_果UTSV 子_上YYYW 子_公WXbW
子_固YWaW 子_是XVaW 子_的VRUV 子_，ZWWV 字_$UUTV 字_,VZXV 字_。VSVV 字_不aYXX 字_体UUVX 字_慢cWWW 字_我bfWX 字_段VWXU
字_符UUVU 字_节TTST 字_，TUTU 存_$WVXV 存_utcYebY 存_到UTRU 存_在VVVZ 存_层UUTU 存_泄UTTU 存_的UUYV 季_度XXcX
学_期YWWW 学_校WZcW 学_生TUTV 学_的dXVX 学_过ZWVW 孩_子XVUV 宁_可YeXX 它_就TSST 安_卓VWWU 完_$WXWV 完_一VZVV 完_不WYVV
完_之TTST 完_了UWWU 完_先WWYW 完_全YUVV 完_我RPRS 完_把TSST 完_跑TTSU 官_网VTTZ 定_$UVSU 定_ⓝWVZW 定_下WWcW 定_了YYgY
定_在XXdX 定_时VVUV 定_的VaaX 定_还TTQT 定_，UVTU 实_验VXXX 审_$XaWW 审_会XaYY 审_必WbWW 审_批VUTU 审_核VTUU 审_计WXWV
审_过WWaX 客_套gbVW 客_户WXYW 客_服URUU 客_气WYVV 害_我WcWW 家_里cUVW 家_长UYWV 宽_了XZbX 密_码STWW 密_钥VYUX
實_驗WVbW 对_不TSUU 对_了XZYX 对_外VYYW 对_接VVWc 对_比XYXV 对_照WUVa 对_，VVTU 导_出VSTU 导_师VWcW 导_航TSQS
封_版XXeZ 小_于UYTU 小_何YWaX 小_写VWXV 小_数VYVV 小_时UTTS 小_步aZVW 小_程UUWV 少_了SPMS 就_ⓝZaga 就_一XUVV 就_会USTU
就_像WdXX 就_先VVTV 就_别WXVV 就_够VVRU 就_好TSTU 就_干cXVW 就_想aYVV 就_懂YeVW 就_成cUVV 就_我bUUV 就_把TSRT
就_拆XZXW 就_改XZWV 就_是VUTU 就_没UWWV 就_照bYWW 就_直VXVV 就_看ZWVX 就_行UTQV 就_该XZTW 就_贴ZVVV 就_这UUUU
尾_的WcXW 局_里YcdX 层_的UUTU 屏_$TTST 屏_上VVSU 工_$WVUX 工_单UXWa 工_控WWZW 工_程YXWW 左_手cYVW 差_了TTRT 差_，WYZW
己_会cXXW 己_去TSST 己_画VcYV 己_的VVTX 己_编WcWV 己_跑XfYX 已_经TVYV 布_窗WVaX 师_，aVRV 带_jiraVVbV 带_ⓝXWbW
带_上VYTV 带_截aTUV 帮_我STUV 帳_號WVXZ 幫_我TWWV 干_$WZUW 干_脆TTTU 平_台VXVY 年_,ZYWW 年_ⓝVTRV 年_一WZYW 年_不XWbX
年_了aXUW 年_再WWZW 年_前WXZW 年_就YXdY 年_底WWaV 年_，XTSU 并_到WWaW 并_发USUU 序_员bWUW 序_我iaWX 序_，TUST 库_$TYQV
库_,WUVZ 库_不WZaW 库_从WVZW 库_你VbZV 库_前ZZYX 库_只YXaX 库_哪XddX 库_就YaWX 库_很WVaW 库_每WWaW 库_的VTTX 库_都WbYW
库_里UVUU 库_，VUTU 应_该SQST 底_停WVZV 底_部TTRT 废_$XVYV 废_了VVZV 度_ⓝSSQS 度_名WVZX 度_网VVUb 度_，WXYW 建_了XYaX
建_的VVYW 建_议VXUU 开_$USRV 开_了UVXV 开_头VWVW 开_始VTUP 开_白XXZd 开_的YVWU 开_题cXYX 异_体XbbX 异_常VXWV 式_$XWTW
式_化UYXW 式_在VVUb 引_$VYWV 张_ⓝcZaa 张_卡WVZV 张_图WVSU 张_表UVUX 弱_，ZZWW 弹_窗SRQS 归_小aWdX 归_档VWTb 当_前SSQS
录_了TTRT 录_音VRUX 录_页TSST 录_，WXXW 往_上XaZW 往_下VVRV 往_后YYZX 很_好VcVX 很_慢VSVV 律_不UUTU 律_存WcXW
律_用YgXX 後_端VWaV 得_上UVTV 得_从XZbW 得_先WadW 得_好agYX 得_带YaXW 得_慢bWSV 得_懂ZZWW 得_提WXZX 得_能WWYW
循_环UWUU 微_信UVTX 微_商bZVW 心_的VVVa 心_里ZYXX 必_须TVSQ 志_$VVTU 志_在VUVY 志_里UXVV 快_捷ZVVV 怀_疑TURU 怎_么VVTV
思_路VYVV 总_是PPOR 总_结YWTV 总_表WWZV 恢_复TUQU 息_$UTTU 息_中VUYX 息_都WYWW 息_队VVYV 情_况VTTU 想_知aZXZ 想_要UUTV
意_义XXeX 意_了UWaW 意_思TUTU 感_，dWVV 慢_$WTTU 慢_，XYUV 懂_$XZTW 懂_。dVVW 懂_中XZbW 懂_了aVVV 懂_前VaVV 懂_，USSU
成_$ZaaY 成_ⓝVYTW 成_ⓠUXUT 成_一UUUU 成_几aWWV 成_功SQQS 成_的UYVW 成_绩VTVV 成_英TSTT 我_$TVWU 我_,UUTV 我_commitXgXY
我_一XYUU 我_上VXVV 我_不aVSU 我_也TPUW 我_习bWWW 我_人aaXW 我_从TQSU 我_们PbjZ 我_們VZhY 我_做bZSX 我_先TSTU
我_再USTU 我_写VUSV 我_列ZWWW 我_刚VUTU 我_前TTSU 我_加VcYW 我_升bUWV 我_去UUUV 我_反VYVW 我_只iZWY 我_叫cUSV
我_和ZVZW 我_哋WWdY 我_哪YWUV 我_喜YYTV 我_在dUPQ 我_好UVSV 我_学eXWW 我_就UWXV 我_左cVTW 我_带aXaX 我_干bWVW
我_平eYXX 我_很YZUW 我_得dVUV 我_心cXVW 我_怀VTVV 我_手XTSU 我_才ddTX 我_打WTUU 我_找WXVU 我_把SQSV 我_指cWWV
我_提XbWW 我_搞eWTV 我_改TUUV 我_放TSUU 我_是pZRW 我_更VUSV 我_最WURV 我_来XZWW 我_没ZXXW 我_点ZbZY 我_猜TUTU
我_现XSUU 我_用dYVV 我_白fVUW 我_的ZYVT 我_看VXWS 我_真ZYWW 我_眼ZaWW 我_管bVXW 我_翻XXWW 我_老WXQU 我_能UZVV
我_自YTTV 我_色bVWW 我_英fWVX 我_要UXVV 我_讲WUQV 我_说XZUV 我_调YVUV 我_转VUXV 我_还WXRV 我_这YYUX 我_选beVX
我_都XXUW 我_靠VbWW 或_者UWRV 截_断VVSV 截_稿XVdX 户_号WXZV 户_是XZfX 户_那VWZV 房_$WWbV 所_以WTXT 所_有TWVU 手_上USWV
手_册VUSd 手_动TSTT 手_工TTST 手_把ZWZW 手_机VXUV 手_骨bWWW 才_看UZWV 才_算WWZX 才_那VUVU 打_出UTRT 打_印VUVU
打_回WXaW 打_头YaaY 打_字VWTW 打_开QQQU 打_比bXVW 托_管VVZV 扩_到WWZW 扫_描UVVZ 批_的aXWV 找_dbaWWYd 找_不VUTU
找_他WWWY 找_刘XXWa 找_小XVYX 找_数WVYb 找_阿WVaV 把_ⓠUUSU 把_密WaWW 把_登TTST 把_这TWWW 把_那UPVU 投_票ZZla 护_士VTVV
报_ⓝUUTT 报_价WXZW 报_备WVaY 报_表VXZU 报_警VSVW 报_错TUSU 拆_出VSVV 拆_成WWXV 拆_掉XWbX 拉_$WYaW 拍_板XWWW 拍_的VUbV
招_呼XdaW 择_器UTUU 括_号UWUU 拿_$WXUa 拿_不VXTV 持_$VZVV 持_nodeWdWW 持_到VaWV 指_针VVRU 按_ⓠYYXV 按_北VYaW 按_它YaWW
按_这WYYX 按_那VVUZ 按_钮SSTS 挪_到UUWX 挺_好aaTW 换_ⓟWWZb 换_了WVUW 换_人XWbW 换_成TWVV 换_算ZWVW 换_组bVWV 换_，VSVV
据_$VUVV 据_ⓝWXbW 据_冒WZVW 据_只VVaV 据_库WXTU 据_，UUSU 捷_键aVVV 授_权VVYX 掉_$UWWU 掉_了VUWV 掉_到UUSU 掉_没UTSU
掉_，TVVV 排_序TTRT 排_班VVXV 排_的bWUV 接_$Zeda 接_newcWVV 接_了WaYW 接_口WVVV 接_改WbVV 接_着WVUV 接_线YXWZ
接_给UTTU 接_说cbWY 接_贴WWSV 控_机WWZW 推_荐YXWV 描_件VVVY 提_mrVZWa 提_。WaWW 提_了TTST 提_交VYUS 提_到WVYX
提_前VYZW 提_单XXXa 提_示UTTU 搜_$XcXX 搜_索TQUS 搞_不VTQU 搬_到YXcZ 搬_家VVUZ 撤_回UTTU 擅_自XcXX 操_作WSVV 支_$WWTZ
支_上VVTV 支_从ZbYW 支_付VWXV 支_名VaZV 支_持SVVU 收_一XeXX 收_到TSST 收_拾YZXW 收_，WWZW 改_$TTVU 改_不WWeX 改_了VYVV
改_代UVSV 改_到WZbX 改_动ZgWU 改_哪aYWW 改_回USQT 改_完XZXX 改_就VbWW 改_成QRUN 改_改ZVVV 改_用YYeZ 改_的WTVU
改_，VWVV 放_ⓟYXbZ 放_一TWTT 放_后VXWV 放_在UVXT 放_宽YYbX 放_最YVUV 放_着UTTU 效_果UTVV 教_程ZWVW 敢_往YbVW 数_$VSWV
数_,VbUV 数_。USTU 数_值XWZU 数_写WZWX 数_字WXWW 数_学bXVW 数_就VTVW 数_式aYXX 数_据TVWW 数_的VRVV 数_，XZXV 敲_字dWVW
敲_定WVdW 整_个VVXV 整_文dXWW 文_$YYVV 文_,VcXV 文_。XZXW 文_书cWWW 文_件UVUV 文_写ZVVV 文_就YZYX 文_投WVYW 文_格VYUU
文_档VVUW 文_用WcXW 文_的TSTU 文_，aXYV 斜_杠VZZV 新_增XZWW 新_文WaVV 新_的SVUV 新_说VVRV 方_案WVVW 方_的VXVV
旁_边WXVU 日_历WXWd 日_志VWWV 日_期UVUU 日_本eYaX 旧_的VWZV 早_上VXWV 早_就WVbc 时_$USVU 时_任UUTU 时_候WWVU 时_没UTTU
时_间WXYV 明_$XVVU 明_写XabY 明_在WWVd 明_天QPNR 明_年WWcX 明_早TSRT 明_白VVTV 明_，ZVVV 昨_天UWXU 昨_晚UUUU 是_$UZUV
是_armdWXW 是_bashcaWX 是_fishaXUV 是_mysqlWXZW 是_npmXdbW 是_pnpmXaVW 是_ubuntuaXXW 是_yarnWbZW 是_ⓝVUZW 是_ⓟWXYY
是_ⓠVXWV 是_ⓤWVUa 是_一UUUU 是_三VXaW 是_不MPMQ 是_两WXbW 是_个eVSW 是_什TUVU 是_做cXXY 是_公XZVX 是_北VVYW 是_后XSTV
是_哪VVSU 是_学YVWV 是_安WXbW 是_小XVdW 是_常XabX 是_干USTT 是_我aVVV 是_按TWWU 是_改dXVV 是_旧WWWY 是_时SRPT
是_有UURT 是_每VTVV 是_没VVSV 是_爱bVUV 是_生Xbcb 是_程YXUV 是_空TTST 是_结VaWW 是_给UTVV 是_色VbWW 是_说UTVU
是_谁UUSU 是_这VUTV 显_示SOQR 晚_上VVXW 曲_线VVTW 更_喜VTSU 更_新VVVX 更_说WZVX 最_低WXaV 最_后VUWV 最_多UTTV
最_大USTU 最_新VUTa 最_近XUSV 月_$VUYV 月_ⓝWVaV 月_一WWaW 月_十WUbW 月_底VXaW 月_的UTTV 月_起WXVW 月_，WWaY 有_$UVUZ
有_ⓝWVaX 有_三UTUU 有_两VUXV 有_个UQST 有_事XYZc 有_人TRRS 有_多TTST 有_数ZWWW 有_没SSPT 有_测WZVW 有_点TTTU 有_空bUUV
有_这SSRT 有_鉴XeXX 有_错WYXW 有_问VVUb 有_，XYXX 服_了TTSU 服_务UVXV 服_，bYWW 朝_下VVaW 期_从WXbW 期_前TTRT
期_选UUUU 期_间UTUU 本_人gXTX 本_在VVWX 本_地SVUU 本_开ZfWX 本_得VaZW 本_按VVaW 本_提WWbW 本_都WXXX 本_里XYUX
本_，VVVU 术_语aYWZ 机_上VWUU 机_了WWab 机_号UXVV 机_器VWYV 机_房WXZX 机_换WWaW 机_，XYZW 杂_的bZWW 权_限WVVW
李_老XWZX 条_$USTU 条_，UWTU 来_$VVWU 来_,TTST 来_。WXWW 来_一YVVV 来_了RVWU 来_就WUTW 来_是TUTU 来_没TUUU 来_的VVWU
来_着TTTT 来_等WaWW 来_那VVVY 来_问XaWW 来_，XVWV 板_$VWXY 板_了WWbW 板_在VUTa 板_子UXbW 板_是aWWX 板_机VUVZ 构_组XYZX
果_$TTST 查_$XWWa 查_一RRPS 查_线YaXU 标_准WWVV 标_注VUWX 标_签VTVY 标_红SSRT 标_统WWdW 标_题UUTU 标_黄TTRT 校_的WWYV
校_验QMJQ 样_$UXWT 样_,VVTV 样_。aeZX 样_好WaWW 样_就aXWW 样_我WYVW 样_的TTST 样_，VXVV 核_心WXXV 根_本ZYVV 格_,VYUV
格_式UXVV 格_，VXYV 案_,WVTV 案_不YWUV 案_再XdYX 案_室XWWd 档_$WVSW 档_ⓠWWaX 档_和VaWV 档_在VTSX 档_格WVdW 档_案WTTZ
检_查VTUV 楚_，YXVV 概_念bYXX 模_块XZXU 模_型VVXV 模_式TUUU 模_板WUVa 次_$UTWU 次_了YgYX 次_先TSTU 次_发WYVV 次_只ZXVV
次_就UVUV 次_打TSST 次_改YXWV 次_给WZWW 次_那VYVU 次_都WXWX 欢_先eaWW 欢_函eXWW 欢_用bWWX 止_在YgYX 正_常TSUU
步_骤WXWW 死_$UVTT 死_版VaVW 段_一adbX 段_代TTTU 段_英cUVW 每_一XWSV 每_周WSXV 每_天XUZY 每_季XYfX 每_次VVUV 比_方bcWX
毛_病YXRV 气_改WbWX 气_象WWWZ 永_远UWSU 求_的XXaX 沙_箱WWZW 没_了UVWW 没_事TUTU 没_人WVYV 没_想SSTT 没_搞STTT
没_有WWZU 没_权WSXY 没_用UUQV 没_看UUSU 没_碰aWWW 没_续WXbX 没_见TTTU 没_让ZbXW 没_说TTTU 没_问VRQU 法_$VVXU 法_务YYXZ
法_我ZYVW 注_册TTUT 注_意YWYW 注_释WaWT 流_程VWVY 测_只WcYZ 测_试XWWW 消_了VWZV 消_息UWVV 涉_及YYVV 清_单VVTY
清_楚WWVW 清_空WaXY 源_走VVUf 滚_动UTSU 满_ⓝUUSU 漏_一eWYW 演_示UWXW 灰_度WWXX 灾_备XWaW 点_$UUVT 点_,TUTU 点_一XYVW
点_了TVTU 点_以WXXW 点_会YYYb 点_击TSRT 点_名VaVV 点_后USYV 点_哪WbYW 点_头XYZX 点_是VWYV 点_的YWVW 点_，VTUT
焊_接cVVV 然_后TUST 照_片URUU 照_着WXXV 照_表XWYZ 照_这dcXY 爆_了UUTU 爱_好bWVW 版_$VXWW 版_不YZeY 版_了XWbW 版_在VVUZ
版_本UVUU 版_的VVXV 版_，VVYV 物_车TRRT 猜_$dVVV 猜_。VWWb 率_不XZdX 率_的WWZW 王_$dWWW 玩_家VTVV 环_境UVWW 现_在VVXR
班_,ZUVV 班_了UTSU 班_是YWaX 班_的VYWW 理_,VSXW 理_图VVUe 理_由WWUW 理_，USTV 生_产VWXV 生_命dWVW 生_成UXXW 生_的WYdW
用_$UTYV 用_dayjsXZXW 用_gplVbUV 用_momentXbXX 用_npmYWVV 用_pipVVSV 用_pnpmXYUW 用_uvVcVW 用_ⓟVYUU 用_ⓠVZTV 用_下XZVV
用_中UcWW 用_了WWVX 用_再ZZXX 用_分WZWW 用_我UVSU 用_户UTVT 用_手YaVV 用_拼XXYV 用_文VZTV 用_的WVXW 用_等bVUV
用_管UQRU 用_给XVWX 用_英XZXV 用_这UTVU 用_，VWXW 由_我YWZW 由_放ZcWW 甲_方VVYT 电_子VVUX 电_脑WXWW 电_话VUUV
画_图WZVV 留_$USUU 留_ⓝVSWV 留_从XYaY 留_的WZVX 留_着UUUU 疑_问WWWZ 登_$WWWf 登_录USTT 登_记XYYY 白_名XVYb 白_天ZYZY
白_，YUUV 百_行VbXW 的_$VUWV 的_,XYYU 的_apiWaZW 的_sqlZaZW 的_ⓟSTUd 的_ⓠZVab 的_。WUVW 的_一USUU 的_上VRUV 的_不URUU
的_东YaWX 的_事VVWY 的_产WYdW 的_人UVUU 的_会VWYW 的_分UXXT 的_制WWVa 的_原VTUX 的_变XbXX 的_命SUQU 的_回VYWW
的_在WVVX 的_地WVRW 的_字abXa 的_小VVTW 的_就UYWV 的_库UXVU 的_数UWXU 的_文VVXV 的_时VWVT 的_是VWXV 的_权aYWW
的_标VUTU 的_测YbYY 的_源XXVi 的_目WXZW 的_组ZXVZ 的_结VRVV 的_群VVaT 的_老WWXZ 的_脚VbYV 的_要TSRT 的_计XaWX
的_说ZWUV 的_那TWVV 的_都UWUW 的_错VWSV 的_问UVSU 的_阿WVUa 的_，XYYT 监_控VTXX 盘_$VUUc 盘_ⓟWVWc 盘_ⓠWWWa 盘_的XWVY
目_前TTST 目_名VUUX 目_录UWWV 目_里XbYW 目_，XWWY 直_接YYUW 直_说WaWW 直_这YaXX 相_关WVVZ 看_,VVSW 看_githubVVWa
看_grafanaWWZb 看_ⓟWWTY 看_。UUVT 看_一TTVT 看_下QQRQ 看_不caXW 看_了TRLT 看_代dXYX 看_全SSRS 看_到WUTU 看_完UUPU
看_得cZXW 看_是RRPS 看_板VVVY 看_的WbWV 看_看QOOR 看_着XWUU 看_长WdWW 真_用WbXW 真_的UTUU 眼_就dYVW 眼_睛bZSV 着_$RTTU
着_不TTST 着_像aXTV 着_就aeZX 着_玩eWVW 着_舒ZZWW 着_问aeXX 着_，STRU 知_道VTTU 短_一XaVW 短_信TUVU 短_，WYXX
石_墨VUTb 码_$TTRV 码_ⓝUSTU 码_一VaVV 码_在VVVZ 码_块ZkWX 码_对WVZX 码_注WbXX 码_评VbVV 码_请ZaXX 码_里VWUV 码_，WVWU
砍_了WWZW 砍_掉VWXV 硬_件VSVU 确_到XXbX 碰_到XZWV 磁_盘UTUV 示_ⓝUTSU 示_ⓠSRQS 示_，UUSU 神_策XVYX 禁_止VWST 禅_道WWXb
离_的WXbW 离_线VSVV 离_职WVYW 科_普bXVW 秒_内UTSU 秒_，WYXW 移_到TSQT 移_动VSWW 程_是WWaW 稱_用cVYV 稳_定TTST
稿_在WVWZ 稿_子WVYV 稿_里WYZV 空_指UTUU 空_的USUU 窗_口WVZX 站_,WVVZ 章_$WWaW 端_一WWaW 端_不VQWV 第_ⓝSQRT 第_一VTWV
第_三UVUV 第_二NTUU 等_我VWWV 答_先aXVW 答_案WXRU 筛_选UTUU 签_了WXaW 简_短VZVV 算_$XVYW 算_了RQUU 算_法UQVV 算_错VbVW
管_$UVVU 管_理UWYV 管_，VXVU 类_型UZRV 粘_进bWVV 糊_弄YaZW 系_统UTUU 素_材VVVX 索_引UUUU 索_索TSTT 繁_體WZWW 红_绿aYWW
约_$cZXX 约_定WVVa 纪_要WWXX 线_上WZYd 线_的VVVY 线_程RSPR 组_了YWeW 组_件XZWX 组_会VYWV 组_的TUUc 组_织WWWb 组_统VYZV
组_里XYZY 细_一dVUW 终_端XaUV 经_挂WWaY 经_理VUUV 经_费WVZX 结_构XXWW 结_果UVUV 结_论ZcWV 给_个URSU 给_代WaUV
给_我VYXT 给_接VbVV 给_的TTSW 给_结gdWY 给_老aVUV 统_一YbeY 统_是bXYY 继_续UUVU 续_$USVV 续_了WZbY 维_护VWWW 维_老VVUa
维_表VUWa 缀_，cXbW 缓_存UPUT 编_号WVWW 编_码VWXW 编_译VVWT 缩_进WZWW 网_,VWZV 网_ⓠXXUd 网_关TVYT 网_宿XWaW 网_盘WWUb
网_，TVST 置_顶XWVe 群_,VVVc 群_ⓠWWbX 群_上XYWW 群_公XWVd 群_的XWYY 群_里SUUU 翻_成XVSV 老_周YbZX 老_太WVbV 老_实bVVV
老_板VUVT 老_的WXYZ 老_花bYVW 者_,WWaW 耗_时UVSV 聊_天VYUV 职_了XXYX 背_景XWVV 能_不XVSU 能_会TTRT 能_做YWVV 能_别cZXX
能_动WdZW 能_合VYYV 能_在VWYV 能_少ZZWW 能_断WXbW 能_是UTTT 能_有VYVV 能_核dYVW 能_用WWVV 能_看VUNT 能_装WWdX 脑_,aVVV
脑_是XVaW 脚_本VXWV 腾_讯WWWX 自_动SSRV 自_己WXWV 自_研VTYV 舍_五UUSU 舒_服ccTX 船_上VUaV 色_值WXaW 色_弱eaWX
色_，STTT 花_钱VaYV 英_文YZXV 英_语bYXX 范_本WWXd 荐_的bXXX 蓝_湖WVUh 行_$UVUT 行_,UTUT 行_。UUVU 行_别XZXX 行_宽YdZW
行_就VXVW 行_是WXSV 行_那VTVV 行_里WaZV 行_，XVWU 补_一TTTT 表_名WZXV 表_在VSTf 表_头TTTU 表_情WbWW 表_改WWYV
表_是WVWb 表_格YWOV 表_每VVRW 表_的TVVX 装_不XWWU 装_东VbZW 要_$YYXc 要_一UTSU 要_三URVU 要_不OMJP 要_两VZVV 要_做TSRU
要_先XWYW 要_再WaVW 要_写XYYW 要_加VVTV 要_动UURU 要_去WVVc 要_吞aZbW 要_在WaWV 要_寫VZWV 要_带VZUU 要_找VUVa
要_把VVRV 要_是UURU 要_更WcWX 要_有TTTT 要_求UTVT 要_用TUST 要_的WXWW 要_直WbXW 要_看VSVZ 要_给VVXV 要_自UYVV
要_走WWZV 要_过WYaW 要_重UQVU 见_$XYVV 见_过TTTT 规_则UWWX 规_定VXTV 规_矩YbcW 规_范TUVV 视_频VVUV 觉_得SSRT 解_析VUTU
解_释ZVSV 解_锁UTSU 請_用WZVW 變_數XbYW 计_日TSTT 计_量WWVe 订_单TTTV 认_$VYZV 认_ⓝVSVV 认_值UTSU 认_我eVWX 认_这XYaX
让_你YaZW 让_我WWWV 训_练VWWW 讯_云WZZW 讯_文WWVZ 记_住WVWV 记_在VVVd 记_录VVRZ 记_得RSQS 记_本aXXX 讲_$TUSU 讲_原aVVV
讲_得ZWUV 讲_的VdWW 讲_过VbYX 许_出ZbdX 论_再WbVX 论_放dZXY 设_备UTUV 设_置TRQU 设_计VVWW 评_审WZbY 评_论UTUU
诉_我VVVU 词_,WaXW 译_ⓠWdZW 译_过TSRT 试_$UVNU 试_。VWSV 试_了VYUV 试_再ZVWW 试_服WWZk 试_机WSWX 试_环VUVY 试_用VZWV
试_试SSST 试_账VVVX 试_逻UTTU 试_，SQQS 话_写VZVV 话_去WVVa 询_。XdWX 该_是UUTU 该_这ZZWX 语_气TUUT 语_法VVWU
语_雀VVUd 语_音YUWV 说_$WUTW 说_ⓠaaWV 说_一VaWW 说_不RMST 说_了YaaZ 说_他NKGN 说_以TRST 说_别SRRS 说_好YZcX 说_怎XfXX
说_我ROPS 说_明ZZWY 说_的XVXW 说_能cWWW 说_话XVWV 说_过XXbW 说_这RQPS 请_用ZaVW 请_记VUZU 读_$WWYY 课_题WXWa 谁_$dXZV
调_到TSRT 调_去WVZU 调_用UUTU 谢_谢VUTU 象_数VVUc 负_责VWYV 财_务WVWX 责_$XWdW 败_的WYWW 账_号WWVX 购_物TRRT 贴_$WZWX
贴_在WVWZ 贴_给TTTT 资_料XVXZ 赖_$VXPV 走_iaYYV 走_ⓟXfZY 走_不UTSU 走_工WWcV 起_发XXbX 起_来SRRT 起_，WZVW 超_时WVWV
超_过VVUT 跑_$VWZV 跑_makeXaXY 跑_一UWWU 跑_到UTTU 跑_在VYbV 跑_完TSTU 跑_训WcZW 跑_起VTSU 跑_超WbWW 跟_不gaTW
跟_你WUWU 跟_我YbSX 跟_着XXbW 跟_领WcWW 路_线WVVa 跳_板VUVZ 跳_步aWVW 转_岗ZVVW 转_成TTRT 软_件ZXXW 辑_器VaWW
输_入VUTV 输_出UVUV 辛_苦UTUU 边_$UUTU 边_只VYcW 边_是VZVV 边_的VXYW 边_网XWaV 达_梦VVZW 迁_到VWYV 过_$VTWU 过_,UYVV
过_ⓝUSUT 过_了SUVT 过_去VXVU 过_期TQTT 过_来VTVU 过_的WWWX 过_程WYVV 过_这SSRT 过_，UTVU 运_维XYYY 近_ⓝTTQT 返_回VURS
还_在UMVS 还_是UTVU 还_有WWWV 还_没TQST 还_记UTSU 这_一TQRT 这_三USTU 这_两UQTT 这_个WVVW 这_么WYYW 这_事WWdZ
这_仓WfdW 这_份TSQT 这_会TSST 这_儿XdXX 这_几TSPT 这_周UTTU 这_块XVWY 这_套WWZW 这_库WZVV 这_张UVVU 这_是YbYW
这_样XaWU 这_次VUPT 这_段SSST 这_点dXXX 这_版UWTU 这_种ZbXW 这_边WXXX 这_里SRUT 这_项WZXW 进_不VZWV 进_两WbWW
进_仓WiXV 进_去WUUU 进_日YfYY 进_来XVWW 远_不WXUV 连_的VUYZ 连_真ZdYX 退_休cZXY 退_役WWaW 退_款UVTU 选_了VXYW
选_型VYWW 选_择UTRU 选_项VaVW 這_種YbWW 遇_到VYUV 過_了VVYV 道_歉WbUW 道_，VRVV 避_开XacX 那_$XVXc 那_一WXTW 那_个USVY
那_些abWW 那_份USTV 那_儿WUUb 那_台TVZU 那_块WUVW 那_天VSWV 那_头YWgY 那_套XYZY 那_张VVUX 那_批VWaV 那_是VZWX
那_段XVUV 那_种YaWW 那_篇VUUc 那_行TUTT 那_边UVXW 那_里UVTU 邮_件UTVV 邮_箱VVVY 部_分VRUU 部_是VbXV 部_用aUWV
部_的WWWa 部_署TUVW 都_一VYVV 都_不UVWU 都_写UVUW 都_在SOUZ 都_得VZUV 都_报UTUT 都_按YYYX 都_改TUVV 都_放WVYb
都_是WUVT 都_用VZVV 都_要UaVP 都_走ZZeW 都_这WaUU 都_问YZWV 配_置VVXV 采_购WVaW 释_$WcUW 释_,WZYX 释_不ccYW 释_写XaYX
释_的WZVV 里_$WVWb 里_,SUTV 里_不XZZU 里_先URUU 里_写UUVT 里_别ZXVU 里_加TSTT 里_搜XXXd 里_没XVXV 里_的WWVW 里_统XZWW
里_那UUUV 里_都VaWU 里_面SUUY 里_，WXWc 重_写VSWV 重_启TVSU 重_复TVTU 重_新TSSS 重_试UVVU 量_$VTUX 量_名WWVV 金_额VWWV
钉_钉WVWY 钱_的VYWV 银_机WWZW 铺_垫ZaVV 锁_死WZUV 错_$TUTV 错_,TTST 错_了UUWV 错_别VYUW 错_误QWUV 键_字XbWW 镜_像WWXW
门_店VTYV 问_。VZVV 问_我YbXW 问_清WZXW 问_题USUU 间_。VWSV 队_列UVXV 队_维VVcV 阿_坤WVVZ 附_件USPV 降_到UUTU 限_$aWVV
限_,XXaY 限_ⓝVTUU 限_找VVUZ 限_改TTST 院_内VVYV 隔_壁UUTU 隔_离WWYW 难_受ZWVV 集_群XYZX 需_求WWVY 靠_这WaZW 面_,TVVU
面_带XccX 面_改WWVZ 面_要TSST 面_试TSRU 面_跟abXW 面_，VWVZ 音_$eYWW 页_$VRVY 页_的UVTU 页_面XYXW 页_，USWV 项_目WWXY
顺_带XYYX 顺_序VWTU 顺_手WWXV 须_两YcXY 须_带VXTV 预_发VYZW 预_览SRRS 频_道XWYd 题_$XTRT 题_,SQQS 题_去WWWZ 额_都WWdW
飞_书XWYb 首_页UTWW 香_港WWbV 驼_峰WYWV 验_收VVaV 验_证VUTU 验_都VbWW 验_，UTTU 骨_折bWWW 體_中ZWWV 高_中ZWVW
黄_了WXaW 默_认UTRR ，_caYTW ，_esXYbZ ，_gitWaWW ，_googleXcXW ，_javabXWX ，_pptWXba ，_sqlUaWV ，_ⓝWWWW ，_ⓟUUXU
，_一XXXW ，_上XYYX ，_不XWWU ，_中TTSU ，_为TSST ，_之ZXYY ，_人VSVV ，_从VQTV ，_他VWYY ，_代VTWV ，_但VTUU
，_你WXZY ，_做VZVV ，_像WaXW ，_先TRQR ，_全WXeX ，_其VVUU ，_内VVXV ，_再VTXV ，_写VUVU ，_出WVZW ，_刚WWTV
，_别VUVV ，_到UUUU ，_前VXVW ，_加WVWV ，_历XXYX ，_原XWXY ，_又TOUU ，_只TTRQ ，_叫YWVX ，_合VVXW ，_国WcYW
，_在VVTW ，_大VXWV ，_太TSST ，_安WYXV ，_审UUYV ，_密WWXa ，_就UTQT ，_展VVaV ，_帮SSSS ，_应TTPT ，_微VWWe
，_快YVVV ，_怎TSST ，_我YYTX ，_所XVaW ，_把UQRT ，_投XYbX ，_按TUWY ，_挑YYVX ，_换UWVV ，_改UWVU ，_放VZXV
，_整bUXV ，_文WVXY ，_新XaYW ，_日WWaV ，_旧WXZY ，_是TSTT ，_最TTRT ，_有VTUV ，_查USUV ，_每VVUV ，_比WZVV
，_没WXYV ，_法ZVcW ，_测WXbT ，_然WXXW ，_现VXVU ，_理ZYXY ，_用VZSV ，_甲WXaW ，_直YTTU ，_省VXYV ，_看ZUUU
，_真TSUU ，_移UTUU ，_等QQPR ，_组WbfX ，_统ZZWV ，_网USTU ，_翻XbWX ，_老WUYX ，_脚XVUa ，_要WXWW ，_讲SYVV
，_评WVYW ，_说VQMR ，_谁VWXX ，_超XXXU ，_跑TSST ，_还SUSU ，_这ZYWU ，_那XZYW ，_都VYVV ，_重UWTV ，_项WXXY
，_默VXTV ：_$TSST ：_ⓝUUTU ；_$QMMQ ？_$SNMQ
"""
