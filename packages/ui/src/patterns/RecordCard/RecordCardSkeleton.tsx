import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useStyles } from '../../tokens/useStyles.ts';
import { recordCardStyles } from './RecordCard.styles.ts';

/** A record that is still on its way. */
export function RecordCardSkeleton() {
  const styles = useStyles(recordCardStyles);
  return (
    <div css={styles.root}>
      <div css={styles.tick} />
      <div css={styles.blank}>
        <Skeleton shape="title" width="7rem" />
        <Skeleton shape="text" width="min(14rem, 80%)" />
      </div>
    </div>
  );
}
