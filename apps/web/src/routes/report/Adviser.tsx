import { useParams } from 'react-router-dom';

import { LOCAL_RECORD } from '../../shared/local-record.ts';
import AdviserThread from './AdviserThread.tsx';

/** The tab AI命理师. */
export default function Adviser() {
  // Only the chart of this device has a path without a parameter.
  const { id = LOCAL_RECORD } = useParams();
  return <AdviserThread key={id} record_id={id} />;
}
