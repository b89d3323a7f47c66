/**
 * The rules added to 神煞 and 合冲刑害 worked on published charts: of officials in 《子平真诠》, named by the chapter, and of
 * people whose date of birth is recorded. The books discuss other sides of these charts. The marks of 天医, 血刃, 丧门, 吊客,
 * 十灵日 and 六秀日 were checked against their tables by hand, those of the other rules by samples.
 *
 * Ten of these charts have 六秀日, 暗合 or 反吟, two 争合 or 四废, one 金神, none 三奇: for these the books give a table, and
 * charts mostly not. So more people are added whose day of birth is recorded while the hour is not: three pillars that
 * meet the definition of a rule. Still there are but three of 四废, two days of sixty in a season; 金神 is three hours of
 * two stems, 三奇 three stems in order.
 */
import { describe, expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { relationsOf } from './relations.ts';
import { shenShaOf } from './shen-sha.ts';
import { ganzhi, pairOf, STEMS } from './sixty-cycle.ts';
import { toJdn } from './time/calendar.ts';
import type { KeyedPillar, PillarKey, RelationKind } from './types.ts';

/** A star with the columns that have it, or a relation with its members, by their first characters. */
const ZHEN_QUAN: [four: string, chapter: string, marks: string][] = [
  ['甲申 壬申 乙巳 戊寅', '论正官', '德秀贵人年月时 甲克戊年时 戊克壬月时 甲申戊寅反吟年时 壬申戊寅反吟月时'],
  ['己卯 辛未 壬寅 辛亥', '论正官', '德秀贵人日 十灵日日'],
  ['庚寅 乙酉 甲子 戊辰', '论正官', '德秀贵人年月 丧门时 吊客日 甲克戊日时 寅辰拱卯年时'],
  ['丁丑 壬寅 己巳 丙寅', '论正官', '德秀贵人年时 天医年 血刃年 巳丑拱酉年日 寅丑暗合年月 寅丑暗合年时'],
  ['乙卯 丁亥 丁未 庚戌', '论正官', '德秀贵人年月日 天医时 血刃月 六秀日日'],
  [
    '壬申 壬子 戊午 乙卯',
    '论财',
    '德秀贵人年月日 血刃日 吊客日 十灵日日 六秀日日 戊克壬年日 戊克壬月日 卯申暗合年时 壬子戊午反吟月日',
  ],
  ['壬寅 壬寅 庚辰 辛巳', '论财', '丧门日 寅辰拱卯年日 寅辰拱卯月日 壬寅伏吟年月'],
  ['乙未 甲申 丙申 庚寅', '论财', '德秀贵人月日 天医年 丙克庚日时 甲申庚寅反吟月时 丙申庚寅反吟日时'],
  ['壬辰 乙巳 癸巳 辛酉', '论财', '德秀贵人月时 天医年'],
  ['丙寅 戊戌 辛酉 戊子', '论印绶', '德秀贵人年月时 天医日 吊客时 寅戌拱午年月'],
  ['丙戌 戊戌 辛未 壬辰', '论印绶', '德秀贵人年月 戊克壬月时 丙戌壬辰反吟年时 戊戌壬辰反吟月时'],
  ['乙亥 己卯 丁酉 壬寅', '论印绶', '德秀贵人年日时 天医时 吊客日 十灵日日 乙克己年月'],
  ['戊戌 乙卯 丙午 己亥', '论印绶', '德秀贵人月 六秀日日 乙克己月时 午亥暗合日时'],
  ['己巳 癸酉 癸未 庚申', '论印绶', '德秀贵人时 天医时 丧门日 十灵日日 己克癸年月 己克癸年日 巳未拱午年日'],
  [
    '壬寅 戊申 壬辰 壬寅',
    '论印绶',
    '德秀贵人年月日时 血刃日 丧门日 戊克壬年月 戊克壬月日 戊克壬月时 申辰拱子月日 寅辰拱卯年日 寅辰拱卯日时 壬寅伏吟年时 壬寅戊申反吟年月 戊申壬寅反吟月时',
  ],
  ['丙午 庚寅 丙午 癸巳', '论印绶', '德秀贵人年日时 六秀日日 丙克庚年月 丙克庚月日 丙午伏吟年日'],
  ['丁未 癸卯 癸亥 癸丑', '论食神', '德秀贵人年 血刃年 亥丑拱子日时 丁未癸丑反吟年时'],
  ['己未 壬申 戊子 庚申', '论食神', '德秀贵人年月日 天医年 六秀日日 戊克壬月日'],
  ['戊戌 壬戌 丙子 戊戌', '论食神', '德秀贵人年日时 丧门日 戊克壬年月 戊克壬月时 戊戌伏吟年时'],
  ['己未 己巳 甲寅 丙寅', '论食神', '吊客月 甲己争合年月日 巳未拱午年月'],
  ['辛卯 辛卯 癸酉 己未', '论食神', '血刃时 己克癸日时 辛卯伏吟年月'],
  ['丁亥 癸卯 癸卯 甲寅', '论食神', '德秀贵人年时 天医时 癸卯伏吟月日'],
  ['乙亥 乙酉 乙卯 丁丑', '论偏官', '德秀贵人年月日 四废日 丧门时 吊客月 亥丑拱子年时'],
  ['丙寅 戊戌 壬戌 辛丑', '论偏官', '德秀贵人年月 戊克壬月日 寅戌拱午年月 寅戌拱午年日 寅丑暗合年时'],
  [
    '壬辰 甲辰 丙戌 戊戌',
    '论偏官',
    '德秀贵人年月日时 甲克戊月时 戊克壬年时 壬辰丙戌反吟年日 壬辰戊戌反吟年时 甲辰戊戌反吟月时',
  ],
  ['丙子 甲午 辛亥 辛卯', '论偏官', '德秀贵人年 血刃时 十灵日日 午亥暗合月日'],
  ['癸卯 丁巳 庚寅 庚辰', '论偏官', '德秀贵人日时 天医时 丧门月 十灵日日'],
  ['壬午 己酉 戊午 庚申', '论伤官', '德秀贵人时 天医时 丧门时 十灵日日 六秀日日 戊克壬年日'],
  ['甲子 乙亥 辛未 戊子', '论伤官', '德秀贵人年月 血刃月 甲克戊年时 亥未拱卯月日'],
  ['己卯 丁丑 丙寅 庚寅', '论伤官', '德秀贵人时 吊客月 丙克庚日时 寅丑暗合月日 寅丑暗合月时'],
  ['壬申 丙午 甲午 壬申', '论伤官', '德秀贵人月 吊客月日 壬申伏吟年时'],
  ['壬戌 己酉 戊午 丁巳', '论伤官', '血刃年 十灵日日 六秀日日 戊克壬年日'],
  ['壬寅 丁未 丙寅 壬辰', '论伤官', '德秀贵人年月时 丧门时 寅辰拱卯年时 寅辰拱卯日时'],
  ['己未 丙子 庚子 丁丑', '论伤官', '德秀贵人年月 丙克庚月日'],
  ['丙申 己亥 辛未 己亥', '论伤官', '血刃月时 亥未拱卯月日 亥未拱卯日时 己亥伏吟月时'],
  ['甲午 癸酉 庚寅 戊寅', '论阳刃', '德秀贵人日 十灵日日 甲克戊年时'],
  [
    '甲寅 庚午 戊申 甲寅',
    '论阳刃',
    '德秀贵人日 甲克戊年日 甲克戊日时 甲寅伏吟年时 甲寅戊申反吟年日 戊申甲寅反吟日时',
  ],
  ['丙戌 丁酉 庚申 壬午', '论阳刃', '德秀贵人日 天医日 血刃年 吊客日 丙克庚年日'],
  ['庚戌 戊子 癸酉 癸亥', '论建禄月劫', '德秀贵人月日时 天医时 丧门月 戊癸争合月日时'],
  ['丁酉 丙午 丁巳 壬寅', '论建禄月劫', '德秀贵人年月日 天医日'],
  ['丁巳 壬子 癸卯 己未', '论建禄月劫', '德秀贵人月日时 丧门时 吊客日 己克癸日时 巳未拱午年时'],
  ['庚子 甲申 庚子 甲申', '论建禄月劫', '德秀贵人月时 庚子伏吟年日 甲申伏吟月时'],
  ['癸亥 乙卯 乙未 壬午', '论杂格', '德秀贵人月日时 血刃日 午亥暗合年时'],
  ['甲戌 丁卯 壬寅 甲辰', '论杂格', '德秀贵人年月日时 天医日 十灵日日 寅戌拱午年日'],
  ['戊午 戊午 戊午 戊午', '论杂格', '德秀贵人年月日时 十灵日日 六秀日日 戊午伏吟年月日时'],
  ['甲寅 庚午 丙午 癸巳', '论杂格', '德秀贵人日时 天医时 六秀日日 丙克庚月日'],
  ['戊辰 辛酉 辛酉 戊子', '论杂格', '德秀贵人月日 辛酉伏吟月日'],
  ['己未 戊辰 戊辰 庚申', '论杂格', '德秀贵人年月日 申辰拱子月时 申辰拱子日时 戊辰伏吟月日'],
  ['庚申 乙酉 丙申 己丑', '论杂格', '德秀贵人年月 天医年日 乙克己月时 丙克庚年日'],
  ['乙酉 乙酉 乙酉 甲申', '论杂格', '德秀贵人年月日 天医时 乙酉伏吟年月日'],
  ['戊子 庚申 庚申 庚辰', '论杂格', '德秀贵人年 血刃时 庚申伏吟月日'],
  ['甲申 甲戌 甲子 甲子', '论杂格', '丧门月 申戌拱酉年月 甲子伏吟日时'],
  ['辛丑 辛丑 辛丑 庚寅', '论杂格', '德秀贵人年月日时 寅丑暗合年时 寅丑暗合月时 寅丑暗合日时 辛丑伏吟年月日'],
];

/** The date is on the Gregorian calendar. */
const PEOPLE: [four: string, name: string, born: string, marks: string][] = [
  [
    '癸未 乙卯 甲子 己巳',
    '岳飞',
    '1103-03-31',
    '德秀贵人月日 血刃年 吊客时 金神时 乙克己月时 己克癸年时 巳未拱午年时',
  ],
  [
    '甲午 戊辰 戊申 丁巳',
    '康熙帝',
    '1654-05-04',
    '德秀贵人年月日 丧门日 吊客月 甲克戊年月 甲克戊年日 申辰拱子月日',
  ],
  [
    '戊午 甲子 丁酉 壬寅',
    '雍正帝',
    '1678-12-13',
    '德秀贵人年月时 血刃年 十灵日日 甲克戊年月 戊克壬年时 戊午甲子反吟年月',
  ],
  [
    '辛卯 丁酉 庚午 丙子',
    '乾隆帝',
    '1711-09-25',
    '德秀贵人年日 丙克庚日时 丁克辛年月 辛卯丁酉反吟年月 庚午丙子反吟日时',
  ],
  ['辛未 己亥 丙辰 己亥', '曾国藩', '1811-11-26', '血刃月时 十灵日日 亥未拱卯年月 亥未拱卯年时 己亥伏吟月时'],
  [
    '壬申 辛亥 丙午 庚寅',
    '左宗棠',
    '1812-11-10',
    '德秀贵人年 血刃月 四废日 吊客日 六秀日日 丙克庚日时 午亥暗合月日',
  ],
  ['癸未 甲寅 乙亥 己卯', '李鸿章', '1823-02-15', '德秀贵人年 十灵日日 乙克己日时 己克癸年时'],
  ['乙未 丁亥 乙丑 丙子', '慈禧太后', '1835-11-29', '德秀贵人年月日 血刃月 亥未拱卯年月'],
  ['己未 癸酉 丁巳 丁未', '袁世凯', '1859-09-16', '丧门月 吊客日 己克癸年月 巳未拱午年日 巳未拱午日时'],
  ['丙寅 己亥 辛卯 庚寅', '孙中山', '1866-11-12', '血刃月 丙克庚年时'],
  ['丁亥 庚戌 己巳 庚午', '蒋介石', '1887-10-31', '德秀贵人年 血刃日 午亥暗合年时'],
  ['丙午 庚寅 壬午 丙午', '溥仪', '1906-02-07', '德秀贵人年时 丙克庚年月 丙克庚月时 丙午伏吟年时'],
];

/** By definition: three pillars, far from the 节, and the mark that they meet. */
const DAYS: [three: string, name: string, born: string, marks: string][] = [
  ['甲辰 壬申 戊子', '邓小平', '1904-08-22', '六秀日日'],
  ['辛亥 乙未 戊子', '杨绛', '1911-07-17', '六秀日日'],
  ['戊午 丁巳 戊午', 'Richard Feynman', '1918-05-11', '六秀日日'],
  ['丙寅 己亥 丁巳', '李政道', '1926-11-24', '四废日'],
  ['甲辰 庚午 乙亥', '林徽因', '1904-06-10', '午亥暗合月日'],
  ['甲子 庚午 乙亥', '邓稼先', '1924-06-25', '午亥暗合月日 甲子庚午反吟年月'],
  ['庚申 乙酉 辛卯', '张爱玲', '1920-09-30', '卯申暗合年日 乙酉辛卯反吟月日'],
  ['庚戌 丁亥 辛巳', '华罗庚', '1910-11-12', '丁亥辛巳反吟月日'],
  ['壬子 丙午 庚午', 'Alan Turing', '1912-06-23', '壬子丙午反吟年月'],
  ['庚辰 丁亥 甲戌', '李小龙', '1940-11-27', '庚辰甲戌反吟年日'],
];

const STARS = [
  ...['德秀贵人', '天医', '血刃', '四废', '丧门', '吊客'],
  ...['金神', '十灵日', '六秀日', '三奇贵人'],
];
const KINDS: RelationKind[] = [
  ...(['stem_contend', 'stem_overcome', 'arch', 'hidden_combine', 'repeat', 'oppose'] as const),
];
const COLUMNS: Partial<Record<PillarKey, string>> = { year: '年', month: '月', day: '日', time: '时' };
const CHARTS = [
  ...ZHEN_QUAN.map(([four, , marks]) => [four, marks]),
  ...PEOPLE.map(([four, , , marks]) => [four, marks]),
];

function pillarsOf(four: string): KeyedPillar[] {
  return four
    .split(' ')
    .map((pair, place) => ({ key: (['year', 'month', 'day', 'time'] as const)[place]!, ganzhi: pair }));
}

function marksOf(four: string): string[] {
  const pillars = pillarsOf(four);
  const stars = shenShaOf(pillars, 'male');
  const relations = relationsOf(pillars);
  const columns = (keys: readonly PillarKey[]) => keys.map((key) => COLUMNS[key]).join('');
  return [
    ...STARS.flatMap((star) => {
      const keys = stars.filter(({ name }) => name === star).map(({ key }) => key);
      return keys.length > 0 ? [star + columns(keys)] : [];
    }),
    ...KINDS.flatMap((kind) =>
      relations
        .filter((relation) => relation.kind === kind)
        .map(({ name, members }) => name + columns(members)),
    ),
  ];
}

test.each(CHARTS)('%s is a possible chart', (four = '') => {
  const [year = 0, month = 0, day = 0, time = 0] = four.split(' ').map(pairOf);
  // 五虎遁 and 五鼠遁: the year's stem gives that of 寅月, the day's that of 子时.
  expect(STEMS[month % 10]).toBe(STEMS[((year % 5) * 2 + 2 + (((month % 12) + 10) % 12)) % 10]);
  expect(STEMS[time % 10]).toBe(STEMS[((day % 5) * 2 + (time % 12)) % 10]);
});

test.each(CHARTS)('%s has the marks worked by hand: %s', (four = '', marks = '') => {
  expect(marksOf(four)).toEqual(marks.split(' '));
});

test.each(PEOPLE)('the day of %s, %s, is that of %s', (four, _name, born) => {
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number);
  expect(four.split(' ')[2]).toBe(ganzhi((toJdn(year, month, day) + 49) % 60));
});

