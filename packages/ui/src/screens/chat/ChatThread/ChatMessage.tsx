import { Check, ChevronDown, ChevronLeft, ChevronRight, Copy, Pencil, RefreshCw } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  memo,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isCloseKey, isSendKey } from '../../../patterns/inputKeys.ts';
import { byModelText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { AnswerText } from '../../../patterns/ReadingText/AnswerText.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TipButton, Tips } from '../../../primitives/Tips/Tips.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import type { ChatActions, ChatMessageView, ChatThreadProps } from './chat-view.ts';
import { chatMessageStyles } from './ChatMessage.styles.ts';
import { MessageParts } from './MessageParts.tsx';
import { chatThreadCopy as copy } from './ChatThread.copy.ts';
import { canSend } from './Composer.tsx';
import { useReveal } from './useReveal.ts';

/** What a message can ask for. The object stays the same. */
export type MessageActions = Pick<
  ChatActions,
  'onEdit' | 'onReload' | 'onBranch' | 'onCopy' | 'onTerm' | 'onYear'
> & {
  /** Opens or closes the editor of a question. */
  onEditor: (event: { id: string | null }) => void;
};

export interface ChatMessageProps extends Pick<ChatThreadProps, 'terms' | 'years'> {
  /** The message that is shown. */
  message: ChatMessageView;
  /** What can be done with it. */
  actions: MessageActions;
  /** Its text was copied just now. */
  copied: boolean;
  /** The editor of this question is open. */
  editing: boolean;
  /** The text is shown at once, without being revealed. */
  instant: boolean;
}

/**
 * Nothing can be asked now: an answer is being written, or the thread is disabled. Of the messages only an open editor
 * is drawn again for it; the marks `data-asks` are hidden by the style of the list, also while an editor is open.
 */
export const Blocked = createContext(false);

function BranchPicker({ message, actions }: ChatMessageProps) {
  const styles = stylesOf(chatMessageStyles);
  const { id, branch } = message;
  if (branch.count < 2) return null;
  return (
    <div css={styles.branch} role="group" aria-label={copy.versions}>
      {branch.number > 1 && (
        <TipButton
          label={copy.previous}
          icon={<ChevronLeft />}
          data-asks=""
          onClick={() => actions.onBranch({ id, direction: 'previous' })}
        />
      )}
      <span data-figures="">{copy.version(branch.number, branch.count)}</span>
      {branch.number < branch.count && (
        <TipButton
          label={copy.next}
          icon={<ChevronRight />}
          data-asks=""
          onClick={() => actions.onBranch({ id, direction: 'next' })}
        />
      )}
    </div>
  );
}

function CopyButton({ message, copied, actions }: ChatMessageProps) {
  return (
    <TipButton
      label={copied ? copy.copied : copy.copy}
      icon={copied ? <Check /> : <Copy />}
      onClick={() => actions.onCopy({ id: message.id })}
    />
  );
}

function Editor({ message, actions }: ChatMessageProps) {
  const styles = stylesOf(chatMessageStyles);
  const blocked = useContext(Blocked);
  const [text, setText] = useState(message.content);
  const field = useRef<HTMLTextAreaElement>(null);
  const sendable = canSend(text) && !blocked;

  useLayoutEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  function send() {
    // The editor closes with the version that it was opened on, when the new one takes its place.
    if (sendable) actions.onEdit({ id: message.id, text: text.trim() });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isCloseKey(event.nativeEvent)) {
      // Not also the window around the thread.
      event.preventDefault();
      event.stopPropagation();
      actions.onEditor({ id: null });
    } else if (isSendKey(event.nativeEvent)) {
      event.preventDefault();
      send();
    }
  }

  return (
    <div css={styles.editor}>
      <textarea
        ref={field}
        data-control=""
        rows={2}
        value={text}
        aria-label={copy.editor}
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      <div>
        <Button size="small" onClick={() => actions.onEditor({ id: null })}>
          {copy.cancelEdit}
        </Button>
        <Button size="small" variant="primary" disabled={!sendable} onClick={send}>
          {copy.sendEdit}
        </Button>
      </div>
    </div>
  );
}

