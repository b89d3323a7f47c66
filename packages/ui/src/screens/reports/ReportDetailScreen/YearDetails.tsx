import { DailyLuckGrid } from '@ziping/bazi-view/DailyLuckGrid';
import { MonthlyLuckStrip } from '@ziping/bazi-view/MonthlyLuckStrip';
import type { ChartAnalysisView } from './analysis.ts';

interface YearDetailsProps {
  details: NonNullable<ChartAnalysisView['year']>;
  onSelectMonth: (event: { month: number | null }) => void;
  onSelectDay: (event: { date: string | null }) => void;
}

/** The months of the selected year and the days of the selected month. */
export default function YearDetails({
  details: { year, months, month, days, day },
  onSelectMonth,
  onSelectDay,
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
    </>
  );
}
