import type { Schema } from '@ziping/api-client/types';
import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { paths } from '../../../paths.ts';
import { FilePicker } from '../../../patterns/FilePicker/FilePicker.tsx';
import { donePanelStyles } from '../../../patterns/donePanel.styles.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection, FormActions } from '../../../patterns/FormSection/FormSection.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { fieldStyles } from '../../../primitives/Field/Field.styles.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { TextAreaField } from '../../../primitives/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { feedbackCopy as copy, feedbackLimits as limits } from './FeedbackScreen.copy.ts';
import { feedbackStyles } from './FeedbackScreen.styles.ts';

export interface FeedbackImage {
  id: string;
  /** File name. */
  name: string;
  /** Data URL. */
  url: string;
}

export interface FeedbackValues {
  type: Schema<'FeedbackType'> | undefined;
  content: string;
  contact: string;
  images: readonly FeedbackImage[];
}

export type FeedbackState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string }
  /** Sent; the page goes back. */
  | { kind: 'success' };

export interface FeedbackScreenProps {
  /** What the member has sent; null for a guest. `unread`: an answer has come. */
  mine: { unread: boolean } | null;
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: FeedbackState;
  /** What is entered in the fields. */
  values: FeedbackValues;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof FeedbackValues, string>>;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<Omit<FeedbackValues, 'images'>>) => void;
  /** The picked files; the caller checks them. */
  onAddImages: (event: { files: readonly File[] }) => void;
  /** An attached image is to be left out. */
  onRemoveImage: (event: { id: string }) => void;
  /** The form was submitted. */
  onSubmit: () => void;
}

const types = optionsFromLabels(copy.types);

function Images({
  images,
  error,
  disabled,
  onAdd,
  onRemove,
}: {
  images: readonly FeedbackImage[];
  error: string | undefined;
  disabled: boolean;
  onAdd: FeedbackScreenProps['onAddImages'];
  onRemove: FeedbackScreenProps['onRemoveImage'];
}) {
  const styles = stylesOf(feedbackStyles);
  const field = stylesOf(fieldStyles);
  const id = useId();
  return (
    <div css={field.root} role="group" aria-label={copy.images} aria-describedby={`${id}-hint`}>
      <div css={styles.images}>
        {images.map((image, index) => (
          <div key={image.id} css={styles.image}>
            <img src={image.url} alt={copy.imageAlt(index + 1)} />
            <button
              type="button"
              css={styles.remove}
              aria-label={copy.imageRemove(image.name)}
              disabled={disabled}
              onClick={() => onRemove({ id: image.id })}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        ))}
        {images.length < limits.images && (
          <FilePicker
            variant="tile"
            label={copy.imageAdd}
            icon={<ImagePlus aria-hidden="true" />}
            accept="image/jpeg,image/png"
            multiple
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            onPick={onAdd}
          />
        )}
      </div>
      {error && (
        <p id={`${id}-error`} css={field.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <p id={`${id}-hint`} css={field.hint}>
        {copy.imagesHint}
      </p>
    </div>
  );
}

/** Feedback form: type, content, images, contact. */
export function FeedbackScreen({
  mine,
  state,
  values,
  errors,
  onChange,
  onAddImages,
  onRemoveImage,
  onSubmit,
}: FeedbackScreenProps) {
  const styles = stylesOf(feedbackStyles);
  const donePanel = stylesOf(donePanelStyles);
  const busy = state.kind === 'busy';

  if (state.kind === 'success') {
    return (
      <div css={donePanel.root}>
        <section css={donePanel.panel} role="status">
          <h1 css={styles.doneTitle}>{copy.doneTitle}</h1>
          <p css={styles.doneText}>{copy.done}</p>
          <Button href={paths.home}>{copy.doneHome}</Button>
        </section>
      </div>
    );
  }

  return (
    <Page title={copy.title} lead={copy.lead}>
      {mine && (
        <p css={styles.mine}>
          <Link href={paths.feedbacks}>{copy.mine}</Link>
          {mine.unread && <Badge tone="accent">{copy.unread}</Badge>}
        </p>
      )}
      <Form errors={errors} onSubmit={onSubmit}>
        <FormSection title={copy.typeTitle}>
          <SegmentedControl
            legend={copy.type}
            hideLegend
            layout="wrap"
            options={types}
            value={values.type}
            error={errors.type}
            disabled={busy}
            onChange={(type) => onChange({ type })}
          />
        </FormSection>
        <FormSection title={copy.contentTitle}>
          <TextAreaField
            label={copy.content}
            required
            counted
            rows={6}
            maxLength={limits.content}
            placeholder={copy.contentPlaceholder}
            value={values.content}
            error={errors.content}
            disabled={busy}
            onChange={(event) => onChange({ content: event.target.value })}
          />
          <Images
            images={values.images}
            error={errors.images}
            disabled={busy}
            onAdd={onAddImages}
            onRemove={onRemoveImage}
          />
        </FormSection>
        <FormSection title={copy.contactTitle}>
          <TextField
            label={copy.contact}
            placeholder={copy.contactPlaceholder}
            hint={copy.contactHint}
            autoComplete="off"
            maxLength={limits.contact}
            value={values.contact}
            error={errors.contact}
            disabled={busy}
            onChange={(event) => onChange({ contact: event.target.value })}
          />
        </FormSection>
        <FormActions outcome={state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}>
          <Button size="large" type="submit" variant="primary" busy={busy} busyLabel={copy.submitBusy}>
            {copy.submit}
          </Button>
        </FormActions>
      </Form>
    </Page>
  );
}
