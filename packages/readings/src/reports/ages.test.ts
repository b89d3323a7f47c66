import { describe, expect, it } from 'vitest';

import { personOf, randomBirth, seededNumbers } from '../test-births.ts';
import { draftReport } from './compose.ts';
import { deedsOf } from './deeds.ts';
import { paragraphText } from './draft.ts';
import { gradeOf, isChangeOfLife, isRetired, pointOfYear } from './life-points.ts';
import { phrasesOf } from './signs.ts';
import { REPORT_TYPES } from './types/report-types.ts';
import { AGED_CAUSE_ROWS } from './words-causes-aged.ts';
import { CAUSE_WORDS } from './words-causes.ts';
import { GROWN_DEEDS } from './words-deeds-grown.ts';
import { AGED_EVENT_ROWS, SCHOOL_EVENTS } from './words-events-ages.ts';
import { TEEN_EVENTS } from './words-events-teen.ts';
import { SCHOOL_CAUSES } from './words-minors-school.ts';
import { SMALL_CAUSES, SMALL_EVENTS } from './words-minors-small.ts';
import { TEEN_CAUSES } from './words-minors-teen.ts';
import { POINT_WORDS, SPRING_ACTS } from './words-points.ts';

const NOW = Date.parse('2026-11-26T12:00:00+08:00');

/** The six reports of people born in a span of years, two births a year. */
function writeReports(first: number, last: number) {
  const next = seededNumbers(first);
  return Array.from({ length: 2 * (last - first + 1) }, (_, place) => {
    const birth = randomBirth(first + (place >> 1), next);
    const { chart, record, facts } = personOf(birth, NOW);
    return REPORT_TYPES.map(({ code }) => {
      const sections = draftReport({ chart, record, report_code: code, now_ms: NOW });
      const text = sections.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join('\n');
      return { name: `${JSON.stringify(birth)} ${code}`, code, facts, sections, text };
    });
  }).flat();
}

const minors = writeReports(2009, 2024);
const grown = writeReports(1966, 2006);
const aged = writeReports(1936, 1965);

/** The lines of a report on a time: of the three times, the months and the years. */
const linesOf = (text: string) =>
  text.split('\n').filter((line) => /^(?:- |\| )?20\d\d年[^；]*(?:）｜| \| )/.test(line));

const ROWS = {
  small: [SMALL_CAUSES, SMALL_EVENTS],
  young: [SCHOOL_CAUSES, SCHOOL_EVENTS],
  teen: [TEEN_CAUSES, TEEN_EVENTS],
  aged: [AGED_CAUSE_ROWS, AGED_EVENT_ROWS],
} as const;

describe('an effect that is told to the parents of a minor and after 60', () => {
  it.each(Object.keys(ROWS) as (keyof typeof ROWS)[])('has acts of its own: %s', (band) => {
    const rows = ROWS[band];
    const all = phrasesOf(rows);
    expect(deedsOf(rows)).toHaveLength(all.length);
    expect(all.filter((text) => /你/.test(text.replaceAll(/“[^”]*”/g, '')) && rows !== ROWS.aged)).toEqual(
      [],
    );
  });

  it('has beside it no act that belongs to another one', () => {
    const calendar = phrasesOf([POINT_WORDS, SPRING_ACTS]);
    const acts = new Map<string, Set<string>>();
    for (const [effect, deeds] of Object.values(ROWS).flatMap((rows) => deedsOf(rows)))
      acts.set(effect, new Set([...(acts.get(effect) ?? []), ...deeds]));
    const deeds = new Set([...acts.values()].flatMap((own) => [...own]));
    let count = 0;
    for (const { text, facts, name } of [...minors, ...aged])
      for (const line of linesOf(text)) {
        const act = line
          .replace(/。$| \|$/, '')
          .split('；')
          .at(-1)!;
        // The words of a girl are told of her.
        const plain = facts.gender === 'female' ? act.replaceAll('她', '他') : act;
        if (!deeds.has(plain) || calendar.includes(plain)) continue;
        const said = facts.gender === 'female' ? line.replaceAll('她', '他') : line;
        const own = [...acts].filter(([effect]) => said.includes(effect));
        count += 1;
        expect(
          own.some(([, those]) => those.has(plain)),
          `${name} ${line}`,
        ).toBe(true);
      }
    expect(count).toBeGreaterThan(1000);
  });
});

it('binds acts of a grown person only to effects that a report may tell', () => {
  for (const [code, rows] of Object.entries(GROWN_DEEDS)) {
    const effects = phrasesOf(CAUSE_WORDS[code]);
    expect(deedsOf(rows).filter(([effect]) => !effects.includes(effect))).toEqual([]);
  }
});

it('advises for a year on nothing that is done in one evening, and for a month on nothing that takes a year', () => {
  for (const { text, name } of [...minors, ...grown, ...aged])
    for (const line of linesOf(text)) {
      const act = line.split('；').slice(1).at(-1) ?? '';
      const isMonth = /^(?:- |\| )?20\d\d年\d+月/.test(line);
      expect(act, `${name} ${line}`).not.toMatch(isMonth ? /全年|一季|半年内/ : /[今明]晚|今天|这个月/);
    }
});

