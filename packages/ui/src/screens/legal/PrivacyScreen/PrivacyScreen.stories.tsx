import type { Meta, StoryObj } from '@storybook/react-vite';
import { namedOperator, unnamedOperator } from '@ziping/mocks/fixtures/operator';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = {
  title: '页面/协议/隐私政策',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
  args: { operator: unnamedOperator },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OperatorNamed: Story = { args: { operator: namedOperator } };
