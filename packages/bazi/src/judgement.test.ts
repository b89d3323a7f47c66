/** Strength and 用神 against what the books say of their charts, and their spread over births. */
import { describe, expect, it, test } from 'vitest';

import { fourOf } from './analysis.ts';
import { castChart } from './chart.ts';
import { favourableOf } from './favourable.ts';
import { PHASE_CHARACTERS, PHASES } from './five-phases.ts';
import { adviceOf, judgementOf } from './judgement.ts';
import { DITIANSUI_LABELS, ZHENQUAN_LABELS } from './judgement.labels.ts';
import type { JudgementLabel } from './judgement.labels.ts';
import { patternOf } from './pattern.ts';
import { cangGan } from './pillars.ts';
import { BRANCHES, STEMS } from './sixty-cycle.ts';
import { strengthOf } from './strength.ts';
import { isPossible, pillarsOf } from './test-pillars.ts';

type Labels = Readonly<Record<string, readonly JudgementLabel[]>>;

const labelsOf = (by: Labels) => Object.values(by).flat();
const sideOf = (four: string) => {
  const { verdict } = strengthOf(pillarsOf(four));
  return verdict === '中和' ? '中' : verdict.endsWith('强') ? '旺' : '弱';
};
/** The phases after 用, 喜 or 忌. */
const phasesAfter = (sign: string, text: string) =>
  [...(new RegExp(`${sign}([木火土金水]+)`).exec(text)?.[1] ?? '')].map(
    (character) => PHASES[PHASE_CHARACTERS.indexOf(character)]!,
  );

/** How many labels of strength have our side, the other one, or are left open here or in the book. */
function strengthTable(by: Labels) {
  const table = {
    labels: 0,
    same: 0,
    strong_as_weak: [] as string[],
    weak_as_strong: [] as string[],
    open: 0,
  };
  for (const [four, side] of labelsOf(by)) {
    if (side === '' || !'旺弱中'.includes(side)) continue;
    table.labels += 1;
    const found = sideOf(four);
    if (found === '中' || side === '中') table.open += 1;
    else if (found === side) table.same += 1;
    else (side === '旺' ? table.strong_as_weak : table.weak_as_strong).push(four);
  }
  return table;
}

/** How many of what the book takes (用, else 喜) is our 用神, is among 用 and 喜, and is among 忌 altogether. */
function favourableTable(by: Labels) {
  const table = { labels: 0, same: 0, good: 0, harmful: [] as string[] };
  for (const [four, , text] of labelsOf(by)) {
    const use = phasesAfter('用', text);
    const wanted = use.length > 0 ? use : phasesAfter('喜', text);
    if (wanted.length === 0) continue;
    table.labels += 1;
    const { useful, helpful, harmful } = favourableOf(pillarsOf(four));
    if (wanted.some((phase) => useful.includes(phase))) table.same += 1;
    if (wanted.some((phase) => useful.includes(phase) || helpful.includes(phase))) table.good += 1;
    if (wanted.every((phase) => harmful.includes(phase))) table.harmful.push(four);
  }
  return table;
}

const BOOKS = { '《滴天髓阐微》': DITIANSUI_LABELS, '《子平真诠》': ZHENQUAN_LABELS };

describe.each(Object.entries(BOOKS))('the labels of %s', (_, by) => {
  it('have each chart once in a chapter, with pillars and phases that can be read', () => {
    for (const charts of Object.values(by))
      expect(new Set(charts.map(([four]) => four)).size).toBe(charts.length);
    for (const [four, side, text, words] of labelsOf(by)) {
      expect(four).toMatch(new RegExp(`^(?:[${STEMS}][${BRANCHES}](?: |$)){4}$`));
      expect(side + text).not.toBe('');
      expect(text).toMatch(/^(?:[用喜忌][木火土金水]+(?: |$))*$/);
      expect(words).not.toBe('');
    }
  });
});

