/** The parts of a report that are of the person: one or two sections by subject. */
import { isAged, isMinor } from '@ziping/bazi/reading/facts';

import type { Draft } from './draft.ts';
import { AMOUNTS, groupClaim, isWithout, youngTopics } from './parts.ts';
import type { ReportType } from './types/report-type.ts';
import { AGED_GROUPS, AGED_PASTIMES, AGED_STEMS } from './words-aged.ts';
import { TEEN_PHASES, TEEN_STEMS } from './words-teen.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from './words-young.ts';

function sayAged(draft: Draft, { code, outline, aged }: ReportType & { aged: object }): void {
  const { facts } = draft;
  const words = AGED_STEMS[facts.day_master]!;
  const sayPart = (place: 0 | 1) => {
    const voice = aged.voices[place];
    if (voice) draft.say(words[voice[0]][voice[1]]);
    const own = aged.groups[place];
    if (!own || isWithout(own, facts)) return;
    draft.sayTrait([AGED_GROUPS[own][AMOUNTS[facts.groups[own].level]]], groupClaim(own, facts));
  };
  const [first, second] = outline;
  draft.section(first.id);
  sayPart(0);
  aged.sayMore?.(draft);
  draft.end();
  if (!second) return;
  draft.section(second.id);
  aged.sayLines?.(draft);
  sayPart(1);
  for (const phase of code === 'career' ? facts.good.slice(0, 1) : [])
    draft.say(`平日多留点时间给${draft.pick(AGED_PASTIMES[phase])}`);
  draft.end();
}

function sayYoung(draft: Draft, { outline, young, topic, code }: ReportType): void {
  const { facts } = draft;
  const child = facts.age <= 12;
  const stem = (child ? YOUNG_STEMS : TEEN_STEMS)[facts.day_master]!;
  // What is praised first stands in the annual report.
  const own = new Set([...young.words(stem, facts), ...stem.praise.slice(1)]);
  const [one, other] = draft.fittingTraits([...own]);
  const topics = youngTopics(facts);
  const [first, second] = outline;
  draft.section(first.id);
  draft.say(one ?? '');
  young.sayFirst?.(draft);
  draft.end();
  if (!second) return;
  draft.section(second.id);
  young.lines?.(draft);
  draft.end();
  draft.say(draft.unused(other ? [other] : [])[0] ?? '');
  // The first of them stands in the report of the whole chart.
  if (topic) draft.sayTrait(topics[topic][facts.leading].slice(1));
  // What helps by phase is of the whole day, not of one matter.
  for (const phase of code === 'overall' ? facts.good.slice(0, 1) : [])
    draft.say((child ? YOUNG_PHASES : TEEN_PHASES)[phase]!);
  draft.end();
}

/** The sections of the person for a subject. */
export function saySelf(draft: Draft, type: ReportType): void {
  const { aged } = type;
  if (isMinor(draft.facts)) sayYoung(draft, type);
  else if (aged && isAged(draft.facts)) sayAged(draft, { ...type, aged });
  else type.saySelf(draft);
}
