import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { appShellCopy as copy } from './AppShell.copy.ts';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: '组合/AppShell',
  tags: ['wide'],
  component: AppShell,
  args: {
    session: 'member',
    user: { nickname: '沈砚秋' },
    path: '/reports',
    title: '报告',
    year: '2026',
    onLogout: fn(),
    children: (
      <div css={{ width: '100%', maxWidth: 720, margin: '0 auto', padding: '32px 20px' }}>
        <h1 css={{ fontSize: '1.75rem' }}>报告</h1>
        <p css={{ marginTop: 12 }}>每一份命盘都收在这里，按姓名和分组查找。</p>
      </div>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => window.matchMedia('(min-width: 768px)').matches;

export const Member: Story = {
  async play({ canvas, userEvent, args, step }) {
    if (!isWide()) {
      await expect(canvas.getByRole('link', { name: copy.mine })).toHaveAttribute('href', '/profile');
      return;
    }
    const trigger = canvas.getByRole('button', { name: /沈砚秋/ });
    await step('a click opens the menu and Escape closes it', async () => {
      await userEvent.click(trigger);
      await expect(canvas.getByRole('link', { name: copy.profile })).toBeVisible();
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(trigger).toHaveFocus();
    });
    await step('a click on logout calls onLogout once', async () => {
      await userEvent.click(trigger);
      await userEvent.click(canvas.getByRole('button', { name: copy.logout }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};

export const MenuOpen: Story = {
  async play({ canvas, userEvent }) {
    if (isWide()) await userEvent.click(canvas.getByRole('button', { name: /沈砚秋/ }));
  },
};

/** Content that comes late may have any height. */
export const Empty: Story = {
  args: { children: null },
  async play({ canvas, step }) {
    await step('the footer begins below the first view, where nothing moves it', async () => {
      const { top } = canvas.getByRole('contentinfo').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(window.innerHeight);
    });
  },
};

export const Guest: Story = {
  args: { session: 'guest', user: undefined, path: '/fortune', title: '排盘' },
  async play({ canvas }) {
    if (isWide()) await expect(canvas.getByRole('link', { name: copy.register })).toBeVisible();
    else await expect(canvas.getByRole('link', { name: copy.mine })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: copy.settings })).toHaveAttribute('href', '/settings');
  },
};

export const Resolving: Story = { args: { session: 'resolving', user: undefined } };

export const WithBack: Story = {
  args: { onBack: fn(), path: '/reports/42', title: '命盘' },
  async play({ canvas, userEvent, args }) {
    if (isWide()) return;
    await userEvent.click(canvas.getByRole('button', { name: copy.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const SkipLink: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: copy.skip })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

/** On a phone the on-screen keyboard leaves no room for the bottom bar. */
export const Typing: Story = {
  args: { fill: true, children: <TextField label="姓名" defaultValue="" /> },
  async play({ canvas, userEvent }) {
    if (isWide()) return;
    const bar = canvas.getByRole('navigation', { name: copy.tabNavigation });
    const main = canvas.getByRole('main');
    await userEvent.click(canvas.getByRole('textbox'));
    // With reduced motion every change of a style takes a moment instead of none.
    await waitFor(() => {
      expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight);
      expect(main.getBoundingClientRect().bottom).toBe(window.innerHeight);
    });
    // A press beside the field must not find the bar under it.
    canvas.getByRole('textbox').blur();
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(bar).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight));
  },
};

/** The page fills the height between the bars and scrolls inside itself. */
export const Fill: Story = {
  args: {
    fill: true,
    children: (
      <div
        css={{ flex: 1, minHeight: 0, overflowY: 'auto', padding: 20 }}
        tabIndex={0}
        role="region"
        aria-label="内容"
      >
        {Array.from({ length: 60 }, (_, at) => (
          <p key={at}>一行内容</p>
        ))}
      </div>
    ),
  },
  async play({ canvas }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBe(window.innerHeight));
    await expect(canvas.queryByText(copy.terms)).toBeNull();
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBe(isWide() ? 64 : 56);
  },
};

/** When the session resolves, nothing in the bars moves. */
export const SessionResolves: Story = {
  render: function Resolves(args) {
    const [session, setSession] = useState<'resolving' | 'member'>('resolving');
    return (
      <AppShell {...args} session={session}>
        <Button css={{ margin: 32 }} onClick={() => setSession('member')}>
          会话就绪
        </Button>
      </AppShell>
    );
  },
  async play({ canvas, canvasElement, userEvent }) {
    const positions = () =>
      [...canvasElement.querySelectorAll('nav a:not([href="/profile"]), main, footer')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = positions();
    await userEvent.click(canvas.getByRole('button', { name: '会话就绪' }));
    await expect(positions()).toEqual(before);
  },
};
