import { describe, expect, test } from 'vitest';
import { cangGan, diShi, kongWang, naYin, shiShen } from '../pillars.ts';
import { BRANCHES, ganzhi, STEMS } from '../sixty-cycle.ts';
import { relationsOf } from '../relations.ts';
import { shenShaOf } from '../shen-sha.ts';
import type { KeyedPillar } from '../types.ts';
import {
  whyCommandingStem,
  whyDayMaster,
  whyHiddenStem,
  whyKongWang,
  whyLifeStage,
  whyNaYin,
  whyRelation,
  whyShenSha,
  whyTenGod,
  whyVoid,
} from './why.ts';

const PAIRS = Array.from({ length: 60 }, (_, pair) => pair);
const NATAL: KeyedPillar[] = [
  { key: 'year', ganzhi: '甲子' },
  { key: 'month', ganzhi: '丁丑' },
  { key: 'day', ganzhi: '庚辰' },
  { key: 'time', ganzhi: '甲申' },
];

describe('ten gods', () => {
  test('the reason names phases and polarity', () => {
    expect(whyTenGod('甲', '庚')).toBe('日干甲木，见庚金：庚金克甲木，阴阳相同，故为七杀。');
    expect(whyTenGod('乙', '甲')).toBe('日干乙木，见甲木：同属木，阴阳相异，故为劫财。');
    expect(whyTenGod('癸', '甲')).toBe('日干癸水，见甲木：癸水生甲木，阴阳相异，故为伤官。');
    expect(whyDayMaster('甲')).toContain('甲木');
  });

  test('the reason of each of the 100 pairs of stems names its ten god', () => {
    const REASONED: Record<string, [string, string]> = {
      同: ['比肩', '劫财'],
      我生: ['食神', '伤官'],
      我克: ['偏财', '正财'],
      克我: ['七杀', '正官'],
      生我: ['偏印', '正印'],
    };
    for (const [day, own] of [...STEMS].entries())
      for (const [stem, other] of [...STEMS].entries()) {
        const sentence = whyTenGod(own, other);
        const middle = sentence.split('：')[1]!;
        const verb = middle.includes('同属') ? '' : middle.includes('生') ? '生' : '克';
        const reason = verb === '' ? '同' : middle.startsWith(own) ? `我${verb}` : `${verb}我`;
        const god = REASONED[reason]![middle.includes('阴阳相同') ? 0 : 1];
        expect(sentence).toContain(`故为${god}。`);
        expect(god).toBe(shiShen(day, stem));
      }
  });
});

test('the count of each of the 60 纳音 gives the phase of its name', () => {
  expect(whyNaYin('甲子')).toBe('甲子与乙丑同为海中金。古法以子配庚，从甲数到庚得七，七为金。');
  expect(whyNaYin('庚午')).toBe('庚午与辛未同为路旁土。古法以午配庚，庚数到自身得一，一为土。');
  for (const pair of PAIRS) {
    const name = naYin(pair);
    const sentence = whyNaYin(ganzhi(pair));
    expect(sentence).toContain(`同为${name}。`);
    expect(sentence.endsWith(`为${name.slice(-1)}。`)).toBe(true);
    expect(sentence).toContain(ganzhi(pair));
  }
});

test('counting from 长生 gives each of the 120 life stages', () => {
  expect(whyLifeStage('甲', '午')).toBe('甲木长生在亥，阳干顺行至午为死。');
  expect(whyLifeStage('乙', '亥')).toBe('乙木长生在午，阴干逆行至亥为死。');
  expect(whyLifeStage('丙', '寅')).toBe('丙火长生在寅，所以逢寅为长生。');
  const stages = '长生 沐浴 冠带 临官 帝旺 衰 病 死 墓 绝 胎 养'.split(' ');
  for (const [stem, own] of [...STEMS].entries())
    for (const [branch, at] of [...BRANCHES].entries()) {
      const sentence = whyLifeStage(own, at);
      const start = BRANCHES.indexOf(/长生在(.)/.exec(sentence)![1]!);
      const steps = sentence.includes('逆行') ? start - branch : branch - start;
      const stage = stages[(steps + 12) % 12]!;
      expect(sentence.endsWith(`为${stage}。`)).toBe(true);
      expect(stage).toBe(diShi(stem, branch));
      if (start !== branch) expect(sentence.includes('顺行')).toBe(stem % 2 === 0);
    }
});

test('the void branches of all 60 pairs are those missing from their ten days', () => {
  expect(whyKongWang('丙寅')).toBe('丙寅在甲子旬，十干配到酉而尽，戌亥两支无干可配，故空亡为戌亥。');
  for (const pair of PAIRS) {
    const sentence = whyKongWang(ganzhi(pair));
    const [, head, last, left] = /在(甲.)旬，十干配到(.)而尽，(..)两支/.exec(sentence)!;
    const days = Array.from({ length: 10 }, (_, day) => ganzhi(pair - (pair % 10) + day));
    expect(days[0]).toBe(head);
    expect(days[9]!.charAt(1)).toBe(last);
    expect([...BRANCHES].filter((branch) => !days.some((day) => day.includes(branch))).sort()).toEqual(
      [...left!].sort(),
    );
    expect(left).toBe(kongWang(pair));
  }
});

