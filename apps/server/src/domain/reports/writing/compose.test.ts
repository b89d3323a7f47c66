import { castChart } from '@ziping/bazi/chart';
import { readingFacts } from '@ziping/bazi/reading/facts';
import { describe, expect, it } from 'vitest';

import { composeReport, draftReport, reportOutline, type ReportInput } from './compose.ts';
import { contradictions, engineFaults } from './consistency.ts';
import { Draft } from './draft.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const CODES = ['overall', 'career', 'wealth', 'love', 'health', 'annual'];
const CHARTS = 200;

/** Pseudo-random whole numbers below a limit, the same on every run. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const next = numbers(20261122);
const births = Array.from({ length: CHARTS }, (_, place) => ({
  calendar_type: 'solar' as const,
  year: 1930 + next(97),
  month: 1 + next(12),
  day: 1 + next(28),
  hour: next(24),
  minute: next(60),
  gender: next(2) === 0 ? ('male' as const) : ('female' as const),
  hour_unknown: place % 8 === 0,
})).map((birth) => (birth.year === 2026 ? { ...birth, month: 1 + (birth.month % 10) } : birth));

type Birth = (typeof births)[number];

const chartOf = ({ hour_unknown: _, ...birth }: Birth) => castChart(birth, {}, NOW);

/** Cast once for all types of report. */
const charts = births.map(chartOf);

function inputOf(birth: Birth, report_code: string, chart = chartOf(birth)): ReportInput {
  const { hour_unknown } = birth;
  const record = { name: '测试', gender: birth.gender, birth_time_solar: chart.truth.clock, hour_unknown };
  return { chart, record, report_code, now_ms: NOW };
}

const cast = (year: number, code: string, rest: Partial<Birth> = {}) =>
  inputOf({ ...births[1]!, year, hour_unknown: false, ...rest }, code);

const textOf = (input: ReportInput) =>
  composeReport(input)
    .map(({ text }) => text)
    .join('\n\n');

const sentencesOf = (text: string) => text.split(/(?<=[。！？])\s*/).filter(Boolean);

describe.each(CODES)('the report %s', (code) => {
  const inputs = births.map((birth, place) => inputOf(birth, code, charts[place]));
  const texts = inputs.map(textOf);

  it('has 3,000 to 6,000 characters', () => {
    for (const [place, text] of texts.entries()) {
      const { length } = text.replaceAll('\n', '');
      const clock = inputs[place]!.chart.truth.clock;
      expect([length >= 3000, length <= 6000], `${length} of ${clock}`).toEqual([true, true]);
    }
  });

  it('has the sections of its outline, none of them empty', () => {
    for (const input of inputs.slice(0, 20)) {
      const sections = composeReport(input);
      expect(sections.map(({ id }) => id)).toEqual(reportOutline(code).map(({ id }) => id));
      expect(sections.every(({ text }) => text.length > 40)).toBe(true);
    }
  });

  /** The largest share of sentences that two of the readings have in common. */
  function mostShared(readings: readonly string[][]): number {
    const sets = readings.map((reading) => ({ length: reading.length, known: new Set(reading) }));
    let most = 0;
    for (const [place, one] of readings.entries())
      for (const { length, known } of sets.slice(place + 1)) {
        const shared = one.filter((sentence) => known.has(sentence)).length;
        most = Math.max(most, shared / Math.min(one.length, length));
      }
    return most;
  }

  it('shares at most 40 percent of its sentences with that of another chart', () => {
    expect(mostShared(texts.map(sentencesOf))).toBeLessThanOrEqual(0.4);
  });

  it('shares at most 45 percent of them when pillars, years, ages and other figures are left out', () => {
    const bare = texts.map((text) =>
      sentencesOf(text).map((sentence) =>
        sentence.replaceAll(/[\d.]+%?|[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]/gu, ''),
      ),
    );
    expect(mostShared(bare)).toBeLessThanOrEqual(0.45);
  });

  it('repeats no sentence within a reading', () => {
    for (const text of texts) {
      const sentences = sentencesOf(text);
      expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
    }
  });

  it('contradicts neither itself nor the engine', () => {
    for (const [place, input] of inputs.entries()) {
      const drafted = draftReport(input);
      expect(contradictions(drafted)).toEqual([]);
      expect(engineFaults(drafted, texts[place]!, input)).toEqual([]);
    }
  });

  it('says at the end that no language model wrote it and what it is not', () => {
    expect(texts[0]).toMatch(/由规则[^。]*未经语言模型。.*仅供参考/s);
  });

  it('is written alike each time', () => {
    expect(textOf(inputs[3]!)).toBe(texts[3]);
  });

  it('names neither the hour pillar nor what hangs on it where the hour is unknown', () => {
    const text = textOf(cast(1990, code, { hour_unknown: true }));
    expect(text).toContain('时辰未知');
    expect(text.replaceAll('不用时柱', '')).not.toMatch(/时柱|时干|时支/);
  });

  it('keeps to the age of a small child', () => {
    const text = textOf(cast(2021, code));
    expect(text).not.toMatch(/升迁|合伙|投资(?!与)|结婚|配偶|伴侣|恋|跳槽|借贷|担保|应酬/);
  });

  it('has the titles of its outline in the report of a grown person', () => {
    const sections = composeReport(cast(1990, code));
    expect(sections.map(({ id, title }) => ({ id, title }))).toEqual(reportOutline(code));
  });

  it('handles a birth before its first cycle, one at a great age and one after the last cycle', () => {
    for (const year of [2025, 1940, 1905]) expect(textOf(cast(year, code)).length).toBeGreaterThan(3000);
  });
});

