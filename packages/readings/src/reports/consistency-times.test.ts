import { describe, expect, it } from 'vitest';

import { personOf, randomBirth, seededNumbers } from '../test-births.ts';
import { draftReport } from './compose.ts';
import { crossFaults } from './consistency.ts';
import { timeFaults } from './consistency-times.ts';
import type { DraftSection, Sentence } from './draft.ts';
import { REPORT_TYPES } from './types/report-types.ts';

const section = (id: string, ...sentences: Sentence[]): DraftSection => ({
  id,
  title: '',
  paragraphs: [sentences],
});
const PUSH = ['stance:year:2027', 'push'] as const;
const month = (number: number, stance: string) =>
  [`stance:month:2027-${String(number).padStart(2, '0')}`, stance] as const;

describe('the check of times finds', () => {
  it('a year to go ahead in with more hard months than easy ones', () => {
    const all = (hard: number) =>
      Array.from({ length: 11 }, (_, place) => month(place + 2, place < hard ? 'hold' : 'push'));
    const year = section('times', { text: '- 2027年（顺）｜12月最好相处。', claims: [PUSH] });
    const months = (hard: number) => section('months', { text: '', claims: all(hard) });
    expect(timeFaults([[year, months(7)]])).toHaveLength(1);
    expect(timeFaults([[year, months(4)]])).toEqual([]);
  });

  it('a list of months, and months that are named for what they are not', () => {
    const months = section('months', { text: '', claims: [month(2, 'hold'), month(3, 'push')] });
    const year = (text: string) => section('times', { text: `- 2027年（顺）｜${text}`, claims: [PUSH] });
    expect(timeFaults([[year('3月最好相处，2月最容易别扭。'), months]])).toEqual([]);
    expect(timeFaults([[year('3、5、6月最好相处。'), months]])).toHaveLength(1);
    expect(timeFaults([[year('5到7月最容易别扭。'), months]])).toHaveLength(1);
    expect(timeFaults([[year('2月最好相处。'), months]])).toHaveLength(1);
    expect(timeFaults([[year('3月最容易别扭。'), months]])).toHaveLength(1);
  });

  it('a word that is not the one for the time, and a likeliest year that is even without a word of it', () => {
    const answer = (text: string, tone: number) => [
      [section('answer', { text, claims: [['year:2027', tone]] })],
    ];
    expect(timeFaults(answer('2027年和2028年都顺。', 1))).toHaveLength(1);
    expect(timeFaults(answer('2027年和2028年都较顺。', 1))).toEqual([]);
    expect(timeFaults(answer('名分上的事，2030年最容易定。', 0))).toHaveLength(1);
    expect(timeFaults(answer('名分上的事，2030年（平）最容易定。', 0))).toEqual([]);
  });

  it('advice for one year that excludes other advice for it, in a report or between two', () => {
    const of = (text: string): Sentence => ({ text, claims: [['year:2029', -2]] });
    expect(
      timeFaults([[section('answer', of('2029年不谈去留。'), of('2029年要分的决定先搁一个月。'))]]),
    ).toHaveLength(1);
    const career = [section('moves', of('- 晋升：2029年（平）职位和名分有机会往上走。'))];
    const overall = [
      section('fields', of('- 做事：稳。2029年（平）抢同一件事的人多，先占住自己最拿手的那块。')),
    ];
    expect(timeFaults([career, overall])).toHaveLength(1);
  });
});

describe('the check of a person finds', () => {
  const of = (text: string, ...claims: Sentence['claims'][number][]): Sentence => ({ text, claims });

  it('two orders of one report that exclude each other', () => {
    const walk = of('- 睡：饭后走一千步再坐下。');
    expect(crossFaults([[section('habits', walk, of('饭后坐一刻钟再动。'))]])).toHaveLength(1);
    expect(crossFaults([[section('habits', walk)], [section('times', of('饭后坐一刻钟再动。'))]])).toEqual(
      [],
    );
  });

  it('ten years that go against what is said of the person', () => {
    const decade = of('接下来的十年（平）：名下清楚，没有糊涂账。', ['cycle:2030', 0]);
    const person = section('keeping', of('月底想不起花在哪里。'));
    expect(crossFaults([[person, section('cycles', decade)]])).toHaveLength(1);
    expect(crossFaults([[section('cycles', decade)]])).toEqual([]);
  });
});

it.each([
  ['2026-11-27', 40],
  ['2026-05-10', 20],
])('the reports of a person say nothing against each other on %s', (day, people) => {
  const now_ms = Date.parse(`${day}T12:00:00+08:00`);
  const next = seededNumbers(61);
  for (let count = 0; count < people; count += 1) {
    const birth = randomBirth(1937 + next(85), next);
    const { chart, record } = personOf(birth, now_ms);
    const reports = REPORT_TYPES.map(({ code }) => draftReport({ chart, record, report_code: code, now_ms }));
    expect(crossFaults(reports), JSON.stringify(birth)).toEqual([]);
  }
});
