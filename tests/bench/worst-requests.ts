import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import sharp from 'sharp';

import { DEMO } from '../../apps/server/src/demo.ts';
import { median, type Row } from './table.ts';

const dist = resolve(import.meta.dirname, '../../apps/server/dist');
const MB = 1024 * 1024;

/** A request that costs much. */
interface Case {
  operation: string;
  name: string;
  method: string;
  path: string;
  body?: BodyInit;
  type?: string;
}

interface Cost {
  /** Longest time without a turn of the event loop, ms. */
  block: number;
  /** Resident memory at its peak over that before the request, bytes. */
  added: number;
}

interface Service {
  login(): Promise<void>;
  call(request: Case): Promise<{ status: number; code: number | undefined; data: unknown }>;
  measure(during: () => Promise<unknown>): Promise<Cost>;
  stop(): Promise<void>;
}

async function start(): Promise<Service> {
  const data = mkdtempSync(join(tmpdir(), 'ziping-bench-'));
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', join(import.meta.dirname, 'loop-probe.mjs'), join(dist, 'main.js')],
    {
      env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: data, LIMIT_SCALE: '1000' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const origin = await new Promise<string>((found, failed) => {
    let output = '';
    child.stdout?.on('data', (text) => {
      output += String(text);
      const [, address] = /：(http:\S+)\n/.exec(output) ?? [];
      if (address) found(address);
    });
    child.once('exit', () => failed(new Error(`The service did not start:\n${output}`)));
  });
  let token = '';
  const service: Service = {
    async login() {
      const { data } = await service.call({
        operation: 'login',
        name: '',
        method: 'POST',
        path: '/api/auth/login',
        body: JSON.stringify(DEMO),
        type: 'application/json',
      });
      token = (data as { access_token: string }).access_token;
    },
    async call({ method, path, body, type }) {
      // A connection of its own: the service closes it after a body that it does not read.
      const headers = {
        connection: 'close',
        authorization: `Bearer ${token}`,
        ...(type ? { 'content-type': type } : {}),
      };
      try {
        const response = await fetch(origin + path, {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
        });
        const text = await response.text();
        const answer = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: number; data?: unknown };
        return { status: response.status, code: answer.code, data: answer.data };
      } catch {
        // Closed while the body was being sent.
        return { status: 413, code: 413, data: null };
      }
    },
    async measure(during) {
      child.send('start');
      await new Promise((wake) => setTimeout(wake, 50));
      await during();
      await new Promise((wake) => setTimeout(wake, 50));
      child.send('stop');
      const [cost] = (await once(child, 'message')) as [Cost];
      return cost;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
  await service.login();
  return service;
}

interface DocumentOperation {
  operationId: string;
  requestBody?: {
    content: Record<string, { examples?: Record<string, { value: Record<string, unknown> }> }>;
  };
}

/** Bodies that are costly to parse or to validate, filling `bytes` each. */
function bulkyBodies(valid: Record<string, unknown>, bytes: number): [name: string, body: string][] {
  const times = (text: string) => text.repeat(Math.floor((bytes - 300) / text.length));
  const [field = 'x'] = Object.keys(valid);
  const withField = (json: string) => JSON.stringify({ ...valid, [field]: 0 }).replace(':0', `:${json}`);
  const fields = Array.from({ length: Math.floor(bytes / 12) }, (_, i) => `"${i}":0`).join();
  return [
    ['text', withField(`"${times('x')}"`)],
    ['escapes', withField(`"${times('\\u4e00')}"`)],
    ['items', withField(`[${times('"",')}""]`)],
    ['fields', `{${fields}}`],
    ['levels', times('[')],
  ];
}

interface BodyOperation {
  operation: string;
  method: string;
  path: string;
  /** An example of the body; `file` for a form with a file; undefined without a body. */
  body: Record<string, unknown> | 'file' | undefined;
}

/** Every operation of the contract. */
function operationsOf(recordId: string): BodyOperation[] {
  const document = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, DocumentOperation>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody }]) => {
      const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
      const [example] = Object.values(json?.examples ?? {});
      if (requestBody && !example && !form) throw new Error(`${operationId} has no example of its body`);
      return {
        operation: operationId,
        method: method.toUpperCase(),
        path: path
          .replace('{da_yun_id}', '0')
          .replace('{format}', 'docx')
          .replace(/\{(report_)?code\}/, 'overall')
          .replace('{reply_id}', ANSWERED.reply_id)
          .replace(/\{\w+\}/g, recordId),
        body: form ? 'file' : example?.value,
      };
    }),
  );
}

/** A question that was answered before. */
const ANSWERED = { message: '适合从事什么行业？', message_id: 'question_1', reply_id: 'answer_01' };

