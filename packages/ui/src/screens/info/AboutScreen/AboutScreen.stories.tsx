import type { Meta, StoryObj } from '@storybook/react-vite';
import { namedOperator, unnamedOperator } from '@ziping/mocks/fixtures/operator';
import { expect, within } from 'storybook/test';
import { aboutCopy as copy } from './AboutScreen.copy.ts';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: '页面/说明/关于',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: { operator: unnamedOperator },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const link of within(canvas.getByRole('navigation', { name: copy.linksLabel })).getAllByRole(
      'link',
    )) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const OperatorNamed: Story = { args: { operator: namedOperator } };
