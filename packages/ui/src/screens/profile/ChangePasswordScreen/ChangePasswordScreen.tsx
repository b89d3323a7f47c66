import { paths } from '../../../paths.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { NewPasswordFields } from '../../../patterns/NewPasswordFields/NewPasswordFields.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection, FormActions } from '../../../patterns/FormSection/FormSection.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { changePasswordCopy as copy } from './ChangePasswordScreen.copy.ts';

export interface ChangePasswordValues {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

export type ChangePasswordState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string }
  /** Changed; the page redirects to the account settings. */
  | { kind: 'success' };

export interface ChangePasswordScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ChangePasswordState;
  /** Tells password managers which login the password belongs to. */
  username?: string | undefined;
  /** What is entered in the fields. */
  values: ChangePasswordValues;
  /** A wrong current password is an error of that field. */
  errors: Partial<Record<keyof ChangePasswordValues, string>>;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<ChangePasswordValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
}

/** Changes the password. */
export function ChangePasswordScreen({
  state,
  username,
  values,
  errors,
  onChange,
  onSubmit,
}: ChangePasswordScreenProps) {
  const changed = state.kind === 'success';

  return (
    <Page title={copy.title} lead={copy.lead} parent={{ href: paths.account, label: copy.up }}>
      <Form errors={errors} onSubmit={onSubmit}>
        {username && <input hidden readOnly name="username" autoComplete="username" value={username} />}
        <FormSection title={copy.currentTitle}>
          <PasswordField
            label={copy.current}
            required
            autoComplete="current-password"
            name="current_password"
            value={values.current_password}
            error={errors.current_password}
            hint={
              <>
                {copy.forgotLead}
                <Link href={paths.forgotPassword}>{copy.forgot}</Link>
              </>
            }
            onChange={(event) => onChange({ current_password: event.target.value })}
          />
        </FormSection>
        <FormSection title={copy.newTitle}>
          <NewPasswordFields values={values} errors={errors} onChange={onChange} />
        </FormSection>
        <FormActions
          outcome={
            <>
              {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
              {changed && (
                <Notice tone="success" title={copy.doneTitle}>
                  {copy.done}
                </Notice>
              )}
            </>
          }
        >
          <Button href={paths.account}>{copy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={state.kind === 'busy'}
            busyLabel={copy.submitBusy}
            disabled={changed}
          >
            {copy.submit}
          </Button>
        </FormActions>
      </Form>
    </Page>
  );
}
