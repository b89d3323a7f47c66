import { ArrowUp, Square } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSendKey } from '../../../patterns/inputKeys.ts';
import { TipButton, Tips } from '../../../primitives/Tips/Tips.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import type { ChatActions, Draft } from './chat-view.ts';
import { chatThreadCopy } from './ChatThread.copy.ts';
import { composerStyles } from './Composer.styles.ts';

const copy = chatThreadCopy.composer;
const { messages } = chatThreadCopy;

/** From here on the length is told. */
const NEAR_LIMIT = copy.limit * 0.9;

/** The length as the contract counts it: characters, not their halves. */
const lengthOf = (text: string) => (text.length < NEAR_LIMIT ? text.length : [...text].length);

export const canSend = (text: string) => text.trim() !== '' && lengthOf(text) <= copy.limit;

/** The length that is shown near the limit; 0 for a shorter text. */
function shownLength(text: string): number {
  const length = lengthOf(text);
  return length < NEAR_LIMIT ? 0 : length;
}

/** A value computed from the draft. The component renders when this value changes, not for each letter. */
const useDraftValue = <T extends boolean | number>(draft: Draft, compute: (text: string) => T): T =>
  useSyncExternalStore(draft.subscribe, () => compute(draft.read()));

/** Files without text. A copied table also has a picture of itself. */
const isFilesOnly = (data: DataTransfer | null) =>
  data !== null && data.files.length > 0 && data.getData('text/plain') === '';

export interface ComposerProps {
  /** The text field, for moving the focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is typed and not sent. */
  draft: Draft;
  /** An answer is on its way. */
  running: boolean;
  /** The state of the thread allows no question now; it can be typed all the same. */
  blocked: boolean;
  /** Nothing can be typed or sent. */
  disabled: boolean;
  /** What the field and its buttons do. */
  actions: Pick<ChatActions, 'onDraft' | 'onSend' | 'onCancel'>;
}

/**
 * The field for the next question with its button: send, or cancel while an answer is being written. The field
 * is uncontrolled and follows the draft, so that a letter renders nothing while an answer arrives.
 */
export function Composer({ field, draft, running, blocked, disabled, actions }: ComposerProps) {
  const styles = stylesOf(composerStyles);
  const [refused, setRefused] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  /** Whether the button has the focus by the keyboard. After a tap, the field would open the keyboard of a phone. */
  const focused = useRef(false);
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const length = useDraftValue(draft, shownLength);
  const error = refused ? messages.textOnly : length > copy.limit ? messages.tooLong : null;
  const enabled = !running && !blocked && !disabled;
  const sendable = useDraftValue(draft, canSend) && enabled;

  useLayoutEffect(() => {
    function show() {
      const text = draft.read();
      if (field.current && field.current.value !== text) field.current.value = text;
      if (frame.current) frame.current.dataset['text'] = text;
    }
    show();
    return draft.subscribe(show);
  }, [draft, field]);

  useLayoutEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    const button = buttons.current?.querySelector<HTMLElement>('button:enabled');
    (button ?? field.current)?.focus();
  }, [running, field]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    const text = draft.read();
    if (enabled && canSend(text)) actions.onSend({ text: text.trim() });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  function refuseFiles(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    if (!isFilesOnly(data)) return;
    event.preventDefault();
    setRefused(true);
  }

  return (
    <form css={styles.root} onSubmit={send}>
      <div ref={frame} css={styles.frame}>
        <textarea
          ref={field}
          css={styles.area}
          data-control=""
          rows={1}
          disabled={disabled}
          placeholder={copy.placeholder}
          aria-label={copy.label}
          aria-describedby={hintId}
          aria-invalid={error ? true : undefined}
          enterKeyHint="send"
          autoComplete="off"
          onChange={({ target }) => {
            setRefused(false);
            actions.onDraft({ text: target.value });
          }}
          onKeyDown={handleKeyDown}
          onPaste={(event) => refuseFiles(event, event.clipboardData)}
          onDrop={(event) => refuseFiles(event, event.dataTransfer)}
        />
        <Tips
          ref={buttons}
          above
          css={styles.button}
          onFocus={({ target }) => {
            focused.current = target.matches(':focus-visible');
          }}
          onBlur={() => {
            focused.current = false;
          }}
          onKeyDown={(event) => {
            // A key that is held would also press the button that takes the focus.
            if (event.repeat && event.key === 'Enter') event.preventDefault();
          }}
        >
          {/* By the keys two elements: one that turned into a submit button during its click would send the draft. */}
          {running ? (
            <TipButton
              key="cancel"
              label={copy.cancel}
              icon={<Square fill="currentColor" />}
              data-cancel=""
              onClick={actions.onCancel}
            />
          ) : (
            <TipButton key="send" type="submit" label={copy.send} icon={<ArrowUp />} disabled={!sendable} />
          )}
        </Tips>
      </div>
      <p id={hintId} css={styles.hint} role={error ? 'alert' : undefined} data-error={error ? '' : undefined}>
        {error}
        {length > 0 && <span data-figures="">{copy.length(length)}</span>}
      </p>
    </form>
  );
}
