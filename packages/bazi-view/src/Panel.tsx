import { useId } from 'react';
import type { SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Props common to every titled section of a chart. */
export interface PanelProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'title' | 'onSelect' | 'aria-labelledby'
> {
  /** Heading level on the page; 2 when left out. */
  level?: 2 | 3;
}

/** A section of a chart with a heading and a note beside it. */
export function Panel({
  title,
  note,
  level = 2,
  styles,
  children,
  ...rest
}: PanelProps & { title: ReactNode; note?: ReactNode; styles: SerializedStyles; children: ReactNode }) {
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
