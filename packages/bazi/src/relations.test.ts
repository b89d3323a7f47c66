import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRANCHES, ganzhi, STEMS } from './sixty-cycle.ts';
import { relationsOf } from './relations.ts';
import type { KeyedPillar, PillarKey } from './types.ts';

const KEYS: PillarKey[] = ['year', 'month', 'day', 'time', 'da_yun', 'liu_nian'];

/** Pillars of the given characters, in the order of the chart; the other half of each is told apart by parity. */
function pillars(text: string): KeyedPillar[] {
  return text.split(' ').map((pair, place) => ({ key: KEYS[place]!, ganzhi: pair }));
}

/** Stems over 子 and branches under 甲 would meet among themselves, so each is asked alone. */
const ofStems = (stems: string) =>
  relationsOf([...stems].map((stem, place) => ({ key: KEYS[place]!, ganzhi: `${stem}　` })));
const ofBranches = (branches: string) =>
  relationsOf([...branches].map((branch, place) => ({ key: KEYS[place]!, ganzhi: `　${branch}` })));
const names = (relations: { name: string }[]) => relations.map(({ name }) => name);

/** What each kind holds, as the books have it. */
const TABLE: [kind: string, among: string, names: string][] = [
  ['stem_combine', STEMS, '甲己合土 乙庚合金 丙辛合水 丁壬合木 戊癸合火'],
  ['stem_clash', STEMS, '甲庚冲 乙辛冲 丙壬冲 丁癸冲'],
  ['stem_overcome', STEMS, '甲克戊 乙克己 丙克庚 丁克辛 戊克壬 己克癸'],
  ['hidden_combine', BRANCHES, '寅丑暗合 卯申暗合 午亥暗合'],
  ['arch', BRANCHES, '亥未拱卯 寅戌拱午 巳丑拱酉 申辰拱子 寅辰拱卯 巳未拱午 申戌拱酉 亥丑拱子'],
  ['combine', BRANCHES, '子丑合土 寅亥合木 卯戌合火 辰酉合金 巳申合水 午未合土'],
  ['clash', BRANCHES, '子午冲 丑未冲 寅申冲 卯酉冲 辰戌冲 巳亥冲'],
  ['harm', BRANCHES, '子未害 丑午害 寅巳害 卯辰害 申亥害 酉戌害'],
  ['break', BRANCHES, '子酉破 寅亥破 丑辰破 卯午破 巳申破 未戌破'],
  [
    'half_combine',
    BRANCHES,
    '亥卯半合木 卯未半合木 寅午半合火 午戌半合火 巳酉半合金 酉丑半合金 申子半合水 子辰半合水',
  ],
  ['punish', BRANCHES, '寅巳刑 巳申刑 寅申刑 丑未刑 未戌刑 丑戌刑 子卯刑'],
];

describe('every pair of characters', () => {
  test.each(TABLE)('%s', (kind, among, wanted) => {
    const found: string[] = [];
    for (let one = 0; one < among.length; one += 1)
      for (let other = one + 1; other < among.length; other += 1)
        for (const text of [among[one]! + among[other]!, among[other]! + among[one]!]) {
          const all = among === STEMS ? ofStems(text) : ofBranches(text);
          for (const relation of all.filter((entry) => entry.kind === kind)) {
            found.push(relation.name);
            expect(relation.characters.join('')).toBe(text);
            expect(relation.members).toEqual(['year', 'month']);
          }
        }
    // Both orders of the characters have the same name.
    expect(found.filter((_, place) => place % 2 === 0).sort()).toEqual(wanted.split(' ').sort());
    expect(new Set(found).size * 2).toBe(found.length);
  });

  test('the six 合 and the six 冲 use every branch once, 冲 being six places apart', () => {
    for (const [kind, , list] of TABLE) {
      if (!['combine', 'clash', 'harm', 'break'].includes(kind)) continue;
      const used = list.split(' ').map((name) => name.slice(0, 2));
      expect([...used.join('')].sort()).toEqual([...BRANCHES].sort());
    }
    // 害: what clashes with one of a 合 harms the other: 子丑合, 丑未冲, so 子未害.
    const clashOf = (branch: string) => BRANCHES[(BRANCHES.indexOf(branch) + 6) % 12]!;
    for (const branch of BRANCHES) {
      const [combined] = [...BRANCHES].filter((other) =>
        ofBranches(branch + other).some(({ kind }) => kind === 'combine'),
      );
      expect(names(ofBranches(branch + clashOf(combined!)))).toContainEqual(expect.stringContaining('害'));
    }
  });
});

