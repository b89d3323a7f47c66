import type { FivePhases } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseSign } from '../theme.ts';
import { fivePhasePlotCopy as copy } from './FivePhasePlot.copy.ts';
import { fivePhasePlotStyles } from './FivePhasePlot.styles.ts';

export interface FivePhasePlotProps extends PanelProps {
  /** The share of each phase in the chart. */
  phases: FivePhases;
  /** How the shares were calculated, in words; folded under 如何计算. */
  method?: string | undefined;
}

/** The share, in percent, of a bar of full height; a greater one is drawn at full height. */
const FULL_SHARE = 60;

function countText(count: number, percent: number): string {
  if (count > 0) return copy.count(count);
  return percent > 0 ? copy.hidden : copy.absent;
}

/** The balance of the five phases 五行: a bar for each share, with its figures. */
export function FivePhasePlot({ phases: { shares, missing }, method, ...rest }: FivePhasePlotProps) {
  const note = missing.length > 0 ? copy.missing(missing.map(phaseSign)) : copy.complete;
  return (
    <Panel {...rest} title={copy.title} note={note} styles={fivePhasePlotStyles()}>
      <ul>
        {shares.map(({ phase, count, percent }) => (
          <li key={phase} data-phase={phase} data-missing={count === 0 || undefined}>
            <span data-part="sign">{phaseSign(phase)} </span>
            <span data-part="bar">
              <span>{copy.percent(percent)} </span>
              <i aria-hidden="true" style={{ height: `${Math.min(percent / FULL_SHARE, 1) * 80}%` }} />
            </span>
            <span data-part="count">{countText(count, percent)}</span>
          </li>
        ))}
      </ul>
      {method === undefined ? null : (
        <details>
          <summary>{copy.method}</summary>
          <p>{method}</p>
        </details>
      )}
    </Panel>
  );
}
