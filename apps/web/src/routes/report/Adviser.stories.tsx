import { records } from '@ziping/mocks/fixtures/records';
import { reply } from '@ziping/mocks/fixtures/chat';
import { offline } from '@ziping/mocks/scenarios/network';
import {
  answerFails,
  benefitsShort,
  chatRefused,
  historyFails,
  longConversation,
  memberBenefits,
  noConversation,
  replyAsPlainText,
  replyInterrupted,
  replyUnfinished,
  slowReply,
} from '@ziping/mocks/scenarios/reading';
import { chatThreadCopy as copy } from '@ziping/ui/screens/chat/ChatThread.copy';
import { shortfallCopy } from '@ziping/ui/screens/membership/ShortfallDialog.copy';
import type { HttpHandler } from 'msw';
import { expect, within } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

const [record] = records;
const path = `/reports/${record?.id ?? ''}?tab=chat`;

export default { ...connectedMeta, title: '连通/命理师', args: { path } };

/** A member, and a service that differs by these handlers. */
const given =
  (...handlers: HttpHandler[]): ConnectedStory['beforeEach'] =>
  ({ msw }) => {
    asMember();
    msw.use(...handlers);
  };

/** What is shown, without what is read out of it. */
const shown = { ignore: '[data-announcer]' };

type Play = NonNullable<ConnectedStory['play']>;
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** Asks as soon as questions are taken. */
async function ask({ canvas, userEvent }: Tools, question: string) {
  await canvas.findByText(/^今日还可问/);
  await userEvent.type(await canvas.findByLabelText(copy.composer.label), `${question}{Enter}`);
}

/** Nothing has been asked: a preset question is sent at a press. */
export const Empty: ConnectedStory = {
  beforeEach: given(...noConversation()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(copy.emptyTitle)).toBeVisible();
    await expect(await canvas.findByText(copy.remaining(2))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.presets[0] }));
    await expect(await canvas.findByText(/重情义/, shown)).toBeVisible();
    await expect(await canvas.findByText(copy.remaining(1))).toBeVisible();
  },
};

/** A conversation of an earlier visit, with versions, a table and a list. */
export const LongConversation: ConnectedStory = {
  beforeEach: given(...longConversation(), ...memberBenefits()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByText(copy.remaining(-1))).toBeVisible();
    const [version] = await canvas.findAllByRole('button', { name: copy.previous });
    await userEvent.click(version!);
    await expect(await canvas.findByText(/文教/, { ...shown, selector: 'strong' })).toBeVisible();
  },
};

/** The answer is being written; its reasoning comes first. */
export const Running: ConnectedStory = {
  beforeEach: given(...slowReply(500)),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, '我的正缘有什么特征？');
    await expect(await canvas.findByRole('button', { name: copy.thinking })).toBeVisible();
    await expect(await canvas.findByText(/先看夫妻/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.composer.cancel })).toBeVisible();
  },
};

/** The answer is stopped. */
export const Cancelled: ConnectedStory = {
  beforeEach: given(...slowReply(100)),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, '我的正缘有什么特征？');
    await userEvent.click(await canvas.findByRole('button', { name: copy.composer.cancel }));
    await expect(await canvas.findByText(copy.cancelled)).toBeVisible();
  },
};

/** The connection is lost in mid-answer; the rest is fetched. */
export const Interrupted: ConnectedStory = {
  beforeEach: given(...replyInterrupted(60)),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, '我的正缘有什么特征？');
    await expect(await canvas.findByText(copy.reconnecting)).toBeVisible();
    await expect(await canvas.findByText(reply.content, shown)).toBeVisible();
    await expect(canvas.queryByText(copy.reconnecting)).toBeNull();
  },
};

/** An answer of an earlier visit is still being written. */
export const Resumed: ConnectedStory = {
  beforeEach: given(...replyUnfinished()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('我的正缘有什么特征？')).toBeVisible();
    await expect(await canvas.findByText(reply.content, shown)).toBeVisible();
  },
};

export const Failed: ConnectedStory = {
  beforeEach: given(...answerFails()),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, '我的正缘有什么特征？');
    await expect(await canvas.findByText('请求失败: 模型服务暂不可用', shown)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.reload })).toBeVisible();
  },
};

/** Text that is not JSON is the answer. */
export const PlainText: ConnectedStory = {
  beforeEach: given(...replyAsPlainText(), ...noConversation()),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, '你好');
    await expect(await canvas.findByText('您好，请问想了解哪一方面？', shown)).toBeVisible();
  },
};

export const HistoryFailed: ConnectedStory = {
  beforeEach: given(...historyFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.failedTitle)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.retry })).toBeVisible();
  },
};

/** No conversation is left as the tab opens. */
export const Shortfall: ConnectedStory = {
  beforeEach: given(...benefitsShort()),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '智能对话权益不足' }));
    await expect(await dialog.findByText(shortfallCopy.dailyUsed(3, 3))).toBeInTheDocument();
  },
};

/** The service has no conversation left for the question, which returns to its field. */
export const Refused: ConnectedStory = {
  beforeEach: given(...chatRefused(), ...noConversation()),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, '我的正缘有什么特征？');
    await canvas.findByRole('dialog', { name: '智能对话权益不足' });
    await expect(canvas.getByLabelText(copy.composer.label)).toHaveValue('我的正缘有什么特征？');
  },
};

/** The question cannot be sent; it can be asked again. */
export const Offline: ConnectedStory = {
  beforeEach: given(...offline('*/api/record/:id/chat'), ...noConversation()),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, '我的正缘有什么特征？');
    await expect(await canvas.findByText(/^请求失败: /, shown)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.reload })).toBeVisible();
  },
};
