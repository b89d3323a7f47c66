import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import ReportPrint from './ReportPrint.tsx';

/** The page's parts that paper treats in its own way, without what stands in them. */
const meta = {
  title: '页面/报告/打印',
  component: ReportPrint,
  render: () => (
    <>
      <ReportPrint />
      <header id="report-top">
        <details>
          <summary>生辰与校正</summary>
          <p>一九九〇年五月廿三</p>
        </details>
      </header>
      <div>
        <details open>
          <summary>身强身弱</summary>
          <p>偏强</p>
        </details>
        <details>
          <summary>如何计算</summary>
          <p>月令为重</p>
        </details>
      </div>
    </>
  ),
} satisfies Meta<typeof ReportPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensWhatIsFolded: Story = {
  play: async ({ canvasElement, step }) => {
    const open = () => [...canvasElement.querySelectorAll('details')].map((details) => details.open);
    await expect(open()).toEqual([false, true, false]);
    await step('on the way to the printer', async () => {
      // The listener comes with an effect, which may still be on its way.
      await waitFor(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return expect(open()).toEqual([true, true, true]);
      });
    });
    await step('and as it was afterwards', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await expect(open()).toEqual([false, true, false]);
    });
  },
};
