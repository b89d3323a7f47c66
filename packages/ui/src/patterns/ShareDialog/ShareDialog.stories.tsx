import { charactersOf, drawChartPicture, PICTURE_SIZE } from '@ziping/bazi-view/ChartPicture';
import { chart } from '@ziping/mocks/fixtures/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { logoPaths } from '../../tokens/logoPaths.ts';
import { semantic } from '../../tokens/semantic.ts';
import { shareDialogCopy as copy } from './ShareDialog.copy.ts';
import { ShareDialog, type ShareOptions, type ShareDialogProps } from './ShareDialog.tsx';

/** A picture as the app makes it. */
async function drawn({ showName, theme }: ShareOptions): Promise<string> {
  const page = getComputedStyle(document.documentElement);
  const font = { title: page.getPropertyValue('--font-title'), body: page.getPropertyValue('--font-body') };
  const { name, gender } = chart.record;
  const subject = { chart, gender, name: showName ? name : undefined, product: '子平' };
  const text = charactersOf(subject);
  await Promise.all(
    [`600 40px ${font.title}`, `40px ${font.body}`, `600 40px ${font.body}`].map((face) =>
      document.fonts.load(face, text),
    ),
  );
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZE);
  drawChartPicture(canvas.getContext('2d')!, subject, { ...semantic[theme], font, seal: logoPaths });
  return canvas.toDataURL();
}

const browser = { save: true, share: true, print: true };

const meta = {
  title: '组合/ShareDialog',
  component: ShareDialog,
  args: {
    open: true,
    picture: { kind: 'ready', src: '' },
    options: { showName: false, theme: 'light' },
    capabilities: browser,
    outcome: null,
    onOptionsChange: fn(),
    onSave: fn(),
    onShare: fn(),
    onPrint: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  // The panel is controlled: the story keeps the options and draws, as the app does.
  render: function Controlled(args: ShareDialogProps) {
    const [options, setOptions] = useState(args.options);
    const [src, setSrc] = useState<string>();
    useEffect(() => {
      void drawn(options).then(setSrc);
    }, [options]);
    const ready: ShareDialogProps['picture'] = src ? { kind: 'ready', src } : { kind: 'drawing' };
    return (
      <ShareDialog
        {...args}
        picture={args.picture.kind === 'ready' ? ready : args.picture}
        options={options}
        onOptionsChange={(next) => {
          args.onOptionsChange(next);
          setOptions(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: copy.alt })).toBeVisible());
    await step('no name unless asked for', async () => {
      const name = canvas.getByRole('switch', { name: copy.showName });
      await expect(name).not.toBeChecked();
      await userEvent.click(name);
      await expect(args.onOptionsChange).toHaveBeenLastCalledWith({ showName: true, theme: 'light' });
    });
    await step('on paper or by night', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: copy.themes.dark }));
      await expect(args.onOptionsChange).toHaveBeenLastCalledWith({ showName: true, theme: 'dark' });
    });
    await step('saved, shared, printed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.save }));
      await userEvent.click(canvas.getByRole('button', { name: copy.share }));
      await userEvent.click(canvas.getByRole('button', { name: copy.print }));
      for (const act of [args.onSave, args.onShare, args.onPrint]) await expect(act).toHaveBeenCalledOnce();
    });
    await step('what can be saved need not be held', async () => {
      await expect(canvas.queryByText(copy.hold)).toBeNull();
    });
  },
};

export const NightPicture: Story = { args: { options: { showName: true, theme: 'dark' } } };

export const Night: Story = { globals: { theme: 'dark' } };

export const Drawing: Story = {
  args: { picture: { kind: 'drawing' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copy.drawing));
    for (const name of [copy.save, copy.share]) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getByRole('button', { name: copy.print })).toBeEnabled();
  },
};

export const Failed: Story = {
  args: { picture: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(copy.failed));
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: copy.save })).toBeDisabled();
  },
};

export const Saved: Story = {
  args: { outcome: 'saved' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.saved)).toBeVisible());
  },
};

export const NotShared: Story = {
  args: { outcome: 'not_shared' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(copy.notShared));
  },
};

export const NoNativeShare: Story = {
  args: { capabilities: { ...browser, share: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: copy.save })).toBeEnabled());
    await expect(canvas.queryByRole('button', { name: copy.share })).toBeNull();
  },
};

/** A phone that shares, but whose downloads do not reach its pictures. */
export const SharesAndCannotSave: Story = {
  args: { capabilities: { ...browser, save: false }, outcome: 'not_shared' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.hold)).toBeVisible());
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.notSharedHold);
    await expect(canvas.queryByRole('button', { name: copy.save })).toBeNull();
  },
};

/** Neither downloads nor shares nor prints: the picture is held. */
export const InTheMessagingApp: Story = {
  args: { capabilities: { save: false, share: false, print: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.hold)).toBeVisible());
    for (const name of [copy.save, copy.share, copy.print]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
};