describe('the reports of a minor', () => {
  it('name 小升初, 中考 and 高考 in the line of their year, and ahead of it in the opening', () => {
    const NAMES = { school: '上小学', junior: '上初中', zhongkao: '中考', gaokao: '高考' } as Record<
      string,
      string
    >;
    let count = 0;
    for (const { text, facts, code, name } of minors)
      for (let year = 2027; year <= 2034; year += 1) {
        const point = NAMES[pointOfYear(facts, year) ?? ''];
        if (!point) continue;
        count += 1;
        const lines = text.split('\n').filter((line) => line.includes(`${year}年`));
        if (lines.length > 0) expect(lines.join('\n'), `${name} ${year}`).toContain(point);
        if (code === 'overall' && year <= 2032) expect(text.slice(0, 400), name).toContain(`${year}年`);
      }
    expect(count).toBeGreaterThan(100);
  });

  it('have no advice of the nursery for one at 初中 or 高中', () => {
    for (const { text, facts, name } of minors.filter(({ facts: { age } }) => age >= 14))
      expect(text.replace(/^## .*$/gm, ''), `${name} ${facts.age}`).not.toMatch(
        /一起玩吗|抢玩具|哭闹|抱一会儿|爱逗|绘本|睡前讲书|小伙伴|滑梯|积木/,
      );
  });

  it('tell none before school of homework, tests and teachers in the year to come', () => {
    for (const { text, facts, name } of minors.filter(({ facts: { age } }) => age <= 5))
      for (const line of linesOf(text).filter((one) => /^(?:- |\| )?20(?:26|27)年/.test(one)))
        expect(line, `${name} ${gradeOf(facts)}`).not.toMatch(/作业|测验|考试|功课要|错题|成绩|名次/);
  });

  it('say no sentence twice in one report', () => {
    for (const { sections, name } of minors) {
      const said = sections
        .filter(({ id }) => !['months', 'years', 'cycles', 'evidence', 'times'].includes(id))
        .flatMap(({ paragraphs }) => paragraphs.flat())
        .map(({ text }) => text.replace(/^- /, ''));
      expect(
        said.filter((text, place) => said.indexOf(text) !== place),
        name,
      ).toEqual([]);
    }
  });

  it('say what the next twelve months ask for, and what not to force', () => {
    for (const { text, code, name } of minors) {
      expect(text, name).toContain('别勉强');
      expect(text, name).toContain(code === 'annual' ? '这一年的大事' : '往后十二个月');
    }
  });
});

it('names 春节 in the month of luck that holds it, with an act of its own', () => {
  for (const { text, code, name } of [...minors, ...grown, ...aged]) {
    if (!['annual', 'love', 'health'].includes(code)) continue;
    const row = /^\| 2027年2月4日 \|.*$/m.exec(text)?.[0];
    expect(row, name).toMatch(/正逢春节（2月6日）|过年这个月/);
  }
});

describe('the end of work', () => {
  it('is spoken of as over to a person past the age of retirement', () => {
    let count = 0;
    for (const { text, facts, code, name } of grown) {
      if (!isRetired(facts) || code === 'career') continue;
      count += 1;
      expect(linesOf(text).join('\n'), name).not.toMatch(/[上下]班|加班|补活|关电脑|加薪|涨薪|简历|晋升/);
      expect(text, name).not.toMatch(/上下班挑/);
    }
    expect(count).toBeGreaterThan(5);
  });

  it('is told in the career report of those near it, for a woman by her post', () => {
    const near = grown.filter(({ facts: { age }, code }) => code === 'career' && age >= 58 && age <= 60);
    for (const { text, facts, name } of near.filter(({ facts }) => !isRetired(facts)))
      expect(text, name).toMatch(
        facts.gender === 'male' ? /^按现行规定，退休大约在20\d\d年/m : /干部岗大约在20\d\d年/,
      );
  });
});

it('speaks of 更年期 to women from 45 to 55 in the health report, and to nobody else', () => {
  for (const { text, facts, code, name } of grown)
    expect(text.includes('更年期'), name).toBe(code === 'health' && isChangeOfLife(facts, 2026));
});

it('has no decade in the table that begins after 82, none of childhood, and none that is told in sentences', () => {
  for (const { text, facts, name } of [...grown, ...aged])
    for (const [row, from, first, last] of text.matchAll(/^\| (\d{4})至\d{4}年 \| (\d+)—(\d+) \|.*$/gm)) {
      expect(Number(first), `${name} ${row}`).toBeLessThanOrEqual(Math.max(82, facts.age + 5));
      expect(Number(last), `${name} ${row}`).toBeGreaterThan(20);
      expect(text, row).not.toMatch(new RegExp(`十年（${from}年`));
    }
});
