import type { ReportsScreenProps } from '@ziping/ui/screens/reports/ReportsScreen';

const nothing = () => undefined;

/** The list before there is anything to choose, search or delete. */
export const blankList: Omit<ReportsScreenProps, 'state'> = {
  query: { name: '', category: 'all', sort: 'newest' },
  selected: [],
  deletion: null,
  onQuery: nothing,
  onPage: nothing,
  onToggle: nothing,
  onSelectAll: nothing,
  onClearSelection: nothing,
  onDelete: nothing,
  onConfirmDeletion: nothing,
  onCancelDeletion: nothing,
  onRetry: nothing,
};
