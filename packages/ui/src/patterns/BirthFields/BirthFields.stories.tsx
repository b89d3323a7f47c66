import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { birthDateCopy } from '../BirthDateField/BirthDateField.copy.ts';
import { birthTimeCopy } from '../BirthTimeField/BirthTimeField.copy.ts';
import { cityCopy } from '../CityField/CityField.copy.ts';
import { CityField, type CityFieldProps } from '../CityField/CityField.tsx';
import { RegionField, type RegionFieldProps } from '../RegionField/RegionField.tsx';
import { birthFieldsCopy as copy } from './BirthFields.copy.ts';
import { BirthFields } from './BirthFields.tsx';
import { CalendarDateField, type CalendarDateFieldProps } from './CalendarDateField.tsx';
import { ClockNotice, type ClockState } from './ClockNotice.tsx';

const texts = {
  birthTitle: '生辰',
  placeTitle: '出生地',
  trueSolarHint: '按出生地经度与太阳时差校正钟表时间。',
  dstApplied: '出生当日正行夏令时，排盘时会减去拨快的一小时。',
  gap: '当夜钟表由此拨快，这一小时并不存在，请核对出生时间。',
  fold: '这一小时在当夜重复过两次，您记的是哪一次？',
  folds: { first: '前一次（夏令时）', second: '后一次（标准时）' },
};

const count = (length: number, first: number, label: (value: number) => string) =>
  Array.from({ length }, (_, index) => ({ value: first + index, label: label(first + index) }));

const solar: CalendarDateFieldProps = {
  calendar_type: 'solar',
  birth_date: { year: 1986, month: 7, leap: false, day: 27 },
  options: {
    years: count(20, 1980, (year) => `${year}年`),
    months: count(12, 1, (month) => `${month}月`).map((month) => ({ ...month, leap: false })),
    days: count(31, 1, (day) => `${day}日`),
  },
  onChange: fn(),
};

const lunar: CalendarDateFieldProps = {
  ...solar,
  calendar_type: 'lunar',
  birth_date: { year: 1987, month: 6, leap: true, day: 21 },
  options: {
    years: [{ value: 1987, label: '1987丁卯' }],
    months: [
      { value: 6, leap: false, label: '六月' },
      { value: 6, leap: true, label: '闰六月' },
    ],
    days: [{ value: 21, label: '廿一' }],
  },
};

const nodes = [
  { code: '510000', name: '四川省', children: [{ code: '510100', name: '成都市', children: [] }] },
];

const place = (props: Partial<RegionFieldProps> = {}) => (
  <RegionField
    regions={{ kind: 'ready', nodes }}
    values={['510000', '510100']}
    onChange={fn()}
    onRetry={fn()}
    {...props}
  />
);

const date = (props: Partial<CalendarDateFieldProps> = {}) => <CalendarDateField {...solar} {...props} />;

const choosesFold = fn();
const notice = (clock: ClockState, apply_dst = true) => (
  <ClockNotice texts={texts} clock={clock} apply_dst={apply_dst} dst_fold={0} onChange={choosesFold} />
);

const values = {
  hour: 7,
  minute: 30,
  hour_mode: 'plain',
  abroad: false,
  use_true_solar_time: false,
} as const;

const meta = {
  title: '组合/BirthFields',
  component: BirthFields,
  args: { texts, values, date: date(), notice: notice('plain'), place: place(), onChange: fn() },
} satisfies Meta<typeof BirthFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solar: Story = {
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await userEvent.click(canvas.getByText(copy.calendars.lunar));
    await expect(solar.onChange).toHaveBeenCalledWith({ calendar_type: 'lunar' });
    await userEvent.selectOptions(canvas.getByLabelText(birthDateCopy.parts.day), '4');
    await expect(solar.onChange).toHaveBeenCalledWith({ birth_date: { day: 4 } });
    await userEvent.selectOptions(canvas.getByLabelText(birthTimeCopy.hour), '23');
    await expect(onChange).toHaveBeenCalledWith({ hour: 23 });
    await userEvent.click(canvas.getByRole('button', { name: birthTimeCopy.modes.traditional }));
    await expect(onChange).toHaveBeenCalledWith({ hour_mode: 'traditional' });
    await userEvent.click(canvas.getByRole('switch', { name: copy.trueSolar }));
    await expect(onChange).toHaveBeenCalledWith({ use_true_solar_time: true });
  },
};

export const NoDate: Story = {
  args: { date: date({ birth_date: { year: null, month: null, leap: false, day: null } }) },
};

