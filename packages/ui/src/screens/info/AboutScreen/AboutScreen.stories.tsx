import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: '页面/说明/关于',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    operator: {
      product: '子平',
      company: '某某文化科技有限公司',
      email: '{email}',
      phone: '{phone}',
      address: '{address}',
    },
  },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OperatorNamed: Story = {
  args: {
    operator: {
      product: '子平',
      company: '示例文化科技（成都）有限公司',
      email: 'service@example.com',
      phone: '028-0000-0000',
      address: '四川省成都市锦江区示例路 1 号',
    },
  },
};
