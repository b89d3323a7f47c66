/**
 * Learns the weights of adviser/understand/danger from the sentences in its `examples`, and from the questions of
 * adviser/matters/examples as harmless ones: softmax regression over runs of characters, always in the same order. `--check` only looks whether the weights were learned from these sentences,
 * `--measure` shows how a quarter is judged that was not learned from.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { cleanQuestion } from '../src/adviser/understand/clean/clean.ts';
import { CLASSES } from '../src/adviser/understand/danger/classes.ts';
import { runsOf, SCALE, STEP, SURE, UNSURE, weigh } from '../src/adviser/understand/danger/classify.ts';
import { labelledQuestions } from '../testing/labelled-questions.ts';

const FOLDER = join(import.meta.dirname, '../src/adviser/understand/danger');
/** Matters that people ask about in the midst of a danger: their questions are no examples of harmless ones. */
const NEAR_DANGER = new Set(
  `after_operation lasting_fever critical bullied_child drugs_of_other swindled asked_for_money hit_child work_injury
  after_birth mood bereaved keeping_memory regret drink_of_other betrayed blood_seen medicine diagnosis surgery_ahead
  child_taken scheme gambling_of_other debts_of_other again_after_violence boundary left_out sick_pet suspected_theft
  hidden_loans dementia maybe_pregnant late_period sexual_health pain aching_back illness_without_cause_in_name
  illness_without_cause_in_year illness_without_cause_in_luck again_after_stroke after_vaccination after_treatment
  parent_unfaithful fee_of_employer leverage`.split(/\s+/),
);
/** Passes over the sentences, the length of a step, how strongly weights are drawn to 0. */
const PASSES = 60;
const RATE = 0.3;
const DECAY = 1e-4;
/** A run in fewer sentences is not learned; one whose weights all round to less than this many steps is left out. */
const LEAST_SENTENCES = 2;
const LEAST_STEPS = 2;

interface Example {
  text: string;
  kind: number;
}

function readExamples(): Example[] {
  const told = new Map<string, number>();
  for (const file of readdirSync(join(FOLDER, 'examples')).sort()) {
    const kind = CLASSES.indexOf(basename(file, '.txt').replace(/^none_.*/, 'none') as 'none');
    if (kind < 0) throw new Error(`${file} is named after no class`);
    const lines = readFileSync(join(FOLDER, 'examples', file), 'utf8').split('\n');
    for (const line of lines.filter((text) => text !== '')) {
      const text = cleanQuestion(line);
      if (told.has(text) && told.get(text) !== kind) throw new Error(`${line} is an example of two classes`);
      told.set(text, kind);
    }
  }
  for (const text of readQuestions()) if (!told.has(text)) told.set(text, CLASSES.indexOf('none'));
  return [...told].map(([text, kind]) => ({ text, kind }));
}

/** The questions of the matters that no danger is told in. */
function readQuestions(): string[] {
  const all = labelledQuestions();
  const gone = [...NEAR_DANGER].filter((id) => all.every(({ matter }) => matter !== id));
  if (gone.length > 0) throw new Error(`No question is labelled with ${gone.join(', ')}`);
  return all.filter(({ matter }) => !NEAR_DANGER.has(matter)).map(({ question }) => cleanQuestion(question));
}

