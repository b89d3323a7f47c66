import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The service as a process of its own. */
export interface ServiceProcess {
  /** Empty where the start failed. */
  origin: string;
  /** What it has written so far. */
  readonly output: string;
  child: ChildProcess;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/**
 * Starts the service from a bundle, on a free port. Resolves when it listens or has exited.
 *
 * @param bundle the folder of the bundle with `main.js`
 * @param options arguments of Node.js; with `--import`, the process can be sent messages
 */
export function startService(
  bundle: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [...options, join(bundle, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', CAPTCHA_TEXT: 'K7MP', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.includes('--import') ? (['ipc'] as const) : [])],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return new Promise((resolve) => {
    let output = '';
    const give = (origin: string) =>
      resolve({
        origin,
        get output() {
          return output;
        },
        child,
        ended,
      });
    const read = (chunk: unknown) => {
      output += String(chunk);
      const origin = /子平已启动：(\S+)/.exec(output)?.[1];
      if (origin && /数据目录|数据库：PostgreSQL/.test(output)) give(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => {
      running.delete(child);
      give('');
    });
  });
}

/** Kills all processes of the service that still run. */
export function killServices(): void {
  for (const child of running) child.kill('SIGKILL');
}
