import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { captchaCopy as copy } from './CaptchaField.copy.ts';
import { CaptchaField, type CaptchaState } from './CaptchaField.tsx';
import { sampleCaptcha, sampleQuestion } from './sampleCaptcha.ts';

const FAILED = '获取图片验证码失败';

const meta = {
  title: '组合/CaptchaField',
  component: CaptchaField,
  args: {
    captcha: { kind: 'ready', image: sampleCaptcha },
    value: '',
    onChange: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.refresh }));
    await userEvent.click(canvas.getByRole('button', { name: copy.another }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: copy.useQuestion }));
    await expect(args.onRefresh).toHaveBeenLastCalledWith('question');
  },
};

/** Its paper is as dark as the field. */
export const AtNight: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: copy.image });
    await waitFor(() => expect(getComputedStyle(image).filter).toContain('invert'));
  },
};

export const Question: Story = {
  args: { captcha: { kind: 'ready', image: sampleCaptcha, question: sampleQuestion } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(new RegExp(copy.questionLabel))).toHaveAccessibleDescription(
      sampleQuestion,
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.useImage }));
    await expect(args.onRefresh).toHaveBeenLastCalledWith('image');
  },
};

/** Another one cannot be asked for yet, and the other kind can. */
export const Loading: Story = {
  args: { captcha: { kind: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.another }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: copy.useQuestion }));
    await expect(args.onRefresh).toHaveBeenLastCalledWith('question');
  },
};

export const LoadingQuestion: Story = {
  args: { captcha: { kind: 'loading', inWords: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.loadingQuestion)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: copy.refresh })).toBeNull();
  },
};

/** Who cannot see the image need not wait for one. */
export const Failed: Story = {
  args: { captcha: { kind: 'failed', message: FAILED } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(FAILED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRefresh).toHaveBeenLastCalledWith();
    await userEvent.click(canvas.getByRole('button', { name: copy.useQuestion }));
    await expect(args.onRefresh).toHaveBeenLastCalledWith('question');
  },
};

export const QuestionFailed: Story = {
  args: { captcha: { kind: 'failed', message: FAILED, inWords: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRefresh).toHaveBeenLastCalledWith();
    await expect(canvas.getByRole('button', { name: copy.useImage })).toBeVisible();
  },
};

export const Invalid: Story = { args: { value: 'NZ', error: '请输入正确的图片验证码' } };

const steps: CaptchaState[] = [
  { kind: 'ready', image: sampleCaptcha },
  { kind: 'loading', inWords: true },
  { kind: 'ready', image: sampleCaptcha, question: sampleQuestion },
  { kind: 'loading', inWords: true },
  { kind: 'failed', message: FAILED, inWords: true },
];

/** From step to step at each press that asks for a captcha, and by the button below at the others. */
export const KeepsTheFocus: Story = {
  render: function Render(args) {
    const [at, setAt] = useState(0);
    const next = () => setAt(at + 1);
    return (
      <>
        <CaptchaField {...args} captcha={steps[at] ?? args.captcha} onRefresh={next} />
        <output onClick={next}>{at + 1}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const kind = canvas.getByRole('button', { name: copy.useQuestion });
    await userEvent.click(kind);
    await expect(kind).toHaveFocus();
    canvas.getByText('2').click();
    await canvas.findByText(sampleQuestion);
    await expect(kind).toHaveFocus();
    const another = canvas.getByRole('button', { name: copy.anotherQuestion });
    await userEvent.click(another);
    await expect(another).toHaveFocus();
    canvas.getByText('4').click();
    await canvas.findByText(FAILED);
    await expect(another).toHaveFocus();
  },
};
