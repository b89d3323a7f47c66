import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.tsx';

const recent = [
  { id: '3', name: '沈知行', birth_time_solar: '1986-07-27 07:30:00' },
  { id: '2', name: '林晚照', birth_time_solar: '1992-02-04 03:50:00' },
  { id: '1', name: '顾念慈', birth_time_solar: '2001-11-16 23:20:00' },
] as const;

const meta = {
  title: '页面/首页',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'guest' } },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Member: Story = {
  args: { state: { kind: 'member', nickname: '青禾', recent } },
};

export const MemberWithoutRecords: Story = {
  args: { state: { kind: 'member', nickname: '青禾', recent: [] } },
};

export const MemberLoading: Story = {
  args: { state: { kind: 'member', nickname: '青禾', recent: 'loading' } },
};

export const MemberRecordsFailed: Story = {
  args: { state: { kind: 'member', nickname: '青禾', recent: 'failed' } },
};
