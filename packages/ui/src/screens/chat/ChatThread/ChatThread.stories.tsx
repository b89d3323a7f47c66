import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { byRulesText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { confirmCopy } from '../../../patterns/ConfirmDialog/ConfirmDialog.copy.ts';
import {
  type ChatActions,
  type ChatMessageView,
  type ChatState,
  type ChatThreadProps,
  createDraft,
} from './chat-view.ts';
import { byModelText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { chatThreadCopy as copy } from './ChatThread.copy.ts';
import { ChatThread } from './ChatThread.tsx';
import {
  answer,
  careerText,
  conversation,
  exchange,
  hostileText,
  question,
  reasoningText,
  suggestions,
} from './sampleMessages.ts';

const actions: ChatActions = {
  onSend: fn(),
  onCancel: fn(),
  onEdit: fn(),
  onReload: fn(),
  onBranch: fn(),
  onCopy: fn(),
  onDraft: fn(),
  onShortfall: fn(),
  onCheckQuota: fn(),
  onRetryHistory: fn(),
  onTerm: fn(),
  onYear: fn(),
  onClear: fn(),
  onConfirmClear: fn(),
  onLeaveClear: fn(),
};

const ready = (
  messages: readonly ChatMessageView[],
  change: Partial<ChatState & { kind: 'ready' }> = {},
): ChatState => ({
  kind: 'ready',
  messages,
  running: false,
  reconnecting: false,
  ...change,
});

const written = (change: Partial<ChatMessageView>) =>
  ready([question(), answer({ status: 'running', ...change })], { running: true });

/** Keeps the draft, and asks before the conversation is deleted, as the app does. */
function Owner(props: ChatThreadProps) {
  const [draft] = useState(() => createDraft(props.draft.read()));
  const [clearing, setClearing] = useState(props.clearing);
  return (
    <div css={{ height: '100dvh' }}>
      <ChatThread
        {...props}
        draft={draft}
        clearing={clearing}
        actions={{
          ...props.actions,
          onClear: () => setClearing('asking'),
          onLeaveClear: () => setClearing(null),
          onDraft: (event) => {
            props.actions.onDraft(event);
            draft.write(event.text);
          },
        }}
      />
    </div>
  );
}

const viewOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('section [tabindex="-1"]')!;

/** Pixels of the conversation below the view. */
const rest = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** The thread goes to its bottom in its first frame, and would leave what was tapped before. */
const bottomReached = (canvasElement: HTMLElement) =>
  waitFor(() => expect(rest(viewOf(canvasElement))).toBeLessThanOrEqual(1));

/** Scrolls as a reader does, with a wheel: without one the thread may take the move for its own. */
function scrollUp(view: HTMLElement, pixels: number): void {
  view.dispatchEvent(new WheelEvent('wheel'));
  view.scrollTop -= pixels;
}

const meta = {
  title: '页面/对话/对话',
  component: ChatThread,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    state: ready(exchange),
    actions,
    draft: createDraft(''),
    remaining: 3,
    copied: null,
    clearing: null,
    terms: [],
    years: null,
    instant: true,
  },
  beforeEach: () => {
    for (const action of Object.values(actions)) (action as ReturnType<typeof fn>).mockClear();
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: copy.thought })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByText(copy.note)).toHaveLength(1);
  },
};

/** An answer by a model is marked as such. */
export const ByModel: Story = {
  args: { state: ready([question(), answer({ written_by: 'model' })]) },
  async play({ canvas }) {
    await expect(canvas.getByText(byModelText)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: ready([]) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(copy.emptyTitle)).toBeVisible();
    for (const [at, text] of copy.presets.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: text }));
      await expect(actions.onSend).toHaveBeenNthCalledWith(at + 1, { text });
    }
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' }, remaining: null } };

export const HistoryFailed: Story = {
  args: { state: { kind: 'failed', message: '网络错误' }, draft: createDraft('我的正缘') },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: copy.composer.send })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveValue('我的正缘');
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(actions.onRetryHistory).toHaveBeenCalledOnce();
  },
};

const picture = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;

