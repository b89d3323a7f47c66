import { memo, useDeferredValue, useMemo } from 'react';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { birthDateCopy as copy } from './BirthDateField.copy.ts';

/**
 * A date that may be incomplete. In the lunar calendar 正月 is month 1 and `leap` marks 闰; without a month, that the one
 * chosen was a leap month which the year does not have.
 */
export interface BirthDate {
  year: number | null;
  month: number | null;
  leap: boolean;
  day: number | null;
}

/** The form value of this field. */
export interface BirthDateValues {
  birth_date: BirthDate;
}

/** A change of a form with such a date. It names only the parts that change: two may come before the next render. */
export type BirthFormChange<Values extends BirthDateValues> = Partial<Omit<Values, 'birth_date'>> & {
  birth_date?: Partial<BirthDate>;
};

/** The choices that fit what is already chosen. Labels are the calendar's own: 六月, 闰六月, 廿三. */
export interface BirthDateOptions {
  years: readonly { value: number; label: string }[];
  months: readonly { value: number; leap: boolean; label: string }[];
  days: readonly { value: number; label: string }[];
}

export interface BirthDateFieldProps extends BirthDateValues {
  /** What can be chosen. */
  options: BirthDateOptions;
  /** The caller clears a month or day that no longer exists. */
  onChange: (change: BirthFormChange<BirthDateValues>) => void;
  /** Fault of what is entered, announced with the control. */
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
  const change = (part: Partial<BirthDate>) => onChange({ birth_date: part });
  // The two hundred years are rendered in a later frame, so that typing in another field is not delayed.
  const deferred = {
    years: useDeferredValue(options.years),
    months: useDeferredValue(options.months),
    days: useDeferredValue(options.days),
  };
  const years = useMemo(() => deferred.years.map(asOption), [deferred.years]);
  const months = useMemo(
    () => deferred.months.map(({ value, leap, label }) => ({ value: monthValue(value, leap), label })),
    [deferred.months],
  );
  const days = useMemo(() => deferred.days.map(asOption), [deferred.days]);
  // An error marks the missing parts, or all three when the date is complete.
  const complete = year !== null && month !== null && day !== null;
  const isInvalid = (part: number | null) =>
    (error !== undefined && (complete || part === null)) || undefined;
  return (
    <FieldGroup
      label={copy.label}
      required
      firstWide
      hint={month === null && birth_date.leap ? copy.leapMonthGone : undefined}
      error={error}
    >
      <SelectField
        label={copy.parts.year}
        hideLabel
        placeholder={copy.parts.year}
        autoComplete="bday-year"
        aria-invalid={isInvalid(year)}
        options={years}
        value={year === null ? '' : String(year)}
        onChange={(event) => change({ year: Number(event.target.value) })}
      />
      <SelectField
        label={copy.parts.month}
        hideLabel
        placeholder={copy.parts.month}
        autoComplete="bday-month"
        aria-invalid={isInvalid(month)}
        options={months}
        value={month === null ? '' : monthValue(month, birth_date.leap)}
        onChange={(event) => {
          const chosen = deferred.months.find(
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
        aria-invalid={isInvalid(day)}
        options={days}
        value={day === null ? '' : String(day)}
        onChange={(event) => change({ day: Number(event.target.value) })}
      />
    </FieldGroup>
  );
});
