/** An SMS to a mainland phone. */
export interface SmsMessage {
  phone: string;
  /** The complete text. */
  text: string;
  /** The verification code in the text, for providers that send by template. */
  code?: string;
}

/** Sends SMS. */
export interface Sms {
  /** Resolves when the provider accepts the message. @throws SmsError */
  send(message: SmsMessage): Promise<void>;
}

/** The provider did not accept a message. */
export class SmsError extends Error {
  override name = 'SmsError';
}
