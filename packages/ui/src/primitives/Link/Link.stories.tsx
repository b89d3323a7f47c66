import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, linkVariants, NavigationProvider } from './Link.tsx';

const navigate = fn().mockName('navigate');

const meta = {
  title: '构件/Link',
  component: Link,
  args: { href: '/reports', children: '查看报告' },
  parameters: { navigation: false },
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prevents the browser from leaving the page when the link does not intercept the click. */
function preventNavigation(event: Event) {
  event.preventDefault();
}

export const Inline: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: '查看报告' }));
    await expect(navigate).toHaveBeenCalledWith('/reports');
  },
};

export const WithModifier: Story = {
  async play({ canvas, userEvent }) {
    window.addEventListener('click', preventNavigation);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link'));
    await userEvent.keyboard('{/Control}');
    window.removeEventListener('click', preventNavigation);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const ToAnotherSite: Story = {
  args: { href: 'https://example.com/', children: '别的网站' },
  async play({ canvas, userEvent }) {
    window.addEventListener('click', preventNavigation);
    await userEvent.click(canvas.getByRole('link'));
    window.removeEventListener('click', preventNavigation);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  async play({ userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/reports');
  },
};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {linkVariants.map((variant) => (
        <Link key={variant} href="/terms" variant={variant}>
          服务条款
        </Link>
      ))}
      <p>
        继续即表示同意<Link href="/terms">《服务条款》</Link>和<Link href="/privacy">《隐私政策》</Link>。
      </p>
    </div>
  ),
};
