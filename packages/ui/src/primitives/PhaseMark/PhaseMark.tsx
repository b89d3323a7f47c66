import type { ReactNode } from 'react';
import type { PhaseName } from '../../tokens/names.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { phaseMarkCopy } from './PhaseMark.copy.ts';
import { phaseMarkStyles } from './PhaseMark.styles.ts';

/** The traditional shapes of the phases in geomancy: upright, pointed, level, round, winding. */
const shapes: Record<PhaseName, ReactNode> = {
  wood: <path d="M8.5 2h7v20h-7z" />,
  fire: <path d="M12 2.5 21 21H3Z" />,
  earth: <path d="M2.5 6h19v12.5h-19z" />,
  metal: <path fillRule="evenodd" d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm-3 6.5v6h6V9Z" />,
  water: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      d="M2.5 7.5c3.2-3.4 6.3-3.4 9.5 0s6.3 3.4 9.5 0M2.5 12.6c3.2-3.4 6.3-3.4 9.5 0s6.3 3.4 9.5 0M2.5 17.7c3.2-3.4 6.3-3.4 9.5 0s6.3 3.4 9.5 0"
    />
  ),
};

export interface PhaseMarkProps {
  /** Which of the five phases. */
  phase: PhaseName;
  /** False when the character is already shown beside the mark. */
  named?: boolean;
}

/** A phase as shape, colour and character, so that colour is not the only cue. */
export function PhaseMark({ phase, named = true }: PhaseMarkProps) {
  const styles = stylesOf(phaseMarkStyles);
  return (
    <span css={[styles.root, styles[phase]]}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        {shapes[phase]}
      </svg>
      {named && <span>{phaseMarkCopy[phase]}</span>}
    </span>
  );
}
