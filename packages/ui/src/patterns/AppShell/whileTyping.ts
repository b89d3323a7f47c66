/** Matches while a text field has the focus: on a phone the on-screen keyboard is open. */
export const whileTyping = 'html:has(:read-write:focus) &';

/**
 * Transition of what is otherwise while typing. The press that ends the typing comes first: a bar that came back under it
 * would take its release, and with it the click.
 */
export const afterTyping = (property: string) => `${property} 0s 0.3s`;
