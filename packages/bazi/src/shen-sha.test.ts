import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diShi, kongWang, shiShen } from './pillars.ts';
import { BRANCHES, ganzhi, pairOf, STEMS } from './sixty-cycle.ts';
import { SHEN_SHA_NAMES, shenShaOf } from './shen-sha.ts';
import type { KeyedPillar, PillarKey, ShenSha } from './types.ts';

const KEYS: PillarKey[] = ['year', 'month', 'day', 'time', 'da_yun', 'liu_nian'];
const PAIRS = Array.from({ length: 60 }, (_, pair) => ganzhi(pair));
const pillars = (text: string): KeyedPillar[] =>
  text.split(' ').map((pair, place) => ({ key: KEYS[place]!, ganzhi: pair }));
const read = (text: string, gender: 'male' | 'female' = 'male') => shenShaOf(pillars(text), gender);

/** A pair of the sixty with that stem or branch. */
const pairWith = (character: string) => PAIRS.find((pair) => pair.includes(character))!;

const COLUMN = { 年干: 'year', 日干: 'day', 年支: 'year', 日支: 'day', 月支: 'month' } as const;

/** The branches of a time pillar that have the star, taken from one character in one place. */
function branchesOf(name: string, by: keyof typeof COLUMN, from: string): string {
  const chart = (time: string): KeyedPillar[] => [
    { key: COLUMN[by], ganzhi: pairWith(from) },
    { key: 'time', ganzhi: time },
  ];
  return [...BRANCHES]
    .filter((branch) =>
      shenShaOf(chart(pairWith(branch)), 'male').some(
        (star) =>
          star.name === name && star.key === 'time' && star.by === by && star.found === `${from}见${branch}`,
      ),
    )
    .join('');
}

const inOrder = (branches: string) =>
  [...branches].sort((a, b) => BRANCHES.indexOf(a) - BRANCHES.indexOf(b)).join('');
const at = (branch: string, places: number) => BRANCHES[(BRANCHES.indexOf(branch) + places + 12) % 12]!;
/** The branch in which a stem is at 临官: its 禄. */
const luOf = (stem: string) =>
  [...BRANCHES].find((_, branch) => diShi(STEMS.indexOf(stem), branch) === '临官')!;
/** The first, middle and last branch of the 三合 a branch belongs to. */
const tripleOf = (branch: string) =>
  ['申子辰', '亥卯未', '寅午戌', '巳酉丑'].find((triple) => triple.includes(branch))!;
/** The 三会 a branch belongs to. */
const seasonOf = (branch: string) =>
  ['亥子丑', '寅卯辰', '巳午未', '申酉戌'].find((season) => season.includes(branch))!;

const BOTH_STEMS = ['年干', '日干'] as const;
const DAY_STEM = ['日干'] as const;
const BOTH_BRANCHES = ['年支', '日支'] as const;
const YEAR_BRANCH = ['年支'] as const;

