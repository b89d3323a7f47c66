import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: '构件/TextAreaField',
  component: TextAreaField,
  args: { label: '反馈内容', value: '' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextAreaField {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '说说你遇到的情况' } };

export const Counted: Story = {
  args: { counted: true, maxLength: 500 },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: '反馈内容' }), '排盘很清楚');
    await expect(canvas.getByText('5 / 500')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { value: '太短', error: '反馈内容至少 10 个字' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('反馈内容至少 10 个字');
  },
};

export const Disabled: Story = { args: { value: '正在提交的内容', disabled: true } };
