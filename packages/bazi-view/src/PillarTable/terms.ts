import type { Term } from '../term.ts';
import type { Column } from './columns.ts';
import type { Names, RowKey } from './PillarGrid.tsx';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';

/** A word of the table, and the row it stands in. */
export interface PillarTerm extends Term {
  row: RowKey;
}

const GROUPS: Record<RowKey, Term['group']> = {
  shi_shen: 'ten_god',
  gan: 'stem',
  zhi: 'branch',
  cang_gan: 'ten_god',
  na_yin: 'na_yin',
  kong_wang: 'concept',
  di_shi: 'life_stage',
  zi_zuo: 'life_stage',
  shen_sha: 'shen_sha',
};

/**
 * What a tapped button of the table says.
 *
 * @returns undefined for anything but a word of the table
 */
export function termOf(
  button: Element,
  columns: readonly Column[],
  names: Names = {},
): PillarTerm | undefined {
  const row = button.closest('tr')?.dataset['row'] as RowKey | undefined;
  if (!row) return undefined;
  const cell = button.parentElement!;
  const found = columns.find(({ key }) => key === cell.dataset['column']);
  if (!found?.pillar) return { row, group: 'concept', term: copy.rows[row], column: null, of: '' };
  const { key: column, pillar } = found;
  const { gan, zhi } = pillar;
  const index = [...cell.children].indexOf(button);
  const says: Record<RowKey, [term: string | undefined, of: string | undefined]> = {
    shi_shen: [pillar.shi_shen, gan],
    gan: [gan, gan],
    zhi: [zhi, zhi],
    cang_gan: [pillar.cang_gan_shi_shen[index], pillar.cang_gan[index]],
    na_yin: [pillar.na_yin, gan + zhi],
    kong_wang: [copy.rows.kong_wang, gan + zhi],
    di_shi: [pillar.di_shi, zhi],
    zi_zuo: [pillar.zi_zuo, gan + zhi],
    shen_sha: [names[column]?.split(' ')[index], gan + zhi],
  };
  const [term = '', of = ''] = says[row];
  return { row, group: GROUPS[row], term, column, of };
}
