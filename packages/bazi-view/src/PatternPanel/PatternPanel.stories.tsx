import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAVOURABLE_METHOD, favourableOf } from '@ziping/bazi/favourable';
import { PATTERN_METHOD, patternOf } from '@ziping/bazi/pattern';
import type { PatternOptions } from '@ziping/bazi/pattern';
import type { FavourableSchool, JudgedPattern, KeyedPillar } from '@ziping/bazi/types';
import { expect, fn } from 'storybook/test';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { patternPanelCopy as copy } from './PatternPanel.copy.ts';
import { PatternPanel } from './PatternPanel.tsx';

/** The panel of four pillars, such as 甲子 丙寅 甲子 丙寅; `commanding`: the stem in command of the month. */
const panelArgs = (text: string, commanding = '') => {
  const keys = ['year', 'month', 'day', 'time'] as const;
  const four: KeyedPillar[] = text.split(' ').map((ganzhi, place) => ({ key: keys[place]!, ganzhi }));
  const judge = (options: PatternOptions): JudgedPattern => {
    const by = (school: FavourableSchool) => favourableOf(four, { school, ...options });
    return {
      pattern: patternOf(four, options),
      favourable_by: {
        combined: by('combined'),
        balance: by('balance'),
        climate: by('climate'),
        pattern: by('pattern'),
      },
    };
  };
  return {
    patterns: { genuine: judge({}), all: judge({ special: 'all' }), commanding: judge({ commanding }) },
  };
};

const meta = {
  title: '命盘/PatternPanel',
  component: PatternPanel,
  args: {
    ...panelArgs('丙寅 戊戌 辛酉 戊子'),
    methods: { pattern: PATTERN_METHOD, favourable: FAVOURABLE_METHOD },
    onTerm: fn(),
  },
} satisfies Meta<typeof PatternPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('成格')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '正印格' }));
    await expect(args.onTerm).toHaveBeenLastCalledWith({
      group: 'pattern',
      term: '正印格',
      column: null,
      of: 'genuine combined',
    });
    await userEvent.click(canvas.getByRole('button', { name: copy.roles.useful }));
    await expect(args.onTerm).toHaveBeenLastCalledWith({
      group: 'concept',
      term: '用神',
      column: null,
      of: 'genuine combined',
    });
  },
};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(copy.details));
};

export const OtherSchool: Story = {
  args: panelArgs('甲申 丙子 甲子 壬申'),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const useful = () => canvas.getByText(copy.roles.useful, { selector: 'dt *' }).closest('div')!;
    await expect(useful()).toHaveTextContent('火');
    await open(context);
    await userEvent.selectOptions(canvas.getByLabelText(copy.school), 'balance');
    await expect(useful()).toHaveTextContent('土');
    await userEvent.click(canvas.getByRole('button', { name: '扶抑' }));
    await expect(args.onTerm).toHaveBeenLastCalledWith(expect.objectContaining({ of: 'genuine balance' }));
  },
};

export const Broken: Story = { args: panelArgs('辛酉 丁酉 甲子 乙亥'), play: open };
export const Mended: Story = { args: panelArgs('庚寅 乙酉 甲子 戊辰'), play: open };
export const NeitherBrokenNorComplete: Story = { args: panelArgs('丙午 癸巳 甲子 丙寅') };
export const JianLu: Story = { args: panelArgs('庚午 戊子 癸卯 丁巳') };
export const YangRen: Story = { args: panelArgs('己酉 丙子 壬寅 丙午') };
export const Following: Story = { args: panelArgs('丁卯 壬寅 庚午 丙戌') };
export const FalselyFollowing: Story = {
  args: panelArgs('乙卯 己卯 戊辰 癸亥'),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context);
    await expect(canvas.queryByText('从官格', { exact: false })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(copy.patternSchool), 'all');
    await expect(canvas.getByRole('button', { name: '从官格' })).toBeVisible();
    await expect(canvas.getByText(copy.false)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '从官格' }));
    await expect(args.onTerm).toHaveBeenLastCalledWith(expect.objectContaining({ of: 'all combined' }));
  },
};
export const ByCommandingStem: Story = {
  args: panelArgs('庚子 戊寅 己巳 乙丑', '丙'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.selectOptions(canvas.getByLabelText(copy.patternSchool), 'commanding');
    await expect(canvas.getByRole('button', { name: '正印格' })).toBeVisible();
  },
};
/** No school finds another pattern: there is nothing to choose. */
export const SchoolsAgree: Story = {
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByText(copy.patternAlike)).toBeVisible();
  },
};
export const Transformed: Story = { args: panelArgs('戊辰 壬戌 甲辰 己巳') };
export const ClimateFirst: Story = { args: panelArgs('癸巳 癸亥 甲寅 壬申'), play: open };
export const UsefulPhaseAbsent: Story = { args: panelArgs('辛丑 辛丑 癸酉 癸丑') };
/** Strong and weak both have their readers: what each would take. */
export const Doubtful: Story = {
  args: panelArgs('辛巳 庚寅 丙辰 己丑'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.readings)).toBeVisible();
    await expect(canvas.getByText(copy.readingAs('身强'))).toBeVisible();
    await expect(canvas.getByText(copy.readingAs('身弱'))).toBeVisible();
  },
};
/** A weak chart that another school lets follow. */
export const DoubtfullyFollowing: Story = { args: panelArgs('庚戌 甲申 甲戌 乙丑') };
/** Three pillars whose strength differs with the hour. */
export const UnknownHour: Story = { args: panelArgs('丁卯 甲辰 辛亥') };
export const ReadOnly: Story = { args: { onTerm: undefined, methods: undefined } };
export const Night: Story = { globals: { theme: 'dark' }, play: open };

export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: async (context) => {
    await open(context);
    const region = context.canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
