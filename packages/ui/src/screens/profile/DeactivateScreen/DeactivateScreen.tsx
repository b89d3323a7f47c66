import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '../../../patterns/Form/Form.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection, FormActions } from '../../../patterns/FormSection/FormSection.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextAreaField } from '../../../primitives/TextAreaField/TextAreaField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { deactivateCopy as copy, reasonLimit } from './DeactivateScreen.copy.ts';
import { deactivateStyles } from './DeactivateScreen.styles.ts';

const { dialog } = copy;

export interface DeactivateValues {
  reason: string;
  confirm: boolean;
  password: string;
}

/** In every state but `idle` the dialog is open. */
export type DeactivateState =
  { kind: 'idle' } | { kind: 'confirming' } | { kind: 'busy' } | { kind: 'failed'; message: string };

export interface DeactivateScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: DeactivateState;
  /** Whether the account has a password, which is asked for then. */
  needsPassword: boolean;
  /** Tells password managers which login the password belongs to. */
  username?: string | undefined;
  /** What is entered in the fields. */
  values: DeactivateValues;
  /** A wrong password is an error of that field. */
  errors: Partial<Record<keyof DeactivateValues, string>>;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<DeactivateValues>) => void;
  /** Opens the dialog. */
  onSubmit: () => void;
  /** The action is confirmed. */
  onConfirm: () => void;
  /** The action is given up. */
  onCancel: () => void;
}

/** Closes the account: consequences, reason, a checkbox, the password, and a dialog that asks once more. */
export function DeactivateScreen({
  state,
  needsPassword,
  username,
  values,
  errors,
  onChange,
  onSubmit,
  onConfirm,
  onCancel,
}: DeactivateScreenProps) {
  const styles = stylesOf(deactivateStyles);

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
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </FormSection>
        <FormSection title={copy.confirmTitle}>
          <Checkbox
            label={copy.confirm}
            checked={values.confirm}
            error={errors.confirm}
            onChange={(event) => onChange({ confirm: event.target.checked })}
          />
          {needsPassword && (
            <>
              {username && <input hidden readOnly name="username" autoComplete="username" value={username} />}
              <PasswordField
                label={copy.password}
                required
                autoComplete="current-password"
                name="password"
                value={values.password}
                error={errors.password}
                hint={
                  <>
                    {copy.forgotLead}
                    <Link href={paths.forgotPassword}>{copy.forgot}</Link>
                  </>
                }
                onChange={(event) => onChange({ password: event.target.value })}
              />
            </>
          )}
        </FormSection>
        <FormActions>
          <Button href={paths.profile}>{copy.cancel}</Button>
          <Button type="submit" variant="danger">
            {copy.submit}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={state.kind !== 'idle'}
        title={dialog.title}
        confirmLabel={dialog.submit}
        busyLabel={dialog.submitBusy}
        cancelLabel={dialog.cancel}
        tone="danger"
        busy={state.kind === 'busy'}
        {...(state.kind === 'failed' && { error: state.message })}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        <p>{dialog.body}</p>
      </ConfirmDialog>
    </Page>
  );
}
