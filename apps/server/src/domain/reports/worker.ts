import type { Job } from './queue.ts';
import { createReportRun, type ReportRunNeeds } from './report-run.ts';

/** How often an idle slot looks for jobs that other processes added or left, in milliseconds. */
const LOOK_MS = 5000;

interface Dependencies extends ReportRunNeeds {
  /** How many reports are written at the same time. */
  slots: number;
}

export type Worker = ReturnType<typeof createWorker>;

/** Writes the reports that wait, some at the same time. */
export function createWorker({ slots, ...needs }: Dependencies) {
  const { queue, outage } = needs;
  const run = createReportRun(needs);
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

  async function runSlot(): Promise<void> {
    while (!stopping.signal.aborted) {
      let job: Job | null = null;
      try {
        job = await queue.claim();
        if (job) await run(job, stopping.signal);
      } catch (error) {
        job = null;
        outage.logFailure('queue failed', error);
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
        for (let job = await queue.claim(); job; job = await queue.claim()) await run(job, stopping.signal);
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
