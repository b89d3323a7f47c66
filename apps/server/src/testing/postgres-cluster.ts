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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** An empty PostgreSQL server of a test's own, in a temporary folder. It is not started. */
export class PostgresCluster {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'ziping-postgres-'));
  readonly #data = join(this.#folder, 'data');
  readonly #programs: string;
  readonly #port: number;
  readonly #user = process.getuid?.() === 0 ? NOBODY : {};
  #server: ChildProcess | null = null;

  private constructor(programs: string, port: number) {
    this.#programs = programs;
    this.#port = port;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    if (this.#user === NOBODY) chownSync(this.#folder, NOBODY.uid, NOBODY.gid);
    const init = ['-D', this.#data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'];
    execFileSync(join(programs, 'initdb'), init, { ...this.#user, cwd: this.#folder, stdio: 'ignore' });
  }

  static async create(programs: string): Promise<PostgresCluster> {
    return new PostgresCluster(programs, await findFreePort());
  }

  async query<Row>(text: string): Promise<Row[]> {
    const client = new pg.Client(this.url);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    for (;;) {
      // After a crash it refuses to start until the last process of the old one has ended.
      if (!this.#isRunning()) {
        // Of a kill of processes nothing is lost that fsync would keep.
        const options = ['-p', `${this.#port}`, '-k', this.#folder, '-c', 'listen_addresses=127.0.0.1', '-F'];
        this.#server = spawn(join(this.#programs, 'postgres'), ['-D', this.#data, ...options], {
          ...this.#user,
          cwd: this.#folder,
          stdio: 'ignore',
        });
      }
      const isReady = await this.query('select 1').then(
        () => true,
        () => false,
      );
      if (isReady) return;
      await delay(50);
    }
  }

  /** Ends it as a restart does, or as a crash does. Resolves when it has ended. */
  async stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (!this.#server || !this.#isRunning()) return;
    const ended = once(this.#server, 'exit');
    this.#server.kill(signal);
    await ended;
  }

  /** Ends it and deletes its data. */
  async remove(): Promise<void> {
    await this.stop('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #isRunning(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }
}
