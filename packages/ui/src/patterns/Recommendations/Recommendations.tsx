import type { Schema } from '@ziping/api-client/types';
import { paths } from '../../paths.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Price } from '../Price/Price.tsx';
import { recommendationsCopy as copy } from './Recommendations.copy.ts';
import { recommendationsStyles } from './Recommendations.styles.ts';

/** More are not shown. */
const MAX_RECOMMENDATIONS = 2;

type Recommendation = Pick<
  Schema<'BenefitDashboard'>['recommendations'][number],
  'name' | 'description' | 'price' | 'original_price' | 'product_id'
>;

/** At most two packages that add benefits, with their prices. Renders nothing without one. */
export function Recommendations({ items }: { items: readonly Recommendation[] }) {
  const styles = stylesOf(recommendationsStyles);
  if (items.length === 0) return null;
  return (
    <ul css={styles.list} aria-label={copy.label}>
      {items.slice(0, MAX_RECOMMENDATIONS).map(({ name, description, price, original_price, product_id }) => (
        <li key={name}>
          <Link
            href={product_id ? paths.membershipPlan(product_id) : paths.membership}
            variant="plain"
            css={styles.link}
          >
            <span css={styles.line}>
              <span css={styles.name}>{name}</span>
              <span css={styles.dots} aria-hidden="true" />
              <span css={styles.price}>
                <Price amount={price} original={original_price} />
              </span>
            </span>
            <span css={styles.text}>{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
