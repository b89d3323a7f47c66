import { describe, expect, it } from 'vitest';

import { castChart } from '../chart.ts';
import { explain } from '../glossary/glossary.ts';
import { basicAnalysis, type ReadingSentence } from './basic.ts';
import { readingFacts, type ReadingInput } from './facts.ts';
import { readingThemes } from './themes.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');

function inputOf(year: number, rest: Partial<ReadingInput> = {}, month = 1 + (year % 10)): ReadingInput {
  const gender = rest.gender ?? (year % 2 === 0 ? 'female' : 'male');
  const day = 1 + (year % 27);
  const chart = castChart(
    { calendar_type: 'solar', year, month, day, hour: year % 24, minute: 20, gender },
    {},
    NOW,
  );
  return { chart, hour_unknown: false, now_ms: NOW, ...rest, gender };
}

const inputs = Array.from({ length: 121 }, (_, place) => [
  inputOf(1906 + place),
  inputOf(1906 + place, {}, 12),
]).flat();

const textOf = (sentences: readonly ReadingSentence[]) => sentences.map(({ text }) => text).join('');
const themesText = (input: ReadingInput) =>
  readingThemes(input)
    .map(({ sentences }) => textOf(sentences))
    .join('');

describe('the five sentences', () => {
  it('have at most 46 characters each and rest on terms that the glossary explains', () => {
    for (const input of inputs) {
      const { sentences } = basicAnalysis(input);
      expect(sentences).toHaveLength(5);
      for (const { text, basis } of sentences) {
        expect(text.length, text).toBeLessThanOrEqual(46);
        expect(basis.length).toBeGreaterThan(0);
        for (const { group, term } of basis) expect(explain(group, term).term).toBe(term);
      }
    }
  });

  it('name the phase that the engine finds useful, one that it finds harmful, and the year with its pair', () => {
    for (const input of inputs) {
      const facts = readingFacts(input);
      const names = { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' };
      const [, , helps, strains, year] = basicAnalysis(input).sentences.map(({ text }) => text);
      expect(helps).toContain(`有帮助的是${names[facts.favourable.useful[0]!]}`);
      if (facts.favourable.harmful[0])
        expect(strains).toContain(`要节制的是${names[facts.favourable.harmful[0]]}`);
      expect(year).toMatch(/^2026年丙午/);
    }
  });

  it('speak of the year by 立春', () => {
    const now_ms = Date.parse('2027-01-20T12:00:00+08:00');
    expect(basicAnalysis({ ...inputOf(1990), now_ms }).year).toBe(2026);
    const after = Date.parse('2027-02-05T12:00:00+08:00');
    expect(basicAnalysis({ ...inputOf(1990), now_ms: after })).toMatchObject({ year: 2027 });
  });

  it('rest on nothing of the hour where it is unknown, and are those of any hour', () => {
    for (const input of inputs) {
      const unknown = basicAnalysis({ ...input, hour_unknown: true });
      expect(
        unknown.sentences.flatMap(({ basis }) => basis).filter(({ column }) => column === 'time'),
      ).toEqual([]);
      const bazi = { ...input.chart.bazi, time_pillar: input.chart.bazi.year_pillar };
      expect(basicAnalysis({ ...input, chart: { ...input.chart, bazi }, hour_unknown: true })).toEqual(
        unknown,
      );
    }
  });

  it('judge a chart that follows by what it follows, not by its strength', () => {
    // 乙卯 壬午 癸巳 己未: 从财格, with more earth than fire in the balance.
    const chart = castChart(
      { calendar_type: 'solar', year: 1975, month: 6, day: 16, hour: 14, minute: 0, gender: 'male' },
      {},
      NOW,
    );
    const input = { chart, gender: 'male', hour_unknown: false, now_ms: NOW } as const;
    const facts = readingFacts(input);
    expect([facts.pattern.name, facts.leading]).toEqual(['从财格', 'wealth']);
    const [who, most] = basicAnalysis(input).sentences;
    expect(who!.text).toContain('不靠硬撑');
    expect(who!.basis.at(-1)).toMatchObject({ group: 'pattern', term: '从财格' });
    expect(most!.text).toContain('务实');
    expect(themesText(input)).not.toContain('力气有限');
  });

  it('speak of a child to its parents', () => {
    const [who] = basicAnalysis(inputOf(2020)).sentences;
    expect(who!.text).toMatch(/^这孩子像/);
    expect(textOf(basicAnalysis(inputOf(2021, { gender: 'male' })).sentences)).not.toContain('你');
  });
});

describe('the themes', () => {
  it('have two to four sentences each, resting on terms that the glossary explains', () => {
    for (const input of inputs)
      for (const { sentences } of readingThemes(input)) {
        expect([2, 3, 4]).toContain(sentences.length);
        for (const { text, basis } of sentences) {
          expect(text).toMatch(/。$/);
          expect(basis.length, text).toBeGreaterThan(0);
          for (const { group, term } of basis) expect(explain(group, term).term).toBe(term);
        }
      }
  });

  it('say nothing of work, money and marriage in the chart of a minor', () => {
    for (const year of [2010, 2014, 2018, 2022, 2025]) {
      expect(readingThemes(inputOf(year)).map(({ title }) => title)).toEqual([
        '性情',
        '学习',
        '友伴',
        '起居',
        '这十年',
      ]);
      expect(themesText(inputOf(year))).not.toMatch(/伴侣|婚|合伙|生意|金融|挣|开销/);
    }
  });

  it('speak to the old of what the heart is given to', () => {
    expect(readingThemes(inputOf(1950)).map(({ title }) => title)).toEqual([
      '性情',
      '心力',
      '财',
      '相伴',
      '起居',
      '这十年',
    ]);
  });

  it('give neither trades nor plans for money to the old, nor choices of their own to children', () => {
    for (let year = 1930; year < 1958; year += 1)
      expect(themesText(inputOf(year))).not.toMatch(/一类，做来省力|担得起|进一笔|教学|合伙/);
    for (let year = 2012; year < 2024; year += 1)
      expect(themesText(inputOf(year))).not.toContain('看自己的安排');
  });

  it('tell before the first cycle when it begins', () => {
    const input = inputOf(2026);
    const first = input.chart.da_yun_list[0]!;
    const decade = textOf(readingThemes(input).at(-1)!.sentences);
    expect(decade).toContain(`第一步${first.ganzhi}运从${first.start_year}年（虚岁${first.start_age}）开始`);
  });

  it('say after the last cycle that it has passed', () => {
    expect(textOf(readingThemes(inputOf(1907)).at(-1)!.sentences)).toContain('都已走过');
  });
});
