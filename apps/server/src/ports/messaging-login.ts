/** A user of WeChat. */
export interface MessagingProfile {
  /** Identifies the user to this app at every login. */
  openid: string;
  /** As the user chose it, not validated; empty when unknown. */
  nickname: string;
}

/** Login through WeChat. */
export interface MessagingLogin {
  /** URL of the consent page with the app id; the client adds the other parameters. */
  authorizeUrl: string;
  /**
   * Exchanges the code of the consent page, which can be used once.
   *
   * @returns null when the code is unknown, used or expired.
   * @throws MessagingLoginError when the provider fails.
   */
  exchange(code: string): Promise<MessagingProfile | null>;
}

/** The provider failed. */
export class MessagingLoginError extends Error {
  override name = 'MessagingLoginError';
}
