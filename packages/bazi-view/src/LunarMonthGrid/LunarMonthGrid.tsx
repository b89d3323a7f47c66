import { useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, SyntheticEvent } from 'react';
import type { MonthGridCell } from '@ziping/bazi/month-grid';
import { lunarMonthGridCopy as copy } from './LunarMonthGrid.copy.ts';
import { lunarMonthGridStyles } from './LunarMonthGrid.styles.ts';
import { dateAfterKey } from './moves.ts';

export interface LunarMonthGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The 42 days of the month. */
  cells: readonly MonthGridCell[];
  /** Accessible name of the grid: the month. */
  label: string;
  /** The chosen date, `YYYY-MM-DD`. */
  selected: string | null;
  /** The date that can be reached with Tab; one of the cells. */
  focused: string;
  /** First and last date that can be chosen. */
  min: string;
  max: string;
  /** The keyboard moved on to a date, perhaps of another month; always within the limits. */
  onFocusDate: (to: { date: string }) => void;
  /** A day was chosen: by tap, click or Space; with Enter it is meant as the answer. */
  onSelect: (choice: { cell: MonthGridCell; answered: boolean }) => void;
}

const WEEKS = [0, 7, 14, 21, 28, 35];

/** A month of days with their lunar dates, terms and festivals: a grid with one tab stop. */
export function LunarMonthGrid({
  cells,
  label,
  selected,
  focused,
  min,
  max,
  onFocusDate,
  onSelect,
  ...rest
}: LunarMonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(false);

  // Focus goes after the date once the month that holds it is drawn.
  useLayoutEffect(() => {
    if (!follows.current || !cells.some(({ date }) => date === focused)) return;
    follows.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cells, focused]);

  const open = (date: string) => date >= min && date <= max;

  function choose(cell: MonthGridCell | undefined, answered: boolean) {
    if (!cell || !open(cell.date)) return;
    follows.current = cell.date !== focused;
    onSelect({ cell, answered });
  }

  function handleClick({ target }: SyntheticEvent) {
    const date = (target as Element).closest('td')?.dataset['date'];
    choose(
      cells.find((cell) => cell.date === date),
      false,
    );
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const cell = cells.find(({ date }) => date === focused);
    if (!cell) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(cell, event.key === 'Enter');
      return;
    }
    const aim = dateAfterKey(event.key, { ...cell, withShift: event.shiftKey });
    if (aim === undefined) return;
    event.preventDefault();
    const date = aim < min ? min : aim > max ? max : aim;
    if (date === focused) return;
    follows.current = true;
    onFocusDate({ date });
  }

  return (
    <div {...rest} css={lunarMonthGridStyles}>
      <table ref={table} role="grid" aria-label={label} onClick={handleClick} onKeyDown={handleKey}>
        <thead>
          <tr>
            {copy.weekdays.map((letter) => (
              <th key={letter} scope="col" aria-label={copy.weekday(letter)}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {cells.slice(week, week + 7).map((cell) => (
                <td
                  key={cell.weekday}
                  role="gridcell"
                  tabIndex={cell.date === focused ? 0 : -1}
                  aria-selected={cell.date === selected || undefined}
                  aria-disabled={!open(cell.date) || undefined}
                  data-date={cell.date}
                  data-outside={cell.in_month ? undefined : ''}
                >
                  <Day cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The day and the word under it, with what is said around them and not shown. */
function Day({ cell }: { cell: MonthGridCell }) {
  const { before, between, note, kind, after } = copy.day(cell);
  return (
    <>
      {before && <i>{before}</i>}
      <span>{cell.day}</span>
      <i>{between}</i>
      <small data-kind={kind}>{note}</small>
      {after && <i>{after}</i>}
    </>
  );
}