describe('hidden stems', () => {
  test('each hidden stem is 本气, 中气 or 余气', () => {
    expect(whyHiddenStem('寅', '丙')).toBe('寅中藏甲丙戊，丙火为中气，是兼藏其中的气，力量居次。');
    const ranks = [...BRANCHES].map((branch, number) =>
      cangGan(number)
        .map((stem) => STEMS.charAt(stem) + /为(.)气/.exec(whyHiddenStem(branch, STEMS.charAt(stem)))![1]!)
        .join(''),
    );
    expect(ranks).toEqual([
      '癸本',
      '己本癸余辛中',
      '甲本丙中戊余',
      '乙本',
      '戊本乙余癸中',
      '丙本庚中戊余',
      '丁本己中',
      '己本丁余乙中',
      '庚本壬中戊余',
      '辛本',
      '戊本辛余丁中',
      '壬本甲中',
    ]);
  });

  test('rejects a stem that the branch does not hide', () => {
    expect(() => whyHiddenStem('子', '甲')).toThrow(RangeError);
  });
});

test('the reason of a 神煞 names its basis and its column', () => {
  const stars = shenShaOf(NATAL, 'male');
  const sentences = stars.map(whyShenSha);
  expect(sentences).toContain('魁罡看日柱：日柱是庚辰，正在其中。');
  expect(sentences).toContain('天乙贵人以年干、日干查：甲见丑、庚见丑，落在月柱。');
  for (const [index, star] of stars.entries()) {
    expect(sentences[index]!.startsWith(star.name)).toBe(true);
    expect(sentences[index]).toContain(star.found);
  }
});

describe('relations', () => {
  test('the reason names the columns, the characters and the rule', () => {
    const sentences = relationsOf(NATAL).map(whyRelation);
    expect(sentences).toContain('年柱子、月柱丑：子丑合土。两支一阴一阳，配成六合。');
    expect(sentences).toContain('年柱甲、日柱庚：甲庚冲。两干方位相对，同性相克。');
    expect(sentences.find((sentence) => sentence.includes('三合'))).toBe(
      '年柱子、日柱辰、时柱申：申子辰三合水。长生、帝旺、墓库三支齐全，合成一局。',
    );
  });

  test('自刑 has its own reason', () => {
    const own: KeyedPillar[] = [
      { key: 'day', ganzhi: '庚辰' },
      { key: 'da_yun', ganzhi: '甲辰' },
    ];
    expect(relationsOf(own).map(whyRelation)).toContain(
      '日柱辰、大运辰：辰辰自刑。同一支重见，没有别的支来配。',
    );
  });

  test('the reason of clashes, harms, breaks and combinations is true of every pair', () => {
    const of = (kind: string) => {
      const pairs: [number, number][] = [];
      for (const [one, first] of [...BRANCHES].entries())
        for (const [two, second] of [...BRANCHES].entries()) {
          if (one >= two) continue;
          const pillars: KeyedPillar[] = [
            { key: 'year', ganzhi: `甲${first}` },
            { key: 'month', ganzhi: `甲${second}` },
          ];
          if (relationsOf(pillars).some((relation) => relation.kind === kind)) pairs.push([one, two]);
        }
      return pairs;
    };
    for (const [one, two] of of('clash')) expect(two - one).toBe(6);
    for (const [one, two] of of('break')) expect([3, 9]).toContain(two - one);
    const combined = of('combine');
    for (const [one, two] of combined) expect((one + two) % 2).toBe(1);
    for (const [one, two] of of('harm')) {
      const [partner] = combined
        .filter((pair) => pair.includes(one))
        .map((pair) => pair.find((b) => b !== one)!);
      expect((partner! + 6) % 12).toBe(two);
    }
  });
});

test('rejects characters that are no stem, branch or pair', () => {
  expect(() => whyTenGod('子', '甲')).toThrow(RangeError);
  expect(() => whyTenGod('甲', '')).toThrow(RangeError);
  expect(() => whyLifeStage('甲', '甲')).toThrow(RangeError);
  expect(() => whyNaYin('甲丑')).toThrow(RangeError);
  expect(() => whyKongWang('甲')).toThrow(RangeError);
  expect(() => whyDayMaster('木')).toThrow(RangeError);
});

test('the reason of a void branch names the pillar and its two branches', () => {
  expect(whyVoid('卯', '日柱', '辛亥')).toBe('日柱辛亥旬空寅卯，卯在其中，故逢空亡。');
});

test('the reason of the commanding stem names the book, the days of each stem and those since the 节', () => {
  const of = { stem: '庚', shi_shen: '比肩', jie: '立夏', days: 9 };
  const parts = [
    { stem: '戊', days: 5 },
    { stem: '庚', days: 9 },
    { stem: '丙', days: null },
  ];
  expect(whyCommandingStem({ table: 'ziping', ...of, parts })).toBe(
    '生于立夏后9日。《子平真诠评注》分作戊5日、庚9日、其余丙，故庚司令。',
  );
  expect(whyCommandingStem({ table: 'sanming', ...of, parts })).toContain('《三命通会》');
});
