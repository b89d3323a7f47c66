import { personalPlans, professionalPlans } from '@ziping/mocks/fixtures/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byRulesText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { membershipCopy as copy } from './MembershipScreen.copy.ts';
import { MembershipScreen } from './MembershipScreen.tsx';

const meta = {
  title: '页面/会员/会员套餐',
  component: MembershipScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    audience: 'personal',
    state: { kind: 'loaded', plans: personalPlans },
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

/** No language model is set. */
export const ByRules: Story = {
  tags: ['wide'],
  args: { byRules: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/规则撰写/)).toHaveLength(1);
    await expect(canvas.getByText(byRulesText)).toBeVisible();
  },
};

const forEveryone = personalPlans.filter(({ user_type }) => user_type === 'both');

/** Plans with professional functions come before those for everyone. */
export const Professional: Story = {
  args: {
    audience: 'professional',
    state: { kind: 'loaded', plans: [...forEveryone, ...professionalPlans] },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio').filter((radio) => radio.getAttribute('name') === 'plan');
    await expect(first?.closest('label')).toHaveTextContent('批量分析');
  },
};

/** What a month of a longer plan costs. */
export const PerMonth: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.perMonth('￥26.63'))).toBeVisible();
    await expect(canvas.getByText(copy.perMonth('￥16.50'))).toBeVisible();
    await expect(canvas.queryByText(copy.perMonth('￥29.90'))).toBeNull();
  },
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
