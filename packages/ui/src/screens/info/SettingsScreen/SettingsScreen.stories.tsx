import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conventionCopy } from '../../../patterns/ConventionFields/ConventionFields.copy.ts';
import { settingsCopy as copy } from './SettingsScreen.copy.ts';
import { SettingsScreen, type SettingsValues } from './SettingsScreen.tsx';

const defaults: SettingsValues = {
  theme: 'system',
  text_size: 'standard',
  zi_convention: 'next',
  yun_convention: 'exact',
  apply_dst: true,
};

const meta = {
  title: '页面/说明/设置',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { values: defaults, download: { kind: 'idle' }, onChange: fn(), onDownload: fn() },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: copy.themes.dark }));
    await expect(args.onChange).toHaveBeenCalledWith({ theme: 'dark' });
    await userEvent.click(canvas.getByRole('radio', { name: copy.textSizes.xlarge }));
    await expect(args.onChange).toHaveBeenCalledWith({ text_size: 'xlarge' });
    await expect(canvas.queryByRole('button', { name: copy.reset })).toBeNull();
  },
};

export const LightTheme: Story = { args: { values: { ...defaults, theme: 'light', text_size: 'large' } } };

export const DarkTheme: Story = { args: { values: { ...defaults, theme: 'dark', text_size: 'xlarge' } } };

export const OtherConventions: Story = {
  args: { values: { ...defaults, zi_convention: 'split', yun_convention: 'shichen', apply_dst: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(conventionCopy.ziHints.split)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.reset }));
    await expect(args.onChange).toHaveBeenCalledWith({
      zi_convention: 'next',
      yun_convention: 'exact',
      apply_dst: true,
    });
  },
};

export const Guest: Story = {
  args: { download: { kind: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.login })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fsettings',
    );
  },
};

export const Downloading: Story = { args: { download: { kind: 'busy' } } };

export const DownloadFailed: Story = {
  args: { download: { kind: 'failed', message: copy.messages.downloadFailed } },
};

export const Downloaded: Story = { args: { download: { kind: 'done', file: '子平数据.json' } } };
