import { useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { LiuRi } from '@ziping/bazi/types';
import { dateAfterKey } from '../LunarMonthGrid/dateAfterKey.ts';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseOf } from '../theme.ts';
import { WeekdayHeader } from '../WeekdayHeader.tsx';
import { dailyLuckGridCopy as copy } from './DailyLuckGrid.copy.ts';
import { dailyLuckGridStyles } from './DailyLuckGrid.styles.ts';
import { weekdayOf, weeksOf } from './weeks.ts';

export interface DailyLuckGridProps extends PanelProps {
  /** The days of the month of luck, one after another. */
  days: readonly LiuRi[];
  /** Stem and branch of the month, such as 己亥. */
  month: string;
  /** The selected day, `YYYY-MM-DD`; null for none. */
  selected: string | null;
  /** Pressing a day selects it; pressing it again deselects it (`date: null`). */
  onSelect: (event: { date: string | null }) => void;
}

/** The days of a month of luck 流日, a grid with one tab stop: arrows by day and week, Home and End in the week. */
export function DailyLuckGrid({ days, month, selected, onSelect, ...rest }: DailyLuckGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const today = days.find(({ current }) => current)?.date;
  const tabStop = [focused, selected, today].find((date) => days.some((day) => day.date === date)) ?? first;

  const dateAt = ({ target }: SyntheticEvent) => (target as Element).closest('td')?.dataset['date'];
  const toggle = (date: string | undefined) => {
    if (date) onSelect({ date: date === selected ? null : date });
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      toggle(dateAt(event));
      return;
    }
    const target = dateAfterKey(event.key, { date: tabStop, weekday: weekdayOf(tabStop), withShift: false });
    if (target === undefined) return;
    event.preventDefault();
    const date = target < first ? first : target > last ? last : target;
    table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };

  return (
    <Panel
      {...rest}
      title={copy.title}
      note={copy.span(month.charAt(1), first, last)}
      styles={dailyLuckGridStyles()}
    >
      <table
        ref={table}
        role="grid"
        aria-label={copy.title}
        onClick={(event) => toggle(dateAt(event))}
        onFocus={(event) => setFocused(dateAt(event) ?? null)}
        onKeyDown={handleKey}
      >
        <WeekdayHeader />
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={weekday} />
                ) : (
                  <td
                    key={weekday}
                    role="gridcell"
                    tabIndex={day.date === tabStop ? 0 : -1}
                    aria-selected={day.date === selected}
                    data-date={day.date}
                    data-current={day.current || undefined}
                  >
                    <Day day={day} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The day as shown, and around it the text that is only read aloud. */
function Day({ day: { date, ganzhi, shi_shen, lunar_text, current } }: { day: LiuRi }) {
  const [printed, rest] = copy.lunar(lunar_text);
  return (
    <>
      <i>{current ? `${copy.current}，${copy.day(date)}，` : `${copy.day(date)}，`}</i>
      <span data-part="day" aria-hidden="true">
        {copy.printed(date)}
      </span>
      <b>
        {[...ganzhi].map((character) => (
          <span key={character} data-phase={phaseOf(character)}>
            {character}
          </span>
        ))}
      </b>{' '}
      <span data-part="god">{shi_shen} </span>
      <span data-part="lunar">
        {printed}
        {rest && <i>{rest}</i>}
      </span>
    </>
  );
}
