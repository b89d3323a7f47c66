import { deactivationPasswordWrong, deactivationRefused } from '@ziping/mocks/scenarios/account';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { deactivateCopy as copy } from '@ziping/ui/screens/profile/DeactivateScreen.copy';
import { expect, within } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/注销账号', args: { path: '/profile/deactivate' } };

const passwordLabel = new RegExp(`^${copy.password}`);

/** The button of the dialog that closes the account. */
async function dialogButton(canvas: ReturnType<typeof within>) {
  const dialog = within(await canvas.findByRole('dialog', { name: copy.dialog.title }));
  return dialog.getByRole('button', { name: copy.dialog.submit });
}

export const ClosedAfterTheTick: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.submit }));
    await expect(await canvas.findByText(copy.messages.confirm)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(canvas.getByLabelText(passwordLabel), 'qinghe2026');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await userEvent.click(await dialogButton(canvas));
    await expect(await canvas.findByText(loginCopy.messages.deactivated)).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const Refused: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...deactivationRefused());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.type(canvas.getByLabelText(passwordLabel), 'qinghe2026');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await userEvent.click(await dialogButton(canvas));
    await expect(await canvas.findByText('您还有待支付的订单，请先取消订单再注销')).toBeVisible();
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
};

export const PasswordWrong: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...deactivationPasswordWrong());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.type(canvas.getByLabelText(passwordLabel), 'qinghe2025');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await userEvent.click(await dialogButton(canvas));
    await expect(await canvas.findByText(copy.messages.passwordWrong)).toBeVisible();
    await expect(canvas.getByLabelText(passwordLabel)).toHaveAccessibleDescription(
      expect.stringContaining(copy.messages.passwordWrong),
    );
  },
};
