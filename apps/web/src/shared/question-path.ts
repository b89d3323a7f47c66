import { safePath } from './safe-path.ts';
import { tab } from './storage.ts';

/** The path of the conversation that was left in this tab to buy something for it; undefined for none. */
export function questionHref(): string | undefined {
  const path = tab.read('questionPath');
  return path === null ? undefined : safePath(path);
}
