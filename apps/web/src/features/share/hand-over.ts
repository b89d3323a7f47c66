import { safeFileName } from '../../shared/save-file.ts';

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

/** A file name from a typed title, never empty. */
export const pictureName = (title: string) => `${safeFileName(title) || '命盘'}.png`;
