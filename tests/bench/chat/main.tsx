import { CacheProvider } from '@emotion/react';
import { ThemeRoot } from '@ziping/ui/tokens/GlobalStyles';
import { createStyleCache } from '@ziping/ui/tokens/styleCache';
import { ChatThread } from '@ziping/ui/screens/chat/ChatThread';
import {
  type ChatActions,
  type ChatMessageView,
  type ChatState,
  createDraft,
} from '@ziping/ui/screens/chat/chat-view';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What a stream of text into the thread was like. */
interface Streamed {
  /** Frames a second. */
  frames: number;
  /** Milliseconds from the arrival of the last token until it is shown. */
  lag: number;
  /** Milliseconds of each long task. */
  tasks: number[];
}

declare global {
  interface Window {
    /** Shows a thread of so many messages: with the app's components, or as the floor, plain text. */
    openThread: (kind: 'floor' | 'thread', count: number) => void;
    /** Writes an answer at that speed for some seconds; one update a frame. */
    stream: (tokensPerSecond: number, seconds: number) => Promise<Streamed>;
  }
}

const TOKEN = 2;
const paragraph =
  '辛金生于午月，七杀当令而日主偏弱，先求**扶身**，再谈泄秀。食伤并透，表达与条理是您的长处。\n\n';
const list = '- 文教与出版：土为印，生身护身，稳而长久。\n- 法务与审计：七杀有制，善于守规矩、辨轻重。\n\n';
const table =
  '| 年份 | 干支 | 作用 |\n| --- | --- | --- |\n| 2026年 | 丙午 | 宜守成 |\n| 2027年 | 丁未 | 可谈升迁 |\n\n';
const text = `${paragraph}### 近几年的时机\n\n${list}${table}${paragraph}`;
/** A character that no other message contains. */
const END = '完';
const streamed = text.repeat(40);

const messages = (count: number): ChatMessageView[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `m_${at}`,
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: at % 2 === 0 ? '这几年的大运，对事业和家庭各有什么作用？' : text,
    reasoning_content: null,
    status: 'complete',
    error: null,
    suggestions: [],
    branch: { number: 1, count: 1 },
  }));

/** Shows the text that has arrived. */
const onArrival: { current: (text: string, done: boolean) => void } = { current: () => undefined };

const nothing = () => undefined;
const years = [1990, 2090] as const;
const terms = ['日主', '七杀', '食伤', '大运', '流年'];

/** @param before null while the messages are loaded */
function Thread({ before }: { before: readonly ChatMessageView[] | null }) {
  const [arrived, setArrived] = useState<{ text: string; done: boolean } | null>(null);
  const [draft] = useState(() => createDraft(''));
  const [actions] = useState<ChatActions>(() => ({
    onSend: nothing,
    onCancel: nothing,
    onEdit: nothing,
    onReload: nothing,
    onBranch: nothing,
    onCopy: nothing,
    onDraft: ({ text }) => draft.write(text),
    onShortfall: () => undefined,
    onCheckQuota: () => undefined,
    onRetryHistory: nothing,
    onTerm: nothing,
    onYear: nothing,
    onClear: nothing,
    onConfirmClear: nothing,
    onLeaveClear: nothing,
  }));
  useEffect(() => {
    onArrival.current = (text, done) => setArrived({ text, done });
  }, []);
  // As in the app, a letter in the field changes nothing of the state.
  const state = useMemo((): ChatState => {
    if (!before) return { kind: 'loading' };
    const answer: ChatMessageView[] = arrived
      ? [{ ...before[1]!, id: 'a', content: arrived.text, status: arrived.done ? 'complete' : 'running' }]
      : [];
    const running = arrived !== null && !arrived.done;
    return { kind: 'ready', messages: [...before, ...answer], running, reconnecting: false };
  }, [before, arrived]);
  return (
    <div style={{ height: '100vh' }}>
      <ChatThread
        state={state}
        actions={actions}
        draft={draft}
        remaining={3}
        copied={null}
        clearing={null}
        terms={terms}
        years={years}
      />
    </div>
  );
}

/** Plain text in the same frame; what arrives goes into one text node. */
function openFloor(container: HTMLElement, before: readonly ChatMessageView[]): void {
  container.innerHTML =
    '<div style="height:100vh;display:flex;flex-direction:column"><div style="flex:1;overflow:auto;contain:strict"></div>' +
    '<textarea rows="2"></textarea></div>';
  const view = container.querySelector<HTMLElement>('div > div')!;
  const add = (content: string) => {
    const block = document.createElement('p');
    block.style.cssText = 'white-space:pre-line;line-height:1.8';
    block.textContent = content;
    return view.appendChild(block);
  };
  for (const { content } of before) add(content);
  view.scrollTop = view.scrollHeight;
  let node: Text | undefined;
  onArrival.current = (content) => {
    node ??= add(' ').firstChild as Text;
    node.data = content;
    view.scrollTop = view.scrollHeight;
  };
}

const container = document.getElementById('root') as HTMLElement;

/** The app's frame, which is there before a thread is opened. */
const root = createRoot(container.appendChild(document.createElement('div')));
const draw = (content: ReactNode) =>
  flushSync(() =>
    root.render(
      <CacheProvider value={cache}>
        <ThemeRoot>{content}</ThemeRoot>
      </CacheProvider>,
    ),
  );
const cache = createStyleCache();
draw(null);

window.openThread = (kind, count) => {
  const before = messages(count);
  if (kind === 'floor') {
    openFloor(container, before);
    return;
  }
  // As in the app, its messages arrive when the thread is already there.
  draw(<Thread before={null} />);
  setTimeout(() => draw(<Thread before={before} />));
};

window.stream = (tokensPerSecond, seconds) =>
  new Promise((done) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((entries) =>
      tasks.push(...entries.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ entryTypes: ['longtask'] });
    const began = performance.now();
    let frames = 0;
    let arrivedAll = NaN;
    let framesThen = 0;
    const shows = (text: string) => (container.textContent ?? '').includes(text);
    requestAnimationFrame(function step(now) {
      frames += 1;
      if (Number.isNaN(arrivedAll)) {
        // The first frame may have begun before `began`.
        const length = Math.max(0, Math.floor(((now - began) / 1000) * tokensPerSecond) * TOKEN);
        const finished = now - began >= seconds * 1000;
        onArrival.current(streamed.slice(0, length) + (finished ? `\n\n${END}。` : ''), finished);
        if (finished) {
          arrivedAll = now;
          framesThen = frames;
        }
      } else if (shows(END) || now - arrivedAll > 5_000) {
        observer.disconnect();
        done({ frames: (framesThen / (arrivedAll - began)) * 1000, lag: now - arrivedAll, tasks });
        return;
      }
      requestAnimationFrame(step);
    });
  });
