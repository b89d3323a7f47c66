/** A captcha image and its answer. */
interface Captcha {
  /** Four characters; compared without regard to case. */
  answer: string;
  png: Uint8Array;
}

/** Renders captchas. */
export interface CaptchaRenderer {
  /** @param digitsOnly leaves out letters, for an answer that is asked for in words. */
  render(digitsOnly?: boolean): Promise<Captcha>;
}
