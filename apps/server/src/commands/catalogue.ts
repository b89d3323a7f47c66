/** Changes what is sold: `npm run catalogue -w apps/server -- FILE [--dry-run]`. */
import { parseArgs } from 'node:util';

import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { applyCatalogue } from '../domain/catalogue/catalogue.ts';
import { readCatalogue } from '../domain/catalogue/catalogue-file.ts';
import { readNamedFile, runCommand } from './run-command.ts';

/** @throws Error where the file cannot be read or is not JSON */
function readJson(file: string): unknown {
  const text = readNamedFile(file).toString();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} 不是有效的 JSON 文件`, { cause });
  }
}

await runCommand('catalogue FILE [--dry-run]', async (args, write) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) return false;
  const catalogue = readCatalogue(readJson(file));
  const store = await openDatabase(readConfig(process.env), { create: false });
  try {
    const changes = await applyCatalogue(store.db, catalogue, values['dry-run']);
    for (const line of changes) write(line);
    write(`${values['dry-run'] ? '将有' : '已作'} ${changes.length} 处改动`);
  } finally {
    await store.close();
  }
  return true;
});
