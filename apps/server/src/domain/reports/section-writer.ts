import { setTimeout as wait } from 'node:timers/promises';

import { findWrongFacts } from '@ziping/readings/fact-check/fact-check';
import type { Finding } from '@ziping/readings/fact-check/checked-text';
import { sentencesOf } from '@ziping/readings/fact-check/words';
import type { ChartFacts } from '@ziping/readings/facts';
import type { ReportCode } from '@ziping/readings/reports/types/report-types';
import * as v from 'valibot';

import { type Model, type ModelAnswer, ModelError } from '../../ports/model.ts';
import {
  findAnswerFault,
  findSectionFault,
  type SectionFault,
  toReportText,
} from '../model-text/answer-text.ts';
import { MEND_INSTRUCTIONS, sectionInstructions, sectionMaterial } from './prompts.ts';

/** How often a section is asked for, before the rules write it. */
const ATTEMPTS = 3;
const RETRY_MS = 500;
const SECTION_TOKENS = 2000;
const MEND_TOKENS = 1000;
/** Tokens that a model may use for one report; the rules write what is left. */
const REPORT_TOKENS = 120_000;
const BOUNDS = { least: 120, most: 1500 };
/** Of the sentences of a section, the most that may be removed. */
const MOST_REMOVED = 1 / 3;

export interface SectionRequest {
  code: ReportCode;
  title: string;
  /** Titles of the other sections. */
  others: readonly string[];
  name: string;
  facts: ChartFacts;
  /** The section as the rules write it. */
  ruleText: string;
  /** Tokens used for the report so far. */
  tokens: number;
  signal: AbortSignal;
}

/** Why the rules write a section: the fault of the last answer, or no tokens are left for another one. */
export type RulesReason = SectionFault | 'cut_off' | 'contradicts' | 'tokens_spent';

export type WrittenSection = { text: string; tokens: number } & (
  { written_by: 'model' } | { written_by: 'rules'; reason: RulesReason }
);

/**
 * A section by a model, checked against the chart; by the rules where the model gives no answer that can be used, or its
 * tokens are spent.
 *
 * @throws ModelError when the model cannot be asked
 */
export async function writeSection(model: Model, request: SectionRequest): Promise<WrittenSection> {
  const { code, title, others, name, facts, ruleText, signal } = request;
  let { tokens } = request;
  let reason: RulesReason = 'tokens_spent';
  const question = {
    instructions: sectionInstructions({ code, title, others, age: facts.this_year - facts.birth_year + 1 }),
    material: sectionMaterial(facts, name, ruleText),
    maxTokens: SECTION_TOKENS,
    signal,
  };
  for (let attempt = 1; attempt <= ATTEMPTS && tokens < REPORT_TOKENS; attempt += 1) {
    let answer: ModelAnswer;
    try {
      answer = await model.ask(question);
    } catch (error) {
      if (!(error instanceof ModelError) || !error.begun || attempt === ATTEMPTS) throw error;
      await wait(RETRY_MS * 2 ** attempt, undefined, { signal });
      continue;
    }
    tokens += answer.tokens;
    const text = toReportText(answer.text);
    const fault = answer.complete
      ? (findAnswerFault(answer.text, BOUNDS) ?? findSectionFault(text, BOUNDS))
      : 'cut_off';
    if (fault) {
      reason = fault;
      continue;
    }
    const mended = await mendFacts(model, text, facts, signal);
    tokens += mended.tokens;
    if (mended.text !== null) return { text: mended.text, written_by: 'model', tokens };
    reason = 'contradicts';
  }
  return { text: ruleText, written_by: 'rules', reason, tokens };
}

interface Sentence {
  start: number;
  end: number;
  findings: Finding[];
}

/** The sentences that contradict the chart. */
function wrongSentences(text: string, facts: ChartFacts): Sentence[] {
  const findings = findWrongFacts(text, facts);
  return sentencesOf(text).flatMap(({ start, end }) => {
    const own = findings.filter((one) => one.start < end && one.end > start);
    return own.length > 0 ? [{ start, end, findings: own }] : [];
  });
}

const mendedSchema = v.array(v.string());

/** The rewritten sentences, in the order asked for; empty where the model gave none. */
async function askToMend(model: Model, text: string, wrong: readonly Sentence[], signal: AbortSignal) {
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
      signal,
    });
    const json = /\[[^]*\]/.exec(answer.text)?.[0] ?? '';
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mendedSchema), json);
    // With one too few or too many nothing says which sentence an answer belongs to.
    const isWhole = parsed.success && parsed.output.length === wrong.length;
    return { sentences: isWhole ? parsed.output : [], tokens: answer.tokens };
  } catch (error) {
    // Without the model the sentences are removed, which is as true.
    if (!(error instanceof ModelError)) throw error;
    return { sentences: [], tokens: 0 };
  }
}

/** A text without one sentence, and without the line, bullet or blank line that would be left of it. */
function without(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const lineEnd = next < 0 ? text.length : next;
  const rest = text.slice(lineStart, start) + text.slice(end, lineEnd);
  const isEmpty = /^[ \t]*(?:[->][ \t]*)?$/.test(rest);
  if (!isEmpty) return text.slice(0, lineStart) + rest + text.slice(lineEnd);
  const after = text.slice(lineEnd + 1);
  const isParagraph = lineStart === 0 || text.slice(lineStart - 2, lineStart) === '\n\n';
  return text.slice(0, lineStart) + (isParagraph ? after.replace(/^\n/, '') : after);
}

/** A sentence in the place of a wrong one: one line of Chinese of about its length that contradicts nothing. */
function isMended(sentence: string, wrong: string, facts: ChartFacts): boolean {
  return (
    !sentence.includes('\n') &&
    findAnswerFault(sentence, { least: 2, most: 2 * wrong.length + 20 }) === null &&
    findWrongFacts(sentence, facts).length === 0
  );
}

/**
 * Mends the sentences that contradict the chart: the model is asked once, and what is still wrong is removed. The other
 * sentences stay as they are. The text is null when too much would be removed.
 */
async function mendFacts(
  model: Model,
  text: string,
  facts: ChartFacts,
  signal: AbortSignal,
): Promise<{ text: string | null; tokens: number }> {
  const wrong = wrongSentences(text, facts);
  if (wrong.length === 0) return { text, tokens: 0 };
  const { sentences, tokens } = await askToMend(model, text, wrong, signal);
  let mended = text;
  let removed = 0;
  // From the end, so that the places of the sentences before stay right.
  for (const [index, { start, end }] of [...wrong.entries()].reverse()) {
    const given = toReportText(sentences[index] ?? '');
    const right = isMended(given, text.slice(start, end), facts);
    if (!right) removed += 1;
    mended = right ? mended.slice(0, start) + given + mended.slice(end) : without(mended, start, end);
  }
  const remaining = wrongSentences(mended, facts);
  for (const { start, end } of remaining.reverse()) {
    removed += 1;
    mended = without(mended, start, end);
  }
  mended = mended.trim();
  const kept =
    removed <= sentencesOf(text).length * MOST_REMOVED && findSectionFault(mended, BOUNDS) === null;
  return { text: kept ? mended : null, tokens };
}
