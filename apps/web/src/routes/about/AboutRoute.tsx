import { AboutScreen } from '@ziping/ui/screens/info/AboutScreen';

import { operator } from '../../shared/operator.ts';

/** /about: what this is and how it computes. */
export default function AboutRoute() {
  return <AboutScreen operator={operator} />;
}