describe('strength', () => {
  it('is on the side that 《滴天髓阐微》 says, seldom left open, and prefers no side', () => {
    const { labels, same, strong_as_weak, weak_as_strong, open } = strengthTable(DITIANSUI_LABELS);
    const opposite = strong_as_weak.length + weak_as_strong.length;
    expect(labels).toBeGreaterThan(100);
    expect(same + opposite + open).toBe(labels);
    expect(opposite / labels).toBeLessThanOrEqual(0.03);
    expect(open / labels).toBeLessThanOrEqual(0.2);
    expect(Math.abs(strong_as_weak.length - weak_as_strong.length)).toBeLessThanOrEqual(2);
  });

  it('is on the side that 《子平真诠》 says but for two charts', () => {
    const { strong_as_weak, weak_as_strong } = strengthTable(ZHENQUAN_LABELS);
    // 庚 in 寅 with 辰 and 巳: 身强 is what its rule asks for.
    expect(strong_as_weak).toEqual(['壬寅 壬寅 庚辰 辛巳']);
    // 身轻印重: the 印 that the book sets apart are support here.
    expect(weak_as_strong).toEqual(['己巳 癸酉 癸未 庚申']);
  });

  test.each([
    ['乙卯 丙戌 乙卯 丁亥', '日元旺矣'],
    ['癸酉 丁巳 丙午 壬辰', '坐禄临旺'],
    ['己卯 庚午 甲寅 丁卯', '日元强'],
  ])('of %s is strong: %s', (four) => {
    expect(sideOf(four)).toBe('旺');
  });
});

describe('用神', () => {
  it('of the charts of 《滴天髓阐微》 is seldom what we call harmful', () => {
    const { labels, good, harmful } = favourableTable(DITIANSUI_LABELS);
    expect(labels).toBeGreaterThan(150);
    expect(harmful.length / labels).toBeLessThanOrEqual(0.08);
    expect(good / labels).toBeGreaterThan(0.65);
  });

  it('of the charts of 《子平真诠》 is harmful in one, whose strength differs', () => {
    const { harmful } = favourableTable(ZHENQUAN_LABELS);
    expect(harmful).toEqual(['壬寅 壬寅 庚辰 辛巳']);
  });

  it('of a doubtful chart helps or harms by no phase that one reading turns round', () => {
    let doubtful = 0;
    for (const [four] of labelsOf(DITIANSUI_LABELS)) {
      const { readings, useful, helpful, harmful } = favourableOf(pillarsOf(four));
      if (readings.length === 0) continue;
      doubtful += 1;
      for (const reading of readings) {
        for (const phase of helpful) expect(reading.harmful).not.toContain(phase);
        for (const phase of harmful) expect(reading.good).not.toContain(phase);
      }
      expect(useful).toHaveLength(1);
    }
    expect(doubtful).toBeGreaterThan(30);
  });
});

describe('the answer of a service', () => {
  it('has verdict, doubt and readings of a doubtful chart', () => {
    expect(judgementOf(pillarsOf('辛巳 庚寅 丙辰 己丑'))).toEqual({
      strength: {
        verdict: '中和',
        text: '中和偏弱',
        leans: 'weak',
        percent: 48.7,
        doubt: ['扶助占48.7%，在强弱两界之间。', '得令、得地、失势，三问不一。'],
      },
      favourable: {
        method: '格局',
        useful: ['wood'],
        helpful: ['water'],
        harmful: [],
        readings: [
          { as: '身强', useful: 'earth', good: ['earth', 'metal'], harmful: ['wood', 'fire'] },
          { as: '身弱', useful: 'wood', good: ['wood', 'fire'], harmful: ['earth', 'metal'] },
        ],
      },
    });
  });

  it('has a range where the hour is unknown, and nothing to add where the chart is sure', () => {
    expect(judgementOf(pillarsOf('庚午 壬午 辛亥')).strength.text).toBe('身弱至中和');
    const { strength, favourable } = judgementOf(pillarsOf('甲子 丁卯 甲寅 庚午'));
    expect([strength.doubt, favourable.readings]).toEqual([[], []]);
  });
});

