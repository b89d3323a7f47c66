import type { ComponentProps } from 'react';
import { sealPaths } from '../../tokens/sealPaths.ts';
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
      viewBox={`0 0 ${sealPaths.size} ${sealPaths.size}`}
      width={size}
      height={size}
      css={styles.root}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      style={{ width: size, height: size }}
      {...rest}
    >
      {title && <title>{title}</title>}
      <path css={styles.stone} d={sealPaths.stone} />
      <g css={styles.carving}>
        {sealPaths.carving.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
