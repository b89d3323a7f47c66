/** Somebody as the messaging app knows them. */
export interface MessagingProfile {
  /** The same at every sign-in of this person to this app. */
  openid: string;
  /** As the person chose it, unchecked; empty when the app does not tell. */
  nickname: string;
}

/** Signs people in through the messaging app that they came from. */
export interface MessagingLogin {
  /** The page that asks for consent, with the app's id in its query; the client adds the rest. */
  authorizeUrl: string;
  /**
   * Trades the code from the consent page, which serves once.
   *
   * @returns null when the code is unknown, spent or over.
   * @throws MessagingLoginError when the provider cannot tell.
   */
  exchange(code: string): Promise<MessagingProfile | null>;
}

/** The provider did not say who came. */
export class MessagingLoginError extends Error {
  override name = 'MessagingLoginError';
}
