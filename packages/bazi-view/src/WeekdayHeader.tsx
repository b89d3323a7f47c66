import { weekdayHeaderCopy as copy } from './WeekdayHeader.copy.ts';

/** Column headings of a calendar, Sunday to Saturday. */
export function WeekdayHeader() {
  return (
    <thead>
      <tr>
        {copy.weekdays.map((letter) => (
          <th key={letter} scope="col" aria-label={copy.weekday(letter)}>
            {letter}
          </th>
        ))}
      </tr>
    </thead>
  );
}
