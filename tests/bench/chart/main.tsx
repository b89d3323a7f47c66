import { CacheProvider } from '@emotion/react';
import { AnnualLuckStrip } from '@ziping/bazi-view/AnnualLuckStrip';
import { ChartSkeleton } from '@ziping/bazi-view/ChartSkeleton';
import { LuckCycleStrip } from '@ziping/bazi-view/LuckCycleStrip';
import { PillarTable } from '@ziping/bazi-view/PillarTable';
import { annualLuck, castChart } from '@ziping/bazi/chart';
import { createStyleCache } from '@ziping/ui/tokens/styleCache';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Puts the chart where its outline stands, as the app does. @returns milliseconds until it is laid out */
    mountChart: () => number;
    /** Presses each cycle and then each of its years. @returns the milliseconds each press took, laid out */
    pressAll: () => number[];
  }
}

const now = Date.UTC(2026, 5, 1);
const chart = castChart(
  {
    calendar_type: 'solar',
    year: 1990,
    month: 6,
    day: 15,
    hour: 10,
    minute: 30,
    gender: 'male',
    longitude: 116.4,
  },
  {},
  now,
);
const years = chart.da_yun_list.map((_, index) => annualLuck(chart, index, now));

function ChartPage() {
  const [cycle, setCycle] = useState<number | null>(null);
  const [year, setYear] = useState<number | null>(null);
  const ofCycle = cycle === null ? undefined : years[cycle];
  return (
    <main>
      <PillarTable
        bazi={chart.bazi}
        da_yun={cycle === null ? null : (chart.da_yun_list[cycle] ?? null)}
        liu_nian={ofCycle?.find((luck) => luck.year === year) ?? null}
      />
      <LuckCycleStrip
        da_yun_list={chart.da_yun_list}
        qi_yun={chart.qi_yun}
        selected={cycle}
        onSelect={({ index }) => setCycle(index)}
      />
      <AnnualLuckStrip
        view={
          cycle === null || !ofCycle ? { state: 'unselected' } : { state: 'ready', cycle, liu_nian: ofCycle }
        }
        selected={year}
        onSelect={(event) => setYear(event.year)}
      />
    </main>
  );
}

const container = document.getElementById('root') as HTMLElement;
const root = createRoot(container);

const styleCache = createStyleCache();
const show = (page: ReactNode) => root.render(<CacheProvider value={styleCache}>{page}</CacheProvider>);

show(
  <main>
    <ChartSkeleton />
  </main>,
);

function timed(work: () => void): number {
  const began = performance.now();
  flushSync(work);
  container.getBoundingClientRect();
  return performance.now() - began;
}

window.mountChart = () => timed(() => show(<ChartPage />));
window.pressAll = () => {
  const buttons = (strip: number) => [
    ...(container.querySelectorAll('[role=toolbar]')[strip]?.querySelectorAll('button') ?? []),
  ];
  const press = (button: HTMLElement) => timed(() => button.click());
  return buttons(0).flatMap((cycle) => [press(cycle), ...buttons(1).slice(0, 2).map(press)]);
};
