import { paths } from '../../../paths.ts';
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
        { href: paths.register, label: termsCopy.back },
        { href: paths.privacy, label: termsCopy.other },
      ]}
    />
  );
}
