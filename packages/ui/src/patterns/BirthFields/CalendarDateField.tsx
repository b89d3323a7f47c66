import type { Schema } from '@ziping/api-client/types';
import { memo } from 'react';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import {
  BirthDateField,
  type BirthDateFieldProps,
  type BirthDateValues,
  type BirthFormChange,
} from '../BirthDateField/BirthDateField.tsx';
import { birthFieldsCopy as copy } from './BirthFields.copy.ts';

type CalendarType = Schema<'CalendarType'>;

export interface CalendarDateFieldProps extends Omit<BirthDateFieldProps, 'onChange'> {
  /** Solar or lunar. */
  calendar_type: CalendarType;
  /** A field was changed, with what it changes to. */
  onChange: (change: BirthFormChange<BirthDateValues & { calendar_type: CalendarType }>) => void;
}

const calendars = (['solar', 'lunar'] as const).map((value) => ({ value, label: copy.calendars[value] }));

const Calendar = memo(function Calendar({
  value,
  onChange,
}: {
  value: CalendarType;
  onChange: CalendarDateFieldProps['onChange'];
}) {
  return (
    <SegmentedControl
      legend={copy.calendar}
      options={calendars}
      value={value}
      onChange={(calendar_type) => onChange({ calendar_type })}
    />
  );
});

/** Solar or lunar calendar, and the date in that calendar. */
export function CalendarDateField({ calendar_type, onChange, ...date }: CalendarDateFieldProps) {
  return (
    <>
      <Calendar value={calendar_type} onChange={onChange} />
      <BirthDateField {...date} onChange={onChange} />
    </>
  );
}
