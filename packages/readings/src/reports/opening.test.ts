import { groundsOf } from '@ziping/bazi/reading/events';
import { yearsOf } from '@ziping/bazi/reading/facts';
import { describe, expect, it } from 'vitest';

import { personOf } from '../test-births.ts';
import { composeReport } from './compose.ts';
import { wordOf, yearMoments } from './moments.ts';
import { phrasesOf } from './signs.ts';
import { isMostlyEasy } from './spans.ts';
import { reportsFrom } from './test-reports.ts';
import { HARD_USES } from './words-uses.ts';

/** As the parents of a girl are told them as well. */
const USES = phrasesOf(HARD_USES).flatMap((use) => [
  use,
  use.replaceAll(/[他你]/g, '她'),
  use.replaceAll('你', '他'),
]);

const written = reportsFrom(1);

describe('the evidence of a time', () => {
  it('names what helps, what strains, or that neither does, as the engine weighs it', () => {
    let count = 0;
    for (const { text, facts } of written)
      for (const [line, pair, word] of text.matchAll(/^- .*看20\d\d年(..)｜.*合起来“(.*)”（.*）。$/gm)) {
        const { stem, branch, events } = groundsOf(pair!, facts);
        const all = [stem, branch, ...events.map(({ points }) => points)];
        count += 1;
        if (/顺/.test(word!)) expect(line).toContain('有助');
        if (/紧/.test(word!)) expect(line).toContain('有碍');
        if (line.includes('有助')) expect(Math.max(...all), line).toBeGreaterThan(0);
        if (line.includes('有碍')) expect(Math.min(...all), line).toBeLessThan(0);
      }
    expect(count).toBeGreaterThan(2000);
  });

  it('names the phases that the advice takes where there is one reading alone', () => {
    for (const { text, facts } of written.filter(({ facts: { advice } }) => !advice.sure))
      expect(text).toMatch(facts.advice.take.length > 0 ? /只用两说相同的/ : /只凭合冲刑害/);
  });
});

