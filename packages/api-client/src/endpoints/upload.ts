import type { Client } from '../client.ts';
import { unwrap } from '../envelope.ts';

/** Uploads an avatar, at most 5 MB. Code 1014: the picture is not accepted. */
export function uploadAvatar(client: Client, file: Blob): Promise<{ url: string }> {
  const form = new FormData();
  form.append('file', file);
  // The contract can only type a file as text; the form replaces the body, so the value here is never sent.
  return unwrap(client.POST('/api/upload/avatar', { body: { file: '' }, bodySerializer: () => form }));
}
