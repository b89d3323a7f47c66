import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyTemplate, reportTemplate } from '@ziping/mocks/fixtures/professional';
import { expect, fn } from 'storybook/test';
import { reportTemplateCopy as copy } from './ReportTemplateForm.copy.ts';
import { ReportTemplateForm, type ReportTemplateValues } from './ReportTemplateForm.tsx';

const { messages } = copy;

const loaded = (data: ReportTemplateValues) => ({ kind: 'loaded', data }) as const;

const longest: ReportTemplateValues = {
  studio: '一家名字取得相当长的命理咨询与传统文化研究工作室（上海徐汇）',
  contact: '微信 tingyuxuan-consulting，电话 021-5555-0100，上海市徐汇区某某路8号二层，周一休息',
  closing: '命理供参考，路在自己脚下。\n\n'.repeat(20),
};

const meta = {
  title: '页面/会员/报告模板',
  component: ReportTemplateForm,
  args: {
    values: loaded(reportTemplate),
    state: { kind: 'idle' },
    errors: {},
    onRetry: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReportTemplateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { values: loaded(emptyTemplate) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy.studio), '轩');
    await expect(args.onChange).toHaveBeenCalledWith({ studio: '轩' });
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // In the head of the page and under the title.
    await expect(canvas.getAllByText(reportTemplate.studio)).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText(copy.contact), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongestTexts: Story = {
  args: { values: loaded(longest) },
};

export const Loading: Story = { args: { values: { kind: 'loading' } } };

export const Failed: Story = {
  args: { values: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Changed: Story = { args: { state: { kind: 'changed' } } };

export const Saving: Story = {
  args: { state: { kind: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submitBusy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByLabelText(copy.closing)).toHaveAttribute('readonly');
  },
};

export const Saved: Story = {
  args: { state: { kind: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.saved);
  },
};

export const TextsTooLong: Story = {
  args: {
    values: loaded({
      studio: `${longest.studio}分店`,
      contact: `${longest.contact}，节假日请提前预约`,
      closing: `${longest.closing}顺颂时祺`,
    }),
    state: { kind: 'changed' },
    errors: {
      studio: messages.studioLong,
      contact: messages.contactLong,
      closing: messages.closingLong,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.studio)).toBeInvalid();
  },
};

export const HiddenCharacters: Story = {
  args: {
    errors: {
      studio: messages.studioHidden,
      contact: messages.contactHidden,
      closing: messages.closingHidden,
    },
  },
};

export const SavingFailed: Story = { args: { state: { kind: 'failed', message: messages.failed } } };

export const SavingRefused: Story = {
  args: { state: { kind: 'failed', message: '此功能需要开通命理师专业版' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('此功能需要开通命理师专业版');
    await expect(canvas.getByLabelText(copy.studio)).toHaveValue(reportTemplate.studio);
  },
};
