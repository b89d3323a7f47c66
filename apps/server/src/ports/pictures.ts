/** Turns what people upload into pictures that are safe to keep and to show. */
export interface Pictures {
  /**
   * The middle of a picture as a square WebP of at most 512 pixels, upright and without its metadata.
   *
   * @returns null for anything but a sound JPEG, PNG or WebP of bearable dimensions, whatever its name says.
   */
  toAvatar(upload: Uint8Array): Promise<Uint8Array | null>;
  /** The whole picture as a WebP of at most 1600 pixels a side; null for anything but a JPEG or PNG, as above. */
  toAttachment(upload: Uint8Array): Promise<Uint8Array | null>;
}

/** The most bytes of one uploaded picture. */
export const PICTURE_BYTES = 5 * 1024 * 1024;
