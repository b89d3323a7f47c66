import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  activeMembership,
  lifetimeMembership,
  professionalMembership,
} from '@ziping/mocks/fixtures/membership';
import { expect, fn } from 'storybook/test';
import { professionalCopy as copy } from './ProfessionalScreen.copy.ts';
import { ProfessionalScreen } from './ProfessionalScreen.tsx';

const meta = {
  title: '页面/会员/命理师工作台',
  component: ProfessionalScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    membership: { kind: 'loaded', data: professionalMembership },
    template: <p>报告模板的内容</p>,
    keys: <p>密钥的内容</p>,
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfessionalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Professional: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报告模板的内容')).toBeVisible();
    await expect(canvas.getByText(copy.noKeys)).toBeVisible();
    await expect(canvas.queryByText('密钥的内容')).toBeNull();
  },
};

export const WithKeys: Story = {
  args: { membership: { kind: 'loaded', data: lifetimeMembership } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('密钥的内容')).toBeVisible();
  },
};

export const NoPlan: Story = {
  args: { membership: { kind: 'loaded', data: activeMembership } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.noPlanTitle })).toBeVisible();
    await expect(canvas.queryByText('报告模板的内容')).toBeNull();
  },
};

export const Loading: Story = { args: { membership: { kind: 'loading' } } };

export const Failed: Story = {
  args: { membership: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
