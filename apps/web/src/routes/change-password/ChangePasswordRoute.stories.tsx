import { wrongCurrentPassword } from '@ziping/mocks/scenarios/account';
import { offline } from '@ziping/mocks/scenarios/network';
import { accountCopy } from '@ziping/ui/screens/profile/AccountScreen.copy';
import { changePasswordCopy as copy } from '@ziping/ui/screens/profile/ChangePasswordScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/修改密码', args: { path: '/profile/change-password' } };

type Play = NonNullable<ConnectedStory['play']>;

const change: Play = async ({ canvas, userEvent }) => {
  for (const [name, text] of [
    [/^当前密码/, 'qinghe-2026'],
    [/^新密码/, 'qinghe-2027'],
    [/^确认新密码/, 'qinghe-2027'],
  ] as const) {
    await userEvent.type(await canvas.findByLabelText(name, { selector: 'input' }), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
};

export const Changed: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await change(context);
    const { canvas } = context;
    await expect(await canvas.findByText(copy.doneTitle)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: accountCopy.title })).toBeVisible();
  },
};

export const WrongCurrent: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...wrongCurrentPassword());
  },
  play: async (context) => {
    await change(context);
    const { canvas } = context;
    await expect(await canvas.findByText(copy.messages.currentWrong)).toBeVisible();
    await expect(canvas.getByLabelText(/^当前密码/, { selector: 'input' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const Offline: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/user/change-password'));
  },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByText(copy.messages.unavailable)).toBeVisible();
  },
};
