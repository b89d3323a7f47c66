interface EnterEvent {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  isComposing: boolean;
}

/** `keyCode` of a key that the input method takes. Safari ends a composition before its Enter, which has this code. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key sends the text: Enter without Shift that does not end the composition of a word. */
export const isSendKey = ({ key, keyCode, shiftKey, isComposing }: EnterEvent): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD;
