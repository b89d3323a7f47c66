/** The parts of a report that are of the person: one or two sections by subject. */
import { isAged, isMinor } from '@ziping/bazi/reading/facts';

import type { Draft } from './draft.ts';
import { AMOUNTS, groupClaim, isWithout, youngTopics } from './parts.ts';
import type { ReportType } from './types/report-type.ts';
import { AGED_GROUPS, AGED_PASTIMES, AGED_STEMS } from './words-aged.ts';
import { PHASE_WORDS } from './words-phases.ts';
import { TEEN_PHASES, TEEN_STEMS } from './words-teen.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from './words-young.ts';

function sayAged(draft: Draft, { outline, aged }: ReportType & { aged: object }): void {
  const { facts } = draft;
  const words = AGED_STEMS[facts.day_master]!;
  const [first, second] = outline;
  const sayGroup = (place: 0 | 1) => {
    const own = aged.groups[place];
    if (!own) return;
    const group = isWithout(own, facts) ? facts.leading : own;
    draft.sayTrait(AGED_GROUPS[group][AMOUNTS[facts.groups[group].level]], groupClaim(group, facts));
  };
  draft.section(first.id);
  if (aged.voices) draft.sayTrait(words[aged.voices[0]].slice(0, 1));
  sayGroup(0);
  aged.sayMore?.(draft);
  draft.end();
  if (!second) return;
  draft.section(second.id);
  aged.sayLines?.(draft);
  const later = aged.voices?.[1];
  if (later) draft.sayTrait(words[later].slice(1));
  sayGroup(1);
  for (const phase of facts.good.slice(0, 1))
    draft.say(aged.voices ? `平日多留点时间给${draft.pick(AGED_PASTIMES[phase])}` : PHASE_WORDS[phase].money);
  draft.end();
}

function sayYoung(draft: Draft, { outline, young, topic, code }: ReportType): void {
  const { facts } = draft;
  const child = facts.age <= 12;
  const stem = (child ? YOUNG_STEMS : TEEN_STEMS)[facts.day_master]!;
  const own = new Set([...young.words(stem, facts), ...stem.temper, ...stem.praise]);
  const [one, other] = draft.fittingTraits([...own]);
  const topics = youngTopics(facts);
  const [first, second] = outline;
  draft.section(first.id);
  draft.say(one ?? '');
  young.sayFirst?.(draft);
  if (topic) draft.sayTrait(topics[topic][facts.leading]);
  draft.end();
  if (!second) return;
  draft.section(second.id);
  young.lines?.(draft);
  draft.end();
  draft.say(draft.unused(other ? [other] : [])[0] ?? '');
  if (topic) draft.sayTrait(topics[topic][facts.leading]);
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
