/** What a term means, and what it is to the chart. */
import { PHASE_CHARACTERS, PHASES, phasePlace } from '@ziping/bazi/five-phases';
import { explain } from '@ziping/bazi/glossary/glossary';
import { groupOf } from '@ziping/bazi/reading/facts';
import { STEMS } from '@ziping/bazi/sixty-cycle';
import type { Phase } from '@ziping/bazi/types';

import { amountOf, phaseName } from '../../reports/parts.ts';
import { GROUP_WORDS } from '../../reports/words-groups.ts';
import { type NatalKey, PALACE_NAMES, STAR_WORDS } from '../../reports/words-phases.ts';
import { likenessOf } from '../understand/likeness.ts';
import type { Term } from '../understand/terms.ts';
import type { Writer } from '../writer.ts';
import { sayConcept, sayPlace } from './term-places.ts';
import { doubtOf } from './topics/chart.ts';

/** What a term means by itself. */
function sayMeaning(w: Writer, { group, term }: Term): void {
  const absent = group === 'shen_sha' && !w.facts.shen_sha.some(({ name }) => name === term);
  if (!absent) w.step(`查“${term}”的本义，再到命局里找它的位置。`);
  const { meaning } = explain(group, term);
  // What a stem likes by its nature is not what this chart asks for.
  const plain =
    group === 'stem' ? meaning.replaceAll(/[^。；]*[喜忌][木火土金水][^。；]*[。；]?/g, '') : meaning;
  w.tell(`**${term}**${absent ? '（你的四柱不见）' : ''}：${plain.replace(/[；，]$/, '。')}`);
  w.end();
}

/** Answers what a term is, or where it stands in the chart when that is asked for. */
export function sayTerm(w: Writer, asked: Term, isMine: boolean): void {
  for (const say of isMine ? [sayPlace, sayMeaning] : [sayMeaning, sayPlace]) say(w, asked);
  const { line } = explain(asked.group, asked.term);
  w.more();
  w.tell(`${line.source}说：「${line.text}」`);
  w.tell([
    '古书的话要放在它的语境里读，取其意思即可',
    '一个字的好坏离不开整张盘，单看一处容易看偏',
    '记住一条：术语是为了把盘说清楚，不是给人贴标签',
  ]);
  w.end();
}

/** The phase of a term that has one: a ten god by the day master, a stem, a branch, a phase. */
function phaseOfTerm({ facts }: Writer, { group, term }: Term): Phase | null {
  if (group === 'ten_god' && term !== '日主') return facts.groups[groupOf(term)].phase;
  if (group === 'stem') return PHASES[phasePlace(STEMS.indexOf(term))]!;
  const place = PHASE_CHARACTERS.indexOf(term);
  return place < 0 ? null : PHASES[place]!;
}

/** Answers whether a term is good for this chart. */
export function sayTermForMe(w: Writer, asked: Term, feared = false): void {
  const { facts } = w;
  const { group, term } = asked;
  const phase = phaseOfTerm(w, asked);
  const star = facts.shen_sha.find(({ name }) => name === term);
  if (feared) {
    w.step(`${term}是一个名目，轻重看整张盘。`);
    const absent = group === 'shen_sha' && !star;
    w.say(
      absent
        ? `**不用怕，你的四柱里没有${term}，对你没有影响**`
        : `**不用怕，单看${term}定不了好坏，也定不了婚姻和寿夭**`,
    );
    if (star && STAR_WORDS[term] && !w.minor) w.say(STAR_WORDS[term]!);
    else if (group === 'concept') sayConcept(w, term);
    else if (phase && facts.groups && group === 'ten_god') w.say(`${amountOf(groupOf(term), facts)}`);
    w.end();
    return;
  }
  if (phase) {
    const { take, avoid } = facts.advice;
    w.step(`${term}属${phaseName(phase)}，对照取用。`);
    w.say(
      take.includes(phase)
        ? `**${term}对你是好的，属${phaseName(phase)}，正在所喜之列**`
        : avoid.includes(phase)
          ? `**${term}对你要节制，属${phaseName(phase)}，多了费力**`
          : `**${term}对你不算好也不算坏，属${phaseName(phase)}${facts.advice.disputed.includes(phase) ? '，两派的看法正好相反' : '，不喜不忌'}**`,
    );
    if (group === 'ten_god') w.say(`${amountOf(groupOf(term), facts)}`);
    w.end();
    const level = group === 'ten_god' ? facts.groups[groupOf(term)].level : null;
    if (level) w.say(GROUP_WORDS[groupOf(term)].nature[level === 'missing' ? 'light' : level]);
    w.say(doubtOf(w));
    w.end();
    return;
  }
  if (group === 'shen_sha') {
    w.step(`查神煞：${term}${star ? `在${PALACE_NAMES[star.key as NatalKey]}` : '，四柱都不见'}。`);
    w.say(
      star
        ? `**${term}对你好坏看不出一边倒，它在${PALACE_NAMES[star.key as NatalKey]}，听一半就好**`
        : `**你的四柱里没有${term}，对你没有影响**`,
    );
    const words = STAR_WORDS[term];
    if (star && words && !w.minor) w.say(words);
    w.end();
    return;
  }
  w.step(`${term}说的是看法或位置，没有好坏。`);
  w.say(`**${term}本身没有好坏，要看它在你盘里落在哪里**`);
  w.end();
  sayConcept(w, term);
  w.end();
}

/** Tells a term by something of every day. @param text that may name a combination of two */
export function sayLikeness(w: Writer, term: Term | null, text: string): void {
  const [name, [like, scene]] = likenessOf(term, text)!;
  w.step(`换一个日常的比方说“${name}”。`);
  w.say(`**打个比方，${name}${like}**`);
  w.say(scene);
  w.end();
  w.say('名字听着吓人或好听都不作数，多了少了、用在哪里，才是它在你身上的样子');
  w.end();
}
