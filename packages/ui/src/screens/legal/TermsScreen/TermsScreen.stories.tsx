import type { Meta, StoryObj } from '@storybook/react-vite';
import { namedOperator, unnamedOperator } from '@ziping/mocks/fixtures/operator';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: '页面/协议/服务条款',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  args: { operator: unnamedOperator },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OperatorNamed: Story = { args: { operator: namedOperator } };
