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
