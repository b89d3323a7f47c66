import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PhaseName } from '../../tokens/names.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { fourPillarsCopy as copy } from './FourPillars.copy.ts';
import { fourPillarsStyles } from './FourPillars.styles.ts';

/** A stem or branch. `sign` is the character of its phase, so that colour is not the only cue. */
export interface PillarGlyph {
  character: string;
  phase: PhaseName | undefined;
  sign: string;
}

/** Stem and branch of year, month, day and hour. */
type FourGlyphs = readonly { stem: PillarGlyph; branch: PillarGlyph }[];

export interface FourPillarsProps {
  /** The four pillars. */
  pillars?: FourGlyphs | undefined;
  /** Without pillars, shows what to enter. False when another message explains why there are none. */
  showHint?: boolean;
}

/** The four pillars in large type, stem over branch. Without pillars the empty table keeps their space. */
export function FourPillars({ pillars, showHint = true }: FourPillarsProps) {
  const styles = stylesOf(fourPillarsStyles);
  return (
    <>
      <table css={styles.table} aria-hidden={!pillars || undefined}>
        <caption>
          <VisuallyHidden>{copy.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {copy.pillars.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['stem', 'branch'] as const).map((part) => (
            <tr key={part}>
              {copy.pillars.map((name, index) => {
                const glyph = pillars?.[index]?.[part];
                return (
                  <td key={name}>
                    {glyph && (
                      // The key replaces the node when the character changes, which restarts its animation.
                      <span key={glyph.character} data-phase={glyph.phase}>
                        {glyph.character}
                        <small>{glyph.sign}</small>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!pillars && showHint && <p css={styles.blank}>{copy.blank}</p>}
    </>
  );
}
