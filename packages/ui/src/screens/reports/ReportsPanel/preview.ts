import { plainText } from '@ziping/api-client/markdown';

/** Characters of a report that is not expanded. */
const PREVIEW_LENGTH = 100;

/** The first 100 characters of a text, with an ellipsis if there are more. */
export function previewOf(content: string): string {
  const characters = [...plainText(content).replace(/\s+/g, ' ')];
  return characters.slice(0, PREVIEW_LENGTH).join('') + (characters.length > PREVIEW_LENGTH ? '…' : '');
}
