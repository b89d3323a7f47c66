import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { feedbackCopy as copy } from './FeedbackScreen.copy.ts';
import { FeedbackScreen, type FeedbackImage, type FeedbackValues } from './FeedbackScreen.tsx';

const { messages } = copy;

const image = (id: string, fill: string): FeedbackImage => ({
  id,
  name: `${id}.png`,
  url: `data:image/svg+xml;utf8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${fill}"/><path d="M8 76l26-34 18 20 12-14 24 28z" fill="#fffdf8"/></svg>`,
  )}`,
});

const blank: FeedbackValues = { type: 'bug', content: '', contact: '', images: [] };

const filled: FeedbackValues = {
  type: 'feature',
  content: '希望流年一栏能直接跳到今年，翻找起来更快。',
  contact: '13800138000',
  images: [image('命盘', '#7d8f84')],
};

const meta = {
  title: '页面/说明/意见反馈',
  component: FeedbackScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    mine: { unread: false },
    state: { kind: 'idle' },
    values: filled,
    errors: {},
    onChange: fn(),
    onAddImages: fn(),
    onRemoveImage: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof FeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { values: blank } };

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.imageRemove('命盘.png') }));
    await expect(args.onRemoveImage).toHaveBeenCalledWith({ id: '命盘' });
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ImagesAdded: Story = {
  args: { values: { ...filled, images: [] } },
  play: async ({ canvas, userEvent, args }) => {
    const files = [
      new File(['1'], '一.png', { type: 'image/png' }),
      new File(['2'], '二.jpg', { type: 'image/jpeg' }),
    ];
    await userEvent.upload(canvas.getByLabelText(copy.imageAdd), files);
    await expect(args.onAddImages).toHaveBeenCalledWith({ files });
  },
};

export const ThreeImages: Story = {
  args: {
    values: {
      ...filled,
      images: [image('一', '#7d8f84'), image('二', '#a4754d'), image('三', '#5f7387')],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(copy.imageAdd)).toBeNull();
  },
};

export const ContentAtLimit: Story = {
  args: { values: { ...filled, content: '甲乙丙丁戊己庚辛壬癸'.repeat(50) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 / 500')).toBeVisible();
  },
};

export const TypeMissing: Story = {
  args: { values: { ...filled, type: undefined }, errors: { type: messages.type } },
};

export const ContentMissing: Story = {
  args: { values: blank, errors: { content: messages.contentRequired } },
};

export const ContentShort: Story = {
  args: { values: { ...filled, content: '很好用' }, errors: { content: messages.contentShort } },
};

export const ContentLong: Story = { args: { errors: { content: messages.contentLong } } };

export const ContactLong: Story = { args: { errors: { contact: messages.contactLong } } };

export const HiddenCharacters: Story = {
  args: { errors: { content: messages.contentHidden, contact: messages.contactHidden } },
};

export const TooManyImages: Story = { args: { errors: { images: messages.imageCount } } };

export const ImageTooLarge: Story = { args: { errors: { images: messages.imageSize } } };

export const ImageOfWrongType: Story = { args: { errors: { images: messages.imageType } } };

export const Busy: Story = {
  args: { state: { kind: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submitBusy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = { args: { state: { kind: 'failed', message: messages.failed } } };

export const Success: Story = { args: { state: { kind: 'success' } } };

export const OfGuest: Story = {
  args: { mine: null },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: copy.mine })).toBeNull();
  },
};

export const NewReply: Story = {
  args: { mine: { unread: true } },
  async play({ canvas }) {
    await expect(canvas.getByText(copy.unread)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.mine })).toHaveAttribute('href', '/feedback/mine');
  },
};
