import { memo, useDeferredValue, useMemo } from 'react';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { birthDateCopy as copy } from './BirthDateField.copy.ts';

/** A date being put together; in the lunar calendar `month` counts 正月 as 1 and `leap` marks 闰. */
export interface BirthDate {
  year: number | null;
  month: number | null;
  leap: boolean;
  day: number | null;
}

/** The date as a form holds it. */
export interface BirthDateValues {
  birth_date: BirthDate;
}

/** What can be chosen, given what is chosen so far. Labels are in the words of the calendar: 六月, 闰六月, 廿三. */
export interface BirthDateOptions {
  years: readonly { value: number; label: string }[];
  months: readonly { value: number; leap: boolean; label: string }[];
  days: readonly { value: number; label: string }[];
}

export interface BirthDateFieldProps extends BirthDateValues {
  options: BirthDateOptions;
  /** The whole date, with the part that changed. A day or month that does not exist any more is the owner's to clear. */
  onChange: (change: BirthDateValues) => void;
  error?: string | undefined;
}

const monthValue = (month: number, leap: boolean) => `${month}${leap ? 'L' : ''}`;

const asOption = ({ value, label }: { value: number; label: string }) => ({ value: String(value), label });

/** Year, month and day as three native selects, for either calendar. */
export const BirthDateField = memo(function BirthDateField({
  birth_date,
  options,
  onChange,
  error,
}: BirthDateFieldProps) {
  const { year, month, day } = birth_date;
  const change = (part: Partial<BirthDate>) => onChange({ birth_date: { ...birth_date, ...part } });
  // Two hundred choices at once hold no key up: they follow in the frame after.
  const offered = {
    years: useDeferredValue(options.years),
    months: useDeferredValue(options.months),
    days: useDeferredValue(options.days),
  };
  const years = useMemo(() => offered.years.map(asOption), [offered.years]);
  const months = useMemo(
    () => offered.months.map(({ value, leap, label }) => ({ value: monthValue(value, leap), label })),
    [offered.months],
  );
  const days = useMemo(() => offered.days.map(asOption), [offered.days]);
  // What is missing is at fault; a whole date that will not do, as a whole.
  const whole = year !== null && month !== null && day !== null;
  const atFault = (part: number | null) => (error !== undefined && (whole || part === null)) || undefined;
  return (
    <FieldGroup label={copy.label} required firstWide error={error}>
      <SelectField
        label={copy.parts.year}
        hideLabel
        placeholder={copy.parts.year}
        autoComplete="bday-year"
        aria-invalid={atFault(year)}
        options={years}
        value={year === null ? '' : String(year)}
        onChange={(event) => change({ year: Number(event.target.value) })}
      />
      <SelectField
        label={copy.parts.month}
        hideLabel
        placeholder={copy.parts.month}
        autoComplete="bday-month"
        aria-invalid={atFault(month)}
        options={months}
        value={month === null ? '' : monthValue(month, birth_date.leap)}
        onChange={(event) => {
          const chosen = offered.months.find(
            (month) => monthValue(month.value, month.leap) === event.target.value,
          );
          if (chosen) change({ month: chosen.value, leap: chosen.leap });
        }}
      />
      <SelectField
        label={copy.parts.day}
        hideLabel
        placeholder={copy.parts.day}
        autoComplete="bday-day"
        aria-invalid={atFault(day)}
        options={days}
        value={day === null ? '' : String(day)}
        onChange={(event) => change({ day: Number(event.target.value) })}
      />
    </FieldGroup>
  );
});
