import { vi } from 'vitest';

import type {} from '../shell/hold-clicks.ts';

/** Runs the head script as the document of a route would. */
export async function runHeadScript(dataset: { route?: string; request?: string } = {}): Promise<void> {
  vi.resetModules();
  // A new document has no listeners yet.
  await window.__releaseClicks?.();
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { dataset } });
  await import('../shell/head-script.ts');
}
