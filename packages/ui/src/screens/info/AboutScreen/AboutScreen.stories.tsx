import type { Meta, StoryObj } from '@storybook/react-vite';
import { namedOperator, unnamedOperator } from '@ziping/mocks/fixtures/operator';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: '页面/说明/关于',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: { operator: unnamedOperator },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OperatorNamed: Story = { args: { operator: namedOperator } };
