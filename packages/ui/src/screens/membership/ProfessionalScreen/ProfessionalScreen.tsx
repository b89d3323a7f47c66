import type { Schema } from '@ziping/api-client/types';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { LoadedPart, type Part } from '../../../patterns/LoadedPart/LoadedPart.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { professionalCopy as copy } from './ProfessionalScreen.copy.ts';
import { professionalStyles } from './ProfessionalScreen.styles.ts';

export interface ProfessionalScreenProps {
  /** The plan of the member, or why it is not known. */
  membership: Part<Schema<'CurrentMembership'>>;
  /** The template of the user's exported reports. */
  template: ReactNode;
  /** The user's API keys; shown where the plan has them. */
  keys: ReactNode;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

function Described({
  title,
  text,
  href,
  link,
}: {
  title: string;
  text: string;
  href?: string;
  link?: string;
}) {
  const styles = stylesOf(professionalStyles);
  return (
    <FormSection title={title}>
      <div css={styles.part}>
        <p css={styles.text}>{text}</p>
        {href && <Button href={href}>{link}</Button>}
      </div>
    </FormSection>
  );
}

/** What a professional plan offers, each with its settings or the way to it. */
export function ProfessionalScreen({ membership, template, keys, onRetry }: ProfessionalScreenProps) {
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      parent={{ href: paths.profileMembership, label: copy.memberCentre }}
    >
      <LoadedPart
        part={membership}
        copy={{ loading: copy.loading, failed: copy.failed, retry: copy.retry }}
        onRetry={onRetry}
      >
        {({ professional, api_access }) =>
          professional ? (
            <>
              <Described title={copy.batchTitle} text={copy.batch} href={paths.batch} link={copy.toBatch} />
              <Described
                title={copy.clientsTitle}
                text={copy.clients}
                href={paths.reports}
                link={copy.toClients}
              />
              <Described title={copy.schoolsTitle} text={copy.schools} />
              <FormSection title={copy.templateTitle}>{template}</FormSection>
              {api_access ? (
                <FormSection title={copy.keysTitle}>{keys}</FormSection>
              ) : (
                <Described title={copy.keysTitle} text={copy.noKeys} />
              )}
            </>
          ) : (
            <EmptyState
              level={2}
              title={copy.noPlanTitle}
              action={<Button href={paths.membership}>{copy.plans}</Button>}
            >
              {copy.noPlan}
            </EmptyState>
          )
        }
      </LoadedPart>
    </Page>
  );
}