describe('from a stem', () => {
  /** From 甲 to 癸, after the traditional verses. */
  test.each<[string, readonly (keyof typeof COLUMN)[], string]>([
    ['天乙贵人', BOTH_STEMS, '甲丑未 乙子申 丙亥酉 丁亥酉 戊丑未 己子申 庚丑未 辛午寅 壬卯巳 癸卯巳'],
    ['太极贵人', BOTH_STEMS, '甲子午 乙子午 丙卯酉 丁卯酉 戊辰戌丑未 己辰戌丑未 庚寅亥 辛寅亥 壬巳申 癸巳申'],
    ['文昌贵人', BOTH_STEMS, '甲巳 乙午 丙申 丁酉 戊申 己酉 庚亥 辛子 壬寅 癸卯'],
    ['国印贵人', BOTH_STEMS, '甲戌 乙亥 丙丑 丁寅 戊丑 己寅 庚辰 辛巳 壬未 癸申'],
    ['福星贵人', BOTH_STEMS, '甲寅子 乙丑卯 丙寅子 丁亥 戊申 己未 庚午 辛巳 壬辰 癸丑卯'],
    ['金舆', BOTH_STEMS, '甲辰 乙巳 丙未 丁申 戊未 己申 庚戌 辛亥 壬丑 癸寅'],
    ['羊刃', DAY_STEM, '甲卯 乙辰 丙午 丁未 戊午 己未 庚酉 辛戌 壬子 癸丑'],
    ['红艳煞', DAY_STEM, '甲午 乙申 丙寅 丁未 戊辰 己辰 庚戌 辛酉 壬子 癸申'],
    ['流霞', DAY_STEM, '甲酉 乙戌 丙未 丁申 戊巳 己午 庚辰 辛卯 壬亥 癸寅'],
  ])('%s', (name, bases, table) => {
    for (const by of bases)
      expect([...STEMS].map((stem) => stem + branchesOf(name, by, stem))).toEqual(
        table.split(' ').map((entry) => entry.charAt(0) + inOrder(entry.slice(1))),
      );
    if (bases === DAY_STEM) expect(branchesOf(name, '年干', '甲')).toBe('');
  });

  test('the stars derived from 禄 have their branches', () => {
    for (const stem of STEMS) {
      const lu = luOf(stem);
      expect(branchesOf('禄神', '日干', stem)).toBe(lu);
      expect(branchesOf('羊刃', '日干', stem)).toBe(at(lu, 1));
      expect(branchesOf('金舆', '日干', stem)).toBe(at(lu, 2));
      expect(branchesOf('国印贵人', '日干', stem)).toBe(at(lu, 8));
      const food = [...STEMS].find((other) => shiShen(STEMS.indexOf(stem), STEMS.indexOf(other)) === '食神')!;
      for (const by of BOTH_STEMS) expect(branchesOf('天厨贵人', by, stem)).toBe(luOf(food));
    }
  });
});

describe('from a branch', () => {
  test.each<[string, readonly (keyof typeof COLUMN)[], (branch: string) => string]>([
    ['驿马', BOTH_BRANCHES, (branch) => at(tripleOf(branch)[0]!, 6)],
    ['桃花', BOTH_BRANCHES, (branch) => at(tripleOf(branch)[0]!, 1)],
    ['将星', BOTH_BRANCHES, (branch) => tripleOf(branch)[1]!],
    ['华盖', BOTH_BRANCHES, (branch) => tripleOf(branch)[2]!],
    ['劫煞', BOTH_BRANCHES, (branch) => at(tripleOf(branch)[2]!, 1)],
    ['亡神', BOTH_BRANCHES, (branch) => at(tripleOf(branch)[1]!, -1)],
    ['灾煞', YEAR_BRANCH, (branch) => at(tripleOf(branch)[1]!, 6)],
    ['孤辰', YEAR_BRANCH, (branch) => at(seasonOf(branch)[2]!, 1)],
    ['寡宿', YEAR_BRANCH, (branch) => at(seasonOf(branch)[0]!, -1)],
    ['红鸾', YEAR_BRANCH, (branch) => at('卯', -BRANCHES.indexOf(branch))],
    ['天喜', YEAR_BRANCH, (branch) => at('酉', -BRANCHES.indexOf(branch))],
    ['丧门', YEAR_BRANCH, (branch) => at(branch, 2)],
    ['吊客', YEAR_BRANCH, (branch) => at(branch, -2)],
    ['天罗地网', BOTH_BRANCHES, (branch) => ({ 戌: '亥', 亥: '戌', 辰: '巳', 巳: '辰' })[branch] ?? ''],
  ])('%s', (name, bases, rule) => {
    for (const branch of BRANCHES) {
      for (const by of bases) expect(branchesOf(name, by, branch), branch).toBe(rule(branch));
      if (bases === YEAR_BRANCH) expect(branchesOf(name, '日支', branch)).toBe('');
    }
  });

  test('申子辰 has its 驿马 in 寅 and its 桃花 in 酉', () => {
    expect(branchesOf('驿马', '年支', '申') + branchesOf('桃花', '日支', '子')).toBe('寅酉');
    expect(branchesOf('孤辰', '年支', '子') + branchesOf('寡宿', '年支', '子')).toBe('寅戌');
  });

  test('元辰 is beside the clash of the year branch, by gender and year', () => {
    // 甲子 is a yang year: 未 for men, 巳 for women. 乙丑 is a yin one: 午 for men, 申 for women.
    const stars = (year: string, gender: 'male' | 'female') =>
      [...BRANCHES].filter((branch) =>
        shenShaOf(
          [
            { key: 'year', ganzhi: year },
            { key: 'time', ganzhi: pairWith(branch) },
          ],
          gender,
        ).some(({ name, key }) => name === '元辰' && key === 'time'),
      );
    expect(stars('甲子', 'male')).toEqual(['未']);
    expect(stars('甲子', 'female')).toEqual(['巳']);
    expect(stars('乙丑', 'male')).toEqual(['午']);
    expect(stars('乙丑', 'female')).toEqual(['申']);
  });

  test('the pillar a star is taken from does not have it by its own branch', () => {
    const general = (text: string) => read(text).filter(({ name }) => name === '将星');
    expect(general('甲子 丙寅 丁卯 庚戌')).toMatchObject([]);
    expect(general('甲子 丙子 丁丑 庚戌')).toEqual([
      { name: '将星', key: 'month', by: '年支', found: '子见子' },
    ]);
    expect(read('甲申 丙寅 甲申 庚午').filter(({ name }) => name === '驿马')).toEqual([
      { name: '驿马', key: 'month', by: '年支、日支', found: '申见寅' },
    ]);
    expect(general('甲子 丙寅 甲子 庚午').map(({ key, by }) => key + by)).toEqual(['year日支', 'day年支']);
  });
});

