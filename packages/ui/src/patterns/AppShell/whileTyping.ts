/** Matches while a text field has the focus: on a phone the on-screen keyboard is open. */
export const whileTyping = 'html:has(:read-write:focus) &';

/**
 * Transition of what is otherwise while typing. The press that ends the typing comes first: a bar that came back under it
 * would take its release, and with it the click.
 */
export const afterTyping = (property: string) => `${property} 0s 0.3s`;

/** Matches while a finger or a mouse button is down. */
export const whilePressed = 'html:active &';

/**
 * Transition, while pressed, of a second property that keeps what the typing has moved. It does not end by itself: without
 * a transition of this property, which the release takes away, the property is back at once. An element without another
 * one needs `transition: none` for that.
 */
export const untilReleased = (property: string) => `${property} 0s 3600s`;
