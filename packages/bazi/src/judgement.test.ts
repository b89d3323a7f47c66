/** Strength and 用神 against what the books say of their charts, and their spread over births. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { fourOf } from './analysis.ts';
import { castChart } from './chart.ts';
import { favourableOf } from './favourable.ts';
import { PHASE_CHARACTERS, PHASES } from './five-phases.ts';
import { adviceOf, judgementOf } from './judgement.ts';
import { DITIANSUI_HELD_LABELS, DITIANSUI_LABELS, ZHENQUAN_LABELS } from './judgement.labels.ts';
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

/** How many charts that the book calls 旺 or 弱 have our side, the other one, or are in doubt here. */
function strengthTable(by: Labels) {
  const table = {
    labels: 0,
    same: 0,
    strong_as_weak: [] as string[],
    weak_as_strong: [] as string[],
    doubtful: 0,
  };
  for (const [four, side] of labelsOf(by)) {
    if (side !== '旺' && side !== '弱') continue;
    table.labels += 1;
    const found = sideOf(four);
    if (found === '中') table.doubtful += 1;
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

const BOOKS = {
  '《滴天髓阐微》, two of three charts': DITIANSUI_LABELS,
  '《滴天髓阐微》, every third chart': DITIANSUI_HELD_LABELS,
  '《子平真诠》': ZHENQUAN_LABELS,
};

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

test('no chart of the book is in both of its tables, and the third one is every third', () => {
  const names = (by: Labels) => Object.entries(by).flatMap(([of, all]) => all.map(([four]) => of + four));
  const design = new Set(names(DITIANSUI_LABELS));
  expect(names(DITIANSUI_HELD_LABELS).filter((name) => design.has(name))).toEqual([]);
});

describe('strength', () => {
  /** By book: labels, on the same side, strong for weak, weak for strong, in doubt. */
  test.each([
    ['《滴天髓阐微》, two of three charts', DITIANSUI_LABELS, [107, 90, 0, 1, 16]],
    ['《滴天髓阐微》, every third chart', DITIANSUI_HELD_LABELS, [53, 43, 0, 0, 10]],
    ['《子平真诠》', ZHENQUAN_LABELS, [11, 7, 0, 0, 4]],
  ] as const)('agrees with %s as measured', (_, by, [labels, ...measured]) => {
    const table = strengthTable(by);
    expect(table.labels).toBe(labels);
    const { same, strong_as_weak, weak_as_strong, doubtful } = table;
    const [least, ...most] = measured;
    expect(same).toBeGreaterThanOrEqual(least);
    [strong_as_weak.length, weak_as_strong.length, doubtful].forEach((found, place) =>
      expect(found).toBeLessThanOrEqual(most[place]!),
    );
  });

  it.each([DITIANSUI_LABELS, DITIANSUI_HELD_LABELS])(
    'is on the side that 《滴天髓阐微》 says, seldom in doubt, and prefers no side',
    (by) => {
      const { labels, strong_as_weak, weak_as_strong, doubtful } = strengthTable(by);
      const opposite = strong_as_weak.length + weak_as_strong.length;
      expect(labels).toBeGreaterThan(50);
      expect(opposite / labels).toBeLessThanOrEqual(0.03);
      expect(doubtful / labels).toBeLessThanOrEqual(0.2);
      expect(Math.abs(strong_as_weak.length - weak_as_strong.length)).toBeLessThanOrEqual(2);
    },
  );

  it('of charts that 《滴天髓阐微》 calls 中和 is in doubt or one step from it in most', () => {
    const charts = [DITIANSUI_LABELS, DITIANSUI_HELD_LABELS]
      .flatMap(labelsOf)
      .filter(([, side]) => side === '中');
    const far = charts.filter(([four]) => strengthOf(pillarsOf(four)).verdict.startsWith('身'));
    expect(charts.length).toBeGreaterThan(9);
    expect(far.length).toBeLessThan(charts.length / 3);
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
  /** By book: labels, the same, among 用 and 喜, among 忌. */
  test.each([
    ['《滴天髓阐微》, two of three charts', DITIANSUI_LABELS, [177, 84, 125, 6]],
    ['《滴天髓阐微》, every third chart', DITIANSUI_HELD_LABELS, [94, 44, 68, 6]],
    ['《子平真诠》', ZHENQUAN_LABELS, [12, 6, 9, 0]],
  ] as const)('agrees with %s as measured', (_, by, [count, leastSame, leastGood, mostHarmful]) => {
    const { labels, same, good, harmful } = favourableTable(by);
    expect(labels).toBe(count);
    expect(same).toBeGreaterThanOrEqual(leastSame);
    expect(good).toBeGreaterThanOrEqual(leastGood);
    expect(harmful.length).toBeLessThanOrEqual(mostHarmful);
    expect(harmful.length / labels).toBeLessThanOrEqual(0.08);
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
        percent: 46.7,
        doubt: ['扶助占46.7%，在强弱两界之间。', '得令、得地、失势，三问不一。'],
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
    expect(judgementOf(pillarsOf('丁卯 甲辰 辛亥')).strength.text).toBe('身弱至中和');
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
    expect(adviceOf(pillarsOf('丁卯 甲辰 辛亥'))).toMatchObject({ sure: false, verdict: '身弱至中和' });
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

test('a change of the time within a double hour changes nothing of the judgement', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 33_000 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 0, max: 119 }),
      fc.integer({ min: 0, max: 119 }),
      (days, double, one, other) => {
        const date = new Date(Date.UTC(1910, 0, 1) + days * 86_400_000);
        const pillarsAt = (minutes: number) =>
          fourOf(
            castChart(
              {
                calendar_type: 'solar',
                year: date.getUTCFullYear(),
                month: date.getUTCMonth() + 1,
                day: date.getUTCDate(),
                hour: 1 + 2 * double + Math.floor(minutes / 60),
                minute: minutes % 60,
                gender: 'male',
              },
              { dst: false },
              0,
            ),
          );
        const [first, second] = [pillarsAt(one), pillarsAt(other)];
        // A 节 within the double hour changes the month.
        if (first[1]!.ganzhi !== second[1]!.ganzhi) return;
        compared += 1;
        expect(judgementOf(second)).toEqual(judgementOf(first));
        expect(adviceOf(second)).toEqual(adviceOf(first));
      },
    ),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(150);
});

test('the pillars of 《子平真诠》 are those that a calendar can have', () => {
  expect(labelsOf(ZHENQUAN_LABELS).filter(([four]) => !isPossible(four))).toEqual([]);
});
