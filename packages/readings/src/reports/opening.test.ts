import { groundsOf } from '@ziping/bazi/reading/events';
import { describe, expect, it } from 'vitest';

import { personOf } from '../test-births.ts';
import { causesOf, textsOf } from './causes.ts';
import { composeReport } from './compose.ts';
import { type Moment, stanceOf, yearMoments } from './moments.ts';
import { phrasesOf } from './signs.ts';
import { markedMonths } from './spans.ts';
import { people, reportsFrom } from './test-reports.ts';
import { CARE_NAMES, frameOf } from './words-frames.ts';
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

  it('tells of the year that runs one sentence at its end, of months that are left', () => {
    let count = 0;
    for (const { sections, facts, code } of written) {
      if (facts.birth_year >= 2026) continue;
      const rest = sections[0]!.text.match(/今年剩下的日子[^。]*。/g) ?? [];
      expect(rest.length, code).toBeLessThanOrEqual(1);
      if (rest.length === 0 || !/\d月/.test(rest[0]!)) continue;
      count += 1;
      expect(rest[0], code).toMatch(/(?:12月6日|2027年1月4日|2027年2月3日|1月5日到2月3日)/);
    }
    expect(count).toBeGreaterThan(200);
  });

  it('tells the coming year before one that is further off', () => {
    for (const { sections, code } of written.filter((report) => report.code !== 'annual')) {
      const [answer] = sections[0]!.text.split(/^- |名分|这五年|照年龄算|再往后/m) as [string];
      const near = answer.replaceAll(/(?:大约|岗算，你|考前状态最好的是)20\d\d年|20\d\d年6月[中高]考/g, '');
      const years = [...near.matchAll(/(20\d\d)(?:[、到]20\d\d)?年/g)];
      const times = years.map(([, year]) => Number(year)).filter((year) => year >= 2027);
      const told = times.filter((year) => year < 2031);
      if (told.length > 0) expect(Math.min(...told), `${code} ${answer}`).toBe(2027);
    }
  });

  it('names in a sentence no year after another', () => {
    for (const { sections } of written)
      for (const sentence of sections[0]!.text.split(/[。\n]/))
        expect(sentence).not.toMatch(/20\d\d年、20\d\d年、20\d\d年/);
  });

  it('gives as the reason of a hard time nothing that draws together', () => {
    for (const { text } of written)
      expect(new RegExp(`(?:${CARE_NAMES.one})（[^）]*）[：。]([^。；]*)`).exec(text)?.[1] ?? '').not.toMatch(
        /愿意搭手|有人想靠近|遇见有意的人/,
      );
  });

  it('tells in the line of the coming year a best month that the answer names', () => {
    let count = 0;
    for (const { sections, text, type } of written.filter((report) => !report.type.tells.months)) {
      const { push } = frameOf(type).within;
      const [, names] = new RegExp(`2027年([^，。]*月)${push}，`).exec(sections[0]!.text) ?? [];
      const line = names && /^- 2027年（[^）]*）｜.*月.*$/m.exec(text)?.[0];
      if (!line) continue;
      count += 1;
      const named = names
        .match(/次年1月|\d+/g)!
        .map((name) => (name.startsWith('次年') ? name : `${name}月`));
      expect(
        named.some((name) => new RegExp(`[。｜、]${name}`).test(line)) || line.includes(names),
        text,
      ).toBe(true);
    }
    expect(count).toBeGreaterThan(50);
  });

  it('tells a month of the coming year by a cause that goes with its word', () => {
    let count = 0;
    for (const { sections, type, facts } of written.filter((report) => !report.type.tells.months)) {
      const line = /^- 2027年（.*$/m.exec(sections[1]!.text)?.[0] ?? '';
      const [year] = yearMoments(facts, 1) as [Moment];
      const months = [true, false].flatMap((isNamed) => markedMonths(facts, year, type, isNamed));
      for (const [, name, said] of line.matchAll(/(?<=[。｜])((?:次年)?\d+月)(?![中高]考)([^。]+)/g)) {
        const moment = months.find((month) => month.name === name)?.moment;
        if (!moment || new RegExp(`^${frameOf(type).within.push}|^${frameOf(type).within.hold}`).test(said!))
          continue;
        const causes = causesOf(moment, facts, type).mains;
        const texts = causes.flatMap((cause) => textsOf(cause, moment, facts, type));
        const plain = (text: string) => text.replaceAll(/[你他她]/g, '他');
        expect(texts.map(plain), line).toContain(plain(said!));
        expect(causes.map(({ sign }) => sign)).not.toContain(stanceOf(moment.luck) === 'push' ? -1 : 1);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('tells many small things in the words of the matter, so that no two reports have the same', () => {
    for (const person of people.filter(({ facts: { age } }) => age > 18)) {
      const told = Object.values(person.reports).filter(({ sections }) =>
        sections[0]!.text.includes('样接一样'),
      );
      expect(told.length, person.birth).toBeLessThanOrEqual(1);
    }
  });

  it('advises a grown person by a trait, which stands nowhere else in the report', () => {
    const reports = reportsFrom(19).filter(({ code }) =>
      ['overall', 'career', 'wealth', 'love'].includes(code),
    );
    const found = reports.flatMap(({ sections, text }) => {
      const [, trait, act] = /^- (?!20)([^：\n]+)：([^\n]+。)$/m.exec(sections[2]!.text) ?? [];
      return trait ? [{ text, trait, act: act! }] : [];
    });
    expect(found.length / reports.length).toBeGreaterThan(0.6);
    for (const { text, trait, act } of found) {
      expect(text.split(trait).length).toBe(2);
      expect(text.split(act).length).toBe(2);
    }
  });

  it('calls a decade that begins tight by its halves', () => {
    const texts = written.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/新的十年（前[两三四五]年紧，后面宽）/);
    expect(texts).toMatch(/十年（20\d\d年\d+月到20\d\d年\d+月，前[两三四五]年紧，后面宽）：/);
    expect(texts).not.toMatch(/年先紧/);
  });

  it('says of a hard year among the three what it is good for', () => {
    let count = 0;
    for (const { text } of written.filter(({ code }) => code !== 'annual')) {
      const hard = text.match(/^- 20\d\d(?:[、到]20\d\d)?年（[^）]*紧）｜.*$/gm) ?? [];
      const used = hard.filter((line) => USES.some((use) => line.includes(use)));
      expect(used.length, hard.join('\n')).toBe(Math.min(hard.length, 1));
      count += hard.length;
    }
    expect(count).toBeGreaterThan(200);
  });
});

it.each([
  ['2026-11-22', '2028年2月'],
  ['2026-08-31', '2027年8月'],
  ['2026-02-20', '2027年2月'],
])('tells in the annual report of %s every month until the day to which it looks ahead', (day, last) => {
  const now_ms = Date.parse(`${day}T12:00:00+08:00`);
  const { chart, record } = personOf(
    { calendar_type: 'solar', year: 1990, month: 6, day: 25, hour: 12, minute: 0, gender: 'female' },
    now_ms,
  );
  const sections = composeReport({ chart, record, report_code: 'annual', now_ms });
  const rows = sections.find(({ id }) => id === 'months')!.text.match(/^\| 20\d\d年\d+月.*/gm)!;
  // Each row begins where the one before it ends.
  const days = rows.map((row) =>
    /^\| (\d+)年(\d+)月(\d+)日到(?:(\d+)年)?(\d+)月(\d+)日/.exec(row)!.slice(1).map(Number),
  );
  for (const [place, [, month, day]] of days.slice(1).entries()) {
    const [, , , , lastMonth, lastDay] = days[place]!;
    expect([month, day]).toEqual([lastMonth, lastDay! + 1]);
  }
  const [year, , , lastYear, lastMonth] = days.at(-1)!;
  expect(`${lastYear || year}年${lastMonth}月`).toBe(last);
});
