import { phoneTaken } from '@ziping/mocks/scenarios/account';
import { changePhoneCopy as copy } from '@ziping/ui/screens/profile/ChangePhoneScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/更换手机号', args: { path: '/profile/change-phone' } };

type Play = NonNullable<ConnectedStory['play']>;

const write = async ({ canvas, userEvent }: Parameters<Play>[0], name: RegExp, text: string) =>
  userEvent.type(await canvas.findByLabelText(name, { selector: 'input' }), text);

const prove: Play = async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findByRole('img', { name: '图片验证码' });
  await write(context, /^图片验证码/, 'NZAE');
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  await expect(await canvas.findByRole('button', { name: /秒后重试$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await write(context, /^短信验证码/, '286413');
};

const change: Play = async (context) => {
  const { canvas, userEvent } = context;
  await prove(context);
  await userEvent.click(canvas.getByRole('button', { name: copy.next }));
  await write(context, /^新手机号/, '13900139000');
  await prove(context);
  await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
};

export const TwoSteps: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByText(copy.doneTitle)).toBeVisible();
    await expect(localStorage.getItem('user')).toContain('13900139000');
  },
};

export const NewNumberTaken: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...phoneTaken());
  },
  play: async (context) => {
    await change(context);
    const { canvas } = context;
    await expect(await canvas.findByText('该手机号已被使用')).toBeVisible();
    await expect(canvas.getByLabelText(/^新手机号/)).toHaveAttribute('aria-invalid', 'true');
  },
};
