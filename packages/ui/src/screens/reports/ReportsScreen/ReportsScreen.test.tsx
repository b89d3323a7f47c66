// @vitest-environment jsdom
import { chart } from '@ziping/mocks/fixtures/chart';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { ThemeRoot } from '../../../tokens/GlobalStyles.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';

vi.mock('../../../primitives/Pagination/Pagination.tsx', () => ({ Pagination: vi.fn(() => null) }));
vi.mock('../../../primitives/SelectField/SelectField.tsx', () => ({ SelectField: vi.fn(() => null) }));

const { record } = chart;

/** With new functions, as a page that keeps a search in its state has them. */
const screenWithout = (left_out: readonly string[]) => (
  <ThemeRoot>
    <ReportsScreen
      state={{ kind: 'loaded', records: [record], left_out, total: 1, page: 1, page_count: 1 }}
      query={{ name: '周', everywhere: false, category: 'all', sort: 'newest' }}
      selected={[]}
      deletion={null}
      onQuery={() => undefined}
      onPage={() => undefined}
      onToggle={() => undefined}
      onPin={() => undefined}
      onSelectAll={() => undefined}
      onClearSelection={() => undefined}
      onDelete={() => undefined}
      onMove={() => undefined}
      onConfirmDeletion={() => undefined}
      onCancelDeletion={() => undefined}
      onTransfer={() => undefined}
      onRetry={() => undefined}
    />
  </ThemeRoot>
);

it('draws neither filters nor pages again when a search leaves a record out', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(screenWithout([])));
  const card = await vi.waitUntil(() => document.querySelector('article'), 60_000);
  expect(Pagination).toHaveBeenCalled();
  expect(SelectField).toHaveBeenCalled();
  vi.mocked(Pagination).mockClear();
  vi.mocked(SelectField).mockClear();
  flushSync(() => root.render(screenWithout([record.id])));
  expect(card.closest('li')).toHaveProperty('hidden', true);
  expect(Pagination).not.toHaveBeenCalled();
  expect(SelectField).not.toHaveBeenCalled();
});
