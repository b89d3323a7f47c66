import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: '构件/Tabs',
  component: Tabs,
  args: {
    label: '命盘内容',
    items: [
      { value: 'chart', label: '基本排盘' },
      { value: 'reports', label: '专业报告' },
      { value: 'chat', label: '智能对话' },
    ],
    value: 'chart',
    onChange: fn(),
  },
  render: function Controlled(args: TabsProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      >
        <p css={{ paddingBlock: 16 }}>{args.items.find((item) => item.value === value)?.label}的内容</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  async play({ canvas, userEvent, step }) {
    const [first, second, third] = canvas.getAllByRole('tab');
    await step('the Tab key stops at the chosen tab only', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
    await step('the arrow keys select and wrap around', async () => {
      first?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(second).toHaveFocus();
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(third).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: '智能对话' })).toHaveTextContent('智能对话的内容');
    });
  },
};

export const FullWidth: Story = { args: { fullWidth: true, value: 'reports' } };
