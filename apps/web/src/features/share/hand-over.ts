/** How a share ended: handed to another app, put away by the visitor, or not possible. */
type Shared = 'shared' | 'cancelled' | 'failed';

/**
 * Opens the device's share sheet with a picture. To be called at once in the handler of a press: browsers refuse it
 * later. It may never settle: some versions of iOS forget to say that the picture was put among the pictures.
 */
export async function sharePicture(file: File): Promise<Shared> {
  try {
    // Files alone: beside a text or an address some apps take that and leave the picture.
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Hands a picture that has an address to the browser's downloads. */
export function downloadPicture(src: string, name: string): void {
  const link = document.createElement('a');
  link.href = src;
  link.download = name;
  link.click();
}

/** A file name made of what somebody typed: without what file systems refuse, and never empty. */
export function pictureName(title: string): string {
  const safe = title.replace(/[\\/:*?"<>|\p{C}]/gu, '').trim();
  return `${safe || '命盘'}.png`;
}