export const DateMissing: Story = {
  args: {
    date: date({
      birth_date: { year: 1986, month: 7, leap: false, day: null },
      error: '请选择出生日期',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(birthDateCopy.parts.day)).toBeInvalid();
    await expect(canvas.getByLabelText(birthDateCopy.parts.month)).not.toBeInvalid();
  },
};

export const LunarLeapMonth: Story = {
  args: { date: <CalendarDateField {...lunar} />, values: { ...values, hour_mode: 'traditional' } },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expect(canvas.getByLabelText(birthDateCopy.parts.month)).toHaveValue('6L');
    await expect(canvas.getByText(birthTimeCopy.traditionalHint)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(birthTimeCopy.hour), '22');
    await expect(onChange).toHaveBeenCalledWith({ hour: 22, minute: 0 });
  },
};

/** The new year does not have the leap month that was chosen. */
export const LeapMonthGone: Story = {
  args: {
    date: (
      <CalendarDateField
        {...lunar}
        birth_date={{ year: 1988, month: null, leap: true, day: 21 }}
        options={{
          ...lunar.options,
          years: [{ value: 1988, label: '1988戊辰' }],
          months: [{ value: 6, leap: false, label: '六月' }],
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(birthDateCopy.leapMonthGone)).toBeVisible();
    await expect(canvas.getByLabelText(birthDateCopy.parts.month)).toHaveValue('');
  },
};

/** A stored minute that is not one of the offered tens. */
export const ExactMinute: Story = { args: { values: { ...values, minute: 37 } } };

export const HourUnknown: Story = {
  args: { values: { ...values, hour_unknown: true }, hours: <p>十二时辰</p> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.hourAssumed)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: copy.hourUnknown }));
    await expect(args.onChange).toHaveBeenCalledWith({ hour_unknown: false });
  },
};

export const SummerTime: Story = { args: { notice: notice('dst') } };

/** With the summer time correction off there is no notice that it was applied. */
export const SummerTimeNotCorrected: Story = {
  args: { notice: notice('dst', false) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.dstApplied)).toBeNull();
  },
};

export const HourNonexistent: Story = { args: { notice: notice('gap') } };

export const HourRepeated: Story = {
  args: { notice: notice('fold') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(texts.folds.second));
    await expect(choosesFold).toHaveBeenCalledWith({ dst_fold: 1 });
  },
};

export const HourNonexistentByZone: Story = {
  args: { notice: notice('gap_zone') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.gapZone)).toBeVisible();
  },
};

export const HourRepeatedByZone: Story = {
  args: { notice: notice('fold_zone') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.zone.folds.second));
    await expect(choosesFold).toHaveBeenCalledWith({ dst_fold: 1 });
  },
};

export const TrueSolarTime: Story = { args: { values: { ...values, use_true_solar_time: true } } };

/** The double hours cannot be chosen: the correction would turn them into others. */
export const DoubleHourWithTrueSolarTime: Story = {
  args: { values: { ...values, hour_mode: 'traditional', use_true_solar_time: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(birthTimeCopy.clockHint)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: birthTimeCopy.mode })).toBeNull();
    await expect(canvas.getByLabelText(birthTimeCopy.hour)).toHaveDisplayValue('07时');
  },
};

const city = (props: Partial<CityFieldProps> = {}) => (
  <CityField
    chosen="美国 纽约"
    query=""
    search={{ kind: 'idle' }}
    onQueryChange={fn()}
    onChoose={fn()}
    onRetry={fn()}
    {...props}
  />
);

/** The city is shown with and without true solar time. */
export const Abroad: Story = {
  args: { values: { ...values, abroad: true }, place: city() },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expect(canvas.getByText(cityCopy.chosen('美国 纽约'))).toBeVisible();
    await userEvent.click(canvas.getByText(copy.whereabouts.mainland));
    await expect(onChange).toHaveBeenCalledWith({ abroad: false });
  },
};

/** A lunar date of a birth abroad: whose calendar it is of. */
export const VietnameseLunar: Story = {
  args: {
    date: <CalendarDateField {...lunar} />,
    values: { ...values, abroad: true, calendar_type: 'lunar', lunar_calendar: 'vietnamese' },
    place: city({ chosen: '越南 河内' }),
  },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expect(canvas.getByText(copy.lunarCalendarHints.vietnamese)).toBeVisible();
    await userEvent.click(canvas.getByText(copy.lunarCalendars.korean));
    await expect(onChange).toHaveBeenCalledWith({ lunar_calendar: 'korean' });
  },
};

export const CityMissing: Story = {
  args: { values: { ...values, abroad: true }, place: city({ chosen: '', error: '请选择出生城市' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: cityCopy.search })).toBeInvalid();
  },
};

export const PlaceMissing: Story = {
  args: {
    values: { ...values, use_true_solar_time: true },
    place: place({ values: [], error: '使用真太阳时需要选择出生地' }),
  },
};

/** A date control of the page itself, and no clock notice. */
export const CustomDateControl: Story = {
  args: { date: <Button>1990年6月15日</Button>, notice: undefined },
};
