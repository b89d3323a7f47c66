import {
  completedReport,
  failedReport,
  generatableReport,
  generatingReport,
  longReport,
  memberReport,
  progressingReport,
  purchasableReport,
  reportTypes,
  unknownActionReport,
} from '@ziping/mocks/fixtures/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { byRulesText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { previewOf } from './preview.ts';
import { byModelText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { reportsPanelCopy as copy } from './ReportsPanel.copy.ts';
import { ReportsPanel, type ReportsPanelProps, type ReportsPanelState } from './ReportsPanel.tsx';

const actions = {
  onToggle: fn(),
  onGenerate: fn(),
  onPurchase: fn(),
  onRead: fn(),
  onExport: fn(),
  onShare: fn(),
  onTerm: fn(),
};

const loaded = { kind: 'loaded', reports: reportTypes, open: null } as const satisfies ReportsPanelState;

const meta = {
  title: '页面/报告/报告列表',
  component: ReportsPanel,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main css={{ height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    state: loaded,
    actions,
    onRetry: fn(),
    onAsk: fn(),
    onDismissHint: fn(),
  },
} satisfies Meta<typeof ReportsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No language model is set. */
export const ByRules: Story = {
  tags: ['wide'],
  args: { byRules: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/规则撰写/)).toHaveLength(1);
    await expect(canvas.getByText(byRulesText)).toBeVisible();
  },
};

export const SpendingTheFreeReport: Story = {
  args: { spending: { code: 'career', name: '事业前程' }, onSpend: fn(), onKeepFree: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.spend.confirm }));
    await expect(args.onSpend).toHaveBeenCalledWith({ code: 'career' });
    await userEvent.click(canvas.getByRole('button', { name: copy.spend.cancel }));
    await expect(args.onKeepFree).toHaveBeenCalledOnce();
  },
};

const cardOf = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('heading', { name }).closest('li')!);

/** One card for each priority action; every button does what its type says. */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('view expands', async () => {
      const card = cardOf(canvas, completedReport.name);
      await expect(card.getByText(copy.status.completed)).toBeVisible();
      await expect(card.getByText(previewOf(completedReport.content!))).toBeVisible();
      await expect(card.queryByText(/￥/)).toBeNull();
      await userEvent.click(card.getByRole('button', { name: '查看报告' }));
      await expect(actions.onToggle).toHaveBeenCalledWith({ code: 'overall' });
    });
    await step('generate generates', async () => {
      const card = cardOf(canvas, generatableReport.name);
      await expect(card.getByText(copy.status.unlocked)).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: '生成报告' }));
      await expect(actions.onGenerate).toHaveBeenCalledWith({ code: 'career' });
    });
    await step('purchase opens the payment, with the reduced price', async () => {
      const card = cardOf(canvas, purchasableReport.name);
      await expect(card.getByText(copy.status.locked)).toBeVisible();
      await expect(card.getByText('￥39.90')).toBeVisible();
      await expect(card.getByText('￥59.90').tagName).toBe('S');
      await userEvent.click(card.getByRole('button', { name: '解锁报告' }));
      await expect(actions.onPurchase).toHaveBeenCalledWith({ code: 'wealth' });
    });
    await step(
      'upgrade_membership leads to the membership; an equal price is not struck through',
      async () => {
        const card = cardOf(canvas, memberReport.name);
        await expect(card.getByRole('link', { name: '升级会员' })).toHaveAttribute('href', '/membership');
        await expect(card.getAllByText('￥39.90')).toHaveLength(1);
      },
    );
  },
};

/** A report without a price of its own is bought with all reports of the record. */
export const WithoutOwnPrice: Story = {
  args: {
    state: { ...loaded, reports: [{ ...purchasableReport, price: 0, original_price: 0, record_price: 99 }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.recordPrice)).toBeVisible();
    await expect(canvas.getByText('￥99.00')).toBeVisible();
    await expect(canvas.queryByText('￥0.00')).toBeNull();
  },
};

