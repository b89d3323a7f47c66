import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { cryptoEntropy } from '../../adapters/entropy-crypto.ts';
import { createOpenAiModel } from '../../adapters/model-openai.ts';
import { users } from '../../db/schema/accounts.ts';
import { records } from '../../db/schema/records.ts';
import { reportJobs, reports, reportSections } from '../../db/schema/reports.ts';
import { modelUse } from '../../db/schema/service.ts';
import { createOutageLog } from '../../db/outage.ts';
import { createHarness, type Harness, SLOW } from '../../testing/harness.ts';
import { type EndpointBehaviour, startModelEndpoint } from '../../testing/model-endpoint.ts';
import { createScriptedModel } from '../../testing/scripted-model.ts';
import { shortRules } from '../../testing/rules.ts';
import { createBenefits } from '../benefits/benefits.ts';
import { createModelUse, describeLimit } from '../model-use/model-use.ts';
import { createMembership } from '../membership/membership.ts';
import { createAccess } from './access.ts';
import { birthKey } from './birth-key.ts';
import { createQueue, CLAIM_MS } from './queue.ts';
import { createReportWriter } from './report-writer.ts';
import type { Writer } from './report-run.ts';
import { Worker } from './worker.ts';

/** Counts nothing. */
const USE = { isSpent: () => Promise.resolve(false), add: () => Promise.resolve(), logUse: () => {} };

let service: Harness;
beforeAll(async () => {
  service = await createHarness({ rules: shortRules });
}, SLOW);
afterAll(() => service.close());
afterEach(() => service.db.delete(users));

/** Adds users, each with so many ordered reports of records of their own, in this order. */
async function order(counts: Record<string, number>, sections_total = 3): Promise<void> {
  const { db, clock } = service;
  for (const [user, count] of Object.entries(counts)) {
    await db.insert(users).values({ id: user, created_at: clock.now() });
    const ids = Array.from({ length: count }, (_, i) => `${user}${i}`);
    const rows = ids.map((id) => ({
      id,
      user_id: user,
      name: id,
      gender: 'male' as const,
      calendar_type: 'solar' as const,
      leap_month: false,
      hour_unknown: false,
      birth_time: '1990-06-15 10:30:00',
      birth_time_solar: '1990-06-15 10:30:00',
      birth_place: '',
      birth_place_label: '',
      longitude: null,
      zone: 'Asia/Shanghai',
      zi_convention: 'next' as const,
      yun_convention: 'exact' as const,
      apply_dst: true,
      dst_fold: 0 as const,
      category: 'self' as const,
      created_at: clock.now(),
    }));
    for (let at = 0; at < rows.length; at += 100) {
      const part = rows.slice(at, at + 100);
      const stored = await db.insert(records).values(part).returning();
      await db.insert(reports).values(
        stored.map((record) => ({
          id: record.id,
          record_id: record.id,
          report_code: 'overall' as const,
          status: 'generating' as const,
          birth_key: birthKey(record),
          sections_total,
          created_at: clock.now(),
        })),
      );
      await db.insert(reportJobs).values(part.map(({ id }) => ({ report_id: id, user_id: user })));
    }
  }
}

function process(writer?: Partial<Writer>, slots = 1, lines: string[] = []) {
  const { db, clock, errors } = service;
  const log = {
    info: (event: string, facts?: object) => void lines.push(`${event} ${JSON.stringify(facts)}`),
    error(event: string, error: unknown, facts?: object) {
      errors.push(`${event}: ${String(error)}`);
      lines.push(`${event} ${JSON.stringify(facts)}`);
    },
  };
  const membership = createMembership({ db, clock, entropy: cryptoEntropy });
  const benefits = createBenefits({ db, clock, membership });
  const access = createAccess({ clock, entropy: cryptoEntropy, benefits });
  const queue = createQueue({ db, clock, entropy: cryptoEntropy, access });
  const rules = createReportWriter(shortRules, null);
  const worker = new Worker({
    queue,
    clock,
    writer: { ...rules, ...writer },
    notify: () => Promise.resolve(),
    slots,
    log,
    outage: createOutageLog(log, clock),
  });
  return { queue, worker, rules };
}

