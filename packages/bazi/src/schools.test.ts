import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fourOf, natalAnalysis } from './analysis.ts';
import { castChart } from './chart.ts';
import { commandingStem } from './commanding-stem.ts';
import { favourableOf } from './favourable.ts';
import { PHASE_CHARACTERS, PHASES } from './five-phases.ts';
import { minorLuck } from './minor-luck.ts';
import { patternOf } from './pattern.ts';
import { compareSchools } from './schools.ts';
import { fromJdn, toJdn } from './time/calendar.ts';
import type {
  Birth,
  Chart,
  Conventions,
  FavourableSchool,
  MinorLuckSchool,
  SchoolQuestion,
  SchoolRow,
} from './types.ts';

const at = (text: string, rest: Partial<Birth> = {}): Birth => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { calendar_type: 'solar', year, month, day, hour, minute, gender: 'female', ...rest };
};

const compare = (birth: Birth, conventions: Partial<Conventions> = {}, hour_unknown = false) =>
  compareSchools(castChart(birth, conventions, 0), birth.gender, birth, hour_unknown);

const find = (rows: readonly SchoolRow[], question: SchoolQuestion) =>
  rows.find((row) => row.question === question)!;

/** The answers in words, that of the school in use with a star. */
const linesOf = (rows: readonly SchoolRow[], question: SchoolQuestion) =>
  find(rows, question).answers.map(
    ({ school, result, details, is_default }) =>
      `${school}${is_default ? '*' : ''} ${[...result, ...details].join(' ')}`,
  );

/** Questions whose answers differ, then those whose answers agree. */
const questionsOf = (rows: readonly SchoolRow[]) =>
  [true, false].map((differing) =>
    rows.filter(({ differs }) => differs === differing).map(({ question }) => question),
  );

describe('compareSchools on charts that schools read differently', () => {
  it('has 假从 beside the genuine pattern', () => {
    // 己亥 丙子 己丑 乙丑
    expect(linesOf(compare(at('1960-01-02 02:00')), 'pattern')).toEqual([
      'genuine* 偏财格 败格',
      'all 假从财格 未成',
      'commanding 偏财格 败格',
    ]);
  });

  it('has the pattern by the stem in command of a month whose hidden stems are not open', () => {
    // 庚子 戊寅 己巳 乙丑, six days after 立春
    const rows = compare(at('1960-02-11 02:00'));
    expect(linesOf(rows, 'pattern')).toEqual([
      'genuine* 正官格 败格',
      'all 正官格 败格',
      'commanding 正印格 成格',
    ]);
    expect(linesOf(rows, 'commanding_stem')).toEqual(['ziping* 戊 劫财', 'sanming 丙 正印']);
  });

  it('has the useful phase of the default pattern by each school, with its method and book', () => {
    // 庚午 辛巳 庚辰 癸未
    const rows = compare(at('1990-05-15 14:30'));
    expect(linesOf(rows, 'favourable')).toEqual([
      'combined* 水 壬 调候',
      'balance 土 戊己 扶抑',
      'climate 水 壬 调候',
      'pattern 土 戊己 格局',
    ]);
    expect(find(rows, 'favourable').answers.map(({ source }) => source)).toEqual([
      '《穷通宝鉴》',
      '《滴天髓·体用》',
      '《穷通宝鉴》',
      '《子平真诠》',
    ]);
  });

  it('has 小运 of the first three years from the hour and from 丙寅', () => {
    // 庚午 辛巳 庚辰 癸未
    expect(linesOf(compare(at('1990-05-15 14:30', { gender: 'male' })), 'minor_luck')).toEqual([
      'hour* 甲申 乙酉 丙戌',
      'fixed 丙寅 丁卯 戊辰',
    ]);
  });

  it('has the date at which luck starts by each convention, that of the chart as the default', () => {
    const birth = at('1990-05-15 14:30', { gender: 'male' });
    expect(linesOf(compare(birth), 'yun_convention')).toEqual([
      'exact* 1997-08-10 8',
      'minutes 1997-08-10 8',
      'shichen 1997-08-04 8',
    ]);
    expect(linesOf(compare(birth, { yun: 'shichen' }), 'yun_convention')[2]).toBe('shichen* 1997-08-04 8');
  });

  it('has the day of a birth at 23:30 by each change of day, that of the chart as the default', () => {
    const birth = at('1995-02-10 23:30');
    expect(linesOf(compare(birth), 'zi_convention')).toEqual(['next* 癸酉 壬子', 'split 壬申 壬子']);
    expect(linesOf(compare(birth, { zi: 'split' }), 'zi_convention')).toEqual([
      'next 癸酉 壬子',
      'split* 壬申 壬子',
    ]);
  });

  it('has the hour by the clock beside that by true solar time', () => {
    // 喀什, in summer time
    expect(linesOf(compare(at('1990-06-15 09:20', { longitude: 75.99 })), 'true_solar')).toEqual([
      'true_solar* 辛亥 辛卯',
      'clock 辛亥 壬辰',
    ]);
  });
});

