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
        <path d="M46 18.4v29.8c0 4.6-2.6 6.6-8.2 6.6M36.4 22.6v8.6c0 2.2.9 3 3 3h13.2c2.1 0 3-.8 3-3v-8.6M46 9.4c4.4 0 6.2 1.6 6.2 4.5s-1.8 4.5-6.2 4.5-6.2-1.6-6.2-4.5 1.8-4.5 6.2-4.500Z" />
        <path d="M8.4 9.600h21.200M14.6 13.200c0 5-1.6 8-5.8 10M23.4 13.200c0 5 1.6 8 5.8 10M8.4 30.200h21.200M19 9.600v45.6" />
      </g>
    </svg>
  );
}
