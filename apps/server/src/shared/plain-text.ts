/** Control characters but the line break, and two noncharacters. */
const NOT_IN_XML = /[^\P{Cc}\n]|[\ufffe\uffff]/gu;

/** A text without the characters that XML, and with it a Word file, cannot hold. */
export const toXmlText = (text: string): string => text.replaceAll(NOT_IN_XML, '');

/** A character that a single line must not hold, as in the contract (HiddenInLine). */
export const HIDDEN_IN_LINE =
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u200C\u200D]{2}|^[\u200C\u200D]|[\u200C\u200D]$|[0-9A-Za-z\u3400-\u9FFF][\u200C\u200D]|[\u200C\u200D][0-9A-Za-z\u3400-\u9FFF]/u;

/** A character that a text of several lines must not hold, as in the contract (HiddenInText). */
export const HIDDEN_IN_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;
