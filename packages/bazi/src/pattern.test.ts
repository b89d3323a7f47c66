import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { castChart } from './chart.ts';
import { PATTERN_METHOD, patternOf } from './pattern.ts';
import { cangGan } from './pillars.ts';
import { BRANCHES, ganzhi, STEMS } from './sixty-cycle.ts';
import { strengthOf } from './strength.ts';
import { isPossible, pillarsOf } from './test-pillars.ts';
import type { Pattern } from './types.ts';

const read = (text: string, options = {}) => patternOf(pillarsOf(text), options);

/** Charts, their pattern and its state, by the chapter of the book that reads them. */
type Charts = readonly (readonly [four: string, name: string, state?: Pattern['state'] | '未破'])[];

const ZHENQUAN: Readonly<Record<string, Charts>> = {
  论正官: [
    ['甲申 壬申 乙巳 戊寅', '正官格', '救应'],
    ['己卯 辛未 壬寅 辛亥', '正官格', '成格'],
    ['庚寅 乙酉 甲子 戊辰', '正官格', '救应'],
  ],
  论十干合而不合: [['庚午 乙酉 甲子 乙亥', '正官格', '救应']],
  论偏官: [
    ['乙亥 乙酉 乙卯 丁丑', '七杀格', '成格'],
    ['丙寅 戊戌 壬戌 辛丑', '七杀格', '成格'],
    ['戊戌 甲子 丁未 庚戌', '七杀格'],
    ['癸卯 丁巳 庚寅 庚辰', '七杀格', '救应'],
    ['丙子 甲午 辛亥 辛卯', '七杀格'],
    ['戊辰 甲寅 戊寅 戊午', '七杀格', '成格'],
  ],
  论财: [
    ['壬申 壬子 戊午 乙卯', '正财格', '成格'],
    ['壬寅 壬寅 庚辰 辛巳', '偏财格', '救应'],
    ['乙未 甲申 丙申 庚寅', '偏财格', '成格'],
    ['庚戌 戊子 戊子 丙辰', '正财格', '救应'],
    ['乙酉 庚辰 甲午 戊辰', '偏财格', '救应'],
    ['庚辰 戊子 戊寅 甲寅', '正财格', '救应'],
    ['丙寅 癸巳 癸未 壬戌', '正财格', '未破'],
    ['丙辰 癸巳 壬戌 壬寅', '偏财格', '未破'],
    ['丙辰 丙申 丙午 壬辰', '七杀格', '未破'],
  ],
  论印绶: [
    ['丙寅 戊戌 辛酉 戊子', '正印格', '成格'],
    ['丙戌 戊戌 辛未 壬辰', '正印格', '成格'],
    ['乙亥 己卯 丁酉 壬寅', '偏印格', '成格'],
    ['己巳 癸酉 癸未 庚申', '偏印格', '成格'],
    ['辛酉 丙申 壬申 辛亥', '偏印格', '未破'],
    ['庚寅 乙酉 癸亥 丙辰', '偏印格', '未破'],
    ['辛亥 庚子 甲辰 乙亥', '正印格', '成格'],
    ['壬子 癸卯 丙子 己亥', '正印格', '成格'],
    ['庚戌 戊子 甲戌 乙亥', '正印格', '成格'],
  ],
  论食神: [
    ['丁亥 癸卯 癸卯 甲寅', '食神格', '成格'],
    ['己未 己巳 甲寅 丙寅', '食神格', '成格'],
    ['辛卯 辛卯 癸酉 己未', '食神格', '救应'],
    ['戊戌 壬戌 丙子 戊戌', '食神格', '成格'],
    ['丁亥 壬子 辛巳 丁酉', '食神格', '成格'],
    ['丙午 癸巳 甲子 丙寅', '食神格'],
  ],
  论伤官: [
    ['壬午 己酉 戊午 庚申', '伤官格', '成格'],
    // 化伤为财: the 甲 of 亥 is open.
    ['甲子 乙亥 辛未 戊子', '正财格', '成格'],
    ['己卯 丁丑 丙寅 庚寅', '伤官格', '成格'],
    ['丁酉 己酉 戊子 壬子', '伤官格', '成格'],
    ['壬戌 己酉 戊午 丁巳', '伤官格', '成格'],
    ['己未 丙子 庚子 丙子', '伤官格', '成格'],
    ['戊申 甲子 庚午 丁丑', '伤官格', '成格'],
    ['丙申 己亥 辛未 己亥', '伤官格', '成格'],
    // 化伤为财, 作财旺生官.
    ['甲子 壬申 己亥 辛未', '正财格', '成格'],
  ],
  论阳刃: [
    ['己酉 丙子 壬寅 丙午', '阳刃格', '成格'],
    ['辛酉 甲午 丙申 壬辰', '阳刃格', '成格'],
    ['甲午 癸酉 庚寅 戊寅', '阳刃格', '救应'],
    ['甲寅 庚午 戊申 甲寅', '阳刃格', '救应'],
    ['丙戌 丁酉 庚申 壬午', '阳刃格', '救应'],
  ],
  论建禄月劫: [
    ['庚戌 戊子 癸酉 癸亥', '建禄格', '成格'],
    ['丁酉 丙午 丁巳 壬寅', '建禄格', '成格'],
    ['庚午 戊子 癸卯 丁巳', '建禄格', '成格'],
    ['己未 己巳 丁未 辛丑', '月劫格', '成格'],
    ['庚子 甲申 庚子 甲申', '建禄格', '成格'],
    ['丁巳 壬子 癸卯 己未', '建禄格', '救应'],
    ['戊辰 癸亥 壬午 丙午', '建禄格', '救应'],
    ['甲子 丙寅 甲子 丙寅', '建禄格', '成格'],
    ['癸卯 庚申 庚子 庚辰', '建禄格', '成格'],
    ['己酉 乙亥 壬戌 庚子', '建禄格', '救应'],
    ['辛丑 庚寅 甲辰 乙亥', '建禄格', '救应'],
  ],
  论用神变化: [
    // 丁生亥月，支全卯未，化为印 (论正官: 化官为印而透财).
    ['乙卯 丁亥 丁未 庚戌', '偏印格', '成格'],
  ],
};

