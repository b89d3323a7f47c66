import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { percentile, type Row } from './table.ts';

const STREAMS = 1000;
/** Answers of an account at the same time. */
const EACH = 3;
/** Requests of others during the measurement, one after the other on each connection. */
const CONNECTIONS = 4;
const SECONDS = 10;

interface Account {
  token: string;
  record: string;
}

/** Milliseconds of calls of other users, as they take them one after the other. */
async function measureOthers(origin: string, { token, record }: Account): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const paths = ['/api/records', `/api/reports/${record}`, '/api/benefits/dashboard'];
  const agent = new Agent({ keepAlive: true });
  const get = (path: string) =>
    new Promise<void>((done, failed) => {
      const sent = request(
        origin + path,
        { agent, headers: { authorization: `Bearer ${token}` } },
        (answer) => {
          answer.resume();
          answer.once('end', () =>
            answer.statusCode === 200 ? done() : failed(new Error(String(answer.statusCode))),
          );
        },
      );
      sent.once('error', failed);
      sent.end();
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const began = performance.now();
        await get(paths[turn % paths.length] ?? '');
        times.push(performance.now() - began);
        await new Promise((wake) => setTimeout(wake, 20));
      }
    }),
  );
  agent.destroy();
  return times;
}

/** How fast other calls are answered while a thousand answers are written and streamed by one process. */
export async function streamRows(): Promise<Row[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'chat-host.ts'), String(Math.ceil(STREAMS / EACH) + 1)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const line = await new Promise<string>((found, failed) => {
      createInterface(child.stdout).once('line', found);
      child.once('exit', () => failed(new Error('The service did not start')));
    });
    const { origin, accounts } = JSON.parse(line) as { origin: string; accounts: Account[] };
    const [other, ...askers] = accounts;
    if (!other) throw new Error('no account');
    const alone = await measureOthers(origin, other);
    let open = 0;
    let bytes = 0;
    const began = performance.now();
    const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
    const ask = ({ token, record }: Account) =>
      new Promise<void>((started, failed) => {
        const sent = request(
          `${origin}/api/record/${record}/chat`,
          {
            agent,
            method: 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              accept: 'text/event-stream',
              'content-type': 'application/json',
            },
          },
          (answer) => {
            if (!answer.headers['content-type']?.includes('event-stream')) {
              answer.once('data', (body: Buffer) => failed(new Error(`no stream: ${body.toString()}`)));
              return;
            }
            open += 1;
            answer.once('data', () => started());
            answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
            answer.once('close', () => (open -= 1));
          },
        );
        sent.once('error', failed);
        sent.end(JSON.stringify({ message: '适合从事什么行业？' }));
      });
    const all = askers.flatMap((account) => Array<Account>(EACH).fill(account)).slice(0, STREAMS);
    await Promise.all(all.map(ask));
    const opened = (performance.now() - began) / 1000;
    const atOnce = open;
    const before = bytes;
    const busy = await measureOthers(origin, other);
    const row = (what: string, unit: Row['unit'], figure: number, floor?: number): Row => ({
      id: 'streams',
      what: `${STREAMS} answers at once: ${what}`,
      unit,
      figure,
      floor,
      goal: undefined,
    });
    return [
      row('open streams', '', Math.min(atOnce, open)),
      row('until all are open', 's', opened),
      row('streamed in a second', 'KB', (bytes - before) / 1024 / SECONDS),
      row('other calls, median (floor: without)', 'ms', percentile(busy, 0.5), percentile(alone, 0.5)),
      row('other calls, p99 (floor: without)', 'ms', percentile(busy, 0.99), percentile(alone, 0.99)),
    ];
  } finally {
    child.kill('SIGKILL');
  }
}
