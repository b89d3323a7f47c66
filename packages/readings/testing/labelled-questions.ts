/** The questions in adviser/matters/examples: under the line `# id` of a matter those that it would serve best, one a line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../src/adviser/matters/examples');

export interface LabelledQuestion {
  question: string;
  /** Id of the matter. */
  matter: string;
}

/** All of them, in the order of their files. */
export const labelledQuestions = (): LabelledQuestion[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .split(/^# /m)
        .slice(1)
        .flatMap((part) => {
          const [matter = '', ...questions] = part.split('\n').filter((line) => line !== '');
          return questions.map((question) => ({ question, matter }));
        }),
    );
