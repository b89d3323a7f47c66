/** Changes what is sold: `npm run catalogue -w apps/server -- FILE [--dry-run]`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { applyCatalogue, seedCatalogue } from '../domain/catalogue/catalogue.ts';
import { readCatalogue } from '../domain/catalogue/catalogue-file.ts';
import { runCommand } from './run-command.ts';

await runCommand('catalogue FILE [--dry-run]', async (args, write) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) return false;
  const catalogue = readCatalogue(JSON.parse(readFileSync(file, 'utf8')));
  const store = await openDatabase(readConfig(process.env));
  try {
    await seedCatalogue(store.db);
    const changes = await applyCatalogue(store.db, catalogue, values['dry-run']);
    for (const line of changes) write(line);
    write(`${values['dry-run'] ? '将有' : '已作'} ${changes.length} 处改动`);
  } finally {
    await store.close();
  }
  return true;
});
