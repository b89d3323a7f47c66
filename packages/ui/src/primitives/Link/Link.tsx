import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { linkStyles } from './Link.styles.ts';

type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | undefined>(undefined);

/** Provides in-app navigation to every `Link` below. Without it, as in prerendered HTML, links load their page. */
export function NavigationProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

export const linkVariants = ['inline', 'quiet', 'plain'] as const;

export interface LinkProps extends ComponentProps<'a'> {
  /** An in-app path (`/reports?page=2`) uses in-app navigation; any other address is left to the browser. */
  href: string;
  /** `inline` in running text, `quiet` in lists of links, `plain` when the caller styles the content. */
  variant?: (typeof linkVariants)[number];
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  );
}

const isAppPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** A native anchor: middle click, new tab and copying the address work. */
export function Link({ href, variant = 'inline', onClick, ...rest }: LinkProps) {
  const navigate = useContext(NavigationContext);
  const styles = stylesOf(linkStyles);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!navigate || !isAppPath(href) || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  }

  return <a href={href} css={styles[variant]} onClick={handleClick} {...rest} />;
}
