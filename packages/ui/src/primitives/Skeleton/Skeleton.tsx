import { useStyles } from '../../tokens/useStyles.ts';
import { skeletonStyles } from './Skeleton.styles.ts';

export const skeletonShapes = ['text', 'title', 'block', 'circle'] as const;

export interface SkeletonProps {
  shape?: (typeof skeletonShapes)[number];
  /** Any CSS length, in place of the shape's own. */
  width?: string;
  height?: string;
  /** For `text`: how many lines; the last one is shorter. */
  lines?: number;
}

/** Where something will stand. Silent: say 加载中 once, around the whole. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  const styles = useStyles(skeletonStyles);
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
