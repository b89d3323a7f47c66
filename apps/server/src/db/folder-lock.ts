import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Locks a folder for this process until the returned function is called or the process ends.
 *
 * The lock is a listening local socket: unlike a file with a process id, it answers only while its owner runs, so the
 * socket of a killed process is detected and replaced.
 *
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const server = await listen(path);
    if (server) return () => new Promise((resolve) => server.close(() => resolve()));
    if (await answers(path)) break;
    rmSync(path, { force: true });
  }
  throw new FolderInUseError(folder);
}

function socketPath(folder: string): string {
  const real = realpathSync(folder);
  const name = `ziping-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(real, 'lock.sock');
  // Socket paths are limited to about 104 bytes.
  return Buffer.byteLength(inside) < 100 ? inside : join(tmpdir(), `${name}.sock`);
}

/** Null when the path exists, in use or left by a killed process. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
