/** 依据: what the conclusions rest on, in the terms of the field, and where schools differ. */
import { PHASE_CHARACTERS, phasePlace, PHASES } from '@ziping/bazi/five-phases';
import { cangGan } from '@ziping/bazi/pillars';
import { type Grounds, groundsOf } from '@ziping/bazi/reading/events';
import {
  groupOf,
  isAged,
  isMinor,
  type LuckOfPillar,
  monthText,
  type ReadingFacts,
  seasonOf,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';
import type { Phase } from '@ziping/bazi/types';

import type { Cause } from './causes.ts';
import type { Claim, Draft } from './draft.ts';
import {
  firstYearOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  momentOfYear,
  monthMoments,
  relevanceOf,
  wordOf,
} from './moments.ts';
import { PLACES } from './natal.ts';
import { YEARS } from './opening-when.ts';
import { phaseName, pillarOf } from './parts.ts';
import { causeTold } from './telling.ts';
import type { ReportType } from './types/report-type.ts';

export const subjectOf = (facts: ReadingFacts, { subject }: ReportType): string =>
  subject[isMinor(facts) ? 'young' : isAged(facts) ? 'aged' : 'grown'];

/** The pillars, the verdict and what is useful, in half a sentence: the free analysis has the reasons. */
function sayGround(draft: Draft, type: ReportType, clock: string | null): void {
  const { facts } = draft;
  const { pattern, advice, favourable } = facts;
  const month = pillarOf(facts, 'month').charAt(1);
  const master = facts.day_master + PHASE_CHARACTERS.charAt(facts.day_phase);
  const special = ['follow', 'dominant', 'transform'].includes(pattern.kind);
  const subject = subjectOf(facts, type);
  const known: Claim[] = [
    ['strength', facts.strength.verdict],
    ['pattern', pattern.name],
  ];
  const grounds = special
    ? `全局成${pattern.name}、取舍不以强弱为准`
    : `${advice.verdict}、${pattern.name}、取用依${favourable.method}${advice.sure ? `取${namesOf(advice.take)}` : ''}`;
  draft.say(
    `${subject}这一篇引用免费命盘解析的结论（${master}日主生在${seasonOf(month)}季${month}月、${grounds}），不再重讲`,
    ...known,
  );
  if (clock) draft.say(`${subject}所据的四柱按出生地的${clock}排（没有折成中国的钟表）`);
  if (facts.hour_unknown) draft.say(`时辰未知，${subject}里凡要看时柱的一概不写，换运的时间可能有几个月出入`);
  const [one, other] = advice.readings;
  if (one && other) {
    const take = (reading: typeof one) => namesOf(reading.good) || '无';
    draft.say(
      `${subject}的取用有两说（若作${one.as}看取${take(one)}｜若作${other.as}看取${take(other)}）：${advice.take.length > 0 ? `只用两说相同的（${namesOf(advice.take)}）` : `没有相同的，各年的好坏只凭合冲刑害`}`,
    );
  }
  draft.end();
}

const namesOf = (phases: readonly Phase[]) => phases.map(phaseName).join('、');

const phaseOf = (stem: string) => phaseName(PHASES[phasePlace(STEMS.indexOf(stem))]!);

/** The stem of luck and its branch, each with its phase and its ten god; of a branch told by its other stems those. */
function starsByTerm({ ganzhi, stem_god, branch_god }: LuckOfPillar, { hidden }: Grounds): [string, string] {
  const [stem, branch] = [ganzhi.charAt(0), ganzhi.charAt(1)];
  const main = STEMS.charAt(cangGan(BRANCHES.indexOf(branch))[0]!);
  const inBranch =
    hidden.length === 0 || hidden[0] === main
      ? `${branch}${phaseOf(main)}（${branch_god}）`
      : `${branch}中的${[...new Set(hidden.map(phaseOf))].join('与')}`;
  return [`天干${stem}${phaseOf(stem)}（${stem_god}）`, inBranch];
}

/** What an event weighs at least that is named wherever it stands. */
const TELLING = 0.3;

/** What helps in a time and what strains, each by its term, with the events that are told beside. */
function groundsInTerms(luck: LuckOfPillar, facts: ReadingFacts, type: ReportType) {
  const grounds = groundsOf(luck.ganzhi, facts, luck.events);
  const [stem, branch] = starsByTerm(luck, grounds);
  const stars = [
    { term: stem, points: grounds.stem },
    { term: branch, points: grounds.branch },
  ];
  const events = grounds.events.filter(({ event }) => event.force !== 'bring');
  const isLoud = ({ event, points }: (typeof events)[number]) =>
    event.rank === 1 || Math.abs(points) >= TELLING || (event.rank === 2 && relevanceOf(event, type) >= 4);
  // Many small things may make a time what it is.
  const isNeeded = ({ points }: { points: number }) =>
    points * luck.tone > 0 && ![...stars, ...events.filter(isLoud)].some((one) => one.points * luck.tone > 0);
  const told = events
    .filter((one) => isLoud(one) || isNeeded(one))
    .map(({ event: { name, keys, kind }, points }) => ({
      term: kind === 'stem_combine' ? name : `${name}（${keys.map((key) => PLACES[key]).join('与')}）`,
      points,
    }));
  const named = (sign: number) =>
    [...stars, ...told].filter(({ points }) => Math.sign(points) === sign).map(({ term }) => term);
  return { helps: named(1), strains: named(-1), others: told.filter(({ points }) => points === 0) };
}

/** What a time is told by, by its term; empty where that is nothing by itself. */
function termOf({ event, key }: Cause, { stem_god, branch_god }: LuckOfPillar): string {
  if (event) return event.name;
  return [stem_god, branch_god].find((god) => groupOf(god) === key) ?? '';
}

/** How sure the word for a time is, by how far it is from the middle. */
const SURE = ['看不出偏向', '偏向', '明显'] as const;

/** A time with what helps in it and what strains, so that the word for it can be checked. */
function sayEvents(draft: Draft, moment: Moment, span: string, type: ReportType): void {
  const { facts } = draft;
  const { helps, strains, others } = groundsInTerms(moment.luck, facts, type);
  const cause = causeTold(draft, moment, type);
  const from = cause && termOf(cause, moment.luck);
  const parts = [
    helps.length > 0 && `${helps.join('、')}有助`,
    strains.length > 0 && `${strains.join('、')}有碍`,
    others.length > 0 && `另有${others.map(({ term }) => term).join('、')}`,
    helps.length + strains.length === 0
      ? `干支都不增不减${from ? `，正文只拿${from}说日常` : ''}`
      : from && (cause?.isTurned ? `正文拿${from}说事（它本身不增不减）` : `正文取${from}`),
  ].filter(Boolean);
  // One clause: the same event stands in several reports, each of another subject.
  draft.row(
    `- ${subjectOf(facts, type)}看${span}｜${parts.join('｜')}｜合起来“${wordOf(moment.luck)}”（${SURE[Math.abs(moment.luck.tone)]}）。`,
    ...momentClaims(moment),
  );
}

/** The months that the report names by their pairs, those of a word together, in one line. */
function sayMonthGrounds(draft: Draft, type: ReportType): void {
  const { facts, months } = draft;
  const byWord = new Map<string, Moment[]>();
  const named = monthMoments(facts, months)
    .filter(({ luck }) => wordOf(luck) !== '平')
    .sort((a, b) => b.luck.tone - a.luck.tone || a.subject.localeCompare(b.subject));
  for (const month of named)
    byWord.set(wordOf(month.luck), [...(byWord.get(wordOf(month.luck)) ?? []), month]);
  if (byWord.size === 0) return;
  const parts = [...byWord].map(([word, those]) => {
    const names = those.map(({ luck, time }, place) => {
      const year = time.slice(0, 5);
      const isSame = place > 0 && those[place - 1]!.time.startsWith(year);
      return `${luck.ganzhi}（${(isSame ? time.replace(year, '') : time).replace(/\d+日起$/, '')}）`;
    });
    return `“${word}”的有${names.join('、')}`;
  });
  // One clause, as the events above.
  draft.row(
    `- ${subjectOf(facts, type)}的月份看每月干支与命盘的合冲（把握不如年份）｜${parts.join('｜')}${type.ofYear ? '' : '｜更远的月份照此看'}。`,
    ...named.flatMap(momentClaims),
  );
}

/** Years and cycles that the opening names beside those told closely, each with its grounds. */
function sayOtherGrounds(draft: Draft, type: ReportType, last: number): void {
  const { facts } = draft;
  const opening = draft.sections
    .filter(({ id }) => id === 'answer' || id === 'times')
    .flatMap(({ paragraphs }) => paragraphs.flat());
  const named = new Set(opening.flatMap(({ claims }) => claims.map(([subject]) => subject)));
  for (const year of yearsOf(facts, last + 1, YEARS))
    if (named.has(`year:${year.year}`))
      sayEvents(draft, momentOfYear(year), `${year.year}年${year.ganzhi}`, type);
  for (const cycle of facts.cycles)
    if (!cycle.current && named.has(`cycle:${cycle.start_year}`))
      sayEvents(
        draft,
        momentOfCycle(facts, cycle),
        `${monthText(cycle.start_date)}起的${cycle.ganzhi}这步运`,
        type,
      );
}

/** The section `evidence`. @param clock of a birth abroad; null for one by that of the Chinese mainland */
export function sayEvidence(draft: Draft, type: ReportType, clock: string | null): void {
  const { facts } = draft;
  draft.section('evidence');
  sayGround(draft, type, clock);
  type.sayGround(draft);
  const cycle = facts.cycles[facts.current];
  if (cycle)
    sayEvents(
      draft,
      momentOfCycle(facts, cycle),
      `眼下的${cycle.ganzhi}这步运（到${monthText(cycle.until)}）`,
      type,
    );
  // Where the coming year is told first, the one that runs is told by its months alone: it is named where an event of the first
  // rank is to be told, and in the reports on the whole and on the year.
  const isNamed =
    type.code === 'overall' ||
    type.ofYear ||
    yearsOf(facts, facts.year, 1)[0]!.events.some(({ rank }) => rank === 1);
  const first = isNamed ? Math.min(facts.year, firstYearOf(facts)) : firstYearOf(facts);
  for (const year of yearsOf(facts, first, firstYearOf(facts) - first + 4))
    if (year.year >= facts.birth_year)
      sayEvents(draft, momentOfYear(year), `${year.year}年${year.ganzhi}`, type);
  sayOtherGrounds(draft, type, firstYearOf(facts) + 3);
  sayMonthGrounds(draft, type);
  draft.end();
  if (
    yearsOf(facts, first, 5).some(({ events }) =>
      events.some(({ force, rank }) => force === 'rub' && rank < 3),
    )
  )
    draft.say(`${subjectOf(facts, type)}里由刑与害来的几条照旧说看作别扭（另一派不以刑害论吉凶，可以看轻）`);
  draft.end();
}

/**
 * The section `note`: until when it looks ahead. Who wrote it stands below the text, in the reader and in the Word file.
 */
export function sayNote(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const until = type.ofYear ? firstYearOf(facts) + 1 : firstYearOf(facts) + 4;
  draft.section('note');
  draft.say(`${subjectOf(facts, type)}这一篇细看到${until}年2月（过了那时可以按新的年份再写一篇）`);
  draft.end();
}
