/** Feedback, as long as there is no desk for it: `npm run feedback -- list | answer ID TEXT`. */
import { createPictures } from '../adapters/pictures-sharp.ts';
import { systemClock } from '../adapters/clock-system.ts';
import { cryptoEntropy } from '../adapters/entropy-crypto.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { chinaDay } from '../shared/china-time.ts';
import { createFeedback } from '../domain/feedback/feedback.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'feedback -- list | answer ID TEXT';

await runCommand(USAGE, async (args, write) => {
  const [action, id = '', ...words] = args;
  const reply = words.join(' ').trim();
  if (action !== 'list' && !(action === 'answer' && id !== '' && reply !== '')) return false;
  const store = await openDatabase(readConfig(process.env), { create: false });
  try {
    const feedback = createFeedback({
      ...{ db: store.db, clock: systemClock, entropy: cryptoEntropy, pictures: createPictures() },
    });
    if (action === 'list') {
      const unanswered = await feedback.unanswered();
      for (const { id: own, created_at, type, contact, content } of unanswered)
        write([own, chinaDay(created_at), type, contact || '-', content.replace(/\s+/g, ' ')].join('  '));
      write(`${unanswered.length} 条反馈没有回复`);
      return true;
    }
    if (!(await feedback.answer(id, reply))) throw new Error(`没有编号为 ${id} 的反馈`);
    write(`已回复 ${id}`);
  } finally {
    await store.close();
  }
  return true;
});
