import { ChatThread } from '@ziping/ui/screens/chat/ChatThread';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useByRules } from '../../data/system.ts';
import { Explanation } from '../../features/chart/Explanation.tsx';
import { useLoadedChart } from '../../features/chart/chart.ts';
import { useReadingTerms } from '../../features/chart/useReadingTerms.ts';
import { queryOfYear, yearsOfChart } from '../../features/chart/years.ts';
import { useChat } from '../../features/chat/useChat.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { LOCAL_RECORD } from '../../shared/local-record.ts';

// Used by few visits.
const Shortfall = lazyPart(() => import('../../features/benefits/Shortfall.tsx'));

interface AdviserThreadProps {
  record_id: string;
  /** Whether the page around it shows the explanations of terms. */
  explains?: boolean;
}

/** The conversation about a record, in the tab or in the window. */
export default function AdviserThread({ record_id, explains = false }: AdviserThreadProps) {
  const navigate = useNavigate();
  const saved = record_id !== LOCAL_RECORD;
  const byRules = useByRules();
  const cycles = useLoadedChart(record_id)?.da_yun_list;
  const { actions, short, onCloseShortfall, ...thread } = useChat(record_id, saved);
  const { terms, explainTerm } = useReadingTerms(saved && thread.state.kind === 'ready');
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
      {short && <Shortfall missing="chat" onClose={onCloseShortfall} />}
      {!explains && <Explanation />}
    </>
  );
}