describe('from the month', () => {
  /** What is found on the stems and branches of the time pillar, over all sixty. */
  const found = (name: string, branch: string) =>
    new Set(
      PAIRS.flatMap((time) =>
        shenShaOf(
          [
            { key: 'month', ganzhi: pairWith(branch) },
            { key: 'time', ganzhi: time },
          ],
          'male',
        )
          .filter((star) => star.name === name && star.key === 'time')
          .map((star) => star.found.split('见')[1]!),
      ),
    );

  test('天德, 月德 and their 合 have their stems and branches for every month', () => {
    const months = [...BRANCHES.slice(2), ...BRANCHES.slice(0, 2)];
    const partner = (character: string) =>
      ({
        ...Object.fromEntries([...'甲己乙庚丙辛丁壬戊癸'].map((stem, i, all) => [stem, all[i ^ 1]!])),
        ...Object.fromEntries([...'子丑寅亥卯戌辰酉巳申午未'].map((branch, i, all) => [branch, all[i ^ 1]!])),
      })[character]!;
    // 正丁二申三壬四辛五亥六甲七癸八寅九丙十乙子巳丑庚.
    const heaven = [...'丁申壬辛亥甲癸寅丙乙巳庚'];
    // 寅午戌在丙，亥卯未在甲，申子辰在壬，巳酉丑在庚.
    const moon = [...'丙甲壬庚丙甲壬庚丙甲壬庚'];
    months.forEach((month, place) => {
      expect([...found('天德贵人', month)], month).toEqual([heaven[place]]);
      expect([...found('天德合', month)], month).toEqual([partner(heaven[place]!)]);
      expect([...found('月德贵人', month)], month).toEqual([moon[place]]);
      expect([...found('月德合', month)], month).toEqual([partner(moon[place]!)]);
    });
  });

  test('德秀 has its stems, 天医 and 血刃 their branches for every month', () => {
    // 寅午戌月丙丁德戊癸秀，亥卯未月甲乙德丁壬秀，申子辰月壬癸戊己德丙辛甲己秀，巳酉丑月庚辛德乙庚秀.
    const virtue: Record<string, string> = {
      寅午戌: '丙丁戊癸',
      亥卯未: '甲乙丁壬',
      申子辰: '甲丙戊己辛壬癸',
      巳酉丑: '乙庚辛',
    };
    for (const [months, stems] of Object.entries(virtue))
      for (const month of months) expect([...found('德秀贵人', month)].sort()).toEqual([...stems].sort());
    // 正月丑、二月未、三月寅、四月申、五月卯、六月酉、七月辰、八月戌、九月巳、十月亥、十一月午、十二月子.
    const blades = [...'丑未寅申卯酉辰戌巳亥午子'];
    [...BRANCHES.slice(2), ...BRANCHES.slice(0, 2)].forEach((month, place) => {
      expect([...found('血刃', month)], month).toEqual([blades[place]]);
      expect([...found('天医', month)], month).toEqual([at(month, -1)]);
    });
  });

  test('天赦 and 四废 are on their day pillars in each season, and on no other pillar', () => {
    const days = (star: string) =>
      [...BRANCHES].map((month) =>
        PAIRS.filter((day) =>
          read(`甲子 ${pairWith(month)} ${day} 甲子`).some(({ name, key }) => name === star && key === 'day'),
        ).join(''),
      );
    expect(days('天赦').join(' ')).toBe('甲子 甲子 戊寅 戊寅 戊寅 甲午 甲午 甲午 戊申 戊申 戊申 甲子');
    const [spring, summer, autumn, winter] = ['辛酉庚申', '壬子癸亥', '甲寅乙卯', '丙午丁巳'];
    expect(days('四废').map((list) => [...list].sort().join(''))).toEqual(
      [winter, winter, spring, spring, spring, summer, summer, summer, autumn, autumn, autumn, winter].map(
        (list) => [...list!].sort().join(''),
      ),
    );
    expect(read('戊寅 甲寅 乙卯 戊寅').some(({ name }) => name === '天赦')).toBe(false);
    expect(read('庚申 甲寅 乙卯 庚申').some(({ name }) => name === '四废')).toBe(false);
  });
});

