import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import type { Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Part } from '../../../patterns/Part/Part.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { helpCopy as copy, type HelpEntry } from './HelpScreen.copy.ts';
import { helpStyles } from './HelpScreen.styles.ts';

export interface HelpScreenProps {
  operator: Operator;
  /** Id of the entry that stands open at first: what comes after # in the address. */
  open?: string;
}

function Entry({ entry, open }: { entry: HelpEntry; open: boolean }) {
  const styles = useStyles(helpStyles);
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

/** Questions people ask, by chapter, each opened where it stands. */
export function HelpScreen({ operator, open }: HelpScreenProps) {
  const styles = useStyles(helpStyles);
  return (
    <Page title={copy.title} lead={copy.lead}>
      {copy.chapters.map((chapter) => (
        <Part key={chapter.title} title={chapter.title}>
          <div css={styles.list}>
            {chapter.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} open={entry.id === open} />
            ))}
          </div>
        </Part>
      ))}
      <Part title={copy.contactTitle}>
        <p>{copy.contact}</p>
        <dl css={styles.contacts}>
          {copy.contacts(operator).map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <span css={styles.act}>
          <Button href="/feedback">{copy.feedback}</Button>
        </span>
      </Part>
    </Page>
  );
}
