import { TermsScreen } from '@ziping/ui/screens/legal/TermsScreen';
import { operator } from '../../app/operator.ts';

export default function TermsRoute() {
  return <TermsScreen operator={operator} />;
}