describe('compareSchools', () => {
  const rows = compare(at('1990-05-15 14:30', { gender: 'male' }));

  it('has first the questions whose answers differ, then those whose answers agree', () => {
    expect(questionsOf(rows)).toEqual([
      ['favourable', 'minor_luck', 'yun_convention'],
      ['pattern', 'commanding_stem', 'zi_convention'],
    ]);
  });

  it('counts neither the method nor the stems of the same useful phase as a difference', () => {
    // 庚寅 戊子 己丑 丙寅
    const agreeing = compare(at('1950-12-20 04:00'));
    expect(linesOf(agreeing, 'favourable')).toEqual([
      'combined* 火 丙 调候',
      'balance 火 丙丁 扶抑',
      'climate 火 丙 调候',
      'pattern 火 丙丁 格局',
    ]);
    expect(find(agreeing, 'favourable').differs).toBe(false);
  });

  it('has no question that differs for a chart on which all schools agree', () => {
    expect(questionsOf(compare(at('1956-09-14 01:30', { gender: 'male' }), { dst: false }))[0]).toEqual([]);
  });

  it('has pattern and useful phase of three pillars alone where the hour is unknown', () => {
    const birth = at('1990-06-15 10:30', { gender: 'male' });
    const unknown = compare(birth, {}, true);
    expect(linesOf(unknown, 'pattern')).toEqual(['genuine* 七杀格 成格', 'all 假从杀格 未成']);
    expect(unknown.map(({ question }) => question).sort()).toEqual(['favourable', 'pattern']);
    const atAnotherHour = { ...birth, hour: 4 };
    expect(compare(atAnotherHour, {}, true)).toEqual(unknown);
    expect(compare(atAnotherHour)).not.toEqual(compare(birth));
  });

  it('leaves out what rests on parts that the chart does not have', () => {
    const birth = at('1990-06-15 09:20', { longitude: 75.99 });
    const { bazi, da_yun_list, day_master, truth, conventions } = castChart(birth, {}, 0);
    const questions = (chart: Parameters<typeof compareSchools>[0], of: Birth | null) =>
      compareSchools(chart, 'female', of)
        .map(({ question }) => question)
        .sort();
    const bare = { bazi, da_yun_list, day_master };
    expect(questions(bare, birth)).toEqual(['favourable', 'minor_luck', 'pattern']);
    expect(find(compareSchools(bare, 'female', null), 'pattern').answers).toHaveLength(2);
    const withTruth = ['commanding_stem', 'favourable', 'minor_luck', 'pattern'];
    expect(questions({ ...bare, truth }, birth)).toEqual(withTruth);
    expect(questions({ ...bare, truth, conventions }, null)).toEqual(withTruth);
    expect(questions({ ...bare, truth, conventions }, { ...birth, zone: 'Nowhere' })).toEqual(withTruth);
  });
});

