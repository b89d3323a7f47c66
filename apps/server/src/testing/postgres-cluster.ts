import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

/** Where Debian has the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
/** The user nobody: the server refuses to run as root. */
const NOBODY = { uid: 65534, gid: 65534 };

/** The folder of the programs of the newest PostgreSQL on this machine; null where there is none. */
export function findPostgresPrograms(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const [newest] = versions
    .filter((version) => existsSync(join(VERSIONS, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : join(VERSIONS, newest, 'bin');
}

/** A PostgreSQL server of a test's own. */
export interface PostgresCluster {
  url: string;
  /** Resolves when it takes connections. */
  start(): Promise<void>;
  /** Ends it as a restart does, or as a crash does. Resolves when it has ended. */
  stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  query<Row>(text: string): Promise<Row[]>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Makes an empty server in a temporary folder. It is not started. */
export async function createPostgresCluster(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'ziping-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? NOBODY : {};
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'];
  execFileSync(join(programs, 'initdb'), init, { ...user, cwd: folder, stdio: 'ignore' });
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  async function query<Row>(text: string): Promise<Row[]> {
    const client = new pg.Client(url);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    for (;;) {
      // After a crash it refuses to start until the last process of the old one has ended.
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        // Of a kill of processes nothing is lost that fsync would keep.
        const options = ['-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-F'];
        server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
          ...user,
          cwd: folder,
          stdio: 'ignore',
        });
      }
      const isReady = await query('select 1').then(
        () => true,
        () => false,
      );
      if (isReady) return;
      await delay(50);
    }
  }

  async function stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  return {
    url,
    start,
    stop,
    query,
    async remove() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