/** Charts of 从, 从旺 and 化 that are genuine by the strict reading. */
const GENUINE: Readonly<Record<string, Charts>> = {
  '《滴天髓阐微》从象': [
    ['丁卯 壬寅 庚午 丙戌', '从杀格'],
    ['辛巳 辛丑 乙酉 乙酉', '从杀格'],
    ['癸卯 乙卯 甲寅 乙亥', '从旺格'],
    ['丙午 甲午 丙午 甲午', '从强格'],
  ],
  '《滴天髓阐微》顺局': [
    ['丁卯 壬寅 癸卯 丙辰', '从儿格'],
    ['壬子 辛亥 辛卯 辛卯', '从儿格'],
  ],
  '《滴天髓阐微》化象': [
    ['戊辰 壬戌 甲辰 己巳', '化土格'],
    ['己卯 丁卯 壬午 甲辰', '化木格'],
    ['己卯 丁卯 壬午 癸卯', '化木格'],
    ['丙戌 戊戌 癸巳 壬戌', '化火格'],
  ],
  '《子平真诠》论杂格': [
    ['癸亥 乙卯 乙未 壬午', '曲直格'],
    ['甲戌 丁卯 壬寅 甲辰', '化木格'],
  ],
};

/** Combinations of the day stem that are no 化: what the book says of them, and the pattern instead. */
const NOT_TRANSFORMED: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  '《滴天髓阐微》闲神': [
    ['丁丑 癸卯 丙戌 辛卯', '丙辛一合，不顾用神之辅我', '正印格'],
    ['丁卯 辛亥 丙寅 丙申', '用杀不宜合杀', '七杀格'],
  ],
  '《滴天髓阐微》才德': [
    ['丙寅 庚子 己亥 甲戌', '甲己为中和之合', '偏财格'],
    ['丙戌 辛丑 己卯 甲子', '阳正之象反为阴邪之类', '食神格'],
  ],
  '《滴天髓阐微》女命章': [
    ['丁丑 癸丑 庚子 乙酉', '时逢乙木，喜而合之，其情必向财矣', '伤官格'],
    ['丁丑 壬子 辛巳 丙申', '此造因多合之故耳', '食神格'],
    ['戊子 戊午 癸酉 戊午', '天干三透戊土，争合癸水', '偏财格'],
  ],
  '《滴天髓阐微》性情': [['庚午 乙酉 庚午 壬午', '恋财而争合', '阳刃格']],
};