/** An action of an unknown type selects the report. */
export const UnknownAction: Story = {
  args: { state: { ...loaded, reports: [unknownActionReport] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '敬请期待' }));
    await expect(actions.onToggle).toHaveBeenCalledWith({ code: 'annual' });
  },
};

export const Selected: Story = {
  args: { state: { ...loaded, reports: [unknownActionReport], open: 'annual' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '敬请期待' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Expanded: Story = {
  args: { state: { ...loaded, open: 'overall', terms: ['七杀', '伤官'] } },
  play: async ({ canvas, userEvent, step }) => {
    const card = cardOf(canvas, completedReport.name);
    await expect(await card.findByRole('heading', { name: '性情' })).toBeVisible();
    await step('a term of the text is explained, its first occurrence in a section only', async () => {
      await userEvent.click(card.getByRole('button', { name: '七杀' }));
      await expect(actions.onTerm).toHaveBeenCalledWith({ term: '七杀' });
    });
    await step('it can be read, exported, shared and collapsed', async () => {
      await userEvent.click(card.getByRole('button', { name: copy.read }));
      await userEvent.click(card.getByRole('button', { name: copy.export }));
      await userEvent.click(card.getByRole('button', { name: copy.share }));
      await userEvent.click(card.getAllByRole('button', { name: copy.collapse })[0]!);
      for (const action of [actions.onRead, actions.onExport, actions.onShare, actions.onToggle]) {
        await expect(action).toHaveBeenCalledWith({ code: 'overall' });
      }
    });
  },
};

function CollapsesByItself({ state, ...props }: ReportsPanelProps) {
  const [open, setOpen] = useState(longReport.code);
  return (
    <ReportsPanel
      {...props}
      state={{ ...(state as typeof loaded), open }}
      actions={{ ...actions, onToggle: () => setOpen('') }}
    />
  );
}

/** From the end of a text that is longer than the screen. */
export const CollapsedFromTheEnd: Story = {
  args: { state: { ...loaded, reports: [longReport, ...reportTypes.slice(1)] } },
  render: (args) => <CollapsesByItself {...args} />,
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: longReport.name, level: 2 });
    const card = cardOf(canvas, longReport.name);
    await expect(await card.findByRole('heading', { name: '性情' })).toBeVisible();
    const button = card.getAllByRole('button', { name: copy.collapse }).at(-1)!;
    button.focus();
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(button).not.toBeInTheDocument();
    await expect(title).toHaveFocus();
    const { top, bottom } = title.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

export const ReadingInterrupted: Story = {
  args: { state: { ...loaded, started: ['overall'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.resume })).toBeVisible();
  },
};

export const Generating: Story = {
  args: { state: { ...loaded, reports: [completedReport, generatingReport] } },
  play: async ({ canvas }) => {
    const card = cardOf(canvas, generatingReport.name);
    await expect(card.getByText('报告生成中，预计需要2-3分钟')).toBeVisible();
    await expect(card.getByText(copy.status.generating)).toBeVisible();
    await expect(card.queryByRole('progressbar')).toBeNull();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

export const Progress: Story = {
  args: { state: { ...loaded, reports: [completedReport, progressingReport] } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '8');
    await expect(canvas.getByText(/已写好 3 \/ 8 节/)).toBeVisible();
  },
};

/** The start of a report is being sent. */
export const Starting: Story = {
  args: {
    state: { ...loaded, reports: [generatableReport], busy: { code: 'career', action: 'generate' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.starting })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The service says why the last generation failed; the report can be started again. */
export const GenerationFailed: Story = {
  args: { state: { ...loaded, reports: [failedReport] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failedReport.failure!);
    await userEvent.click(canvas.getByRole('button', { name: '生成报告' }));
    await expect(actions.onGenerate).toHaveBeenCalledWith({ code: 'career' });
  },
};

/** A report that is readable, although writing it anew has failed. */
export const RenewalFailed: Story = {
  args: {
    state: {
      ...loaded,
      reports: [
        {
          ...completedReport,
          failure: failedReport.failure!,
          access_info: { ...completedReport.access_info, can_generate: true },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.again }));
    await expect(actions.onGenerate).toHaveBeenCalledWith({ code: 'overall' });
  },
};

/** Access without the right to generate: the button is there and disabled. */
export const NotAllowedToGenerate: Story = {
  args: {
    state: {
      ...loaded,
      reports: [
        {
          ...generatableReport,
          access_info: { ...generatableReport.access_info, can_generate: false, message: '今日次数已用完' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '生成报告' })).toBeDisabled();
    await expect(canvas.getByText('今日次数已用完')).toBeVisible();
  },
};

const refused = (text: string): Story['args'] => ({
  state: { ...loaded, reports: [generatableReport], notices: { career: { tone: 'danger', text } } },
});

const alerts =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
  };

export const NoBenefit: Story = {
  args: refused(copy.messages.noBenefit),
  play: alerts('权益不足，请升级会员或购买报告'),
};

export const UpToDate: Story = {
  args: refused(copy.messages.upToDate),
  play: alerts('报告已存在且是最新版本'),
};

export const GenerateFailed: Story = {
  args: refused(copy.messages.generateFailed),
  play: alerts('生成报告失败，请重试'),
};

export const InvalidCode: Story = {
  args: refused(copy.messages.invalidCode),
  play: alerts('报告代码无效，请刷新页面重试'),
};

const expandedWith = (notice: { tone: 'danger' | 'success'; text: string }): Story['args'] => ({
  state: { ...loaded, reports: [completedReport], open: 'overall', notices: { overall: notice } },
});

export const ExportWithoutToken: Story = {
  args: expandedWith({ tone: 'danger', text: copy.messages.noToken }),
  play: alerts('未登录，请先登录'),
};

export const ExportFailed: Story = {
  args: expandedWith({ tone: 'danger', text: copy.messages.exportFailed }),
  play: alerts('导出文档失败，请重试'),
};

export const Exporting: Story = {
  args: {
    state: {
      ...loaded,
      reports: [completedReport],
      open: 'overall',
      busy: { code: 'overall', action: 'export' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: copy.exporting });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(actions.onExport).not.toHaveBeenCalled();
  },
};

export const Copied: Story = {
  args: expandedWith({ tone: 'success', text: copy.copied }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.copied)).toBeVisible();
  },
};

export const CopyRefused: Story = {
  args: expandedWith({ tone: 'danger', text: copy.notCopied }),
  play: alerts(copy.notCopied),
};

/** The bubble lies below what scrolls, so it covers no text. */
export const Hint: Story = {
  args: {
    state: { ...loaded, reports: [longReport, ...reportTypes.slice(1)], open: 'overall' },
    hint: '我的食伤并透，适合从事哪一类表达型的工作？',
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const bubble = canvas.getByText(args.hint!).parentElement!;
    await step('it begins where the list ends', async () => {
      const { bottom } = canvas.getByRole('list', { name: copy.list }).parentElement!.getBoundingClientRect();
      await expect(bubble.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await userEvent.click(canvas.getByRole('button', { name: '立即咨询' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.hint.dismiss }));
    await expect(args.onDismissHint).toHaveBeenCalledOnce();
  },
};

/** A text by a model is marked as such. */
export const ByModel: Story = {
  args: {
    state: {
      kind: 'loaded',
      reports: [{ ...completedReport, written_by: 'model' }],
      open: completedReport.code,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(byModelText)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { ...loaded, reports: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', message: '服务暂时不可用' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('服务暂时不可用')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A chart of this device has no reports before it is saved. */
export const Unsaved: Story = {
  args: { state: { kind: 'unsaved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.save })).toHaveAttribute('href', '/fortune');
  },
};
