import type { MouseEvent } from 'react';

/**
 * Attributes of a button whose action is running. Not `disabled`: the browser takes the focus from a disabled button and
 * puts it on the body. The click is cancelled, because Enter in a field of a form also clicks its submit button.
 */
export const busyButtonProps = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
