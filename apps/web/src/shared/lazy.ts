// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the one place that uses it
import { type ComponentType, createElement, lazy as reactLazy, type ReactNode, Suspense } from 'react';

import { tab } from './storage.ts';

/** How often failures were forgotten. */
let round = 0;

/** Lets every failed import be done again. For the boundary that has caught the error. */
export function forgetFailedImports(): void {
  round += 1;
}

/**
 * Loads the document again where the service answers, once for each build in this tab: a new build has other files, and
 * older browsers import no module again that has failed. Settles only where the document stays.
 */
async function reloadOnce(): Promise<void> {
  // The name of the entry's file changes with every file of the app.
  const build = import.meta.url;
  if (tab.read('reloadedBuild') === build) return;
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Without storage it would be done again and again.
  if (!answer?.ok || !tab.write('reloadedBuild', build)) return;
  location.reload();
  await new Promise(() => undefined);
}

/**
 * A dynamic import that is done once. A failed one is done again after {@link forgetFailedImports}, and not before: a
 * component that waits for it would start it again at every attempt to draw it.
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  let failedIn: number | undefined;
  return () => {
    if (failedIn !== undefined && failedIn < round) module = failedIn = undefined;
    return (module ??= load().catch(async (error: unknown) => {
      failedIn = round;
      await reloadOnce();
      throw error;
    }));
  };
}

/** A component whose code is loaded when it is first drawn, as by React's lazy, which keeps a failure for ever. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const read = importOnce(load);
  let code: ReturnType<typeof read> | undefined;
  let component: ComponentType<Props>;
  return function Lazy(props) {
    const latest = read();
    if (latest !== code) {
      code = latest;
      component = reactLazy(() => latest);
    }
    return createElement(component, props);
  };
}

/**
 * A {@link lazy} component that is waited for in its own place, where nothing else of the page waits with it.
 * @param fallback stands there meanwhile
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(load);
  return (props) => createElement(Suspense, { fallback }, createElement(Part, props));
}
