// @vitest-environment jsdom
import { chart } from '@ziping/mocks/fixtures/chart';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ThemeRoot } from '../../../tokens/GlobalStyles.tsx';
import { ReportDetailScreen } from './ReportDetailScreen.tsx';

const nothing = () => undefined;

it('renders the table first, then one strip of luck after the other', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <ThemeRoot>
        <ReportDetailScreen
          state={{ kind: 'loaded', chart, cycle: 0, years: { state: 'loading', cycle: 0 }, year: null }}
          onSelectCycle={nothing}
          onSelectYear={nothing}
          onRetryYears={nothing}
          onSelectMonth={nothing}
          onSelectDay={nothing}
          onOpenTerm={nothing}
          onRetryTerm={nothing}
          onCloseTerm={nothing}
          onRetry={nothing}
        />
      </ThemeRoot>,
    ),
  );
  const strips = () => document.querySelectorAll('[data-strip]').length;
  expect(document.querySelectorAll('table')).toHaveLength(1);
  const seen = new Set([strips()]);
  const observer = new MutationObserver(() => seen.add(strips()));
  observer.observe(document.body, { childList: true, subtree: true });
  await vi.waitUntil(() => strips() === 2, 60_000);
  observer.disconnect();
  expect([...seen]).toEqual([0, 1, 2]);
  root.unmount();
});