const HEADINGS = '姓名,性别,历法,出生时间,分组,备注';

/** Files for the import: each as large as it may be. */
function importBodies(): [name: string, body: string][] {
  const body = (format: string, content: string) => JSON.stringify({ format, content });
  const birth = (i: number) => `第${i}人,男,公历,19${50 + (i % 50)}-06-15 10:30,本人`;
  const note = '注'.repeat(320);
  const valid = Array.from({ length: 1000 }, (_, i) => `${birth(i)},${note}`).join('\n');
  const invalid = Array.from({ length: 1000 }, () => 'x,x,x,x,x,x').join('\n');
  const unknown = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":0`).join();
  return [
    ['1000 records', body('csv', `${HEADINGS}\n${valid}`)],
    ['1000 invalid rows', body('csv', `${HEADINGS}\n${invalid}`)],
    ['blank lines', body('csv', `${HEADINGS}\n${'\n'.repeat(MB - 100)},`)],
    ['columns', body('csv', `${HEADINGS}\n${','.repeat(MB - 100)}`)],
    ['quotes', body('csv', `${HEADINGS}\n"${'""'.repeat(MB / 2 - 100)}"`)],
    ['one note', body('csv', `${HEADINGS}\n${birth(1)},${'注'.repeat(MB / 3 - 100)}`)],
    ['JSON items', body('json', `[${'0,'.repeat(MB / 2 - 10)}0]`)],
    ['JSON fields', body('json', `[{${unknown(34_000)}}]`)],
    ['JSON fields over the limit', body('json', `[{${unknown(90_000)}}]`)],
    ['JSON levels', body('json', '['.repeat(MB - 10))],
  ];
}

