import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { accountCopy as copy } from '@ziping/ui/screens/profile/AccountScreen.copy';
import { expect, within } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/账号设置', args: { path: '/profile/account' } };

export const LogsOut: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await within(await canvas.findByRole('main')).findByRole('button', { name: copy.logout }),
    );
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: copy.confirmLabel }));
    await expect(await canvas.findByRole('button', { name: loginCopy.submit })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};
