import { stylesOf } from '../../tokens/stylesOf.ts';
import { skeletonStyles } from './Skeleton.styles.ts';

export const skeletonShapes = ['text', 'title', 'block', 'circle'] as const;

export interface SkeletonProps {
  /** A line, a title, a block or a circle. */
  shape?: (typeof skeletonShapes)[number];
  /** Any CSS length; overrides the size of the shape. */
  width?: string;
  /** CSS height of a block. */
  height?: string;
  /** For `text`: the number of lines; the last one is shorter. */
  lines?: number;
}

/** A placeholder while content is loading. Hidden from screen readers: announce 加载中 once, on the container. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  const styles = stylesOf(skeletonStyles);
  if (shape === 'text' && lines > 1) {
    return (
      <span css={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, at) => (
          <span
            key={at}
            css={[styles.root, styles.text]}
            style={{ width: at === lines - 1 ? '62%' : width, height }}
          />
        ))}
      </span>
    );
  }
  return <span aria-hidden="true" css={[styles.root, styles[shape]]} style={{ width, height }} />;
}
