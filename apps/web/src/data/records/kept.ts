import type { RecordQuery } from '@ziping/api-client/endpoints/records';
import type { Page, Schema } from '@ziping/api-client/types';

import { store } from '../../shared/store.ts';
import { memberIdAtom } from '../../session/session.ts';

type RecordPage = Page<Schema<'Record'>>;

/** Lists as the service last answered them, the latest answer first. */
type Kept = readonly (readonly [query: RecordQuery, page: RecordPage])[];

/** The name of all lists on the shelf: they are few and small, and come up in one reading. */
const NAME = 'records';

/** How many answers are kept. */
const MOST = 40;

const seen = () => import('../seen.ts');

/** What is kept of a member, looked for once while they are here. */
let kept: { member: string; lists: Promise<Kept> } | null = null;
store.sub(memberIdAtom, () => {
  kept = null;
});

const isHere = (member: string) => store.get(memberIdAtom) === member;

/** The lists this member has seen on this device before. */
export function recallLists(member: string): Promise<Kept> {
  if (kept?.member !== member) {
    const lists = seen()
      .then(({ recall }) => recall<Kept>(member, NAME))
      .then((found) => found ?? []);
    kept = { member, lists };
  }
  return kept.lists;
}

async function rewrite(member: string, change: (lists: Kept) => Kept): Promise<void> {
  if (!isHere(member)) return;
  kept = { member, lists: recallLists(member).then(change) };
  const [lists, { keep }] = await Promise.all([kept.lists, seen()]);
  if (isHere(member)) await keep(member, NAME, lists);
}

/** Keeps a list as it was just answered. */
export function keepList(member: string, query: RecordQuery, page: RecordPage): Promise<void> {
  const same = JSON.stringify(query);
  return rewrite(member, (lists) =>
    [[query, page] as const, ...lists.filter(([asked]) => JSON.stringify(asked) !== same)].slice(0, MOST),
  );
}

/** Strikes records that were deleted off every list that is kept. */
export function dropFromLists(member: string, ids: readonly string[]): Promise<void> {
  return rewrite(member, (lists) =>
    lists.map(([query, { items, total, ...page }]) => {
      const left = items.filter(({ id }) => !ids.includes(id));
      return [query, { ...page, items: left, total: total - (items.length - left.length) }];
    }),
  );
}
