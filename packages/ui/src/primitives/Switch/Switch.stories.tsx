import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: '构件/Switch',
  component: Switch,
  args: { label: '使用真太阳时', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('switch', { name: '使用真太阳时' });
    await userEvent.click(canvas.getByText('使用真太阳时'));
    await expect(input).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(input).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { hint: '按出生地的经度校正钟表时间', defaultChecked: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('按出生地的经度校正钟表时间');
  },
};

export const Disabled: Story = { args: { disabled: true, hint: '先选择出生地' } };

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 12, maxWidth: 400 }}>
      <Switch label="关" />
      <Switch label="开" defaultChecked />
      <Switch {...WithHint.args} label="使用真太阳时" />
      <Switch {...Disabled.args} label="使用真太阳时" />
    </div>
  ),
};