describe('the opening', () => {
  it('has sentences of at most 30 characters with one semicolon at most and no chain of reasons', () => {
    const sentences = written.flatMap(({ sections }) =>
      sections[0]!.text.split(/[。\n]/).map((sentence) => sentence.replace(/^- /, '')),
    );
    expect(sentences.length).toBeGreaterThan(5000);
    expect(sentences.filter(({ length }) => length > 30)).toEqual([]);
    expect(sentences.filter((sentence) => /因为|；[^；]*；/.test(sentence))).toEqual([]);
  });

  it('calls a year the best only where at least as many of its months are easy as hard', () => {
    let count = 0;
    for (const { sections, facts } of written) {
      const year = /这四年里，(20\d\d)年(?:最顺|最好走)/.exec(sections[0]!.text)?.[1];
      if (!year) continue;
      count += 1;
      const moment = yearMoments(facts, 4).find(({ time }) => time.startsWith(year))!;
      expect(isMostlyEasy(facts, moment), sections[0]!.text).toBe(true);
    }
    expect(count).toBeGreaterThan(50);
  });

  it('tells what is left of a year that is not even, by its months', () => {
    let count = 0;
    for (const { sections, facts, code } of written) {
      if (wordOf(yearsOf(facts, 2026, 1)[0]!) === '平' || facts.birth_year >= 2026) continue;
      count += 1;
      expect(sections[0]!.text, code).toMatch(/2026年（\S+?）(?:还没过完|，[好紧]的月已经过去)/);
      expect(sections[0]!.text, code).toMatch(/到(?:12月6日|2027年1月4日|2027年2月3日)/);
    }
    expect(count).toBeGreaterThan(300);
  });

  it('gives as the reason of a hard time nothing that draws together', () => {
    for (const { text } of written)
      expect(/最该慢[：。]([^。；]*)/.exec(text)?.[1] ?? '').not.toMatch(/愿意搭手|有人想靠近|遇见有意的人/);
  });

  it('names as the first easier month none that the table of months has one before', () => {
    let count = 0;
    for (const { sections, text } of written) {
      const first = /(?:先松下来的|接着)是(20\d\d)年(\d+)/.exec(sections[0]!.text);
      const [, ...rows] = text.match(/^\| 20\d\d年\d+月\d+日 \| .*$/gm) ?? [];
      const easy = /^\| (20\d\d)年(\d+)月\d+日 \| ● /m.exec(rows.join('\n'));
      if (!first || !easy) continue;
      count += 1;
      const [named, marked] = [first, easy].map(([, year, month]) => Number(year) * 12 + Number(month));
      expect(named, text).toBeLessThanOrEqual(marked!);
    }
    expect(count).toBeGreaterThan(10);
  });

  it('names of a year the same best months as the line of the year', () => {
    let count = 0;
    for (const { sections, text } of written) {
      const [, year, names] = /最松的是(20\d\d)年([^，]*)，/.exec(sections[0]!.text) ?? [];
      const line = year && text.match(new RegExp(`^(?:- )?${year}年（[^）]*）｜.*$`, 'm'))?.[0];
      if (!line) continue;
      count += 1;
      expect(line, text).toContain(names!);
    }
    expect(count).toBeGreaterThan(10);
  });

  it('names the least tight of four tight years with what it is good for, and a decade that begins tight', () => {
    const openings = written.filter(({ code }) => code !== 'annual').map(({ sections }) => sections[0]!.text);
    const tight = openings.filter((text) => text.startsWith('这四年都偏紧'));
    expect(tight.length).toBeGreaterThan(5);
    for (const text of tight) expect(text).toMatch(/。比起来20\d\d年松一点(?:（[^）]*月）)?[，。].{2,}?。/);
    expect(openings.join('\n')).toMatch(/进入新的十年（\S*较?顺）。20\d\d到20\d\d年先紧。/);
  });

  it('names the years beyond the next four that strain more than they do', () => {
    const WORDS = ['紧', '略紧', '平', '较顺', '顺'];
    let count = 0;
    for (const { sections, code, text } of written) {
      const named = /再往后的((?:20\d\d年[、和]?)+)(?!（)/.exec(sections[0]!.text)?.[1];
      if (!named) continue;
      count += 1;
      const rankOf = (year: string) =>
        WORDS.indexOf(new RegExp(`${year}年(?:（| \\| \\d+ \\| . )([^\\s（）而]+)`).exec(text)![1]!);
      const near = Math.min(...['2027', '2028', '2029', '2030'].map(rankOf));
      for (const [year] of named.matchAll(/20\d\d/g)) expect(rankOf(year), code).toBeLessThan(near);
    }
    expect(count).toBeGreaterThan(50);
  });

  it('says of a hard year among the three what it is good for', () => {
    let count = 0;
    for (const { text } of written.filter(({ code }) => code !== 'annual')) {
      const hard = text.match(/^- 20\d\d年（略?紧）｜.*$/gm) ?? [];
      const used = hard.filter((line) => USES.some((use) => line.includes(use)));
      expect(used.length, hard.join('\n')).toBe(Math.min(hard.length, 1));
      count += hard.length;
    }
    expect(count).toBeGreaterThan(200);
  });
});

it.each([
  ['2026-11-22', '2028年1月'],
  ['2026-08-31', '2027年7月'],
  ['2026-02-20', '2027年1月'],
])('tells in the annual report of %s every month until the day to which it looks ahead', (day, last) => {
  const now_ms = Date.parse(`${day}T12:00:00+08:00`);
  const { chart, record } = personOf(
    { calendar_type: 'solar', year: 1990, month: 6, day: 25, hour: 12, minute: 0, gender: 'female' },
    now_ms,
  );
  const sections = composeReport({ chart, record, report_code: 'annual', now_ms });
  const rows = sections.find(({ id }) => id === 'months')!.text.match(/^\| 20\d\d年\d+月/gm)!;
  expect(rows.at(-1)).toBe(`| ${last}`);
  expect(rows.length).toBeGreaterThanOrEqual(12);
});
