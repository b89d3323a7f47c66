import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: '构件/Field',
  component: Field,
  args: { label: '出生地', children: (ids) => <input {...ids} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  async play({ canvas }) {
    const input = canvas.getByLabelText('出生地');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const Required: Story = {
  args: { required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: '出生地' })).toBeRequired();
  },
};

export const WithHint: Story = {
  args: { hint: '用于计算真太阳时' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('用于计算真太阳时');
  },
};

export const WithError: Story = {
  args: { hint: '用于计算真太阳时', error: '请选择出生地' },
  async play({ canvas }) {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请选择出生地 用于计算真太阳时');
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: '出生地' })).toBeVisible();
  },
};
