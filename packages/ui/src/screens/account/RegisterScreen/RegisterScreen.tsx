import { paths } from '../../../paths.ts';
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx';
import { authFormStyles } from '../../../patterns/AuthLayout/authForm.styles.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { NewPasswordFields } from '../../../patterns/NewPasswordFields/NewPasswordFields.tsx';
import { PhoneField } from '../../../patterns/PhoneField/PhoneField.tsx';
import {
  PhoneVerification,
  type PhoneVerificationProps,
} from '../../../patterns/PhoneVerification/PhoneVerification.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { registerCopy as copy } from './RegisterScreen.copy.ts';

export interface RegisterValues {
  phone: string;
  captcha: string;
  verify_code: string;
  new_password: string;
  confirm_password: string;
  accepted: boolean;
}

export type RegisterState =
  { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'redirecting' };

export interface RegisterScreenProps extends Pick<
  PhoneVerificationProps,
  'captcha' | 'send' | 'onRefreshCaptcha' | 'onSendCode'
> {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: RegisterState;
  /** What is entered in the fields. */
  values: RegisterValues;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof RegisterValues, string>>;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<RegisterValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
  /** Path of the login, with the page to return to. */
  loginHref?: string;
}

/** Registration: phone, image captcha, SMS code, password twice, consent. */
export function RegisterScreen({
  state,
  values,
  errors,
  captcha,
  send,
  onChange,
  onRefreshCaptcha,
  onSendCode,
  onSubmit,
  loginHref = paths.login,
}: RegisterScreenProps) {
  const form = stylesOf(authFormStyles);

  if (state.kind === 'redirecting') {
    return (
      <AuthLayout title={copy.title} lead={copy.lead}>
        <Notice tone="success" title={copy.doneTitle}>
          {copy.done}
        </Notice>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <Form css={form.form} errors={errors} onSubmit={onSubmit}>
        <PhoneField
          autoComplete="username"
          value={values.phone}
          error={errors.phone}
          hint={captcha === null && values.phone !== '' && !errors.phone ? copy.phoneHint : undefined}
          onChange={(phone) => onChange({ phone })}
        />
        <PhoneVerification {...{ values, errors, captcha, send, onChange, onRefreshCaptcha, onSendCode }} />
        <NewPasswordFields
          labels={{ label: copy.password, confirm: copy.confirmPassword }}
          values={values}
          errors={errors}
          onChange={onChange}
        />
        <Checkbox
          checked={values.accepted}
          error={errors.accepted}
          onChange={(event) => onChange({ accepted: event.target.checked })}
          label={
            <>
              {copy.terms}
              <Link href={paths.terms}>{copy.termsLink}</Link>
              {copy.and}
              <Link href={paths.privacy}>{copy.privacyLink}</Link>
            </>
          }
        />
        {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
        <Button
          block
          size="large"
          type="submit"
          variant="primary"
          busy={state.kind === 'busy'}
          busyLabel={copy.submitBusy}
        >
          {copy.submit}
        </Button>
      </Form>
      <p css={form.below}>
        {copy.loginLead}
        <Link href={loginHref}>{copy.login}</Link>
      </p>
    </AuthLayout>
  );
}
