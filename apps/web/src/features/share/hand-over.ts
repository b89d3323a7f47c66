/** `cancelled` by the visitor; `failed` where sharing is not possible. */
type Shared = 'shared' | 'cancelled' | 'failed';

/**
 * Opens the device's share sheet with a picture. Call it synchronously in a click handler: browsers refuse it later.
 * It may never settle: some versions of iOS do not report that the picture was saved.
 */
export async function sharePicture(file: File): Promise<Shared> {
  try {
    // No text and no URL: some apps take these and drop the picture.
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Downloads a picture. */
export function downloadPicture(src: string, name: string): void {
  const link = document.createElement('a');
  link.href = src;
  link.download = name;
  link.click();
}

/** A file name from a typed title: without the characters that file systems refuse, and never empty. */
export function pictureName(title: string): string {
  const safe = title.replace(/[\\/:*?"<>|\p{C}]/gu, '').trim();
  return `${safe || '命盘'}.png`;
}
