import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: '构件/TextField',
  component: TextField,
  args: { label: '姓名', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '请输入姓名' } };

export const Filled: Story = { args: { defaultValue: '沈砚秋' } };

export const WithHint: Story = { args: { hint: '只用来称呼这份命盘' } };

export const WithError: Story = {
  args: { error: '请输入姓名', required: true },
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('textbox', { name: /姓名/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('请输入姓名');
    await userEvent.type(input, '沈');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { defaultValue: '沈砚秋', disabled: true } };

export const WithLeading: Story = {
  args: { label: '搜索', hideLabel: true, leading: <Search />, placeholder: '按姓名搜索' },
};

/** With the mark that empties it. */
export const SearchFilled: Story = {
  args: { label: '搜索', hideLabel: true, leading: <Search />, type: 'search', defaultValue: '沈砚秋' },
};

export const WithTrailing: Story = {
  args: {
    label: '短信验证码',
    inputMode: 'numeric',
    trailing: (
      <Button variant="quiet" size="small">
        获取验证码
      </Button>
    ),
  },
};

export const WithAside: Story = {
  args: {
    label: '密码',
    aside: (
      <Link href="/forgot-password" variant="quiet">
        忘记密码
      </Link>
    ),
  },
};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 24, maxWidth: 400 }}>
      <TextField {...Empty.args} label="空" />
      <TextField {...Filled.args} label="已填" />
      <TextField {...WithHint.args} label="有提示" defaultValue="沈砚秋" />
      <TextField {...WithError.args} label="有错误" defaultValue="" />
      <TextField {...Disabled.args} label="不可用" />
      <TextField {...WithLeading.args} label="搜索" />
      <TextField {...WithTrailing.args} label="短信验证码" />
    </div>
  ),
};