/** Images that are costly to decode, each under 5 MB. */
async function images(): Promise<[name: string, bytes: Buffer, type: 'png' | 'jpeg' | 'webp'][]> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a33' }, limitInputPixels: false });
  const noise = sharp({
    create: {
      width: 1250,
      height: 1250,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  return [
    ['noise PNG', await noise.png().toBuffer(), 'png'],
    ['50 MP PNG', await flat(7000, 7000).png().toBuffer(), 'png'],
    ['50 MP interlaced PNG', await flat(7000, 7000).png({ progressive: true }).toBuffer(), 'png'],
    ['50 MP JPEG', await flat(7000, 7000).jpeg().toBuffer(), 'jpeg'],
    ['50 MP rotated JPEG', await flat(7000, 7000).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'jpeg'],
    ['50 MP rotated PNG', await flat(7000, 7000).withMetadata({ orientation: 6 }).png().toBuffer(), 'png'],
    [
      '50 MP progressive JPEG',
      await flat(7000, 7000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      'jpeg',
    ],
    ['50 MP WebP', await flat(7000, 7000).webp({ lossless: true }).toBuffer(), 'webp'],
  ];
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(5 * MB - bytes.byteLength)]);
}

function formOf(bytes: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  return form;
}

async function casesOf(recordId: string): Promise<Case[]> {
  const json = 'application/json';
  const pictures = await images();
  return operationsOf(recordId).flatMap(({ operation, method, path, body: valid }): Case[] => {
    const make = (name: string, body?: BodyInit, type?: string): Case => ({
      operation,
      name,
      method,
      path,
      ...(body === undefined ? {} : { body }),
      ...(type ? { type } : {}),
    });
    if (valid === 'file') {
      const part = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n\r\n';
      const multipart = 'multipart/form-data; boundary=x';
      return [
        ...pictures.map(([name, bytes]) => make(name, formOf(padded(bytes)))),
        make('parts', `${part.repeat(Math.floor((5 * MB) / part.length))}--x--\r\n`, multipart),
        make(
          'header',
          `--x\r\ncontent-disposition: form-data; name="${'f'.repeat(5 * MB)}"\r\n\r\n\r\n--x--`,
          multipart,
        ),
        make('over the limit', formOf(Buffer.alloc(50 * MB))),
      ];
    }
    if (!valid) return method === 'GET' ? [make('')] : [];
    const bodies = bulkyBodies(valid, 64 * 1024);
    bodies.push(['over the limit', 'x'.repeat(25 * MB)]);
    if (operation === 'chatAboutRecord' || operation === 'chat') {
      bodies.push(['longest question', JSON.stringify({ message: '问'.repeat(10_000) })]);
      bodies.push(['answered before', JSON.stringify(ANSWERED)]);
    }
    if (operation === 'importRecords') bodies.push(...importBodies());
    if (operation === 'createFeedback') {
      bodies.push(
        ...bulkyBodies(valid, 20 * MB).map(([name, body]): [string, string] => [`${name} of 20 MB`, body]),
      );
      for (const [name, bytes, type] of pictures) {
        const url = `data:image/${type};base64,${padded(bytes).toString('base64')}`;
        bodies.push([`3 × ${name}`, JSON.stringify({ ...valid, images: [url, url, url] })]);
      }
    }
    return bodies.map(([name, body]) => make(name, body, json));
  });
}

async function reportsOf(service: Service, recordId: string) {
  const list = { operation: 'listReportTypes', name: '', method: 'GET' };
  const { data } = await service.call({ ...list, path: `/api/record/${recordId}/report_types` });
  return data as { code: string; status: string | null }[];
}

/** Has reports of a record written, and waits until they are. @returns whether each is there */
async function generateReports(
  service: Service,
  recordId: string,
  codes: readonly string[],
): Promise<boolean> {
  for (const code of codes)
    await service.call({
      ...{ operation: 'generateReport', name: '', method: 'POST' },
      path: `/api/generate/${recordId}/${code}`,
    });
  let reports = await reportsOf(service, recordId);
  while (reports.some(({ status }) => status === 'generating')) {
    await new Promise((wake) => setTimeout(wake, 200));
    reports = await reportsOf(service, recordId);
  }
  return codes.every((code) =>
    reports.some((report) => report.code === code && report.status === 'completed'),
  );
}

/** What a report costs from the request until it is written, each time of another record. */
async function generationCost(service: Service, recordIds: readonly string[]): Promise<Cost> {
  const taken: Cost[] = [];
  for (const recordId of recordIds)
    taken.push(
      await service.measure(async () => {
        if (!(await generateReports(service, recordId, ['overall'])))
          throw new Error('no report was written');
      }),
    );
  return {
    block: median(taken.map(({ block }) => block)),
    added: median(taken.map(({ added }) => added)),
  };
}

/** What the most expensive single request of each operation costs: the longest loop block and the memory added. */
export async function worstRequestRows(rounds: number, only?: readonly string[]): Promise<Row[]> {
  const row = (what: string, unit: Row['unit'], atMost: number, figure?: number): Row => ({
    id: '18',
    what,
    unit,
    figure,
    goal: { atMost },
  });
  if (!existsSync(join(dist, 'main.js'))) return [row('worst single requests', 'ms', 100)];
  const service = await start();
  try {
    const list = { operation: 'listRecords', name: '', method: 'GET', path: '/api/records' };
    const { records } = (await service.call(list)).data as { records: { id: string }[] };
    const [first = '', ...others] = records.map(({ id }) => id);
    const types = await reportsOf(service, first);
    // Lists and files are as large as they get.
    await generateReports(
      service,
      first,
      types.map(({ code }) => code),
    );
    await service.call({
      operation: 'chatAboutRecord',
      name: '',
      method: 'POST',
      path: `/api/record/${first}/chat`,
      body: JSON.stringify(ANSWERED),
      type: 'application/json',
    });
    const costs = new Map<string, (Cost & { name: string })[]>();
    if (!only || only.includes('generateReport')) {
      const cost = await generationCost(service, others.slice(0, rounds));
      costs.set('generateReport', [{ ...cost, name: 'until it is written' }]);
    }
    for (const request of await casesOf(first)) {
      if (only && !only.includes(request.operation)) continue;
      // A token ends before the whole list has been measured.
      if (!costs.has(request.operation)) await service.login();
      // The first call loads what the operation needs: modules, compiled schemas, statements.
      const { status, code } = await service.call(request);
      // Without a session an operation refuses the request before its body.
      if (status >= 500 || status === 401)
        throw new Error(`${request.operation}, ${request.name}: ${status}`);
      const taken: Cost[] = [];
      for (let round = 0; round < rounds; round += 1) {
        taken.push(await service.measure(() => service.call(request)));
      }
      const cost = {
        block: median(taken.map(({ block }) => block)),
        added: median(taken.map(({ added }) => added)),
      };
      if (process.env['TRACE']) console.error(request.operation, request.name, status, code, cost);
      costs.set(request.operation, [
        ...(costs.get(request.operation) ?? []),
        { ...cost, name: request.name },
      ]);
    }
    return [...costs].flatMap(([operation, all]) => {
      const slowest = all.reduce((a, b) => (b.block > a.block ? b : a));
      const largest = all.reduce((a, b) => (b.added > a.added ? b : a));
      return [
        row(`${operation}: longest loop block (${slowest.name})`, 'ms', 100, slowest.block),
        row(`${operation}: memory added (${largest.name})`, 'MB', 50, largest.added / MB),
      ];
    });
  } finally {
    await service.stop();
  }
}