test('学堂 and 词馆 are at 长生 and 临官 of the 纳音 of the year', () => {
  const found = (name: string, year: string) =>
    [...BRANCHES].filter((branch) =>
      shenShaOf(
        [
          { key: 'year', ganzhi: year },
          { key: 'time', ganzhi: pairWith(branch) },
        ],
        'male',
      ).some((star) => star.name === name && star.by === '年柱纳音'),
    );
  // 甲子 海中金, 戊辰 大林木, 丙子 涧下水, 丙寅 炉中火, 庚午 路旁土.
  const years = ['甲子', '戊辰', '丙子', '丙寅', '庚午'];
  expect(years.flatMap((year) => found('学堂', year)).join('')).toBe('巳亥申寅申');
  expect(years.flatMap((year) => found('词馆', year)).join('')).toBe('申寅亥巳亥');
});

describe('from the day pillar', () => {
  const days = (name: string) =>
    PAIRS.filter((day) =>
      read(`甲子 甲子 ${day} 甲子`).some((star) => star.name === name && star.key === 'day'),
    );

  test('十恶大败 are the days whose 禄 is void', () => {
    expect(days('十恶大败')).toEqual(
      PAIRS.filter((day) => kongWang(pairOf(day)).includes(luOf(day.charAt(0)))),
    );
  });

  test('魁罡, 阴差阳错, 孤鸾煞, 十灵日 and 六秀日 have their published days', () => {
    const sorted = (list: string) => list.split(' ').sort((a, b) => pairOf(a) - pairOf(b));
    expect(days('魁罡')).toEqual(sorted('壬辰 庚戌 庚辰 戊戌'));
    expect(days('孤鸾煞')).toEqual(sorted('乙巳 丁巳 辛亥 戊申 甲寅 丙午 戊午 壬子'));
    expect(days('十灵日')).toEqual(sorted('甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未'));
    expect(days('六秀日')).toEqual(sorted('丙午 丁未 戊子 戊午 己丑 己未'));
    // 丙丁戊 twice and 辛壬癸 twice, on 子丑寅, 午未申 and on 卯辰巳, 酉戌亥.
    expect(days('阴差阳错')).toEqual(sorted('丙子 丁丑 戊寅 丙午 丁未 戊申 辛卯 壬辰 癸巳 辛酉 壬戌 癸亥'));
  });

  test('these stars are on the day pillar only', () => {
    expect(read('庚辰 庚辰 甲子 庚辰').some(({ name }) => name === '魁罡')).toBe(false);
    expect(read('甲子 甲子 庚辰 甲子').filter(({ name }) => name === '魁罡')).toEqual([
      { name: '魁罡', key: 'day', by: '日柱', found: '庚辰' },
    ]);
  });
});

