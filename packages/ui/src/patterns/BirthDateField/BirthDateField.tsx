import { useMemo } from 'react';
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

/** What can be chosen, given what is chosen so far. Labels are in the words of the calendar: 六月, 闰六月, 廿三. */
export interface BirthDateOptions {
  years: readonly { value: number; label: string }[];
  months: readonly { value: number; leap: boolean; label: string }[];
  days: readonly { value: number; label: string }[];
}

export interface BirthDateFieldProps {
  value: BirthDate;
  options: BirthDateOptions;
  /** The whole date, with the part that changed. A day or month that does not exist any more is the owner's to clear. */
  onChange: (date: BirthDate) => void;
  error?: string;
}

const monthValue = (month: number, leap: boolean) => `${month}${leap ? 'L' : ''}`;

/** Year, month and day as three native selects, for either calendar. */
export function BirthDateField({ value, options, onChange, error }: BirthDateFieldProps) {
  const { year, month, day } = value;
  const years = useMemo(
    () => options.years.map((entry) => ({ value: String(entry.value), label: entry.label })),
    [options.years],
  );
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
        onChange={(event) => onChange({ ...value, year: Number(event.target.value) })}
      />
      <SelectField
        label={copy.parts.month}
        hideLabel
        placeholder={copy.parts.month}
        autoComplete="bday-month"
        aria-invalid={atFault(month)}
        options={options.months.map((month) => ({
          value: monthValue(month.value, month.leap),
          label: month.label,
        }))}
        value={month === null ? '' : monthValue(month, value.leap)}
        onChange={(event) => {
          const chosen = options.months.find(
            (month) => monthValue(month.value, month.leap) === event.target.value,
          );
          if (chosen) onChange({ ...value, month: chosen.value, leap: chosen.leap });
        }}
      />
      <SelectField
        label={copy.parts.day}
        hideLabel
        placeholder={copy.parts.day}
        autoComplete="bday-day"
        aria-invalid={atFault(day)}
        options={options.days.map((day) => ({ value: String(day.value), label: day.label }))}
        value={day === null ? '' : String(day)}
        onChange={(event) => onChange({ ...value, day: Number(event.target.value) })}
      />
    </FieldGroup>
  );
}
