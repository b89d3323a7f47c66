import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { GROUP_NAMES } from './columns.ts';
import { FAVOURABLE_METHOD, favourableOf, heaviestGroup } from './favourable.ts';
import { fivePhasesOf, PHASES, phasePlace } from './five-phases.ts';
import { patternOf } from './pattern.ts';
import { ganzhi, STEMS } from './sixty-cycle.ts';
import { strengthOf } from './strength.ts';
import { isPossible, pillarsOf } from './test-pillars.ts';
import type { FavourableOptions } from './favourable.ts';
import type { Phase } from './types.ts';

const read = (text: string, options: FavourableOptions = {}) => favourableOf(pillarsOf(text), options);

type Chart = readonly [four: string, useful: Phase, helpful?: Phase, harmful?: Phase];

/** 扶抑: what 《滴天髓阐微》 takes as 用神, with its chapter. */
const BALANCE: Readonly<Record<string, readonly Chart[]>> = {
  知命: [['壬辰 壬寅 甲寅 庚午', 'fire']],
  地道: [['辛酉 辛丑 己酉 丙寅', 'fire']],
  衰旺: [['甲辰 丁卯 甲子 戊辰', 'fire']],
  八格: [['丁丑 癸卯 乙卯 己卯', 'fire', undefined, 'water']],
  何知章: [
    ['辛巳 庚寅 丙辰 己丑', 'wood', undefined, 'metal'],
    ['癸卯 甲寅 丁巳 己酉', 'metal', undefined, 'wood'],
  ],
  女命章: [
    ['己酉 辛未 戊辰 壬戌', 'metal'],
    ['丁亥 壬子 癸丑 甲寅', 'wood'],
    ['丙寅 辛卯 癸酉 戊午', 'metal', undefined, 'fire'],
    ['甲午 丙寅 乙卯 己卯', 'fire', undefined, 'water'],
  ],
  奋郁: [['甲申 丙子 癸亥 癸亥', 'wood']],
  闲神: [['甲子 丁卯 甲寅 庚午', 'fire']],
};

/**
 * 通关: two phases fight, and what 《滴天髓阐微》 lets them meet through, by chapter and in its words. In most it is the 印
 * between stronger 官杀 and the day master, so that the reason is that 扶抑 turns the one into support of the other;
 * 通关 is the method by name where neither side prevails.
 */
const MEDIATED: readonly (readonly [
  chapter: string,
  four: string,
  useful: Phase,
  words: string,
  reason?: string,
])[] = [
  ['通关', '戊寅 癸亥 丁未 辛亥', 'wood', '一往一会，通关无阻'],
  ['官杀', '戊子 甲寅 戊午 甲寅', 'fire', '众杀横行，一仁可化，其情协，其关通'],
  ['官杀', '戊午 丙辰 庚寅 丙戌', 'earth', '戊土原神透出，是以化杀'],
  ['官杀', '癸亥 癸亥 丁卯 癸卯', 'wood', '两印拱局，生化不悖'],
  ['官杀', '壬辰 壬子 丙寅 癸巳', 'wood', '寅能纳水，化杀生身'],
  ['干支总论', '癸亥 癸亥 丙辰 甲午', 'wood', '时干透甲，生火泄水'],
  ['干支总论', '壬午 己酉 甲申 甲子', 'water', '子水化其申金'],
  ['坎离', '丙子 己亥 丙寅 戊子', 'wood', '天干离衰，地支坎旺，用寅木以升之'],
  ['坎离', '丙子 丙申 丙子 丙申', 'wood', '离衰坎旺，须以木运和之', '水与火势均相战，取木通关'],
  ['性情', '辛卯 乙未 甲子 庚午', 'water', '甲乙庚辛，各立门户，乃滋印之喜神', '金与木势均相战，取水通关'],
  ['何知章', '癸卯 癸亥 丁卯 辛亥', 'wood', '支拱印局，流通水势'],
  // Water fights the fire that it overcomes, so that wood also drains the strong day master.
  ['性情', '癸亥 庚申 壬子 丙午', 'wood', '须逢木运，生化有情', '取食伤泄之'],
];

