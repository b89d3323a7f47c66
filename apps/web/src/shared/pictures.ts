/** Largest picture that is sent, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What stands against sending a picture: of the wrong type, too large, or nothing. */
export function pictureFault(
  { type, size }: Pick<File, 'type' | 'size'>,
  accepted: RegExp,
): 'type' | 'size' | null {
  if (!accepted.test(type)) return 'type';
  return size > MAX_BYTES ? 'size' : null;
}

/**
 * A photograph as a data URL, of the type it is by its first bytes and not by its name.
 * @returns null where it is neither JPEG nor PNG
 * @throws when the file cannot be read
 */
export async function photoUrl(file: Blob): Promise<string | null> {
  const url = await dataUrl(file);
  const bytes = url.slice(url.indexOf(',') + 1);
  const type = (bytes.startsWith('iVBORw0KGg') && 'png') || (bytes.startsWith('/9j/') && 'jpeg');
  return type ? `data:image/${type};base64,${bytes}` : null;
}

/**
 * A file as a data URL.
 * @throws when the file cannot be read
 */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}
