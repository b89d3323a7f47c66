import { Fragment } from 'react';
import { paths } from '../../../paths.ts';
import type { Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { aboutCopy as copy } from './AboutScreen.copy.ts';
import { aboutStyles } from './AboutScreen.styles.ts';

export interface AboutScreenProps {
  /** Who runs the service: names and contact details in the text. */
  operator: Operator;
}

function Conventions() {
  const styles = stylesOf(aboutStyles);
  return (
    <table css={styles.table}>
      <caption>
        <VisuallyHidden>{copy.conventionsCaption}</VisuallyHidden>
      </caption>
      <tbody>
        {copy.conventions.map(({ question, answer, ...rest }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td>
              {answer}
              {'changeable' in rest && (
                <span css={styles.changeable}>
                  <Badge>{copy.changeable}</Badge>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** About the product: purpose, conventions, accuracy, operator. */
export function AboutScreen({ operator }: AboutScreenProps) {
  const styles = stylesOf(aboutStyles);
  return (
    <Page title={copy.title(operator.product)} lead={copy.lead}>
      <FormSection title={copy.whatTitle}>
        {copy.what(operator.product).map((paragraph) => (
          <p key={paragraph} css={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </FormSection>
      <FormSection title={copy.conventionsTitle}>
        <p css={styles.lead}>{copy.conventionsLead}</p>
        <Conventions />
      </FormSection>
      <FormSection title={copy.exactTitle}>
        {copy.exact.map((paragraph) => (
          <p key={paragraph} css={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <p css={styles.lead}>
          {copy.manualLead}
          <Link href={paths.help}>{copy.manual}</Link>
        </p>
      </FormSection>
      <FormSection title={copy.operatorTitle}>
        <dl css={styles.contacts}>
          {copy.operator(operator).map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <nav css={styles.links} aria-label={copy.linksLabel}>
          {copy.links.map((link) => (
            <Link key={link.href} href={link.href}>
              {link.label}
            </Link>
          ))}
        </nav>
      </FormSection>
    </Page>
  );
}
