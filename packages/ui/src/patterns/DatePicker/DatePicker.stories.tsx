import type { Meta, StoryObj } from '@storybook/react-vite';
import { monthGrid } from '@ziping/bazi/month-grid';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { datePickerCopy as copy } from './DatePicker.copy.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

/** Controls the picker: keeps its date and month, opens and closes it. */
function WithTrigger(props: DatePickerProps) {
  const [open, setOpen] = useState(props.open);
  const [value, setValue] = useState(props.value);
  const [month, setMonth] = useState(props.month);
  return (
    <div css={{ minHeight: 760 }}>
      <Button onClick={() => setOpen(true)}>出生日期 {value}</Button>
      <DatePicker
        {...props}
        open={open}
        value={value}
        month={month}
        cells={monthGrid(month.year, month.month)}
        onMonthChange={(next) => {
          props.onMonthChange(next);
          setMonth(next);
        }}
        onSelect={(choice) => {
          props.onSelect(choice);
          setValue(choice.date);
          setOpen(false);
        }}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </div>
  );
}

/** Matches the accessible name of a day without its spaces, which come from the blocks it is made of. */
const named = (said: string) => (name: string) => name.replaceAll(' ', '') === said;

const meta = {
  title: '组合/DatePicker',
  component: DatePicker,
  args: {
    open: true,
    title: '出生日期',
    value: '1986-07-27',
    month: { year: 1986, month: 7 },
    cells: [],
    min: '1900-01-31',
    max: '2026-11-20',
    onMonthChange: fn(),
    onSelect: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '出生日期' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('grid', { name: '1986年7月' })).toBeVisible());
    // Not found by its name in a loop: to compute the names of 42 cells takes seconds in a page that has just started.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-date', '1986-07-27'));
    await expect(canvas.getByRole('gridcell', { name: named('27日，六月廿一') })).toHaveFocus();
    await expect(canvas.getByText('农历一九八六年六月廿一')).toBeVisible();
  },
};

export const NothingChosen: Story = {
  args: { value: null, month: { year: 1990, month: 1 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: copy.confirm })).toBeDisabled();
    await expect(canvas.getByText(copy.unchosen)).toBeInTheDocument();
  },
};

export const LeapMonth: Story = {
  args: { value: '2025-07-25', month: { year: 2025, month: 7 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('gridcell', { name: named('25日，闰六月初一') })).toHaveTextContent(
      '闰六月',
    );
    await expect(canvas.getByText(/农历二〇二五年六月至闰六月/)).toBeInTheDocument();
  },
};

export const NewYear: Story = { args: { value: '2026-02-17', month: { year: 2026, month: 2 } } };

export const TwoFestivals: Story = { args: { value: '2020-10-01', month: { year: 2020, month: 10 } } };

export const FirstMonth: Story = {
  args: { value: null, month: { year: 1900, month: 1 } },
  async play({ canvas, userEvent, args }) {
    const previous = canvas.getByRole('button', { name: copy.previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onMonthChange).not.toHaveBeenCalled();
    const disabled = canvas.getByRole('gridcell', { name: named('30日') });
    await userEvent.click(disabled);
    await expect(canvas.getByRole('button', { name: copy.confirm })).toBeDisabled();
  },
};

export const LastMonth: Story = {
  args: { value: '2100-12-31', month: { year: 2100, month: 12 }, max: '2100-12-31' },
};

/** Days after `max` can be seen and not chosen. */
export const FutureDisabled: Story = {
  args: { value: null, month: { year: 2026, month: 11 } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('gridcell', { name: named('20日，十月十二') })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(canvas.getByRole('gridcell', { name: named('21日，十月十三') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getAllByRole('option', { name: /年$/ })).toHaveLength(201);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: copy.month }), '12月');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith({ year: 2026, month: 12 });
    await userEvent.click(canvas.getByRole('gridcell', { name: named('1日，十月廿三') }));
    await expect(canvas.getByRole('button', { name: copy.confirm })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: copy.previous }));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LargestText: Story = {
  args: { value: '2025-01-29', month: { year: 2025, month: 1 } },
  globals: { textSize: 'xlarge' },
};

export const ByPointer: Story = {
  async play({ canvas, userEvent, args, step }) {
    await step('choosing year and month shows them and keeps the day of the tab stop', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: copy.year }), '2009年');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: copy.month }), '6月');
      await expect(canvas.getByRole('gridcell', { name: named('27日，闰五月初五') })).toHaveAttribute(
        'tabindex',
        '0',
      );
    });
    await step('choosing a day of the next month shows that month', async () => {
      await userEvent.click(canvas.getByRole('gridcell', { name: named('7月1日，闰五月初九，建党节') }));
      await expect(canvas.getByRole('grid', { name: '2009年7月' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: named('1日，闰五月初九，建党节') })).toHaveFocus();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('confirming selects the date', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.confirm }));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ date: '2009-07-01' });
      await expect(canvas.getByRole('button', { name: '出生日期 2009-07-01' })).toBeVisible();
    });
  },
};

export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args, step }) {
    const focus = (name: string) =>
      waitFor(() => expect(canvas.getByRole('gridcell', { name: named(name) })).toHaveFocus());
    await focus('27日，六月廿一');
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByRole('grid', { name: '1986年7月' })).toBeVisible());
    await step('arrow keys move by day and week, across the end of the month', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await focus('4日，六月廿九');
      await expect(canvas.getByRole('grid', { name: '1986年8月' })).toBeVisible();
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      await focus('27日，六月廿一');
    });
    await step('Home and End move to the ends of the week', async () => {
      await userEvent.keyboard('{End}');
      await focus('2日，六月廿七');
      await userEvent.keyboard('{Home}');
      await focus('27日，六月廿一');
    });
    await step('PageUp and PageDown move by month, with Shift by year', async () => {
      await userEvent.keyboard('{PageUp}');
      await focus('27日，五月廿一');
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await expect(canvas.getByRole('grid', { name: '1987年6月' })).toBeVisible();
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageDown}');
      await focus('27日，六月廿一');
    });
    await step('Space chooses a day, Enter confirms it', async () => {
      await userEvent.keyboard('{ArrowRight}[Space]');
      await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('28日，六月廿二');
      await expect(args.onSelect).not.toHaveBeenCalled();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ date: '1986-07-29' });
    });
  },
};

export const KeyboardAtLastDate: Story = {
  args: { value: '2026-11-19', month: { year: 2026, month: 11 } },
  async play({ canvas, userEvent, args }) {
    const last = () => canvas.getByRole('gridcell', { name: named('20日，十月十二') });
    await waitFor(() => expect(canvas.getByRole('gridcell', { selected: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(last()).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(last()).toHaveFocus();
    await expect(args.onMonthChange).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  async play({ canvas, userEvent, args, step }) {
    await userEvent.click(canvas.getByRole('gridcell', { name: named('1日，五月廿五，建党节') }));
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    const trigger = canvas.getByRole('button', { name: '出生日期 1986-07-27' });
    await step('opening again starts from the value', async () => {
      await userEvent.click(trigger);
      await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('27日，六月廿一');
    });
    await step('closing returns the focus to the trigger', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};