describe('the queue of reports', () => {
  it(
    'drains 200 reports once each, in the order of each user, the users by turns',
    async () => {
      await order({ a: 160, b: 25, c: 15 }, 1);
      const begun: string[] = [];
      const { worker, rules } = process({
        write(order, job, position, signal) {
          if (position === 0) begun.push(order.report.id);
          return rules.write(order, job, position, signal);
        },
      });
      await worker.drain();
      expect(begun).toHaveLength(200);
      expect(new Set(begun).size).toBe(200);
      for (const user of ['a', 'b', 'c']) {
        const own = begun.filter((id) => id.startsWith(user));
        expect(own).toEqual(own.map((_, i) => `${user}${i}`));
      }
      // 15 rounds of three, then 10 of two: nobody waits for the 160.
      expect(begun.slice(0, 6)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1']);
      expect(begun.slice(0, 45).filter((id) => id.startsWith('c'))).toHaveLength(15);
      expect(begun.slice(0, 65).filter((id) => id.startsWith('b'))).toHaveLength(25);
      const [state] = await service.db
        .select({ done: sql<number>`count(*)::int` })
        .from(reports)
        .where(sql`${reports.status} = 'completed'`);
      expect(state?.done).toBe(200);
      expect(await service.db.select().from(reportJobs)).toEqual([]);
      expect(service.errors).toEqual([]);
    },
    3 * SLOW,
  );

  it('serves a user who comes later before the next report of a user with many', async () => {
    await order({ a: 3 });
    const begun: string[] = [];
    const { worker, rules } = process({
      async write(one, job, position, signal) {
        if (position === 0) begun.push(one.report.id);
        if (one.report.id === 'a0' && position === 0) await order({ b: 1 });
        return rules.write(one, job, position, signal);
      },
    });
    await worker.drain();
    expect(begun).toEqual(['a0', 'b0', 'a1', 'a2']);
  });

  it('keeps the finished sections of a report whose process was killed, and writes the others once', async () => {
    await order({ a: 1 });
    const killed = process();
    const job = await killed.queue.claim();
    if (!job) throw new Error('no job');
    await killed.queue.storeSection(job, {
      position: 0,
      title: '总说',
      text: '先写成的一节',
      written_by: 'rules',
    });

    const written: number[] = [];
    const next = process({
      write(one, own, position, signal) {
        written.push(position);
        return next.rules.write(one, own, position, signal);
      },
    });
    await next.worker.drain();
    expect(written).toEqual([]);
    service.clock.advance(CLAIM_MS / 1000 + 1);
    await next.worker.drain();
    expect(written).toEqual([1, 2]);
    const sections = await service.db.select().from(reportSections);
    expect(sections.map(({ text }) => text)).toContain('先写成的一节');
    expect(sections).toHaveLength(3);

    // The first process was only slow: what it writes now is not stored.
    expect(
      await killed.queue.storeSection(job, { position: 1, title: '', text: '再写一遍', written_by: 'rules' }),
    ).toBe('lost');
    await killed.queue.fail(job, '不算');
    await killed.queue.complete(job);
    expect((await service.db.select().from(reports))[0]).toMatchObject({
      status: 'completed',
      failure: null,
    });
  });

  it('begins anew where another build, which has other sections, wrote the first ones', async () => {
    await order({ a: 1 }, 5);
    const old = process();
    const job = await old.queue.claim();
    if (!job) throw new Error('no job');
    const stored = { title: '旧的一节', text: '旧文', written_by: 'rules' as const };
    for (const position of [0, 1]) await old.queue.storeSection(job, { position, ...stored });
    await old.queue.releaseAll();
    await process().worker.drain();
    const sections = await service.db.select().from(reportSections);
    expect(sections).toHaveLength(3);
    expect(sections.map(({ text }) => text)).not.toContain('旧文');
    expect((await service.db.select().from(reports))[0]).toMatchObject({
      status: 'completed',
      sections_total: 3,
    });
  });

  it('goes on at once after a restart of a process that has the database to itself', async () => {
    await order({ a: 1 });
    await process().queue.claim();
    await service.app.prepare({ exclusive: true });
    await process().worker.drain();
    expect((await service.db.select().from(reports))[0]).toMatchObject({ status: 'completed' });
  });

  it('gives up a report that has ended its process five times', async () => {
    await order({ a: 1 });
    const { queue, worker } = process();
    for (let i = 0; i < 5; i += 1) {
      await queue.claim();
      await queue.releaseAll();
    }
    await worker.drain();
    expect((await service.db.select().from(reports))[0]).toMatchObject({
      status: 'failed',
      failure: '报告多次撰写未成，请重试',
    });
  });

  it('fails a report at once when no connection to the model can be made', async () => {
    await order({ a: 1 });
    const endpoint = await startModelEndpoint();
    await endpoint.close();
    const model = createOpenAiModel({ baseUrl: endpoint.url, apiKey: 'k', model: 'm', concurrency: 1 });
    await process(createReportWriter(shortRules, { model, use: USE })).worker.drain();
    expect((await service.db.select().from(reports))[0]).toMatchObject({
      status: 'failed',
      failure: '撰写时语言模型没有应答，请重试',
    });
    expect(service.errors.splice(0)).toEqual(['model failed: ModelError: the model gave no answer']);
  });

  it.each<[string, EndpointBehaviour, string]>([
    ['the status', { kind: 'status', status: 401 }, '{"status":401}'],
    [
      'a wrong address',
      { kind: 'body', type: 'text/html', body: '<p>' },
      '{"reason":"no_completion","status":200}',
    ],
  ])('tells in the log why the model failed: %s', async (_, behaviour, facts) => {
    await order({ a: 1 });
    const endpoint = await startModelEndpoint();
    endpoint.behave(() => behaviour);
    const model = createOpenAiModel({ baseUrl: endpoint.url, apiKey: 'k', model: 'm', concurrency: 1 });
    const lines: string[] = [];
    await process(createReportWriter(shortRules, { model, use: USE }), 1, lines).worker.drain();
    await endpoint.close();
    expect(endpoint.requests).toHaveLength(1);
    expect(lines).toEqual([`model failed ${facts}`]);
    expect(service.errors.splice(0)).toHaveLength(1);
  });

  it('tells once for a report which sections the rules wrote in place of the model, and why', async () => {
    await order({ a: 2 });
    const endpoint = await startModelEndpoint();
    // The first section of each report gets an answer that is too short, the second none.
    endpoint.behave(({ messages }) => ({
      kind: 'answer',
      text: messages[0]?.content.includes('题目：总说') ? '日主某人。' : '',
    }));
    const model = createOpenAiModel({ baseUrl: endpoint.url, apiKey: 'k', model: 'm', concurrency: 1 });
    const lines: string[] = [];
    await process(createReportWriter(shortRules, { model, use: USE }), 1, lines).worker.drain();
    await endpoint.close();
    const line = 'rules wrote in place of the model {"sections":"总说: too_short, 大运: empty"}';
    expect(lines).toEqual([line, line]);
    expect((await service.db.select().from(reports)).map(({ written_by }) => written_by)).toEqual([
      'rules',
      'rules',
    ]);
  });

  it('tells the tokens of a report once, and counts them for its account', async () => {
    await order({ a: 1 });
    const endpoint = await startModelEndpoint();
    endpoint.behave(() => ({ kind: 'answer', text: '日主某人。' }));
    const model = createOpenAiModel({ baseUrl: endpoint.url, apiKey: 'k', model: 'm', concurrency: 1 });
    const lines: string[] = [];
    const log = {
      info: (event: string, facts?: object) => void lines.push(`${event} ${JSON.stringify(facts)}`),
      error: () => {},
    };
    const use = createModelUse({
      db: service.db,
      clock: service.clock,
      log,
      outage: createOutageLog(log, service.clock),
      limit: null,
    });
    await process(createReportWriter(shortRules, { model, use })).worker.drain();
    await endpoint.close();
    // Two sections, each asked for three times.
    expect(lines).toEqual(['model used {"purpose":"report","tokens_in":600,"tokens_out":300}']);
    expect(await service.db.select().from(modelUse)).toMatchObject([
      { user_id: 'a', day: '2026-11-20', input: 600, output: 300 },
    ]);
  });

  it('fails a report that waits when its account has used the tokens of a day, and goes on with one that was begun', async () => {
    await order({ a: 1, b: 1 });
    const spent = { ...USE, isSpent: () => Promise.resolve(true) };
    const model = createScriptedModel();
    const writer = createReportWriter(shortRules, { model, use: spent });
    const { queue, worker } = process(writer);
    const begun = await queue.claim();
    if (!begun) throw new Error('no job');
    await queue.storeSection(begun, { position: 0, title: '总说', text: '一节。', written_by: 'rules' });
    await queue.release(begun);
    await worker.drain();
    const failures = (await service.db.select().from(reports)).map(({ id, failure }) => [id, failure]);
    expect(failures).toEqual(
      expect.arrayContaining([
        ['a0', '撰写时语言模型没有应答，请重试'],
        ['b0', describeLimit(service.clock.now())],
      ]),
    );
    service.errors.length = 0;
  });

  it('stops at once while the model is asked to be left alone for a time', async () => {
    await order({ a: 1 });
    const endpoint = await startModelEndpoint();
    endpoint.behave(() => ({ kind: 'status', status: 429, retryAfter: 30 }));
    const model = createOpenAiModel({ baseUrl: endpoint.url, apiKey: 'k', model: 'm', concurrency: 1 });
    const { worker } = process(createReportWriter(shortRules, { model, use: USE }));
    worker.start();
    while (endpoint.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await worker.stop();
    await endpoint.close();
    expect(await service.db.select().from(reportJobs)).toMatchObject([{ claim: null, starts: 0 }]);
  });

  it('writes as many reports at a time as it has slots, no report twice', async () => {
    await order({ a: 6, b: 6 });
    const begun: string[] = [];
    let open = 0;
    let peak = 0;
    const { worker, rules } = process(
      {
        async write(one, job, position, signal) {
          if (position === 0) begun.push(one.report.id);
          open += 1;
          peak = Math.max(peak, open);
          await new Promise((resolve) => setTimeout(resolve, 5));
          open -= 1;
          return rules.write(one, job, position, signal);
        },
      },
      3,
    );
    await worker.drain();
    expect(new Set(begun).size).toBe(12);
    expect(begun).toHaveLength(12);
    expect(peak).toBe(3);
  });

  it('starts when a report is ordered, and leaves the section in progress when it stops', async () => {
    let reached: () => void = () => {};
    const second = new Promise<void>((resolve) => (reached = resolve));
    const { worker, rules } = process({
      write(one, job, position, signal) {
        if (position === 0) return rules.write(one, job, position, signal);
        reached();
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    });
    worker.start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await order({ a: 1 });
    worker.wake();
    await second;
    await worker.stop();
    expect(await service.db.select().from(reportSections)).toHaveLength(1);
    expect(await service.db.select().from(reportJobs)).toMatchObject([{ claim: null, starts: 0 }]);
    await process().worker.drain();
    expect((await service.db.select().from(reports))[0]).toMatchObject({ status: 'completed' });
  });
});
