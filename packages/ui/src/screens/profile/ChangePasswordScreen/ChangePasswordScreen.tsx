import type { FormEvent } from 'react';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Part, PartActions } from '../../../patterns/Part/Part.tsx';
import { useFirstErrorFocus } from '../../../patterns/useFirstErrorFocus.ts';
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
  /** Changed; the page is going back to the account settings. */
  | { kind: 'success' };

export interface ChangePasswordScreenProps {
  state: ChangePasswordState;
  values: ChangePasswordValues;
  /** A wrong current password stands on its own field. */
  errors: Partial<Record<keyof ChangePasswordValues, string>>;
  onChange: (change: Partial<ChangePasswordValues>) => void;
  onSubmit: () => void;
}

/** A new password in place of the current one. */
export function ChangePasswordScreen({
  state,
  values,
  errors,
  onChange,
  onSubmit,
}: ChangePasswordScreenProps) {
  const { formRef, markSubmitted } = useFirstErrorFocus(Object.keys(errors).length > 0);
  const settled = state.kind === 'success';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  return (
    <Page title={copy.title} lead={copy.lead} up={{ href: '/profile/account', label: copy.up }}>
      <form method="post" ref={formRef} noValidate onSubmit={handleSubmit}>
        <Part title={copy.currentTitle}>
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
                <Link href="/forgot-password">{copy.forgot}</Link>
              </>
            }
            onChange={(event) => onChange({ current_password: event.target.value })}
          />
        </Part>
        <Part title={copy.newTitle}>
          <PasswordField
            label={copy.new}
            required
            hint={copy.newHint}
            autoComplete="new-password"
            name="new_password"
            value={values.new_password}
            error={errors.new_password}
            onChange={(event) => onChange({ new_password: event.target.value })}
          />
          <PasswordField
            label={copy.confirm}
            required
            autoComplete="new-password"
            name="confirm_password"
            value={values.confirm_password}
            error={errors.confirm_password}
            onChange={(event) => onChange({ confirm_password: event.target.value })}
          />
        </Part>
        <PartActions
          outcome={
            <>
              {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
              {settled && (
                <Notice tone="success" title={copy.doneTitle}>
                  {copy.done}
                </Notice>
              )}
            </>
          }
        >
          <Button href="/profile/account">{copy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={state.kind === 'busy'}
            busyLabel={copy.submitBusy}
            disabled={settled}
          >
            {copy.submit}
          </Button>
        </PartActions>
      </form>
    </Page>
  );
}