function Failure({ message }: { message: ChatMessageView }) {
  const styles = stylesOf(chatMessageStyles);
  return <p css={styles.failure}>{copy.requestFailed(message.error)}</p>;
}

function Question(props: ChatMessageProps) {
  const styles = stylesOf(chatMessageStyles);
  const { message, editing, actions } = props;
  if (editing) return <Editor {...props} />;
  return (
    <>
      {message.content !== '' && <p css={styles.bubble}>{message.content}</p>}
      {message.parts && <MessageParts parts={message.parts} />}
      {message.status === 'failed' && <Failure message={message} />}
      {message.status === 'sending' ? (
        <p css={styles.note}>{copy.sending}</p>
      ) : (
        <Tips css={styles.actions} data-actions="">
          <CopyButton {...props} />
          <TipButton
            label={copy.edit}
            icon={<Pencil />}
            data-asks=""
            onClick={() => actions.onEditor({ id: message.id })}
          />
          <BranchPicker {...props} />
        </Tips>
      )}
    </>
  );
}

/** What the model thinks: open while it does, folded afterwards unless the reader opens it. */
function Reasoning({ text, thinking, instant }: { text: string; thinking: boolean; instant: boolean }) {
  const styles = stylesOf(chatMessageStyles);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const shown = useReveal(text, instant);
  const open = chosen ?? thinking;
  return (
    <div css={styles.reasoning}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setChosen(!open)}
        data-thinking={thinking || undefined}
      >
        {thinking ? copy.thinking : copy.thought}
        <ChevronDown aria-hidden="true" />
      </button>
      {open && (
        <div>
          <AnswerText content={shown} unfinished={thinking} />
        </div>
      )}
    </div>
  );
}

const Seal = memo(function Seal() {
  const styles = stylesOf(chatMessageStyles);
  return (
    <span css={styles.seal} aria-hidden="true">
      {copy.seal}
    </span>
  );
});

function Reply(props: ChatMessageProps) {
  const styles = stylesOf(chatMessageStyles);
  const { message, instant, terms, years, actions } = props;
  const { content, reasoning_content, status } = message;
  const writing = status === 'running' || status === 'sending';
  const shown = useReveal(content, instant);
  const thinking = writing && content === '';
  return (
    <>
      <Seal />
      <div css={styles.answer}>
        {reasoning_content ? (
          <Reasoning text={reasoning_content} thinking={thinking} instant={instant} />
        ) : (
          thinking && (
            <p css={styles.thinking} data-thinking="">
              {copy.thinking}
            </p>
          )
        )}
        {content !== '' && (
          <AnswerText
            content={shown}
            unfinished={status !== 'complete' || shown.length < content.length}
            terms={terms}
            years={years}
            onTerm={actions.onTerm}
            onYear={actions.onYear}
          />
        )}
        {message.parts && <MessageParts parts={message.parts} />}
        {status === 'failed' && <Failure message={message} />}
        {status === 'cancelled' && <p css={styles.note}>{copy.cancelled}</p>}
        {message.written_by === 'model' && content !== '' && <p css={styles.note}>{byModelText}</p>}
        {!writing && (
          <Tips css={styles.actions} data-actions="">
            {content !== '' && <CopyButton {...props} />}
            <TipButton
              label={copy.reload}
              icon={<RefreshCw />}
              data-asks=""
              onClick={() => actions.onReload({ id: message.id })}
            />
            <BranchPicker {...props} />
          </Tips>
        )}
      </div>
    </>
  );
}

const speakers = {
  user: <VisuallyHidden>{copy.user}</VisuallyHidden>,
  assistant: <VisuallyHidden>{copy.assistant}</VisuallyHidden>,
};

/** A question or an answer. It is drawn again only when one of its own properties changes. */
export const ChatMessage = memo(function ChatMessage(props: ChatMessageProps) {
  const styles = stylesOf(chatMessageStyles);
  const { role } = props.message;
  return (
    <div role="listitem" css={styles[role]} data-role={role}>
      {speakers[role]}
      {role === 'user' ? <Question {...props} /> : <Reply {...props} />}
    </div>
  );
});
