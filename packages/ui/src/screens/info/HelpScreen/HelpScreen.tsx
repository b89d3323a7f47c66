import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { paths } from '../../../paths.ts';
import type { Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { helpCopy as copy, type HelpEntry } from './HelpScreen.copy.ts';
import { helpStyles } from './HelpScreen.styles.ts';

export interface HelpScreenProps {
  /** Who runs the service: names and contact details in the text. */
  operator: Operator;
  /** Id of the entry that is open at first: the hash of the URL. */
  open?: string;
}

function Entry({ entry, open }: { entry: HelpEntry; open: boolean }) {
  const styles = stylesOf(helpStyles);
  return (
    <details css={styles.entry} id={entry.id} open={open}>
      <summary css={styles.question}>
        {entry.question}
        <ChevronDown css={styles.arrow} aria-hidden="true" />
      </summary>
      <div css={styles.answer}>
        {entry.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {entry.lines && (
          <ul css={styles.lines}>
            {entry.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

/** Frequent questions by topic, each with a foldable answer. */
export function HelpScreen({ operator, open }: HelpScreenProps) {
  const styles = stylesOf(helpStyles);
  return (
    <Page title={copy.title} lead={copy.lead}>
      {copy.topics.map((topic) => (
        <FormSection key={topic.title} title={topic.title}>
          <div css={styles.list}>
            {topic.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} open={entry.id === open} />
            ))}
          </div>
        </FormSection>
      ))}
      <FormSection title={copy.contactTitle}>
        <p>{copy.contact}</p>
        <dl css={styles.contacts}>
          {copy.contacts(operator).map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <span css={styles.feedback}>
          <Button href={paths.feedback}>{copy.feedback}</Button>
        </span>
      </FormSection>
    </Page>
  );
}
