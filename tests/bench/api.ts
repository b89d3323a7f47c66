import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { App } from './app.ts';
import { median, type Row } from './table.ts';
import { measureThroughput, type Throughput } from './throughput.ts';

/** Runs `during` with the address of a server, in its own process, that answers every request with the given bytes. */
async function withBareServer<Result>(
  body: Buffer,
  during: (url: string) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floors/answer.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    child.stdin.end(body);
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    return await during(`http://127.0.0.1:${String(port).trim()}/`);
  } finally {
    child.kill();
  }
}

/** How fast the service answers with a chart, compared with its cheapest route and with a bare Node server. */
export async function apiRows(app: App | undefined, rounds: number): Promise<Row[]> {
  const chart: Throughput[] = [];
  const cheap: Throughput[] = [];
  const bare: Throughput[] = [];
  if (app?.service) {
    const { url, member } = app.service;
    const address = `${url}/api/reports/${member.recordId}`;
    const headers = { authorization: `Bearer ${member.token}`, 'accept-encoding': 'br, gzip' };
    const body = Buffer.from(await (await fetch(address, { headers })).arrayBuffer());
    await withBareServer(body, async (floor) => {
      for (let round = 0; round < rounds; round++) {
        bare.push(await measureThroughput(floor, headers));
        cheap.push(await measureThroughput(`${url}/api/config`, headers));
        chart.push(await measureThroughput(address, headers));
      }
    });
  }
  const refused = chart.reduce((sum, answers) => sum + answers.refused, 0);
  if (refused > 0) throw new Error(`${refused} of the service's answers were not 200`);
  const of = (list: Throughput[], key: keyof Throughput) =>
    list.length > 0 ? median(list.map((answers) => answers[key])) : undefined;
  const row = (what: string, unit: Row['unit'], key: keyof Throughput, floor: Throughput[]): Row => ({
    id: 'api',
    what: `GET /api/reports/{id}: ${what}`,
    unit,
    figure: of(chart, key),
    floor: of(floor, key),
    goal: undefined,
  });
  return [
    row('answers per second (floor: /api/config)', '/s', 'perSecond', cheap),
    row('answers per second (floor: bare Node server)', '/s', 'perSecond', bare),
    row('99th percentile (floor: /api/config)', 'ms', 'p99', cheap),
    row('99th percentile (floor: bare Node server)', 'ms', 'p99', bare),
  ];
}
