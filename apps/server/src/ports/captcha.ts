/** A picture that a person can read and its answer. */
interface CaptchaPicture {
  /** Four characters; compared without regard to case. */
  answer: string;
  png: Uint8Array;
}

/** Makes the pictures that keep scripts from sending short messages. */
export interface CaptchaPainter {
  paint(): Promise<CaptchaPicture>;
}
