import { memo } from 'react';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { phaseOf } from './theme.ts';

interface StripTextProps {
  /** Label of the current cycle, year or month; undefined for every other one. */
  mark: string | undefined;
  lead: string;
  note: string;
  luck: { ganzhi: string; shi_shen: string; cang_gan?: string[]; cang_gan_shi_shen?: string[] };
}

export interface StripItemProps
  extends StripTextProps, Pick<ComponentPropsWithRef<'button'>, 'tabIndex' | 'aria-pressed'> {
  /** Lines below the others: 周岁, and of a year 小运. White space as high until they are known. */
  further?: string;
  /** How much of its years has passed: a line, faint at 0 or less, dark at 1 or more; no line when undefined. */
  elapsed?: number | undefined;
}

/** Memoised apart from its button, which a press and the ages that come later draw again. */
const StripText = memo(function StripText({ mark, lead, note, luck }: StripTextProps) {
  return (
    <>
      <span data-part="mark">{mark === undefined ? null : <b>{`${mark} `}</b>}</span>
      <span data-part="lead">{`${lead} `}</span>
      <span data-part="note">{`${note} `}</span>
      <span data-part="ganzhi">
        {[...luck.ganzhi].map((character) => (
          <b key={character} data-phase={phaseOf(character)}>
            {character}
          </b>
        ))}
      </span>
      <span data-part="shi_shen">{` ${luck.shi_shen} `}</span>
      <span data-part="cang_gan">
        {luck.cang_gan?.map((stem, index) => (
          <span key={stem}>
            <b data-phase={phaseOf(stem)}>{stem}</b>
            {` ${luck.cang_gan_shi_shen?.[index] ?? ''} `}
          </span>
        ))}
      </span>
    </>
  );
});

/**
 * One column of a luck strip: a toggle button named by its contents. The strip handles its clicks, so that its props
 * are plain values and a click renders only the items it changes.
 */
export const StripItem = memo(function StripItem({
  mark,
  lead,
  note,
  luck,
  further,
  elapsed,
  ...rest
}: StripItemProps) {
  return (
    <button
      {...rest}
      type="button"
      data-item=""
      style={elapsed === undefined ? undefined : ({ '--at': elapsed } as CSSProperties)}
    >
      <StripText {...{ mark, lead, note, luck }} />
      {further && <span data-part="further">{`${further} `}</span>}
    </button>
  );
});
