import { clear, createStore, get, keys, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** The shelf on this device. Opened on first use: a browser may have none, or forbid it. */
const shelf = () => (opened ??= createStore('ziping', 'seen'));

/** A shelf that is full, forbidden or missing is no fault: the service has everything. */
async function attempt<Value>(access: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}

const keyOf = (member: string, name: string) => `${member}/${name}`;

/**
 * What a member has seen before, as the service last said it; null where it was never seen on this device.
 * @param member id of the member who is here: nobody is shown what another one saw
 * @param name of the answer, such as `chart/r_1`
 */
export async function recall<Answer>(member: string, name: string): Promise<Answer | null> {
  return (await attempt(() => get<Answer>(keyOf(member, name), shelf()))) ?? null;
}

/** The names of everything this member has seen, of those that begin so, such as `chart/`. */
export async function namesSeen(member: string, beginning: string): Promise<string[]> {
  const known = (await attempt(() => keys<string>(shelf()))) ?? [];
  const from = keyOf(member, '').length;
  return known.filter((key) => key.startsWith(keyOf(member, beginning))).map((key) => key.slice(from));
}

/** Keeps what the service has just said, so that it opens at once the next time, and without a network. */
export async function keep(member: string, name: string, answer: unknown): Promise<void> {
  await attempt(() => set(keyOf(member, name), answer, shelf()));
}

/** Forgets everything that was seen on this device, whoever saw it. */
export async function forgetAll(): Promise<void> {
  await attempt(() => clear(shelf()));
}