/** The same chapter on charts in which nothing lets them meet: the day master is helped by its own phase. */
const UNMEDIATED: readonly (readonly [four: string, words: string])[] = [
  ['己巳 丁卯 辛卯 乙未', '年印，月杀，未得相通'],
];

/** Where 扶抑 takes another phase than 《滴天髓阐微》: of a strong one another of those that drain it, of 中和 the other side. */
const DIFFERENT: readonly (readonly [chapter: string, four: string, book: Phase, found: Phase])[] = [
  ['干支总论', '庚寅 庚辰 甲寅 丁卯', 'metal', 'fire'],
  ['干支总论', '庚申 壬午 辛酉 癸巳', 'fire', 'water'],
  // 财 and 食伤 weigh the same.
  ['地支', '辛卯 丁酉 戊子 戊午', 'fire', 'earth'],
  // 「坐下印绶，引通财杀之气」
  ['官杀', '戊午 己未 壬申 辛亥', 'metal', 'earth'],
  // 「用财滋杀明矣」: what feeds the useful fire.
  ['官杀', '丙申 庚寅 庚申 辛巳', 'wood', 'fire'],
  ['女命章', '庚辰 壬午 乙亥 癸未', 'water', 'earth'],
  ['通关', '戊辰 乙卯 辛丑 丁酉', 'metal', 'wood'],
];

/** Charts whose strength is in doubt: what the book takes, which does not depend on it, and by which rule. */
const IN_DOUBT: readonly (readonly [chapter: string, four: string, useful: Phase, method: string])[] = [
  ['地道', '辛酉 辛丑 己酉 丙寅', 'fire', '调候'],
  ['通关', '癸酉 甲子 丁卯 丙午', 'wood', '格局'],
  ['官杀', '戊辰 庚申 甲子 甲子', 'water', '格局'],
  ['何知章', '辛巳 庚寅 丙辰 己丑', 'wood', '格局'],
  ['何知章', '甲子 丙寅 戊寅 己未', 'fire', '格局'],
  ['寒暖', '丙申 己亥 庚辰 戊寅', 'fire', '调候'],
];

/** 调候 in winter and summer: what the book takes as 用神. */
const CLIMATE: Readonly<Record<string, readonly Chart[]>> = {
  '《滴天髓阐微》': [
    ['癸巳 癸亥 甲寅 壬申', 'fire'],
    ['丙子 己亥 乙丑 壬午', 'fire'],
    ['丙申 己亥 庚辰 戊寅', 'fire'],
    ['庚寅 戊子 甲寅 丙寅', 'fire', 'wood', 'water'],
    ['丙寅 庚子 己亥 甲戌', 'fire'],
    ['甲申 丙子 乙酉 丙戌', 'fire'],
    ['丙子 己亥 乙亥 丙子', 'fire'],
    ['丁丑 癸丑 庚子 乙酉', 'fire', 'wood'],
    ['辛丑 辛丑 癸酉 癸丑', 'fire'],
    ['癸丑 乙丑 癸丑 癸丑', 'fire'],
    ['癸酉 丁巳 丙午 壬辰', 'water'],
    ['戊午 丁巳 己卯 庚午', 'water'],
    ['庚戌 壬午 丙寅 己亥', 'water'],
  ],
};

