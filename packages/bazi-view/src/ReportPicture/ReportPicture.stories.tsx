import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPicture } from '../picture/story-picture.tsx';
import { charactersOf, drawReportPicture } from './ReportPicture.tsx';
import type { OpeningPart, ReportPictureSubject } from './ReportPicture.tsx';

const Picture = (subject: ReportPictureSubject) => (
  <StoryPicture
    label="报告"
    characters={charactersOf(subject)}
    draw={(context, look) => drawReportPicture(context, subject, look)}
  />
);

const line = (text: string) => ({ text, isItem: false });
const item = (text: string) => ({ text, isItem: true });
const conclusion =
  '你心思细，做事有条理，缺的是把话说在前面。这几年里2028年最好走、2027年要慢一点：先把手上的事做完，再往前走一步。';

/** @param first the first paragraph */
const openingWith = (first: string): OpeningPart[] => [
  {
    title: '先说结论',
    lines: [line(first), line('到2030年4月为止有一层底色：住处和身边的人容易变动。')],
  },
  {
    title: '三个要记住的时间',
    lines: [
      item('2027年（略紧）：事情来得急，容易替人担着；先答应自己做得完的。'),
      item('2028年（较顺）：肯教你的人多，适合把一件事学深；往前站一步。'),
      item('2029年（顺）：说得上话的场合多了，想做的事可以开头；先写下来再说。'),
    ],
  },
  {
    title: '可以这样做',
    lines: [
      item('2027年建议两件：大事隔一夜再定；把答应过的事列一张单子。'),
      item('2028年要换个做法：主动去问，主动去说。'),
    ],
  },
];

const meta = {
  title: '命盘/ReportPicture',
  component: Picture,
  args: { title: '命局总论', opening: openingWith(conclusion), byModel: false, product: '子平' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>('img');
    await waitFor(() => expect(picture).toHaveAttribute('data-drawn'));
    const { data } = picture.getContext('2d')!.getImageData(100, 300, 400, 200);
    await expect(new Set(data).size).toBeGreaterThan(8);
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutName: Story = {};

export const WithName: Story = { args: { name: '沈砚秋' } };

export const ByModel: Story = { args: { byModel: true } };

/** A long opening is set smaller, and cut at the end. */
export const Long: Story = {
  args: {
    opening: openingWith(conclusion.replace('做事有条理，', '做事有条理，遇到急事反而沉得住气，'.repeat(16))),
  },
};

export const Night: Story = { globals: { theme: 'dark' } };
