interface InputKeyEvent {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  isComposing: boolean;
}

/** `keyCode` of a key that the input method takes. Safari ends a composition before its last key, which has this code. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether the input method takes a key, as it does while a word is composed. */
const isComposed = ({ keyCode, isComposing }: InputKeyEvent): boolean =>
  isComposing || keyCode === TAKEN_BY_INPUT_METHOD;

/** Whether a key sends the text: Enter without Shift that does not end the composition of a word. */
export const isSendKey = (event: InputKeyEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposed(event);

/** Whether a key closes what is open: Escape that does not end the composition of a word. */
export const isCloseKey = (event: InputKeyEvent): boolean => event.key === 'Escape' && !isComposed(event);