/** 《穷通宝鉴》: what it says of a day stem in winter and summer, and the charts that it prints under the month. */
const CLIMATE_BY_MONTH: readonly (readonly [rule: string, charts: string, useful: Phase])[] = [
  ['十月戊土，非丙、土不暖', '癸卯 癸亥 戊辰 戊午|乙卯 丁亥 戊戌 丙辰', 'fire'],
  ['十一二月戊土，严寒冰冻，丙火为专', '癸卯 乙丑 戊申 癸丑|戊寅 甲子 戊辰 戊午', 'fire'],
  ['三冬己土，非丙暖不生，取丙为尊', '壬申 癸丑 己丑 甲戌|壬子 癸丑 己卯 己巳', 'fire'],
  ['十月庚金，水冷金寒爱丙丁', '壬辰 辛亥 庚辰 丙子', 'fire'],
  [
    '十一月庚金，仍取丁甲，次取丙火照暖',
    '壬子 壬子 庚申 庚辰|辛亥 庚子 庚辰 癸未|乙卯 戊子 庚寅 戊寅',
    'fire',
  ],
  ['十二月庚金，先取丙火解冻', '庚辰 己丑 庚戌 癸未|己巳 丁丑 庚子 甲申', 'fire'],
  [
    '十二月辛金，无丙不能解冻',
    '乙丑 己丑 辛丑 戊子|丁丑 癸丑 辛卯 戊子|乙卯 己丑 辛未 丁酉|甲申 丁丑 辛卯 己亥',
    'fire',
  ],
  ['十一月壬水，丙戊并用', '壬寅 壬子 壬寅 壬寅|壬子 壬子 壬子 甲辰', 'fire'],
  ['四月丙火，专用壬水', '丁巳 乙巳 丙子 戊子|乙未 辛巳 丙午 甲午|庚子 辛巳 丙寅 丙申', 'water'],
  ['五月亦专用壬', '庚寅 壬午 丙戌 己亥|戊戌 戊午 丙午 己丑|戊申 戊午 丙辰 甲午', 'water'],
  ['六月丙火，壬水为用', '壬寅 丁未 丙申 壬辰|戊午 己未 丙戌 己亥|壬寅 丁未 丙申 戊戌', 'water'],
  ['五月戊土，先看壬水', '辛未 甲午 戊寅 壬子', 'water'],
  ['六月戊土，先看癸水', '戊戌 己未 戊辰 癸丑|戊申 己未 戊午 辛酉|庚子 癸未 戊子 丁巳', 'water'],
  ['三夏己土，取癸为要', '乙巳 辛巳 己巳 辛未|乙丑 辛巳 己巳 庚午', 'water'],
  ['六月辛金，先用壬水', '壬辰 丁未 辛丑 甲午|甲寅 辛未 辛未 丁酉', 'water'],
  ['四月壬水，专取壬水比肩为助', '壬寅 乙巳 壬午 乙巳', 'water'],
];
const CLIMATE_CHARTS = CLIMATE_BY_MONTH.flatMap(([rule, charts, useful]) =>
  charts.split('|').map((four) => [four, rule, useful] as const),
);

/** Charts under the same months for which 调候 is not first, and why. */
const CLIMATE_NOT_FIRST: readonly (readonly [four: string, method: string, why: string])[] = [
  ['壬子 壬子 戊子 壬子', '从化', '「一派壬水，不见比劫，可作从才而论」'],
  ['壬申 辛亥 癸亥 壬子', '从化', 'water throughout'],
  ['己巳 己巳 己巳 戊辰', '从化', 'earth and fire throughout'],
  ['丙子 甲午 辛亥 壬辰', '格局', 'enough water'],
  ['丙申 癸巳 己亥 乙亥', '扶抑', 'enough water'],
  ['丙辰 癸巳 壬辰 壬寅', '扶抑', 'enough water'],
];

/** 从 and 化: the luck that the book calls good and bad. */
const SPECIAL: readonly (readonly [source: string, four: string, good: Phase[], bad: Phase[]])[] = [
  ['知命', '癸酉 甲子 癸亥 辛酉', ['metal', 'water'], ['fire', 'earth']],
  ['从象', '辛巳 辛丑 乙酉 乙酉', ['metal'], ['wood']],
  ['从象', '癸卯 乙卯 甲寅 乙亥', ['wood', 'water'], ['metal', 'earth']],
  ['从象', '丙午 甲午 丙午 甲午', ['fire', 'wood'], ['water']],
  ['从象', '戊戌 丙辰 乙未 丙戌', ['earth', 'fire'], ['wood', 'water']],
  ['从象', '壬寅 壬寅 庚寅 戊寅', ['wood', 'water'], ['metal', 'earth']],
  ['假从', '乙卯 己卯 戊辰 癸亥', ['wood', 'water'], ['metal', 'earth', 'fire']],
  ['假从', '癸巳 乙卯 己亥 癸酉', ['wood', 'water'], ['metal', 'earth', 'fire']],
  ['顺局', '丁卯 壬寅 癸卯 丙辰', ['wood', 'fire'], ['metal']],
  ['顺局', '壬子 辛亥 辛卯 辛卯', ['water', 'wood'], ['earth', 'fire']],
  ['化象', '戊辰 壬戌 甲辰 己巳', ['metal'], ['wood']],
  ['化象', '己卯 丁卯 壬午 甲辰', ['fire'], ['water']],
];

