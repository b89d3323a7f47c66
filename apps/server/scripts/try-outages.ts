/**
 * Tries the built service (`npm run build`) on a real PostgreSQL server that goes away, hangs or holds a lock, and on data
 * folders that cannot be used. Needs Linux, root and the Debian package postgresql: `npm run try:outages -w apps/server`.
 * Prints a table; docs/outages.md has the result of a run.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import pg from 'pg';

const MAIN = resolve(import.meta.dirname, '../dist/main.js');
const PG_PORT = '54329';
const DATABASE = `postgres://postgres@127.0.0.1:${PG_PORT}/postgres`;
const POSTGRES = '/usr/lib/postgresql';

const work = mkdtempSync(join(tmpdir(), 'ziping-outages-'));
execFileSync('chmod', ['755', work]);
const rows: [what: string, outcome: string][] = [];
const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Runs a program of PostgreSQL, which refuses to run as root. */
function runPostgres(name: string, ...args: string[]): void {
  const [version = ''] = readdirSync(POSTGRES).sort().reverse();
  const program = join(POSTGRES, version, 'bin', name);
  execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args], {
    stdio: 'ignore',
  });
}

const cluster = join(work, 'cluster');
const startPostgres = () =>
  runPostgres(
    ...(['pg_ctl', '-D', cluster, '-w', '-l', join(cluster, 'log'), '-o'] as const),
    `-p ${PG_PORT} -k ${cluster} -c listen_addresses=127.0.0.1`,
    'start',
  );
const stopPostgres = () => runPostgres('pg_ctl', '-D', cluster, '-w', '-m', 'immediate', 'stop');
/** Stops or continues every process of the server without closing its connections. */
function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const [first = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const others = execFileSync('ps', ['-o', 'pid=', '--ppid', first], { encoding: 'utf8' });
  for (const pid of [first, ...others.trim().split(/\s+/)]) process.kill(Number(pid), signal);
}

interface Service {
  child: ChildProcess;
  origin: string;
  /** What it has written so far. */
  output(): string;
  ended: Promise<number | null>;
}

/** Starts the service. Resolves when it listens or has exited. */
function start(env: Record<string, string>, wrapper: readonly string[] = []): Promise<Service> {
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, MAIN];
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], PORT: '0', LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((found) => child.once('exit', found));
  return new Promise((found) => {
    let output = '';
    const read = (chunk: unknown) => {
      output += String(chunk);
      const origin = /子平已启动：(\S+)/.exec(output)?.[1];
      if (origin) found({ child, origin, output: () => output, ended });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => found({ child, origin: '', output: () => output, ended }));
  });
}

async function login({ origin }: Service): Promise<string> {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '13900139000', password: 'not-the-password' }),
  });
  const { message } = (await answer.json()) as { message: string };
  const retry = answer.headers.get('retry-after');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `${answer.status} ${message}${retry === null ? '' : `, Retry-After ${retry}`}, ${seconds} s`;
}

const logLines = (service: Service) => service.output().match(/"event":"database unavailable"/g)?.length ?? 0;

/** Calls the service while something is wrong: once, then twenty times together. */
async function tryOutage(what: string, service: Service, begin: () => unknown, end: () => unknown) {
  const before = logLines(service);
  await begin();
  rows.push([what, await login(service)]);
  const many = await Promise.all(Array.from({ length: 20 }, () => login(service)));
  const statuses = [...new Set(many.map((one) => one.slice(0, 3)))].join();
  const slowest = Math.max(...many.map((one) => Number(/([\d.]+) s$/.exec(one)?.[1])));
  rows.push([`${what}: 20 calls together`, `all ${statuses}, the slowest after ${slowest} s`]);
  await end();
  rows.push([`${what}: lines in the log`, String(logLines(service) - before)]);
  await wait(1500);
  rows.push([`${what}: afterwards`, await login(service)]);
}

async function tryPostgres(): Promise<void> {
  mkdirSync(cluster);
  execFileSync('chown', ['postgres', cluster]);
  runPostgres('initdb', '-D', cluster, '-A', 'trust', '-U', 'postgres');
  startPostgres();
  try {
    for (const outage of ['away', 'locked', 'hanging'] as const) {
      const service = await start({ DATABASE_URL: DATABASE });
      const client = new pg.Client(DATABASE);
      client.on('error', () => {});
      if (outage === 'away') await tryOutage('PostgreSQL stopped', service, stopPostgres, startPostgres);
      if (outage === 'locked') {
        const lock = async () => {
          await client.connect();
          await client.query('begin; lock table users in access exclusive mode');
        };
        await tryOutage('a table locked', service, lock, () => client.end());
      }
      if (outage === 'hanging') {
        const hang = () => signalPostgres('SIGSTOP');
        await tryOutage('PostgreSQL hanging', service, hang, () => signalPostgres('SIGCONT'));
      }
      service.child.kill();
      rows.push([`${outage}: exit code after SIGTERM`, String(await service.ended)]);
    }
  } finally {
    stopPostgres();
  }
  const service = await start({ DATABASE_URL: DATABASE });
  rows.push(['start while PostgreSQL is stopped', await outcomeOf(service)]);
}

