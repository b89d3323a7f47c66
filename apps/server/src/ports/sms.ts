/** One short message to a mainland phone. */
export interface SmsMessage {
  phone: string;
  /** The whole sentence as the person reads it. */
  text: string;
  /** The verification code inside the text, for providers that send by template; absent where there is none. */
  code?: string;
}

/** Hands messages to whoever delivers them. */
export interface Sms {
  /** Resolves once the provider has taken the message; rejects with {@link SmsError} when it has not. */
  send(message: SmsMessage): Promise<void>;
}

/** The provider did not take a message. */
export class SmsError extends Error {
  override name = 'SmsError';
}
