import { PrivacyScreen } from '@ziping/ui/screens/legal/PrivacyScreen';
import { operator } from '../../shared/operator.ts';

export default function PrivacyRoute() {
  return <PrivacyScreen operator={operator} />;
}
