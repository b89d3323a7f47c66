import { ChatThread } from '@ziping/ui/screens/chat/ChatThread';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useByRules } from '../../data/system.ts';
import { Explanation } from '../../features/chart/Explanation.tsx';
import { useLoadedChart } from '../../features/chart/chart.ts';
import { useReadingTerms } from '../../features/chart/useReadingTerms.ts';
import { queryOfYear, yearsOfChart } from '../../features/chart/years.ts';
import { useChat } from '../../features/chat/useChat.ts';
import { lazy } from '../../shared/lazy.ts';

// Used by few visits.
const Shortfall = lazy(() => import('../../features/benefits/Shortfall.tsx'));

const NO_TERMS: readonly string[] = [];

interface AdviserThreadProps {
  record_id: string;
  /** Whether the record is stored: nothing is asked about another one. */
  saved: boolean;
  /** Whether the page around it shows the explanations of terms. */
  explains?: boolean;
}

/** The conversation about a record, in the tab or in the window. */
export default function AdviserThread({ record_id, saved, explains = false }: AdviserThreadProps) {
  const navigate = useNavigate();
  const byRules = useByRules();
  const cycles = useLoadedChart(record_id)?.da_yun_list;
  const { actions, short, onCloseShortfall, ...thread } = useChat(record_id, saved);
  const { terms = NO_TERMS, explainTerm } = useReadingTerms(saved && thread.state.kind === 'ready');
  const years = useMemo(() => (cycles ? yearsOfChart(cycles) : null), [cycles]);

  return (
    <>
      <ChatThread
        {...thread}
        byRules={byRules}
        terms={terms}
        years={years}
        actions={{
          ...actions,
          onTerm: ({ term }) => explainTerm(term),
          onYear: ({ year }) => {
            const search = cycles && queryOfYear(year, cycles);
            if (search) void navigate({ search });
          },
        }}
      />
      {short && (
        <Suspense>
          <Shortfall missing="chat" onClose={onCloseShortfall} />
        </Suspense>
      )}
      {!explains && <Explanation />}
    </>
  );
}
