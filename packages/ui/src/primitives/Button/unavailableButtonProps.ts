import type { MouseEvent } from 'react';

/**
 * Attributes of a button that ignores presses for now, often because of its own press. Not `disabled`: the browser takes
 * the focus from a disabled button and puts it on the body. The click is cancelled, because Enter in a field of a form
 * also clicks its submit button.
 */
export const unavailableButtonProps = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
