import { paths } from '@ziping/ui/paths';
import { useLocation, useParams } from 'react-router-dom';

import AdviserThread from './AdviserThread.tsx';

/** The tab AI命理师. */
export default function Adviser() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  return <AdviserThread key={id} record_id={id} saved={pathname !== paths.localReport} />;
}
