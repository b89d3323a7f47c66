import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta = {
  title: '构件/Button',
  component: Button,
  args: { children: '排盘分析', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  async play({ canvas, userEvent, args, step }) {
    const button = canvas.getByRole('button', { name: '排盘分析' });
    await step('a click and the keyboard press it', async () => {
      await userEvent.click(button);
      button.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('the touch target is at least 44px high', async () => {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: '暂不' } };
export const Danger: Story = { args: { variant: 'danger', children: '删除这份命盘' } };
export const Block: Story = { args: { variant: 'primary', size: 'large', block: true } };

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Such as one that has to be waited for. It looks disabled, and can have the focus. */
export const Unavailable: Story = {
  args: { variant: 'primary', unavailable: true, children: '47秒后重试' },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: '47秒后重试' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: '测算中…' },
  async play({ canvas, userEvent, args, step }) {
    const button = canvas.getByRole('button', { name: '测算中…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await step('it has the focus and ignores presses', async () => {
      button.focus();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

const submitted = fn().mockName('submitted');

function SubmittedOnce() {
  const [busy, setBusy] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submitted();
    setBusy(true);
  }
  return (
    <form onSubmit={handleSubmit}>
      <input aria-label="姓名" />
      <Button type="submit" busy={busy} busyLabel="保存中…">
        保存
      </Button>
    </form>
  );
}

/** The pressed button stays where the focus is, and its form is not submitted again. */
export const BusyAfterPress: Story = {
  beforeEach: () => {
    submitted.mockClear();
  },
  render: () => <SubmittedOnce />,
  async play({ canvas, userEvent, step }) {
    const button = canvas.getByRole('button', { name: '保存' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '保存中…' })).toBe(button);
    await expect(button).toHaveFocus();
    await step('a press, and Enter in a field, submit nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await userEvent.type(canvas.getByLabelText('姓名'), '沈{Enter}');
      await expect(submitted).toHaveBeenCalledOnce();
    });
  },
};

export const AsLink: Story = {
  args: { href: '/fortune', children: '开始排盘', onClick: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '开始排盘' })).toHaveAttribute('href', '/fortune');
  },
};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 24 }}>
      {buttonVariants.map((variant) => (
        <div key={variant} css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              排盘分析
            </Button>
          ))}
          <Button variant={variant} disabled>
            不可用
          </Button>
          <Button variant={variant} busy busyLabel="测算中…" />
        </div>
      ))}
    </div>
  ),
};
