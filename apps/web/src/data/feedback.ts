import { createFeedback } from '@ziping/api-client/endpoints/feedback';

import { type BodyOf, mutationHook } from './mutation.ts';

/** Sends feedback. */
export const useCreateFeedback = mutationHook((body: BodyOf<typeof createFeedback>, { client }) =>
  createFeedback(client, body),
);
