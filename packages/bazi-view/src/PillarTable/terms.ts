import type { Term } from '../term.ts';
import type { Column, ShenShaNames } from './columns.ts';
import { ROWS } from './rows.ts';
import type { RowKey } from './rows.ts';

/** A word of the table, and the row it is in. */
export interface PillarTerm extends Term {
  row: RowKey;
}

/**
 * The glossary term of a button of the table.
 *
 * @returns undefined for an element outside its rows
 */
export function termOf(
  button: Element,
  columns: readonly Column[],
  shenSha: ShenShaNames = {},
): PillarTerm | undefined {
  const row = ROWS.find(({ key }) => key === button.closest('tr')?.dataset['row']);
  if (!row) return undefined;
  const cell = button.parentElement!;
  const found = columns.find(({ key }) => key === cell.dataset['column']);
  if (!found?.pillar) return { row: row.key, group: 'concept', term: row.label, column: null, of: '' };
  const { key: column, pillar } = found;
  const word = row.words(pillar, shenSha[column])?.[[...cell.children].indexOf(button)];
  const { text = '', term = text, of = '' } = word ?? {};
  return { row: row.key, group: row.group, term, column, of };
}
