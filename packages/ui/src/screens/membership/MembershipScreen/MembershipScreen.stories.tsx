import type { Schema } from '@ziping/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { membershipCopy as copy } from './MembershipScreen.copy.ts';
import { MembershipScreen } from './MembershipScreen.tsx';

type Plan = Schema<'MembershipPlan'>;

const year: Plan = {
  id: 'p_3',
  code: 'personal_year',
  name: '年度会员',
  price: 198,
  original_price: 358.8,
  duration_text: '12个月',
  features: ['AI对话不限次数', '全部报告免费解锁', '报告导出'],
  popular_tag: '最受欢迎',
  user_type: 'personal',
};
const plans: Plan[] = [
  {
    ...year,
    id: 'p_1',
    code: 'personal_month',
    name: '月度会员',
    price: 29.9,
    original_price: 39.9,
    duration_text: '1个月',
    features: ['AI对话不限次数', '每月3份报告免费解锁'],
    popular_tag: null,
  },
  {
    ...year,
    id: 'p_2',
    code: 'personal_quarter',
    name: '季度会员',
    price: 79.9,
    original_price: 79.9,
    duration_text: '3个月',
    features: ['AI对话不限次数', '每月5份报告免费解锁'],
    popular_tag: null,
  },
  year,
  {
    ...year,
    id: 'p_4',
    code: 'family_year',
    name: '家庭共享',
    price: 398,
    original_price: 598,
    features: ['年度会员的全部权益', '最多5位成员，含本人'],
    popular_tag: null,
  },
];
const professional: Plan[] = [
  {
    ...year,
    id: 'p_5',
    code: 'pro_month',
    name: '专业版',
    price: 99,
    original_price: 129,
    duration_text: '1个月',
    features: ['批量分析', '客户管理', '报告模板'],
    popular_tag: null,
  },
  {
    ...year,
    id: 'p_6',
    code: 'pro_lifetime',
    name: '专业旗舰版',
    price: 2980,
    original_price: 3980,
    duration_text: '终身',
    features: ['批量分析', '客户管理', '报告模板', 'API 接口', '多体系分析'],
    popular_tag: '旗舰',
  },
];

const meta = {
  title: '页面/会员/会员套餐',
  component: MembershipScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    audience: 'personal',
    state: { kind: 'loaded', plans },
    chosen: null,
    buying: false,
    onAudience: fn(),
    onChoose: fn(),
    onBuy: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MembershipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^年度会员/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ code: 'personal_year' });
    await userEvent.click(canvas.getByRole('radio', { name: copy.audiences.professional }));
    await expect(args.onAudience).toHaveBeenCalledWith({ audience: 'professional' });
    await userEvent.click(canvas.getByRole('button', { name: copy.buy }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const Professional: Story = {
  args: { audience: 'professional', state: { kind: 'loaded', plans: professional } },
};

export const Chosen: Story = { args: { chosen: 'personal_year' } };
export const Buying: Story = { args: { chosen: 'personal_year', buying: true } };
export const NothingChosen: Story = { args: { error: copy.messages.noPlan } };
export const OrderRefused: Story = {
  args: { chosen: 'personal_year', error: copy.orderRefused('没有这个套餐') },
};
export const OrderFailed: Story = { args: { chosen: 'personal_year', error: copy.messages.orderFailed } };
export const Member: Story = { args: { current: { plan_name: '年度会员', forever: false } } };
export const MemberForever: Story = { args: { current: { plan_name: '专业旗舰版', forever: true } } };
export const Empty: Story = { args: { state: { kind: 'loaded', plans: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Refused: Story = { args: { state: { kind: 'failed', message: copy.messages.plansRefused } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', message: copy.messages.plansFailed } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
