import { setTimeout as wait } from 'node:timers/promises';

import type { Finding } from '@ziping/readings/fact-check/checked-text';
import { findModelFaults } from '@ziping/readings/fact-check/model-text';
import { sentencesOf } from '@ziping/readings/fact-check/words';
import type { ReportCode } from '@ziping/readings/reports/types/report-types';
import type { ModelFacts } from '@ziping/readings/times';
import * as v from 'valibot';

import { type Model, type ModelAnswer, ModelError, type ModelQuestion } from '../../ports/model.ts';
import {
  type Bounds,
  findAnswerFault,
  findSectionFault,
  type SectionFault,
  type SectionForm,
  toReportText,
  withoutRepeats,
  withoutSentence,
} from '../model-text/answer-text.ts';
import type { TokenCount } from '../model-use/model-use.ts';
import { formOf, MEND_INSTRUCTIONS, sectionInstructions, sectionMaterial } from './prompts.ts';

/** How often a section is asked for, before the rules write it. */
const ATTEMPTS = 3;
const RETRY_MS = 500;
const SECTION_TOKENS = 2000;
const MEND_TOKENS = 1000;
/** Tokens that a model may use for one report; the rules write what is left. */
const REPORT_TOKENS = 120_000;
const BOUNDS: Readonly<Record<SectionForm, Bounds>> = {
  prose: { least: 120, most: 1500 },
  answer: { least: 60, most: 600 },
  advice: { least: 30, most: 600 },
};
/** Of the sentences of a section, the most that may be removed. */
const MOST_REMOVED = 1 / 3;

export interface SectionRequest {
  code: ReportCode;
  /** Of the section in the outline. */
  id: string;
  title: string;
  /** Titles of the other sections. */
  others: readonly string[];
  facts: ModelFacts;
  /** The section as the rules write it. */
  ruleText: string;
  /** What the rules write of the whole report: no trait in the section may exclude one of it. */
  report: string;
  /** Keys of the sentences of the sections before, which it does not say again. */
  said: ReadonlySet<string>;
  /** Tokens used for the report before. */
  tokens: number;
  /** Counts those of the section. */
  spent: TokenCount;
  signal: AbortSignal;
}

/** Why the rules write a section: the fault of the last answer, or no tokens are left for another one. */
export type RulesReason = SectionFault | 'cut_off' | 'contradicts' | 'omits' | 'tokens_spent';

export type WrittenSection = { text: string } & (
  { written_by: 'model' } | { written_by: 'rules'; reason: RulesReason }
);

/**
 * A section by a model, checked against the chart; by the rules where the model gives no answer that can be used, or its
 * tokens are spent.
 *
 * @throws ModelError when the model cannot be asked
 */
export async function writeSection(model: Model, request: SectionRequest): Promise<WrittenSection> {
  const { code, id, title, others, facts, ruleText, spent, signal } = request;
  const form = formOf(id);
  const bounds = BOUNDS[form];
  const check: SectionCheck = { facts, report: request.report, form, bounds };
  let reason: RulesReason = 'tokens_spent';
  const question = {
    instructions: sectionInstructions({
      ...{ code, form, title, others },
      age: facts.this_year - facts.birth_year + 1,
      stage: facts.times.stage,
    }),
    material: sectionMaterial(facts, ruleText),
    maxTokens: SECTION_TOKENS,
    onTokens: spent.add,
    signal,
  };
  const isSpent = () => request.tokens + spent.total >= REPORT_TOKENS;
  for (let attempt = 1; attempt <= ATTEMPTS && !isSpent(); attempt += 1) {
    let answer: ModelAnswer;
    try {
      answer = await model.ask(question);
    } catch (error) {
      if (!(error instanceof ModelError) || !error.begun || attempt === ATTEMPTS) throw error;
      await wait(RETRY_MS * 2 ** attempt, undefined, { signal });
      continue;
    }
    const usable = readAnswer(answer, request.said, check);
    if ('fault' in usable) {
      reason = usable.fault;
      continue;
    }
    const text = await mendFacts(model, usable.text, check, { onTokens: spent.add, signal });
    if (text === null) reason = 'contradicts';
    else if (omitsYears(text, ruleText, facts)) reason = 'omits';
    else return { text, written_by: 'model' };
  }
  return { text: ruleText, written_by: 'rules', reason };
}

/** What a section is checked against. */
interface SectionCheck {
  facts: ModelFacts;
  report: string;
  form: SectionForm;
  bounds: Bounds;
}

