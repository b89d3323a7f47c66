import type { PictureSubject } from '@ziping/bazi-view/ChartPicture';
import type { ShareOptions } from '@ziping/ui/patterns/ShareDialog';
import type { RecordChart } from '@ziping/ui/screens/reports/analysis';
import type { ReadableReport } from '@ziping/ui/screens/reports/report-text';

import { operator } from '../../shared/operator.ts';
import { openingOf } from './opening.ts';

/** What a share panel draws. The object must stay the same while it is open. */
export interface PictureSource {
  /** The title that names the file; without the name unless it is shown. */
  titleOf: (options: ShareOptions) => string;
  draw: (options: ShareOptions) => Promise<Blob>;
}

/** A chart with all that its picture shows. */
export type SharedChart = PictureSubject['chart'] & Pick<RecordChart, 'record'>;

const { product } = operator;

/** The drawing code is loaded when a panel opens. */
const load = () => import('./draw.ts');

/** A record's chart. */
export function chartSource(chart: SharedChart): PictureSource {
  const { name, gender, hour_unknown } = chart.record;
  return {
    titleOf: ({ showName }) => (showName ? `${name}的命盘` : `${product}命盘`),
    async draw({ showName, theme }) {
      const { drawChart } = await load();
      return drawChart({ chart, gender, hour_unknown, product, name: showName ? name : undefined }, theme);
    },
  };
}

export type SharedReport = Pick<ReadableReport, 'name' | 'content' | 'written_by' | 'ai_label'>;

/** The opening of a report. @param person whose it is */
export function reportSource(report: SharedReport, person: string): PictureSource {
  const byModel = report.written_by === 'model';
  return {
    titleOf: ({ showName }) =>
      showName && person ? `${person}的${report.name}` : `${product}${report.name}`,
    async draw({ showName, theme }) {
      const { drawReport } = await load();
      const subject = { title: report.name, opening: openingOf(report.content), byModel, product };
      const named = { ...subject, name: showName && person ? person : undefined };
      return drawReport(named, theme, byModel ? (report.ai_label ?? null) : null);
    },
  };
}
