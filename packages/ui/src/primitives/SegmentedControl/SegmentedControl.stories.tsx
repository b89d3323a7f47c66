import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const calendars = [
  { value: 'solar', label: '公历' },
  { value: 'lunar', label: '农历' },
];

const groups = ['家人', '恋人', '朋友', '同学', '同事', '客户', '其他'].map((label) => ({
  value: label,
  label,
}));

const meta = {
  title: '构件/SegmentedControl',
  component: SegmentedControl,
  args: { legend: '历法', options: calendars, value: 'solar', onChange: fn() },
  render: function Controlled(args: SegmentedControlProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  async play({ canvas, userEvent, args, step }) {
    await step('a click selects an option', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '农历' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('lunar');
    });
    await step('the arrow keys select an option', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: '公历' })).toBeChecked();
    });
    await step('the touch target is at least 44px high', async () => {
      const { height } = canvas.getByRole('radio', { name: '公历' }).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(42);
    });
  },
};

export const NothingChosen: Story = { args: { legend: '性别', value: undefined, required: true } };

export const Wrap: Story = { args: { legend: '分组', options: groups, value: '家人', layout: 'wrap' } };

export const WithError: Story = {
  args: { ...NothingChosen.args, error: '请选择性别' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('请选择性别');
  },
};

export const HiddenLegend: Story = {
  args: { hideLegend: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup', { name: '历法' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <SegmentedControl legend="历法" options={calendars} value="lunar" onChange={fn()} />
      <SegmentedControl legend="分组" options={groups} value="朋友" layout="wrap" onChange={fn()} />
      <SegmentedControl
        legend="性别"
        options={[
          { value: 'male', label: '男' },
          { value: 'female', label: '女' },
        ]}
        value={undefined}
        error="请选择性别"
        required
        onChange={fn()}
      />
      <SegmentedControl legend="不可用" options={calendars} value="solar" disabled onChange={fn()} />
    </div>
  ),
};
