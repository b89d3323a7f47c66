import type { ComponentProps } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { sealStyles } from './Seal.styles.ts';

export interface SealProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Accessible name; without it the seal is decorative. */
  title?: string;
  /** Side, any CSS length. */
  size?: string;
}

/** The product's mark: 子平 carved white into a square cinnabar seal. Paths, not text: it needs no font. */
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
        <path d="M14 9.5h35.5L34 17.2M8.5 21.2h47M33.2 16.5v12.2c0 2.3-1.6 3.1-5.6 2.7" />
        <path d="M13 36.4h38M20.6 39.8l2.6 6.4M43.6 39.8l-2.8 6.4M8.5 49.2h47M32 36.4V58.4" />
      </g>
    </svg>
  );
}
