import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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
    onImport: fn(),
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

const columns = [
  { title: '名字', field: 'name' },
  { title: '性别', field: 'gender' },
  { title: '生日', field: 'birth_time' },
  { title: '时辰', field: 'birth_time' },
  { title: '地点', field: 'birth_place' },
  { title: '电话', field: '' },
];
const noGroup = { field: 'category', message: '没有写分组，归入其他' };
const previewRows = [
  {
    row: 2,
    name: '林清和',
    gender: 'male' as const,
    calendar_type: 'solar' as const,
    birth_time: '1990-06-15 10:00:00',
    leap_month: false,
    hour_unknown: false,
    birth_place_label: '浙江省 杭州市',
    category: 'other' as const,
    pillars: ['庚午', '壬午', '辛亥', '癸巳'],
    assumed: [
      { field: 'calendar_type', message: '没有写历法，按公历' },
      { field: 'birth_time', message: '巳时没有写几点，按10:00' },
      { field: 'birth_place', message: '按浙江省 杭州市的真太阳时' },
      noGroup,
    ],
  },
  {
    row: 4,
    name: '周慕白',
    gender: 'female' as const,
    calendar_type: 'lunar' as const,
    birth_time: '2020-04-12 12:00:00',
    leap_month: true,
    hour_unknown: true,
    birth_place_label: '',
    category: 'other' as const,
    pillars: ['庚子', '辛巳', '癸未'],
    assumed: [{ field: 'calendar_type', message: '日期是农历的写法，按农历' }, noGroup],
  },
];

export const Reading: Story = { args: { importing: { kind: 'reading', file: '客户.xlsx' } } };

export const Preview: Story = {
  args: { importing: { kind: 'preview', format: 'csv', columns, rows: previewRows, faults: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('heading', { name: copy.exportTitle })).toBeNull();
    const rows = within(canvas.getByRole('list', { name: copy.rowList })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('庚午 壬午 辛亥 癸巳');
    await expect(rows[1]).toHaveTextContent(copy.hourUnknown);
    await waitFor(() => expect(canvas.getByText(copy.assumedFor(noGroup.message, 2))).toBeVisible());
    await waitFor(() => expect(canvas.getByText(copy.columnAs('电话', copy.columnLeftOut))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: copy.confirm(2) }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

export const PreviewWithFaults: Story = {
  args: { importing: { kind: 'preview', format: 'csv', columns, rows: previewRows, faults } },
};

export const PreviewWithoutRows: Story = {
  args: { importing: { kind: 'preview', format: 'csv', columns, rows: [], faults } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.previewNone)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^导入这/ })).toBeNull();
  },
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
