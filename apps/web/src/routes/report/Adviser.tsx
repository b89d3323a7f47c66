import { AdviserPanel } from '@ziping/ui/screens/reports/AdviserPanel';
import { useNavigate, useParams } from 'react-router-dom';

import { waitingQuestionAtom } from '../../data/reports.ts';
import { useAtomValue } from '../../shared/store.ts';

/** The tab AI命理师. */
export default function Adviser() {
  const { id = '' } = useParams();
  const waiting = useAtomValue(waitingQuestionAtom);
  const navigate = useNavigate();
  return (
    <AdviserPanel
      question={waiting?.record_id === id ? waiting.question : null}
      onReports={() => void navigate({ search: '?tab=reports' })}
    />
  );
}
