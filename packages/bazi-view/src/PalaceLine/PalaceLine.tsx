import type { ComponentPropsWithRef } from 'react';
import type { Palaces } from '@ziping/bazi/types';
import type { Term } from '../term.ts';
import { TermWord } from '../TermWord.tsx';
import { phaseOf } from '../theme.ts';
import { palaceLineCopy as copy } from './PalaceLine.copy.ts';
import { palaceLineStyles } from './PalaceLine.styles.ts';

export interface PalaceLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 胎元, 命宫 and 身宫. */
  palaces: Palaces;
  /** Makes each name a button. Called with the one that was tapped. */
  onTerm?: ((term: Term) => void) | undefined;
}

const PALACES = ['tai_yuan', 'ming_gong', 'shen_gong'] as const;

/** 胎元, 命宫 and 身宫, each with its 纳音. */
export function PalaceLine({ palaces, onTerm, ...rest }: PalaceLineProps) {
  return (
    <div {...rest} css={palaceLineStyles()}>
      <dl>
        {PALACES.map((palace) => (
          <div key={palace}>
            <dt>
              <TermWord onTerm={onTerm} term={copy.names[palace]} of={palaces[palace]} />
            </dt>
            <dd>
              <b>
                {[...palaces[palace]].map((character) => (
                  <span key={character} data-phase={phaseOf(character)}>
                    {character}
                  </span>
                ))}{' '}
              </b>
              {palaces.na_yin[palace]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