describe('every chart', () => {
  const births: fc.Arbitrary<Birth> = fc
    .record({
      jdn: fc.integer({ min: toJdn(1901, 1, 1), max: toJdn(2090, 12, 31) }),
      hour: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.constant(23)),
      minute: fc.integer({ min: 0, max: 59 }),
      gender: fc.constantFrom('male' as const, 'female' as const),
      longitude: fc.constantFrom(null, 75.99, 121.47),
    })
    .map(({ jdn, ...rest }) => ({ calendar_type: 'solar' as const, ...fromJdn(jdn), ...rest }));
  const chosen = fc.record({
    zi: fc.constantFrom('next' as const, 'split' as const),
    yun: fc.constantFrom('exact' as const, 'minutes' as const, 'shichen' as const),
    dst: fc.constant(false),
  });

  const dayAndHour = (chart: Chart) =>
    fourOf(chart)
      .slice(2)
      .map(({ ganzhi }) => ganzhi);

  /** The result by one school, from the function of the engine that has the option. */
  function answerOf(
    { question, school }: { question: SchoolQuestion; school: string },
    birth: Birth,
    chart: Chart,
  ) {
    const { conventions } = chart;
    const four = fourOf(chart);
    const named = ({ genuine, name }: ReturnType<typeof patternOf>) => [genuine ? name : `假${name}`];
    const luckStart = (yun: Conventions['yun']) => [
      castChart(birth, { ...conventions, yun }, 0).bazi.qi_yun_date.slice(0, 10),
    ];
    const useful = (by: FavourableSchool) =>
      favourableOf(four, { school: by }).useful.map((phase) => PHASE_CHARACTERS[PHASES.indexOf(phase)]);
    const minor = (by: MinorLuckSchool) =>
      [1, 2, 3].map((age) => minorLuck(chart, birth.gender, age, by).ganzhi);
    const answers: Record<SchoolQuestion, Record<string, () => (string | undefined)[]>> = {
      pattern: {
        genuine: () => named(patternOf(four)),
        all: () => named(patternOf(four, { special: 'all' })),
        commanding: () => named(patternOf(four, { commanding: commandingStem(chart, 'sanming').stem })),
      },
      favourable: {
        combined: () => useful('combined'),
        balance: () => useful('balance'),
        climate: () => useful('climate'),
        pattern: () => useful('pattern'),
      },
      commanding_stem: {
        ziping: () => [commandingStem(chart, 'ziping').stem],
        sanming: () => [commandingStem(chart, 'sanming').stem],
      },
      minor_luck: { hour: () => minor('hour'), fixed: () => minor('fixed') },
      yun_convention: {
        exact: () => luckStart('exact'),
        minutes: () => luckStart('minutes'),
        shichen: () => luckStart('shichen'),
      },
      zi_convention: {
        next: () => dayAndHour(castChart(birth, { ...conventions, zi: 'next' }, 0)),
        split: () => dayAndHour(castChart(birth, { ...conventions, zi: 'split' }, 0)),
      },
      true_solar: {
        true_solar: () => dayAndHour(castChart(birth, conventions, 0)),
        clock: () => dayAndHour(castChart({ ...birth, longitude: null }, conventions, 0)),
      },
    };
    return answers[question][school]!();
  }

  it('has each question once, with the answer of the engine by that option', () => {
    fc.assert(
      fc.property(births, chosen, (birth, conventions) => {
        const chart = castChart(birth, conventions, 0);
        const rows = compareSchools(chart, birth.gender, birth);
        expect(rows.map(({ question }) => question).sort()).toEqual([
          ...['commanding_stem', 'favourable', 'minor_luck', 'pattern'],
          ...(birth.longitude === null ? [] : ['true_solar']),
          ...['yun_convention', 'zi_convention'],
        ]);
        for (const { question, answers, differs } of rows) {
          for (const { school, result } of answers)
            expect(result).toEqual(answerOf({ question, school }, birth, chart));
          const [first, ...others] = answers.map(({ result }) => result.join());
          expect(differs).toBe(others.some((other) => other !== first));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('has one default for each question, which is what the chart shows', () => {
    fc.assert(
      fc.property(births, chosen, (birth, conventions) => {
        const chart = castChart(birth, conventions, 0);
        const { patterns } = natalAnalysis(chart, birth, 0);
        const { pattern, favourable_by } = patterns.genuine;
        const shown: Record<SchoolQuestion, string> = {
          pattern: `${pattern.genuine ? '' : '假'}${pattern.name} ${pattern.state}`,
          favourable: [
            favourable_by.combined.useful.map((phase) => PHASE_CHARACTERS[PHASES.indexOf(phase)]).join(''),
            favourable_by.combined.stems.join(''),
            favourable_by.combined.method,
          ].join(' '),
          commanding_stem: `${commandingStem(chart).stem} ${commandingStem(chart).shi_shen}`,
          minor_luck: [1, 2, 3].map((age) => minorLuck(chart, birth.gender, age).ganzhi).join(' '),
          yun_convention: `${chart.bazi.qi_yun_date.slice(0, 10)} ${chart.da_yun_list[0]!.start_age}`,
          zi_convention: dayAndHour(chart).join(' '),
          true_solar: dayAndHour(chart).join(' '),
        };
        for (const { question, answers } of compareSchools(chart, birth.gender, birth)) {
          const defaults = answers.filter(({ is_default }) => is_default);
          expect(defaults.map(({ result, details }) => [...result, ...details].join(' '))).toEqual([
            shown[question],
          ]);
        }
      }),
      { numRuns: 80 },
    );
  });
});