export const Parts: Story = {
  args: {
    state: ready([
      question({
        parts: [
          { kind: 'image', url: picture, name: '旧盘的照片' },
          { kind: 'file', url: '/uploads/chart.pdf', name: '旧盘.pdf' },
        ],
      }),
      answer({
        parts: [
          { kind: 'source', url: 'https://example.com/sanming', name: '三命通会' },
          { kind: 'source', url: null, name: '口传' },
          { kind: 'image', url: 'https://example.com/a.png', name: '' },
          { kind: 'audio', url: null, name: '讲解' },
          { kind: 'tool-call', name: 'calendar' },
          { kind: 'unknown' },
        ],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '旧盘的照片' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '三命通会' })).toHaveAttribute(
      'href',
      'https://example.com/sanming',
    );
    await expect(canvas.getByText(copy.parts.unknown)).toBeVisible();
  },
};

export const PartsWithoutText: Story = {
  args: {
    state: ready([
      question({ content: '', parts: [{ kind: 'unknown' }] }),
      answer({ content: '', parts: [{ kind: 'unknown' }] }),
    ]),
  },
};

export const NoQuestionLeft: Story = {
  args: { quota: 'none', remaining: 0, draft: createDraft('我不想活了') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.danger, { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.send }));
    await expect(actions.onSend).toHaveBeenCalledWith({ text: '我不想活了' });
    await userEvent.click(canvas.getByRole('button', { name: copy.quotaMore }));
    await expect(actions.onShortfall).toHaveBeenCalledOnce();
  },
};

export const NoQuestionLeftAndNoneAsked: Story = { args: { quota: 'none', remaining: 0, state: ready([]) } };

export const QuotaUnknown: Story = {
  args: { quota: 'failed', remaining: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: copy.quotaRetry }));
    await expect(actions.onCheckQuota).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = { args: { state: { kind: 'unsaved' }, remaining: null } };

export const Sending: Story = {
  args: {
    state: ready([question({ status: 'sending' })], { running: true }),
  },
};

export const Thinking: Story = { args: { state: written({ content: '' }) } };

const generalQuestion = question({ content: '伤官是什么意思？' });
const generalAnswer = answer({
  content:
    '**伤官**：日主所生而阴阳不同的天干，主才华、表达与不受拘束。\n\n这里没有选定命盘，只能说它的本义；进到一份命盘里再问我，就能说它对你好不好。',
  suggestions: ['空亡是什么意思？', '今天是什么日子？'],
});

/** A conversation about no chart, before its first question. */
export const General: Story = {
  args: { subject: 'general', state: ready([]) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: copy.thread })).toBeInTheDocument();
    await expect(canvas.getByText(copy.general.emptyTitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.general.toChart })).toHaveAttribute(
      'href',
      '/fortune',
    );
    for (const [at, text] of copy.general.presets.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: text }));
      await expect(actions.onSend).toHaveBeenNthCalledWith(at + 1, { text });
    }
  },
};

export const GeneralAnswering: Story = {
  args: {
    subject: 'general',
    state: ready([generalQuestion, { ...generalAnswer, content: '**伤官**：日主所生', status: 'running' }], {
      running: true,
    }),
  },
};

export const GeneralAnswered: Story = {
  args: { subject: 'general', state: ready([generalQuestion, generalAnswer]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: copy.general.toChart })).toBeVisible();
  },
};

export const GeneralFailed: Story = {
  args: {
    subject: 'general',
    state: ready([
      generalQuestion,
      { ...generalAnswer, content: '', status: 'failed', error: '模型服务暂不可用', suggestions: [] },
    ]),
  },
};

export const GeneralQuotaUsed: Story = {
  args: { subject: 'general', state: ready([]), quota: 'none', remaining: 0 },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeEnabled();
    await expect(canvas.getByRole('button', { name: copy.quotaMore })).toBeVisible();
  },
};

/** Sending leads to the login. */
export const GeneralGuest: Story = {
  args: {
    ...{ subject: 'general', guest: true, state: ready([]), remaining: null },
    draft: createDraft('怎么看一张命盘？'),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(copy.general.guestNote)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.send }));
    await expect(actions.onSend).toHaveBeenCalledWith({ text: '怎么看一张命盘？' });
  },
};

/** The reasoning is open while it is written. */
export const Reasoning: Story = {
  args: { state: written({ content: '', reasoning_content: reasoningText }) },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: copy.thinking });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
  },
};

export const ReasoningOpened: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await bottomReached(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: copy.thought }));
    await expect(canvas.getByText(/印星不显/)).toBeVisible();
  },
};

/** In the middle of a stressed run; the question can be typed on but not sent. */
export const Streaming: Story = {
  args: { state: written({ content: careerText.slice(0, 22) }), draft: createDraft('那') },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByText(/\*\*/)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '么{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('那么');
    await expect(actions.onSend).not.toHaveBeenCalled();
    for (const name of [copy.reload, copy.edit])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.cancel }));
    await expect(actions.onCancel).toHaveBeenCalledOnce();
  },
};

