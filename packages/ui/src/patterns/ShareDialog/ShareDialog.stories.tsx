import { charactersOf, drawChartPicture, PICTURE_SIZE } from '@ziping/bazi-view/ChartPicture';
import { chart } from '@ziping/mocks/fixtures/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { loadPictureLook } from '../../tokens/pictureLook.ts';
import { shareDialogCopy as copy } from './ShareDialog.copy.ts';
import { ShareDialog, type ShareOptions, type ShareDialogProps } from './ShareDialog.tsx';

/** Draws the picture as the app does. */
async function drawPicture({ showName, theme }: ShareOptions): Promise<string> {
  const { name, gender } = chart.record;
  const subject = { chart, gender, name: showName ? name : undefined, product: '子平' };
  const look = await loadPictureLook(charactersOf(subject), theme);
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZE);
  drawChartPicture(canvas.getContext('2d')!, subject, look);
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
  // The dialog is controlled: the story keeps the options and draws the picture.
  render: function Controlled(args: ShareDialogProps) {
    const [options, setOptions] = useState(args.options);
    const [src, setSrc] = useState<string>();
    useEffect(() => {
      void drawPicture(options).then(setSrc);
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
    await waitFor(() => expect(canvas.getByRole('img', { name: copy.alts.chart })).toBeVisible());
    await step('the name is hidden until the switch is on', async () => {
      const name = canvas.getByRole('switch', { name: copy.showName });
      await expect(name).not.toBeChecked();
      await userEvent.click(name);
      await expect(args.onOptionsChange).toHaveBeenLastCalledWith({ showName: true, theme: 'light' });
    });
    await step('the picture can be light or dark', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: copy.themes.dark }));
      await expect(args.onOptionsChange).toHaveBeenLastCalledWith({ showName: true, theme: 'dark' });
    });
    await step('save, share and print each call their callback once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.save }));
      await userEvent.click(canvas.getByRole('button', { name: copy.share }));
      await userEvent.click(canvas.getByRole('button', { name: copy.print }));
      for (const callback of [args.onSave, args.onShare, args.onPrint])
        await expect(callback).toHaveBeenCalledOnce();
    });
    await step('a picture that can be saved shows no long-press hint', async () => {
      await expect(canvas.queryByText(copy.hold)).toBeNull();
    });
  },
};

export const DarkPicture: Story = { args: { options: { showName: true, theme: 'dark' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

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

/** On a phone where downloads do not reach the photos. */
export const ShareOnly: Story = {
  args: { capabilities: { ...browser, save: false }, outcome: 'not_shared' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.hold)).toBeVisible());
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.notSharedHold);
    await expect(canvas.queryByRole('button', { name: copy.save })).toBeNull();
  },
};

/** No download, share or print: the picture is saved by a long press. */
export const LongPressOnly: Story = {
  args: { capabilities: { save: false, share: false, print: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.hold)).toBeVisible());
    for (const name of [copy.save, copy.share, copy.print]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
};

/** The opening of a report; its text can be sent in place of it. */
export const OfReport: Story = {
  args: { subject: 'report', capabilities: { ...browser, print: false }, onSendText: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: copy.alts.report })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: copy.sendText }));
    await expect(args.onSendText).toHaveBeenCalledOnce();
  },
};
