import { paths } from '../../../paths.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection, FormActions } from '../../../patterns/FormSection/FormSection.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextAreaField } from '../../../primitives/TextAreaField/TextAreaField.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { deactivateCopy as copy, reasonLimit } from './DeactivateScreen.copy.ts';
import { deactivateStyles } from './DeactivateScreen.styles.ts';

export interface DeactivateValues {
  reason: string;
  confirm: boolean;
}

export type DeactivateState = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string };

export interface DeactivateScreenProps {
  state: DeactivateState;
  values: DeactivateValues;
  errors: Partial<Record<keyof DeactivateValues, string>>;
  onChange: (change: Partial<DeactivateValues>) => void;
  onSubmit: () => void;
}

/** Closes the account: consequences, reason, a checkbox to confirm. */
export function DeactivateScreen({ state, values, errors, onChange, onSubmit }: DeactivateScreenProps) {
  const styles = useStyles(deactivateStyles);
  const busy = state.kind === 'busy';

  return (
    <Page title={copy.title} lead={copy.lead} parent={{ href: paths.account, label: copy.up }}>
      <Form errors={errors} onSubmit={onSubmit}>
        <FormSection title={copy.consequencesTitle}>
          <ul css={styles.list}>
            {copy.consequences.map((consequence) => (
              <li key={consequence} css={styles.item}>
                {consequence}
              </li>
            ))}
          </ul>
          <p css={styles.aside}>
            {copy.exportLead}
            <Link href={paths.settings}>{copy.exportLink}</Link>
          </p>
        </FormSection>
        <FormSection title={copy.reasonTitle}>
          <TextAreaField
            label={copy.reason}
            counted
            maxLength={reasonLimit}
            placeholder={copy.reasonPlaceholder}
            value={values.reason}
            error={errors.reason}
            disabled={busy}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </FormSection>
        <FormSection title={copy.confirmTitle}>
          <Checkbox
            label={copy.confirm}
            checked={values.confirm}
            error={errors.confirm}
            disabled={busy}
            onChange={(event) => onChange({ confirm: event.target.checked })}
          />
        </FormSection>
        <FormActions outcome={state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}>
          <Button href={paths.profile}>{copy.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel={copy.submitBusy}>
            {copy.submit}
          </Button>
        </FormActions>
      </Form>
    </Page>
  );
}
