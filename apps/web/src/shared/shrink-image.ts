/** Longest side of an image that is sent, in pixels: small print on a screenshot can still be read. */
const LONGEST = 2048;

/** Quality of a JPEG, 0–1. */
const QUALITY = 0.85;

/** The image scaled down; null where it is small enough, or a canvas is missing. */
function scaleDown(image: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const scale = LONGEST / Math.max(image.width, image.height);
  if (!context || scale >= 1) return Promise.resolve(null);
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/**
 * Scales an image down to {@link LONGEST}, rotated as its camera recorded. Returns the file itself where it is small
 * enough, would not take fewer bytes, or cannot be decoded.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const small = await scaleDown(image, file.type);
    image.close();
    return small && small.size < file.size ? small : file;
  } catch {
    // The form itself refuses what is not an image.
    return file;
  }
}
