const HIDDEN_IN_LINE =
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u200C\u200D]{2}|^[\u200C\u200D]|[\u200C\u200D]$|[0-9A-Za-z\u3400-\u9FFF][\u200C\u200D]|[\u200C\u200D][0-9A-Za-z\u3400-\u9FFF]/u;
const HIDDEN_IN_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;

/** Whether a text, once trimmed, is one line without hidden characters, as the contract asks (HiddenInLine). */
export const isPlainLine = (text = '') => !HIDDEN_IN_LINE.test(text.trim());

/** Whether a text has no control characters but line breaks and tabs, as the contract asks (HiddenInText). */
export const isPlainText = (text = '') => !HIDDEN_IN_TEXT.test(text.trim());