/** Charts that the book lets follow or transform with some root or help left, and the pattern of the month instead. */
const WITH_HELP: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  '《滴天髓阐微》从象': [
    ['戊戌 丙辰 乙未 丙戌', '从财格', '正财格'],
    ['壬寅 壬寅 庚寅 戊寅', '从财格', '偏印格'],
    ['癸酉 乙丑 丙申 丙申', '从势格', '正官格'],
    ['丙戌 壬辰 癸巳 甲寅', '从势格', '正官格'],
  ],
  '《滴天髓阐微》假从': [
    ['癸巳 乙卯 己亥 癸酉', '从杀格', '七杀格'],
    ['乙卯 己卯 戊辰 癸亥', '从官格', '正官格'],
    ['癸亥 乙卯 己未 丁卯', '从杀格', '七杀格'],
  ],
  '《滴天髓阐微》顺局': [
    ['丁巳 癸卯 癸卯 丙辰', '从儿格', '食神格'],
    ['己未 丁丑 丙戌 戊戌', '从儿格', '伤官格'],
    ['己未 辛未 丙戌 戊戌', '从儿格', '伤官格'],
    ['壬寅 辛亥 辛亥 壬辰', '从儿格', '伤官格'],
  ],
  '《滴天髓阐微》假化': [
    ['己卯 甲戌 甲子 己巳', '化土格', '偏财格'],
    ['甲寅 丁丑 甲戌 己巳', '化土格', '正财格'],
    ['甲辰 丁卯 壬辰 辛亥', '化木格', '伤官格'],
  ],
  '《子平真诠》论杂格': [['乙酉 乙酉 乙酉 甲申', '从杀格', '七杀格']],
};

const rows = <T>(by: Readonly<Record<string, readonly T[]>>) =>
  Object.entries(by).flatMap(([source, charts]) => charts.map((chart) => [source, chart] as const));

