import { monthlyLuck } from '@ziping/bazi/chart';
import type { ReadingFacts } from '@ziping/bazi/reading/facts';
import { describe, expect, it } from 'vitest';

import { randomBirth, personOf, seededNumbers } from '../test-births.ts';
import { bandIn, causesOf, factsFor, textsOf } from './causes.ts';
import { draftReport } from './compose.ts';
import { paragraphText } from './draft.ts';
import { workStageIn } from './life-points.ts';
import { signFaults } from './signs.ts';
import { decisiveOf } from './decisive.ts';
import { eventKeyOf, type Moment, monthMoments, stanceOf, yearMoments } from './moments.ts';
import { REPORT_TYPES } from './types/report-types.ts';
import type { ReportType } from './types/report-type.ts';
import { reasonFor } from './words-reasons.ts';

const NOW = Date.parse('2026-11-26T12:00:00+08:00');
const BIRTHS = 200;
const next = seededNumbers(37);

const people = Array.from({ length: BIRTHS }, () => {
  const birth = randomBirth(1936 + next(86), next);
  const { chart, record, facts } = personOf(birth, NOW);
  const months = [2026, 2027].flatMap((year) => monthlyLuck(chart, year, NOW));
  return { chart, record, facts, months, name: JSON.stringify(birth) };
});

const types = REPORT_TYPES as readonly ReportType[];

/** The times that a report may name in its opening. */
const momentsOf = (
  facts: ReadingFacts,
  months: Parameters<typeof monthMoments>[1],
  { ofYear }: ReportType,
): Moment[] => (ofYear ? monthMoments(facts, months) : yearMoments(facts, 8));

/** Whether a line of the times to remember tells a time: its first years may be a span, its months have their days. */
function isOfLine(line: string, time: string): boolean {
  const [, from, until = from] = /^- (20\d\d)(?:[、到](20\d\d))?年（/.exec(line) ?? [];
  if (from) return /^20\d\d年$/.test(time) && time >= `${from}年` && time <= `${until!}年`;
  return line.startsWith(`- ${time.replace(/起$/, '')}到`);
}

/** What the answer may give as the reason of a time, up to where it may end a sentence. */
function reasonsOf(moment: Moment, facts: ReadingFacts, type: ReportType): string[] {
  const decisive = decisiveOf(yearMoments(facts, 4), facts, type);
  const isDecisive = decisive?.moment.subject === moment.subject;
  const reason = reasonFor(causesOf(moment, facts, type).mains[0]!, bandIn(moment, facts, type), type.code);
  const pronoun = facts.gender === 'female' ? '她' : '他';
  return [reason, ...(isDecisive ? [decisive.why, decisive.text] : [])]
    .map((text) => text.split(/[，。]/)[0]!)
    .filter(Boolean)
    .flatMap((text) => [text, text.replaceAll(/[你他]/g, pronoun)]);
}

