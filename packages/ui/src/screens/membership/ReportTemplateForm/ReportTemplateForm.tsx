import type { Schema } from '@ziping/api-client/types';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '../../../patterns/Form/Form.tsx';
import { LoadedPart, type Part } from '../../../patterns/LoadedPart/LoadedPart.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextAreaField } from '../../../primitives/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { reportTemplateCopy as copy, reportTemplateLimits as limits } from './ReportTemplateForm.copy.ts';
import { reportTemplateStyles } from './ReportTemplateForm.styles.ts';

export type ReportTemplateValues = Schema<'ReportTemplate'>;

export type ReportTemplateState =
  /** What is shown is what is stored. */
  | { kind: 'idle' }
  | { kind: 'changed' }
  | { kind: 'busy' }
  | { kind: 'saved' }
  /** Not stored; the values stay. */
  | { kind: 'failed'; message: string };

export interface ReportTemplateFormProps {
  /** The texts as they are typed. */
  values: Part<ReportTemplateValues>;
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ReportTemplateState;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof ReportTemplateValues, string>>;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<ReportTemplateValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
}

/** A text where it stands in the file, or its name while it is empty. */
function Place({ of, text }: { of: keyof ReportTemplateValues; text: string }) {
  const styles = stylesOf(reportTemplateStyles);
  const given = text.trim();
  return (
    <span css={styles.place} data-place={of} data-empty={given === '' ? '' : undefined}>
      {given || copy[of]}
    </span>
  );
}

/** The last paragraphs of the file, a line each. */
function Closing({ text }: { text: string }) {
  const styles = stylesOf(reportTemplateStyles);
  const given = text.trim();
  if (given === '') return <Place of="closing" text="" />;
  return (
    <div css={[styles.place, styles.closing]} data-place="closing">
      {given.split('\n').map((line, index) => (
        <p key={index}>{line.trim()}</p>
      ))}
    </div>
  );
}

/** A sheet of the exported file with the texts in their places. */
function Preview({ studio, contact, closing }: ReportTemplateValues) {
  const styles = stylesOf(reportTemplateStyles);
  return (
    // For those who see it: it repeats what the fields and their hints say.
    <figure css={styles.preview} aria-hidden="true">
      <div css={styles.sheet}>
        <div css={styles.head}>
          <Place of="studio" text={studio} />
        </div>
        <div css={styles.title}>
          <span css={styles.titleText}>{copy.sampleTitle}</span>
          <Place of="studio" text={studio} />
        </div>
        <div css={styles.chart}>
          {copy.samplePillars.map((pillar) => (
            <span key={pillar}>{pillar}</span>
          ))}
        </div>
        <div css={styles.lines}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <div css={styles.end}>
          <Closing text={closing} />
        </div>
        <div css={styles.foot}>
          <Place of="contact" text={contact} />
          <span data-figures="">{copy.samplePage}</span>
        </div>
      </div>
      <figcaption css={styles.caption}>{copy.preview}</figcaption>
    </figure>
  );
}

function Outcome({ state }: Pick<ReportTemplateFormProps, 'state'>): ReactNode {
  const styles = stylesOf(reportTemplateStyles);
  return (
    <>
      {state.kind === 'changed' && <span css={styles.changed}>{copy.changed}</span>}
      <span role="status">
        {state.kind === 'saved' && (
          <span css={styles.saved}>
            <Check aria-hidden="true" />
            {copy.saved}
          </span>
        )}
      </span>
    </>
  );
}

function Loaded({
  values,
  state,
  errors,
  onChange,
  onSubmit,
}: Omit<ReportTemplateFormProps, 'values' | 'onRetry'> & { values: ReportTemplateValues }) {
  const styles = stylesOf(reportTemplateStyles);
  const busy = state.kind === 'busy';
  return (
    <Form css={styles.form} errors={errors} onSubmit={onSubmit}>
      <div css={styles.fields}>
        <p css={styles.lead}>{copy.lead}</p>
        <TextField
          name="studio"
          label={copy.studio}
          hint={copy.studioHint}
          placeholder={copy.studioPlaceholder}
          autoComplete="off"
          maxLength={limits.studio}
          value={values.studio}
          error={errors.studio}
          readOnly={busy}
          onChange={(event) => onChange({ studio: event.target.value })}
        />
        <TextField
          name="contact"
          label={copy.contact}
          hint={copy.contactHint}
          placeholder={copy.contactPlaceholder}
          autoComplete="off"
          maxLength={limits.contact}
          value={values.contact}
          error={errors.contact}
          readOnly={busy}
          onChange={(event) => onChange({ contact: event.target.value })}
        />
        <TextAreaField
          name="closing"
          label={copy.closing}
          hint={copy.closingHint}
          placeholder={copy.closingPlaceholder}
          counted
          maxLength={limits.closing}
          value={values.closing}
          error={errors.closing}
          readOnly={busy}
          onChange={(event) => onChange({ closing: event.target.value })}
        />
      </div>
      <div css={styles.actions}>
        {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
        <div css={styles.submit}>
          <Button type="submit" variant="primary" busy={busy} busyLabel={copy.submitBusy}>
            {copy.submit}
          </Button>
          <Outcome state={state} />
        </div>
      </div>
      <Preview {...values} />
    </Form>
  );
}

/** What a professional's exported reports carry, with the place of each text in the file. */
export function ReportTemplateForm({ values, onRetry, ...rest }: ReportTemplateFormProps) {
  return (
    <LoadedPart
      part={values}
      copy={{ loading: copy.loading, failed: copy.loadFailed, retry: copy.retry }}
      onRetry={onRetry}
    >
      {(data) => <Loaded {...rest} values={data} />}
    </LoadedPart>
  );
}
