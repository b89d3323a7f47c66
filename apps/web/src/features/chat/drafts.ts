import { local } from '../../shared/storage.ts';
import { atom } from '../../shared/store.ts';

/** The oldest drafts are forgotten. */
const MAX_DRAFTS = 20;

const MAX_LENGTH = 20_000;

/** What is typed is stored when nothing was typed for so long. Milliseconds. */
const PAUSE = 400;

/** Raise it when the meaning of stored drafts changes: those of another version are forgotten. */
const VERSION = 1;

interface Draft {
  record_id: string;
  text: string;
}

const isDraft = (value: unknown): value is Draft => {
  const { record_id, text } = Object(value) as Partial<Draft>;
  return typeof record_id === 'string' && typeof text === 'string';
};

function readDrafts(): Draft[] {
  const { version, drafts } = Object(local.readJson('chatDrafts')) as { version?: unknown; drafts?: unknown };
  return version === VERSION && Array.isArray(drafts) && drafts.every(isDraft) ? drafts : [];
}

/** What was typed about a record and not sent; empty for nothing. */
export const readDraft = (record_id: string): string =>
  readDrafts().find((draft) => draft.record_id === record_id)?.text ?? '';

/** Keeps what was typed about a record on this device until logout; an empty text forgets it. */
export function storeDraft(record_id: string, text: string): void {
  const others = readDrafts().filter((draft) => draft.record_id !== record_id);
  const kept = text.slice(0, MAX_LENGTH);
  const drafts = kept === '' ? others : [...others, { record_id, text: kept }];
  local.write('chatDrafts', JSON.stringify({ version: VERSION, drafts: drafts.slice(-MAX_DRAFTS) }));
}

/**
 * Stores what is typed about a record at each pause, because a write to the storage holds up the next letter.
 * @param isAllowed whether the member who typed is still logged in: nothing is stored after the logout
 */
export function createDraftWriter(record_id: string, isAllowed: () => boolean) {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting !== null && isAllowed()) storeDraft(record_id, waiting);
    waiting = null;
  };
  // A phone may end a page in the background without another event.
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  return {
    write(text: string) {
      waiting = text;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    /** Stores what waits, and takes no more. */
    close() {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}

/** Stands for the id of a record in the conversation that is about none. */
export const GENERAL = 'general';

/** Under which id a draft is kept. What one member typed about no record is not shown to the next one. */
export const draftIdOf = (record_id: string, member: string | null): string =>
  record_id === GENERAL ? `${GENERAL} ${member ?? ''}` : record_id;

/** What stands in the field, by record; a record that is not here has what is stored. */
export const typedAtom = atom<Readonly<Record<string, string>>>({});