const rows = (by: Readonly<Record<string, readonly Chart[]>>) =>
  Object.entries(by).flatMap(([source, charts]) => charts.map((chart) => [source, chart] as const));

describe('worked charts', () => {
  test('have pillars that a calendar can have', () => {
    const all = [...rows(BALANCE), ...rows(CLIMATE)].map(([, [four]]) => four);
    all.push(...[...CLIMATE_CHARTS, ...CLIMATE_NOT_FIRST].map(([four]) => four));
    const mediated = [...MEDIATED, ...DIFFERENT].map(([, four]) => four);
    all.push(...IN_DOUBT.map(([, four]) => four));
    all.push(...mediated, ...UNMEDIATED.map(([four]) => four), ...SPECIAL.map(([, four]) => four));
    expect(all.filter((four) => !isPossible(four))).toEqual([]);
  });

  test.each(rows(BALANCE))('扶抑, 《滴天髓阐微·%s》 %s', (_, [four, useful, helpful, harmful]) => {
    const found = read(four, { school: 'balance' });
    expect(found).toMatchObject({ method: '扶抑', useful: [useful] });
    if (helpful) expect(found.helpful).toContain(helpful);
    if (harmful) expect(found.harmful).toContain(harmful);
  });

  const mediated = MEDIATED.map(
    ([chapter, four, useful, words, reason = '官杀最重，取印化官杀而生身']) =>
      [chapter, four, useful, words, reason] as const,
  );
  test.each(mediated)('通关, 《滴天髓阐微·%s》 %s takes %s: %s, %s', (_, four, useful, __, reason) => {
    const found = read(four, { school: 'balance' });
    const method = reason.endsWith('通关') ? '通关' : '扶抑';
    expect(found).toMatchObject({ method, useful: [useful] });
    expect(found.reasons[0]!.text).toContain(reason);
    // Between the phase that overcomes the day master and its own.
    const own = phasePlace(STEMS.indexOf(four.charAt(6)));
    if (!reason.includes('食伤')) expect(PHASES.indexOf(useful)).toBe((own + 4) % 5);
  });

  test.each(UNMEDIATED)('通关, 《滴天髓阐微·通关》 %s takes metal: %s', (four) => {
    expect(read(four, { school: 'balance' })).toMatchObject({
      method: '扶抑',
      useful: ['metal'],
      helpful: ['earth'],
    });
  });

  test.each(IN_DOUBT)('中和, 《滴天髓阐微·%s》 %s takes %s by %s', (_, four, useful, method) => {
    expect(strengthOf(pillarsOf(four)).verdict).toBe('中和');
    expect(read(four)).toMatchObject({ useful: [useful], method });
  });

  test.each(DIFFERENT)('unlike 《滴天髓阐微·%s》, %s takes not %s but %s', (_, four, __, found) => {
    expect(read(four, { school: 'balance' }).useful).toEqual([found]);
  });

  test.each(rows(CLIMATE))('调候 first, %s %s', (_, [four, useful, helpful, harmful]) => {
    const found = read(four);
    expect(found).toMatchObject({ method: '调候', source: '《穷通宝鉴》', useful: [useful] });
    if (helpful) expect(found.helpful).toContain(helpful);
    if (harmful) expect(found.harmful).toContain(harmful);
  });

  test.each(CLIMATE_CHARTS)('调候 first, 《穷通宝鉴》 %s, %s: %s', (four, rule, useful) => {
    const found = read(four);
    expect(found).toMatchObject({ method: '调候', source: '《穷通宝鉴》', useful: [useful] });
    // The rule names the stem of that phase which the table of the month has.
    const wanted = found.climate.find((stem) => PHASES[phasePlace(STEMS.indexOf(stem))] === useful);
    expect(rule).toContain(wanted);
  });

  test.each(CLIMATE_NOT_FIRST)('调候 not first, 《穷通宝鉴》 %s, %s: %s', (four, method) => {
    expect(read(four).method).toBe(method);
  });

  test.each(SPECIAL)('从化, 《滴天髓阐微·%s》 %s', (_, four, good, bad) => {
    const found = read(four, { special: 'all' });
    expect(found.method).toBe('从化');
    expect([...found.useful, ...found.helpful]).toEqual(expect.arrayContaining(good));
    expect(found.harmful).toEqual(expect.arrayContaining(bad));
    for (const school of ['balance', 'climate', 'pattern'] as const)
      expect(read(four, { special: 'all', school }).useful).toEqual(found.useful);
  });
});

