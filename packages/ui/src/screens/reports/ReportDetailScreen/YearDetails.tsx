import { DailyLuckGrid } from '@ziping/bazi-view/DailyLuckGrid';
import { HourlyLuckList } from '@ziping/bazi-view/HourlyLuckList';
import { MonthlyLuckStrip } from '@ziping/bazi-view/MonthlyLuckStrip';
import type { ChartAnalysisView, ChartTerm } from './analysis.ts';

interface YearDetailsProps {
  details: NonNullable<ChartAnalysisView['year']>;
  onSelectMonth: (event: { month: number | null }) => void;
  onSelectDay: (event: { date: string | null }) => void;
  onTerm: (term: ChartTerm) => void;
}

/** The months of the selected year, the days of the selected month and the hours of the selected day. */
export default function YearDetails({
  details: { year, months, month, days, day, hours },
  onSelectMonth,
  onSelectDay,
  onTerm,
}: YearDetailsProps) {
  const selected = months.find((item) => item.month === month);
  return (
    <>
      <MonthlyLuckStrip
        view={{ state: 'ready', year, liu_yue: months }}
        selected={month}
        onSelect={onSelectMonth}
      />
      {days && selected && (
        <DailyLuckGrid days={days} month={selected.ganzhi} selected={day} onSelect={onSelectDay} />
      )}
      {day !== null && hours && <HourlyLuckList date={day} hours={hours} onTerm={onTerm} />}
    </>
  );
}
