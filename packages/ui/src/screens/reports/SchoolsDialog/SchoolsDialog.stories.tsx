import { birthFromRecord } from '@ziping/bazi/birth-time';
import { compareSchools } from '@ziping/bazi/schools';
import { lateNextDayChart } from '@ziping/mocks/fixtures/births';
import { chart, type FullChart, trueSolarChart } from '@ziping/mocks/fixtures/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { schoolsDialogCopy as copy } from './SchoolsDialog.copy.ts';
import { SchoolsDialog, type SchoolsDialogProps } from './SchoolsDialog.tsx';

const compared = (of: FullChart, hour_unknown = false): SchoolsDialogProps['schools'] => {
  const { longitude, zone } = of.truth;
  const birth = birthFromRecord({ ...of.record, longitude, zone });
  return {
    kind: 'loaded',
    data: { rows: compareSchools(of, of.record.gender, birth, hour_unknown), hour_unknown },
  };
};

const meta = {
  title: '页面/报告/取法对照',
  component: SchoolsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { schools: compared(trueSolarChart), onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof SchoolsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralDiffer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: copy.title })).toBeVisible());
    await expect(canvas.getByText('真太阳时', { selector: 'b' })).toBeVisible();
    const dialog = canvasElement.querySelector('dialog')!;
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const BornLateAtNight: Story = { args: { schools: compared(lateNextDayChart) } };

export const HourUnknown: Story = { args: { schools: compared(chart, true) } };

export const NoPlan: Story = {
  args: { schools: { kind: 'loaded', data: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.noPlan)).toBeVisible());
    await expect(canvas.getByRole('link', { name: copy.plans })).toHaveAttribute('href', paths.membership);
  },
};

export const Loading: Story = { args: { schools: { kind: 'loading' } } };

export const Failed: Story = {
  args: { schools: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(copy.failed)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Night: Story = { globals: { theme: 'dark' } };
