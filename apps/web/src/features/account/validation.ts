import type { Rule } from '../../shared/rules.ts';

/** Whether a text is a mainland mobile number: 11 digits, 1, then 3 to 9. */
export const isPhone = (text: string) => /^1[3-9]\d{9}$/.test(text);

/** Shortest password, in characters. */
const MIN_PASSWORD = 6;

/** Characters in a captcha. */
export const CAPTCHA_LENGTH = 4;

/** The value must not be empty. */
export const required = (message: string): Rule<string> => [(text) => text !== '', message];

/** A required, valid phone number. */
export const phoneRules = (messages: { required: string; phone: string }): Rule<string>[] => [
  required(messages.required),
  [isPhone, messages.phone],
];

/** The solution of a captcha, before a code is sent with it. */
export const captchaRules = (messages: {
  captchaRequired: string;
  captchaInvalid: string;
}): Rule<string>[] => [
  required(messages.captchaRequired),
  [(text) => text.length >= CAPTCHA_LENGTH, messages.captchaInvalid],
];

/** The six digits of an SMS code. */
export const codeRules = (messages: { codeInvalid: string }): Rule<string>[] => [
  [(text) => /^\d{6}$/.test(text), messages.codeInvalid],
];

/** An SMS code before one was asked for: none can be right. */
export const codeRulesBeforeRequest = (messages: { codeNotRequested: string }): Rule<string>[] => [
  [() => false, messages.codeNotRequested],
];

/** A required new password of sufficient length. */
export const newPasswordRules = (messages: { required: string; short: string }): Rule<string>[] => [
  required(messages.required),
  [(text) => text.length >= MIN_PASSWORD, messages.short],
];

/** The repetition of a new password. */
export const repeatRules = (messages: {
  required: string;
  mismatch: string;
}): Rule<string, { new_password: string }>[] => [
  required(messages.required),
  [(text, { new_password }) => text === new_password, messages.mismatch],
];
