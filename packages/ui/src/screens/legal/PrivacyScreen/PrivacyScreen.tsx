import { paths } from '../../../paths.ts';
import { LegalDocument, type Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';
import { privacyCopy, privacyText } from './PrivacyScreen.copy.ts';

export interface PrivacyScreenProps {
  /** Who runs the service: names and contact details in the text. */
  operator: Operator;
}

/** Privacy policy. */
export function PrivacyScreen({ operator }: PrivacyScreenProps) {
  return (
    <LegalDocument
      text={privacyText(operator)}
      links={[
        { href: paths.register, label: privacyCopy.back },
        { href: paths.terms, label: privacyCopy.other },
      ]}
    />
  );
}
