import { monthGrid } from '@ziping/bazi/month-grid';
import { DatePicker } from '@ziping/ui/patterns/DatePicker';
import { useMemo, useState } from 'react';

/** The first day of the engine's tables. */
const FIRST_DATE = '1900-01-31';

/** The month shown before a date is chosen. */
const MIDDLE = { year: 1990, month: 1 };

interface Props {
  open: boolean;
  /** 'YYYY-MM-DD', or empty. */
  value: string;
  /** 'YYYY-MM-DD', the last date that can be chosen. */
  today: string;
  onSelect: (choice: { date: string }) => void;
  onClose: () => void;
}

const monthOf = (date: string) => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { year, month };
};

/** The calendar from which a birth date is chosen. Imported on use. */
export default function BirthDatePicker({ open, value, today, onSelect, onClose }: Props) {
  const [month, setMonth] = useState(value === '' ? MIDDLE : monthOf(value));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (value !== '') setMonth(monthOf(value));
  }
  const cells = useMemo(() => monthGrid(month.year, month.month), [month]);
  return (
    <DatePicker
      open={open}
      value={value === '' ? null : value}
      month={month}
      cells={cells}
      onMonthChange={setMonth}
      onSelect={onSelect}
      onClose={onClose}
      min={FIRST_DATE}
      max={today}
    />
  );
}
