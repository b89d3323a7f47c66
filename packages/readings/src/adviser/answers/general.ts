/** Answers that need no chart: what day it is, and how a chart is read. */
import { lunarText, solarToLunar } from '@ziping/bazi/lunar-calendar';
import { monthGrid } from '@ziping/bazi/month-grid';
import { dayAndTimePairs, kongWang, monthPair, naYin, yearPair } from '@ziping/bazi/pillars';
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import { jieAt, jieInstant, jieName, yearOfJie } from '@ziping/bazi/terms';
import { type ClockSeconds, DAY, fromSeconds, toSeconds } from '@ziping/bazi/time/calendar';

interface GeneralAnswer {
  reasoning: string;
  content: string;
}

const WEEKDAYS = '日一二三四五六';

/** Days from today that a question names. */
const DAYS: readonly (readonly [RegExp, number, string])[] = [
  [/大后天/, 3, '大后天'],
  [/后天/, 2, '后天'],
  [/明天|明日/, 1, '明天'],
  [/大前天/, -3, '大前天'],
  [/前天/, -2, '前天'],
  [/昨天|昨日/, -1, '昨天'],
  [/今天|今日|今儿/, 0, '今天'],
];

/** A question about the day itself, not about what it brings to someone. */
const ABOUT_DAY =
  /什么日子|几号|几月|农历|阴历|旧历|黄历|老黄历|干支|日柱|月柱|年柱|四柱|八字|节气|星期几|礼拜几|周几|节日|什么日$/;

const HOW_TO_READ =
  /(?:怎么|怎样|如何|咋)(?:样)?(?:去|来|才能)?(?:看|读|解|分析|学)(?:懂|明白)?(?:一张|一份|自己的?|这张|我的)?(?:命盘|八字|盘|四柱)|(?:命盘|八字|四柱|盘)(?:要|该|应该)?(?:怎么|怎样|如何|咋)(?:看|读|解|分析|学)|(?:命盘|八字|四柱)(?:是什么|是啥|什么意思)|什么(?:是|叫)(?:命盘|八字|四柱)/;

function sayDay(now: ClockSeconds, offset: number, name: string): GeneralAnswer {
  const { year, month, day } = fromSeconds(now + offset * DAY);
  const noon = toSeconds({ year, month, day, hour: 12, minute: 0, second: 0 });
  // Where the month changes on the day itself, the pillars are those after the change.
  const end = noon + DAY / 2 - 1;
  const jie = jieAt(end);
  const next = fromSeconds(jieInstant(jie + 1));
  const cell = monthGrid(year, month).find((one) => one.in_month && one.day === day)!;
  const pair = dayAndTimePairs(noon, 'next').day;
  const [pillarOfYear, pillarOfMonth] = [ganzhi(yearPair(yearOfJie(jie))), ganzhi(monthPair(jie))];
  const marks = [...(cell.term === null ? [] : [cell.term]), ...cell.festivals];
  const onChange = cell.term !== null && cell.term === jieName(jie);
  const changed = onChange ? `这一天交${cell.term}，交节之前仍算上个月。` : '';
  return {
    reasoning: `查${year}年${month}月${day}日的历。`,
    content: [
      `${name}是**${year}年${month}月${day}日**，星期${WEEKDAYS[cell.weekday]}，农历${lunarText(solarToLunar(year, month, day))}${marks.length > 0 ? `，${marks.join('、')}` : ''}。`,
      `干支是**${pillarOfYear}年、${pillarOfMonth}月、${ganzhi(pair)}日**，日柱纳音${naYin(pair)}，旬空${kongWang(pair)}。${changed}下一个换月的节是${jieName(jie + 1)}，在${next.month}月${next.day}日。`,
      '这一天对你是好是坏，要看它和你命盘里的日主怎么配，排出命盘才能说。',
    ].join('\n\n'),
  };
}

const howToRead: GeneralAnswer = {
  reasoning: '说看盘的次序。',
  content: [
    '看一张命盘，可以按这个次序：',
    [
      '- **四柱**：年、月、日、时各一柱，上面的字是天干，下面的字是地支，合起来八个字。',
      '- **日主**：日柱的天干代表自己，别的字都拿它来比。',
      '- **月令**：月柱的地支定季节，日主得不得时，先看这里。',
      '- **强弱**：再看另外几个字里，生扶日主的多，还是克泄日主的多。',
      '- **十神**：各个字对日主的关系，官杀看约束与职位，财看钱财，印看学业与依靠，食伤看才华，比劫看同辈。',
      '- **大运流年**：十年一步运，一年一个太岁，看它们补了什么、冲了什么。',
    ].join('\n'),
    '名词不懂就直接问我，比如“月令是什么意思”；要看自己的，先去排一份命盘。',
  ].join('\n\n'),
};

/**
 * Answers a question that needs no chart.
 * @param now on the clock of UTC+8; null where it is not known
 * @returns null for any other question
 */
export function answerGeneral(question: string, now: ClockSeconds | null): GeneralAnswer | null {
  if (HOW_TO_READ.test(question)) return howToRead;
  const named = DAYS.find(([pattern]) => pattern.test(question));
  if (now === null || !named || !ABOUT_DAY.test(question)) return null;
  const [, offset, name] = named;
  return sayDay(now, offset, name);
}
