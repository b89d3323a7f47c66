import { chart } from '@ziping/mocks/fixtures/chart';
import { freeDashboard } from '@ziping/mocks/fixtures/benefits';
import { records } from '@ziping/mocks/fixtures/records';
import {
  completedReport,
  longReport,
  purchasableReport,
  unknownActionReport,
} from '@ziping/mocks/fixtures/reports';
import {
  exportFails,
  generationFailed,
  generationRefused,
  longReading,
  noReports,
  progressing,
  reportsFail,
  unknownAction,
  writtenWhileWatched,
} from '@ziping/mocks/scenarios/reading';
import { allHandlers } from '@ziping/mocks/handlers/all';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { shortfallCopy } from '@ziping/ui/screens/membership/ShortfallDialog.copy';
import { chatThreadCopy } from '@ziping/ui/screens/chat/ChatThread.copy';
import { saveFileDialogCopy } from '@ziping/ui/patterns/SaveFileDialog.copy';
import { shareDialogCopy } from '@ziping/ui/patterns/ShareDialog.copy';
import { reportDetailCopy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { reportReadingCopy } from '@ziping/ui/screens/reports/ReportReading.copy';
import { reportsPanelCopy as copy } from '@ziping/ui/screens/reports/ReportsPanel.copy';
import type { HttpHandler } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { asBrowser, WECHAT } from '../../testing/browsers.ts';
import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

const [record] = records;
const path = `/reports/${record?.id ?? ''}?tab=reports`;

export default { ...connectedMeta, title: '连通/报告列表', args: { path } };

/** A member, and a service that differs by these handlers. */
const given =
  (...handlers: HttpHandler[]): ConnectedStory['beforeEach'] =>
  ({ msw }) => {
    asMember();
    msw.use(...handlers);
  };

/** The tabs, the first readable report expanded, its question, and the way to the adviser. */
export const FromReportToQuestion: ConnectedStory = {
  beforeEach: given(),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { name: completedReport.name, level: 2 })).toBeVisible();
    await step('the first readable report is expanded', async () => {
      await expect(await canvas.findByRole('heading', { name: '性情' })).toBeVisible();
    });
    await step('after 2 s its question opens the window of the adviser', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '立即咨询' }));
      const field = await canvas.findByLabelText(chatThreadCopy.composer.label);
      await waitFor(() => expect(field).toHaveValue('我的食伤并透，适合从事哪一类表达型的工作？'));
      await userEvent.keyboard('{Escape}');
    });
    await step('the chart is the first tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: reportDetailCopy.chartTab }));
      await expect(await canvas.findByRole('table', { name: /四柱/ })).toBeVisible();
    });
  },
};

/** Started, watched while it is written, and read. */
export const GeneratedAndRead: ConnectedStory = {
  beforeEach: given(...writtenWhileWatched()),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成报告' }));
    await expect(await canvas.findByText('报告生成中，预计需要2-3分钟')).toBeVisible();
    await step('the progress is that of the service', async () => {
      await expect(await canvas.findByText(/已写好 1 \/ 2 节/)).toBeVisible();
    });
    await step('the report can be read when it is written', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '查看报告' }));
      await expect(await canvas.findByRole('heading', { name: '性情' })).toBeVisible();
    });
  },
};

/** A generation of an earlier visit is found again. */
export const ProgressAfterReload: ConnectedStory = {
  beforeEach: given(...progressing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已写好 3 \/ 8 节/)).toBeVisible();
  },
};

export const GenerationFailed: ConnectedStory = {
  beforeEach: given(...generationFailed()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/写到一半时服务中断了/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '生成报告' }));
    await expect(await canvas.findByText('报告生成中，预计需要2-3分钟')).toBeVisible();
    await expect(canvas.queryByText(/写到一半时服务中断了/)).toBeNull();
  },
};

const refusedWith =
  (text: string): ConnectedStory['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成报告' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const NoBenefit: ConnectedStory = {
  beforeEach: given(...generationRefused('benefit'), ...benefitHandlers(freeDashboard)),
  play: async (context) => {
    await refusedWith('权益不足，请升级会员或购买报告')?.(context);
    const dialog = within(await context.canvas.findByRole('dialog', { name: shortfallCopy.reportTitle }));
    await expect(await dialog.findByText(shortfallCopy.recommend)).toBeInTheDocument();
  },
};

export const UpToDate: ConnectedStory = {
  beforeEach: given(...generationRefused('up-to-date')),
  play: refusedWith('报告已存在且是最新版本'),
};

export const GenerationRefused: ConnectedStory = {
  beforeEach: given(...generationRefused('failure')),
  play: refusedWith('生成报告失败，请重试'),
};

export const UnknownAction: ConnectedStory = {
  beforeEach: given(...unknownAction()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: unknownActionReport.access_info.message });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Purchase: ConnectedStory = {
  beforeEach: given(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '解锁报告' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '解锁专业报告' }));
    await waitFor(() => expect(dialog.getByText(purchasableReport.name)).toBeVisible());
  },
};

/** Read on the whole screen, with a term explained; back leads to the list. */
export const Reading: ConnectedStory = {
  beforeEach: given(...longReading()),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.read }));
    const view = within(await canvas.findByRole('dialog', { name: longReport.name }));
    await expect(await view.findByRole('list', { name: reportReadingCopy.pillars })).toBeVisible();
    await step('a term opens its explanation above the text', async () => {
      await userEvent.click((await view.findAllByRole('button', { name: '七杀' }))[0]!);
      const term = within(await canvas.findByRole('dialog', { name: '七杀' }));
      await userEvent.click(await term.findByRole('button', { name: '知道了' }));
    });
    await userEvent.click(view.getByRole('button', { name: reportReadingCopy.back }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: longReport.name })).toBeNull());
    await expect(canvas.getByRole('heading', { name: longReport.name, level: 2 })).toBeVisible();
  },
};

export const Exported: ConnectedStory = {
  beforeEach: given(),
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: copy.export }));
    await waitFor(() => expect(saved).toEqual([`${chart.record.name}_命局总论_报告.docx`]));
    click.mockRestore();
  },
};

/** The opening as a picture; in place of it the whole text can be sent. */
export const Shared: ConnectedStory = {
  beforeEach: given(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.share }));
    const dialog = within(await canvas.findByRole('dialog', { name: shareDialogCopy.title }));
    await expect(
      await dialog.findByRole('img', { name: shareDialogCopy.alts.report }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: shareDialogCopy.sendText })).toBeVisible();
  },
};

/** WeChat keeps no files: it says what to do. */
export const ExportedInWechat: ConnectedStory = {
  beforeEach: () => {
    asMember();
    return asBrowser(WECHAT);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.export }));
    await waitFor(() => expect(canvas.getByText(saveFileDialogCopy.wechat(copy.export, true))).toBeVisible());
  },
};

export const ExportFailed: ConnectedStory = {
  beforeEach: given(...exportFails()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.export }));
    await expect(await canvas.findByText('导出文档失败，请重试')).toBeVisible();
  },
};

export const Empty: ConnectedStory = {
  beforeEach: given(...noReports()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.emptyTitle)).toBeVisible();
  },
};

export const Failed: ConnectedStory = {
  beforeEach: given(...reportsFail()),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(copy.failedTitle)).toBeVisible();
    msw.use(...allHandlers());
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByText(completedReport.description)).toBeVisible();
  },
};
