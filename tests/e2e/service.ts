import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { findFreePort } from '@ziping/mocks/free-port';

const root = resolve(import.meta.dirname, '../..');

/** How long a start may take, in milliseconds: the database is made anew, on a machine that may be busy. */
export const START_LIMIT = 240_000;

/**
 * The real service with its own data folder. It can be killed and started again on the same data and address.
 */
export class Service {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.#env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(env: Record<string, string> = {}): Promise<Service> {
    const service = new Service(await findFreePort(), mkdtempSync(join(tmpdir(), 'ziping-e2e-')), env);
    await service.boot();
    return service;
  }

  /** Starts the process and waits until it answers. */
  async boot(): Promise<void> {
    this.#output = '';
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        TZ: 'UTC',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (this.#output += String(text)));
    const deadline = Date.now() + START_LIMIT;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/api/locations`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error(`The service did not start:\n${this.#output}`);
  }

  /**
   * Sends a JSON body, as the owner of the token if there is one.
   *
   * @returns the data of the answer
   * @throws when the service refuses it
   */
  async post(path: string, body: unknown, token = ''): Promise<Record<string, string>> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const envelope = (await answer.json()) as { code: number; message: string; data: Record<string, string> };
    if (envelope.code !== 0) throw new Error(`POST ${path}: ${envelope.message}`);
    return envelope.data;
  }

  /** Kills the process without warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  /** Runs a command of the operator on the data: the service is stopped meanwhile. @returns what the command prints */
  async operate(script: string, ...args: string[]): Promise<string> {
    await this.kill();
    const env = { ...process.env, DATA_DIR: this.#dataDir };
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env,
    });
    await this.boot();
    return stdout;
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