test('金神 is on an hour of 乙丑, 己巳 or 癸酉, which only the days 甲 and 己 have', () => {
  const hours = (day: string) =>
    PAIRS.filter((time) => read(`甲子 甲子 ${day} ${time}`).some(({ name }) => name === '金神'));
  for (const stem of STEMS)
    expect(hours(pairWith(stem)).sort()).toEqual(
      '甲己'.includes(stem) ? ['乙丑', '己巳', '癸酉'].sort() : [],
    );
  expect(read('甲子 乙丑 甲子 甲子').some(({ name }) => name === '金神')).toBe(false);
});

describe('三奇', () => {
  const wonders = (text: string) => read(text).filter(({ name }) => name === '三奇贵人');

  test('three stems in order are a star of the day pillar', () => {
    expect(wonders('乙丑 丙子 丁卯 庚子')).toEqual([
      { name: '三奇贵人', key: 'day', by: '相连三干', found: '乙丙丁' },
    ]);
    expect(wonders('癸酉 甲子 戊辰 庚申')).toMatchObject([{ key: 'day', found: '甲戊庚' }]);
    expect(wonders('甲子 壬申 癸丑 辛酉')).toMatchObject([{ key: 'day', found: '壬癸辛' }]);
  });

  test('stems out of order, apart or completed by luck are none', () => {
    expect(wonders('丁卯 丙午 乙丑 庚辰')).toEqual([]);
    expect(wonders('乙丑 丙戌 甲子 丁卯')).toEqual([]);
    expect(wonders('甲子 甲子 乙丑 丙子 丁丑')).toEqual([]);
  });
});

test('a chart has all its stars', () => {
  const text = (stars: ShenSha[]) => stars.map(({ key, name, by, found }) => `${key} ${name} ${by} ${found}`);
  expect(text(read('庚午 壬午 辛亥 癸巳'))).toEqual([
    'year 天乙贵人 日干 辛见午',
    'year 福星贵人 年干 庚见午',
    'month 天乙贵人 日干 辛见午',
    'month 福星贵人 年干 庚见午',
    'month 将星 年支 午见午',
    'day 太极贵人 年干、日干 庚见亥、辛见亥',
    'day 文昌贵人 年干 庚见亥',
    'day 天厨贵人 年干 庚见亥',
    'day 金舆 日干 辛见亥',
    'day 天德贵人 月支 午见亥',
    'day 月德合 月支 午见辛',
    'day 词馆 年柱纳音 路旁土见亥',
    'day 劫煞 年支 午见亥',
    'day 孤鸾煞 日柱 辛亥',
    'day 十灵日 日柱 辛亥',
    'time 国印贵人 日干 辛见巳',
    'time 福星贵人 日干 辛见巳',
    'time 德秀贵人 月支 午见癸',
    'time 天医 月支 午见巳',
    'time 驿马 日支 亥见巳',
    'time 亡神 年支 午见巳',
  ]);
});

test('every star occurs, at most once on a pillar; columns of luck do not change the four', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(fc.nat(59), { minLength: 6, maxLength: 6 }),
      fc.constantFrom('male' as const, 'female' as const),
      (numbers, gender) => {
        const text = numbers.map(ganzhi);
        const all = read(text.join(' '), gender);
        const natal = read(text.slice(0, 4).join(' '), gender);
        expect(all.slice(0, natal.length)).toEqual(natal);
        const places = all.map(({ key }) => KEYS.indexOf(key));
        expect(places).toEqual([...places].sort());
        expect(new Set(all.map(({ key, name }) => key + name)).size).toBe(all.length);
        all.forEach(({ name }) => seen.add(name));
      },
    ),
    { numRuns: 1500, seed: 1 },
  );
  expect(SHEN_SHA_NAMES.filter((name) => !seen.has(name))).toEqual([]);
  expect(seen.size).toBe(SHEN_SHA_NAMES.length);
  expect(new Set(SHEN_SHA_NAMES).size).toBe(SHEN_SHA_NAMES.length);
});
