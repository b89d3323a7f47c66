import { useId } from 'react';
import type { SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** What every titled part of a chart takes besides its own. */
export interface PanelProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'title' | 'onSelect' | 'aria-labelledby'
> {
  /** Rank of its heading on the page; 2 when left out. */
  level?: 2 | 3;
}

/** A titled part of a chart, with a line beside its title. */
export function Panel({
  title,
  note,
  level = 2,
  styles,
  children,
  ...rest
}: PanelProps & { title: string; note?: ReactNode; styles: SerializedStyles; children: ReactNode }) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...rest} css={styles} aria-labelledby={titleId}>
      <header>
        <Heading id={titleId} data-title="">
          {title}
        </Heading>
        {note ? <p>{note}</p> : null}
      </header>
      {children}
    </section>
  );
}
