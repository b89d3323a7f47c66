// @vitest-environment jsdom
import { completedReport, generatableReport, generatingReport } from '@ziping/mocks/fixtures/reports';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import { ThemeRoot } from '../../../tokens/GlobalStyles.tsx';
import type { Report } from './report.ts';
import { ReportsPanel } from './ReportsPanel.tsx';

const ignore = () => undefined;
const actions = {
  onToggle: ignore,
  onGenerate: ignore,
  onPurchase: ignore,
  onRead: ignore,
  onExport: ignore,
  onShare: ignore,
  onTerm: ignore,
};

/** A report that counts how often a card reads its description, which is once for each time it is drawn. */
function counted(report: Report, counts: Record<string, number>): Report {
  return Object.defineProperty({ ...report }, 'description', {
    enumerable: true,
    get: () => {
      counts[report.code] = (counts[report.code] ?? 0) + 1;
      return report.description;
    },
  });
}

it('draws only the card whose report has changed when the list is loaded again', () => {
  const counts: Record<string, number> = {};
  const first = counted(completedReport, counts);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (second: Report) =>
    flushSync(() =>
      root.render(
        createElement(
          ThemeRoot,
          null,
          createElement(ReportsPanel, {
            state: { kind: 'loaded', reports: [first, second], open: null },
            actions,
            onRetry: () => undefined,
            onAsk: () => undefined,
            onDismissHint: () => undefined,
          }),
        ),
      ),
    );
  draw(counted(generatableReport, counts));
  draw(counted(generatingReport, counts));
  draw(counted({ ...generatingReport, progress: { done: 1, total: 8 } }, counts));
  expect(counts).toEqual({ overall: 1, career: 3 });
  root.unmount();
});
