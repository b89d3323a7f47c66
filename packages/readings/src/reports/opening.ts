/** The half page that a report begins with: who the person is in the matter, when, and what to do. No term stands in it. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { isAged, isMinor, monthText, type ReadingFacts, yearsOf } from '@ziping/bazi/reading/facts';

import type { Draft } from './draft.ts';
import {
  actOf,
  bestAndHardest,
  feelsOf,
  firstYearOf,
  lineOf,
  marksOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  momentOfYear,
  monthMoments,
  stanceOf,
  yearMoments,
} from './moments.ts';
import type { ReportType } from './types/report-type.ts';

/** Years that the opening looks ahead. */
const AHEAD = 4;
/** Years that a report tells. */
export const YEARS = 8;

export const matterOf = (facts: ReadingFacts, { matter }: ReportType): string =>
  matter[isMinor(facts) ? 'young' : isAged(facts) ? 'aged' : 'grown'];

/** The matter as a part of a sentence about a time that is more than the year of the annual report. */
const broadMatterOf = (facts: ReadingFacts, type: ReportType) => (type.ofYear ? '' : matterOf(facts, type));

/** Which of the times ahead is the best and which the hardest for the subject. */
function sayWhen(draft: Draft, ahead: readonly Moment[], type: ReportType): void {
  const { best, hardest } = bestAndHardest(ahead, type);
  const annual = type.ofYear === true;
  const matter = broadMatterOf(draft.facts, type);
  const last = ahead.at(-1)!.time;
  const until = annual ? '往后这些月里' : `到${last}为止`;
  const nameOf = ({ time }: Moment) => (annual ? `${time.replace(/起$/, '')}起的一个月` : time);
  const claims = [...momentClaims(best), ...momentClaims(hardest)];
  if (best.luck.tone === hardest.luck.tone) {
    draft.say(`${until}，${matter}轻重差不多，都是“${TONE_WORDS[best.luck.tone]}”`, ...claims);
    return;
  }
  if (stanceOf(best.luck) === 'push') {
    draft.say(`${until}，${matter}${nameOf(best)}最好走、${nameOf(hardest)}最要慢`, ...claims);
    return;
  }
  const word = best.luck.tone < 0 ? '松一些' : '算平稳';
  draft.say(`${until}没有特别顺的时候：${matter}${nameOf(best)}${word}、${nameOf(hardest)}最要慢`, ...claims);
  const later = annual
    ? undefined
    : yearMoments(draft.facts, YEARS).find(({ time, luck }) => time > last && stanceOf(luck) === 'push');
  if (later) draft.say(`${matter}要等到${later.time}才松开`, ...momentClaims(later));
}

/** What holds already: events of the first rank of the cycle and of what is left of this year. */
function sayPresent(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const cycle = facts.cycles[facts.current];
  if (cycle?.events.some(({ rank }) => rank === 1)) {
    const moment = momentOfCycle(facts, cycle);
    draft.say(
      `到${monthText(cycle.until)}为止${broadMatterOf(facts, type)}有一层底色：${feelsOf(draft, moment, type)}`,
      ...momentClaims(moment),
    );
  }
  if (firstYearOf(facts) === facts.year) return;
  const [year] = yearsOf(facts, facts.year, 1);
  if (year!.events.some(({ rank }) => rank === 1)) {
    const moment = momentOfYear(year!);
    draft.say(
      `${year!.year}年余下的日子里${broadMatterOf(facts, type)}还会这样：${lineOf(draft, moment, type, false)}`,
      ...momentClaims(moment),
    );
  }
}

/** The section `answer`. */
export function sayAnswer(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const years = yearMoments(facts, AHEAD);
  const ahead = type.ofYear ? monthMoments(facts, draft.months.slice(1)) : years;
  const marks = marksOf(ahead, type);
  draft.section('answer');
  if (type.ofYear) {
    const [year] = years;
    draft.say(
      `${year!.time}，${feelsOf(draft, year!, type)}；一年合起来看是“${TONE_WORDS[year!.luck.tone]}”，${actOf(draft, year!, type)}`,
      ...momentClaims(year!),
    );
    const [, next] = years;
    draft.say(
      `再往后的${next!.time}是“${TONE_WORDS[next!.luck.tone]}”：${feelsOf(draft, next!, type)}`,
      ...momentClaims(next!),
    );
  } else draft.say(type.core(facts).join('；'));
  sayWhen(draft, ahead, type);
  draft.end();
  sayPresent(draft, type);
  draft.end();
  draft.section('times');
  for (const moment of marks)
    draft.row(
      `- ${moment.time}（${TONE_WORDS[moment.luck.tone]}）｜${lineOf(draft, moment, type, false)}。`,
      ...momentClaims(moment),
    );
  draft.end();
  draft.section('advice');
  const now = years[0]!;
  const matter = broadMatterOf(facts, type);
  draft.row(`- ${now.time}${matter || '里'}建议两件：${actOf(draft, now, type, 2)}。`, ...momentClaims(now));
  const later = marks.find((moment) => stanceOf(moment.luck) !== stanceOf(now.luck));
  if (later)
    draft.row(
      `- ${later.time.replace(/起$/, '起的一个月')}${matter}要换个做法：${actOf(draft, later, type)}。`,
      ...momentClaims(later),
    );
  const habit = type.core(facts).at(-1)!;
  if (type.ofYear) draft.row(`- 一年到头记住一条：${habit.replace(/^这孩子/, '')}，照这个性子安排最省力。`);
  draft.end();
}
