import { LOCAL_RECORD } from '../../shared/local-record.ts';
import { paths } from '@ziping/ui/paths';
import { useLocation, useParams } from 'react-router-dom';

import AdviserThread from './AdviserThread.tsx';

/** The tab AI命理师. */
export default function Adviser() {
  // Only the chart of this device has a path without a parameter.
  const { id = LOCAL_RECORD } = useParams();
  const { pathname } = useLocation();
  return <AdviserThread key={id} record_id={id} saved={pathname !== paths.localReport} />;
}
