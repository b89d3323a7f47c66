import type { OutageLog } from '../../db/outage.ts';
import { isDatabaseUnavailable } from '../../db/outage.ts';
import type { Log } from '../../shared/log.ts';
import type { Clock } from '../../ports/clock.ts';
import { ModelError } from '../../ports/model.ts';
import { describeLimit } from '../model-use/model-use.ts';
import { CLAIM_MS, type Ended, type Job, type Queue, type ReportMaterial, type Section } from './queue.ts';
import type { RulesReason } from './section-writer.ts';

/** How often an idle slot looks for jobs that other processes added or left, in milliseconds. */
const LOOK_MS = 5000;
/** A report that ends its process so often is given up. */
const MOST_STARTS = 5;

/** Stored, and read at any time later: nothing in them is said of now. */
const FAILURES = {
  crashed: '报告多次撰写未成，请重试',
  unavailable: '撰写时语言模型没有应答，请重试',
  unexpected: '撰写时出错，请重试',
  outdated: '出生信息在生成期间有修改，请重新生成',
};

/** A section as it was written. */
interface NewSection extends Section {
  /** Why the rules wrote it in place of a model. */
  reason?: RulesReason;
}

/** Writes the sections of a report, each on its own, so that what is done is kept. */
export interface Writer {
  /** The titles of the sections, in their order. */
  outline(material: ReportMaterial): string[];
  /** Whether its account may have it written today. One that was begun is written to its end. */
  isWithinDailyLimit(material: ReportMaterial): Promise<boolean>;
  /** Tells the operator what a model has used for it. */
  logUse(job: Job): void;
  /** The section at a position, from 0. @throws ModelError when no section can be written now */
  write(material: ReportMaterial, job: Job, position: number, signal: AbortSignal): Promise<NewSection>;
}

interface Dependencies {
  queue: Queue;
  clock: Clock;
  writer: Writer;
  /** Tells the owner of a report that it is written. */
  notify: (reportId: string) => Promise<void>;
  /** How many reports are written at the same time. */
  slots: number;
  log: Log;
  outage: OutageLog;
}

export type Worker = ReturnType<typeof createWorker>;

export function createWorker({ queue, clock, writer, notify, slots, log, outage }: Dependencies) {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const wakeIdle = new Set<() => void>();

  const wake = () => {
    for (const resume of wakeIdle) resume();
  };

  /** Resolves after some seconds, or earlier when a job is added or the worker stops. */
  function idle(): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        wakeIdle.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, LOOK_MS);
      wakeIdle.add(resume);
    });
  }

  /** Ends a job whose report cannot be finished. */
  async function end(job: Job, ended: Ended): Promise<void> {
    if (ended === 'outdated') await queue.fail(job, FAILURES.outdated);
    if (ended === 'gone') await queue.fail(job, null);
  }

  /** @param replaced takes the sections that the rules wrote in place of a model, with the reason */
  async function writeReport(job: Job, replaced: string[]): Promise<void> {
    if (job.starts > MOST_STARTS) return queue.fail(job, FAILURES.crashed);
    const material = await queue.open(job);
    if (typeof material === 'string') return end(job, material);
    if (!(await writer.isWithinDailyLimit(material))) return queue.postpone(job, describeLimit(clock.now()));
    const titles = writer.outline(material);
    const isOfThisBuild =
      titles.length === material.report.sections_total &&
      material.sections.every(({ position, title }) => titles[position] === title);
    if (!isOfThisBuild) {
      await queue.restart(job, titles.length);
      material.sections = [];
    }
    const stored = new Set(material.sections.map(({ position }) => position));
    for (let position = 0; position < titles.length; position += 1) {
      if (stored.has(position)) continue;
      const { reason, ...section } = await writer.write(material, job, position, stopping.signal);
      if (reason) replaced.push(`${section.title}: ${reason}`);
      stopping.signal.throwIfAborted();
      const ended = await queue.storeSection(job, section);
      if (ended) return end(job, ended);
      material.sections.push(section);
    }
    if (await queue.complete(job)) await notifyOwner(job);
  }

  /** The report is there without the message too. */
  async function notifyOwner({ report_id }: Job): Promise<void> {
    try {
      await notify(report_id);
    } catch (error) {
      log.error('notice of a report failed', error);
    }
  }

  async function run(job: Job): Promise<void> {
    const replaced: string[] = [];
    const renewal = setInterval(() => void queue.renew(job).catch(outage.report), CLAIM_MS / 3);
    try {
      await writeReport(job, replaced);
    } catch (error) {
      // An outage leaves the claim to end, after which the report is written on.
      if (isDatabaseUnavailable(error)) outage.report(error);
      else if (stopping.signal.aborted) await queue.release(job);
      else if (error instanceof ModelError) {
        log.error('model failed', error, error.facts);
        await queue.fail(job, FAILURES.unavailable);
      } else {
        log.error('report failed', error);
        await queue.fail(job, FAILURES.unexpected);
      }
    } finally {
      clearInterval(renewal);
      writer.logUse(job);
      if (replaced.length > 0)
        log.info('rules wrote in place of the model', { sections: replaced.join(', ') });
    }
  }

  async function runSlot(): Promise<void> {
    while (!stopping.signal.aborted) {
      let job: Job | null = null;
      try {
        job = await queue.claim();
        if (job) await run(job);
      } catch (error) {
        job = null;
        if (isDatabaseUnavailable(error)) outage.report(error);
        else log.error('queue failed', error);
      }
      if (!job && !stopping.signal.aborted) await idle();
    }
  }

  return {
    /** Starts to write what waits, until {@link stop}. */
    start(): void {
      for (let slot = 0; slot < slots; slot += 1) {
        const ended: Promise<void> = runSlot().finally(() => running.delete(ended));
        running.add(ended);
      }
    },
    /** Tells idle slots that a job was added. */
    wake,
    /** Writes what waits, for tests. */
    async drain(): Promise<void> {
      const slot = async () => {
        for (let job = await queue.claim(); job; job = await queue.claim()) await run(job);
      };
      await Promise.all(Array.from({ length: slots }, slot));
    },
    /** Leaves the sections in progress, which are written anew after the next start. Resolves when nothing runs. */
    async stop(): Promise<void> {
      stopping.abort();
      wake();
      await Promise.allSettled(running);
    },
  };
}
