import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: '构件/SelectField',
  component: SelectField,
  args: {
    label: '时辰',
    onChange: fn(),
    options: [
      { value: '23', label: '子时（23:00–01:00）' },
      { value: '1', label: '丑时（01:00–03:00）' },
      { value: '3', label: '寅时（03:00–05:00）' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: '1' },
  async play({ canvas, userEvent, args }) {
    const select = canvas.getByRole('combobox', { name: '时辰' });
    await userEvent.selectOptions(select, '寅时（03:00–05:00）');
    await expect(select).toHaveValue('3');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Placeholder: Story = {
  args: { value: '', placeholder: '请选择时辰' },
  async play({ canvas }) {
    await expect(canvas.getByRole('option', { name: '请选择时辰' })).toBeDisabled();
  },
};

export const WithError: Story = {
  args: { value: '', placeholder: '请选择时辰', error: '请选择时辰', required: true },
};
export const Disabled: Story = { args: { defaultValue: '1', disabled: true } };
