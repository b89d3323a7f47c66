import { castChart } from '@ziping/bazi/chart';
import type { Birth } from '@ziping/bazi/types';
import { describe, expect, it } from 'vitest';

import { findWrongFacts } from './fact-check.ts';
import { chartFacts, type ChartFacts } from '../facts.ts';
import { composeReport, type ReportInput } from '../reports/compose.ts';
import { REPORT_TYPES } from '../reports/types/report-types.ts';

const NOW = Date.parse('2026-11-22T04:00:00Z');

function inputOf(birth: Birth, hour_unknown = false, now_ms = NOW): ReportInput {
  return {
    chart: castChart(birth, {}, now_ms),
    record: { gender: birth.gender, birth_time_solar: '', hour_unknown },
    report_code: 'overall',
    now_ms,
  };
}

/** 庚午 壬午 辛亥 癸巳, a man; luck cycles from 癸未. */
const FACTS = chartFacts(
  inputOf({ calendar_type: 'solar', year: 1990, month: 6, day: 15, hour: 10, minute: 30, gender: 'male' }),
);
const [first, second] = FACTS.cycles as [ChartFacts['cycles'][0], ChartFacts['cycles'][0]];
const running = FACTS.cycles.find(({ current }) => current) ?? first;
const next = FACTS.cycles[FACTS.cycles.indexOf(running) + 1] ?? first;
const opposite = FACTS.strength.verdict.includes('弱') ? '偏强' : '偏弱';

const RIGHT = [
  '四柱为庚午年 壬午月 辛亥日 癸巳时，日主辛金，生于仲夏午月。',
  '| 年柱 | 庚午 |\n| 月柱 | 壬午 |',
  '年上庚金劫财相扶，月干壬水伤官、时干癸水食神并透，坐下亥水通根。',
  '月令午火，丁火七杀当令，日支亥中藏壬水伤官。',
  `${first.ganzhi}大运（${first.start_year}—${first.end_year}年，虚岁${first.start_age}至${first.end_age}岁）为少年所行。`,
  `${second.start_year}年起行${second.ganzhi}大运，虚岁${second.start_age}岁起交${second.ganzhi}运。`,
  '2026年丙午，虚岁37岁；2027年（丁未）三十八岁，2028戊申年。',
  '2026、2027两年（丙午、丁未）火旺，2026年、2027年（37、38岁）须留意。',
  '1990年庚午，周岁以生日计，2026年周岁36岁。',
  '二〇二六年丙午，今年虚岁37岁。',
  '日柱空亡在寅卯，年柱空亡为戌亥。',
  '《滴天髓》说“辛金软弱，温润而清，畏土之叠，乐水之盈”。',
  '命中没有华盖，若逢天乙贵人之年可得人助。',
  `格局为${FACTS.pattern.name}，不成从财格；用神为${FACTS.favourable.useful.join('、')}，忌${FACTS.favourable.harmful.join('')}。`,
].join('\n\n');
const wrongPhase = FACTS.favourable.harmful[0] ?? '';

