const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/** An element and what it lies in, from the inside out. */
function pathOf(element: Element): readonly Element[] {
  const path = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
}

/** Focuses the first heading that can have the focus. One that is hidden, or behind a modal dialog, cannot. */
function focusHeading(part: Element): boolean {
  for (const heading of part.querySelectorAll<HTMLElement>(HEADINGS)) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return true;
  }
  return false;
}

/**
 * Gives the focus to the nearest heading when the element that has it is removed, such as a button that its own press
 * replaces. Otherwise it would fall to the body, where a screen reader begins at the top of the page. Not when the page
 * itself has changed.
 *
 * @param signal ends it
 */
export function keepFocus(signal: AbortSignal): void {
  if (signal.aborted) return;
  let path: readonly Element[] = [];
  let page = '';

  function restore(): void {
    const [focused, ...around] = path;
    if (!focused || focused.isConnected) return;
    path = [];
    // A part of the page may have a better place for it, and a dialog that closes gives it back.
    requestAnimationFrame(() => {
      if (hasNoFocus() && location.pathname === page)
        around.some((part) => part.isConnected && focusHeading(part));
    });
  }

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    path = pathOf(target);
    page = location.pathname;
  }

  /** Forgets the element when the user presses beside everything that can have the focus. */
  function forget({ relatedTarget, target }: FocusEvent): void {
    if (relatedTarget) return;
    requestAnimationFrame(() => {
      if (target === path[0] && path[0]?.isConnected && hasNoFocus()) path = [];
    });
  }

  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember, { signal });
  document.addEventListener('focusout', forget, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
