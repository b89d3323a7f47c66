import { offline } from '@ziping/mocks/scenarios/network';
import { birthFieldsCopy } from '@ziping/ui/patterns/BirthFields.copy';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { fortunePreviewCopy } from '@ziping/ui/screens/fortune/FortunePreview.copy';
import { hourChoiceCopy } from '@ziping/ui/screens/fortune/HourChoice.copy';
import { pillarLookupCopy } from '@ziping/ui/screens/fortune/PillarLookupScreen.copy';
import { fortuneCopy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { reportDetailCopy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { expect, waitFor, within } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/排盘', args: { path: '/fortune' } };

type Play = NonNullable<ConnectedStory['play']>;

const chooseDay = async (
  { canvas, userEvent }: Parameters<Play>[0],
  year: string,
  month: string,
  day: string,
) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '年' }), year);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '月' }), month);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '日' }), day);
};

const fillIn: Play = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByRole('textbox', { name: /姓名/ }), '阿依古丽');
  await chooseDay(context, '1990', '6', '15');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '时' }), '10');
  await userEvent.click(canvas.getByRole('button', { name: fortuneCopy.submit }));
};

export const FaultsAreNamed: ConnectedStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: new RegExp(birthFieldsCopy.trueSolar) }));
    await userEvent.click(canvas.getByRole('button', { name: fortuneCopy.submit }));
    for (const message of [
      fortuneCopy.messages.name,
      fortuneCopy.messages.birthDate,
      fortuneCopy.messages.birthPlace,
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

export const GuestIsSentToLogin: ConnectedStory = {
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('button', { name: loginCopy.submit })).toBeVisible();
    await expect(sessionStorage.getItem('fortuneFormDraft')).toContain('阿依古丽');
  },
};

export const GuestReadsTheChart: ConnectedStory = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /姓名/ }), '阿依古丽');
    await chooseDay({ canvas, userEvent, ...context }, '1990', '6', '15');
    await userEvent.click(canvas.getByRole('button', { name: fortuneCopy.readFirst }));
    await userEvent.click(await canvas.findByRole('button', { name: fortuneCopy.hourAsk.yes }));
    const title = reportDetailCopy.title('阿依古丽');
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '保存命盘' })).toBeVisible();
  },
};

export const MemberReadsTheChart: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await fillIn(context);
    const title = reportDetailCopy.title('阿依古丽');
    await expect(await context.canvas.findByRole('heading', { name: title })).toBeVisible();
  },
};

export const NothingIsLostOffline: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/record'));
  },
  play: async (context) => {
    await fillIn(context);
    const { canvas } = context;
    await expect(await canvas.findByText('网络错误，请稍后重试')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveValue('阿依古丽');
    await expect(canvas.getByRole('combobox', { name: '年' })).toHaveValue('1990');
  },
};

/** The pillars follow every change of the form, before anything is sent. */
export const PillarsFollowTheForm: ConnectedStory = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseDay(context, '1995', '6', '15');
    const preview = within(await canvas.findByRole('complementary', { name: fortuneCopy.previewTitle }));
    await expect(await preview.findByText('丁火')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '时' }), '23');
    await expect(await preview.findByText('戊土')).toBeVisible();
    await expect(await preview.findByText(/距 23:00 仅 0 秒/)).toBeVisible();
    await userEvent.click(await preview.findByText(fortunePreviewCopy.questions.near_zi));
    const [before] = await preview.findAllByText('23:00 之前（仍为当日）');
    await waitFor(() => expect(before).toBeVisible());
    // Told once the form has rested.
    await waitFor(() =>
      expect(preview.getByRole('status')).toHaveTextContent('四柱：乙亥、壬午、戊寅、壬子'),
    );
  },
};

export const ImpossibleHourIsExplained: ConnectedStory = {
  play: async (context) => {
    await chooseDay(context, '1986', '5', '4');
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '时' }), '2');
    await expect(await canvas.findByText(fortunePreviewCopy.impossible)).toBeVisible();
    await expect(await canvas.findByText(fortuneCopy.gap)).toBeVisible();
  },
};

export const WhoKnowsNoHour: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('switch', { name: birthFieldsCopy.hourUnknown }));
    await expect(await canvas.findByText(hourChoiceCopy.undated)).toBeVisible();
    await chooseDay(context, '1995', '6', '15');
    await userEvent.click(await canvas.findByRole('button', { name: /寅时/ }));
    await expect(canvas.getByRole('combobox', { name: '时' })).toHaveValue('4');
    await expect(canvas.getByText(birthFieldsCopy.hourAssumed)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), '阿依古丽');
    await userEvent.click(canvas.getByRole('button', { name: fortuneCopy.submit }));
    await expect(await canvas.findByText(reportDetailCopy.hourUnknown('04:00'))).toBeVisible();
    await expect(await canvas.findByText(/^这份命盘的时辰是假定的/)).toBeVisible();
  },
};

export const FoundByPillars: ConnectedStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: fortuneCopy.lookup }));
    const { pillars } = pillarLookupCopy;
    const choose = async (key: keyof typeof pillars, pair: string) =>
      userEvent.selectOptions(await canvas.findByRole('combobox', { name: pillars[key] }), pair);
    await choose('year', '庚午');
    await choose('month', '壬午');
    await choose('day', '辛亥');
    await choose('time', '辛卯');
    await userEvent.click(canvas.getByRole('button', { name: pillarLookupCopy.submit }));
    await userEvent.click(await canvas.findByRole('button', { name: pillarLookupCopy.takeOf('1990-06-15') }));
    await expect(await canvas.findByRole('combobox', { name: '年' })).toHaveValue('1990');
    await expect(canvas.getByRole('combobox', { name: '时' })).toHaveValue('7');
    await expect(sessionStorage.getItem('fortuneFormDraft')).toContain('1990-06-15');
    await expect(await canvas.findByText('辛金')).toBeVisible();
  },
};

export const AllFourPillarsAreWanted: ConnectedStory = {
  args: { path: '/fortune?by=pillars' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pillarLookupCopy.submit }));
    await expect(await canvas.findByText(pillarLookupCopy.messages.incomplete)).toBeVisible();
  },
};
