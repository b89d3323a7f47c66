import type { Meta, StoryObj } from '@storybook/react-vite';
import { locations } from '@ziping/mocks/fixtures/locations';
import { expect, fn } from 'storybook/test';
import { birthFieldsCopy } from '../../../patterns/BirthFields/BirthFields.copy.ts';
import { conventionCopy } from '../../../patterns/ConventionFields/ConventionFields.copy.ts';
import { FourPillars, type PillarGlyph } from '../../../patterns/FourPillars/FourPillars.tsx';
import { regionCopy } from '../../../patterns/RegionField/RegionField.copy.ts';
import { RegionField, type RegionFieldProps } from '../../../patterns/RegionField/RegionField.tsx';
import { fortuneCopy as copy } from './FortuneScreen.copy.ts';
import { CityField, type CityFieldProps } from '../../../patterns/CityField/CityField.tsx';
import { FortuneScreen, type FortuneValues } from './FortuneScreen.tsx';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const solar_options = {
  years: range(1980, 1999).map((value) => ({ value, label: `${value}年` })),
  months: range(1, 12).map((value) => ({ value, leap: false, label: `${value}月` })),
  days: range(1, 31).map((value) => ({ value, label: `${value}日` })),
};

const lunar_options = {
  years: [
    { value: 1986, label: '1986丙寅' },
    { value: 1987, label: '1987丁卯' },
  ],
  months: [
    { value: 5, leap: false, label: '五月' },
    { value: 6, leap: false, label: '六月' },
    { value: 6, leap: true, label: '闰六月' },
    { value: 7, leap: false, label: '七月' },
  ],
  days: [
    { value: 20, label: '二十' },
    { value: 21, label: '廿一' },
    { value: 22, label: '廿二' },
  ],
};

const filled: FortuneValues = {
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
  category: 'other',
  zi_convention: 'next',
  yun_convention: 'exact',
  apply_dst: true,
  dst_fold: 0,
};

const blank: FortuneValues = {
  ...filled,
  name: '',
  birth_date: { year: null, month: null, leap: false, day: null },
  hour: 12,
  minute: 0,
};

const placed: FortuneValues = {
  ...filled,
  use_true_solar_time: true,
  birth_place_values: ['510000', '510100', '510104'],
  birth_place_labels: ['四川省', '成都市', '锦江区'],
};

const glyph = (character: string, phase: PillarGlyph['phase'], sign: string) => ({ character, phase, sign });

const place = (props: Partial<RegionFieldProps> = {}) => (
  <RegionField
    regions={{ kind: 'ready', nodes: locations }}
    values={placed.birth_place_values}
    onChange={fn()}
    onRetry={fn()}
    {...props}
  />
);

const meta = {
  title: '页面/排盘',
  component: FortuneScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    audience: 'member',
    state: { kind: 'idle' },
    values: filled,
    errors: {},
    date_options: solar_options,
    onChange: fn(),
    onSubmit: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof FortuneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { values: blank } };

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Guest: Story = { args: { audience: 'guest', values: blank } };

export const GuestReadsFirst: Story = {
  args: { audience: 'guest', onReadFirst: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.readFirst }));
    await expect(args.onReadFirst).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const HourNotChosen: Story = {
  args: { values: { ...filled, hour: 12, minute: 0 }, askHour: true, onHourAnswer: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.hourAsk.yes }));
    await expect(args.onHourAnswer).toHaveBeenLastCalledWith({ answer: 'yes' });
    await userEvent.click(canvas.getByRole('button', { name: copy.hourAsk.unknown }));
    await expect(args.onHourAnswer).toHaveBeenLastCalledWith({ answer: 'unknown' });
  },
};

export const DraftRestored: Story = { args: { restored: true } };

export const Lunar: Story = {
  args: {
    values: {
      ...filled,
      calendar_type: 'lunar',
      birth_date: { year: 1986, month: 6, leap: false, day: 21 },
      hour_mode: 'traditional',
    },
    date_options: lunar_options,
  },
};

export const LunarLeapMonth: Story = {
  args: {
    values: {
      ...filled,
      calendar_type: 'lunar',
      birth_date: { year: 1987, month: 6, leap: true, day: 21 },
      hour_mode: 'traditional',
    },
    date_options: lunar_options,
  },
};

export const SolarWithDoubleHours: Story = {
  args: { values: { ...filled, hour_mode: 'traditional' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('时'), '22');
    await expect(args.onChange).toHaveBeenCalledWith({ hour: 22, minute: 0 });
  },
};

export const TrueSolarTime: Story = {
  args: { values: placed, place: place() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('区县')).toHaveValue('510104');
  },
};