describe('where the schools differ', () => {
  test.each([
    // A strong earth in 丑月: metal to drain it, or fire against the cold; its 伤官 has wealth.
    ['辛未 辛丑 戊辰 壬戌', 'metal', 'fire', 'water', 'fire'],
    // A weak earth in 午月 with many 七杀: fire to turn them, or water against the heat.
    ['甲寅 庚午 戊寅 甲寅', 'wood', 'water', 'wood', 'water'],
    // Spring and autumn are left to the balance, where the strength is sure.
    ['甲子 丁卯 甲寅 庚午', 'fire', 'metal', 'water', 'fire'],
    // Else to the pattern.
    ['辛巳 庚寅 丙辰 己丑', 'wood', 'water', 'wood', 'wood'],
  ] as const)(
    '%s: balance %s, climate %s, pattern %s, combined %s',
    (four, balance, climate, pattern, combined) => {
      expect(read(four, { school: 'balance' }).useful).toEqual([balance]);
      expect(read(four, { school: 'climate' }).useful).toEqual([climate]);
      expect(read(four, { school: 'pattern' })).toMatchObject({ useful: [pattern], method: '格局' });
      expect(read(four, { school: 'combined' }).useful).toEqual([combined]);
      expect(read(four)).toEqual(read(four, { school: 'combined' }));
    },
  );

  test('假从 turns the favourable phases around only when it counts', () => {
    const four = '乙卯 己卯 戊辰 癸亥';
    expect(read(four).useful).not.toEqual(['wood']);
    expect(read(four, { special: 'all' }).useful).toEqual(['wood']);
  });

  test('the climate is not urgent where its phase abounds', () => {
    expect(read('丙申 庚子 甲子 甲子')).toMatchObject({ method: '调候', useful: ['fire'] });
    expect(read('丙午 庚子 甲午 己巳').method).not.toBe('调候');
  });
});

test('通关 is between two phases of about equal weight', () => {
  for (let seed = 0, found = 0; found < 12; seed += 1) {
    const text = [seed * 7, seed * 11 + 3, seed * 13, seed * 17 + 5].map((n) => ganzhi(n % 60)).join(' ');
    const result = read(text, { school: 'balance' });
    if (result.method !== '通关') continue;
    found += 1;
    const place = PHASES.indexOf(result.useful[0]!);
    const { shares } = fivePhasesOf(pillarsOf(text));
    const [attacker, attacked] = [shares[(place + 4) % 5]!.percent, shares[(place + 1) % 5]!.percent];
    expect(Math.min(attacker, attacked)).toBeGreaterThanOrEqual(30);
    expect(Math.abs(attacker - attacked)).toBeLessThanOrEqual(15);
    expect(result.reasons[0]!.text).toMatch(/势均相战，取.通关。$/);
    expect(result.harmful).not.toContain(result.useful[0]);
  }
});

