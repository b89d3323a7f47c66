import { offline } from '@ziping/mocks/scenarios/network';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { fortuneCopy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { reportDetailCopy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../flows/story-app.tsx';

export default { ...connectedMeta, title: '连通/排盘', args: { path: '/fortune' } };

type Play = NonNullable<ConnectedStory['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /姓名/ }), '阿依古丽');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '年' }), '1990');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '月' }), '6');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '日' }), '15');
  await userEvent.click(canvas.getByRole('button', { name: fortuneCopy.submit }));
};

export const FaultsAreNamed: ConnectedStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: new RegExp(fortuneCopy.trueSolar) }));
    await userEvent.click(canvas.getByRole('button', { name: fortuneCopy.submit }));
    for (const message of [
      fortuneCopy.messages.name,
      fortuneCopy.messages.birthDate,
      fortuneCopy.messages.birthPlace,
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

export const GuestIsSentToLogin: ConnectedStory = {
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('button', { name: loginCopy.submit })).toBeVisible();
    await expect(sessionStorage.getItem('fortuneFormDraft')).toContain('阿依古丽');
  },
};

export const MemberReadsTheChart: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await fillIn(context);
    const title = reportDetailCopy.title('阿依古丽');
    await expect(await context.canvas.findByRole('heading', { name: title })).toBeVisible();
  },
};

export const NothingIsLostOffline: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/record'));
  },
  play: async (context) => {
    await fillIn(context);
    const { canvas } = context;
    await expect(await canvas.findByText(fortuneCopy.messages.failed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveValue('阿依古丽');
    await expect(canvas.getByRole('combobox', { name: '年' })).toHaveValue('1990');
  },
};
