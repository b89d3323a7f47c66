import type { Meta, StoryObj } from '@storybook/react-vite';
import { namedOperator, unnamedOperator } from '@ziping/mocks/fixtures/operator';
import { expect, within } from 'storybook/test';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: '页面/协议/服务条款',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  args: { operator: unnamedOperator },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const link of within(canvas.getByRole('navigation', { name: '相关页面' })).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const OperatorNamed: Story = { args: { operator: namedOperator } };
