import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { UploadedFileSchema } from '../schemas/upload.ts';
import type { Schema } from '../types.ts';

/** Uploads an avatar, at most 5 MB. Code 1014: the picture is not accepted. */
export function uploadAvatar(client: Client, file: Blob): Promise<Schema<'UploadedFile'>> {
  const form = new FormData();
  form.append('file', file);
  // The contract can only type a file as text; the form replaces the body, so the value here is never sent.
  return unwrap(
    client.POST('/api/upload/avatar', { body: { file: '' }, bodySerializer: () => form }),
    UploadedFileSchema,
  );
}
