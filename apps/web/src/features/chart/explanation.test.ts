import { castChart } from '@ziping/bazi/chart';
import { luckAnalysis, timingAnalysis, natalAnalysis } from '@ziping/bazi/analysis';
import type { ChartTerm } from '@ziping/ui/screens/reports/analysis';
import { describe, expect, it } from 'vitest';

import { explainTapped } from './explanation.ts';

const chart = castChart(
  { calendar_type: 'solar', year: 1990, month: 6, day: 15, hour: 9, minute: 20, gender: 'female' },
  {},
  Date.parse('2026-11-20T16:00:00+08:00'),
);
const luck = luckAnalysis(chart, [{ key: 'da_yun', ganzhi: '戊寅' }], 'female');
const shown = { day_master: chart.day_master, ...luck };
const why = (tapped: ChartTerm) => explainTapped(tapped, shown).why;

describe('the reasons of a word in 庚午 壬午 辛亥 壬辰 beside 戊寅', () => {
  it('name the stem of the day master and of a ten god', () => {
    expect(why({ row: 'shi_shen', group: 'ten_god', term: '日主', column: 'day', of: '辛' })[0]).toContain(
      '辛',
    );
    const [sentence] = why({ row: 'shi_shen', group: 'ten_god', term: '劫财', column: 'year', of: '庚' });
    expect(sentence).toMatch(/辛.*庚.*劫财/);
  });

  it('name the branch of a hidden stem first, then its ten god', () => {
    const [inBranch, asGod] = why({
      row: 'cang_gan',
      group: 'ten_god',
      term: '七杀',
      column: 'year',
      of: '丁',
    });
    expect(inBranch).toMatch(/午.*丁/);
    expect(asGod).toMatch(/丁.*七杀/);
  });

  it('name the day stem for 地势 and the own stem for 自坐', () => {
    const stage = (row: 'di_shi' | 'zi_zuo', of: string) =>
      why({ row, group: 'life_stage', term: '病', column: 'year', of })[0];
    expect(stage('di_shi', '午')).toContain('辛');
    expect(stage('zi_zuo', '庚午')).toContain('庚');
  });

  it('explain 纳音, 空亡 and a branch', () => {
    expect(why({ row: 'na_yin', group: 'na_yin', term: '路旁土', column: 'year', of: '庚午' })[0]).toContain(
      '庚',
    );
    expect(why({ row: 'kong_wang', group: 'concept', term: '空亡', column: 'day', of: '辛亥' })[0]).toMatch(
      /寅.*卯/,
    );
    expect(why({ row: 'zhi', group: 'branch', term: '亥', column: 'day', of: '亥' })[0]).toContain('亥');
  });

  it('say for a branch in the void of the day or the year whose void it is', () => {
    // 辛亥 is void in 寅卯, 庚午 in 戌亥; a pillar is never in its own.
    const branch = (of: string, column: 'day' | 'da_yun') =>
      why({ row: 'zhi', group: 'branch', term: of, column, of });
    expect(branch('寅', 'da_yun').at(-1)).toContain('日柱辛亥旬空寅卯');
    expect(branch('亥', 'day').at(-1)).toContain('年柱庚午旬空戌亥');
    expect(branch('申', 'da_yun')).toHaveLength(1);
  });

  it('name both books for the commanding stem, and none where the 节 is not known', () => {
    const record = { birth_time_solar: '1990-06-15 09:20:00', gender: 'female' } as const;
    const timing = timingAnalysis(chart, record, [], 0);
    const word = { group: 'concept', term: '人元司令', column: null, of: '丙' } as const;
    expect(explainTapped(word, { ...shown, timing }).why).toEqual([
      expect.stringContaining('《子平真诠评注》'),
      expect.stringContaining('《三命通会》'),
    ]);
    expect(why(word)).toEqual([]);
  });

  it('explain a star for its own column only', () => {
    const [star] = luck.shen_sha;
    const word = {
      row: 'shen_sha',
      group: 'shen_sha',
      term: star!.name,
      column: star!.key,
      of: '庚午',
    } as const;
    expect(why(word)).toHaveLength(1);
  });

  it('explain a relation of pillars', () => {
    const meeting = luck.relations.find(({ name }) => name === '午午自刑');
    expect(meeting).toBeDefined();
    const { entry, why: reasons } = explainTapped(meeting!, shown);
    expect(entry.group).toBe('relation');
    expect(reasons[0]).toContain('午');
  });

  it('explain the pattern, its state and the useful phase by the school that is shown', () => {
    const natal = natalAnalysis(chart, null, 0);
    const tap = (group: 'pattern' | 'concept', term: string, of: string) =>
      explainTapped({ group, term, column: null, of }, { ...shown, natal }).why;
    for (const way of ['genuine', 'all', 'commanding'] as const) {
      const { pattern, favourable_by } = natal.patterns[way];
      expect(tap('pattern', pattern.name, `${way} combined`)).toEqual([pattern.rests_on.text]);
      expect(tap('pattern', pattern.state, `${way} combined`)).toEqual(
        pattern.verdict.map(({ text }) => text),
      );
      for (const school of ['combined', 'balance', 'climate'] as const)
        expect(tap('concept', '用神', `${way} ${school}`)).toEqual(
          favourable_by[school].reasons.map(({ text }) => text),
        );
    }
    const { name } = natal.patterns.genuine.pattern;
    expect(why({ group: 'pattern', term: name, column: null, of: 'genuine combined' })).toEqual([]);
  });

  it('are empty for the name of a row and for a palace', () => {
    expect(why({ row: 'na_yin', group: 'concept', term: '纳音', column: null, of: '' })).toEqual([]);
    expect(why({ group: 'concept', term: '胎元', column: null, of: '癸酉' })).toEqual([]);
  });
});
