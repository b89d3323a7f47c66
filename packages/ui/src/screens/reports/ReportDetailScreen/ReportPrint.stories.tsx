import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import ReportPrint from './ReportPrint.tsx';

const summary = { minHeight: '2.75rem' };

/** A minimal page: a header with folded details, and open and folded details below it. */
const meta = {
  title: '页面/报告/打印',
  component: ReportPrint,
  render: () => (
    <>
      <ReportPrint />
      <header id="report-top">
        <details>
          <summary style={summary}>生辰与校正</summary>
          <p>一九九〇年五月廿三</p>
        </details>
      </header>
      <div>
        <details open>
          <summary style={summary}>身强身弱</summary>
          <p>偏强</p>
        </details>
        <details>
          <summary style={summary}>如何计算</summary>
          <p>月令为重</p>
        </details>
      </div>
    </>
  ),
} satisfies Meta<typeof ReportPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensDetailsForPrinting: Story = {
  play: async ({ canvasElement, step }) => {
    const open = () => [...canvasElement.querySelectorAll('details')].map((details) => details.open);
    await expect(open()).toEqual([false, true, false]);
    await step('beforeprint opens every details element', async () => {
      // The listener is added in an effect, which may not have run yet.
      await waitFor(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return expect(open()).toEqual([true, true, true]);
      });
    });
    await step('afterprint closes those it opened', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await expect(open()).toEqual([false, true, false]);
    });
  },
};
