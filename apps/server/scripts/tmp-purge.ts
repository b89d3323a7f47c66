import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { openPostgres, openEmbedded } from '../src/db/open.ts';
const kind = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'purge-'));
const dbName = `purge_${process.pid}`;
const admin = new pg.Client({ connectionString: 'postgres://postgres@127.0.0.1:5432/postgres' });
let url = '';
if (kind === 'pg') { await admin.connect(); await admin.query(`create database ${dbName}`); url = `postgres://postgres@127.0.0.1:5432/${dbName}`; }
const start = () => new Promise<{ child: any; origin: string }>((res) => {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { env: { PATH: process.env.PATH!, PORT: '0', CAPTCHA_TEXT: 'K7MP', ...(url ? { DATABASE_URL: url } : { DATA_DIR: folder }) }, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = ''; const read = (c: any) => { out += c; const o = /子平已启动：(\S+)/.exec(out)?.[1]; if (o && /数据/.test(out)) res({ child, origin: o }); };
  child.stdout.on('data', read); child.stderr.on('data', (c) => { read(c); process.stderr.write(c); });
  child.on('exit', (c) => console.log('exit', c));
});
const stop = (s: any) => new Promise((r) => { s.child.once('exit', r); s.child.kill('SIGTERM'); });
let s = await start(); await new Promise((r) => setTimeout(r, 2000)); await stop(s);
const opened = kind === 'pg' ? await openPostgres(url) : await openEmbedded(folder);
const { db } = opened;
if (kind === 'pg') {
  await db.execute(sql.raw(`insert into users (id, nickname, created_at) values ('u1','x',now())`));
  const cols = ((await db.execute(sql.raw(`select column_name c, data_type t, is_nullable n, column_default d from information_schema.columns where table_name='records'`))) as any).rows;
  const need = cols.filter((c: any) => c.n === 'NO' && c.d === null);
  console.log(need.map((c: any) => c.c + ':' + c.t).join(' '));
  const val = (c: any) => c.c === 'id' ? `'r'||i` : c.c === 'user_id' ? `'u1'` : c.t.includes('timestamp') ? `now() - interval '90 days'` : c.t === 'boolean' ? 'false' : c.t.includes('int') ? '1' : c.t === 'jsonb' ? `'{}'` : c.t === 'ARRAY' ? `'{}'` : c.c==='gender'? `'male'` : c.c==='calendar_type'||c.c==='calendar'?`'solar'`: `'1990-01-01 12:00:00'`;
  for (let b = 0; b < 40; b += 1) await db.execute(sql.raw(`insert into records (${need.map((c: any) => c.c).join(',')}, deleted_at) select ${need.map(val).join(',')}, now() - interval '60 days' from generate_series(${b * 5000}, ${b * 5000 + 4999}) i`));
} else {
  const cols = ((await db.execute(sql.raw(`select column_name c from information_schema.columns where table_name='records'`))) as any).rows.map((r: any) => r.c);
  const sel = cols.map((c: string) => c === 'id' ? `'r'||i` : c === 'deleted_at' ? `now() - interval '60 days'` : c==='birth_key'||c==='create_key'||c==='idempotency_key' ? `null` : `r.${c}`);
  for (let b = 0; b < 40; b += 1) await db.execute(sql.raw(`insert into records (${cols.join(',')}) select ${sel.join(',')} from (select * from records where deleted_at is null limit 1) r, generate_series(${b * 5000}, ${b * 5000 + 4999}) i`));
}
const left = async () => kind === 'pg' ? Number((await (await import('pg')).default && await db.execute(sql.raw(`select count(*)::int n from records where deleted_at is not null`)) as any).rows[0].n) : -1;
console.log('seeded');
if (kind !== 'pg') await opened.close();
s = await start();
const t0 = performance.now();
const bins: Record<string, number[]> = { during: [], after: [] };
let phase = 'during', running = true;
let token = '';
if (kind !== 'pg') { const r = await fetch(`${s.origin}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ phone: '13800138000', password: process.env.PW ?? 'ziping2026' }) }); const j: any = await r.json(); token = j?.data?.access_token ?? ''; console.log('login', r.status, !!token); }
const calls = ['/api/config', '/api/membership/plans', ...(token ? ['/api/bazi/records?page=1&page_size=5'] : [])];
const client = async (k: number) => { for (let i = k; running; i += 1) { const b = performance.now(); const r = await fetch(s.origin + calls[i % calls.length], token ? { headers: { authorization: `Bearer ${token}` } } : {}); await r.arrayBuffer(); if (r.status >= 500) console.log('status', r.status); bins[phase]!.push(performance.now() - b); await new Promise((x) => setTimeout(x, 20)); } };
const clients = [0, 1, 2, 3].map(client);
if (kind === 'pg') { while ((await left()) > 0) await new Promise((r) => setTimeout(r, 300)); }
else { // the export of due rows cannot be seen from outside: watch the time until answers are calm
  await new Promise((r) => setTimeout(r, Number(process.argv[3] ?? 60) * 1000)); }
console.log('purge took', Math.round(performance.now() - t0), 'ms');
phase = 'after'; await new Promise((r) => setTimeout(r, 8000)); running = false; await Promise.all(clients);
for (const [k, v] of Object.entries(bins)) { v.sort((a, b) => a - b); const p = (q: number) => v[Math.floor(v.length * q)]?.toFixed(1); console.log(k, 'n', v.length, 'p50', p(0.5), 'p99', p(0.99), 'max', v.at(-1)?.toFixed(1)); }
await stop(s);
if (kind !== 'pg') { const again = await openEmbedded(folder); console.log('left', ((await again.db.execute(sql.raw(`select count(*)::int n from records where deleted_at is not null`))) as any).rows[0].n); await again.close(); }
else { await opened.close(); await admin.query(`drop database ${dbName} with (force)`); await admin.end(); }
process.exit(0);
