import type { Client } from '../client.ts';
import { envelope } from '../envelope.ts';
import type { Schema } from '../types.ts';

/** Sends feedback, with up to three images as data URLs. Code 1015: not accepted. */
export async function createFeedback(
  client: Client,
  body: { type: Schema<'FeedbackType'>; content: string; contact?: string; images?: string[] },
): Promise<void> {
  await envelope(client.POST('/api/feedback', { body }));
}
