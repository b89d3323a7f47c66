/** Explanations of the terms of a chart. All are in one module, loaded on demand. */
import { branches } from './branches.ts';
import { concepts } from './concepts.ts';
import { lifeStages } from './life-stages.ts';
import { naYinTerms } from './na-yin.ts';
import { patterns } from './patterns.ts';
import { relations } from './relations.ts';
import { shenShaTerms } from './shen-sha.ts';
import { stems } from './stems.ts';
import { tenGods } from './ten-gods.ts';
import type { GlossaryEntry, TermGroup, Terms } from './types.ts';

const GROUPS: Readonly<Record<TermGroup, Terms>> = {
  ten_god: tenGods,
  stem: stems,
  branch: branches,
  na_yin: naYinTerms,
  life_stage: lifeStages,
  shen_sha: shenShaTerms,
  relation: relations,
  pattern: patterns,
  concept: concepts,
};

/** The terms of a group, in the order they are taught. */
export function termsOf(group: TermGroup): string[] {
  return Object.keys(GROUPS[group]);
}

/** Explains a term. @throws RangeError for a term the group does not have */
export function explain(group: TermGroup, term: string): GlossaryEntry {
  const terms = GROUPS[group];
  const entry = Object.hasOwn(terms, term) ? terms[term] : undefined;
  if (!entry) throw new RangeError(`no ${group} named ${term}`);
  const [meaning, text, source] = entry;
  return { term, group, meaning, line: { text, source } };
}
