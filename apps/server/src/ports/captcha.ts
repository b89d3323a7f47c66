/** A captcha image and its answer. */
interface Captcha {
  /** Four characters; compared without regard to case. */
  answer: string;
  png: Uint8Array;
}

/** Renders captchas. */
export interface CaptchaRenderer {
  render(): Promise<Captcha>;
}
