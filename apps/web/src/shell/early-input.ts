/** What was entered before the app could answer. Left on the window by the head script, which is in every document. */
interface EarlyInput {
  /** React is about to listen: ends the recording, but not that of an outline, which waits for the page's data. */
  stopUnlessOutline: () => void;
  /** {@link reportEarlyInput}, of a prerendered page. An outline is replaced: chooses again what was chosen in it. */
  report: () => void;
  /** Presses the recorded buttons, each once, because a second press was meant for the first. */
  repeatTaps: () => void;
}

declare global {
  interface Window {
    __input?: EarlyInput;
  }
}

/** Part of React that decides whether an event has changed a field. */
interface TrackedField {
  _valueTracker?: { setValue: (value: string) => void };
}

/** Whether a field holds something else than the document gave it. */
function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(given, 0);
  }
  // Of a group of radio buttons the newly chosen one counts.
  if (field.type === 'radio') return (field as HTMLInputElement).checked && !field.matches('[checked]');
  if (field.type === 'checkbox') return (field as HTMLInputElement).checked !== field.matches('[checked]');
  return field.value !== field.defaultValue;
}

/**
 * Reports what was typed or chosen before hydration to the fields' `onChange`. React leaves such values in the fields
 * without a change event, and the next render would replace them.
 * @param root an element whose fields are hydrated and not rendered again since
 */
function reportEarlyInput(root: ParentNode): void {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  // All before the first event, because handling it may render the other fields.
  for (const field of [...fields].filter(isChanged)) {
    const isToggle = field.type === 'checkbox' || field.type === 'radio';
    // React ignores an event when the field's value is the last one that it knows of. Assigning the value twice would do
    // as well, but would end a composition of Chinese characters.
    (field as TrackedField)._valueTracker?.setValue(
      isToggle ? String(!(field as HTMLInputElement).checked) : '\u0000',
    );
    const type = isToggle ? 'click' : field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** What a control is called. The controls of a page have the names of those in its outline, but are other elements. */
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const namesake = (selector: 'button' | 'label', name: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((control) => nameOf(control) === name);

/** Records the buttons that are pressed, and leaves on the window what the app needs to take over. */
export function recordEarlyInput(): void {
  const buttons = new Set<HTMLButtonElement>();
  /** The label of the radio button that was chosen in each group of an outline. */
  const chosen = new Map<string, string>();
  const root = () => document.getElementById('root');
  const isPrerendered = () => Boolean(root()?.dataset['prerendered']);
  let outline: Element | null | undefined;

  const record = (event: Event) => {
    const target = event.target as Element;
    // The page has replaced its outline, and answers by itself.
    if (outline && !outline.contains(target)) return;
    if (target instanceof HTMLInputElement && target.type === 'radio' && target.labels?.[0])
      chosen.set(target.name, nameOf(target.labels[0]));
    const button = target.closest('button');
    if (!button) return;
    // The browser would send the form by itself. Enter in a field arrives here too, as a click on the form's button.
    if (button.type === 'submit') event.preventDefault();
    buttons.add(button);
  };
  const end = () => document.removeEventListener('click', record, true);
  document.addEventListener('click', record, true);

  window.__input = {
    stopUnlessOutline() {
      outline = isPrerendered() ? null : root()?.firstElementChild;
      if (!outline) end();
    },
    report() {
      end();
      const page = root();
      if (page && isPrerendered()) reportEarlyInput(page);
      else for (const name of chosen.values()) namesake('label', name)?.click();
    },
    repeatTaps() {
      for (const button of buttons)
        (button.isConnected ? button : namesake('button', nameOf(button)))?.click();
      buttons.clear();
    },
  };
}
