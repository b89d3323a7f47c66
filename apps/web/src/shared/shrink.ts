/** Longest side of a picture that is sent, in pixels: small print on a screenshot can still be read. */
const LONGEST = 2048;

/** How much of a JPEG's fineness is kept, 0–1. */
const QUALITY = 0.85;

/** The picture drawn smaller; null where it is small enough, or nothing can be drawn. */
function drawnSmall(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const scale = LONGEST / Math.max(picture.width, picture.height);
  if (!pen || scale >= 1) return Promise.resolve(null);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, type, QUALITY));
}

/**
 * A picture no larger than is needed, upright as its camera meant it. The file itself where it is small enough,
 * would not become smaller, or cannot be drawn.
 */
export async function shrunk(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const small = await drawnSmall(picture, file.type);
    picture.close();
    return small && small.size < file.size ? small : file;
  } catch {
    // What is no picture is the form's to refuse.
    return file;
  }
}
