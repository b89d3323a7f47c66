/** Whether an examination with a time of its own is passed: by the month of its next sitting. */
import type { Sign, Timed } from '../matters/matter.ts';
import { type Exam, examIn, isNear, nextSitting } from '../understand/time/exams.ts';
import { daysUntil } from '../understand/time/named-days.ts';
import { luckMonthOfDate } from '../understand/time/months.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import type { Asked } from './asked.ts';
import { limitsOf } from './asked.ts';
import { monthsFromNow, monthsLuck } from './luck/months.ts';
import { toneName } from './luck/signs.ts';
import { eventsTold } from './beside.ts';
import { monthName, signOfMonth } from './period.ts';

/** Days before a sitting in which nothing new is learnt. */
const LAST_DAYS = 40;

/** Where nothing is written: the time goes into speaking. */
const CLOSE_INTERVIEW: Readonly<Record<Sign, string>> = {
  good: '有希望过，讲得稳就好',
  even: '过不过看临场，先把试讲练熟就有机会',
  bad: '会吃力一些，先把开头两分钟讲稳',
};

/** In the last weeks: what is already prepared counts. */
const CLOSE: Readonly<Record<Sign, string>> = {
  good: '有希望过，稳住会做的题就好',
  even: '过不过看临场，会做的题拿满就有机会',
  bad: '会吃力一些，先保会做的题，难题留到最后',
};
const CLOSE_ADVICE = [
  '剩下的日子不碰新题，每天把错题和要背的过一遍，按开考的钟点睡和起',
  '准考证、证件、去考场的路提前备好；考前一晚早点躺下，少睡一会儿不碍事',
] as const;
const DRIVING = [
  '考的是手熟：请教练只陪你练最容易扣分的那一项，一次练四十分钟',
  '考前一天去考场模拟一把，点位记在纸上',
] as const;

const INTERVIEW = [
  '每天抽一个题目，二十分钟备、十分钟讲，录下来听一遍，只改一处',
  '进门、板书、收尾各练顺；结构化的题先说做法再说理由',
] as const;

/** Advice for an examination that is held all the time, or weeks away. */
const adviceFor = (exam: Exam | null, matter: Timed, close: boolean) =>
  exam?.name === '驾照'
    ? DRIVING
    : exam?.name === '教资面试'
      ? INTERVIEW
      : close
        ? CLOSE_ADVICE
        : (matter.advice ?? []);

const ON_OTHERS = /进面|分数线|国家线|录取|名额|普高|重点|一本|二本|985|211|排名/;
const BY_OTHERS = '够不够线还看名额和别人的分，盘里看不出来';

/** Null for what is no examination, or one that is asked about in another way. */
export function answerExam(
  w: Writer,
  { understood, matter, lead }: Asked & { matter: Timed },
): Answer | null {
  const { text, asks, time, shape, day } = understood;
  const isExam = matter.topic === 'exam' || (matter.id === 'failing_course' && isNear(text));
  if (!isExam || (asks !== 'whether' && asks !== 'what')) return null;
  if (day && !isNear(text)) return null;
  if (shape !== null && shape.kind !== 'told') return null;
  if (time !== null && time.kind !== 'year' && time.kind !== 'months') return null;
  const exam = examIn(text);
  // 月考 and the like have no date of their own but the one that is told.
  if (!exam && !isNear(text)) return null;
  const year = time?.kind === 'year' ? time.year : null;
  if (year !== null && year < w.today.year) return null;
  const told = time?.kind === 'months' && time.months.length <= 2 ? time.months[0] : undefined;
  if (time?.kind === 'months' && !told) return null;
  const near = exam ? undefined : monthsFromNow(w, 1)[0];
  const sitting = exam && nextSitting(exam, w.today, told ? null : year);
  const [month] = monthsLuck(
    w,
    [told ?? (sitting ? luckMonthOfDate(sitting) : near)].filter((one) => one !== undefined),
  );
  if (!month) return null;
  const sign = signOfMonth(month);
  const close =
    isNear(text) ||
    (sitting !== null && daysUntil({ ...w.today, day: w.today.day ?? 1 }, sitting) <= LAST_DAYS);
  w.step(`看${exam?.name ?? '考试'}的月份：${month.ganzhi}月，${toneName(month)}。`);
  const name = monthName(month, w.today.year);
  return {
    lead: lead(
      `${name}${close ? (exam?.name === '教资面试' ? CLOSE_INTERVIEW : CLOSE)[sign] : matter.year[sign]}${exam ? `；${exam.name}${exam.when}` : ''}`,
    ),
    reasons: [
      eventsTold(w, `${month.ganzhi}月`, month, matter),
      exam ? '看的是那个月，哪天考以当年的公告为准' : '看的是这个月，一场考试还是看卷面上的功夫',
    ],
    advice: adviceFor(exam, matter, close),
    limits: [...(ON_OTHERS.test(text) ? [BY_OTHERS] : []), ...limitsOf(matter)],
  };
}