describe.each(types.map((type) => [type.code, type] as const))(
  'the three times of the report %s',
  (code, type) => {
    const drafts = people.map(({ chart, record }) =>
      draftReport({ chart, record, report_code: type.code as never, now_ms: NOW }),
    );
    const timesOf = (place: number) =>
      drafts[place]!.find(({ id }) => id === 'times')!
        .paragraphs.map(paragraphText)
        .join('\n');

    const answerOf = (place: number) =>
      drafts[place]!.find(({ id }) => id === 'answer')!
        .paragraphs.map(paragraphText)
        .join('\n');

    const textOf = (draft: (typeof drafts)[number]) =>
      draft.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join('\n');

    it('say each why it is what it is: by an event or a star of that time, or that nothing stirs', () => {
      let withEvent = 0;
      let alone = 0;
      for (const [place, { facts: person, months, name }] of people.entries()) {
        const facts = factsFor(person, type);
        const lines = timesOf(place)
          .split('\n')
          .filter((line) => line.startsWith('- '));
        expect([2, 3]).toContain(lines.length);
        const moments = momentsOf(facts, months, type);
        for (const line of lines) {
          // Of years told together any may be the one that they are told by.
          const inLine = moments.filter(({ time }) => isOfLine(line, time));
          const [first, ...others] = inLine as [Moment, ...Moment[]];
          const isTold = (one: Moment) =>
            causesOf(one, facts, type).mains.some((cause) =>
              textsOf(cause, one, facts, type).some((text) => line.includes(text)),
            ) || reasonsOf(one, facts, type).some((reason) => (line + answerOf(place)).includes(reason));
          const moment = [first, ...others].find(isTold) ?? first;
          const pronoun = facts.gender === 'female' ? '她' : '他';
          const said = (text: string) =>
            line.includes(text) || line.includes(text.replaceAll('你', pronoun).replaceAll('他', pronoun));
          const cause = causesOf(moment, facts, type).mains.find((one) =>
            textsOf(one, moment, facts, type).some(said),
          );
          // What the answer has told a year by is not told anew.
          if (
            !cause &&
            reasonsOf(moment, facts, type).some((reason) => (line + answerOf(place)).includes(reason))
          )
            continue;
          if (!cause) {
            // A report that has said all the words for it already says what to do alone.
            const report = textOf(drafts[place]!).replaceAll('这几年', '这一年');
            const [first] = causesOf(moment, facts, type).mains;
            for (const text of textsOf(first!, moment, facts, type))
              expect(report, `${name} ${code} ${line}`).toContain(
                text
                  .split('，')
                  .at(-1)!
                  .replaceAll(/[你他]/g, pronoun),
              );
            alone += 1;
            continue;
          }
          const sign = { push: 1, hold: -1, even: cause.sign }[stanceOf(moment.luck)];
          expect(cause.sign, `${name} ${line}`).toBe(sign);
          if (cause.event) {
            withEvent += 1;
            expect(moment.luck.events.map(({ id }) => id)).toContain(cause.event.id);
          }
          if (cause.key === 'quiet')
            expect(moment.luck.events.filter(({ force }) => force === 'move' || force === 'rub')).toEqual([]);
        }
      }
      expect(withEvent).toBeGreaterThan(50);
      expect(alone).toBeLessThan(BIRTHS / 20);
    });

    it('say nothing that goes against the word for a time', () => {
      for (const sections of drafts)
        expect(signFaults(sections.flatMap(({ paragraphs }) => paragraphs.flat()))).toEqual([]);
    });

    it('have the year among them that decides in the matter', () => {
      if (type.ofYear) return;
      let count = 0;
      for (const [place, { facts, name }] of people.entries()) {
        const decisive = decisiveOf(yearMoments(facts, 4), factsFor(facts, type), type);
        if (!decisive) continue;
        count += 1;
        const lines = timesOf(place).split('\n');
        expect(
          lines.some((line) => isOfLine(line, decisive.moment.time)),
          name,
        ).toBe(true);
      }
      expect(count).toBeGreaterThan(50);
    });
  },
);

it('tells for work the year that clashes with the pillar of work, wherever one does', () => {
  const career = types.find(({ code }) => code === 'career')!;
  let count = 0;
  for (const { facts } of people.filter(({ facts: { age } }) => age > 18 && age <= 56)) {
    const years = yearMoments(facts, 4);
    const clashes = years.filter(({ luck }) =>
      luck.events.some((event) => event.force === 'move' && eventKeyOf(event) === 'outside_work'),
    );
    // In the year in which work ends that is told.
    if (
      clashes.some(({ age }) => !['working', 'open'].includes(workStageIn(facts, facts.birth_year + age - 1)))
    )
      continue;
    if (clashes.length === 0) continue;
    count += 1;
    expect(clashes).toContainEqual(decisiveOf(years, facts, career)!.moment);
  }
  expect(count).toBeGreaterThan(20);
});
