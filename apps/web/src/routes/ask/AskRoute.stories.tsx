import { exhaustedDashboard } from '@ziping/mocks/fixtures/benefits';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { scriptedReply } from '@ziping/mocks/handlers/chat';
import { offline } from '@ziping/mocks/scenarios/network';
import { replyEvents } from '@ziping/mocks/fixtures/chat';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { chatThreadCopy as copy } from '@ziping/ui/screens/chat/ChatThread.copy';
import { shortfallCopy } from '@ziping/ui/screens/membership/ShortfallDialog.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/问一问', args: { path: '/ask' } };

/** What is shown, without what is read out of it. */
const shown = { ignore: '[data-announcer]' };
const [preset] = copy.general.presets;

export const Guest: ConnectedStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(copy.composer.label), '怎么看一张命盘？{Enter}');
    await expect(await canvas.findByText(loginCopy.messages.question)).toBeVisible();
  },
};

export const Empty: ConnectedStory = {
  beforeEach: () => asMember(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.general.emptyTitle)).toBeVisible();
    await expect(await canvas.findByText(copy.remaining(2))).toBeVisible();
  },
};

export const Answered: ConnectedStory = {
  beforeEach: () => asMember(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(copy.remaining(2));
    await userEvent.click(await canvas.findByRole('button', { name: preset }));
    await expect(await canvas.findByText(/重情义/, shown)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.general.toChart })).toBeVisible();
  },
};

export const Answering: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...scriptedReply(replyEvents, 60_000));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(copy.remaining(2));
    await userEvent.click(await canvas.findByRole('button', { name: preset }));
    await expect(await canvas.findByRole('button', { name: copy.composer.cancel })).toBeVisible();
  },
};

export const Failed: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/chat'));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(copy.remaining(2));
    await userEvent.click(await canvas.findByRole('button', { name: preset }));
    await expect(await canvas.findByText(/^请求失败: /, shown)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.reload })).toBeVisible();
  },
};

export const QuotaUsed: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...benefitHandlers(exhaustedDashboard));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: shortfallCopy.chatTitle })).toBeInTheDocument();
    // Someone in danger may write whatever is left.
    await expect(canvas.getByLabelText(copy.composer.label)).toBeInTheDocument();
  },
};
