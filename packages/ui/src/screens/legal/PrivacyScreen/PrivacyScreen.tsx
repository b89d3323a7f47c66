import { LegalDocument, type Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';
import { privacyCopy, privacyText } from './PrivacyScreen.copy.ts';

export interface PrivacyScreenProps {
  operator: Operator;
}

/** Privacy policy. */
export function PrivacyScreen({ operator }: PrivacyScreenProps) {
  return (
    <LegalDocument
      text={privacyText(operator)}
      links={[
        { href: '/register', label: privacyCopy.back },
        { href: '/terms', label: privacyCopy.other },
      ]}
    />
  );
}
