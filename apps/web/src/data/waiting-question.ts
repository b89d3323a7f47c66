/** A question that begins in a report and is asked in the conversation. */
import type { Schema } from '@ziping/api-client/types';

import { atom } from '../shared/store.ts';

/** The report that a question is about, and the prompt from which it comes. */
export type AboutReport = Required<Pick<Schema<'ChatBody'>, 'report_type_code' | 'prompt'>>;

/** The question that waits for the conversation about a record; null for none. */
export const waitingQuestionAtom = atom<{
  record_id: string;
  question: string;
  report_type_code: string;
} | null>(null);
