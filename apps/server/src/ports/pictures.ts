/** Converts uploads to images that are safe to store and serve. */
export interface Pictures {
  /**
   * The centre of an image as a square WebP of at most 512 pixels, upright and without metadata.
   *
   * @returns null unless the content is a valid JPEG, PNG or WebP within the limits of size.
   */
  toAvatar(upload: Uint8Array): Promise<Uint8Array | null>;
  /** The whole image as a WebP of at most 1600 pixels a side; null unless it is a valid JPEG or PNG. */
  toAttachment(upload: Uint8Array): Promise<Uint8Array | null>;
}

/** The most bytes of an uploaded image. */
export const PICTURE_BYTES = 5 * 1024 * 1024;
