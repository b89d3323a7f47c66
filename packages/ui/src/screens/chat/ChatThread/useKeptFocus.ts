import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { chatThreadCopy as copy } from './ChatThread.copy.ts';

const MESSAGE = '[data-role]';

/** Where the focus is. */
interface FocusPlace {
  element: Element;
  /** The message around it; null outside of messages. */
  message: Element | null;
  /** The message before that one; null for the first. */
  before: Element | null;
  /** Whether it changes the version of its message. */
  branch: boolean;
}

const messagesIn = (view: Element) => [...view.querySelectorAll(MESSAGE)];

function placeOf(element: Element, view: Element): FocusPlace {
  const message = element.closest(MESSAGE);
  const messages = message ? messagesIn(view) : [];
  const before = messages[messages.findIndex((one) => one === message) - 1] ?? null;
  return { element, message, before, branch: element.closest('[role=group]') !== null };
}

/** The button that takes the focus: of the same name, of the other version, or for an editor the one that opens it. */
function findSuccessor({ element, message, before, branch }: FocusPlace, view: Element) {
  if (!message) return undefined;
  const messages = messagesIn(view);
  const place = message.isConnected ? message : messages[before ? messages.indexOf(before) + 1 : 0];
  const buttons = [...(place?.querySelectorAll<HTMLElement>('[data-actions] button') ?? [])];
  const named = (name: string | null) => buttons.find((button) => button.getAttribute('aria-label') === name);
  const version = branch ? buttons.find((button) => button.closest('[role=group]')) : undefined;
  return named(element.getAttribute('aria-label')) ?? version ?? named(copy.edit);
}

/**
 * Keeps the focus in the conversation when its element is removed, such as a closed editor or a message whose version has
 * changed: it would fall to the body, and the keyboard begin at the top of the page.
 *
 * @param view the part of the page that is watched
 * @param scroller takes the focus where no button does
 * @returns handlers for the view
 */
export function useKeptFocus(view: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  const place = useRef<FocusPlace>(null);

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() => {
      const lost = place.current;
      if (!lost || lost.element.isConnected) return;
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body) {
        // A dialog that closes gives the focus back without an event for React.
        place.current = element.contains(activeElement) ? placeOf(activeElement, element) : null;
        return;
      }
      place.current = null;
      findSuccessor(lost, element)?.focus();
      // A hidden button takes none.
      if (document.activeElement === body) scroller.current?.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [view, scroller]);

  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      place.current = placeOf(target, currentTarget);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // Without another element it may be one that is removed.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) place.current = null;
    },
  };
}
