import type { FivePhases } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseSign } from '../theme.ts';
import { fivePhasePlotCopy as copy } from './FivePhasePlot.copy.ts';
import { fivePhasePlotStyles } from './FivePhasePlot.styles.ts';

export interface FivePhasePlotProps extends PanelProps {
  phases: FivePhases;
  /** How the shares were weighed, in words; behind 如何计算. */
  method?: string | undefined;
}

/** A share that fills the height; a chart of one phase alone would reach beyond it and is held there. */
const FULL = 60;

function inWords(count: number, percent: number): string {
  if (count > 0) return copy.count(count);
  return percent > 0 ? copy.hidden : copy.absent;
}

/** The balance of the five phases 五行: a stroke for each share, with its figures beside it. */
export function FivePhasePlot({ phases: { shares, missing }, method, ...rest }: FivePhasePlotProps) {
  const note = missing.length > 0 ? copy.missing(missing.map(phaseSign)) : copy.complete;
  return (
    <Panel {...rest} title={copy.title} note={note} styles={fivePhasePlotStyles}>
      <ul>
        {shares.map(({ phase, count, percent }) => (
          <li key={phase} data-phase={phase} data-missing={count === 0 || undefined}>
            <span data-part="sign">{phaseSign(phase)} </span>
            <span data-part="bar">
              <span>{copy.percent(percent)} </span>
              <i aria-hidden="true" style={{ height: `${Math.min(percent / FULL, 1) * 80}%` }} />
            </span>
            <span data-part="count">{inWords(count, percent)}</span>
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
