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
import { bindPhoneCopy as copy } from './BindPhoneScreen.copy.ts';
import { bindPhoneStyles } from './BindPhoneScreen.styles.ts';

export interface BindPhoneValues {
  phone: string;
  captcha: string;
  verify_code: string;
}

export type BindPhoneState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string }
  /** Bound; the page redirects. */
  | { kind: 'success' }
  /** The number belongs to an existing account; the session switches to it. */
  | { kind: 'linked' };

export interface BindPhoneScreenProps extends Pick<
  PhoneVerificationProps,
  'captcha' | 'send' | 'onRefreshCaptcha' | 'onSendCode'
> {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: BindPhoneState;
  /** What is entered in the fields. */
  values: BindPhoneValues;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof BindPhoneValues, string>>;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<BindPhoneValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
  /** The user declines: ends the session; the link leads to /login. */
  onSkip: () => void;
  /** A page that is open without a phone; the session stays. */
  browseHref?: string;
}

/** Binds a phone number to an account that was created through WeChat. */
export function BindPhoneScreen({
  state,
  values,
  errors,
  captcha,
  send,
  onChange,
  onRefreshCaptcha,
  onSendCode,
  onSubmit,
  onSkip,
  browseHref = paths.home,
}: BindPhoneScreenProps) {
  const form = stylesOf(authFormStyles);
  const styles = stylesOf(bindPhoneStyles);

  if (state.kind === 'success' || state.kind === 'linked') {
    const linked = state.kind === 'linked';
    return (
      <AuthLayout title={copy.title} lead={copy.lead}>
        <Notice tone={linked ? 'info' : 'success'} title={linked ? copy.linkedTitle : copy.doneTitle}>
          {linked ? copy.messages.linked : copy.done}
        </Notice>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <Form css={form.form} errors={errors} onSubmit={onSubmit}>
        <PhoneField value={values.phone} error={errors.phone} onChange={(phone) => onChange({ phone })} />
        <PhoneVerification
          countdown="resend"
          {...{ values, errors, captcha, send, onChange, onRefreshCaptcha, onSendCode }}
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
        <Link href={browseHref}>{copy.browse}</Link>
        <span css={styles.skipHint}>{copy.browseHint}</span>
      </p>
      <p css={form.below}>
        {copy.skipLead}
        <Link href={paths.login} onClick={() => onSkip()}>
          {copy.skip}
        </Link>
        <span css={styles.skipHint}>{copy.skipHint}</span>
      </p>
    </AuthLayout>
  );
}
