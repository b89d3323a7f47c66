import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { paths } from '../../paths.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { shownNickname } from '../shownNickname.ts';
import { appShellCopy as copy } from './AppShell.copy.ts';
import type { ShellUser } from './navigation.ts';
import { userMenuStyles } from './UserMenu.styles.ts';

/** A disclosure, not an ARIA menu: Tab moves through it; Escape, or focus leaving it, closes it. */
export function UserMenu({ user, onLogout }: { user: ShellUser; onLogout: () => void }) {
  const styles = stylesOf(userMenuStyles);
  const nickname = shownNickname(user.nickname);
  const [open, setOpen] = useState(false);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <div css={styles.root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        css={styles.trigger}
        onClick={() => setOpen(!open)}
      >
        <Avatar size="small" src={user.avatar} name={nickname} />
        <span css={styles.name}>{nickname}</span>
        <VisuallyHidden>{copy.menu}</VisuallyHidden>
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={id} hidden={!open} css={styles.menu}>
        <li>
          <Link href={paths.profile} variant="plain" css={styles.item} onClick={() => setOpen(false)}>
            <UserRound aria-hidden="true" />
            {copy.profile}
          </Link>
        </li>
        <li>
          <button
            type="button"
            css={styles.item}
            onClick={() => {
              setOpen(false);
              onLogout();
            }}
          >
            <LogOut aria-hidden="true" />
            {copy.logout}
          </button>
        </li>
      </ul>
    </div>
  );
}
