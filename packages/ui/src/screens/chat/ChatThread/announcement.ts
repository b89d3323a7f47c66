/** Fewer characters are read out together with the next sentence. */
const LEAST = 40;

/** Text without the end of a sentence is read out when there is so much of it: no more is searched in every frame. */
const MOST = 1_000;

/**
 * Where what is read out next ends: after a sentence, or at the end of a finished answer;
 * `from` while it is too short.
 */
export function announcedEnd(content: string, from: number, finished: boolean): number {
  if (finished || content.length - from > MOST) return content.length;
  for (let at = content.length; at - from >= LEAST; at -= 1) {
    if ('。！？；\n'.includes(content[at - 1]!)) return at;
  }
  return from;
}

/**
 * A piece of an answer as it is read out: without its marks. By characters and not by the parser, because a piece may
 * begin or end between a mark and its other half.
 */
export const spoken = (markdown: string): string =>
  markdown
    .replace(/^[\s|:-]+$/gm, '')
    .replace(/[*`#>|]|^\s*- /gm, ' ')
    .replace(/[^\S\n]*(\s)[^\S\n]*/g, '$1')
    .trim();