describe('advice', () => {
  it('of a doubtful chart takes and avoids what all readings share, and names what they dispute', () => {
    let doubtful = 0;
    for (const [four] of labelsOf(DITIANSUI_LABELS)) {
      const { sure, readings, take, avoid, disputed } = adviceOf(pillarsOf(four));
      expect(new Set([...take, ...avoid, ...disputed]).size).toBe(
        take.length + avoid.length + disputed.length,
      );
      expect(sure).toBe(readings.length === 0);
      if (sure) continue;
      doubtful += 1;
      for (const reading of readings) {
        for (const phase of avoid) expect(reading.harmful).toContain(phase);
        for (const phase of take.slice(1)) expect(reading.harmful).not.toContain(phase);
      }
      for (const phase of disputed)
        expect(readings.some(({ harmful }) => harmful.includes(phase))).toBe(true);
    }
    expect(doubtful).toBeGreaterThan(30);
  });

  it('of a sure chart is its 用神 and 喜忌', () => {
    const pillars = pillarsOf('甲子 丁卯 甲寅 庚午');
    const { useful, helpful, harmful } = favourableOf(pillars);
    expect(adviceOf(pillars)).toEqual({
      sure: true,
      verdict: '身强',
      doubt: [],
      readings: [],
      take: [...useful, ...helpful],
      avoid: harmful,
      disputed: [],
    });
  });

  it('without the hour rests on the readings of its range', () => {
    expect(adviceOf(pillarsOf('庚午 壬午 辛亥'))).toMatchObject({ sure: false, verdict: '身弱至中和' });
  });
});

describe('births', () => {
  /** Charts of births over 90 years, each double hour as often. */
  const births = Array.from({ length: 4000 }, (_, place) => {
    const date = new Date(Date.UTC(1930, 0, 1) + place * 8 * 86_400_000 + (place % 7) * 86_400_000);
    const chart = castChart(
      {
        calendar_type: 'solar',
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: (place * 5) % 24,
        minute: 20,
        gender: 'female',
      },
      {},
      0,
    );
    return fourOf(chart);
  });
  const strengths = births.map((four) => ({ four, ...strengthOf(four) }));
  const share = (among: typeof strengths, sign: string) =>
    among.filter(({ verdict }) => verdict.endsWith(sign)).length / among.length;

  it('are strong and weak about as often, and neither of more than half', () => {
    const [strong, weak] = [share(strengths, '强'), share(strengths, '弱')];
    expect(Math.max(strong, weak)).toBeLessThan(0.5);
    expect(Math.abs(strong - weak)).toBeLessThan(0.12);
  });

  it('in a month of their own phase are seldom weak', () => {
    const own = strengths.filter(({ four: [, month, day] }) => {
      const main = cangGan(BRANCHES.indexOf(month!.ganzhi.charAt(1)))[0]!;
      return main >> 1 === STEMS.indexOf(day!.ganzhi.charAt(0)) >> 1;
    });
    expect(own.length).toBeGreaterThan(500);
    expect(share(own, '弱')).toBeLessThanOrEqual(0.06);
  });

  it('follow, transform or are of one phase in less than 4 of 100', () => {
    const special = births.filter((four) => !['regular', 'lu_ren'].includes(patternOf(four).kind));
    expect(special.length / births.length).toBeLessThan(0.04);
    expect(special.length).toBeGreaterThan(40);
  });
});

test('an hour has one chart at each of its minutes, so one strength', () => {
  const at = (minute: number, hour: number) =>
    strengthOf(
      fourOf(
        castChart(
          { calendar_type: 'solar', year: 1995, month: 5, day: 15, hour, minute, gender: 'male' },
          {},
          0,
        ),
      ),
    );
  for (const [minute, hour] of [
    [30, 13],
    [59, 13],
    [0, 14],
    [59, 14],
  ] as const)
    expect(at(minute, hour)).toEqual(at(0, 13));
});

test('the pillars of 《子平真诠》 are those that a calendar can have', () => {
  expect(labelsOf(ZHENQUAN_LABELS).filter(([four]) => !isPossible(four))).toEqual([]);
});
