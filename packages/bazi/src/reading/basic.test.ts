import { describe, expect, it } from 'vitest';

import { castChart } from '../chart.ts';
import { explain } from '../glossary/glossary.ts';
import { basicAnalysis, type ReadingSentence } from './basic.ts';
import { type FactsInput, readingFacts, type ReadingInput, relationsWith } from './facts.ts';
import { readingThemes } from './themes.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');

function inputOf(year: number, rest: Partial<FactsInput> = {}, month = 1 + (year % 10)): FactsInput {
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

describe('the facts', () => {
  it('count the age by the calendar year, from 1 at birth', () => {
    const now_ms = Date.parse('2026-01-20T12:00:00+08:00');
    const grown = readingFacts({ ...inputOf(1990), now_ms });
    expect([grown.year, grown.calendar_year, grown.age]).toEqual([2025, 2026, 37]);
    // At 12 in the year of luck, 13 on the calendar.
    expect(readingFacts({ ...inputOf(2014), now_ms })).toMatchObject({ age: 13, stage: 'teen' });
  });

  it('have of the cycles one current at most, those before it passed, each until the next', () => {
    for (const input of inputs) {
      const { cycles, current, calendar_year } = readingFacts(input);
      const passed = cycles.filter(({ past }) => past).length;
      if (current >= 0) expect(passed).toBe(current);
      else expect(passed).toBe(calendar_year > cycles[0]!.start_year ? cycles.length : 0);
      for (const [place, { until, end_year }] of cycles.entries()) {
        expect(until).toMatch(new RegExp(`^${end_year + 1}-`));
        if (cycles[place + 1]) expect(until).toBe(cycles[place + 1]!.start_date);
      }
    }
  });

  it('have the relations of a year with two natal branches that it completes a 三合 with', () => {
    const pillars = ['甲寅', '甲戌', '丙子'].map((ganzhi, place) => ({
      key: (['year', 'month', 'day'] as const)[place]!,
      ganzhi,
    }));
    expect(relationsWith({ pillars }, '丙午')).toContainEqual(
      expect.objectContaining({ kind: 'three_combine', members: ['year', 'month', 'liu_nian'] }),
    );
  });
});

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

  it('name a phase that every reading of the chart takes, one that every reading avoids, and the year', () => {
    for (const input of inputs) {
      const facts = readingFacts(input);
      const names = { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' };
      const [, , helps, strains, year] = basicAnalysis(input).sentences.map(({ text }) => text);
      const [take] = facts.advice.take;
      if (take) expect(helps).toContain(`有帮助的是${names[take]}`);
      // No advice that one of the readings turns round.
      for (const { useful, good, harmful } of facts.advice.readings) {
        if (!take) expect(helps).toContain(`取${names[useful]}`);
        for (const phase of good) expect(strains).not.toContain(`要节制的是${names[phase]}`);
        if (take && facts.favourable.method === '格局') expect(harmful).not.toContain(take);
      }
      const [avoid] = facts.advice.avoid;
      if (avoid) expect(strains).toContain(`要节制的是${names[avoid]}`);
      expect(year).toMatch(/^2026年丙午/);
    }
  });

  it('speak of the year by 立春', () => {
    const now_ms = Date.parse('2027-01-20T12:00:00+08:00');
    const before = basicAnalysis({ ...inputOf(1990), now_ms });
    expect(before.year).toBe(2026);
    expect(before.sentences[4]!.text).toMatch(/^立春前仍属2026年丙午，/);
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

  it('have words for an infant and for a person over 60', () => {
    const texts = (years: readonly number[]) =>
      years.map((year) => textOf(basicAnalysis(inputOf(year)).sentences)).join('');
    const spans = (first: number, count: number) =>
      Array.from({ length: count }, (_, place) => first + place);
    expect(texts(spans(2014, 12))).not.toMatch(/朋友多，也不肯轻易让步|做出来的东西会说话|也常绷着一根弦/);
    expect(texts(spans(1935, 25))).not.toMatch(/先做最难的一件|责任与名声到位|机会与走动多|人情与花销多/);
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

  it('tell the current cycle from its first month to the month of the change', () => {
    // The chart shows 己卯 as 2016–2025; it runs to 15 November 2026.
    const birth = { calendar_type: 'solar', year: 1990, month: 6, day: 25, hour: 12, minute: 0 } as const;
    const decadeOn = (day: string) => {
      const now_ms = Date.parse(`${day}T12:00:00+08:00`);
      const chart = castChart({ ...birth, gender: 'female' }, {}, now_ms);
      return themesText({ chart, gender: 'female', hour_unknown: false, now_ms });
    };
    expect(decadeOn('2026-03-15')).toContain('2016年11月至2026年11月行己卯运（虚岁27至37），');
    expect(decadeOn('2026-11-20')).toContain('2026年11月至2036年11月行戊寅运（虚岁37至47），');
  });

  it('do not give a chart that follows a root below it', () => {
    // 癸酉 甲寅 戊辰 乙卯 follows 官杀: 辰 is part of 寅卯辰.
    const chart = castChart(
      { calendar_type: 'solar', year: 1933, month: 3, day: 3, hour: 6, minute: 30, gender: 'male' },
      {},
      NOW,
    );
    const input = { chart, gender: 'male', hour_unknown: false, now_ms: NOW } as const;
    const isFollowing = readingFacts(input).pattern.kind === 'follow';
    expect(themesText(input).includes('坐下是同类')).toBe(!isFollowing);
  });

  it('speak of a decade and of the body by age', () => {
    for (let year = 1935; year < 1960; year += 1)
      expect(themesText(inputOf(year))).not.toMatch(/经营与收成|责任与名分|可以主动一些/);
    for (let year = 2009; year < 2027; year += 1)
      expect(themesText(inputOf(year))).not.toMatch(/久坐|经营与收成|责任与名分|少叹气/);
  });

  it('say after the last cycle that it has passed', () => {
    expect(textOf(readingThemes(inputOf(1907)).at(-1)!.sentences)).toContain('都已走过');
  });
});