/** Ids of the demo records, which are others in every database. */
const idsIn = (service: Service) =>
  service
    .output()
    .match(/演示命盘：.*\/reports\/(\S+)/g)
    ?.map((line) => line.split('/').at(-1))
    .join();
let oldIds: string | undefined;

/** The exit code of a start that failed and what it has written. */
async function outcomeOf(service: Service): Promise<string> {
  if (service.origin) {
    service.child.kill();
    await service.ended;
    return idsIn(service) === oldIds ? 'started with the old data' : 'started with an empty database';
  }
  return `exit ${await service.ended}: ${service.output().trim().replaceAll('\n', ' ⏎ ').slice(0, 240)}`;
}

/** Starts on a folder that is mounted with these options; with `mend`, again after the fault is mended. */
async function tryMount(
  what: string,
  options: string,
  spoil: (folder: string) => unknown,
  mend?: (folder: string) => unknown,
): Promise<void> {
  const folder = mkdtempSync(join(work, 'mount-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  try {
    await spoil(folder);
    rows.push([what, await outcomeOf(await start({ DATA_DIR: folder }))]);
    if (!mend) return;
    await mend(folder);
    rows.push([`${what}: afterwards`, await outcomeOf(await start({ DATA_DIR: folder }))]);
  } finally {
    execFileSync('umount', [folder]);
  }
}

async function tryFolders(): Promise<void> {
  const whole = mkdtempSync(join(work, 'whole-'));
  const first = await start({ DATA_DIR: whole });
  oldIds = idsIn(first);
  await outcomeOf(first);
  const copyInto = (folder: string) => cpSync(whole, folder, { recursive: true });

  const grow = (folder: string) => execFileSync('mount', ['-o', 'remount,size=400m', folder]);
  await tryMount('an empty disk of 2 MB', 'size=2m', () => {}, grow);
  const fill = (folder: string) => {
    copyInto(folder);
    execFileSync('sh', ['-c', `cat /dev/zero > ${join(folder, 'filler')} || true`], { stdio: 'ignore' });
  };
  await tryMount('old data on a full disk', 'size=400m', fill, (folder) => rmSync(join(folder, 'filler')));
  const readOnly = (folder: string) => execFileSync('mount', ['-o', 'remount,ro', folder]);
  await tryMount('an empty read-only disk', 'size=400m', readOnly);
  await tryMount('old data on a read-only disk', 'size=400m', (folder) => {
    copyInto(folder);
    readOnly(folder);
  });

  const spoilt: [what: string, spoil: (folder: string) => void][] = [
    ['old data without its marker', (folder) => rmSync(join(folder, 'db', 'ziping-ready'))],
    ['old data with a wrong PG_VERSION', (folder) => writeFileSync(join(folder, 'db', 'PG_VERSION'), '9')],
    ['old data without pg_control', (folder) => rmSync(join(folder, 'db', 'global', 'pg_control'))],
    [
      'old data with an empty pg_control',
      (folder) => writeFileSync(join(folder, 'db', 'global', 'pg_control'), ''),
    ],
    ['old data without pg_wal', (folder) => rmSync(join(folder, 'db', 'pg_wal'), { recursive: true })],
    ['old data without base', (folder) => rmSync(join(folder, 'db', 'base'), { recursive: true })],
  ];
  for (const [what, spoil] of spoilt) {
    const folder = mkdtempSync(join(work, 'folder-'));
    copyInto(folder);
    spoil(folder);
    rows.push([what, await outcomeOf(await start({ DATA_DIR: folder }))]);
  }

  const foreign = mkdtempSync(join(work, 'foreign-'));
  copyInto(foreign);
  execFileSync('chown', ['-R', 'root', foreign]);
  execFileSync('chmod', ['755', work, foreign]);
  const asNobody = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'];
  rows.push(['data of another user', await outcomeOf(await start({ DATA_DIR: foreign }, asNobody))]);
}

try {
  await tryFolders();
  await tryPostgres();
} finally {
  rmSync(work, { recursive: true, force: true });
  for (const [what, outcome] of rows) console.log(`| ${what} | ${outcome} |`);
}
