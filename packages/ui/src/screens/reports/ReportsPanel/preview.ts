import { blockText, parseReport, wordsOf } from '@ziping/api-client/markdown';

/** Characters of a report that is not expanded. */
const PREVIEW_LENGTH = 100;

/** Code units that are read for them: more than any marks between them take up. */
const READ_LENGTH = 20 * PREVIEW_LENGTH;

/** Chinese marks bring their own blank. */
const BLANKS_AFTER_MARK = /(?<=[，。、；：！？])\s+/g;

const endHeading = (words: string) => (words === '' || /\p{P}$/u.test(words) ? words : `${words}：`);

/** The first 100 characters of a text, a heading and what follows as one line, with an ellipsis if there are more. */
export function previewOf(content: string): string {
  const texts = parseReport(content.slice(0, READ_LENGTH)).flatMap(({ title, blocks }) => [
    endHeading(title),
    ...blocks.map((block) =>
      block.kind === 'heading' ? endHeading(wordsOf(block.children)) : blockText(block),
    ),
  ]);
  const characters = [...texts.join(' ').trim().replace(BLANKS_AFTER_MARK, '').replace(/\s+/g, ' ')];
  const isCut = characters.length > PREVIEW_LENGTH || content.length > READ_LENGTH;
  return characters.slice(0, PREVIEW_LENGTH).join('') + (isCut ? '…' : '');
}
