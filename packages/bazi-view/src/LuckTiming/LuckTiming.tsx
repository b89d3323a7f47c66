import type { ComponentPropsWithRef } from 'react';
import type {
  CommandingStem,
  CommandTable,
  LuckChange,
  MinorLuck,
  MinorLuckSchool,
} from '@ziping/bazi/types';
import type { Term } from '../term.ts';
import { TermWord } from '../TermWord.tsx';
import { luckTimingCopy as copy } from './LuckTiming.copy.ts';
import { luckTimingStyles } from './LuckTiming.styles.ts';

export interface LuckTimingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** By the table of either book; left out where the 节 of the birth are not known. */
  commanding?: Readonly<Record<CommandTable, CommandingStem>> | undefined;
  /** In which years and on which day of them a cycle gives way to the next. */
  change: LuckChange;
  /** When the first cycle begins, `YYYY-MM-DD` or more. */
  qi_yun_date: string;
  /** 虚岁, 周岁 and 小运 of today. */
  today: { age: number; full_age: number; minor: Readonly<Record<MinorLuckSchool, MinorLuck>> };
  /** Whether it is unfolded from the start. */
  open?: boolean;
  /** Makes each name a button. Called with the one that was tapped. */
  onTerm?: ((term: Term) => void) | undefined;
}

/** 人元司令, 交运, 小运 and 周岁, folded until they are asked for. */
export function LuckTiming({
  commanding,
  change,
  qi_yun_date,
  today,
  open,
  onTerm,
  ...rest
}: LuckTimingProps) {
  const facts = [
    ...(commanding
      ? [
          {
            term: copy.terms.commanding,
            of: commanding.ziping.stem,
            text: copy.commanding(commanding.ziping, commanding.sanming),
          },
        ]
      : []),
    { term: copy.terms.change, of: '', text: copy.change(change, qi_yun_date) },
    { term: copy.terms.minor, of: '', text: copy.minor(today.minor) },
    { term: copy.terms.age, of: '', text: copy.age(today.age, today.full_age) },
  ];
  return (
    <div {...rest} css={luckTimingStyles()}>
      <details open={open}>
        <summary>{copy.title}</summary>
        <dl>
          {facts.map(({ term, of, text }) => (
            <div key={term}>
              <dt>
                <TermWord {...{ onTerm, term, of }} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