export const StreamingTable: Story = {
  args: { state: written({ content: careerText.slice(0, careerText.indexOf('| 2027年') + 9) }) },
};

/** Letters appear one after another; what is read out is whole sentences. */
export const Reveal: Story = {
  args: { instant: false },
  render: function Revealing(args) {
    const [length, setLength] = useState(10);
    const done = length >= careerText.length;
    const message = answer({ content: careerText.slice(0, length), status: done ? 'complete' : 'running' });
    return (
      <>
        <Owner {...args} state={ready([question(), message], { running: !done })} />
        <button type="button" hidden data-testid="arrive" onClick={() => setLength(careerText.length)} />
      </>
    );
  },
  async play({ canvas, canvasElement }) {
    fireEvent.click(canvas.getByTestId('arrive'));
    await waitFor(() =>
      expect(canvas.getByText(/请同时看现实的条件/, { selector: 'p' })).toBeInTheDocument(),
    );
    const announcer = canvasElement.querySelector('[data-announcer]');
    await expect(announcer).toHaveAttribute('role', 'status');
    await expect(announcer?.textContent).toContain('请同时看现实的条件。');
  },
};

export const Failed: Story = {
  args: {
    state: ready([question(), answer({ content: '', status: 'failed', error: '模型服务暂不可用' })]),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('请求失败: 模型服务暂不可用')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.reload }));
    await expect(actions.onReload).toHaveBeenCalledWith({ id: 'a_1' });
  },
};

export const FailedUnknown: Story = {
  args: { state: ready([question(), answer({ content: '辛金生于午月，', status: 'failed', error: null })]) },
};

/** Refusals and broken connections as the app words them. */
export const FailedByService: Story = {
  args: {
    state: ready([
      question(),
      answer({ content: '', status: 'failed', error: '服务器响应错误: 500' }),
      question({ id: 'q_2' }),
      answer({ id: 'a_2', content: '', status: 'failed', error: '无法获取响应流' }),
    ]),
  },
};

/** The text so far, without the mark at its end whose words never came. */
export const Cancelled: Story = {
  args: { state: ready([question(), answer({ content: careerText.slice(0, 64), status: 'cancelled' })]) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(copy.cancelled)).toBeVisible();
    await expect(canvasElement.querySelector('[role=list]')?.textContent).not.toContain('*');
    await expect(canvasElement.querySelector('ol')).toBeNull();
  },
};

export const Reconnecting: Story = {
  args: {
    state: ready([question(), answer({ content: careerText.slice(0, 64), status: 'running' })], {
      running: true,
      reconnecting: true,
    }),
  },
};

export const Copied: Story = {
  args: { copied: 'a_1' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: copy.copied }));
    await expect(actions.onCopy).toHaveBeenCalledWith({ id: 'a_1' });
  },
};

export const FirstVersion: Story = {
  args: { state: ready([question(), answer({ branch: { number: 1, count: 3 } })]) },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('button', { name: copy.previous })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: copy.next }));
    await expect(actions.onBranch).toHaveBeenCalledWith({ id: 'a_1', direction: 'next' });
  },
};

export const LastVersion: Story = {
  args: {
    state: ready([question({ branch: { number: 2, count: 2 } }), answer()]),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('group', { name: copy.versions })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: copy.next })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: copy.previous }));
    await expect(actions.onBranch).toHaveBeenCalledWith({ id: 'q_1', direction: 'previous' });
  },
};

export const Editing: Story = {
  async play({ canvas, userEvent, step }) {
    const open = () => userEvent.click(canvas.getByRole('button', { name: copy.edit }));
    await open();
    const editor = () => canvas.getByRole('textbox', { name: copy.editor });
    await expect(editor()).toHaveFocus();
    for (const name of [copy.edit, copy.reload])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await step('Escape closes it and keeps the question', async () => {
      await userEvent.type(editor(), '以及地点{Escape}');
      await expect(canvas.queryByRole('textbox', { name: copy.editor })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('button', { name: copy.edit })).toHaveFocus());
    });
    await step('a blank question cannot be sent', async () => {
      await open();
      await userEvent.clear(editor());
      await expect(canvas.getByRole('button', { name: copy.sendEdit })).toBeDisabled();
    });
    await step('Enter sends a new version', async () => {
      await userEvent.type(editor(), '适合创业吗？{Enter}');
      await expect(actions.onEdit).toHaveBeenCalledWith({ id: 'q_1', text: '适合创业吗？' });
    });
    await step('the text stays until the question is taken', async () => {
      await expect(editor()).toHaveValue('适合创业吗？');
      await userEvent.type(editor(), '{Escape}');
    });
    await open();
  },
};

