import { useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, SyntheticEvent } from 'react';
import type { MonthGridCell } from '@ziping/bazi/month-grid';
import { WeekdayHeader } from '../WeekdayHeader.tsx';
import { lunarMonthGridCopy as copy } from './LunarMonthGrid.copy.ts';
import { lunarMonthGridStyles } from './LunarMonthGrid.styles.ts';
import { dateAfterKey } from './dateAfterKey.ts';

export interface LunarMonthGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The 42 days of the month. */
  cells: readonly MonthGridCell[];
  /** Accessible name of the grid: the month. */
  label: string;
  /** The selected date, `YYYY-MM-DD`. */
  selected: string | null;
  /** The date that can be reached with Tab; one of the cells. */
  focused: string;
  /** The first date that can be chosen, `YYYY-MM-DD`. */
  min: string;
  /** The last one. */
  max: string;
  /** The keyboard moved to a date within the limits, perhaps of another month. */
  onFocusDate: (to: { date: string }) => void;
  /** A day was chosen by click or Space, or confirmed by Enter (`confirmed`). */
  onSelect: (choice: { cell: MonthGridCell; confirmed: boolean }) => void;
}

const WEEKS = [0, 7, 14, 21, 28, 35];

/** A month of days with their lunar dates, solar terms and festivals: a grid with one tab stop. */
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
  const focusPending = useRef(false);

  // The focus moves once the month of the date is rendered.
  useLayoutEffect(() => {
    if (!focusPending.current || !cells.some(({ date }) => date === focused)) return;
    focusPending.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cells, focused]);

  const isEnabled = (date: string) => date >= min && date <= max;

  function choose(cell: MonthGridCell | undefined, confirmed: boolean) {
    if (!cell || !isEnabled(cell.date)) return;
    focusPending.current = cell.date !== focused;
    onSelect({ cell, confirmed });
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
    const target = dateAfterKey(event.key, { ...cell, withShift: event.shiftKey });
    if (target === undefined) return;
    event.preventDefault();
    const date = target < min ? min : target > max ? max : target;
    if (date === focused) return;
    focusPending.current = true;
    onFocusDate({ date });
  }

  return (
    <div {...rest} css={lunarMonthGridStyles()}>
      <table ref={table} role="grid" aria-label={label} onClick={handleClick} onKeyDown={handleKey}>
        <WeekdayHeader />
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {cells.slice(week, week + 7).map((cell) => (
                <td
                  key={cell.weekday}
                  role="gridcell"
                  tabIndex={cell.date === focused ? 0 : -1}
                  aria-selected={cell.date === selected || undefined}
                  aria-disabled={!isEnabled(cell.date) || undefined}
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

/** The day and the word under it, and around them the text for screen readers. */
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
