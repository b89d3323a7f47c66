import type { ComponentProps } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { sealStyles } from './Seal.styles.ts';

export interface SealProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Accessible name; without it the seal is decorative. */
  title?: string;
  /** Side, any CSS length. */
  size?: string;
}

/** The product's mark: 子平 in seal script, read from the right, carved white into a square of cinnabar. Paths, not text: it needs no font. */
export function Seal({ title, size = '2rem', ...rest }: SealProps) {
  const styles = useStyles(sealStyles);
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      css={styles.root}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      style={{ width: size, height: size }}
      {...rest}
    >
      {title && <title>{title}</title>}
      <path css={styles.stone} d="M3.2 2.6 60.4 2l1.3 1.5.6 57.2-1.6 1.4L4 62.3 2.1 60.5 1.8 4.2Z" />
      <g css={styles.carving}>
        <path d="M46.2 18.6v30c0 5-2.6 7.2-8 7.4M36.6 23v8.4c0 2.4.9 3.2 3.2 3.2h12.8c2.3 0 3.2-.8 3.2-3.2V23M46.2 9.2c4.3 0 6 1.6 6 4.7s-1.7 4.7-6 4.7-6-1.6-6-4.7 1.7-4.7 6-4.7Z" />
        <path d="M8.2 9.6h21.6M13 14.4c.1 4.4-1.2 7.2-4.8 9.4M25 14.4c-.1 4.4 1.2 7.2 4.8 9.4M8.2 30.6h21.6M19 9.6v46.8" />
      </g>
    </svg>
  );
}
