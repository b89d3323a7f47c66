import { ArrowDown, Trash2 } from 'lucide-react';
import { Fragment, memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { byRulesText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { useStableActions } from '../../../patterns/useStableActions.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import type { ChatActions, ChatMessageView, ChatState, ChatThreadProps } from './chat-view.ts';
import { announcedEnd, spoken } from './announcement.ts';
import { Blocked, ChatMessage, type ChatMessageProps, type MessageActions } from './ChatMessage.tsx';
import { chatThreadCopy as copy } from './ChatThread.copy.ts';
import { chatThreadStyles } from './ChatThread.styles.ts';
import { Composer, type ComposerProps } from './Composer.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { useStickToBottom } from './useStickToBottom.ts';

/** Messages are drawn in groups of so many: the last ones first, then one group after the other, so that no task is long. */
const GROUP = 4;

type ReadyState = Extract<ChatState, { kind: 'ready' }>;

const isDone = ({ status }: ChatMessageView) => status !== 'running' && status !== 'sending';

/** Reads an answer out as it arrives, by sentences. What stood there at first is not read out. */
function Announcer({ message }: { message: ChatMessageView | undefined }) {
  const answer = message?.role === 'assistant' ? message : undefined;
  const [said, setSaid] = useState({
    id: answer?.id,
    to: answer?.content.length ?? 0,
    done: answer ? isDone(answer) : true,
    text: '',
  });
  if (answer) {
    const isNew = answer.id !== said.id || answer.content.length < said.to;
    const from = isNew ? 0 : said.to;
    const done = isDone(answer);
    const to = announcedEnd(answer.content, from, done);
    if (isNew || to > from || done !== said.done) {
      const text =
        answer.status === 'failed'
          ? copy.requestFailed(answer.error)
          : spoken(answer.content.slice(from, to)) || (done ? said.text : copy.thinking);
      setSaid({ id: answer.id, to, done, text });
    }
  }
  return (
    <VisuallyHidden role="status" data-announcer="">
      {said.text}
    </VisuallyHidden>
  );
}

function Loading() {
  const styles = stylesOf(chatThreadStyles);
  return (
    <div css={styles.loading} role="status" aria-label={copy.loading}>
      <Skeleton shape="block" width="60%" height="2.75rem" />
      <Skeleton lines={4} />
      <Skeleton shape="block" width="45%" height="2.75rem" />
      <Skeleton lines={3} />
    </div>
  );
}

interface StartProps extends Required<Pick<ChatThreadProps, 'subject'>> {
  disabled: boolean;
  onQuestion: (text: string) => void;
}

function Start({ subject, disabled, onQuestion }: StartProps) {
  const styles = stylesOf(chatThreadStyles);
  const { emptyTitle, presets } = subject === 'general' ? copy.general : copy;
  return (
    <div css={styles.start}>
      <span aria-hidden="true">{copy.seal}</span>
      {subject === 'general' ? <h2>{emptyTitle}</h2> : <h3>{emptyTitle}</h3>}
      <ul aria-label={copy.presetsLabel}>
        {presets.map((text) => (
          <li key={text}>
            <button type="button" css={styles.question} disabled={disabled} onClick={() => onQuestion(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MessagesProps
  extends
    Pick<ReadyState, 'messages' | 'running'>,
    Pick<ChatThreadProps, 'actions' | 'copied' | 'terms' | 'years'> {
  disabled: boolean;
  instant: boolean;
}

/** Not drawn again for a letter in the field. */
const Messages = memo(function Messages({
  messages,
  running,
  actions,
  copied,
  terms,
  years,
  disabled,
  instant,
}: MessagesProps) {
  const styles = stylesOf(chatThreadStyles);
  // The same pair when its numbers are the same, so that no message is drawn again.
  const [from, to] = years ?? [];
  const sameYears = useMemo(
    () => (from === undefined || to === undefined ? null : ([from, to] as const)),
    [from, to],
  );
  const [editing, setEditing] = useState<string | null>(null);
  // Another version stands in its place.
  if (editing !== null && !messages.some(({ id }) => id === editing)) setEditing(null);
  const withEditor = useMemo(
    (): MessageActions => ({ ...actions, onEditor: ({ id }) => setEditing(id) }),
    [actions],
  );
  const lastFormer = messages.filter(({ former_birth }) => former_birth).at(-1)?.id ?? null;
  const count = Math.ceil(messages.length / GROUP);
  const blocked = running || disabled;
  const [first, setFirst] = useState(Math.max(0, Math.ceil((messages.length - 1) / GROUP) - 1));
  useEffect(() => {
    if (first > 0) startTransition(() => setFirst(first - 1));
  }, [first]);
  const groups = Array.from({ length: Math.max(0, count - first) }, (_, at) => {
    const group = messages.slice((first + at) * GROUP, (first + at + 1) * GROUP);
    // Null for the groups without it, so that they are not drawn again.
    const within = (id: string | null) => (group.some((message) => message.id === id) ? id : null);
    return (
      <MessageGroup
        key={first + at}
        messages={group}
        actions={withEditor}
        copied={within(copied)}
        editing={within(editing)}
        lastFormer={within(lastFormer)}
        terms={terms}
        years={sameYears}
        instant={instant}
      />
    );
  });
  return (
    <Blocked value={blocked}>
      <div
        css={styles.messages}
        role="list"
        data-blocked={blocked ? '' : undefined}
        data-editing={editing === null ? undefined : ''}
      >
        {groups}
      </div>
    </Blocked>
  );
});

interface MessageGroupProps extends Pick<ChatMessageProps, 'actions' | 'terms' | 'years' | 'instant'> {
  messages: readonly ChatMessageView[];
  copied: string | null;
  editing: string | null;
  /** The last answer about the birth that the chart had before. */
  lastFormer: string | null;
}

const keysOf = (props: MessageGroupProps) => Object.keys(props) as (keyof MessageGroupProps)[];

const MessageGroup = memo(
  function MessageGroup({ messages, copied, editing, lastFormer, ...shared }: MessageGroupProps) {
    const styles = stylesOf(chatThreadStyles);
    return (
      <div>
        {messages.map((message) => (
          <Fragment key={message.id}>
            <ChatMessage
              message={message}
              copied={copied === message.id}
              editing={editing === message.id}
              {...shared}
            />
            {message.id === lastFormer && (
              <p role="listitem" css={styles.formerBirth}>
                {copy.formerBirth}
              </p>
            )}
          </Fragment>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.messages.length === after.messages.length &&
    after.messages.every((message, at) => message === before.messages[at]) &&
    keysOf(after).every((name) => name === 'messages' || after[name] === before[name]),
);

/** What needs a chart, and the way to one. */
const ChartHint = memo(function ChartHint() {
  const styles = stylesOf(chatThreadStyles);
  return (
    <p css={styles.chartHint}>
      {copy.general.chart}
      <Link href={paths.fortune}>{copy.general.toChart}</Link>
    </p>
  );
});

function Suggestions({ items, onPick }: { items: readonly string[]; onPick: (text: string) => void }) {
  const styles = stylesOf(chatThreadStyles);
  return (
    <ul css={styles.suggestions} aria-label={copy.suggestions}>
      {items.map((text) => (
        <li key={text}>
          <button type="button" css={styles.question} onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

const ClearButton = memo(function ClearButton({
  disabled,
  onClear,
}: {
  disabled: boolean;
  onClear: () => void;
}) {
  const styles = stylesOf(chatThreadStyles);
  return (
    <div css={styles.clear}>
      <Button variant="quiet" size="small" icon={<Trash2 />} disabled={disabled} onClick={onClear}>
        {copy.clear}
      </Button>
    </div>
  );
});

const ClearDialog = memo(function ClearDialog({
  subject,
  clearing,
  actions,
}: Required<Pick<ChatThreadProps, 'subject' | 'clearing' | 'actions'>>) {
  return (
    <ConfirmDialog
      open={clearing !== null}
      title={subject === 'general' ? copy.general.clearTitle : copy.clearTitle}
      confirmLabel={copy.clearConfirm}
      tone="danger"
      busy={clearing === 'busy'}
      error={clearing === 'failed' ? copy.clearFailed : undefined}
      onConfirm={actions.onConfirmClear}
      onCancel={actions.onLeaveClear}
    >
      {copy.clearBody}
    </ConfirmDialog>
  );
});

/** What is shown in place of messages while there are none. */
function Placeholder({ state, actions }: { state: ChatState; actions: ChatActions }) {
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            title={copy.failedTitle}
            action={
              <Button variant="primary" onClick={actions.onRetryHistory}>
                {copy.retry}
              </Button>
            }
          >
            {state.message}
          </EmptyState>
        </div>
      );
    case 'unsaved':
      return (
        <EmptyState
          title={copy.unsavedTitle}
          action={
            <Button variant="primary" href={paths.fortune}>
              {copy.save}
            </Button>
          }
        >
          {copy.unsaved}
        </EmptyState>
      );
    case 'ready':
      return null;
  }
}

interface FooterProps
  extends Omit<ComposerProps, 'blocked'>, Pick<ChatThreadProps, 'remaining' | 'lasting' | 'byRules'> {
  ready: boolean;
  note: string;
}

/** The field for the next question. An answer that arrives does not draw it again. */
const Footer = memo(function Footer({
  remaining,
  lasting,
  byRules = false,
  ready,
  note,
  ...composer
}: FooterProps) {
  const styles = stylesOf(chatThreadStyles);
  return (
    <div css={styles.composer}>
      <Composer {...composer} blocked={!ready} />
      <p css={styles.note}>
        <span>{note}</span>
        {byRules && <span>{byRulesText}</span>}
        {remaining !== null && <span>{copy.remaining(remaining, lasting)}</span>}
      </p>
    </div>
  );
});

/** Above the field where only someone in danger is answered; in its place where it is not known what is left. */
const QuotaNotice = memo(function QuotaNotice({
  quota,
  byRules = false,
  actions,
}: { quota: 'none' | 'failed' } & Pick<ChatThreadProps, 'actions' | 'byRules'>) {
  const styles = stylesOf(chatThreadStyles);
  const none = quota === 'none';
  return (
    <div css={styles.composer}>
      <div css={styles.quota} role="status">
        <span>{none ? copy.quotaNone : copy.quotaFailed}</span>
        <Button size="small" onClick={none ? actions.onShortfall : actions.onCheckQuota}>
          {none ? copy.quotaMore : copy.quotaRetry}
        </Button>
      </div>
      <p css={styles.danger}>
        {copy.danger}
        {none && copy.dangerField}
      </p>
      {byRules && !none && <p css={styles.note}>{byRulesText}</p>}
    </div>
  );
});

const heading = (
  <VisuallyHidden>
    <h2 id="chat-title">{copy.thread}</h2>
  </VisuallyHidden>
);
/** The conversation without a chart is a page of its own. */
const pageHeading = (
  <VisuallyHidden>
    <h1 id="chat-title">{copy.thread}</h1>
  </VisuallyHidden>
);

function noteOf({ subject, guest }: Pick<ChatThreadProps, 'subject' | 'guest'>): string {
  if (subject !== 'general') return copy.note;
  return guest ? copy.general.guestNote : copy.general.note;
}

/** The conversation about a chart, or about none: messages, suggestions and the field for the next question. */
export function ChatThread({
  state,
  actions: newestActions,
  draft,
  remaining,
  lasting = false,
  byRules = false,
  quota = 'left',
  copied,
  clearing,
  terms,
  years,
  disabled: blocked = false,
  subject = 'chart',
  guest = false,
  autoSend = false,
  instant = false,
}: ChatThreadProps) {
  const styles = stylesOf(chatThreadStyles);
  const disabled = blocked || quota !== 'left';
  const general = subject === 'general';
  const actions = useStableActions(newestActions);
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = state.kind === 'ready' ? state : undefined;
  const messages = ready?.messages ?? [];
  const running = ready?.running ?? false;
  const last = messages.at(-1);
  const { scroller, content, atBottom, onScroll, toBottom } = useStickToBottom(
    running ? (last?.id ?? '') : null,
    messages.length > 0,
  );
  const view = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(view, scroller);
  useKeyboardInset(root);

  function pickSuggestion(text: string) {
    if (autoSend && !running) {
      actions.onSend({ text });
    } else {
      actions.onDraft({ text });
      field.current?.focus();
    }
  }

  const suggestions =
    !running && !disabled && last?.role === 'assistant' && last.status === 'complete' ? last.suggestions : [];
  return (
    <section ref={root} css={styles.root} aria-labelledby="chat-title">
      {general ? pageHeading : heading}
      <div ref={view} css={styles.view} {...keptFocus}>
        <div ref={scroller} css={styles.scroller} onScroll={onScroll} tabIndex={-1}>
          <div
            ref={content}
            css={styles.content}
            data-empty={ready && messages.length === 0 ? '' : undefined}
          >
            <Placeholder state={state} actions={actions} />
            {ready && messages.length === 0 && quota === 'left' && (
              <Start
                subject={subject}
                disabled={disabled || running}
                onQuestion={(text) => actions.onSend({ text })}
              />
            )}
            {ready && messages.length > 0 && (
              <>
                <ClearButton disabled={running || disabled} onClear={actions.onClear} />
                <Messages {...{ messages, running, actions, copied, terms, years, disabled, instant }} />
              </>
            )}
            {ready && <ClearDialog subject={subject} clearing={clearing} actions={actions} />}
            {ready?.reconnecting && (
              <p css={styles.reconnecting} role="status">
                {copy.reconnecting}
              </p>
            )}
            {suggestions.length > 0 && <Suggestions items={suggestions} onPick={pickSuggestion} />}
            {general && ready && !running && <ChartHint />}
          </div>
        </div>
        {!atBottom && messages.length > 0 && (
          <div css={styles.toBottom}>
            <IconButton label={copy.toBottom} icon={<ArrowDown />} onClick={toBottom} />
          </div>
        )}
      </div>
      {state.kind !== 'unsaved' && quota !== 'left' && <QuotaNotice {...{ quota, byRules, actions }} />}
      {state.kind !== 'unsaved' && quota !== 'failed' && (
        <Footer
          field={field}
          draft={draft}
          running={running}
          ready={ready !== undefined}
          disabled={blocked}
          remaining={quota === 'none' ? null : remaining}
          lasting={lasting}
          byRules={byRules}
          note={noteOf({ subject, guest })}
          actions={actions}
        />
      )}
      {ready && <Announcer message={last} />}
    </section>
  );
}
