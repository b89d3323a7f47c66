/**
 * How the questions in adviser/matters/examples are found: `npm run measure:matters -w packages/readings`, with an id for
 * what that matter finds wrongly and what it misses. The questions are labelled with the matter that would serve the asker
 * best, in words of people who did not know how matters are found.
 */
import { findMatters, MATTERS } from '../src/adviser/matters/table.ts';
import { cleanQuestion } from '../src/adviser/understand/clean/clean.ts';
import { type LabelledQuestion, labelledQuestions } from '../testing/labelled-questions.ts';

interface Found extends LabelledQuestion {
  /** What was found first; null for nothing. */
  found: string | null;
  isFirm: boolean;
}

const all = labelledQuestions().map(({ question, matter }): Found => {
  const [head] = findMatters(cleanQuestion(question));
  return { question, matter, found: head?.id ?? null, isFirm: head?.first === true };
});
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