/** A wrong statement, and the kind of finding. */
const PLANTED: [kind: string, text: string][] = [
  ['pillar', '年柱为辛未，根基稳固。'],
  ['pillar', '生于甲子日主见水。'],
  ['pillar', '庚午年壬午月辛丑日癸巳时。'],
  ['pillar', '月干丙火透出。'],
  ['pillar', '生于亥月，水旺。'],
  ['pillar', '丙申日坐下有财。'],
  ['pillar', '| 日柱 | 庚子 |'],
  ['god', '月干壬水正财，求财有道。'],
  ['god', '年干为正印。'],
  ['god', '时柱正财，晚年安稳。'],
  ['god', '日支藏七杀。'],
  ['god', '丁火正官当令。'],
  ['god', '2026年丙午（虚岁37），食神当头。'],
  ['god', '2027年丁未逢正财，宜守。'],
  ['god', '地支午的本气是正印。'],
  ['god', '年柱庚午，天干是正印，家教严。'],
  ['god', '亥中的比肩显出来。'],
  ['god', '2027年（丁未，虚岁38岁）为正财年。'],
  ['god', '2027年（丁未，正财），宜守。'],
  ['god', '2027年正财主事，宜守。'],
  ['god', '明年是正财年，宜守。'],
  ['year', '今年乙巳，宜守。'],
  ['year', '明年（戊申）宜守。'],
  ['year', '去年是丙午年。'],
  ['year', '2026年甲子、2027年丁未，火旺。'],
  ['year', '2026年丙午、2027年戊申，火旺。'],
  ['year', '2026年甲午，2027年丁未。'],
  ['year', '立冬入甲子月，事多。'],
  ['year', '2027年丁未年的甲子月，事多。'],
  ['year', '丁未流年的戊辰月，事多。'],
  ['year', '2026年乙巳，宜守。'],
  ['year', '丁未（2026年）宜进。'],
  ['year', '二〇二七年戊申。'],
  ['age', '2026年虚岁40岁。'],
  ['age', '2030年，四十五岁，渐入佳境。'],
  ['age', '50岁（2026年）。'],
  ['age', '虚岁50岁，即2026年，宜缓。'],
  ['age', '2026年丙午（从立春到次年立春），虚岁40，宜缓。'],
  [
    'age',
    `${first.start_year}年至${first.end_year}年（虚岁${first.start_age + 1}至${first.end_age + 1}），已经过去。`,
  ],
  ['age', '今年39岁。'],
  ['age', '2026年虚岁40岁、2027年虚岁38岁。'],
  ['age', '2026年虚岁37岁、2027年虚岁41岁。'],
  ['cycle', '现行甲子大运，水旺。'],
  ['cycle', `${second.ganzhi}大运（${second.start_year + 3}—${second.end_year + 3}年）。`],
  ['cycle', `${second.ganzhi}大运，虚岁${second.start_age + 2}至${second.end_age + 2}岁。`],
  ['cycle', `${second.start_year + 4}年起行${second.ganzhi}大运。`],
  ['cycle', `以2026年来说，人在${first.ganzhi}运里。`],
  ['cycle', `2090年正行${second.ganzhi}运。`],
  ['cycle', `目前正行${first.ganzhi}大运。`],
  ['cycle', `当前大运为${first.ganzhi}，宜守。`],
  ['cycle', `命主正走${first.ganzhi}大运。`],
  ['cycle', `${first.ganzhi}大运后半段，${second.start_year + 4}年，渐入佳境。`],
  ['day_master', '日主甲木，性直。'],
  ['day_master', '庚金日主刚健。'],
  ['day_master', '日主属水。'],
  ['void', '空亡在子丑。'],
  ['void', '申酉空亡。'],
  ['star', '命带羊刃，性急。'],
  ['strength', `日主${FACTS.strength.verdict.includes('弱') ? '身强' : '身弱'}，可任财官。`],
  ['pattern', '此造为从财格。'],
  ['pattern', '月令取正印格。'],
  ['favourable', `用神取${wrongPhase}。`],
  ['favourable', `命局喜${wrongPhase}。`],
  ['favourable', `${FACTS.favourable.helpful[0] ?? ''}为忌神。`],
  ['star', '年柱带天乙贵人与魁罡。'],
];

/** True statements that read like wrong ones. */
const TRUE = [
  '顺的月有己酉（2027年9月）、癸丑（2028年1月）。',
  '己酉（2027年九月）最顺。',
  '2026年丙午，虚岁37岁，2027年丁未，虚岁38岁。',
  '您虚岁37岁，2027年丁未火旺。',
  '虚岁37岁（2026年）宜缓，虚岁38岁，即2027年，宜守。',
  '2026年丙午，2027年丁未，2028年戊申，火土相连。',
  '2026年丙午、2027年丁未，火旺。',
  '2026、2027年丙午、丁未，火旺；2026年和2027年分别37岁和38岁。',
  '2026年甲午、乙未月宜缓。',
  '丙午、丁未（2026、2027年）火旺。',
  '2026年（丙午，正官）为正官年，明年丁未，七杀主事；今年孩子12岁，今后年年如此。',
  `目前正行${running.ganzhi}大运，尚未进入${next.ganzhi}大运。`,
  `目前距${next.ganzhi}大运还有几年。`,
  `${second.start_year + 1}年前后正行${second.ganzhi}大运。`,
  `走完${first.ganzhi}大运，${second.start_year + 2}年渐入佳境。`,
  `${first.ganzhi}大运之后，${second.start_year + 2}年渐入佳境。`,
  `${second.ganzhi}大运之前，${second.start_year - 3}年已有积累。`,
  `走完${first.ganzhi}大运，${second.start_year}—${second.end_year}年行${second.ganzhi}大运。`,
  `日主并不${opposite}，若命局${opposite.replace('偏', '身')}，则另当别论。`,
];

