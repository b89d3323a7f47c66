import type { MonthGridCell } from '@ziping/bazi/month-grid';
import { LunarMonthGrid } from '@ziping/bazi-view/LunarMonthGrid';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { datePickerCopy as copy } from './DatePicker.copy.ts';
import { datePickerStyles } from './DatePicker.styles.ts';
import { FIRST_YEAR, LAST_YEAR, monthOf, shiftMonth, tabStopDate, type YearMonth } from './months.ts';

export interface DatePickerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Heading. */
  title?: string;
  /** The current date, `YYYY-MM-DD`; controlled by the caller. */
  value: string | null;
  /** The month shown; controlled by the caller, who opens on the month of the value. */
  month: YearMonth;
  /** The 42 cells of the grid of that month. */
  cells: readonly MonthGridCell[];
  /** Gets the month to show, from 1900-01 to 2100-12: also days that cannot be chosen can be looked up. */
  onMonthChange: (month: YearMonth) => void;
  /** Gets the confirmed date. The caller closes the dialog. */
  onSelect: (choice: { date: string }) => void;
  /** It is left without an action. */
  onClose: () => void;
  /** First and last date that can be chosen, `YYYY-MM-DD`. */
  min: string;
  /** The last day that can be chosen. */
  max: string;
}

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => ({
  value: String(FIRST_YEAR + index),
  label: copy.yearOption(FIRST_YEAR + index),
}));
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: copy.monthOption(index + 1),
}));

/** A dialog to choose a date, which shows the solar and the lunar calendar. */
export function DatePicker({
  open,
  title = copy.title,
  value,
  month,
  cells,
  onMonthChange,
  onSelect,
  onClose,
  min,
  max,
}: DatePickerProps) {
  const styles = stylesOf(datePickerStyles);
  const grid = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [chosen, setChosen] = useState<MonthGridCell>();
  const [focusedDate, setFocusedDate] = useState('');

  // Reset on opening: an earlier choice may have been left unconfirmed.
  if (open !== wasOpen) {
    setWasOpen(open);
    setChosen(cells.find(({ date }) => date === value));
    setFocusedDate(value ?? '');
  }

  useLayoutEffect(() => {
    if (open) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [open]);

  function showMonth(target: YearMonth) {
    if (target.year !== month.year || target.month !== month.month) onMonthChange(target);
  }

  function focusDate(date: string) {
    setFocusedDate(date);
    showMonth(monthOf(date));
  }

  const step = (by: number) => {
    const target = shiftMonth(month, by);
    const closed = target.year === month.year && target.month === month.month;
    return { 'aria-disabled': closed || undefined, onClick: () => showMonth(target) };
  };
  const lunar = cells.filter(({ in_month }) => in_month).flatMap((cell) => cell.lunar ?? []);
  const [first, last] = [lunar[0], lunar.at(-1)];

  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            disabled={!chosen}
            onClick={() => chosen && onSelect({ date: chosen.date })}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <div css={styles.selects}>
        <SelectField
          label={copy.year}
          hideLabel
          options={years}
          value={String(month.year)}
          onChange={({ target }) => showMonth({ year: Number(target.value), month: month.month })}
        />
        <SelectField
          label={copy.month}
          hideLabel
          options={months}
          value={String(month.month)}
          onChange={({ target }) => showMonth({ year: month.year, month: Number(target.value) })}
        />
      </div>
      <div css={styles.heading}>
        <IconButton label={copy.previous} icon={<ChevronLeft />} {...step(-1)} />
        <h3 css={styles.lunar} aria-live="polite">
          <VisuallyHidden>{copy.monthName(month)}</VisuallyHidden>{' '}
          {first && last && copy.lunarSpan(first, last)}
        </h3>
        <IconButton label={copy.next} icon={<ChevronRight />} {...step(1)} />
      </div>
      <LunarMonthGrid
        ref={grid}
        cells={cells}
        label={copy.monthName(month)}
        selected={chosen?.date ?? null}
        focused={tabStopDate(cells, focusedDate, min, max)}
        min={min}
        max={max}
        onFocusDate={({ date }) => focusDate(date)}
        onSelect={({ cell, confirmed }) => {
          setChosen(cell);
          focusDate(cell.date);
          if (confirmed) onSelect({ date: cell.date });
        }}
      />
      <p css={styles.chosen}>
        {chosen ? (
          <>
            <b>{copy.solarText(chosen)}</b>
            {chosen.lunar && <span>{copy.lunarText(chosen.lunar)}</span>}
          </>
        ) : (
          copy.unchosen
        )}
      </p>
    </Dialog>
  );
}
