import type { Meta, StoryObj } from '@storybook/react-vite';
import { locations } from '@ziping/mocks/fixtures/locations';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CityField } from '../../../patterns/CityField/CityField.tsx';
import { confirmCopy } from '../../../patterns/ConfirmDialog/ConfirmDialog.copy.ts';
import { RegionField } from '../../../patterns/RegionField/RegionField.tsx';
import { recordEditCopy as copy } from './RecordEditScreen.copy.ts';
import { RecordEditScreen, type RecordEditValues } from './RecordEditScreen.tsx';

const count = (length: number, first: number, label: (value: number) => string) =>
  Array.from({ length }, (_, index) => ({ value: first + index, label: label(first + index) }));

const values: RecordEditValues = {
  name: '沈知行',
  gender: 'male',
  calendar_type: 'solar',
  birth_date: { year: 1986, month: 7, leap: false, day: 27 },
  hour: 7,
  minute: 30,
  hour_mode: 'plain',
  hour_unknown: false,
  lunar_calendar: 'chinese',
  abroad: false,
  use_true_solar_time: false,
  birth_place_values: [],
  birth_place_labels: [],
  category: 'self',
  zi_convention: 'next',
  yun_convention: 'exact',
  apply_dst: true,
  dst_fold: 0,
  note: '时辰由母亲回忆，大约在早上七点半。',
};

const meta = {
  title: '页面/报告/编辑',
  component: RecordEditScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'editing' },
    href: '/reports/5',
    values,
    errors: {},
    date_options: {
      years: count(40, 1970, (year) => `${year}年`),
      months: count(12, 1, (month) => `${month}月`).map((month) => ({ ...month, leap: false })),
      days: count(31, 1, (day) => `${day}日`),
    },
    onChange: fn(),
    onSubmit: fn(),
    onConfirm: fn(),
    onLeave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(copy.groups.child));
    await expect(args.onChange).toHaveBeenCalledWith({ category: 'child' });
    await userEvent.type(canvas.getByRole('textbox', { name: copy.note }), '。');
    await expect(args.onChange).toHaveBeenCalledWith({ note: `${values.note}。` });
    await userEvent.click(canvas.getByRole('button', { name: copy.save }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const MinuteNotMultipleOfTen: Story = {
  args: { values: { ...values, minute: 37 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '分' })).toHaveValue('37');
  },
};

export const TrueSolarTime: Story = {
  args: {
    values: {
      ...values,
      use_true_solar_time: true,
      birth_place_values: ['510000', '510100', '510104'],
      birth_place_labels: ['四川省', '成都市', '锦江区'],
    },
    place: (
      <RegionField
        regions={{ kind: 'ready', nodes: locations }}
        values={['510000', '510100', '510104']}
        onChange={fn()}
        onRetry={fn()}
      />
    ),
  },
};

export const Abroad: Story = {
  args: {
    values: { ...values, abroad: true, birth_place_values: ['922237'], birth_place_labels: ['美国 纽约'] },
    place: (
      <CityField
        chosen="美国 纽约"
        query=""
        search={{ kind: 'idle' }}
        onQueryChange={fn()}
        onChoose={fn()}
        onRetry={fn()}
      />
    ),
  },
};

export const SummerTime: Story = { args: { clock: 'dst' } };
export const HourSkipped: Story = { args: { clock: 'gap' } };
export const HourRepeated: Story = {
  args: { clock: 'fold' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(copy.folds.second));
    await expect(args.onChange).toHaveBeenCalledWith({ dst_fold: 1 });
  },
};

export const InvalidValues: Story = {
  args: {
    values: { ...values, name: '', birth_date: { ...values.birth_date, day: null } },
    errors: { name: '请输入姓名', birth_date: '请选择出生日期', note: copy.messages.noteTooLong },
  },
};

export const HiddenCharacters: Story = {
  args: { errors: { name: '姓名不能含有换行或看不见的字符', note: copy.messages.noteHidden } },
};

/** Before a birth is changed that reports were written for. */
export const AskedAboutReports: Story = {
  args: { state: { kind: 'asking', written: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(copy.ask(2))).toBeVisible());
    const dialog = within(canvas.getByRole('dialog', { name: copy.askTitle }));
    await userEvent.click(dialog.getByRole('button', { name: confirmCopy.cancel }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: copy.askConfirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { state: { kind: 'saving' } } };
export const SaveRefused: Story = { args: { state: { kind: 'refused', message: '出生时间不能晚于现在' } } };
export const NoteNotSaved: Story = {
  args: { state: { kind: 'refused', message: copy.messages.noteFailed } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Missing: Story = { args: { state: { kind: 'missing' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: copy.messages.fetchFailed } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
