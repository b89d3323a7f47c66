import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { linkStyles } from './Link.styles.ts';

type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | undefined>(undefined);

/**
 * Hands in-app navigation to every `Link` below. Without it links are plain links
 * and load their page, which is what prerendered HTML does before the app has started.
 */
export function NavigationProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

export const linkVariants = ['inline', 'quiet', 'plain'] as const;

export interface LinkProps extends ComponentProps<'a'> {
  /** A path of this app (`/reports?page=2`) is navigated to; any other address is left to the browser. */
  href: string;
  /** `inline` in running text, `quiet` for lists of links, `plain` where the content styles itself. */
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

/** A real anchor: middle click, new tab and copying the address work as everywhere. */
export function Link({ href, variant = 'inline', onClick, ...rest }: LinkProps) {
  const navigate = useContext(NavigationContext);
  const styles = useStyles(linkStyles);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!navigate || !isAppPath(href) || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  }

  return <a href={href} css={styles[variant]} onClick={handleClick} {...rest} />;
}
