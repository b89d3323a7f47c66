import type { ComponentType } from 'react';

import { importOnce } from '../shared/lazy.ts';
import type { Store } from '../shared/store.ts';
import type { RouteEntry } from './routes.ts';

export interface RouteModule {
  default: ComponentType;
  /** Starts the page's first queries, and may wait for them, before the page is drawn in a fresh document. */
  loader?: (context: { store: Store; url: URL }) => Promise<unknown>;
}

const importers = import.meta.glob<RouteModule>('../routes/*/*Route.tsx');
const imports = new Map<string, { load: () => Promise<RouteModule>; loaded?: RouteModule }>();

/** The module of a page where it has been loaded: its page is then drawn without suspending. */
export function loadedRouteModule({ module }: RouteEntry): RouteModule | undefined {
  return imports.get(module)?.loaded;
}

/**
 * Loads the module of a page once, see {@link importOnce}.
 * @throws where the table names a module that does not exist, or it cannot be fetched
 */
export function loadRouteModule({ module }: RouteEntry): Promise<RouteModule> {
  const importer = importers[`../routes/${module}.tsx`];
  if (!importer) throw new Error(`There is no src/routes/${module}.tsx`);
  const known = imports.get(module);
  if (known) return known.load();
  const entry: { load: () => Promise<RouteModule>; loaded?: RouteModule } = {
    load: importOnce(async () => (entry.loaded = await importer())),
  };
  imports.set(module, entry);
  return entry.load();
}
