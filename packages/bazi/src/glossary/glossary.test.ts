import { describe, expect, test } from 'vitest';
import { diShi, naYin, pillar, shiShen } from '../pillars.ts';
import { BRANCHES, ganzhi, STEMS } from '../sixty-cycle.ts';
import { pillarsOf } from '../test-pillars.ts';
import { patternOf } from '../pattern.ts';
import { relationsOf } from '../relations.ts';
import { SHEN_SHA_NAMES } from '../shen-sha.ts';
import { explain, termsOf } from './glossary.ts';
import { relationTerm } from './relations.ts';
import type { TermGroup } from './types.ts';

const NUMBERS = {
  stems: [...STEMS].map((_, stem) => stem),
  branches: [...BRANCHES].map((_, branch) => branch),
};

/** Each group with all terms the engine can show. */
const SHOWN: [TermGroup, string[]][] = [
  ['ten_god', [pillar(0, 0, true).shi_shen, ...NUMBERS.stems.map((stem) => shiShen(0, stem))]],
  ['stem', [...STEMS]],
  ['branch', [...BRANCHES]],
  ['na_yin', Array.from({ length: 30 }, (_, index) => naYin(2 * index))],
  ['life_stage', NUMBERS.branches.map((branch) => diShi(0, branch))],
  ['shen_sha', [...SHEN_SHA_NAMES]],
];

const GROUPS: TermGroup[] = [...SHOWN.map(([group]) => group), 'relation', 'pattern', 'concept'];
const ENTRIES = GROUPS.flatMap((group) => termsOf(group).map((term) => explain(group, term)));

describe('completeness', () => {
  test.each(SHOWN)('%s has an entry for every term the engine shows, and no other', (group, shown) => {
    expect(termsOf(group).sort()).toEqual([...new Set(shown)].sort());
  });

  test('every relation the engine finds has an entry', () => {
    const found = new Set<string>();
    for (const one of NUMBERS.branches)
      for (const two of NUMBERS.branches)
        for (const three of NUMBERS.branches) {
          const pillars = [one, two, three].map((branch, index) => ({
            key: (['year', 'month', 'day'] as const)[index]!,
            ganzhi: STEMS.charAt(branch % 10) + BRANCHES.charAt(branch),
          }));
          for (const relation of relationsOf(pillars)) found.add(relationTerm(relation));
        }
    for (const term of found) expect(explain('relation', term).term).toBe(term);
    expect([...found].sort()).toEqual(termsOf('relation').sort());
  });

  test('every pattern the engine finds has an entry, and every state', () => {
    const found = new Set<string>();
    for (let seed = 0; seed < 8000; seed += 1) {
      const pairs = [seed, seed * 7 + 3, seed * 11 + (seed >> 4), seed * 13 + (seed >> 6)];
      const four = pillarsOf(pairs.map((pair) => ganzhi(pair % 60)).join(' '));
      const { name, state } = patternOf(four, { special: 'all' });
      found.add(name).add(state);
    }
    for (const term of found) expect(explain('pattern', term).term).toBe(term);
    // One phase throughout is too rare to be met above.
    const rare = ['曲直格', '炎上格', '稼穑格', '从革格', '润下格'];
    expect(termsOf('pattern').filter((term) => !found.has(term) && !rare.includes(term))).toEqual([]);
  });

  test('the rows and columns of the chart have an entry', () => {
    const labels =
      '年柱 月柱 日柱 时柱 大运 流年 流月 流日 十神 天干 地支 藏干 纳音 空亡 地势 星运 自坐 神煞';
    const others =
      '四柱 起运 起运前 交运 小运 周岁 人元司令 流时 节 真太阳时 夏令时 早晚子时 胎元 命宫 身宫 五行 木 火 土 金 水 得令 得地 得势 身强身弱 中和 格局 用神 喜神 忌神 闲神 扶抑 调候 通关 相神 从化';
    for (const term of `${labels} ${others}`.split(' ')) expect(explain('concept', term).term).toBe(term);
  });

  test('rejects an unknown term, and the name of an Object method', () => {
    for (const term of ['', '甲子', 'constructor']) expect(() => explain('stem', term)).toThrow(RangeError);
    expect(() => explain('branch', '甲')).toThrow(RangeError);
  });
});

describe('the text of an entry', () => {
  test.each(ENTRIES)('$group $term has plain sentences and a sourced line', ({ meaning, line }) => {
    expect(meaning.length).toBeGreaterThanOrEqual(10);
    expect(meaning.length).toBeLessThanOrEqual(120);
    expect(meaning).toMatch(/^[^\s,.;:!?a-zA-Z]+。$/);
    expect(meaning.split('。').length - 1).toBeLessThanOrEqual(3);
    expect(line.text.length).toBeGreaterThanOrEqual(3);
    expect(line.text.length).toBeLessThanOrEqual(60);
    expect(line.text).toMatch(/[。？]$/);
    expect(line.source).toMatch(/^《[^《》·]+(·[^《》·]+){1,2}》$/);
  });

  test('no entry promises or threatens anything', () => {
    const forbidden = /必定|必然|一定会|注定|大凶|难逃|保证|克夫|克妻|横祸|夭|暴富|天作之合|化解|改运/;
    for (const { meaning } of ENTRIES) expect(meaning).not.toMatch(forbidden);
  });

  test('no two entries have the same text', () => {
    const meanings = ENTRIES.map(({ meaning }) => meaning);
    const lines = ENTRIES.map(({ line }) => line.text);
    expect(new Set(meanings).size).toBe(meanings.length);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