describe('worked charts', () => {
  const all = [
    ...[...rows(ZHENQUAN), ...rows(GENUINE)].map(([, [four]]) => four),
    ...[...rows(WITH_HELP), ...rows(NOT_TRANSFORMED)].map(([, [four]]) => four),
  ];

  it('have pillars that a calendar can have', () => {
    expect(all.filter((four) => !isPossible(four))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(rows(ZHENQUAN))('《子平真诠·%s》 %s', (_, [four, name, state]) => {
    const pattern = read(four);
    expect(pattern).toMatchObject({ name, source: '《子平真诠》', genuine: true });
    if (state === '未破') expect(pattern.state).not.toBe('败格');
    else if (state) expect(pattern.state).toBe(state);
  });

  test.each(rows(GENUINE))('%s %s', (_, [four, name]) => {
    expect(read(four)).toMatchObject({ name, genuine: true, state: '成格', shi_shen: null });
    expect(read(four, { special: 'all' })).toEqual(read(four));
  });

  test.each(rows(WITH_HELP))(
    '%s %s follows the month unless 假从 and 假化 count',
    (_, [four, all_of, month]) => {
      expect(read(four, { special: 'all' })).toMatchObject({ name: all_of, genuine: false, state: '未成' });
      expect(read(four, { special: 'all' }).verdict[0]?.text).toMatch(/是假[从化]。$/);
      expect(read(four)).toMatchObject({ name: month, genuine: true });
    },
  );
});

describe('a combination of the day stem that does not transform it', () => {
  test.each(rows(NOT_TRANSFORMED))('%s %s', (_, [four, , name]) => {
    expect(read(four)).toMatchObject({ name, genuine: true });
  });
});

describe('a chart that only seems to follow, to be strong or to transform', () => {
  test.each([
    // 得地 by a branch that a frame takes, or support in such branches.
    ['庚寅 戊寅 己卯 戊辰', '正官格', '辰 is a root, though 寅卯辰 stands'],
    ['癸酉 甲寅 戊辰 乙卯', '七杀格', '辰 is a root, though 寅卯辰 stands'],
    ['壬辰 己酉 丙戌 丙申', '正财格', '丙 is open, and 戌 its root, though 申酉戌 stands'],
    [
      '丙申 戊戌 丙子 丁酉',
      '食神格',
      '丙 and 丁 are open, and 戌 of the month their root, though 申酉戌 stands',
    ],
    ['庚戌 乙酉 甲寅 庚午', '正官格', '寅 is the 禄, though 寅午戌 stands'],
    ['壬子 戊申 戊戌 辛酉', '偏财格', '戌 is a root, though 申酉戌 stands'],
    ['丙申 壬辰 丙子 壬辰', '七杀格', '「辰中木有余气而生身」'],
    // 从势: 「无劫印生扶日主」.
    ['己卯 丙寅 癸巳 壬戌', '正财格', 'open 劫财'],
    ['甲戌 己巳 甲午 甲戌', '食神格', 'open 比肩'],
    ['丁酉 壬子 丙申 丁酉', '正官格', 'two open 劫财'],
    // 从强 and 一气: 「日主又当令」.
    ['庚子 庚辰 壬申 癸卯', '月劫格', '申子辰 in an earth month'],
    ['乙酉 辛巳 癸卯 癸丑', '偏印格', '巳酉丑 in a month of fire'],
    ['癸卯 丙辰 甲辰 丙寅', '月劫格', '「财旺提纲」, 寅卯辰 with one stem that helps'],
    // 化气 outside its season.
    ['戊子 庚申 己酉 甲子', '伤官格', '甲己 in 申'],
    ['丁卯 丁未 壬午 甲辰', '正财格', '丁壬 in 未'],
    ['丙申 戊戌 己酉 甲子', '月劫格', '甲己 in 戌, which 申酉戌 takes to metal'],
    ['乙亥 己丑 甲子 辛未', '正财格', '甲己 in 丑, which 亥子丑 takes to water'],
    // 「既合化神，日主得劫印生扶」 is 假化.
    ['丁酉 庚戌 乙亥 甲申', '正官格', '甲 has a root in 亥'],
    ['乙酉 丙戌 癸酉 戊午', '正官格', 'two 酉 feed 癸'],
    ['己未 庚午 癸酉 戊午', '七杀格', '庚 is open, with a root under the day stem'],
  ])('%s is %s: %s', (four, name) => {
    expect(isPossible(four)).toBe(true);
    expect(read(four)).toMatchObject({ name, source: '《子平真诠》' });
  });

  test('says why it is 假', () => {
    const verdict = (four: string) => read(four, { special: 'all' }).verdict;
    expect(verdict('庚戌 乙酉 甲寅 庚午')).toEqual([
      { text: '会局之支尚藏日主之根，是假从。', basis: [{ key: 'day', part: 'branch', character: '寅' }] },
    ]);
    expect(verdict('戊子 庚申 己酉 甲子')).toEqual([
      { text: '化神失令，是假化。', basis: [{ key: 'month', part: 'branch', character: '申' }] },
    ]);
  });
});

test('a reason names the season, and the stem that turns to the phase of the day master', () => {
  expect(read('丁卯 甲辰 甲寅 乙亥').rests_on.text).toBe(
    '日主甲木支全寅卯辰，比劫与印占 90%，不见财官，顺其旺势。',
  );
  expect(read('庚申 乙酉 庚戌 庚辰').rests_on.text).toBe(
    '日主庚金当令，比劫与印占 86%，乙木合化从金，别无财官，顺其旺势。',
  );
});

describe('what breaks and mends a pattern', () => {
  test.each([
    // 伤官见官: by day stem, in a month of 正官.
    ['辛酉 丁酉 甲子 乙亥', '正官格', '败格', '食伤克官'],
    ['辛酉 丁酉 甲子 壬申', '正官格', '救应', '食伤克官，而合去其病'],
    ['辛卯 丁酉 甲子 甲子', '正官格', '败格', '月令逢冲'],
    ['丙寅 庚子 丁卯 庚子', '七杀格', '败格', '财生杀而无制'],
    ['乙丑 戊寅 乙酉 丁丑', '月劫格', '成格', '用财而有食伤'],
    ['甲寅 丙寅 甲寅 甲子', '建禄格', '成格', '食伤泄秀'],
    ['乙亥 己卯 甲辰 甲子', '阳刃格', '败格', '刃无官杀'],
  ])('%s is %s, %s: %s', (four, name, state, text) => {
    const pattern = read(four);
    expect(pattern).toMatchObject({ name, state });
    expect(pattern.verdict.map((reason) => reason.text).join('')).toContain(text);
  });
});

test('a stem that is taken away by its neighbour no longer breaks the pattern', () => {
  // 毛状元: 乙 takes the 七杀 庚 beside it; a third column between them would not.
  expect(read('乙酉 庚辰 甲午 戊辰').verdict[0]).toEqual({
    text: '财透七杀，而合去其病。',
    basis: [{ key: 'month', part: 'stem', character: '庚' }],
  });
});

test('the stem in command names the pattern only when asked for and when no hidden stem is open', () => {
  // 甲 of 辰 month: 戊 is the main stem, 癸 and 乙 the others; none is open.
  const four = '丙子 壬辰 甲子 丙寅';
  expect(read(four).name).toBe('偏财格');
  expect(read(four, { commanding: '癸' }).name).toBe('正印格');
  expect(read(four, { commanding: '戊' }).name).toBe('偏财格');
  expect(read(four, { commanding: '乙' }).name).toBe('偏财格');
  expect(read('癸酉 丙辰 甲子 丙寅', { commanding: '戊' }).name).toBe('正印格');
});

test('the reason names the month and what is open in it', () => {
  expect(read('丙寅 戊戌 辛酉 戊子').rests_on).toEqual({
    text: '月令戌，本气戊土透出，为正印。',
    basis: [
      { key: 'month', part: 'hidden', character: '戊' },
      { key: 'month', part: 'stem', character: '戊' },
      { key: 'time', part: 'stem', character: '戊' },
    ],
  });
  expect(read('庚午 戊子 癸卯 丁巳').rests_on).toEqual({
    text: '日干癸的禄在子，正是月令。',
    basis: [{ key: 'month', part: 'branch', character: '子' }],
  });
});

describe('every chart', () => {
  const pairs = fc.array(fc.nat(59), { minLength: 4, maxLength: 4 });

  test('has one pattern that rests on its own characters', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom('genuine', 'all'), (numbers, special) => {
        const text = numbers.map(ganzhi).join(' ');
        const pattern = read(text, { special });
        expect(pattern.name).toMatch(/格$/);
        expect(pattern.rests_on.basis.length).toBeGreaterThan(0);
        expect(pattern.genuine || special === 'all').toBe(true);
        expect(pattern.kind === 'regular').toBe(pattern.shi_shen !== null);
        for (const { basis } of [pattern.rests_on, ...pattern.verdict])
          for (const { key, part, character } of basis) {
            const { ganzhi: pair } = pillarsOf(text).find((each) => each.key === key)!;
            if (part === 'stem') expect(pair.charAt(0)).toBe(character);
            if (part === 'branch') expect(pair.charAt(1)).toBe(character);
          }
        expect(read(`${text} 甲子 乙丑`, { special })).toEqual(pattern);
      }),
      { numRuns: 500 },
    );
  });

  /** Charts that a calendar can have: a year, a month of it, a day and an hour of it. */
  const charts = fc
    .record({ year: fc.nat(59), month: fc.nat(11), day: fc.nat(59), hour: fc.nat(11) })
    .map(({ year, month, day, hour }) => {
      const pair = (stem: number, branch: number) => STEMS.charAt(stem % 10) + BRANCHES.charAt(branch % 12);
      const monthPair = pair((year % 5) * 2 + 2 + month, month + 2);
      return [ganzhi(year), monthPair, ganzhi(day), pair((day % 5) * 2 + hour, hour)].join(' ');
    });
  const PHASE_OF = '木木火火土土金金水水';
  const SEASONS = { 木: '寅卯辰', 火: '巳午未', 土: '辰戌丑未', 金: '申酉戌', 水: '亥子丑' } as const;
  const FRAMES = { 木: '亥卯未', 火: '寅午戌', 土: '', 金: '巳酉丑', 水: '申子辰' } as const;
  const phaseOf = (stem: string) => PHASE_OF.charAt(STEMS.indexOf(stem)) as keyof typeof SEASONS;
  const step = (from: string, to: string) => ('木火土金水'.indexOf(to) - '木火土金水'.indexOf(from) + 5) % 5;

  test('that follows, is strong or transforms keeps the conditions of the books', () => {
    const met = { follow: 0, dominant: 0, transform: 0 };
    fc.assert(
      fc.property(charts, (text) => {
        const { kind, name, genuine, rests_on } = read(text);
        if (kind === 'regular' || kind === 'lu_ren') return;
        expect(isPossible(text)).toBe(true);
        met[kind] += 1;
        const { de_ling, de_di } = strengthOf(pillarsOf(text));
        const [year = '', month = '', day = '', hour = ''] = text.split(' ');
        const own = phaseOf(day.charAt(0));
        const branches = [year, month, day, hour].map((pair) => pair.charAt(1));
        const open = [year, month, hour].map((pair) => step(own, phaseOf(pair.charAt(0))));
        const stands = (frame: string) => frame !== '' && [...frame].every((each) => branches.includes(each));
        expect(genuine).toBe(true);
        if (kind === 'follow') {
          expect([de_ling, de_di]).toEqual([false, false]);
          expect(Number(/扶助仅 (\d+)%/.exec(rests_on.text)![1])).toBeLessThanOrEqual(20);
          expect(open).not.toContain(4);
          if (name === '从势格') expect(open).not.toContain(0);
        }
        if (kind === 'dominant') {
          expect(de_ling || (stands(SEASONS[own]) && SEASONS[own].includes(branches[1]!))).toBe(true);
          // Open 财 and 官杀 only where they combine with the day stem to its own phase.
          const joins = { 庚: '乙', 己: '甲' }[day.charAt(0)];
          const stems = [year, month, hour].map((pair) => pair.charAt(0));
          stems.forEach((stem, place) => {
            if ([2, 3].includes(open[place]!)) expect(place > 0 && stem === joins).toBe(true);
          });
        }
        if (kind === 'transform') {
          const phase = name.charAt(1) as keyof typeof SEASONS;
          const inMonth = branches[1]!;
          const frame = [SEASONS[phase], FRAMES[phase]].some(
            (each) => stands(each) && each.includes(inMonth),
          );
          expect(SEASONS[phase].includes(inMonth) || frame || (phase === '火' && inMonth === '戌')).toBe(
            true,
          );
          const main = cangGan(BRANCHES.indexOf(inMonth)).map((stem) => phaseOf(STEMS.charAt(stem)));
          expect(frame || main.includes(phase)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(10);
  });

  test('of every hour over decades has a pattern', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 12_000; day += 13) {
      const date = new Date(Date.UTC(1950, 0, 1 + day));
      const birth = {
        calendar_type: 'solar',
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: (day * 5) % 24,
        minute: 30,
        gender: 'male',
      } as const;
      const { bazi } = castChart(birth, {}, 0);
      const four = (['year', 'month', 'day', 'time'] as const).map((key) => {
        const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
        return { key, ganzhi: heavenly_stem + earthly_branch };
      });
      seen.add(patternOf(four).name);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['正官格', '七杀格', '建禄格', '阳刃格', '月劫格']));
  });

  test('has a pattern without the hour, and none without month or day', () => {
    expect(read('丙寅 戊戌 辛酉').name).toBe('正印格');
    expect(() => read('丙寅 戊戌')).toThrow(RangeError);
    expect(() => patternOf([{ key: 'day', ganzhi: '甲子' }])).toThrow(RangeError);
  });
});

test('PATTERN_METHOD names the books', () => {
  expect(PATTERN_METHOD).toMatch(/《滴天髓阐微》.*《子平真诠》/);
});
