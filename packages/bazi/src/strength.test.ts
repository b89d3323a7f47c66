import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BRANCHES, ganzhi, STEMS } from './sixty-cycle.ts';
import { STRENGTH_METHOD, strengthOf } from './strength.ts';
import { pillarsOf } from './test-pillars.ts';

const read = (text: string) => strengthOf(pillarsOf(text));

test('weighs a chart as computed by hand', () => {
  // 辛 of 午月: 庚 of the year 1, 己 of both 午 (1.5 and 2.5 × .2 × .6), 庚 and 戊 of 巳 (1.5 × .85, which in summer wins
  // the clash with 亥).
  const { parts, ...rest } = read('庚午 壬午 辛亥 癸巳');
  expect(rest).toEqual({
    verdict: '身弱',
    text: '身弱',
    leans: 'weak',
    doubt: [],
    percent: 26.6,
    de_ling: false,
    de_di: false,
    de_shi: false,
    hours: null,
  });
  expect(parts.filter(({ supports }) => supports)).toEqual([
    { key: 'year', part: 'stem', character: '庚', shi_shen: '劫财', weight: 1, supports: true },
    { key: 'year', part: 'hidden', character: '己', shi_shen: '偏印', weight: 0.18, supports: true },
    { key: 'month', part: 'hidden', character: '己', shi_shen: '偏印', weight: 0.3, supports: true },
    { key: 'time', part: 'hidden', character: '庚', shi_shen: '劫财', weight: 0.19, supports: true },
    { key: 'time', part: 'hidden', character: '戊', shi_shen: '正印', weight: 0.04, supports: true },
  ]);
  // The day master itself is not a part.
  expect(parts.some(({ key, part }) => key === 'day' && part === 'stem')).toBe(false);
});

describe('得令 得地 得势', () => {
  test('得令 depends on the main stem of the month', () => {
    // 甲 has its own in 寅 卯 and is fed in 亥 子; 丑 hides 癸, which is not the main stem.
    const months = [...BRANCHES].filter((branch) => read(`庚戌 庚${branch} 甲戌 庚戌`).de_ling);
    expect(months.join('')).toBe('子寅卯亥');
  });

  test('得地 needs one strong root or two light ones outside the month', () => {
    const rooted = (day: string, branch: string) => read(`庚戌 庚戌 ${day} 庚${branch}`).de_di;
    // 甲: 禄 in 寅, 刃 in 卯, 长生 in 亥 are strong; 未 and 辰 hold a light 乙.
    expect([...BRANCHES].filter((branch) => rooted('甲戌', branch)).join('')).toBe('寅卯亥');
    expect(read('庚辰 庚戌 甲戌 庚未').de_di).toBe(true);
    expect(read('庚辰 庚未 甲戌 庚戌').de_di).toBe(false);
    expect(read('庚戌 庚寅 甲戌 庚戌').de_di).toBe(false);
    // 乙 is not born in 午, nor held by it; 亥 holds its phase lightly.
    expect(rooted('乙丑', '午')).toBe(false);
    expect(rooted('乙丑', '亥')).toBe(false);
  });

  test('得势 needs two of the three other stems', () => {
    expect(read('甲戌 壬申 甲申 庚午').de_shi).toBe(true);
    expect(read('丙戌 壬申 甲申 庚午').de_shi).toBe(false);
    expect(read('丙戌 庚申 甲申 乙丑').de_shi).toBe(false);
  });
});

