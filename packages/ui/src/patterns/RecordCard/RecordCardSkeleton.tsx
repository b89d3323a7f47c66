import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { recordCardStyles } from './RecordCard.styles.ts';

/** Placeholder of a RecordCard while the list is loading. */
export function RecordCardSkeleton() {
  const styles = stylesOf(recordCardStyles);
  return (
    <div css={styles.root}>
      <div css={styles.checkbox} />
      <div css={styles.skeleton}>
        <Skeleton shape="title" width="7rem" />
        <Skeleton shape="text" width="min(14rem, 80%)" />
      </div>
    </div>
  );
}
