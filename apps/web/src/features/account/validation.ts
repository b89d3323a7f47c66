import * as v from 'valibot';

/** A mainland mobile number: 11 digits, 1, then 3 to 9. */
const PHONE = /^1[3-9]\d{9}$/;

/** Whether a text is a mainland mobile number. */
export const isPhone = (text: string) => PHONE.test(text);

/** Shortest password, in characters. */
const MIN_PASSWORD = 6;

/** Length of the characters in a captcha picture. */
export const CAPTCHA_LENGTH = 4;

/** A phone number that must be there and be one. */
export const phoneField = (messages: { required: string; phone: string }) =>
  v.pipe(v.string(), v.nonEmpty(messages.required), v.regex(PHONE, messages.phone));

/** The six digits of a text message. */
export const codeField = (messages: { codeInvalid: string }) =>
  v.pipe(v.string(), v.regex(/^\d{6}$/, messages.codeInvalid));

/** A new password, long enough. */
export const newPasswordField = (messages: { required: string; short: string }) =>
  v.pipe(v.string(), v.nonEmpty(messages.required), v.minLength(MIN_PASSWORD, messages.short));

/** The first message of each field at fault; empty when the values are sound. */
export function fieldErrors<Values extends object>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
): Partial<Record<keyof Values, string>> {
  const errors: Partial<Record<keyof Values, string>> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = issue.path?.[0]?.key as keyof Values | undefined;
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}
