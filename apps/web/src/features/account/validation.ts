import type { Rule } from '../../shared/rules.ts';

/** Whether a text is a mainland mobile number: 11 digits, 1, then 3 to 9. */
export const isPhone = (text: string) => /^1[3-9]\d{9}$/.test(text);

/** Shortest password, in characters. */
const MIN_PASSWORD = 6;

/** Length of the characters in a captcha picture. */
export const CAPTCHA_LENGTH = 4;

/** The value must be there. */
export const filled = (message: string): Rule<string> => [(text) => text !== '', message];

/** A phone number that must be there and be one. */
export const phoneRules = (messages: { required: string; phone: string }): Rule<string>[] => [
  filled(messages.required),
  [isPhone, messages.phone],
];

/** What was read from a captcha picture, before a code is sent against it. */
export const captchaRules = (messages: {
  captchaRequired: string;
  captchaInvalid: string;
}): Rule<string>[] => [
  filled(messages.captchaRequired),
  [(text) => text.length >= CAPTCHA_LENGTH, messages.captchaInvalid],
];

/** The six digits of a text message. */
export const codeRules = (messages: { codeInvalid: string }): Rule<string>[] => [
  [(text) => /^\d{6}$/.test(text), messages.codeInvalid],
];

/** A new password, long enough. */
export const newPasswordRules = (messages: { required: string; short: string }): Rule<string>[] => [
  filled(messages.required),
  [(text) => text.length >= MIN_PASSWORD, messages.short],
];

/** A password typed a second time. */
export const repeatRules = (messages: {
  required: string;
  mismatch: string;
}): Rule<string, { new_password: string }>[] => [
  filled(messages.required),
  [(text, { new_password }) => text === new_password, messages.mismatch],
];
