import { timingAnalysis } from '@ziping/bazi/analysis';
import { castChart } from '@ziping/bazi/chart';
import { basicAnalysis } from '@ziping/bazi/reading/basic';
import { readingFacts } from '@ziping/bazi/reading/facts';
import { readingThemes } from '@ziping/bazi/reading/themes';
import { describe, expect, it } from 'vitest';

import { seededNumbers } from '../test-numbers.ts';
import { composeReport, draftReport, reportOutline, type ReportInput } from './compose.ts';
import { contradictions, engineFaults, wordFaults } from './consistency.ts';
import { Draft, type DraftSection } from './draft.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const CODES = ['overall', 'career', 'wealth', 'love', 'health', 'annual'];
const CHARTS = 200;

const next = seededNumbers(20261122);
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

const chartOf = ({ hour_unknown: _, ...birth }: Birth, now_ms = NOW) => castChart(birth, {}, now_ms);

/** Cast once for all types of report. */
const charts = births.map((birth) => chartOf(birth));

function inputOf(
  birth: Birth,
  report_code: string,
  now_ms = NOW,
  chart = chartOf(birth, now_ms),
): ReportInput {
  const { hour_unknown } = birth;
  const record = { name: '测试', gender: birth.gender, birth_time_solar: chart.truth.clock, hour_unknown };
  return { chart, record, report_code, now_ms };
}

/** Between 1 January and 立春, and in the months before many cycles change. */
const OTHER_DAYS = ['2026-01-20', '2026-03-15'].map((day) => Date.parse(`${day}T12:00:00+08:00`));
const onOtherDays = OTHER_DAYS.map((now_ms) => ({
  now_ms,
  charts: births.map((birth) => chartOf(birth, now_ms)),
}));

const cast = (year: number, code: string, rest: Partial<Birth> = {}) =>
  inputOf({ ...births[1]!, year, hour_unknown: false, ...rest }, code);

/** A birth by its clock time, such as `1990-06-25 12:00 female`. */
function birthOf(text: string): Birth {
  const [year, month, day, hour, minute] = text.match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const gender = text.endsWith(' female') ? ('female' as const) : ('male' as const);
  return { calendar_type: 'solar', year, month, day, hour, minute, gender, hour_unknown: false };
}

/** The text of a report on a day, by default that of the tests. */
const textOn = (birth: string, code: string, day?: string) =>
  textOf(inputOf(birthOf(birth), code, day ? Date.parse(`${day}T12:00:00+08:00`) : NOW));

const textOf = (input: ReportInput) =>
  composeReport(input)
    .map(({ text }) => text)
    .join('\n\n');

/** The text of a report as `composeReport` gives it, from its sentences. */
const textOfDraft = (sections: readonly DraftSection[]) =>
  sections
    .flatMap(({ paragraphs }) => paragraphs.map((sentences) => sentences.map(({ text }) => text).join('')))
    .join('\n\n');

const sentencesOf = (text: string) => text.split(/(?<=[。！？])\s*/).filter(Boolean);

