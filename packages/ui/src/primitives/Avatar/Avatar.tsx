import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { avatarStyles } from './Avatar.styles.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export interface AvatarProps {
  /** Picture. Without one the first character of the name is shown; one that fails to load is replaced by another. */
  src?: string | null;
  /** Name that is shown. */
  name: string;
  /** In a bar, a list or a profile. */
  size?: (typeof avatarSizes)[number];
}

/** In place of a picture that does not load: a figure in ink on paper. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#efe7d8"/><g fill="none" stroke="#6d6253" stroke-width="2"><circle cx="32" cy="25" r="10"/><path d="M12 57c2-12 10-18 20-18s18 6 20 18"/></g></svg>',
)}`;

/** The picture of an account that has chosen none: the same figure. */
const DEFAULT_PICTURE = '/avatars/default.png';

/** A person's picture. Decorative: the name is always shown beside it. */
export function Avatar({ src, name, size = 'medium' }: AvatarProps) {
  const styles = stylesOf(avatarStyles);
  const [failed, setFailed] = useState<string>();
  const initial = Array.from(name.trim())[0];
  const shown = src === failed ? placeholder : src;
  const drawn = shown === placeholder || shown === DEFAULT_PICTURE;
  return (
    <span css={[styles.root, styles[size]]} aria-hidden="true">
      {src && shown ? (
        <img src={shown} css={drawn && styles.drawn} alt="" onError={() => setFailed(src)} />
      ) : (
        (initial ?? <UserRound />)
      )}
    </span>
  );
}
