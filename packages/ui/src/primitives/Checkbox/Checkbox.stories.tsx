import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: '构件/Checkbox',
  component: Checkbox,
  args: { label: '我已知晓注销的后果', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('checkbox', { name: '我已知晓注销的后果' });
    await userEvent.click(input);
    await expect(input).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { label: '全选', indeterminate: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithLinks: Story = {
  args: {
    label: (
      <>
        我已阅读并同意<Link href="/terms">《服务条款》</Link>和<Link href="/privacy">《隐私政策》</Link>
      </>
    ),
  },
};

export const WithError: Story = {
  args: { error: '请先勾选' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请先勾选');
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: '我已知晓注销的后果' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 4 }}>
      <Checkbox label="未勾选" />
      <Checkbox label="已勾选" defaultChecked />
      <Checkbox label="部分" indeterminate />
      <Checkbox {...WithLinks.args} label={WithLinks.args?.label} />
      <Checkbox label="有错误" error="请先勾选" />
      <Checkbox label="不可用" disabled />
    </div>
  ),
};
