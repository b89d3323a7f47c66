import { LegalDocument, type Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';
import { termsCopy, termsText } from './TermsScreen.copy.ts';

export interface TermsScreenProps {
  operator: Operator;
}

/** Terms of service. */
export function TermsScreen({ operator }: TermsScreenProps) {
  return (
    <LegalDocument
      text={termsText(operator)}
      links={[
        { href: '/register', label: termsCopy.back },
        { href: '/privacy', label: termsCopy.other },
      ]}
    />
  );
}
