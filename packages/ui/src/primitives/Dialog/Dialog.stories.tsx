import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { dialogCopy } from './Dialog.copy.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const closed = fn().mockName('closed');

function WithTrigger(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  function close() {
    closed();
    setOpen(false);
  }
  return (
    <div css={{ minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>删除</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button variant="danger">确认删除</Button>
          </>
        }
      />
    </div>
  );
}

const meta = {
  title: '构件/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: '删除这份命盘？',
    children: '「沈砚秋」的命盘和它的全部报告会一并删除，不能恢复。',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    closed.mockClear();
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '删除这份命盘？' })).toBeVisible());
  },
};

export const ReturnsFocus: Story = {
  args: { open: false },
  async play({ canvas, userEvent, step }) {
    const trigger = canvas.getByRole('button', { name: '删除' });
    await userEvent.click(trigger);
    const dialog = canvas.getByRole('dialog');
    await step('opening moves the focus into the dialog', async () => {
      await expect(dialog.contains(document.activeElement)).toBe(true);
    });
    await step('the close button closes it and returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: dialogCopy.close }));
      await waitFor(() => expect(dialog).not.toBeVisible());
      await expect(trigger).toHaveFocus();
    });
  },
};

export const ClosedByEscape: Story = {
  async play({ canvas }) {
    // A script cannot press Escape on a modal dialog; the browser then sends this event.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  },
};

export const ClosedByOverlay: Story = {
  async play({ canvas, userEvent, step }) {
    await step('a click inside does not close it', async () => {
      await userEvent.click(canvas.getByRole('heading'));
      await expect(closed).not.toHaveBeenCalled();
    });
    await step('a click on the overlay closes it', async () => {
      await waitFor(async () => {
        await userEvent.click(canvas.getByRole('dialog'));
        await expect(closed).toHaveBeenCalledOnce();
      });
    });
  },
};

export const OpenedByDoublePress: Story = {
  args: { open: false },
  async play({ canvas, userEvent, step }) {
    const dialog = () => canvas.getByRole('dialog');
    await step('the second press meets the overlay, which takes none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除' }));
      await userEvent.click(dialog());
      await expect(closed).not.toHaveBeenCalled();
    });
    await step('nor does a button that appeared under it', async () => {
      const button = canvas.getByRole('button', { name: dialogCopy.close });
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
      await expect(closed).not.toHaveBeenCalled();
    });
    await step('a press that began inside does not close it', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: canvas.getByRole('heading') },
        { keys: '[/MouseLeft]', target: dialog() },
      ]);
      dialog().dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await expect(closed).not.toHaveBeenCalled();
    });
  },
};

export const NotDismissible: Story = {
  args: { title: '正在确认支付', children: '请不要关闭页面。', dismissible: false },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('button', { name: dialogCopy.close })).toBeNull();
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(closed).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    // As the browser does after the third Escape in a row.
    canvas.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await expect(closed).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    size: 'large',
    title: '子时怎么算',
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at}>夜里十一点起为子时。按「子初换日」，这时已是次日；按「早晚子」，零点前仍算当日。</p>
    )),
  },
};
