/** The half page that a report begins with: who the person is in the matter, when, and what to do. No term stands in it. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import {
  type GodGroup,
  GOD_GROUPS,
  groupOf,
  GROUPS_WITHOUT,
  isAged,
  isMinor,
  monthText,
  type ReadingFacts,
  yearsOf,
} from '@ziping/bazi/reading/facts';

import type { Draft } from './draft.ts';
import {
  actOf,
  feelsOf,
  firstYearOf,
  marksOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  momentOfYear,
  monthMoments,
  stanceOf,
  yearMoments,
} from './moments.ts';
import type { ReportCode } from './report-codes.ts';
import {
  AGED_CORE,
  CAREER_CORE,
  CAREER_PLACE,
  HEALTH_CORE,
  HEALTH_LACK,
  LOVE_CHANCE,
  LOVE_CORE,
  OVERALL_CORE,
  SPECIAL_CORE,
  WEALTH_BEAR,
  WEALTH_CORE,
  YOUNG_CORE,
} from './words/core-words.ts';

/** Years that the opening looks ahead. */
const AHEAD = 4;
/** Years that a report tells. */
export const YEARS = 8;

/** The group of most weight, without those that the pattern says to be without. */
export function heaviestGroup(facts: ReadingFacts): GodGroup {
  if (facts.pattern.kind === 'follow') return facts.leading;
  const without = GROUPS_WITHOUT[facts.pattern.kind] ?? [];
  const groups = GOD_GROUPS.filter((group) => !without.includes(group));
  return groups.reduce((best, group) =>
    facts.groups[group].percent > facts.groups[best].percent ? group : best,
  );
}

export const partnerGroup = ({ gender }: Pick<ReadingFacts, 'gender'>) =>
  gender === 'male' ? 'wealth' : 'officer';

function coreOf(facts: ReadingFacts, code: ReportCode): string[] {
  const most = heaviestGroup(facts);
  const phases = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  if (code === 'health') return [HEALTH_CORE[phases[0]!.phase]!, HEALTH_LACK[phases[4]!.phase]!];
  const subject = code === 'annual' ? 'overall' : code;
  if (isMinor(facts)) return [YOUNG_CORE[subject]![most]];
  if (isAged(facts)) return [AGED_CORE[subject]![most]];
  const special = SPECIAL_CORE[facts.pattern.kind];
  switch (code) {
    case 'love':
      return [
        LOVE_CORE[groupOf(facts.branch_gods.day!)],
        LOVE_CHANCE[facts.groups[partnerGroup(facts)].level],
      ];
    case 'career':
      return [special ?? CAREER_CORE[facts.side], CAREER_PLACE[facts.leading]];
    case 'wealth':
      return [WEALTH_CORE[facts.groups.wealth.level], ...(special ? [] : [WEALTH_BEAR[facts.side]])];
    default:
      return [special ?? OVERALL_CORE[facts.side][most]];
  }
}

const MATTERS: Readonly<Record<ReportCode, { grown: string; minor: string; aged: string }>> = {
  love: { grown: '感情上', minor: '和人相处上', aged: '和家人相处' },
  career: { grown: '做事上', minor: '学习上', aged: '心力上' },
  wealth: { grown: '钱上', minor: '用度上', aged: '家用上' },
  health: { grown: '身体和作息上', minor: '作息和身体上', aged: '起居上' },
  overall: { grown: '大事上', minor: '成长上', aged: '起居家事上' },
  annual: { grown: '这一年里', minor: '这一年里', aged: '这一年里' },
};

export const matterOf = (facts: ReadingFacts, code: ReportCode): string =>
  MATTERS[code][isMinor(facts) ? 'minor' : isAged(facts) ? 'aged' : 'grown'];

/** The matter as a part of a sentence about a time that is more than the year of the annual report. */
const broadMatterOf = (facts: ReadingFacts, code: ReportCode) =>
  code === 'annual' ? '' : matterOf(facts, code);

