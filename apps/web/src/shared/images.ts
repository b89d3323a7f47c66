/** Largest image that is sent, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Why an image cannot be sent: its type or its size; null where it can. */
export function findImageProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  accepted: RegExp,
): 'type' | 'size' | null {
  if (!accepted.test(type)) return 'type';
  return size > MAX_BYTES ? 'size' : null;
}

/**
 * An image as a data URL, with the type that its first bytes show, whatever the file claims.
 * @returns null where it is neither JPEG nor PNG
 * @throws when the file cannot be read
 */
export async function readImageAsDataUrl(file: Blob): Promise<string | null> {
  const url = await readAsDataUrl(file);
  const base64 = url.slice(url.indexOf(',') + 1);
  const type = (base64.startsWith('iVBORw0KGg') && 'png') || (base64.startsWith('/9j/') && 'jpeg');
  return type ? `data:image/${type};base64,${base64}` : null;
}

/**
 * A file as a data URL.
 * @throws when the file cannot be read
 */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}
