import { createFeedback } from '@ziping/api-client/endpoints/feedback';

import { type BodyOf, mutationAtom } from './mutation.ts';

/** Sends feedback. */
export const createFeedbackMutationAtom = mutationAtom((body: BodyOf<typeof createFeedback>, { client }) =>
  createFeedback(client, body),
);
