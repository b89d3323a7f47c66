import { Fragment } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { legalDocumentStyles } from './LegalDocument.styles.ts';

/** The operator named in the terms and the privacy policy. An empty detail is not shown. */
export interface Operator {
  /** Name of the product, e.g. 子平. */
  product: string;
  /** Registered name of the company. */
  company: string;
  email: string;
  phone: string;
  /** Postal address. */
  address: string;
}

/** A paragraph, an emphasised paragraph, a list, or contact details. */
type LegalBlock =
  | string
  | { strong: string }
  | { items: readonly string[] }
  | { contacts: readonly (readonly [string, string])[] };

export interface LegalText {
  title: string;
  dates: readonly { label: string; value: string; iso: string }[];
  lead: readonly string[];
  sections: readonly { title: string; blocks: readonly LegalBlock[] }[];
}

interface LegalDocumentProps {
  text: LegalText;
  /** Links at the end: back to the registration, and to the other document. */
  links: readonly { href: string; label: string }[];
}

const numerals = '〇一二三四五六七八九';

/** Section number as a Chinese numeral, 1–99. */
function sectionNumber(n: number): string {
  const tens = Math.floor(n / 10);
  const ones = n % 10;
  if (tens === 0) return numerals.charAt(ones);
  return `${tens > 1 ? numerals.charAt(tens) : ''}十${ones ? numerals.charAt(ones) : ''}`;
}

function Block({ block }: { block: LegalBlock }) {
  const styles = stylesOf(legalDocumentStyles);
  if (typeof block === 'string') return <p css={styles.paragraph}>{block}</p>;
  if ('strong' in block) {
    return (
      <p css={styles.paragraph}>
        <strong css={styles.strong}>{block.strong}</strong>
      </p>
    );
  }
  if ('items' in block) {
    return (
      <ol css={styles.items}>
        {block.items.map((item) => (
          <li key={item} css={styles.item}>
            {item}
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl css={styles.contacts}>
      {block.contacts.map(([label, value]) => (
        <Fragment key={label}>
          <dt css={styles.contactLabel}>{label}</dt>
          <dd css={styles.contactValue}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A legal text with numbered sections and a table of contents, which stands beside it on wide pages. */
export function LegalDocument({ text, links }: LegalDocumentProps) {
  const styles = stylesOf(legalDocumentStyles);
  return (
    <article css={styles.root}>
      <header css={styles.header}>
        <h1 css={styles.title}>{text.title}</h1>
        <dl css={styles.dates}>
          {text.dates.map((date) => (
            <div key={date.label} css={styles.date}>
              <dt>{date.label}</dt>
              <dd>
                <time dateTime={date.iso}>{date.value}</time>
              </dd>
            </div>
          ))}
        </dl>
      </header>
      <nav css={styles.contents} aria-label="目录">
        <ol>
          {text.sections.map((section, index) => (
            <li key={section.title}>
              <a css={styles.contentsLink} href={`#section-${index + 1}`}>
                <span css={styles.contentsNumber}>{sectionNumber(index + 1)}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div css={styles.body}>
        {text.lead.map((paragraph) => (
          <p key={paragraph} css={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {text.sections.map((section, index) => (
          <section key={section.title} aria-labelledby={`section-${index + 1}`}>
            <h2 css={styles.sectionTitle} id={`section-${index + 1}`}>
              <span css={styles.sectionNumber}>{sectionNumber(index + 1)}</span>
              {section.title}
            </h2>
            {section.blocks.map((block, position) => (
              <Block key={position} block={block} />
            ))}
          </section>
        ))}
        <nav css={styles.links} aria-label="相关页面">
          {links.map((link) => (
            <Link key={link.href} href={link.href}>
              {link.label}
            </Link>
          ))}
        </nav>
      </div>
    </article>
  );
}
