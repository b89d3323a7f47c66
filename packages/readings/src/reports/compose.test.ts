import { castChart } from '@ziping/bazi/chart';
import { basicAnalysis } from '@ziping/bazi/reading/basic';
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import {
  GOD_GROUPS,
  GROUPS_WITHOUT,
  isAged,
  isMinor,
  readingFacts,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import { readingThemes } from '@ziping/bazi/reading/themes';
import { describe, expect, it } from 'vitest';

import { randomBirth, seededNumbers } from '../test-births.ts';
import { composeReport, draftReport, reportOutline, type ReportInput, sectionsOf } from './compose.ts';
import { isReportCode, REPORT_TYPES, reportType, type ReportCode } from './types/report-types.ts';
import { contradictions, crossFaults, engineFaults, wordFaults } from './consistency.ts';
import { Draft, type DraftSection, paragraphText } from './draft.ts';
import { isPupil, isRetired } from './life-points.ts';
import { stanceOf } from './moments.ts';
import { BEST_NAMES, CARE_NAMES, frameOf } from './words-frames.ts';
import { GROUP_NAMES, GROUP_WORDS } from './words-groups.ts';
import { PHASE_NAMES, PHASE_WORDS } from './words-phases.ts';
import { STEM_WORDS } from './words-self.ts';
import { clauseShare, earlyFigures, sentenceShare, termsIn } from './measures.ts';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const CODES = REPORT_TYPES.map(({ code }) => code);
const CHARTS = 60;

const next = seededNumbers(20261122);
const randomBirths = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...randomBirth(1930 + next(97), next),
    hour_unknown: place % 8 === 0,
  })).map((birth) => (birth.year === 2026 ? { ...birth, month: 1 + (birth.month % 10) } : birth));
const births = randomBirths(CHARTS);

type Birth = (typeof births)[number];

const chartOf = ({ hour_unknown: _, ...birth }: Birth, now_ms = NOW) => castChart(birth, {}, now_ms);

/** Cast once for all types of report. */
const charts = births.map((birth) => chartOf(birth));

function inputOf(
  birth: Birth,
  report_code: ReportCode,
  now_ms = NOW,
  chart = chartOf(birth, now_ms),
): ReportInput {
  const { hour_unknown } = birth;
  const record = { gender: birth.gender, birth_time_solar: chart.truth.clock, hour_unknown };
  return { chart, record, report_code, now_ms };
}

/** Between 1 January and 立春, and in the months before many cycles change. */
const OTHER_DAYS = ['2026-01-20', '2026-03-15'].map((day) => Date.parse(`${day}T12:00:00+08:00`));
const onOtherDays = OTHER_DAYS.map((now_ms) => ({
  now_ms,
  charts: births.map((birth) => chartOf(birth, now_ms)),
}));

const cast = (year: number, code: ReportCode, rest: Partial<Birth> = {}) =>
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
const textOn = (birth: string, code: ReportCode, day?: string) =>
  textOf(inputOf(birthOf(birth), code, day ? Date.parse(`${day}T12:00:00+08:00`) : NOW));

const textOfDraft = (draft: readonly DraftSection[]) =>
  sectionsOf(draft)
    .map(({ text }) => text)
    .join('\n\n');

const textOf = (input: ReportInput) => textOfDraft(draftReport(input));

/** Every report of every birth, written once: by birth, then by type. */
const written = births.map((birth, place) =>
  CODES.map((code) => {
    const input = inputOf(birth, code, NOW, charts[place]);
    const draft = draftReport(input);
    return { input, draft, sections: sectionsOf(draft), text: textOfDraft(draft) };
  }),
);

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