describe('what a character weighs', () => {
  const weightOf = (text: string, key: string, character: string) =>
    read(text)
      .parts.filter((part) => part.key === key && part.character === character)
      .reduce((sum, { weight }) => sum + weight, 0);

  test('the month by 旺相休囚死, in five degrees', () => {
    // 庚 in months with one hidden stem or with its phase as the main one.
    const degrees = { 酉: 3.5, 子: -1, 卯: -1.5 } as const;
    for (const [branch, degree] of Object.entries(degrees)) {
      const { parts } = read(`庚戌 庚${branch} 庚戌 庚戌`);
      const [part] = parts.filter(({ key, part: kind }) => key === 'month' && kind === 'hidden');
      expect([part!.weight, part!.supports]).toEqual([Math.abs(degree), degree > 0]);
    }
    expect(weightOf('甲子 丁卯 丙寅 戊子', 'month', '乙')).toBe(1.5);
    expect(weightOf('甲子 丁卯 戊寅 戊午', 'month', '乙')).toBe(2);
  });

  test('a stem without a root counts half, and so does one that combines with its neighbour', () => {
    expect(weightOf('庚子 戊寅 甲子 甲子', 'year', '庚')).toBe(0.4);
    expect(weightOf('庚戌 戊子 甲子 甲子', 'year', '庚')).toBe(0.8);
    expect(weightOf('辛卯 丙申 甲子 甲子', 'year', '辛')).toBe(0.4);
  });

  test('a stem whose neighbour also combines with the day master is not taken from it', () => {
    expect(weightOf('丙申 辛卯 丙申 丁酉', 'month', '辛')).toBe(0.6);
  });

  test('a clash leaves 0.85 of the branch that is stronger by season and half of the other, unless a frame holds it', () => {
    // 子 in winter against 午 of the year: 癸 of the month 2.5 × .6, 丁 of the year 1.5 × .8 × .4.
    expect(weightOf('甲午 丙子 乙卯 丁亥', 'month', '癸')).toBeCloseTo(1.275, 1);
    expect(weightOf('甲午 丙子 乙卯 丁亥', 'year', '丁')).toBe(0.24);
    // Two of earth.
    expect(weightOf('甲辰 甲戌 丁亥 丁未', 'year', '戊')).toBe(0.34);
    // 子 of the day is held by 申 and 辰 against 午 of the year: half of 2.5 for each of the two.
    expect(weightOf('庚申 戊寅 壬子 甲辰', 'day', '癸')).toBe(2.5);
    expect(weightOf('甲午 壬子 壬申 甲辰', 'year', '丁')).toBe(0.36);
  });

  test('the branch under the day stem weighs 2.5, those of year and hour 1.5', () => {
    const four = '己酉 丁卯 庚酉 己酉';
    expect(['year', 'day', 'time'].map((key) => weightOf('辛酉 辛丑 辛酉 丁酉', key, '辛'))).toEqual([
      2.5, 2.5, 1.5,
    ]);
    expect(weightOf(four, 'day', '辛')).toBeGreaterThan(weightOf(four, 'time', '辛'));
  });

  test('长生 of a yang stem counts as the whole of its branch', () => {
    expect(weightOf('庚子 戊子 甲子 乙亥', 'time', '甲')).toBe(1.5);
    expect(weightOf('庚子 戊子 乙酉 丁亥', 'time', '甲')).toBe(0.3);
  });

  test('a 印 of year or month beside 财 counts half', () => {
    expect(weightOf('壬子 戊申 甲子 甲子', 'year', '壬')).toBe(0.3);
    expect(weightOf('壬子 庚戌 甲子 甲子', 'year', '壬')).toBe(0.6);
  });

  test('a branch in a complete frame counts by half as its phase, the month keeps its own', () => {
    const { parts } = read('庚申 戊寅 壬子 甲辰');
    const framed = parts.filter(({ part }) => part === 'frame');
    expect(framed.map(({ key, character, weight }) => [key, character, weight])).toEqual([
      ['year', '癸', 0.75],
      ['day', '癸', 1.25],
      ['time', '癸', 0.75],
    ]);
    expect(
      read('庚寅 庚辰 甲寅 丁卯').parts.some(({ key, part }) => key === 'month' && part === 'frame'),
    ).toBe(false);
  });
});

/** Any pairs, whether a calendar has them together or not. */
const pairs = fc.array(fc.nat(59), { minLength: 4, maxLength: 4 });
const textOf = (numbers: readonly number[]) => numbers.map(ganzhi).join(' ');

describe('the verdict', () => {
  it('follows the share, and calls weak at a lower one who is in season', () => {
    fc.assert(
      fc.property(pairs, (numbers) => {
        const strength = read(textOf(numbers));
        const { verdict, percent, leans, doubt } = strength;
        const low = strength.de_ling ? 43 : 45;
        const high = 57;
        expect(leans).toBe(percent < 51 ? 'weak' : 'strong');
        expect(verdict === '中和').toBe(doubt.length > 0);
        if (percent >= low && percent < high) expect(verdict).toBe('中和');
        if (verdict.endsWith('强')) expect(percent).toBeGreaterThanOrEqual(high);
        if (verdict.endsWith('弱')) expect(percent).toBeLessThan(low);
        if (verdict === '身强') expect(percent).toBeGreaterThanOrEqual(70);
        if (verdict === '身弱') expect(percent).toBeLessThan(30);
      }),
      { numRuns: 2000 },
    );
  });

  it('is 中和 with its side and its reasons where the share is between the bounds', () => {
    expect(read('癸酉 甲子 丁卯 丙午')).toMatchObject({ verdict: '中和', text: '中和偏强' });
    expect(read('辛巳 庚寅 丙辰 己丑')).toMatchObject({
      text: '中和偏弱',
      doubt: [{ text: '扶助占46.7%，在强弱两界之间。' }, { text: '得令、得地、失势，三问不一。' }],
    });
  });

  it('is in doubt where the count without frames, clashes, combinations and floating stems is on the other side', () => {
    expect(read('甲寅 庚午 戊寅 甲寅')).toMatchObject({
      percent: 59.1,
      text: '中和偏强',
      doubt: [{ text: '不计会局、冲、合、长生与虚浮，扶助占30.9%，偏到另一边。' }],
    });
  });

  it('is sure where all or none of the questions and the share agree', () => {
    const ways = { de_ling: true, de_di: true, de_shi: true };
    expect(read('甲寅 甲寅 甲寅 甲寅')).toMatchObject({ verdict: '身强', doubt: [], ...ways });
    const none = { de_ling: false, de_di: false, de_shi: false };
    expect(read('庚申 庚申 甲申 庚申')).toMatchObject({ verdict: '身弱', doubt: [], ...none });
  });
});

