import { plainText } from '@ziping/api-client/markdown';

/** Characters of a report that is not expanded. */
const PREVIEW_LENGTH = 100;

/** A heading in Markdown without a punctuation mark at its end; emphasis may close after its last character. */
const OPEN_HEADING = /^(#{1,6} .*[^\s\p{P}][*_]*)[\s#]*$/gmu;
/** Chinese marks bring their own blank. */
const BLANKS_AFTER_MARK = /(?<=[，。、；：！？])\s+/g;

/** The first 100 characters of a text, a heading and what follows as one line, with an ellipsis if there are more. */
export function previewOf(content: string): string {
  const words = plainText(content.replace(OPEN_HEADING, '$1：'));
  const characters = [...words.replace(BLANKS_AFTER_MARK, '').replace(/\s+/g, ' ')];
  return characters.slice(0, PREVIEW_LENGTH).join('') + (characters.length > PREVIEW_LENGTH ? '…' : '');
}
