import type { LiuShi } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import type { Term } from '../term.ts';
import { TermWord } from '../TermWord.tsx';
import { phaseOf } from '../theme.ts';
import { hourlyLuckListCopy as copy } from './HourlyLuckList.copy.ts';
import { hourlyLuckListStyles } from './HourlyLuckList.styles.ts';

export interface HourlyLuckListProps extends PanelProps {
  /** Twelve, or thirteen where 子时 has an early and a late part. */
  hours: readonly LiuShi[];
  /** `YYYY-MM-DD` */
  date: string;
  /** Makes the title a button. Called with its term. */
  onTerm?: ((term: Term) => void) | undefined;
}

/** The double hours of a day of luck 流时, each with its stem and branch and its ten god. */
export function HourlyLuckList({ hours, date, onTerm, ...rest }: HourlyLuckListProps) {
  return (
    <Panel
      {...rest}
      title={<TermWord onTerm={onTerm} term={copy.title} />}
      note={copy.note(date)}
      styles={hourlyLuckListStyles()}
    >
      <ol>
        {hours.map(({ name, span, ganzhi, shi_shen, current }) => (
          <li key={name} data-current={current || undefined}>
            <span data-part="name">
              {name}
              {current && <b> {copy.current}</b>}{' '}
            </span>
            <b>
              {[...ganzhi].map((character) => (
                <span key={character} data-phase={phaseOf(character)}>
                  {character}
                </span>
              ))}
            </b>{' '}
            <span>{shi_shen} </span>
            <span data-part="span">{span}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