/** The text of an answer that can be a section, as it is left without what was said before; else its fault. */
function readAnswer(
  { text: answer, complete }: ModelAnswer,
  said: ReadonlySet<string>,
  { bounds, form }: SectionCheck,
): { text: string } | { fault: RulesReason } {
  if (!complete) return { fault: 'cut_off' };
  const fault = findAnswerFault(answer, bounds);
  if (fault) return { fault };
  const text = withoutRepeats(toReportText(answer), said);
  if (text === null) return { fault: 'repeats' };
  // What is left must still be long enough, name the chart and tell a time.
  const left = findSectionFault(text, bounds, form);
  return left ? { fault: left } : { text };
}

/** Whether a year of the first rank that the rules tell is left out. */
function omitsYears(text: string, ruleText: string, { times }: ModelFacts): boolean {
  return times.years.some(
    ({ year, events }) =>
      events.some(({ rank }) => rank === 1) && ruleText.includes(`${year}年`) && !text.includes(`${year}`),
  );
}

interface Sentence {
  start: number;
  end: number;
  findings: Finding[];
}

/** The sentences that contradict the chart. */
function wrongSentences(text: string, { facts, report }: SectionCheck): Sentence[] {
  const findings = findModelFaults(text, facts, { beside: report, ofReport: true });
  return sentencesOf(text).flatMap(({ start, end }) => {
    const own = findings.filter((one) => one.start < end && one.end > start);
    return own.length > 0 ? [{ start, end, findings: own }] : [];
  });
}

const mendedSchema = v.array(v.string());

/** The rewritten sentences, in the order asked for; empty where the model gave none. */
async function askToMend(
  model: Model,
  text: string,
  wrong: readonly Sentence[],
  asking: Pick<ModelQuestion, 'onTokens' | 'signal'>,
): Promise<string[]> {
  const material = JSON.stringify(
    wrong.map(({ start, end, findings }) => ({
      句子: text.slice(start, end),
      正确: [...new Set(findings.map(({ right }) => right))],
    })),
  );
  try {
    const answer = await model.ask({
      instructions: MEND_INSTRUCTIONS,
      material,
      maxTokens: MEND_TOKENS,
      ...asking,
    });
    const json = /\[[^]*\]/.exec(answer.text)?.[0] ?? '';
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mendedSchema), json);
    // With one too few or too many nothing says which sentence an answer belongs to.
    const isWhole = parsed.success && parsed.output.length === wrong.length;
    return isWhole ? parsed.output : [];
  } catch (error) {
    // Without the model the sentences are removed, which is as true.
    if (!(error instanceof ModelError)) throw error;
    return [];
  }
}

/** A sentence in the place of a wrong one: one line of Chinese of about its length that contradicts nothing. */
function isMended(sentence: string, wrong: string, check: SectionCheck): boolean {
  return (
    !sentence.includes('\n') &&
    findAnswerFault(sentence, { least: 2, most: 2 * wrong.length + 20 }) === null &&
    wrongSentences(sentence, check).length === 0
  );
}

/**
 * Mends the sentences that contradict the chart: the model is asked once, and what is still wrong is removed. The other
 * sentences stay as they are. Null when too much would be removed.
 */
async function mendFacts(
  model: Model,
  text: string,
  check: SectionCheck,
  asking: Pick<ModelQuestion, 'onTokens' | 'signal'>,
): Promise<string | null> {
  const wrong = wrongSentences(text, check);
  if (wrong.length === 0) return text;
  const sentences = await askToMend(model, text, wrong, asking);
  let mended = text;
  let removed = 0;
  // From the end, so that the places of the sentences before stay right.
  for (const [index, { start, end }] of [...wrong.entries()].reverse()) {
    const given = toReportText(sentences[index] ?? '');
    const right = isMended(given, text.slice(start, end), check);
    if (!right) removed += 1;
    mended = right ? mended.slice(0, start) + given + mended.slice(end) : withoutSentence(mended, start, end);
  }
  const remaining = wrongSentences(mended, check);
  for (const { start, end } of remaining.reverse()) {
    removed += 1;
    mended = withoutSentence(mended, start, end);
  }
  mended = mended.trim();
  const kept =
    removed <= sentencesOf(text).length * MOST_REMOVED &&
    findSectionFault(mended, check.bounds, check.form) === null;
  return kept ? mended : null;
}
