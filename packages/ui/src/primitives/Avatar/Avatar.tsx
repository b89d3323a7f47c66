import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { avatarStyles } from './Avatar.styles.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export interface AvatarProps {
  /** Picture. Without one, or when it fails to load, the first character of the name is shown. */
  src?: string | null;
  name: string;
  size?: (typeof avatarSizes)[number];
}

/** A person's picture. Decorative: the name is always shown beside it. */
export function Avatar({ src, name, size = 'medium' }: AvatarProps) {
  const styles = stylesOf(avatarStyles);
  const [failed, setFailed] = useState<string>();
  const initial = Array.from(name.trim())[0];
  return (
    <span css={[styles.root, styles[size]]} aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        (initial ?? <UserRound />)
      )}
    </span>
  );
}