describe.each(CODES)('the report %s', (code) => {
  const inputs = births.map((birth, place) => inputOf(birth, code, NOW, charts[place]));
  const drafts = inputs.map(draftReport);
  const texts = drafts.map(textOfDraft);

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
      expect(contradictions(drafts[place]!)).toEqual([]);
      expect(engineFaults(drafts[place]!, texts[place]!, input)).toEqual([]);
    }
  });

  it.each(onOtherDays)('contradicts neither itself nor the engine on another day', ({ now_ms, charts }) => {
    for (const [place, birth] of births.entries()) {
      // Not every birth of this year has happened by then.
      if (birth.year === 2026) continue;
      const input = inputOf(birth, code, now_ms, charts[place]);
      const drafted = draftReport(input);
      expect(contradictions(drafted)).toEqual([]);
      expect(engineFaults(drafted, textOfDraft(drafted), input)).toEqual([]);
    }
  });

  it('has a clause of its own words three times at most', () => {
    for (const text of texts) {
      const uses = new Map<string, number>();
      for (const clause of text.split(/[，。；：\n]+/))
        if (clause.length > 5 && !/[\d（]/.test(clause)) uses.set(clause, (uses.get(clause) ?? 0) + 1);
      expect([...uses].filter(([, count]) => count > 3)).toEqual([]);
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

it('contradicts the engine in none of the basic analyses', () => {
  for (const { now_ms, charts: those } of [{ now_ms: NOW, charts }, ...onOtherDays])
    for (const [place, { gender, hour_unknown, year }] of births.entries()) {
      if (year === 2026 && now_ms !== NOW) continue;
      const input = { chart: those[place]!, gender, hour_unknown, now_ms };
      const sentences = [
        ...basicAnalysis(input).sentences,
        ...readingThemes(input).flatMap((theme) => theme.sentences),
      ];
      const text = sentences.map((sentence) => sentence.text).join('');
      expect(
        engineFaults([], text, { chart: input.chart, record: { gender, hour_unknown }, now_ms }),
        text,
      ).toEqual([]);
    }
});

describe('in the months before a cycle changes', () => {
  // 己卯 runs from November 2016 to November 2026, which the chart shows as 2016–2025.
  const birth = '1990-06-25 12:00 female';

  it('tells the cycle as the current one, with the month of the change', () => {
    for (const code of CODES) {
      const text = textOn(birth, code, '2026-03-15');
      expect(text).toMatch(/(?:正走|人在)己卯运.{0,6}到2026年11月换运/);
      expect(text).toMatch(/2016年11月（虚岁27）.{1,4}到2026年11月（虚岁37）/);
      expect(text).toContain('这一步运到今年11月走完');
      expect(text).not.toMatch(/走过己卯运|己卯运[^。]*(?:已经过去|那时)|到2025年/);
    }
  });

  it('tells it as passed from the change on', () => {
    const text = textOn(birth, 'overall', '2026-11-20');
    expect(text).toMatch(/(?:正走|人在)戊寅运/);
    expect(text).toMatch(/走过己卯运|己卯运在2016年至2025年（虚岁27至36），已经过去/);
  });
});

describe('between 1 January and 立春', () => {
  const [newborn, grown] = ['2026-01-10 09:00 male', '1990-06-25 12:00 female'];

  it('tells the calendar year and the age that the chart page shows', () => {
    for (const birth of [newborn, grown]) {
      const { chart, record, now_ms } = inputOf(birthOf(birth), 'overall', OTHER_DAYS[0]);
      const { today } = timingAnalysis(chart, record, [], now_ms);
      for (const code of CODES) {
        const text = textOn(birth, code, '2026-01-20');
        expect(text).toMatch(new RegExp(`2026年，?虚岁${today.age}，`));
        expect(text).toMatch(/论流年仍属乙巳，|立春之前仍属乙巳年，/);
      }
    }
  });

  it('tells no year before the birth', () => {
    for (const code of CODES) expect(textOn(newborn, code, '2026-01-20')).not.toMatch(/202[0-5]年|虚岁0/);
  });

  it('writes the annual report of the year that 立春 begins', () => {
    for (const day of ['2026-01-01', '2026-02-03']) {
      const text = textOn(grown, 'annual', day);
      expect(text).toMatch(/2026年岁在丙午|这一年是丙午年，自2026年立春起算/);
      expect(text).toMatch(/立春起（2月4日）是庚寅月|2月4日立春，入庚寅月/);
      expect(text).toContain('次年1月5日');
    }
    expect(textOn(grown, 'annual', '2026-02-05')).not.toContain('仍属');
  });
});

describe('relations of three branches', () => {
  it('are named in the reports that tell relations', () => {
    const kinds = ['three_combine', 'three_meet'];
    let count = 0;
    for (const [place, birth] of births.entries()) {
      const { gender, hour_unknown } = birth;
      const facts = readingFacts({ chart: charts[place]!, gender, hour_unknown, now_ms: NOW });
      for (const { name, members } of facts.relations.filter(({ kind }) => kinds.includes(kind))) {
        count += 1;
        const codes = ['overall', 'health', ...(members.includes('day') ? ['love'] : [])];
        for (const code of codes) expect(textOf(inputOf(birth, code))).toContain(name);
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  it('are named of the year that completes one', () => {
    expect(textOn('2004-03-02 19:22 female', 'annual')).toMatch(/流年与.柱、.柱寅午戌三合火/);
  });
});

it('does not blame the month of a chart that has it', () => {
  expect(textOn('1970-03-15 14:30 male', 'love')).toMatch(/月令在.这一边|得时而有伴/);
});

it('says of a special pattern nothing that its own statement denies', () => {
  const special = [
    // With a complete 三会 or 三合: 庚寅 戊寅 己卯 戊辰 and 庚子 庚辰 壬申 癸卯.
    '1950-02-13 08:16 male',
    '1960-04-14 05:12 female',
    '1968-08-19 20:00 male',
    '1975-06-16 14:00 male',
    '1953-08-22 14:00 male',
  ].filter((birth) => {
    const { chart, record } = inputOf(birthOf(birth), 'overall');
    const { kind } = readingFacts({ ...record, chart, now_ms: NOW }).pattern;
    return ['follow', 'dominant', 'transform'].includes(kind);
  });
  expect(special.length).toBeGreaterThan(1);
  for (const birth of special)
    for (const code of CODES) {
      const text = textOn(birth, code);
      expect(text).toMatch(/取舍不以强弱为准|不从强弱上取|看的是全局的势/);
      expect(text).not.toMatch(/得令|得地|得势|月令不在它这一边/);
      const denied = /不见财官|财官不成气候/.test(text)
        ? /[财杀官]星?[^，。]*相见|月令本气是(?:[正偏]财|七杀|正官)|坐支.的本气是(?:[正偏]财|七杀|正官)/
        : /少有扶助|扶助的力量归入|扶助不成气候/.test(text)
          ? /比劫[^，。]*相见|与印星相见|坐支.的本气是(?:比肩|劫财|[正偏]印)|同类之气适中|比劫不多不少/
          : /比劫与财星相见/;
      expect(text).not.toMatch(denied);
    }
});

it('names in the report of a minor neither marriage nor work nor money as its subject', () => {
  const minors = births.filter(({ year }) => year > 2008);
  expect(minors.length).toBeGreaterThan(30);
  for (const birth of minors)
    for (const code of ['career', 'love', 'wealth'])
      expect(textOf(inputOf(birth, code))).not.toMatch(/姻缘感情|事业前程|财运分析|红鸾|天喜|桃花/);
  expect(wordFaults('年柱有红鸾，喜事与情缘的讯息多。', { stage: 'child' })).toHaveLength(2);
  expect(wordFaults('年柱有金舆，也常得伴侣一方的助力。', { stage: 'teen' })).toHaveLength(1);
  expect(wordFaults('年柱有红鸾，喜事与情缘的讯息多。', { stage: 'prime' })).toEqual([]);
});

it('speaks to a person over 65 without work, courtship and elders', () => {
  const aged = '1938-04-23 12:27 male';
  expect(textOn(aged, 'career')).toMatch(/看心力放在哪里/);
  expect(textOn(aged, 'love')).toMatch(/论相伴|老伴与家人/);
  expect(wordFaults('跟对一位前辈能省好几年，与同事相处有来有往。', { stage: 'aged' })).toHaveLength(2);
  expect(wordFaults('结识多由旧友、同乡或长辈牵线。', { stage: 'aged' }).length).toBeGreaterThan(0);
});

it('promises nothing and advises on no investment', () => {
  for (const text of [
    '做一份算一份，少有落空。',
    '适合置产与积累。',
    '适合定期存。',
    '看得见的资产最合性子。',
  ])
    expect(wordFaults(text, { stage: 'prime' })).toHaveLength(1);
  expect(wordFaults('以上仅供参考，不作为医疗、法律、投资与婚姻决定的依据。', { stage: 'prime' })).toEqual(
    [],
  );
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
  const PHASE_SIGNS = ['木', '火', '土', '金', '水'];
  const { gender, hour_unknown } = input.record;
  const facts = readingFacts({ chart: input.chart, gender, hour_unknown, now_ms: NOW });
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

  it('a cycle that is told as passed, or with another end', () => {
    const { chart } = input;
    const now = chart.da_yun_list.find(({ current }) => current)!;
    expect(faultsOf(`${text}2000年走过${now.ganzhi}运。`)).not.toEqual([]);
    expect(plant(/((?:正走|人在)..运.{0,6}到)\d{4}年/, `$1${now.end_year}年`)).not.toEqual([]);
    expect(faultsOf(`${text}今年是2025年。`)).not.toEqual([]);
    expect(faultsOf(`${text}到1989年为止。`)).not.toEqual([]);
  });

  it('得令, 得地 and 得势, a phase in command, roots and groups that the engine denies', () => {
    const { de_ling, de_di, de_shi } = facts.strength;
    const planted = [
      `${de_ling ? '不' : ''}得令`,
      `${de_di ? '不' : ''}得地`,
      `${de_shi ? '不' : ''}得势`,
      de_ling ? '月令不在它这一边' : '得时而有伴',
    ];
    for (const claim of planted) expect(faultsOf(`${text}${claim}。`), claim).toHaveLength(1);
    const commands = PHASE_SIGNS.filter((phase) => faultsOf(`${text}${phase}气当令。`).length === 0);
    expect(commands).toHaveLength(1);
    // 庚午 壬午 辛酉 甲午: 酉 is a root, 甲 is 财.
    const rooted = inputOf(birthOf('1990-06-25 12:00 female'), 'overall');
    expect(engineFaults([], '日主无根。', rooted)).toHaveLength(1);
    expect(engineFaults([], '干支的本气里不见财官。', rooted)).toHaveLength(1);
  });

  it('a phase said to be absent that has a share', () => {
    for (const [place, { percent }] of facts.five_phases.shares.entries())
      expect(faultsOf(`${text}八个字里没有${PHASE_SIGNS[place]!}，`).length > 0).toBe(percent > 0);
  });

  it('a statement that nothing combines or clashes, where the engine denies it or no claim is made', () => {
    // 甲子 壬申 丙子 壬辰: 申子辰 is complete.
    const love = inputOf(birthOf('1984-08-29 08:00 male'), 'love');
    const quiet = { text: '日支子与别的地支没有合冲刑害。', claims: [['quiet:day branch', 'true']] as const };
    const section = (sentence: { text: string; claims: typeof quiet.claims | [] }) => ({
      id: 'x',
      title: '',
      paragraphs: [[sentence]],
    });
    expect(engineFaults([section(quiet)], '', love)).toHaveLength(1);
    expect(engineFaults([section({ text: quiet.text, claims: [] })], '', love)).toHaveLength(1);
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