describe('the useful phase in the chart', () => {
  test('is open, hidden or absent, and says where', () => {
    const open = read('癸酉 丁巳 丙午 壬辰');
    expect(open).toMatchObject({ presence: 'open', stems: ['壬', '癸'] });
    expect(open.found).toEqual([
      { key: 'year', part: 'stem', character: '癸' },
      { key: 'time', part: 'stem', character: '壬' },
    ]);
    expect(open.reasons[1]!.text).toBe('水透于年干癸、时干壬。');
    const hidden = read('丙申 己亥 庚辰 戊寅', { school: 'climate' });
    expect(hidden.presence).toBe('open');
    const absent = read('辛丑 辛丑 癸酉 癸丑');
    expect(absent).toMatchObject({ presence: 'absent', found: [] });
    expect(absent.reasons[1]!.text).toBe('火不在局中，待岁运引来。');
  });

  test('the stems of the month come first', () => {
    expect(read('癸巳 癸亥 甲寅 壬申').stems).toEqual(['丁', '丙']);
    expect(read('癸巳 癸亥 甲寅 壬申').climate).toEqual(['庚', '丁', '丙', '戊']);
    expect(read('甲子 丁卯 甲寅 庚午').stems).toEqual(['丙', '丁']);
  });
});

describe('every chart', () => {
  const pairs = fc.array(fc.nat(59), { minLength: 4, maxLength: 4 });
  const schools = fc.constantFrom('balance', 'climate', 'pattern', 'combined');

  test('gives each phase exactly one role and contradicts neither itself nor the strength', () => {
    fc.assert(
      fc.property(pairs, schools, fc.constantFrom('genuine', 'all'), (numbers, school, special) => {
        const text = numbers.map(ganzhi).join(' ');
        const four = pillarsOf(text);
        const found = read(text, { school, special });
        const { useful, helpful, neutral, harmful, method, reasons } = found;
        expect(useful).toHaveLength(1);
        expect([...useful, ...helpful, ...neutral, ...harmful].sort()).toEqual([...PHASES].sort());
        for (const stem of found.stems) expect(PHASES[phasePlace(STEMS.indexOf(stem))]).toBe(useful[0]);
        expect(found.found.length === 0).toBe(found.presence === 'absent');
        const pattern = patternOf(four, { special });
        expect(method === '从化').toBe(!['regular', 'lu_ren'].includes(pattern.kind));
        for (const { basis, text: sentence } of reasons) {
          expect(sentence).toMatch(/。$/);
          for (const { key, part, character } of basis)
            if (part === 'stem') expect(four.find((each) => each.key === key)!.ganzhi[0]).toBe(character);
        }
        if (method === '扶抑' || method === '通关') {
          const strength = strengthOf(four);
          const { verdict, leans } = strength;
          const group = GROUP_NAMES[heaviestGroup(strength, leans, STEMS.indexOf(text.charAt(6)))];
          if (method === '扶抑') expect(reasons[0]!.text).toContain(`${group}最重`);
          const own = phasePlace(STEMS.indexOf(text.charAt(6)));
          const supports = ((PHASES.indexOf(useful[0]!) - own + 5) % 5) % 4 === 0;
          if (method === '扶抑' || verdict !== '中和') expect(supports).toBe(leans === 'weak');
          if (verdict === '身弱' || verdict === '偏弱') expect(harmful).not.toContain(PHASES[own]);
          if (method === '扶抑' && verdict.endsWith('强')) expect(helpful).not.toContain(PHASES[own]);
        }
        expect(read(`${text} 甲子 乙丑`, { school, special })).toEqual(found);
      }),
      { numRuns: 500 },
    );
  });

  test('is the same with what is already known', () => {
    const four = pillarsOf('庚午 壬午 辛亥 壬辰');
    const known = { five_phases: fivePhasesOf(four), strength: strengthOf(four), pattern: patternOf(four) };
    expect(favourableOf(four, {}, known)).toEqual(favourableOf(four));
  });

  test('is answered without the hour, not without month or day', () => {
    expect(read('丙寅 戊戌 辛酉').useful).toHaveLength(1);
    expect(() => read('丙寅 戊戌')).toThrow(RangeError);
  });
});

test('FAVOURABLE_METHOD names the order of the rules', () => {
  expect(FAVOURABLE_METHOD).toMatch(/从格、化气.*调候.*通关.*身弱取印比/);
});
