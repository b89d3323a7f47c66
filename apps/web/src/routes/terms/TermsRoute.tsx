import { TermsScreen } from '@ziping/ui/screens/legal/TermsScreen';
import { operator } from '../../shared/operator.ts';

export default function TermsRoute() {
  return <TermsScreen operator={operator} />;
}
