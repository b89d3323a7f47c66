import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { recordTransferCopy as copy } from './RecordTransferDialog.copy.ts';
import { RecordTransferDialog } from './RecordTransferDialog.tsx';

const meta = {
  title: '页面/报告/导入与导出',
  component: RecordTransferDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    exporting: { kind: 'idle' },
    importing: { kind: 'choosing' },
    onExport: fn(),
    onPick: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecordTransferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const faults = [
  { row: 3, field: 'birth_time', message: '没有这一天，请检查出生日期' },
  { row: 7, field: 'gender', message: '性别须写男或女' },
  { row: 7, field: 'birth_time', message: '出生时间须写成1990-06-15 10:30的样子' },
  {
    row: 1001,
    field: 'category',
    message: '分组须写本人、家人、朋友、恋人、同学、子女、父母、亲戚、同事、客户、其他之一',
  },
];

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.formats.csv }));
    await expect(args.onExport).toHaveBeenCalledWith({ format: 'csv' });
    const file = new File(['姓名'], '命盘.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(copy.pick), file);
    await expect(args.onPick).toHaveBeenCalledWith({ file });
    await userEvent.click(canvas.getByRole('button', { name: copy.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Exporting: Story = { args: { exporting: { kind: 'busy', format: 'json' } } };

export const Exported: Story = { args: { exporting: { kind: 'done', file: '命盘记录-2026-11-20.csv' } } };

export const ExportFailed: Story = {
  args: { exporting: { kind: 'failed', message: copy.exportFailed } },
};

export const Importing: Story = {
  args: { importing: { kind: 'busy', file: '命盘记录-2026-11-20.csv' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.close })).toBeDisabled();
    await expect(canvas.queryByLabelText(copy.pick)).toBeNull();
  },
};

export const Imported: Story = {
  args: { importing: { kind: 'done', format: 'csv', imported: 128, faults: [] } },
};

export const ImportedWithFaults: Story = {
  args: { importing: { kind: 'done', format: 'csv', imported: 996, faults } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: copy.faultList })).getAllByRole('listitem');
    await expect(rows).toHaveLength(faults.length);
    await expect(rows[1]).toHaveTextContent(copy.faultRow(7));
    await expect(rows[1]).toHaveTextContent('性别须写男或女');
  },
};

export const NothingImported: Story = {
  args: { importing: { kind: 'done', format: 'json', imported: 0, faults: faults.slice(0, 1) } },
};

export const ManyFaults: Story = {
  args: {
    importing: {
      kind: 'done',
      format: 'csv',
      imported: 0,
      faults: Array.from({ length: 200 }, (_, index) => ({
        row: index + 2,
        field: 'name',
        message: '请输入姓名',
      })),
    },
  },
};

export const ImportRefused: Story = {
  args: { importing: { kind: 'refused', message: '缺少这些列：姓名、出生时间' } },
};

export const FileTooLarge: Story = { args: { importing: { kind: 'refused', message: copy.tooLarge } } };
