import type { Client } from '../client.ts';
import { envelope } from '../envelope.ts';
import { pageOf } from '../normalise.ts';
import { FeedbackSchema } from '../schemas/feedback.ts';
import type { CallOptions, Page, Schema } from '../types.ts';

/** Sends feedback, with up to three images as data URLs. Code 1015: not accepted. */
export async function createFeedback(
  client: Client,
  body: { type: Schema<'FeedbackType'>; content: string; contact?: string; images?: string[] },
): Promise<void> {
  await envelope(client.POST('/api/feedback', { body }));
}

/** One page of the feedback that the user has sent, newest first. */
export async function listFeedbacks(
  client: Client,
  query: { page?: number; page_size?: number } = {},
  { signal }: CallOptions = {},
): Promise<Page<Schema<'Feedback'>>> {
  return pageOf(await envelope(client.GET('/api/feedbacks', { params: { query }, signal })), FeedbackSchema);
}
