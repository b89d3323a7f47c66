import type { ReportsScreenProps } from '@ziping/ui/screens/reports/ReportsScreen';

const nothing = () => undefined;

/** The list before there is anything to choose, search or delete. */
export const blankList: Omit<ReportsScreenProps, 'state'> = {
  query: { name: '', everywhere: false, category: 'all', sort: 'newest' },
  selected: [],
  deletion: null,
  onQuery: nothing,
  onPage: nothing,
  onToggle: nothing,
  onPin: nothing,
  onSelectAll: nothing,
  onClearSelection: nothing,
  onMove: nothing,
  onDelete: nothing,
  onConfirmDeletion: nothing,
  onCancelDeletion: nothing,
  onTransfer: nothing,
  onDense: nothing,
  onRetry: nothing,
};
