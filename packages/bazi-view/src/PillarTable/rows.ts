import type { TermGroup } from '@ziping/bazi/glossary/types';
import type { LuckPillar } from '@ziping/bazi/types';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';

export type RowKey = keyof typeof copy.rows;

/** One word of a cell: what is printed and read aloud, and the glossary term it belongs to. */
export interface Word {
  text: string;
  /** The stem printed before the text. */
  stem?: string;
  /** Glossary term; the text when left out. */
  term?: string;
  /** The characters the term is about, as in `Term.of`. */
  of: string;
}

/** One row of the table. */
export interface Row {
  /** Also the row's `data-row`, by which the styles select it. */
  key: RowKey;
  label: string;
  /** Glossary group of its words. */
  group: TermGroup;
  /** How each word is drawn; plain text when left out. */
  layout?: 'glyph' | 'hidden_stem' | 'list';
  /** Whether the row is shown only with `furtherRows`. */
  further?: true;
  /** Whether its words need the 神煞, which arrive after the pillars. */
  needsShenSha?: true;
  /** Characters of a usual word, and words of a cell (1 when left out): the space kept until they are known. */
  blank: { characters: number; words?: number };
  /**
   * The words of one cell.
   * @param shenSha names of the column's 神煞 with one space between two; undefined while they are not known
   * @returns an empty list for a cell with nothing to show, undefined while its words are not known
   */
  words: (pillar: LuckPillar, shenSha?: string) => readonly Word[] | undefined;
}

/** Every row in reading order. */
export const ROWS: readonly Row[] = [
  {
    key: 'shi_shen',
    label: copy.rows.shi_shen,
    group: 'ten_god',
    blank: { characters: 2 },
    words: ({ shi_shen, gan }) => [{ text: shi_shen, of: gan }],
  },
  {
    key: 'gan',
    label: copy.rows.gan,
    group: 'stem',
    layout: 'glyph',
    blank: { characters: 1 },
    words: ({ gan }) => [{ text: gan, of: gan }],
  },
  {
    key: 'zhi',
    label: copy.rows.zhi,
    group: 'branch',
    layout: 'glyph',
    blank: { characters: 1 },
    words: ({ zhi }) => [{ text: zhi, of: zhi }],
  },
  {
    key: 'cang_gan',
    label: copy.rows.cang_gan,
    group: 'ten_god',
    layout: 'hidden_stem',
    blank: { characters: 2, words: 3 },
    words: ({ cang_gan, cang_gan_shi_shen }) =>
      cang_gan.map((stem, index) => ({ stem, text: cang_gan_shi_shen[index] ?? '', of: stem })),
  },
  {
    key: 'na_yin',
    label: copy.rows.na_yin,
    group: 'na_yin',
    blank: { characters: 3 },
    words: ({ na_yin, gan, zhi }) => [{ text: na_yin, of: gan + zhi }],
  },
  {
    key: 'kong_wang',
    label: copy.rows.kong_wang,
    group: 'concept',
    blank: { characters: 2 },
    words: ({ kong_wang, gan, zhi }) => [{ text: kong_wang, term: copy.rows.kong_wang, of: gan + zhi }],
  },
  {
    key: 'di_shi',
    label: copy.rows.di_shi,
    group: 'life_stage',
    blank: { characters: 2 },
    words: ({ di_shi, zhi }) => [{ text: di_shi, of: zhi }],
  },
  {
    key: 'zi_zuo',
    label: copy.rows.zi_zuo,
    group: 'life_stage',
    further: true,
    blank: { characters: 2 },
    words: ({ zi_zuo, gan, zhi }) => [{ text: zi_zuo, of: gan + zhi }],
  },
  {
    key: 'shen_sha',
    label: copy.rows.shen_sha,
    group: 'shen_sha',
    layout: 'list',
    further: true,
    needsShenSha: true,
    blank: { characters: 1 },
    words: ({ gan, zhi }, shenSha) =>
      shenSha
        ?.split(' ')
        .filter(Boolean)
        .map((text) => ({ text, of: gan + zhi })),
  },
];

export const FULL_WIDTH_SPACE = '\u3000';

/** White space as wide as the words of a row. */
export function blankWords({ blank: { characters, words = 1 } }: Row): readonly Word[] {
  const word = { stem: FULL_WIDTH_SPACE, text: FULL_WIDTH_SPACE.repeat(characters), of: '' };
  return Array.from({ length: words }, () => word);
}
