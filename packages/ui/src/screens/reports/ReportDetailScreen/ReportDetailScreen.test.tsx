// @vitest-environment jsdom
import { chart } from '@ziping/mocks/fixtures/chart';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ThemeRoot } from '../../../tokens/GlobalStyles.tsx';
import { ReportDetailScreen } from './ReportDetailScreen.tsx';

const nothing = () => undefined;

it('renders the strips of luck in a render after that of the table', async () => {
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
  expect(strips()).toBe(0);
  await vi.waitUntil(() => strips() === 2);
  root.unmount();
});
