/** A question that begins in a report and is asked in the conversation. */
import type { Schema } from '@ziping/api-client/types';

import { atom } from '../shared/store.ts';

/** The report that a question is about, and the prompt from which it comes, if from any. */
export type AboutReport = Required<Pick<Schema<'ChatBody'>, 'report_type_code'>> &
  Pick<Schema<'ChatBody'>, 'prompt'>;

/** What waits for the conversation about a record: the report of the next question, and its text if there is one. */
export const waitingQuestionAtom = atom<{
  record_id: string;
  question?: string;
  report_type_code: string;
} | null>(null);
