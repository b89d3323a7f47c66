/** Single days, of which nothing is told. */

/** What is counted in a week: 一周三次, 两三天. */
const COUNTED = '[次个年岁遍趟]|[两二三四五六七八九十几半](?:次|个(?!人)|遍|趟|天|年|岁)';
/** A day of the week; not 一周一次 and 下周一定. */
export const WEEKDAY = new RegExp(
  `(?<![一两二三四五六七八九十几每半\\d])(?:周|星期|礼拜)(一(?!${COUNTED}|[定直起般样回节点来]|会儿)|[二三四五六日天](?!${COUNTED}))`,
);

/** A day of the calendar, or the choice of one. */
export const CALENDAR_DAY =
  /\d{1,2}月\d{1,2}(?![\d月个])[日号]?(?!.{0,6}(?:出生|生的))|[一二三四五六七八九十正冬腊]{1,2}月[一二三四五六七八九十廿初]{1,3}(?![一二三四五六七八九十廿初月个])[日号]?|哪(?:一|几)?天(?!都)|几号|\d{1,2}号(?!线|楼)|黄道吉日|择日|择吉|吉日|[挑选看定].{0,8}日子|哪个日子|良辰|几点(?:钟|出|去|开|合适|好|吉)|流日|日子(?:好(?!过)|合适|吉)|挑个?日子|帮我.{0,4}日子/;

/** A day that is named from today on. A question that names a longer time asks for that. */
export const NEAR_DAY = new RegExp(
  `${WEEKDAY.source}|(?<!聊)今天|明天|(?<!大|先天)后天(?!努力|因素|培养|弥补|补救|形成|环境)|大后天|昨天|今晚|今日|明日|这周|本周|下周|上周|周末|这个?星期|下个?星期|礼拜|日子好(?!过|不好过|起来|一点)`,
);
