"""Names by which people are known in a chat: Chinese surnames, and common first names."""

from __future__ import annotations

_NOT_NAMES = (
    "周报|周会|周末|周期|周[一二三四五六日]|程序|范围|范例|许[可多]|顾[问客]"
    "|马上|何[时处种为必]|黄[色金]|曾经|谢谢|夏[令天季]|罗列|宋体|杜绝|叶子|韩语"
)
SURNAMES = (
    rf"(?!{_NOT_NAMES})[王李张刘陈杨赵黄周吴徐孙胡朱林何郭马罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢"
    r"蒋蔡贾丁魏薛叶阎潘杜戴夏汪姜范姚谭廖邹熊郝崔邱秦顾侯邵孟]"
)
"""A pattern for the first character of a Chinese name; what only begins like one is left out."""
_FIRST_NAMES = """
ada alex alice amy andy ann anna anne ben bill bob carol chris dan daniel dave david emma eric eve frank george
grace hannah ivan jack james jane jason jim joe john jon julia kate kevin kim laura lena leo linda ling lisa liz
lucas luke mallory maria mark martin mary matt max meg mia michael mike ned nick nina oliver olivia pam paul
pete peter priya rachel raj ray rob robert ron ryan sam sara sarah scott sid sophie steve sue ted thomas tim
tina tom tony trent wei will zoe
"""
FIRST_NAMES = frozenset(_FIRST_NAMES.split())
"""What people are called who write each other, in small letters."""
