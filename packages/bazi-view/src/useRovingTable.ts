import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

const buttonsIn = (cell: Element | undefined) => [...(cell?.querySelectorAll('button') ?? [])];

/**
 * Makes the buttons in the cells of a native table one tab stop: up and down move along a column, button by button,
 * left and right along a row, Home and End to its ends. Every button is rendered with `tabIndex={-1}`; the tab stop is
 * set in the DOM, so that moving the focus renders nothing.
 */
export function useRovingTable() {
  const ref = useRef<HTMLTableElement>(null);

  const setTabStop = (to: Element | null | undefined) => {
    const before = ref.current?.querySelector('[tabindex="0"]');
    if (before !== to) before?.setAttribute('tabindex', '-1');
    to?.setAttribute('tabindex', '0');
  };

  // A cell that was rendered again may have held the tab stop.
  useLayoutEffect(() => {
    const table = ref.current;
    setTabStop(table?.querySelector('[tabindex="0"]') ?? table?.querySelector('button'));
  });

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => setTabStop(target.closest('button')),
    onKeyDown: (event: KeyboardEvent) => {
      const from = event.target as HTMLElement;
      const cell = from.closest<HTMLTableCellElement>('td,th');
      if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
      const row = [...cell.parentElement!.children].filter((other) => buttonsIn(other).length > 0);
      const column = [...ref.current!.rows].flatMap(({ cells }) => buttonsIn(cells[cell.cellIndex]));
      const line = buttonsIn(cell).indexOf(from as HTMLButtonElement);
      const buttonInRow = (place: number) => {
        const buttons = buttonsIn(row[place]);
        return buttons[Math.min(line, buttons.length - 1)];
      };
      const moves: Record<string, () => HTMLElement | undefined> = {
        ArrowUp: () => column[column.indexOf(from as HTMLButtonElement) - 1],
        ArrowDown: () => column[column.indexOf(from as HTMLButtonElement) + 1],
        ArrowLeft: () => buttonInRow(row.indexOf(cell) - 1),
        ArrowRight: () => buttonInRow(row.indexOf(cell) + 1),
        Home: () => buttonInRow(0),
        End: () => buttonInRow(row.length - 1),
      };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      move()?.focus();
    },
  };
}
