/** Control characters but the line break, and two noncharacters. */
const NOT_IN_XML = /[^\P{Cc}\n]|[\ufffe\uffff]/gu;

/** A text without the characters that XML, and with it a Word file, cannot hold. */
export const toXmlText = (text: string): string => text.replaceAll(NOT_IN_XML, '');
