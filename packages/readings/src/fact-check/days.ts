/** Days with their pairs: 2026年5月1日是乙亥日, 今天是乙亥日. */
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import { daysInMonth, toJdn } from '@ziping/bazi/time/calendar';

import { type CheckedText, unless } from './checked-text.ts';
import { PAIR, readYear, YEAR } from './words.ts';

const STEPS: Readonly<Record<string, number>> = { 前天: -2, 昨: -1, 今: 0, 明: 1, 后天: 2 };
const IS =
  '(?:（|，|的|：)?(?:日柱|日干支|干支|那天|当天|这天|这一天)?(?:正|恰|就)?(?:是|为|乃|逢|值|即|：|（)?';

/** The pair of a day that begins at midnight. */
const pairOfDay = (jdn: number) => ganzhi((jdn + 49) % 60);

/** Pairs of days that are named by their date or by their distance from today. */
export function checkDays({ each, facts }: CheckedText): void {
  const { today, birth } = facts;
  const pairIs = (jdn: number, pair: string, name: string, others: readonly string[] = []) =>
    unless(pairOfDay(jdn) === pair || others.includes(pair), `${name}是${pairOfDay(jdn)}日`);
  each(
    'year',
    `(${YEAR})年(\\d{1,2})月(\\d{1,2})[日号](?:（[^（）\\n]{0,6}）)?${IS}(${PAIR})(?![年月时]|大?运)日?`,
    (of, month, day, pair) => {
      const [year, m, d] = [readYear(of!), Number(month), Number(day)];
      if (m < 1 || m > 12 || d < 1 || d > daysInMonth(year, m)) return null;
      const isBirth = birth.solar.some((one) => one.year === year && one.month === m && one.day === d);
      return pairIs(
        toJdn(year, m, d),
        pair!,
        `${year}年${m}月${d}日`,
        isBirth ? [facts.pillars.day.ganzhi] : [],
      );
    },
  );
  const now = toJdn(today.year, today.month, today.day);
  each('year', `(前天|昨|今|明|后天)[天日]?${IS}(${PAIR})日`, (word, pair) =>
    pairIs(now + (STEPS[word!] ?? 0), pair!, `${word}日`),
  );
}
