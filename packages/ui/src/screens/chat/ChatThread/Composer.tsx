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
} from 'react';
import { isSendKey } from '../../../patterns/inputKeys.ts';
import { TipButton, Tips } from '../../../primitives/Tips/Tips.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import type { ChatActions } from './chat-view.ts';
import { chatThreadCopy } from './ChatThread.copy.ts';
import { composerStyles } from './Composer.styles.ts';

const copy = chatThreadCopy.composer;
const { messages } = chatThreadCopy;

/** From here on the length is told. */
const NEAR_LIMIT = copy.limit * 0.9;

/** The length as the contract counts it: characters, not their halves. */
const lengthOf = (text: string) => (text.length < NEAR_LIMIT ? text.length : [...text].length);

export const canSend = (text: string) => text.trim() !== '' && lengthOf(text) <= copy.limit;

/** Files without text. A copied table also has a picture of itself. */
const isFilesOnly = (data: DataTransfer | null) =>
  data !== null && data.files.length > 0 && data.getData('text/plain') === '';

export interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  running: boolean;
  /** The state of the thread allows no question now; it can be typed all the same. */
  blocked: boolean;
  disabled: boolean;
  actions: Pick<ChatActions, 'onDraft' | 'onSend' | 'onCancel'>;
}

/** The field for the next question with its button: send, or cancel while an answer is being written. */
export function Composer({ field, text, running, blocked, disabled, actions }: ComposerProps) {
  const styles = stylesOf(composerStyles);
  const [refused, setRefused] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  /** Whether the button has the focus by the keyboard. After a tap, the field would open the keyboard of a phone. */
  const focused = useRef(false);
  const hintId = useId();
  const length = lengthOf(text);
  const error = refused ? messages.textOnly : length > copy.limit ? messages.tooLong : null;
  const sendable = canSend(text) && !running && !blocked && !disabled;

  useLayoutEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    const button = buttons.current?.querySelector<HTMLElement>('button:enabled');
    (button ?? field.current)?.focus();
  }, [running, field]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (sendable) actions.onSend({ text: text.trim() });
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
      <div css={styles.frame} data-text={text}>
        <textarea
          ref={field}
          css={styles.area}
          data-control=""
          rows={1}
          value={text}
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
        {length >= NEAR_LIMIT && <span data-figures="">{copy.length(length)}</span>}
      </p>
    </form>
  );
}
