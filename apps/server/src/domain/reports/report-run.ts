/** How a claimed report is written, section by section, and what becomes of one that is not. */
import { isDatabaseUnavailable, type OutageLog } from '../../db/outage.ts';
import type { Clock } from '../../ports/clock.ts';
import { ModelError } from '../../ports/model.ts';
import type { Log } from '../../shared/log.ts';
import { describeLimit } from '../model-use/model-use.ts';
import { CLAIM_MS, type Ended, type Job, type Queue, type ReportMaterial, type Section } from './queue.ts';
import type { RulesReason } from './section-writer.ts';

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

export interface ReportRunNeeds {
  queue: Queue;
  clock: Clock;
  writer: Writer;
  /** Tells the owner of a report that it is written. */
  notify: (reportId: string) => Promise<void>;
  log: Log;
  outage: OutageLog;
}

/** Ends a job whose report cannot be finished. */
async function end({ queue }: ReportRunNeeds, job: Job, ended: Ended): Promise<void> {
  if (ended === 'outdated') await queue.fail(job, FAILURES.outdated);
  if (ended === 'gone') await queue.fail(job, null);
}

/** @param replaced takes the sections that the rules wrote in place of a model, with the reason */
async function writeReport(
  needs: ReportRunNeeds,
  job: Job,
  replaced: string[],
  signal: AbortSignal,
): Promise<void> {
  const { queue, writer, clock } = needs;
  if (job.starts > MOST_STARTS) return queue.fail(job, FAILURES.crashed);
  const material = await queue.open(job);
  if (typeof material === 'string') return end(needs, job, material);
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
    const { reason, ...section } = await writer.write(material, job, position, signal);
    if (reason) replaced.push(`${section.title}: ${reason}`);
    signal.throwIfAborted();
    const ended = await queue.storeSection(job, section);
    if (ended) return end(needs, job, ended);
    material.sections.push(section);
  }
  if (await queue.complete(job)) await notifyOwner(needs, job);
}

/** The report is there without the message too. */
async function notifyOwner({ notify, log }: ReportRunNeeds, { report_id }: Job): Promise<void> {
  try {
    await notify(report_id);
  } catch (error) {
    log.error('notice of a report failed', error);
  }
}

/** Writes a claimed report. Where the signal aborts, the section in progress is left and the claim given up. */
export async function runReport(needs: ReportRunNeeds, job: Job, signal: AbortSignal): Promise<void> {
  const { queue, writer, log, outage } = needs;
  const replaced: string[] = [];
  const renewal = setInterval(() => void queue.renew(job).catch(outage.report), CLAIM_MS / 3);
  try {
    await writeReport(needs, job, replaced, signal);
  } catch (error) {
    // An outage leaves the claim to end, after which the report is written on.
    if (isDatabaseUnavailable(error)) outage.report(error);
    else if (signal.aborted) await queue.release(job);
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
    if (replaced.length > 0) log.info('rules wrote in place of the model', { sections: replaced.join(', ') });
  }
}