describe('the check of a text against its chart', () => {
  it('finds nothing in a text that is right', () => {
    expect(findWrongFacts(RIGHT, FACTS)).toEqual([]);
  });

  it.each(TRUE)('finds nothing in %s', (text) => {
    expect(findWrongFacts(text, FACTS)).toEqual([]);
  });

  it.each(PLANTED)('finds a wrong statement: %s in %s', (kind, planted) => {
    const text = `${RIGHT}\n\n${planted}`;
    const found = findWrongFacts(text, FACTS);
    expect(found.map((one) => one.kind)).toContain(kind);
    for (const one of found) {
      expect(one.start).toBeGreaterThanOrEqual(RIGHT.length);
      expect(text.slice(one.start, one.end)).toBe(one.said);
    }
  });

  it('accepts the date of the lunar calendar that a birth was entered in, and that of the Chinese one', () => {
    const tet = { calendar_type: 'lunar', year: 1985, month: 1, day: 1, hour: 10, minute: 30 } as const;
    const facts = chartFacts(inputOf({ ...tet, lunar_calendar: 'vietnamese', gender: 'female' }));
    expect(findWrongFacts('您的农历生日是正月初一。', facts)).toEqual([]);
    expect(findWrongFacts('您的农历生日是腊月初一。', facts)).toEqual([]);
    expect(findWrongFacts('您的农历生日是正月初二。', facts)).toHaveLength(1);
    const chinese = chartFacts(inputOf({ ...tet, gender: 'female' }));
    expect(findWrongFacts('您的农历生日是腊月初一。', chinese)).toHaveLength(1);
  });

  it('finds any statement about the pillar of an unknown hour', () => {
    const birth = {
      calendar_type: 'solar',
      year: 1990,
      month: 6,
      day: 15,
      hour: 10,
      minute: 30,
      gender: 'male',
    } as const;
    const facts = chartFacts(inputOf(birth, true));
    expect(findWrongFacts('时柱癸巳。', facts)).toMatchObject([{ kind: 'pillar' }]);
    expect(findWrongFacts('时干为食神。', facts)).toMatchObject([{ kind: 'god' }]);
  });

  it('counts the age of this year by the calendar before 立春, as the chart page does', () => {
    const birth = birthOf(0);
    const facts = chartFacts(inputOf(birth, false, Date.parse('2026-01-20T12:00:00+08:00')));
    const age = 2026 - birth.year + 1;
    expect(findWrongFacts(`您今年虚岁${age}岁。`, facts)).toEqual([]);
    expect(findWrongFacts(`您今年虚岁${age - 1}岁。`, facts)).toMatchObject([{ kind: 'age' }]);
  });

  it('finds nothing in right statements about 100 charts', () => {
    for (let i = 0; i < 100; i += 1) {
      const birth = birthOf(i);
      const facts = chartFacts(inputOf(birth));
      expect(findWrongFacts(rightText(facts), facts), JSON.stringify(birth)).toEqual([]);
    }
  });
});

const CODES = REPORT_TYPES.map(({ code }) => code);

describe('the readings of the rules', () => {
  // Before 立春, after it, and late in the year.
  it.each([
    ['2026-11-22', 90],
    ['2026-01-20', 45],
    ['2026-03-15', 45],
  ])('pass the check on %s for %d charts', (day, charts) => {
    const now_ms = Date.parse(`${day}T12:00:00+08:00`);
    for (let i = 0; i < charts; i += 1) {
      const report_code = CODES[i % CODES.length]!;
      const input = { ...inputOf(birthOf(i), i % 10 === 0, now_ms), report_code };
      const facts = chartFacts(input);
      for (const { text } of composeReport(input)) {
        expect(findWrongFacts(text, facts), `${report_code} ${JSON.stringify(birthOf(i))}`).toEqual([]);
      }
    }
  });
});

function birthOf(i: number): Birth {
  return {
    calendar_type: 'solar',
    year: 1925 + ((i * 37) % 100),
    month: 1 + ((i * 5) % 12),
    day: 1 + ((i * 11) % 28),
    hour: (i * 7) % 24,
    minute: (i * 13) % 60,
    gender: i % 2 === 0 ? 'male' : 'female',
  };
}

/** Statements of many shapes, all true. */
function rightText(facts: ChartFacts): string {
  const { year, month, day, time } = facts.pillars;
  const lines = [
    `年柱${year.ganzhi}、月柱${month.ganzhi}、日柱${day.ganzhi}、时柱${time?.ganzhi ?? ''}。`,
    `年干${year.ganzhi[0]}为${year.shi_shen}，月干${month.ganzhi[0]}${month.shi_shen}。`,
    `月支${month.ganzhi[1]}藏${month.hidden.map((one) => `${one.stem}${one.shi_shen}`).join('、')}。`,
    `日坐${day.hidden[0]?.shi_shen ?? ''}。`,
    `日主${facts.day_master}，空亡${day.kong_wang}。`,
    ...facts.cycles.map(
      (one) =>
        `${one.start_year}年至${one.end_year}年行${one.ganzhi}大运，虚岁${one.start_age}到${one.end_age}岁，${one.ganzhi}运为${one.shi_shen}。`,
    ),
    ...facts.years.map((one) => `${one.year}年（${one.ganzhi}），虚岁${one.age}岁，流年${one.shi_shen}。`),
    ...[year, month, day].flatMap((pillar) => pillar.stars.map((star) => `命带${star}。`)),
    `日主${facts.strength.verdict}，格局是${facts.pattern.name}。`,
    `用神${facts.favourable.useful.join('')}，喜神为${facts.favourable.helpful.join('、')}，忌神为${facts.favourable.harmful.join('、')}。`,
  ];
  return lines.join('\n');
}