export const SuggestionFillsTheField: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: suggestions[0]! }));
    await expect(canvas.getByRole('textbox')).toHaveValue(suggestions[0]);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(actions.onSend).not.toHaveBeenCalled();
  },
};

export const SuggestionIsSent: Story = {
  args: { autoSend: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: suggestions[0]! }));
    await expect(actions.onSend).toHaveBeenCalledWith({ text: suggestions[0] });
  },
};

export const Typing: Story = {
  args: { draft: createDraft('  ') },
  async play({ canvas, userEvent, step }) {
    const field = canvas.getByRole('textbox');
    await step('blank text is not sent', async () => {
      await expect(canvas.getByRole('button', { name: copy.composer.send })).toBeDisabled();
      await userEvent.type(field, '{Enter}');
      await expect(actions.onSend).not.toHaveBeenCalled();
    });
    await step('Shift+Enter breaks the line', async () => {
      await userEvent.type(field, '明年{Shift>}{Enter}{/Shift}如何？');
      await expect(field).toHaveValue('  明年\n如何？');
    });
    await step('Enter within a composition does nothing', async () => {
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true });
      await expect(actions.onSend).not.toHaveBeenCalled();
    });
    await step('Enter sends', async () => {
      await userEvent.type(field, '{Enter}');
      await expect(actions.onSend).toHaveBeenCalledWith({ text: '明年\n如何？' });
    });
    await step('the buttons are large enough', async () => {
      const { width, height } = canvas
        .getByRole('button', { name: copy.composer.send })
        .getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  },
};

export const LongDraft: Story = {
  args: { draft: createDraft('我想问的事情比较多。\n'.repeat(12)) },
  async play({ canvas }) {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThan(100);
    await expect(height).toBeLessThanOrEqual(180);
  },
};

export const NearLimit: Story = { args: { draft: createDraft('问'.repeat(9_900)) } };

/** The limit is told before sending, and nothing typed is lost. */
export const TooLong: Story = {
  args: { draft: createDraft('问'.repeat(10_001)) },
  async play({ canvas }) {
    await expect(canvas.getByText(copy.messages.tooLong)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.composer.send })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const FilesRefused: Story = {
  args: { draft: createDraft('请看这张图') },
  play: async ({ canvas, userEvent }) => {
    const files = new DataTransfer();
    files.items.add(new File(['x'], '命盘.png', { type: 'image/png' }));
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.paste(files);
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.messages.textOnly);
    await expect(field).toHaveValue('请看这张图');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const name of [copy.reload, copy.edit])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** No language model is set. */
export const ByRules: Story = {
  tags: ['wide'],
  args: { byRules: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/规则撰写/)).toHaveLength(1);
    await expect(canvas.getByText(byRulesText)).toBeVisible();
  },
};

/** Where more questions are sold it is said as well. */
export const ByRulesWithoutQuestionsLeft: Story = {
  args: { byRules: true, quota: 'none', remaining: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(byRulesText)).toBeVisible();
  },
};

/** The birth was changed after two answers; the third is about the chart as it is now. */
export const FormerBirth: Story = {
  args: {
    state: ready([
      question({ id: 'q1' }),
      answer({ id: 'a1', former_birth: true }),
      question({ id: 'q2' }),
      answer({ id: 'a2', former_birth: true }),
      question({ id: 'q3' }),
      answer({ id: 'a3' }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    // The earlier messages are drawn after the last ones.
    const line = await canvas.findByText(copy.formerBirth);
    await expect(line.previousElementSibling).toHaveAttribute('data-role', 'assistant');
    const questions = [...canvasElement.querySelectorAll('[data-role="user"]')];
    const after = questions.filter(
      (one) => line.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(after).toHaveLength(1);
  },
};

export const NothingLeft: Story = { args: { remaining: 0 } };
/** Of a package, which does not end with the day. */
export const OfPackage: Story = {
  args: { remaining: 49, lasting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还可问 49 次')).toBeVisible();
  },
};
export const Unlimited: Story = { args: { remaining: -1 } };

export const Terms: Story = {
  args: { terms: ['七杀', '日主', '食伤'], years: [1990, 2090], state: ready([question(), answer()]) },
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '七杀' })).toHaveLength(1));
    await bottomReached(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '七杀' }));
    await expect(actions.onTerm).toHaveBeenCalledWith({ term: '七杀' });
    const [year] = canvas.getAllByRole('button', { name: '2028年' });
    year!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(actions.onYear).toHaveBeenCalledWith({ year: 2028 });
  },
};

