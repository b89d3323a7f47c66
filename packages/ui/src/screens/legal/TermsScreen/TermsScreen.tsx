import { paths } from '../../../paths.ts';
import { LegalDocument, type Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';
import { termsCopy, termsText } from './TermsScreen.copy.ts';

export interface TermsScreenProps {
  /** Who runs the service: names and contact details in the text. */
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