test.each(DAYS)('%s, of %s, is that of %s and meets the definition of %s', (three, _name, born, marks) => {
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number);
  const noon = { calendar_type: 'solar', hour: 12, minute: 0, gender: 'male' } as const;
  const { bazi } = castChart({ ...noon, year, month, day }, {}, 0);
  const cast = [bazi.year_pillar, bazi.month_pillar, bazi.day_pillar];
  expect(cast.map(({ heavenly_stem, earthly_branch }) => heavenly_stem + earthly_branch).join(' ')).toBe(
    three,
  );
  expect(marksOf(three)).toEqual(expect.arrayContaining(marks.split(' ')));
});

describe('the charts of each rule', () => {
  const FEW: Record<string, number> = { 四废: 3, 金神: 1, 三奇贵人: 0 };
  const text = [...CHARTS.map(([, marks = '']) => marks), ...DAYS.map(([, , , marks]) => marks)];
  const count = (pattern: RegExp) => text.filter((marks) => pattern.test(marks)).length;

  test.each(STARS)('of %s are twelve, or all that these books have', (star) => {
    const found = count(new RegExp(star));
    if (star in FEW) expect(found).toBe(FEW[star]);
    else expect(found).toBeGreaterThanOrEqual(12);
  });

  test.each([
    ['争合', /争合/, 2],
    ['相克', /.克./, 12],
    ['拱', /拱/, 12],
    ['暗合', /暗合/, 12],
    ['伏吟', /伏吟/, 12],
    ['反吟', /反吟/, 12],
  ])('of %s matched by %s are at least %i', (_kind, pattern, least) => {
    expect(count(pattern)).toBeGreaterThanOrEqual(least);
  });
});
