import type { Schema } from '@ziping/api-client/types';

import { local } from '../shared/storage.ts';
import { atom, store } from '../shared/store.ts';

type LocationNode = Schema<'LocationNode'>;

/** How long the stored regions are taken without asking again, in milliseconds. */
export const locationsLifetime = 86_400_000;

export type Locations =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; nodes: LocationNode[] }
  | { kind: 'cached'; nodes: LocationNode[]; message: string };

const cachedMessage = '获取地区数据失败（使用缓存数据）';
const failedMessage = (message: string) => `获取地区数据失败：${message}`;

const heldLocations = atom<Locations>({ kind: 'loading' });
heldLocations.debugLabel = 'heldLocations';

/** The regions of China, or why they are not there. */
export const locationsAtom = atom((get) => get(heldLocations));
locationsAtom.debugLabel = 'locations';

interface Stored {
  timestamp: number;
  data: LocationNode[];
}

function stored(): Stored | null {
  const found = local.readJson('locationData');
  if (found === null || typeof found !== 'object') return null;
  const { timestamp, data } = found as Partial<Stored>;
  return typeof timestamp === 'number' && Array.isArray(data) && data.length > 0 ? { timestamp, data } : null;
}

/**
 * Loads the regions: from storage while that is less than a day old, else from the service; an older stored
 * copy serves where the service does not.
 * @param fetchNodes asks the service
 * @param now epoch milliseconds
 */
export async function loadLocations(fetchNodes: () => Promise<LocationNode[]>, now: number): Promise<void> {
  const cache = stored();
  if (cache && now - cache.timestamp < locationsLifetime && now >= cache.timestamp) {
    store.set(heldLocations, { kind: 'ready', nodes: cache.data });
    return;
  }
  store.set(heldLocations, { kind: 'loading' });
  try {
    const nodes = await fetchNodes();
    local.write('locationData', JSON.stringify({ timestamp: now, data: nodes } satisfies Stored));
    store.set(heldLocations, { kind: 'ready', nodes });
  } catch (error) {
    store.set(
      heldLocations,
      cache
        ? { kind: 'cached', nodes: cache.data, message: cachedMessage }
        : { kind: 'failed', message: failedMessage(error instanceof Error ? error.message : '') },
    );
  }
}