/** The years of an enumeration, or its months each with its year: 2027年3月 and 2027年6月 of 2027年3、6月. */
const timesIn = (names: string): string[] =>
  [...names.matchAll(/(20\d\d年)((?:(?!20\d\d年)[^年])*)/g)].flatMap(([, year, rest]) => {
    const months = [...rest!.matchAll(/(\d+)(?:到(\d+))?/g)].flatMap(([, from, until = from]) =>
      Array.from(
        { length: Number(until) - Number(from) + 1 },
        (_, step) => `${year}${Number(from) + step}月`,
      ),
    );
    return months.length > 0 ? months : [year!];
  });

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe.each(CODES)('the report %s', (code) => {
  const ofType = written.map((reports) => reports[CODES.indexOf(code)]!);
  const inputs = ofType.map(({ input }) => input);
  const drafts = ofType.map(({ draft }) => draft);
  const all = ofType.map(({ sections }) => sections);
  const texts = ofType.map(({ text }) => text);

  it('begins with an answer without a term, and has a time and an advice within 600 characters', () => {
    for (const text of texts) {
      expect(termsIn(text.slice(0, 100)), text.slice(0, 100)).toEqual([]);
      const { time, advice } = earlyFigures(text);
      expect([time, advice], text.slice(0, 600)).toEqual([true, true]);
    }
  });

  it('has 900 to 3,500 characters in the sections of its outline, none of them empty', () => {
    for (const [place, text] of texts.entries()) {
      expect([text.length >= 900, text.length <= 3500], String(text.length)).toEqual([true, true]);
      const sections = all[place]!;
      expect(sections.map(({ id }) => id)).toEqual(reportOutline(code).map(({ id }) => id));
      expect(sections.every((section) => section.text.length > 8)).toBe(true);
    }
  });

  it('has no wall of text: a heading, a list or a table within 400 characters, less than the screen of a phone', () => {
    for (const sections of all)
      for (const { id, text } of sections) {
        const runs = text.split(/^(?:- |\||> ).*$/m).map((run) => run.trim().length);
        expect(Math.max(...runs), `${id}: ${text}`).toBeLessThanOrEqual(400);
      }
  });

  it('names two or three times to remember, none of them over', () => {
    for (const sections of all) {
      const { text } = sections.find(({ id }) => id === 'times')!;
      const times = text.split('\n').filter((line) => line.startsWith('- '));
      expect([2, 3]).toContain(times.length);
      for (const line of times)
        expect(line).toMatch(/^- (?:2026年1[12]月\d+日到|20(?:2[7-9]|3[0-4])(?:[、到]20(?:2[7-9]|30))?年)/);
    }
  });

  it('calls those times the best and the hardest that no time ahead exceeds', () => {
    const WORDS = ['紧', '略紧', '平', '较顺', '顺'];
    let count = 0;
    for (const place of texts.keys()) {
      const opening = drafts[place]![0]!.paragraphs.map(paragraphText).join('\n');
      const best = new RegExp(
        `(?:^|[，。：])((?:20\\d\\d年[、和]?)+)(?:${BEST_NAMES}|都较?顺)[（：，。]`,
        'm',
      ).exec(opening)?.[1];
      const many = `(?:${CARE_NAMES.many}|都要多陪)`;
      const hardest =
        new RegExp(`(?:^|[，。])(20\\d\\d年)(?:${CARE_NAMES.one}|变动最多|最要大人陪)（`, 'm').exec(
          opening,
        )?.[1] ?? new RegExp(`${many}，(20\\d\\d年)最紧`).exec(opening)?.[1];
      const [, from, until] = new RegExp(`(20\\d\\d)[、到](20\\d\\d)年${many}`).exec(opening) ?? [];
      const facts = readingFacts({ ...inputs[place]!, ...births[place]!, now_ms: NOW });
      const years = yearsOf(facts, 2027, 4);
      const ranks = new Map(years.map(({ year, tone }) => [`${year}年`, WORDS.indexOf(TONE_WORDS[tone])]));
      if (from) {
        const stretch = years.filter(({ year }) => year >= Number(from) && year <= Number(until));
        expect(stretch.map((year) => stanceOf(year))).toEqual(stretch.map(() => 'hold'));
        const least = Math.min(...ranks.values());
        expect(Math.min(...stretch.map(({ year }) => ranks.get(`${year}年`)!))).toBe(least);
      }
      for (const [names, rank] of [
        [best, Math.max(...ranks.values())],
        [hardest, Math.min(...ranks.values())],
      ] as const)
        for (const time of timesIn(names ?? '')) {
          count += 1;
          expect(ranks.get(time), `${time} ${opening}`).toBe(rank);
        }
    }
    expect(count).toBeGreaterThan(code === 'annual' ? -1 : 60);
  });

  it('tells from September on the coming year first, before that the running one', () => {
    for (const [day, year] of [
      ['2026-08-31', 2026],
      ['2026-09-01', 2027],
      ['2026-01-20', 2026],
    ] as const) {
      const years = composeReport(
        inputOf(birthOf('1990-06-25 12:00 female'), code, Date.parse(`${day}T12:00:00+08:00`)),
      );
      expect(years.find(({ id }) => id === 'advice')!.text).toMatch(
        new RegExp(`^- ${year}年(?:.*（从2月|[^（]*[：，])`, 'm'),
      );
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
      // Each birth is told of in two types. Not every birth of this year has happened by then.
      if (place % 3 !== CODES.indexOf(code) % 3 || birth.year === 2026) continue;
      const input = inputOf(birth, code, now_ms, charts[place]);
      const drafted = draftReport(input);
      expect(contradictions(drafted)).toEqual([]);
      expect(engineFaults(drafted, textOfDraft(drafted), input)).toEqual([]);
    }
  });

  it('says at the end until when it looks ahead, and leaves who wrote it to the page and the Word file', () => {
    for (const text of texts) {
      expect(text).toMatch(/细看到20\d\d年2月（过了那时可以按新的年份再写一篇）。$/);
      expect(text).not.toContain('规则撰写');
    }
  });

  it('names a relief where no year that it looks at closely is good: the easier months, and the next good year', () => {
    let count = 0;
    for (const place of texts.keys()) {
      if (code === 'annual') continue;
      const facts = readingFacts({ ...inputs[place]!, ...births[place]!, now_ms: NOW });
      if (yearsOf(facts, 2027, 4).some((year) => stanceOf(year) === 'push')) continue;
      const opening = drafts[place]![0]!.paragraphs.map(paragraphText).join('');
      count += 1;
      const { within } = frameOf(reportType(code));
      const isPupil = /6月[中高]考。/.test(opening);
      if (!isPupil) expect(opening).toMatch(new RegExp(`20\\d\\d年[^，。]*月${within.push}，`));
      const next = yearsOf(facts, 2031, 4).find((year) => stanceOf(year) === 'push')?.year;
      const named = /再往后，(\d{4})年/.exec(opening)?.[1];
      expect(named).toBe(next === undefined ? undefined : String(next));
    }
    expect(count).toBeGreaterThan(code === 'annual' ? -1 : 10);
  });

  it('is written alike each time', () => {
    expect(textOf(inputs[3]!)).toBe(texts[3]);
  });

  it('names neither the hour pillar nor what hangs on it where the hour is unknown', () => {
    const text = textOf(cast(1990, code, { hour_unknown: true }));
    expect(text).toContain('时辰未知');
    expect(text.replaceAll('凡要看时柱的一概不写', '')).not.toMatch(/时柱|时干|时支/);
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
    for (const year of [2025, 1940, 1905]) expect(textOf(cast(year, code)).length).toBeGreaterThan(900);
  });
});

