import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ChatThread } from '../ChatThread/ChatThread.tsx';
import { createDraft } from '../ChatThread/chat-view.ts';
import { exchange } from '../ChatThread/sampleMessages.ts';
import { chatWindowCopy as copy } from './ChatWindow.copy.ts';
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx';

const nothing = () => undefined;
const changed = fn().mockName('state');

function Page(props: ChatWindowProps) {
  const [state, setState] = useState(props.state);
  return (
    <main css={{ minHeight: '100dvh', padding: 24 }}>
      <p>报告的正文。</p>
      <ChatWindow
        {...props}
        state={state}
        onState={(event) => {
          changed(event);
          setState(event.state);
        }}
      />
    </main>
  );
}

const thread = (
  <ChatThread
    state={{ kind: 'ready', messages: exchange, running: false, reconnecting: false }}
    actions={{
      onSend: nothing,
      onCancel: nothing,
      onEdit: nothing,
      onReload: nothing,
      onBranch: nothing,
      onCopy: nothing,
      onDraft: nothing,
      onShortfall: nothing,
      onCheckQuota: nothing,
      onRetryHistory: nothing,
      onTerm: nothing,
      onYear: nothing,
      onClear: nothing,
      onConfirmClear: nothing,
      onLeaveClear: nothing,
    }}
    draft={createDraft('')}
    remaining={3}
    copied={null}
    clearing={null}
    terms={[]}
    years={null}
    instant
  />
);

const meta = {
  title: '页面/对话/浮窗',
  component: ChatWindow,
  tags: ['wide'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { state: 'closed', onState: fn(), children: thread },
  beforeEach: () => {
    changed.mockClear();
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ChatWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => window.matchMedia('(min-width: 768px)').matches;

export const Closed: Story = {
  async play({ canvas, userEvent, step }) {
    await userEvent.click(canvas.getByRole('button', { name: copy.open }));
    const window = await canvas.findByRole('dialog', { name: copy.windowTitle });
    await step('the focus is in the window', async () => {
      await expect(window.contains(document.activeElement)).toBe(true);
    });
    await step('Escape closes it and the focus returns', async () => {
      fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Escape' });
      await waitFor(() => expect(canvas.getByRole('button', { name: copy.open })).toHaveFocus());
    });
  },
};

export const Normal: Story = {
  args: { state: 'normal' },
  async play({ canvas, step, userEvent }) {
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    if (!isWide()) {
      await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
      await expect(canvas.queryByRole('button', { name: copy.resize })).toBeNull();
      return;
    }
    const size = () => [dialog.offsetWidth, dialog.offsetHeight];
    await expect(size()).toEqual([400, 500]);
    await step('arrow keys on the corner resize it', async () => {
      canvas.getByRole('button', { name: copy.resize }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(size()).toEqual([424, 500]));
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(size()).toEqual([424, 524]));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(size()).toEqual([400, 524]));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(size()).toEqual([400, 500]));
    });
    await step('the pointer drags the corner', async () => {
      const corner = canvas.getByRole('button', { name: copy.resize });
      corner.setPointerCapture = () => undefined;
      fireEvent.pointerDown(corner, { clientX: 900, clientY: 300 });
      fireEvent.pointerMove(corner, { clientX: 860, clientY: 280 });
      await waitFor(() => expect(size()).toEqual([440, 520]));
      fireEvent.pointerUp(corner);
      fireEvent.pointerMove(corner, { clientX: 0, clientY: 0 });
      await waitFor(() => expect(size()).toEqual([440, 520]));
    });
  },
};

export const Full: Story = {
  args: { state: 'full' },
  async play({ canvas }) {
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

/** Escape leaves the whole screen first; on a phone there is nothing between. */
export const LeavingFull: Story = {
  args: { state: 'full' },
  async play({ canvas }) {
    fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Escape' });
    await expect(changed).toHaveBeenCalledWith({ state: isWide() ? 'normal' : 'closed' });
  },
};
