import { paths } from '../../../paths.ts';
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx';
import { authFormStyles } from '../../../patterns/AuthLayout/authForm.styles.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { PhoneField } from '../../../patterns/PhoneField/PhoneField.tsx';
import {
  PhoneVerification,
  type PhoneVerificationProps,
} from '../../../patterns/PhoneVerification/PhoneVerification.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { smsLoginCopy as copy } from './SmsLoginScreen.copy.ts';

export interface SmsLoginValues {
  phone: string;
  captcha: string;
  verify_code: string;
}

export type SmsLoginState = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string };

export interface SmsLoginScreenProps extends Pick<
  PhoneVerificationProps,
  'captcha' | 'send' | 'onRefreshCaptcha' | 'onSendCode'
> {
  /** Whether the login is under way, or why it failed. */
  state: SmsLoginState;
  /** What is typed in the fields. */
  values: SmsLoginValues;
  /** Fault of each field. */
  errors: Partial<Record<keyof SmsLoginValues, string>>;
  /** A field was typed into. */
  onChange: (change: Partial<SmsLoginValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
  /** Leads back to the login with a password. */
  onUsePassword: () => void;
  /** Path of the registration, with the page to return to. */
  registerHref?: string;
}

/** Login with a code by SMS instead of the password. */
export function SmsLoginScreen({
  state,
  values,
  errors,
  captcha,
  send,
  onChange,
  onRefreshCaptcha,
  onSendCode,
  onSubmit,
  onUsePassword,
  registerHref = paths.register,
}: SmsLoginScreenProps) {
  const form = stylesOf(authFormStyles);

  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <Form css={form.form} errors={errors} onSubmit={onSubmit}>
        <PhoneField
          autoComplete="username"
          value={values.phone}
          error={errors.phone}
          onChange={(phone) => onChange({ phone })}
        />
        <PhoneVerification {...{ values, errors, captcha, send, onChange, onRefreshCaptcha, onSendCode }} />
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
        <Button block variant="quiet" onClick={onUsePassword}>
          {copy.toPassword}
        </Button>
      </Form>
      <p css={form.below}>
        {copy.registerLead}
        <Link href={registerHref}>{copy.register}</Link>
      </p>
    </AuthLayout>
  );
}
