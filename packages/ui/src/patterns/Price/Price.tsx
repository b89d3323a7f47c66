import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { formatMoney } from '../formatMoney.ts';
import { priceCopy as copy } from './Price.copy.ts';
import { priceStyles } from './Price.styles.ts';

export interface PriceProps {
  /** In yuan. */
  amount: number;
  /** The price without a discount, in yuan. Shown struck through, and only where it is higher. */
  original?: number | undefined;
  /** In a line, or as the total. */
  size?: 'medium' | 'large';
}

/** A price, and the higher one that it replaces. */
export function Price({ amount, original = amount, size = 'medium' }: PriceProps) {
  const styles = stylesOf(priceStyles);
  return (
    <span css={styles.root}>
      <span css={[styles.amount, styles[size]]}>{formatMoney(amount)}</span>
      {original > amount && (
        <s css={styles.original}>
          <VisuallyHidden>{copy.original}</VisuallyHidden>
          {formatMoney(original)}
        </s>
      )}
    </span>
  );
}