const titlesOf = (input: ReportInput) => composeReport(input).map(({ title }) => title);

it('has titles for a minor where those of the outline speak of grown people', () => {
  const titles = CODES.flatMap((code) => titlesOf(cast(2021, code)));
  expect(titles).toEqual(expect.arrayContaining(['学习、零用与情分', '亲近的人', '与同伴相处']));
  expect(titles.join()).not.toMatch(/做事|感情|缘分与亲近|共事/);
});

it('says of the months what suits the subject and the age', () => {
  const monthsOf = (text: string) => text.slice(text.indexOf('月份从交节那天算起'.slice(0, 4)));
  for (let year = 1985; year < 1995; year += 1)
    for (const code of ['love', 'health'])
      expect(textOf(cast(year, code))).not.toMatch(/记账|账目|款项|预算/);
  for (const code of CODES)
    expect(monthsOf(textOf(cast(1944, code)))).not.toMatch(/按时交付|款项|任务紧|与上级/);
  for (const code of CODES)
    expect(textOf(cast(2019, code))).not.toMatch(/算清楚再动手|要紧的排前面|收支与安排|外面的眼光/);
});

const readings = (charts: number) =>
  births.slice(0, charts).flatMap((birth) => CODES.map((code) => inputOf(birth, code)));

it('names a pillar once among those that a cycle touches, and pillars of one relation together', () => {
  const touches = readings(40).flatMap((input) => textOf(input).match(/(?:这步运|它)与.柱[^。]*/g) ?? []);
  expect(touches.length).toBeGreaterThan(200);
  for (const text of touches) {
    const [, first, one, second, other] = /与(.柱)([^，、]+)，与(.柱)([^，]+)/.exec(text) ?? [];
    if (second) expect([first === second, one === other], text).toEqual([false, false]);
  }
  expect(touches.some((text) => /与.柱、.柱/.test(text))).toBe(true);
});

it('tells cycles that have passed without advice', () => {
  const past = readings(60).flatMap(
    (input) => textOf(input).match(/[^。]*(?:走过..运|已经过去)[^。]*。/g) ?? [],
  );
  expect(past.length).toBeGreaterThan(200);
  for (const text of past) expect(text).not.toMatch(/宜|须|别(?!的)|不妨|记得|先(?!后)/);
});

it('speaks of a teenager as one, and of a year by the age in it', () => {
  for (let year = 2009; year <= 2014; year += 1)
    for (const code of CODES)
      expect(textOf(cast(year, code)), `${year} ${code}`).not.toMatch(
        /睡前多讲一个|撒娇|学轮流|画画唱歌|攀爬|玩泥|先抱一抱|怕黑|数数|小帮手/,
      );
  const child = textOf(cast(2016, 'career'));
  const grown = child.match(/203[56]年..（虚岁(?:19|2\d)）[^。]*。[^。]*。/g) ?? [];
  expect(grown.length).toBeGreaterThan(0);
  for (const text of grown) expect(text).not.toMatch(/他睡|多陪|别催|功课|老师/);
});

it('leaves work and office out of the years, months and cycles after 60', () => {
  for (const code of CODES)
    for (const year of [1940, 1950, 1956, 1960, 1964]) {
      const text = textOf(cast(year, code));
      expect(text, `${year} ${code}`).not.toMatch(/升迁|考证|与上级|同岗|成败都快|步子可以大|少在办公室/);
      const late = text.match(/（虚岁(?:6[1-9]|[789]\d)）[^。]*/g) ?? [];
      for (const sentence of late) expect(sentence).not.toMatch(/岗位|父母/);
    }
});

it('asks to add a phase that is missing only where it helps', () => {
  for (const input of readings(60)) {
    const { gender, hour_unknown } = input.record;
    const { five_phases, favour } = readingFacts({ chart: input.chart, gender, hour_unknown, now_ms: NOW });
    const helps = five_phases.missing.some((phase) => favour[phase] === 'good');
    if (!helps) expect(textOf(input)).not.toContain('靠后天添');
    expect(textOf(input)).not.toMatch(/(?:约占|[木火土金水])0%/);
  }
});

