import { profileRejected } from '@ziping/mocks/scenarios/account';
import { offline } from '@ziping/mocks/scenarios/network';
import { profileEditCopy as copy } from '@ziping/ui/screens/profile/ProfileEditScreen.copy';
import { expect, within } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/编辑资料', args: { path: '/profile/edit' } };

export const Saved: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(copy.nickname);
    await userEvent.clear(name);
    await userEvent.type(name, '远山');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(await canvas.findByText(copy.done)).toBeVisible();
    await expect(localStorage.getItem('user')).toContain('远山');
    await expect(await canvas.findByRole('heading', { name: '远山' })).toBeVisible();
  },
};

export const Refused: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...profileRejected());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.submit }));
    await expect(await canvas.findByText('昵称含有不允许的内容')).toBeVisible();
  },
};

export const Offline: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/user/info'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.submit }));
    await expect(await canvas.findByText(copy.messages.network)).toBeVisible();
  },
};

export const DateChosen: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^出生日期/ }));
    const page = within(canvasElement.ownerDocument.body);
    const calendar = within(await page.findByRole('dialog'));
    await userEvent.selectOptions(calendar.getByLabelText('年份'), '1986');
    await userEvent.selectOptions(calendar.getByLabelText('月份'), '5');
    await userEvent.click(calendar.getByRole('gridcell', { name: /^4\s*日/ }));
    await userEvent.click(calendar.getByRole('button', { name: '确定' }));
    await expect(canvas.getByRole('button', { name: '出生日期 1986年5月4日' })).toBeVisible();
  },
};