const abroad: FortuneValues = {
  ...filled,
  abroad: true,
  birth_place_values: ['922237'],
  birth_place_labels: ['美国 纽约'],
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

/** The clock of the city counts without true solar time as well. */
export const Abroad: Story = { args: { values: abroad, place: city() } };

export const CityMissing: Story = {
  args: {
    values: { ...abroad, birth_place_values: [], birth_place_labels: [] },
    place: city({ chosen: '', error: copy.messages.birthCity }),
    errors: { birth_place: copy.messages.birthCity },
  },
};

const unplaced = { ...filled, use_true_solar_time: true };

export const PlaceNotChosen: Story = { args: { values: unplaced, place: place({ values: [] }) } };

export const RegionsLoading: Story = {
  args: { values: unplaced, place: place({ regions: { kind: 'loading' } }) },
};

export const RegionsFailed: Story = {
  args: {
    values: unplaced,
    place: place({ regions: { kind: 'failed', message: regionCopy.messages.failed('网络错误') } }),
  },
};

export const RegionsCached: Story = {
  args: {
    values: placed,
    place: place({ regions: { kind: 'cached', nodes: locations, message: regionCopy.messages.cached } }),
  },
};

export const SummerTime: Story = { args: { clock: 'dst' } };

export const HourRepeated: Story = {
  args: {
    values: { ...filled, birth_date: { year: 1986, month: 9, leap: false, day: 14 }, hour: 1 },
    clock: 'fold',
  },
};

export const HourSkipped: Story = {
  args: {
    values: { ...filled, birth_date: { year: 1986, month: 5, leap: false, day: 4 }, hour: 2 },
    clock: 'gap',
  },
};

export const MoreOptionsOpen: Story = {
  args: { values: { ...filled, zi_convention: 'split', yun_convention: 'minutes', apply_dst: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(canvas.getByText(conventionCopy.ziHints.split)).toBeVisible();
  },
};

export const Busy: Story = {
  args: { state: { kind: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submitBusy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Success: Story = { args: { state: { kind: 'success', record_id: '42', name: '沈知行' } } };

export const NameMissing: Story = { args: { values: blank, errors: { name: copy.messages.name } } };

export const NameHidden: Story = { args: { values: filled, errors: { name: copy.messages.nameHidden } } };

export const GenderMissing: Story = {
  args: { values: { ...filled, gender: undefined }, errors: { gender: copy.messages.gender } },
};

export const DateMissing: Story = {
  args: {
    values: { ...filled, birth_date: { year: 1986, month: null, leap: false, day: null } },
    errors: { birth_date: copy.messages.birthDate },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('only the missing parts are marked invalid', async () => {
      await expect(canvas.getByLabelText('年')).not.toHaveAttribute('aria-invalid');
      await expect(canvas.getByLabelText('月')).toBeInvalid();
    });
    await step('submitting focuses the first of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
      await expect(canvas.getByLabelText('月')).toHaveFocus();
    });
  },
};

export const PlaceMissing: Story = {
  args: {
    values: unplaced,
    place: place({ values: [], error: copy.messages.birthPlace }),
    errors: { birth_place: copy.messages.birthPlace },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(canvas.getByLabelText('省份')).toHaveFocus();
  },
};

export const GroupMissing: Story = {
  args: { values: { ...filled, category: undefined }, errors: { category: copy.messages.group } },
};

export const Failed: Story = { args: { state: { kind: 'failed', message: copy.messages.failed } } };

export const FailedWithoutReason: Story = {
  args: { state: { kind: 'failed', message: copy.messages.generic } },
};

export const FailedWithLocalChart: Story = {
  args: { state: { kind: 'failed', message: copy.messages.failed, localHref: '/reports/local' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.readMeanwhile })).toHaveAttribute(
      'href',
      '/reports/local',
    );
  },
};

export const RecordIdMissing: Story = {
  args: { state: { kind: 'failed', message: copy.messages.noRecordId } },
};

export const WithPreview: Story = {
  args: {
    preview: (
      <FourPillars
        pillars={[
          { stem: glyph('丙', 'fire', '火'), branch: glyph('寅', 'wood', '木') },
          { stem: glyph('乙', 'wood', '木'), branch: glyph('未', 'earth', '土') },
          { stem: glyph('丁', 'fire', '火'), branch: glyph('亥', 'water', '水') },
          { stem: glyph('甲', 'wood', '木'), branch: glyph('辰', 'earth', '土') },
        ]}
      />
    ),
  },
};

export const HourUnknown: Story = {
  args: { values: { ...filled, hour_unknown: true }, hours: <p>十二时辰</p> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: /出生时间/ })).toHaveAccessibleDescription(
      birthFieldsCopy.hourAssumed,
    );
    await expect(canvas.getByText('十二时辰')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: birthFieldsCopy.hourUnknown }));
    await expect(args.onChange).toHaveBeenCalledWith({ hour_unknown: false });
  },
};