describe('three branches', () => {
  test('三会 and 三合 have their phase', () => {
    const whole = (branches: string) => {
      const [relation] = ofBranches(branches).filter(({ kind }) => kind.startsWith('three'));
      return relation && [relation.kind, relation.name, relation.phase];
    };
    expect(whole('寅卯辰')).toEqual(['three_meet', '寅卯辰三会木', 'wood']);
    expect(whole('未巳午')).toEqual(['three_meet', '巳午未三会火', 'fire']);
    expect(whole('申酉戌')).toEqual(['three_meet', '申酉戌三会金', 'metal']);
    expect(whole('丑亥子')).toEqual(['three_meet', '亥子丑三会水', 'water']);
    expect(whole('亥卯未')).toEqual(['three_combine', '亥卯未三合木', 'wood']);
    expect(whole('寅午戌')).toEqual(['three_combine', '寅午戌三合火', 'fire']);
    expect(whole('巳酉丑')).toEqual(['three_combine', '巳酉丑三合金', 'metal']);
    expect(whole('辰子申')).toEqual(['three_combine', '申子辰三合水', 'water']);
    expect(whole('申子丑')).toBeUndefined();
  });

  test('a 半合 needs the middle branch and is omitted when the 三合 is complete', () => {
    expect(names(ofBranches('申子'))).toContain('申子半合水');
    expect(names(ofBranches('申辰'))).toEqual(['申辰拱子']);
    expect(names(ofBranches('申子辰'))).toEqual(['申子辰三合水']);
    // A 半合 of another 三合 is still listed.
    expect(names(ofBranches('申子辰午寅'))).toContain('寅午半合火');
  });

  test('a relation of three branches lists every column with one of them', () => {
    const [relation] = ofBranches('申子子辰').filter(({ kind }) => kind === 'three_combine');
    expect(relation).toEqual({
      kind: 'three_combine',
      name: '申子辰三合水',
      members: ['year', 'month', 'day', 'time'],
      characters: ['申', '子', '子', '辰'],
      phase: 'water',
    });
  });

  test('a complete 三刑 replaces its pairs, and a single pair is listed', () => {
    const punishments = (branches: string) =>
      names(ofBranches(branches).filter(({ kind }) => kind === 'punish'));
    expect(punishments('申寅巳')).toEqual(['寅巳申三刑']);
    expect(punishments('戌丑未')).toEqual(['丑未戌三刑']);
    expect(punishments('寅巳寅')).toEqual(['寅巳刑', '寅巳刑']);
    expect(punishments('子丑卯')).toEqual(['子卯刑']);
  });

  test('自刑 exists for 辰 午 酉 亥 only, once for all its columns', () => {
    const self = (branch: string) =>
      names(ofBranches(branch + branch).filter(({ kind }) => kind === 'punish'));
    expect([...BRANCHES].flatMap(self)).toEqual(['辰辰自刑', '午午自刑', '酉酉自刑', '亥亥自刑']);
    expect(ofBranches('午子午午').filter(({ name }) => name === '午午自刑')).toMatchObject([
      { members: ['year', 'day', 'time'], phase: null },
    ]);
  });
});

test('a 拱 ends when any column has the middle branch', () => {
  const arches = (branches: string) => names(ofBranches(branches).filter(({ kind }) => kind === 'arch'));
  expect(arches('寅戌辰')).toEqual(['寅戌拱午', '寅辰拱卯']);
  expect(arches('寅戌辰卯')).toEqual(['寅戌拱午']);
  expect(arches('寅戌午')).toEqual([]);
});

test('争合 lists every column with one of the two stems, once', () => {
  const contended = (stems: string) => ofStems(stems).filter(({ kind }) => kind === 'stem_contend');
  expect(contended('辛丙辛')).toEqual([
    {
      kind: 'stem_contend',
      name: '丙辛争合',
      members: ['year', 'month', 'day'],
      characters: ['辛', '丙', '辛'],
      phase: null,
    },
  ]);
  expect(contended('丙辛壬丁')).toEqual([]);
  expect(contended('丙丙丙')).toEqual([]);
});