export const YearsOutOfRange: Story = {
  args: { years: [1990, 2020] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /年$/ })).toBeNull();
  },
};

/** Opens at the bottom; the control appears when the reader scrolls up, and brings the end back. */
export const Long: Story = {
  args: { state: ready(conversation(100)) },
  async play({ canvas, canvasElement, userEvent }) {
    const all = conversation(100).length;
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-role]')).toHaveLength(all));
    const view = viewOf(canvasElement);
    await bottomReached(canvasElement);
    await expect(canvas.queryByRole('button', { name: copy.toBottom })).toBeNull();
    scrollUp(view, 400);
    const control = await canvas.findByRole('button', { name: copy.toBottom });
    await userEvent.click(control);
    await bottomReached(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: copy.toBottom })).toBeNull());
  },
};

/** What arrives does not move a reader who has scrolled up; a new run does. */
export const ScrolledUp: Story = {
  render: function Arriving(args) {
    const [step, setStep] = useState(0);
    const before = conversation(8);
    const messages = [
      [...before, answer({ id: 'a_9', content: '先看', status: 'running' })],
      [...before, answer({ id: 'a_9', content: careerText, status: 'running' })],
      [...before, answer({ id: 'a_9' })],
      [
        ...before,
        answer({ id: 'a_9' }),
        question({ id: 'q_10' }),
        answer({ id: 'a_10', content: '', status: 'running' }),
      ],
    ][step]!;
    return (
      <>
        <Owner {...args} state={ready(messages as ChatMessageView[], { running: step !== 2 })} />
        <button type="button" hidden data-testid="step" onClick={() => setStep(step + 1)} />
      </>
    );
  },
  async play({ canvas, canvasElement, step }) {
    const view = viewOf(canvasElement);
    const next = () => fireEvent.click(canvas.getByTestId('step'));
    const all = conversation(8).length + 1;
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-role]')).toHaveLength(all));
    await bottomReached(canvasElement);
    fireEvent.wheel(view);
    scrollUp(view, 200);
    await canvas.findByRole('button', { name: copy.toBottom });
    await step('content arrives', async () => {
      next();
      await waitFor(() => expect(rest(view)).toBeGreaterThan(400));
    });
    await step('the run ends', async () => {
      next();
      await expect(rest(view)).toBeGreaterThan(400);
    });
    await step('another run starts', async () => {
      next();
      await bottomReached(canvasElement);
    });
  },
};

/** Nothing of it runs, and nothing is fetched. */
export const Hostile: Story = {
  args: { state: ready([question(), answer({ content: hostileText })]) },
  async play({ canvasElement }) {
    const thread = canvasElement.querySelector('[role=list]')!;
    await expect(thread.querySelectorAll('a, img, script, iframe')).toHaveLength(0);
    await expect(document.title).not.toBe('hacked');
    await expect(thread.querySelector('blockquote '.repeat(5))).toBeNull();
  },
};

export const Clearing: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await bottomReached(canvasElement);
    const open = () => userEvent.click(canvas.getByRole('button', { name: copy.clear }));
    await open();
    const dialog = await canvas.findByRole('dialog', { name: copy.clearTitle });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: confirmCopy.cancel }));
    await expect(dialog).not.toBeVisible();
    await expect(actions.onConfirmClear).not.toHaveBeenCalled();
    await open();
    await userEvent.click(canvas.getByRole('button', { name: copy.clearConfirm }));
    await expect(actions.onConfirmClear).toHaveBeenCalledOnce();
  },
};

export const ClearingBusy: Story = {
  args: { clearing: 'busy' },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: confirmCopy.busy })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByRole('button', { name: confirmCopy.cancel })).toBeDisabled();
  },
};

/** It can be tried again. */
export const ClearingFailed: Story = {
  args: { clearing: 'failed' },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText(copy.clearFailed)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: copy.clearConfirm }));
    await expect(actions.onConfirmClear).toHaveBeenCalledOnce();
  },
};
