import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cityCopy as copy } from './CityField.copy.ts';
import { CityField, type CityOption } from './CityField.tsx';

const london: CityOption = {
  code: '912287',
  name: '伦敦',
  native_name: 'London',
  division: 'England',
  country: '英国',
  label: '英国 伦敦',
};
const cities: CityOption[] = [
  london,
  { ...london, code: '923404', division: 'Ontario', country: '加拿大', label: '加拿大 伦敦' },
  {
    ...london,
    code: '915312',
    name: 'Londonderry County Borough',
    native_name: 'Londonderry County Borough',
    division: 'N Ireland',
    label: '英国 Londonderry County Borough',
  },
];

const meta = {
  title: '组合/CityField',
  component: CityField,
  args: {
    chosen: '',
    query: '',
    search: { kind: 'idle' },
    onQueryChange: fn(),
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: copy.search }), '伦');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ query: '伦' });
  },
};

export const Chosen: Story = {
  args: { chosen: '英国 伦敦' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.chosen('英国 伦敦'))).toBeVisible();
  },
};

export const Searching: Story = { args: { query: '伦敦', search: { kind: 'searching' } } };

export const Found: Story = {
  args: { query: '伦敦', search: { kind: 'found', query: '伦敦', cities, total: 3 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /加拿大/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(cities[1]);
  },
};

export const FoundMore: Story = {
  args: { query: 'lon', search: { kind: 'found', query: 'lon', cities, total: 128 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.more(3))).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { query: '没有这座城', search: { kind: 'found', query: '没有这座城', cities: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.none('没有这座城'))).toBeVisible();
  },
};

export const Failed: Story = {
  args: { query: '伦敦', search: { kind: 'failed', message: '网络连接失败，请稍后重试' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The form was sent without a city. */
export const Missing: Story = { args: { error: '请选择出生城市' } };
