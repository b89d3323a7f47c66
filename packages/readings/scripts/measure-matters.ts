/**
 * How the questions in adviser/matters/examples are found: `npm run measure:matters -w packages/readings`, with an id for
 * what that matter finds wrongly and what it misses. The questions are labelled with the matter that would serve the asker
 * best, in words of people who did not know how matters are found.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findMatters, MATTERS } from '../src/adviser/matters/table.ts';
import { cleanQuestion } from '../src/adviser/understand/clean/clean.ts';

const FOLDER = join(import.meta.dirname, '../src/adviser/matters/examples');

interface Found {
  question: string;
  /** Of the question. */
  matter: string;
  /** What was found first; null for nothing. */
  found: string | null;
  isFirm: boolean;
}

function findAll(): Found[] {
  let matter = '';
  return readdirSync(FOLDER)
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .flatMap((line) => {
      if (line.startsWith('# ')) matter = line.slice(2);
      if (line === '' || line.startsWith('# ')) return [];
      const [head] = findMatters(cleanQuestion(line));
      return [{ question: line, matter, found: head?.id ?? null, isFirm: head?.first === true }];
    });
}

const all = findAll();
const wrong = all.filter(({ matter, found }) => found !== matter);
const none = wrong.filter(({ found }) => found === null).length;
const firm = wrong.filter(({ isFirm }) => isFirm).length;
console.log(`${all.length} questions: ${all.length - wrong.length} found, ${none} not, ${firm} wrongly firm`);

const [only] = process.argv.slice(2);
for (const { id } of MATTERS.filter((matter) => only === undefined || matter.id === only)) {
  const [taken, missed] = [
    wrong.filter(({ found }) => found === id),
    wrong.filter(({ matter }) => matter === id),
  ];
  console.log(`${id}: takes ${taken.length} of others, misses ${missed.length}`);
  if (only === undefined) continue;
  for (const { question, matter } of taken) console.log(`  takes ${question} (${matter})`);
  for (const { question, found } of missed) console.log(`  misses ${question} (${found ?? 'nothing'})`);
}