it('tells no decade that begins beyond the years of a life', () => {
  const cycles = composeReport(
    inputOf(birthOf('1941-02-11 20:00 female'), 'overall', Date.parse('2026-11-25T12:00:00+08:00')),
  ).find(({ id }) => id === 'cycles')!;
  expect(cycles.text).toContain('2028年8月到2038年8月');
  expect(cycles.text).not.toContain('2048年8月');
});

describe('the six reports of one person', () => {
  /** How much two types of one person share, for 60 people. */
  const shares = written.slice(0, 60).flatMap((reports) =>
    reports.flatMap(({ text }, place) =>
      reports.slice(place + 1).map((other) => ({
        sentences: sentenceShare(text, other.text),
        clauses: clauseShare(text, other.text),
      })),
    ),
  );

  it('say nothing against each other', () => {
    const more = randomBirths(CHARTS / 2).map((birth) => {
      const chart = chartOf(birth);
      return CODES.map((code) => draftReport(inputOf(birth, code, NOW, chart)));
    });
    const faults = [...written.map((reports) => reports.map(({ draft }) => draft)), ...more].flatMap(
      crossFaults,
    );
    expect(faults).toEqual([]);
  });

  it('share at most 12 percent of their sentences and 25 percent of their clauses in the median', () => {
    expect(median(shares.map(({ sentences }) => sentences))).toBeLessThanOrEqual(0.12);
    expect(median(shares.map(({ clauses }) => clauses))).toBeLessThanOrEqual(0.25);
  });

  it('share at most 20 percent of their sentences and 25 percent of their clauses at any age', () => {
    expect(Math.max(...shares.map(({ sentences }) => sentences))).toBeLessThanOrEqual(0.2);
    expect(Math.max(...shares.map(({ clauses }) => clauses))).toBeLessThanOrEqual(0.25);
  });

  it('tell every event of the first rank of this year, the next ones and the cycle, and its time early', () => {
    let count = 0;
    for (const [place, { gender, hour_unknown }] of births.entries()) {
      const facts = readingFacts({ chart: charts[place]!, gender, hour_unknown, now_ms: NOW });
      const cycle = facts.cycles[facts.current];
      const told = [
        ...yearsOf(facts, facts.year, 2).map(({ year, events }) => ({ events, time: `${year}年` })),
        ...(cycle ? [{ events: cycle.events, time: cycle.until.slice(0, 4) }] : []),
      ];
      for (const [at, { text }] of written[place]!.entries()) {
        // Ten years touch a person as a whole: the reports on work, money and the body tell them further on.
        const isOfWhole = ['overall', 'love', 'annual'].includes(REPORT_TYPES[at]!.code);
        for (const { events, time } of told)
          for (const { name } of events.filter(({ rank }) => rank === 1)) {
            count += 1;
            expect(text, `${name} ${time}`).toContain(name);
            if (!time.endsWith('年') && !isOfWhole) continue;
            if (time !== '2026年' || facts.birth_year < 2026)
              // The year that runs is told as what is left of it.
              expect(text.slice(0, 600), name).toMatch(time === '2026年' ? /2026年|今年/ : time);
          }
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  it('have one word for a year', () => {
    for (const reports of written.slice(0, 60)) {
      const words = new Map<string, string>();
      for (const { text } of reports)
        for (const [, year, word] of text.matchAll(/(20\d\d)年（((?:顺|较顺|平)(?:而有动)?|略紧|紧)）/g)) {
          expect(words.get(year!) ?? word).toBe(word);
          words.set(year!, word!);
        }
      expect(words.size).toBeGreaterThan(2);
    }
  });

  it('name both readings of a doubtful chart, and advise by what they share', () => {
    const doubtful = births.flatMap((birth, place) => {
      const facts = readingFacts({ chart: charts[place]!, ...birth, now_ms: NOW });
      return facts.advice.readings.length > 1 ? [{ place, facts }] : [];
    });
    expect(doubtful.length).toBeGreaterThan(10);
    for (const { place, facts } of doubtful)
      for (const { text } of written[place]!) {
        const [one, other] = facts.advice.readings;
        expect(text).toContain(`若作${one!.as}看取`);
        expect(text).toContain(`若作${other!.as}看取`);
      }
  });
});

it('tells the person in the opening of a doubtful or special chart as well', () => {
  expect(textOn('1998-03-12 09:20 female', 'love')).toContain('你在感情里慢热');
  expect(textOn('2019-04-05 06:50 female', 'career')).toContain('这孩子靠动手和开口学东西');
  expect(textOn('1941-02-11 20:00 female', 'wealth')).toContain('你花钱有规矩');
});

it.each(['overall', 'career'] as const)('rests the opening of %s on the heaviest group', (code) => {
  for (const [place, birth] of births.entries()) {
    const facts = readingFacts({ chart: charts[place]!, ...birth, now_ms: NOW });
    const { kind } = facts.pattern;
    if (code === 'career' && (isMinor(facts) || isAged(facts))) continue;
    const { text } = written[place]![CODES.indexOf(code)]!;
    const name = /最重的一组是(.{2})/.exec(text)![1];
    const told = GOD_GROUPS.find((group) => GROUP_NAMES[group] === name)!;
    const heaviest = GOD_GROUPS.filter((group) => !GROUPS_WITHOUT[kind]?.includes(group)).every(
      (group) => facts.groups[group].percent <= facts.groups[told].percent,
    );
    expect(kind === 'follow' || heaviest, text).toBe(true);
  }
});

it('says a line each of work, money and love in the overall report of a grown person', () => {
  for (const birth of [...births, ...randomBirths(CHARTS)]) {
    const input = inputOf(birth, 'overall');
    const facts = readingFacts({ chart: input.chart, ...birth, now_ms: NOW });
    if (isMinor(facts) || isAged(facts) || isPupil(facts) || isRetired(facts)) continue;
    const sections = composeReport(input);
    const lines = sections.find(({ id }) => id === 'fields')!.text.split('\n');
    expect(
      lines.map((line) => line.split('：')[0]),
      lines.join(),
    ).toEqual(['- 做事', '- 钱', '- 感情']);
  }
});

it('rests a health report on the amounts of the five phases alone, and says where the favourable ones differ', () => {
  let count = 0;
  for (const [place, birth] of births.entries()) {
    const facts = readingFacts({ chart: charts[place]!, ...birth, now_ms: NOW });
    const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
    const [most, least] = [order[0]!, order[4]!].map(({ phase }) => PHASE_NAMES[phase]);
    const { sections } = written[place]![CODES.indexOf('health')]!;
    const line = /五行由多到少：.*/.exec(sections.find(({ id }) => id === 'evidence')!.text)![0];
    for (const name of Object.values(PHASE_NAMES)) expect(line).toMatch(new RegExp(`${name}[\\d不、]`));
    expect(line).toMatch(new RegExp(`最多的${most}与(?:最少|不见)的${least}`));
    expect(line.includes('两回事')).toBe(facts.bad.includes(order[4]!.phase));
    count += Number(line.includes('两回事'));
    if (isMinor(facts)) continue;
    const habits = sections.find(({ id }) => id === 'habits')!.text;
    for (const { phase } of order.slice(0, 3))
      for (const habit of PHASE_WORDS[phase].habits) expect(habits).not.toContain(habit);
  }
  expect(count).toBeGreaterThan(5);
});

describe('the report of a minor', () => {
  const minors = Array.from({ length: 40 }, (_, place) => ({
    ...births[place]!,
    year: 2009 + (place % 16),
    hour_unknown: false,
  }));

  it('tells four sentences of character in the overall report', () => {
    for (const birth of minors) {
      const self = composeReport(inputOf(birth, 'overall')).find(({ id }) => id === 'self')!.text;
      expect(self.split('。').length - 1, self).toBeGreaterThanOrEqual(4);
    }
  });

  it('names in the annual report three things to do together, and before school no school days in the months', () => {
    for (const birth of minors) {
      const sections = composeReport(inputOf(birth, 'annual'));
      const lines = sections.find(({ id }) => id === 'fields')!.text.split('\n');
      expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(3);
      const months = sections.find(({ id }) => id === 'months')!.text;
      if (2027 - birth.year + 1 < 6) expect(months).not.toMatch(/上学|开学|考试|考完|课表|假|期末/);
    }
  });

  it.each(CODES)('says 她 of a girl and 他 of a boy in titles and text of %s', (code) => {
    for (const birth of minors) {
      const text = composeReport(inputOf(birth, code))
        .map(({ title, text: body }) => title + body)
        .join('\n');
      expect(text).not.toMatch(birth.gender === 'female' ? /(?<!其)他(?![们人])/ : /她/);
    }
  });
});

it.each(CODES)(
  'speaks in the report %s of those over 60 (虚岁) of no post, promotion or courtship',
  (code) => {
    for (let year = 1955; year <= 1966; year += 1) {
      const text = textOf(cast(year, code, { month: 3 + (year % 9) }));
      expect(text, String(year)).not.toMatch(/应酬|请一天假|想辞想换|管人的事|同岗|上司|岗位|升迁|恋|牵线/);
    }
  },
);

it('speaks in the career report of those of 19 to 23 of study and a first job, not of a post', () => {
  const young = Array.from({ length: 30 }, (_, place) => ({
    ...births[place]!,
    // Who was born after August 2008 is at school.
    year: 2004 + (place % 4),
    hour_unknown: false,
  }));
  for (const birth of young) {
    const sections = composeReport(inputOf(birth, 'career'));
    const near = sections
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => Number(/^(?:- |\| )?(20\d\d)年/.exec(line)?.[1]) - birth.year + 1 <= 23)
      .join('\n');
    expect(near).not.toMatch(/同岗|换工作|人手|上司|部门|老客户|返工|岗位|流程/);
    expect(sections[0]!.text).toContain('第一份工作');
    const self = sections.filter(({ id }) => id === 'gifts' || id === 'people').map(({ text }) => text);
    expect(self.join('')).not.toMatch(/同事|上级/);
    expect(Math.min(...self.map(({ length }) => length))).toBeGreaterThan(8);
    expect(sections.map(({ text }) => text).join('')).toMatch(/选课|实习|专业/);
  }
});

describe('the love report of a grown person', () => {
  const grown = births.flatMap((birth, place) => {
    const facts = readingFacts({ chart: charts[place]!, ...birth, now_ms: NOW });
    return isMinor(facts) || isAged(facts)
      ? []
      : [{ facts, input: inputOf(birth, 'love', NOW, charts[place]) }];
  });

  it('names in the opening the year of the next five that a partner is likeliest to come in, with its ground', () => {
    let named = 0;
    for (const { facts, input } of grown) {
      const sections = composeReport(input);
      const opening = sections[0]!.text;
      const year = /(?:名分上|相伴)的事，(?:也是)?(20\d\d)年（\S+?）最容易定/.exec(opening)?.[1];
      const signs = yearsOf(facts, 2027, 5).filter(
        ({ tone, events }) =>
          tone >= 0 &&
          events.some(
            ({ rank, force, kind, favour, stars }) =>
              stars.includes('partner') ||
              (rank === 1 && force === 'join' && (kind === 'combine' || favour === 'good')),
          ) &&
          !events.some(({ rank, force }) => rank === 1 && force !== 'join'),
      );
      if (year === undefined) {
        expect(signs, opening).toEqual([]);
        expect(opening).toMatch(/20\d\d年（\S+?）(?:最|比起来)好说话/);
        expect(opening).not.toMatch(/203[2-9]年[^。]*(?:定|好说话)/);
        continue;
      }
      named += 1;
      expect(signs.map((sign) => String(sign.year))).toContain(year);
      expect(sections.find(({ id }) => id === 'evidence')!.text).toContain(`名分最容易定的${year}年`);
    }
    expect(named).toBeGreaterThan(8);
  });

  it('speaks to the single and to those with a partner', () => {
    // From 61 on the words are those of later years.
    for (const { input, facts } of grown.filter(({ facts }) => facts.age <= 50)) {
      const text = textOf(input);
      // In the opening and in the section on living together; of months those that are told of couples have a word for both.
      expect(text.match(/没定的/g)!.length, text).toBeGreaterThanOrEqual(2);
      expect(text.match(/有伴的|有对象的/g), text).toHaveLength(2);
      // From 31 on many are married; from 49 on both lines are of later years.
      expect(text.includes('成了家的'), text).toBe(facts.age > 30 && facts.age <= 48);
      expect(text).not.toMatch(/[｜；| ](?:给对方一点|一起做一顿饭|每周留一个晚上给)/);
    }
  });
});

it('tells what is over in the past tense and without advice', () => {
  for (const code of ['overall', 'career', 'love', 'wealth'] as const)
    for (const year of [1960, 1975, 1990]) {
      const past = textOf(cast(year, code)).match(/上一个十年[^。]*。/g) ?? [];
      expect(past.length).toBe(1);
      expect(past[0]).not.toMatch(/宜|须|别(?!的)|不妨|记得|先(?!后)/);
    }
});

it('finds words that a minor or a person over 60 is not told', () => {
  expect(wordFaults('年柱有红鸾，喜事与情缘的讯息多。', { stage: 'child' })).toHaveLength(2);
  expect(wordFaults('年柱有红鸾，喜事与情缘的讯息多。', { stage: 'prime' })).toEqual([]);
  expect(wordFaults('跟对一位前辈能省好几年，与同事相处有来有往。', { stage: 'aged' })).toHaveLength(2);
});

it('knows its own codes only', () => {
  expect(CODES.every(isReportCode)).toBe(true);
  expect(isReportCode('toString')).toBe(false);
});

describe('the checks find a planted fault:', () => {
  const input = cast(1990, 'overall');
  const drafted = draftReport(input);
  const text = textOf(input);
  const facts = readingFacts({
    chart: input.chart,
    gender: input.record.gender,
    hour_unknown: false,
    now_ms: NOW,
  });
  const faultsOf = (changed: string) => engineFaults(drafted, changed, input);
  const section = (sentence: DraftSection['paragraphs'][number][number]): DraftSection[] => [
    { id: 'x', title: '', paragraphs: [[sentence]] },
  ];

  it('none in the text as it is', () => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('a pair that is no pillar, a wrong strength, a wrong end of a cycle', () => {
    const named = new Set(text.match(/[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]/g));
    const absent = ['甲子', '乙丑', '丙寅', '丁卯', '戊辰', '己巳', '庚辰', '辛未'].find(
      (pair) => !named.has(pair),
    )!;
    expect(faultsOf(`${text}日柱${absent}。`)).not.toEqual([]);
    const verdict = facts.strength.verdict === '身强' ? '身弱' : '身强';
    expect(faultsOf(`${text}所以说它${verdict}。`)).not.toEqual([]);
    const now = facts.cycles[facts.current]!;
    expect(faultsOf(`${text}2000年走过${now.ganzhi}运。`)).not.toEqual([]);
  });

  it('a word for a year or a stance that the engine does not confirm', () => {
    const [year] = yearsOf(facts, 2027, 1);
    const wrong = year!.tone === 2 ? -2 : 2;
    expect(
      engineFaults(section({ text: '2027年顺。', claims: [['year:2027', wrong]] }), '', input),
    ).toHaveLength(1);
    expect(
      engineFaults(section({ text: '2027年。', claims: [['stance:year:2027', 'leap']] }), '', input),
    ).toHaveLength(1);
  });

  it('two reports that take one person for two, and advice against the time', () => {
    const one = section({ text: '你做事自律。', claims: [] });
    expect(crossFaults([one, section({ text: '规矩对你没有多大分量。', claims: [] })])).toHaveLength(1);
    const [said, unsaid] = [STEM_WORDS['庚']!.nature[0], GROUP_WORDS.output.love.light[0]!];
    expect(crossFaults([said, unsaid].map((text) => section({ text, claims: [] })))).toEqual([
      '当场就说 beside 喜欢也不大说',
    ]);
    const hold = [['stance:year:2027', 'hold']] as const;
    expect(crossFaults([section({ text: '2027年破费，宜主动。', claims: hold })])).toHaveLength(1);
    const push = section({ text: '2027年。', claims: [['stance:year:2027', 'push']] });
    const strain = '想得太多，动得太少，事情在心里打转';
    const help = '有人护着、有书可读，求助和进修都接得上';
    const easy = [['stance:year:2027', 'push']] as const;
    expect(crossFaults([section({ text: `2027年（紧）｜${help}。`, claims: hold })])).toHaveLength(1);
    expect(crossFaults([section({ text: `2027年（顺）｜${strain}。`, claims: easy })])).toHaveLength(1);
    expect(crossFaults([section({ text: `2027年（紧）｜${strain}，好在${help}。`, claims: hold })])).toEqual(
      [],
    );
    expect(crossFaults([section({ text: `2027年（顺）｜${help}，只是${strain}。`, claims: easy })])).toEqual(
      [],
    );
    expect(crossFaults([push, section({ text: '2027年。', claims: hold })])).toHaveLength(1);
  });
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

it('takes the phrasing that the report has least often', () => {
  const input = cast(1990, 'overall');
  const { gender } = input.record;
  const facts = readingFacts({ chart: input.chart, gender, hour_unknown: false, now_ms: NOW });
  const draft = new Draft(facts, [], 'overall', []);
  const picked = Array.from({ length: 9 }, () => draft.pick(['甲', '乙', '丙']));
  for (const text of ['甲', '乙', '丙']) expect(picked.filter((one) => one === text)).toHaveLength(3);
});

it('composes a report in the 150 ms of processor time that are promised', () => {
  const input = cast(1988, 'overall');
  for (let warm = 0; warm < 20; warm += 1) composeReport(input);
  const before = process.cpuUsage();
  for (let time = 0; time < 50; time += 1) composeReport(input);
  const { user } = process.cpuUsage(before);
  expect(user / 1000 / 50).toBeLessThanOrEqual(150);
});
