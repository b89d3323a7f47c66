import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pillarLookupCopy as copy } from './PillarLookupScreen.copy.ts';
import { PillarLookupScreen } from './PillarLookupScreen.tsx';

const months = '戊寅 己卯 庚辰 辛巳 壬午 癸未 甲申 乙酉 丙戌 丁亥 戊子 己丑'.split(' ');
const hours = '戊子 己丑 庚寅 辛卯 壬辰 癸巳 甲午 乙未 丙申 丁酉 戊戌 己亥'.split(' ');

const births = [
  { from: '1930-06-30 05:00', to: '1930-06-30 06:59', lunar_text: '一九三〇年六月初五', fits: true },
  { from: '1990-06-15 05:00', to: '1990-06-15 06:59', lunar_text: '一九九〇年五月廿三', fits: true },
];

const meta = {
  title: '页面/八字反查',
  component: PillarLookupScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    values: {
      pillars: { year: '庚午', month: '壬午', day: '辛亥', time: '辛卯' },
      zi: 'next',
      from_year: 1900,
      to_year: 2026,
    },
    options: {
      pillars: { year: ['己巳', '庚午', '辛未'], month: months, day: ['庚戌', '辛亥'], time: hours },
      years: Array.from({ length: 127 }, (_, index) => 1900 + index),
    },
    state: { kind: 'idle' },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof PillarLookupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const noPillars = {
  values: { ...meta.args.values, pillars: { year: '', month: '', day: '', time: '' } },
  options: { ...meta.args.options, pillars: { ...meta.args.options.pillars, month: [], time: [] } },
};

export const Empty: Story = {
  args: noPillars,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.pillars.month)).toBeDisabled();
    await expect(canvas.getByLabelText(copy.pillars.time)).toBeDisabled();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(copy.pillars.time), '壬辰');
    await expect(args.onChange).toHaveBeenCalledWith({
      pillars: { year: '庚午', month: '壬午', day: '辛亥', time: '壬辰' },
    });
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PillarMissing: Story = {
  args: { ...noPillars, errors: { pillars: copy.messages.incomplete } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.messages.incomplete);
    await expect(canvas.getByLabelText(copy.pillars.year)).toBeInvalid();
  },
};

export const YearsReversed: Story = {
  args: {
    values: { ...meta.args.values, from_year: 2020, to_year: 2000 },
    errors: { range: copy.messages.order },
  },
};

export const Found: Story = {
  args: { state: { kind: 'found', births } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.takeOf('1990-06-15') }));
    await expect(args.onChoose).toHaveBeenCalledWith(births[1]);
  },
};

/** The double hour 子 spans two days. */
export const FoundAcrossMidnight: Story = {
  args: {
    state: {
      kind: 'found',
      births: [
        { from: '1984-02-04 23:19', to: '1984-02-05 00:59', lunar_text: '一九八四年正月初三', fits: true },
      ],
    },
  },
};

/** A 节 cuts the span to minutes that the form cannot hold. */
export const FoundTooShort: Story = {
  args: {
    state: {
      kind: 'found',
      births: [
        { from: '2024-02-04 16:51', to: '2024-02-04 16:58', lunar_text: '二〇二三年腊月廿五', fits: false },
      ],
    },
  },
};

export const NoneFound: Story = {
  args: { state: { kind: 'found', births: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.none(1900, 2026))).toBeVisible();
  },
};

export const Impossible: Story = {
  args: {
    state: {
      kind: 'impossible',
      message: '庚年的午月是壬午，不会是甲午：按五虎遁，庚年正月起戊寅',
    },
  },
};
