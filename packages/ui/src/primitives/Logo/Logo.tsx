import type { ComponentProps } from 'react';
import { logoPaths } from '../../tokens/logoPaths.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { logoStyles } from './Logo.styles.ts';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Accessible name; without it the logo is decorative. */
  title?: string;
  /** Side length, any CSS length. */
  size?: string;
}

/** The logo: a cinnabar seal with 子平 in seal script, read from the right. Drawn as paths, so it needs no font. */
export function Logo({ title, size = '2rem', ...rest }: LogoProps) {
  const styles = stylesOf(logoStyles);
  return (
    <svg
      viewBox={`0 0 ${logoPaths.size} ${logoPaths.size}`}
      width={size}
      height={size}
      css={styles.root}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      style={{ width: size, height: size }}
      {...rest}
    >
      {title && <title>{title}</title>}
      <path css={styles.stone} d={logoPaths.stone} />
      <g css={styles.carving}>
        {logoPaths.carving.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
