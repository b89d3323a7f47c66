import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { passwordFieldCopy as copy } from './PasswordField.copy.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: '构件/PasswordField',
  component: PasswordField,
  args: { label: '密码', autoComplete: 'current-password', defaultValue: 'yingchun2000' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  async play({ canvas }) {
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  async play({ canvas, userEvent, step }) {
    await userEvent.click(canvas.getByRole('button', { name: copy.show }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await step('a second click hides the password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.hide }));
      await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
      await userEvent.click(canvas.getByRole('button', { name: copy.show }));
    });
  },
};

export const WithError: Story = { args: { error: '密码至少 6 位', defaultValue: '123' } };
export const Disabled: Story = { args: { disabled: true } };