test('STRENGTH_METHOD names the questions, the bounds and what is not considered', () => {
  expect(STRENGTH_METHOD).toMatch(
    /得令、得地、得势三问定强弱.*四十五（得令的四十三）至五十七为中和.*未计从格、合化与调候/,
  );
});

test('only 比劫 and 印 support the day master, and the share is theirs of all weights', () => {
  fc.assert(
    fc.property(pairs, (numbers) => {
      const text = textOf(numbers);
      const { parts, percent } = read(text);
      for (const { shi_shen, supports } of parts)
        expect(supports).toBe(['比肩', '劫财', '正印', '偏印'].includes(shi_shen));
      const sum = (among: typeof parts) => among.reduce((all, { weight }) => all + weight, 0);
      const share = (sum(parts.filter(({ supports }) => supports)) / sum(parts)) * 100;
      expect(Math.abs(percent - share)).toBeLessThan(1);
      expect(read(`${text} 甲子 乙丑`)).toEqual(read(text));
    }),
  );
});

describe('a change of one character', () => {
  const changed = (text: string, place: number, character: string) =>
    text.slice(0, place) + character + text.slice(place + 1);
  /** The widest step of the share, in points, by the place of the character in 甲子 丙寅 戊辰 庚午. */
  const steps = (places: readonly number[], characters: string, most: number) =>
    fc.assert(
      fc.property(pairs, fc.constantFrom(...places), fc.constantFrom(...characters), (numbers, place, to) => {
        const text = textOf(numbers);
        const step = read(changed(text, place, to)).percent - read(text).percent;
        expect(Math.abs(step)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 1500 },
    );

  it('moves the share by a bounded step: an open stem, a branch, that of the day, the month', () => {
    steps([0, 3, 9], STEMS, 26);
    steps([1, 10], BRANCHES, 48);
    steps([7], BRANCHES, 54);
    steps([4], BRANCHES, 60);
  });

  it("to the day master's own in the hour, in place of one that takes from it, never makes it weaker", () => {
    fc.assert(
      fc.property(pairs, (numbers) => {
        const text = textOf(numbers);
        const before = read(text);
        if (before.parts.some(({ key, part, supports }) => key === 'time' && part === 'stem' && supports))
          return;
        const after = read(changed(text, 9, text.charAt(6)));
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an unknown hour', () => {
  const hours = (three: string) => {
    const day = STEMS.indexOf(three.charAt(6));
    return [...BRANCHES].map(
      (branch, place) => `${three} ${STEMS.charAt(((day % 5) * 2 + place) % 10)}${branch}`,
    );
  };
  const order = ['身弱', '偏弱', '中和', '偏强', '身强'];

  it('has the verdicts over the twelve hours, as a range, and none of the two sides where both are among them', () => {
    fc.assert(
      fc.property(pairs, (numbers) => {
        const three = textOf(numbers.slice(0, 3));
        const { verdict, text, doubt, hours: range } = read(three);
        const all = hours(three).map((four) => read(four));
        const ranks = all.map((each) => order.indexOf(each.verdict));
        const shares = all.map(({ percent }) => percent);
        const [weakest, strongest] = [order[Math.min(...ranks)]!, order[Math.max(...ranks)]!];
        expect(range).toEqual({
          weakest,
          strongest,
          percents: [Math.min(...shares), Math.max(...shares)],
        });
        expect(text).toBe(weakest === strongest ? weakest : `${weakest}至${strongest}`);
        const sure = strongest.endsWith('弱') || weakest.endsWith('强');
        expect(doubt.length).toBe(sure ? 0 : 1);
        expect(verdict).toBe(sure ? (strongest.endsWith('弱') ? strongest : weakest) : '中和');
      }),
      { numRuns: 100 },
    );
    expect(read('丁卯 甲辰 辛亥')).toMatchObject({
      verdict: '中和',
      text: '身弱至中和',
      doubt: [{ text: '时辰未知，十二时辰身弱至中和。' }],
    });
    expect(read('甲寅 丙寅 甲寅')).toMatchObject({ verdict: '身强', text: '身强', doubt: [] });
  });

  it('rejects a chart without month or day', () => {
    expect(() => strengthOf(pillarsOf('庚午 壬午'))).toThrow(RangeError);
    expect(() => strengthOf([{ key: 'day', ganzhi: '甲子' }])).toThrow(RangeError);
  });
});
