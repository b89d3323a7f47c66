import type { Job } from './queue.ts';
import { type ReportRunNeeds, runReport } from './report-run.ts';

/** How often an idle slot looks for jobs that other processes added or left, in milliseconds. */
const LOOK_MS = 5000;

interface WorkerNeeds extends ReportRunNeeds {
  /** How many reports are written at the same time. */
  slots: number;
}

/** Writes the reports that wait, some at the same time. */
export class Worker {
  readonly #needs: WorkerNeeds;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #wakeIdle = new Set<() => void>();

  constructor(needs: WorkerNeeds) {
    this.#needs = needs;
  }

  /** Starts to write what waits, until {@link stop}. */
  start(): void {
    for (let slot = 0; slot < this.#needs.slots; slot += 1) {
      const ended: Promise<void> = this.#runSlot().finally(() => this.#running.delete(ended));
      this.#running.add(ended);
    }
  }

  /** Tells idle slots that a job was added. Bound, so that it can be given away. */
  readonly wake = (): void => {
    for (const resume of this.#wakeIdle) resume();
  };

  /** Writes what waits, for tests. */
  async drain(): Promise<void> {
    const slot = async () => {
      while (await this.#runNext());
    };
    await Promise.all(Array.from({ length: this.#needs.slots }, slot));
  }

  /** Leaves the sections in progress, which are written anew after the next start. Resolves when nothing runs. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await Promise.allSettled(this.#running);
  }

  /** Resolves after some seconds, or earlier when a job is added or the worker stops. */
  #idle(): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        this.#wakeIdle.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, LOOK_MS);
      this.#wakeIdle.add(resume);
    });
  }

  /** Writes the report that is next. @returns null where none waits */
  async #runNext(): Promise<Job | null> {
    const job = await this.#needs.queue.claim();
    if (job) await runReport(this.#needs, job, this.#stopping.signal);
    return job;
  }

  async #runSlot(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const job = await this.#runNext().catch((error: unknown) => {
        this.#needs.outage.logFailure('queue failed', error);
        return null;
      });
      if (!job && !this.#stopping.signal.aborted) await this.#idle();
    }
  }
}
