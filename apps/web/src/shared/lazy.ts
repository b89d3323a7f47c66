// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the one place that uses it
import { type ComponentType, createElement, lazy as reactLazy } from 'react';

import { tab } from './storage.ts';

/** How long the service has to answer, in milliseconds. */
const ANSWER_TIMEOUT = 5000;

/** Each makes one failed import start again. */
const failed = new Set<() => void>();

/**
 * Loads the document again where the service answers, once for each build in this tab: a new build has other files, and
 * older browsers import no module again that has failed. Settles only where the document stays.
 */
async function reloadOnce(): Promise<void> {
  // The name of the entry's file changes with every file of the app.
  const build = import.meta.url;
  if (tab.read('reloadedBuild') === build) return;
  const reachable = await Promise.race([
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT, false)),
  ]);
  // Without storage it would be done again and again.
  if (!reachable || !tab.write('reloadedBuild', build)) return;
  location.reload();
  await new Promise(() => undefined);
}

/** Imports a module. A failure is kept by its caller until {@link forgetFailedImports} calls `forget`. */
function tryImport<Module>(load: () => Promise<Module>, forget: () => void): Promise<Module> {
  return load().catch(async (error: unknown) => {
    failed.add(forget);
    await reloadOnce();
    throw error;
  });
}

/** Lets every failed import be done again. For the boundary that has caught the error. */
export function forgetFailedImports(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Lets a failed import load the document again, after the visitor has asked for another attempt. */
export const allowReload = (): void => tab.remove('reloadedBuild');

/**
 * A dynamic import that is done once. A failed one is done again after {@link forgetFailedImports}, and not before: a
 * component that waits for it would start it again at every attempt to draw it.
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return () => (module ??= tryImport(load, () => (module = undefined)));
}

/** A component whose code is loaded when it is first drawn, as by React's lazy, which keeps a failure for ever. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const component = () => (loaded ??= reactLazy(() => tryImport(load, () => (loaded = undefined))));
  return function Lazy(props) {
    return createElement(component(), props);
  };
}