test('争合 needs stems beside each other and more of one than of the other; luck is beside every column', () => {
  const contended = (stems: string) =>
    ofStems(stems)
      .filter(({ kind }) => kind === 'stem_contend')
      .map(({ members }) => members.join(' '));
  expect(contended('辛辛丙壬')).toEqual(['year month day']);
  expect(contended('辛丙辛辛')).toEqual(['year month day time']);
  expect(contended('辛壬丙辛')).toEqual([]);
  expect(contended('辛丙壬辛')).toEqual([]);
  expect(contended('辛丙辛丙')).toEqual([]);
  expect(contended('辛壬癸辛丙')).toEqual(['year time da_yun']);
  expect(contended('丙辛癸辛丙')).toEqual([]);
});

describe('whole pillars', () => {
  const whole = (text: string) =>
    relationsOf(pillars(text))
      .filter(({ kind }) => kind === 'repeat' || kind === 'oppose')
      .map(({ name, members, characters }) => `${name} ${members.join(' ')} ${characters.join(' ')}`);

  test('伏吟 is the same pillar again, once for all its columns', () => {
    expect(whole('甲子 丙寅 丁卯 庚子 甲子')).toEqual(['甲子伏吟 year da_yun 甲子 甲子']);
    expect(whole('甲子 丙寅 甲子 丙寅 甲子')).toEqual([
      '甲子伏吟 year day da_yun 甲子 甲子 甲子',
      '丙寅伏吟 month time 丙寅 丙寅',
    ]);
  });

  test('反吟 needs a clash below and a clash or an overcoming above', () => {
    expect(whole('甲子 庚午')).toEqual(['甲子庚午反吟 year month 甲子 庚午']);
    expect(whole('甲子 戊午')).toEqual(['甲子戊午反吟 year month 甲子 戊午']);
    // The stems combine, or one produces the other.
    expect(whole('甲子 己未')).toEqual([]);
    expect(whole('甲子 丙午')).toEqual([]);
    expect(whole('甲子 庚辰')).toEqual([]);
  });

  test('every pillar has two that oppose it and one that is the same', () => {
    for (let one = 0; one < 60; one += 1) {
      const related = Array.from({ length: 60 }, (_, other) => whole(`${ganzhi(one)} ${ganzhi(other)}`));
      const found = related.flat();
      expect(found.filter((text) => text.includes('伏吟'))).toHaveLength(1);
      expect(found.filter((text) => text.includes('反吟'))).toHaveLength(2);
      for (const [other, list] of related.entries())
        if (list.some((text) => text.includes('反吟'))) expect((other - one + 60) % 12).toBe(6);
    }
  });
});

test('a chart with columns of luck has all its relations', () => {
  // 丁丑 壬子 甲午 庚午 with the cycle 己未 and the year 甲子.
  const found = relationsOf(pillars('丁丑 壬子 甲午 庚午 己未 甲子'));
  expect(found.map(({ name, members }) => `${name} ${members.join(' ')}`)).toEqual([
    '甲己合土 day da_yun',
    '甲己合土 da_yun liu_nian',
    '丁壬合木 year month',
    '甲己争合 day da_yun liu_nian',
    '甲庚冲 day time',
    '甲庚冲 time liu_nian',
    '子丑合土 year month',
    '子丑合土 year liu_nian',
    '午未合土 day da_yun',
    '午未合土 time da_yun',
    '子午冲 month day',
    '子午冲 month time',
    '子午冲 day liu_nian',
    '子午冲 time liu_nian',
    '丑未冲 year da_yun',
    '丑未刑 year da_yun',
    '午午自刑 day time',
    '子未害 month da_yun',
    '子未害 da_yun liu_nian',
    '丑午害 year day',
    '丑午害 year time',
    '庚午甲子反吟 time liu_nian',
  ]);
});

test('members are in the order of the chart, and columns of luck only add relations', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(59), { minLength: 6, maxLength: 6 }), (numbers) => {
      const all = numbers.map((pair, place) => ({ key: KEYS[place]!, ganzhi: ganzhi(pair) }));
      const key = ({ name, members }: { name: string; members: string[] }) => name + members.join();
      const found = relationsOf(all);
      for (const { members, characters } of found) {
        const places = members.map((member) => KEYS.indexOf(member));
        expect(places).toEqual([...places].sort());
        expect(new Set(members).size).toBe(members.length);
        characters.forEach((character, place) => expect(all[places[place]!]!.ganzhi).toContain(character));
      }
      expect(new Set(found.map(key)).size).toBe(found.length);
      const pairwise = (relations: typeof found) =>
        relations.filter(({ kind }) => !/three|half|punish|arch|contend|repeat/.test(kind)).map(key);
      expect(pairwise(found)).toEqual(expect.arrayContaining(pairwise(relationsOf(all.slice(0, 4)))));
    }),
  );
});
