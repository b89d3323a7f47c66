import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a folder that only its owner can use, and removes the permissions of others from an existing one. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrict(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) restrict(join(folder, name));
}

function restrict(path: string): void {
  const status = lstatSync(path);
  // chmod follows links, which may lead out of the folder.
  if (!status.isSymbolicLink() && (status.mode & 0o077) !== 0) chmodSync(path, status.mode & 0o700);
}
