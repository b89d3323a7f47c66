/** Matches while a text field has the focus: on a phone the on-screen keyboard is open. */
export const whileTyping = 'html:has(:read-write:focus) &';