/** Numbers from 0 to 1, the same each time. */
function sequence(): () => number {
  let state = 1;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function learn(examples: readonly Example[]): Map<string, Float64Array> {
  const sentences = new Map<string, number>();
  const runs = examples.map(({ text }) => runsOf(text).filter((run) => /^[^\s`\\]+$/.test(run)));
  for (const run of runs.flat()) sentences.set(run, (sentences.get(run) ?? 0) + 1);
  const table = new Map<string, { weights: Float64Array; squares: Float64Array }>();
  const zeros = () => new Float64Array(CLASSES.length);
  for (const [run, count] of sentences)
    if (count >= LEAST_SENTENCES) table.set(run, { weights: zeros(), squares: zeros().fill(1e-3) });
  const known = runs.map((all) => all.flatMap((run) => table.get(run) ?? []));
  const next = sequence();
  for (let pass = 0; pass < PASSES; pass++) {
    const order = examples.map((_, at) => [next(), at] as const).sort(([a], [b]) => a - b);
    for (const [, at] of order) {
      const scale = 1 / Math.sqrt(known[at]!.length + 1);
      const sums = zeros();
      for (const { weights } of known[at]!) for (const k of sums.keys()) sums[k]! += weights[k]! * scale;
      const most = Math.max(...sums);
      const shares = sums.map((sum) => Math.exp(sum - most));
      const total = shares.reduce((sum, share) => sum + share, 0);
      for (const { weights, squares } of known[at]!)
        for (const k of sums.keys()) {
          const error = shares[k]! / total - (k === examples[at]!.kind ? 1 : 0);
          const slope = error * scale + DECAY * weights[k]!;
          squares[k]! += slope * slope;
          weights[k]! -= (RATE * slope) / Math.sqrt(squares[k]!);
        }
    }
  }
  return new Map([...table].map(([run, { weights }]) => [run, weights]));
}

/** Rounded to steps; what has no say is left out. */
function round(table: ReadonlyMap<string, Float64Array>): Map<string, number[]> {
  const most = (SCALE.length - 1) / 2;
  const steps = [...table].map(([run, weights]) => {
    const mean = weights.reduce((sum, one) => sum + one, 0) / weights.length;
    return [
      run,
      [...weights].map((one) => Math.max(-most, Math.min(most, Math.round((one - mean) / STEP)))),
    ] as const;
  });
  return new Map(
    steps
      .filter(([, levels]) => levels.some((one) => Math.abs(one) >= LEAST_STEPS))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Tells sentences and settings from others. */
const sumOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(JSON.stringify([examples, CLASSES, PASSES, RATE, DECAY, LEAST_SENTENCES, LEAST_STEPS, STEP]))
    .digest('hex')
    .slice(0, 16);

function write(table: ReadonlyMap<string, readonly number[]>, sum: string): string {
  const zero = (SCALE.length - 1) / 2;
  const entries = [...table].map(
    ([run, levels]) => run + levels.map((level) => SCALE[level + zero]).join(''),
  );
  const lines = Array.from({ length: Math.ceil(entries.length / 60) }, (_, at) =>
    entries.slice(at * 60, at * 60 + 60).join(' '),
  );
  return `/**\n * Written by scripts/train-danger.ts from sentences with the sum ${sum}. Each entry is a run of characters and a\n * weight for each class.\n */\nexport const WEIGHTS = \`${lines.join('\n')}\`;\n`;
}

/** How each quarter of the examples is judged by weights learned from the others. */
function measure(examples: readonly Example[]): void {
  const judged = [0, 1, 2, 3].flatMap((part) => {
    const table = round(learn(examples.filter((_, at) => at % 4 !== part)));
    const scaled = new Map([...table].map(([run, levels]) => [run, levels.map((level) => level * STEP)]));
    return examples
      .filter((_, at) => at % 4 === part)
      .map(({ text, kind }) => ({ kind: CLASSES[kind]!, found: weigh(text, scaled) }));
  });
  for (const kind of CLASSES) {
    const all = judged.filter((one) => one.kind === kind);
    const over = (least: number) => all.filter(({ found }) => found.odds > least).length;
    const named = all.filter(({ found }) => found.odds > SURE && found.kind === kind).length;
    console.log(
      `${kind}: ${all.length}, danger in ${over(SURE)}, asked about ${over(UNSURE) - over(SURE)}, of its kind ${named}`,
    );
  }
}

const examples = readExamples();
if (process.argv.includes('--measure')) measure(examples);
else {
  const file = join(FOLDER, 'weights.ts');
  const sum = sumOf(examples);
  if (!process.argv.includes('--check')) {
    const table = round(learn(examples));
    writeFileSync(file, write(table, sum));
    console.log(`${examples.length} sentences, ${table.size} runs`);
  } else if (!readFileSync(file, 'utf8').includes(`with the sum ${sum}.`))
    throw new Error('weights.ts is not what the examples give: npm run generate -w packages/readings');
}
