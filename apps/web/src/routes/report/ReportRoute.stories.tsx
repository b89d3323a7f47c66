import { allHandlers } from '@ziping/mocks/handlers/all';
import { records } from '@ziping/mocks/fixtures/records';
import { serverError } from '@ziping/mocks/scenarios/network';
import { reportDetailCopy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

const [record] = records;
const path = `/reports/${record?.id ?? ''}`;

export default { ...connectedMeta, title: '连通/命盘', args: { path } };

export const Chart: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent, step }) => {
    const title = reportDetailCopy.title(record?.name ?? '');
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: /四柱/ })).toBeVisible();
    await step('the current cycle is selected and its years are there', async () => {
      await expect(await canvas.findByText(/已选择第 ?\d+ ?步大运/)).toBeVisible();
    });
    await step('a cycle toggles', async () => {
      const pressed = canvas.getAllByRole('button', { pressed: true })[0];
      if (pressed) await userEvent.click(pressed);
      await expect(await canvas.findByText('请点击上方大运查看流年')).toBeVisible();
    });
  },
};

export const SomebodyElses: ConnectedStory = {
  args: { path: '/reports/r_9999' },
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reportDetailCopy.missingTitle)).toBeVisible();
  },
};

export const ServiceDown: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...serverError('*/api/reports/*'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(reportDetailCopy.failedTitle)).toBeVisible();
    msw.use(...allHandlers());
    await userEvent.click(canvas.getByRole('button', { name: reportDetailCopy.retry }));
    await expect(await canvas.findByRole('table', { name: /四柱/ })).toBeVisible();
  },
};

export const GuestIsSentToLogin: ConnectedStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};
