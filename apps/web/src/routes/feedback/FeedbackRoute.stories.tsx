import { feedbackFails } from '@ziping/mocks/scenarios/account';
import { feedbackCopy as copy } from '@ziping/ui/screens/info/FeedbackScreen.copy';
import { expect } from 'storybook/test';

import { connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/意见反馈', args: { path: '/feedback' } };

type Play = NonNullable<ConnectedStory['play']>;

const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByLabelText(/^反馈内容/, { selector: 'textarea' }),
    '希望流年一栏能直接跳到今年。',
  );
  await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
};

export const Thanked: ConnectedStory = {
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(copy.doneTitle)).toBeVisible();
  },
};

export const NotTaken: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...feedbackFails()),
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByText(copy.messages.failed)).toBeVisible();
    await expect(canvas.getByLabelText(/^反馈内容/)).toHaveValue('希望流年一栏能直接跳到今年。');
  },
};

export const NoPicture: ConnectedStory = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/添加图片/, { selector: 'input' });
    await userEvent.upload(input, new File(['text'], '图.png', { type: 'image/png' }));
    await expect(await canvas.findByText(copy.messages.imageType)).toBeVisible();
  },
};
