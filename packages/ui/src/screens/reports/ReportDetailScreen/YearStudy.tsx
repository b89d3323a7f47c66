import { DailyLuckGrid } from '@ziping/bazi-view/DailyLuckGrid';
import { MonthlyLuckStrip } from '@ziping/bazi-view/MonthlyLuckStrip';
import type { ChartStudyView } from './study.ts';

interface YearStudyProps {
  study: NonNullable<ChartStudyView['year']>;
  onSelectMonth: (event: { month: number | null }) => void;
  onSelectDay: (event: { date: string | null }) => void;
}

/** The months of the highlighted year, and the days of the month that is chosen there. */
export default function YearStudy({
  study: { year, months, month, days, day },
  onSelectMonth,
  onSelectDay,
}: YearStudyProps) {
  const chosen = months.find((item) => item.month === month);
  return (
    <>
      <MonthlyLuckStrip
        view={{ state: 'ready', year, liu_yue: months }}
        selected={month}
        onSelect={onSelectMonth}
      />
      {days && chosen && (
        <DailyLuckGrid days={days} month={chosen.ganzhi} selected={day} onSelect={onSelectDay} />
      )}
    </>
  );
}
