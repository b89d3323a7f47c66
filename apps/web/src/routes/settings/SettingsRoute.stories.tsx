import { offline } from '@ziping/mocks/scenarios/network';
import { saveFileDialogCopy } from '@ziping/ui/patterns/SaveFileDialog.copy';
import { settingsCopy as copy } from '@ziping/ui/screens/info/SettingsScreen.copy';
import { expect, waitFor } from 'storybook/test';

import { asBrowser, IPHONE } from '../../testing/browsers.ts';
import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/设置', args: { path: '/settings' } };

export const Guest: ConnectedStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.guest)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.download })).toBeNull();
  },
};

export const OwnDataDownloaded: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.download }));
    await expect(await canvas.findByText(/已存为 ziping-\d{4}-\d\d-\d\d\.json/)).toBeVisible();
  },
};

/** An iPhone may not open what it keeps: it says so first. */
export const OwnDataOnApplePhone: ConnectedStory = {
  beforeEach: () => {
    asMember();
    return asBrowser(IPHONE);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.download }));
    await waitFor(() =>
      expect(canvas.getByText(saveFileDialogCopy.apple(copy.download, false))).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: saveFileDialogCopy.anyway }));
    await expect(await canvas.findByText(/已存为 ziping-/)).toBeVisible();
  },
};

export const DownloadFailed: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/user/export'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.download }));
    await expect(await canvas.findByText(copy.messages.downloadFailed)).toBeVisible();
  },
};