/** Which time is the best and which the hardest for the subject. */
function sayWhen(draft: Draft, marks: readonly Moment[], code: ReportCode): void {
  const order = [...marks].sort((a, b) => b.luck.tone - a.luck.tone);
  const [best, worst] = [order[0]!, order.at(-1)!];
  const annual = code === 'annual';
  const matter = broadMatterOf(draft.facts, code);
  const nameOf = ({ time }: Moment) => (annual ? `${time.replace(/起$/, '')}起的一个月` : time);
  const claims = [...momentClaims(best), ...momentClaims(worst)];
  if (best.luck.tone === worst.luck.tone)
    draft.say(`${matter}下面三个时间都是“${TONE_WORDS[best.luck.tone]}”，轻重差不多`, ...claims);
  else if (stanceOf(best.luck) === 'push')
    draft.say(`${matter}${nameOf(best)}最好走、${nameOf(worst)}要慢一点`, ...claims);
  else {
    const until = annual ? '往后这些月' : `到${marks.at(-1)!.time}为止`;
    draft.say(
      `${until}没有特别顺的时候：${matter}${nameOf(best)}${best.luck.tone < 0 ? '松一些' : '算平稳'}、${nameOf(worst)}最要慢`,
      ...claims,
    );
    const later = annual
      ? undefined
      : yearMoments(draft.facts, YEARS).find(
          (moment) => moment.time > marks.at(-1)!.time && stanceOf(moment.luck) === 'push',
        );
    if (later) draft.say(`${matter}要等到${later.time}才松开`, ...momentClaims(later));
  }
}

/** What holds already: events of the first rank of the cycle and of what is left of this year. */
function sayPresent(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const cycle = facts.cycles[facts.current];
  if (cycle?.events.some(({ rank }) => rank === 1)) {
    const moment = momentOfCycle(cycle);
    draft.say(
      `到${monthText(cycle.until)}为止${broadMatterOf(facts, code)}有一层底色：${feelsOf(draft, moment, code)}`,
      ...momentClaims(moment),
    );
  }
  if (firstYearOf(facts) === facts.year) return;
  const [year] = yearsOf(facts, facts.year, 1);
  if (year!.events.some(({ rank }) => rank === 1)) {
    const moment = momentOfYear(year!);
    draft.say(
      `${year!.year}年余下的日子里${broadMatterOf(facts, code)}还会这样：${feelsOf(draft, moment, code)}；${actOf(draft, moment, code)}`,
      ...momentClaims(moment),
    );
  }
}

/** The section `answer`. */
export function sayAnswer(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const years = yearMoments(facts, AHEAD);
  const marks =
    code === 'annual' ? marksOf(monthMoments(facts, draft.months.slice(1)), code) : marksOf(years, code);
  draft.section('answer');
  if (code === 'annual') {
    const [year] = years;
    draft.say(
      `${year!.time}，${feelsOf(draft, year!, code)}；一年合起来看是“${TONE_WORDS[year!.luck.tone]}”，${actOf(draft, year!, code)}`,
      ...momentClaims(year!),
    );
    const [, next] = years;
    draft.say(
      `再往后的${next!.time}是“${TONE_WORDS[next!.luck.tone]}”：${feelsOf(draft, next!, code)}`,
      ...momentClaims(next!),
    );
  } else draft.say(coreOf(facts, code).join('；'));
  sayWhen(draft, marks, code);
  draft.end();
  sayPresent(draft, code);
  draft.end();
  draft.section('times');
  for (const moment of marks)
    draft.row(
      `- ${moment.time}（${TONE_WORDS[moment.luck.tone]}）｜${[feelsOf(draft, moment, code), actOf(draft, moment, code)].filter(Boolean).join('；')}。`,
      ...momentClaims(moment),
    );
  draft.end();
  draft.section('advice');
  const now = years[0]!;
  const matter = broadMatterOf(facts, code);
  draft.row(`- ${now.time}${matter || '里'}建议两件：${actOf(draft, now, code, 2)}。`, ...momentClaims(now));
  const later = marks.find((moment) => stanceOf(moment.luck) !== stanceOf(now.luck));
  if (later)
    draft.row(
      `- ${later.time.replace(/起$/, '起的一个月')}${matter}要换个做法：${actOf(draft, later, code)}。`,
      ...momentClaims(later),
    );
  const habit = [...coreOf(facts, code)].at(-1)!;
  if (code === 'annual')
    draft.row(`- 一年到头记住一条：${habit.replace(/^这孩子/, '')}，照这个性子安排最省力。`);
  draft.end();
}
