declare global {
  interface Window {
    /** Of the head script, which is in every document: lets go of what {@link holdClicks} holds, and ends it. */
    __releaseClicks?: () => Promise<void>;
  }
}

/**
 * Holds the clicks on buttons until the page can answer them. Without it one that comes before hydration would be lost, and
 * the browser would send the form by itself. Enter in a field arrives here too, as a click on the form's button. A second
 * click on a button is meant for the first.
 */
export function holdClicks(): void {
  const held = new Set<HTMLButtonElement>();
  const hold = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(button);
  };
  document.addEventListener('click', hold, true);
  window.__releaseClicks = async () => {
    document.removeEventListener('click', hold, true);
    for (const button of held) {
      held.delete(button);
      // What the one before has changed is rendered first.
      await Promise.resolve();
      button.click();
    }
  };
}