it('says which of the twelve months is now', () => {
  for (const code of CODES) expect(textOf(cast(1990, code))).toMatch(/眼下是己亥月|己亥月就是眼下/);
});

it('begins a paragraph with each year and each month', () => {
  for (const code of CODES) {
    const text = textOf(cast(1990, code));
    expect(text.match(/^.{0,12}\d+月\d+日[^。]*月，(?:天干|逢)/gm), code).toHaveLength(12);
    expect(text.match(/^到?20[23]\d年..（虚岁\d+）/gm)!.length, code).toBeGreaterThanOrEqual(7);
  }
});

it('takes the phrasing that the report has least often', () => {
  const input = cast(1990, 'overall');
  const { gender } = input.record;
  const facts = readingFacts({ chart: input.chart, gender, hour_unknown: false, now_ms: NOW });
  const draft = new Draft(facts, [], 'overall', []);
  const picked = Array.from({ length: 9 }, () => draft.pick(['甲', '乙', '丙']));
  for (const text of ['甲', '乙', '丙']) expect(picked.filter((one) => one === text)).toHaveLength(3);
});

it('speaks of a chart that follows by what it follows, with figures of the balance alone', () => {
  // 乙卯 壬午 癸巳 己未: the balance has more earth than fire, the pattern follows fire.
  const rest = { month: 6, day: 16, hour: 14, minute: 0, gender: 'male' } as const;
  const text = textOf(cast(1975, 'career', rest));
  expect(text).toContain('财成势，从之');
  expect(text).toMatch(/所从的.{0,9}财星|这里是财星|属火的财星/);
  expect(text).not.toMatch(/占 \d|分量最足|最显的一组/);
  expect(textOf(cast(1975, 'wealth', rest))).toMatch(/从格不以|这里不问力气/);
});

it('never says two of a kind in the same words', () => {
  for (const birth of births.slice(0, 60)) {
    const text = textOf(inputOf(birth, 'health'));
    for (const frame of ['养生的方向也在这里', '身心都会松些', '不必讲究器物'])
      expect(text.split(frame).length - 1, frame).toBeLessThanOrEqual(2);
    expect(text).not.toMatch(/养生的方向也在这里[^。]*。取用在/);
    expect(text).not.toMatch(/不必讲究器物[^。]*。要亲近/);
  }
});

it('rejects an unknown type', () => {
  expect(() => reportOutline('toString')).toThrow(RangeError);
});

describe('the checks find a planted fault:', () => {
  const input = cast(1990, 'overall');
  const drafted = draftReport(input);
  const text = textOf(input);
  const faultsOf = (changed: string) => engineFaults(drafted, changed, input);
  const plant = (from: RegExp, to: string) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return faultsOf(changed);
  };

  it('none in the text as it is', () => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('a wrong pair of a year', () => {
    expect(plant(/2026年丙午（/, '2026年丁未（')).not.toEqual([]);
  });

  it('a wrong age of a year', () => {
    expect(plant(/(2027年..（虚岁)\d+/, '$199')).not.toEqual([]);
  });

  it('a wrong span of a cycle', () => {
    expect(plant(/(\d{4}年至)\d{4}(年（)/, '$12099$2')).not.toEqual([]);
  });

  it('a pillar that the chart does not have', () => {
    const named = new Set(text.match(/[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]/g));
    const absent = ['甲子', '乙丑', '丙寅', '丁卯', '戊辰', '己巳', '庚辰', '辛未'].find(
      (pair) => !named.has(pair),
    )!;
    expect(faultsOf(`${text}日柱${absent}。`)).not.toEqual([]);
  });

  it('a wrong strength', () => {
    const verdict = text.includes('身强') ? '身弱' : '身强';
    expect(faultsOf(`${text}所以说它${verdict}。`)).not.toEqual([]);
  });

  it('two claims about one subject, and one that the engine does not confirm', () => {
    const sentence = { text: '以水为忌。', claims: [['phase:water', 'bad']] as const };
    const other = { text: '以水为用。', claims: [['phase:water', 'good']] as const };
    const section = { id: 'x', title: '', paragraphs: [[sentence, other]] };
    expect(contradictions([section])).toHaveLength(1);
    expect(engineFaults([section], '', input).length).toBeGreaterThan(0);
  });
});

it('composes a report in at most 20 ms of processor time', () => {
  const input = cast(1988, 'overall');
  for (let warm = 0; warm < 20; warm += 1) composeReport(input);
  const before = process.cpuUsage();
  for (let time = 0; time < 50; time += 1) composeReport(input);
  const { user } = process.cpuUsage(before);
  expect(user / 1000 / 50).toBeLessThanOrEqual(20);
});
