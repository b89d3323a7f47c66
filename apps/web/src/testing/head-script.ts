import { vi } from 'vitest';

/** Runs the head script as the document of a route would. */
export async function runHeadScript(dataset: { route?: string; request?: string } = {}): Promise<void> {
  vi.resetModules();
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { dataset } });
  await import('../shell/head-script.ts');
}
