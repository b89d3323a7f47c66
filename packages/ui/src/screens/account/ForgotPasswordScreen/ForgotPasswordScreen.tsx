import { paths } from '../../../paths.ts';
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx';
import { authFormStyles } from '../../../patterns/AuthLayout/authForm.styles.ts';
import { CaptchaField } from '../../../patterns/CaptchaField/CaptchaField.tsx';
import { Form } from '../../../patterns/Form/Form.tsx';
import { MaskedPhone } from '../../../patterns/MaskedPhone/MaskedPhone.tsx';
import { NewPasswordFields } from '../../../patterns/NewPasswordFields/NewPasswordFields.tsx';
import { PhoneField } from '../../../patterns/PhoneField/PhoneField.tsx';
import {
  PhoneVerification,
  type PhoneVerificationProps,
} from '../../../patterns/PhoneVerification/PhoneVerification.tsx';
import { Steps } from '../../../patterns/Steps/Steps.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { forgotPasswordCopy as copy } from './ForgotPasswordScreen.copy.ts';
import { forgotPasswordStyles } from './ForgotPasswordScreen.styles.ts';

export interface ForgotPasswordValues {
  phone: string;
  captcha: string;
  verify_code: string;
  new_password: string;
  confirm_password: string;
}

/** `phone`: request a code. `reset`: enter the code and a new password. */
type FormStep = 'phone' | 'reset';

export type ForgotPasswordState =
  | { step: FormStep; kind: 'idle' }
  /** The password is being reset. Sending a code is `send`. */
  | { step: 'reset'; kind: 'busy' }
  | { step: FormStep; kind: 'failed'; message: string }
  | { step: 'done' };

export interface ForgotPasswordScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ForgotPasswordState;
  /** What is entered in the fields. */
  values: ForgotPasswordValues;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof ForgotPasswordValues, string>>;
  /** null unless the service requires one. */
  captcha: PhoneVerificationProps['captcha'];
  /** State of the button that sends the code. */
  send: PhoneVerificationProps['send'];
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<ForgotPasswordValues>) => void;
  /** Asks for another captcha: of the kind that is named, else of the same kind. */
  onRefreshCaptcha: PhoneVerificationProps['onRefreshCaptcha'];
  /** Step one is submitted, or step two requests another code. */
  onSendCode: () => void;
  /** Step two is submitted. */
  onSubmit: () => void;
  /** Back to step one, to enter another number. */
  onBack: () => void;
}

type StepProps = Omit<ForgotPasswordScreenProps, 'state'> & { failure: string | null };

function PhoneStep({
  values,
  errors,
  captcha,
  send,
  onChange,
  onRefreshCaptcha,
  onSendCode,
  failure,
}: StepProps) {
  const form = stylesOf(authFormStyles);

  return (
    <Form css={form.form} errors={errors} onSubmit={onSendCode}>
      <PhoneField
        autoComplete="username"
        placeholder={copy.phonePlaceholder}
        value={values.phone}
        error={errors.phone}
        onChange={(phone) => onChange({ phone })}
      />
      {captcha && (
        <CaptchaField
          captcha={captcha}
          value={values.captcha}
          error={errors.captcha}
          onChange={(value) => onChange({ captcha: value })}
          onRefresh={onRefreshCaptcha}
        />
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button
        block
        size="large"
        type="submit"
        variant="primary"
        busy={send.kind === 'sending'}
        busyLabel={copy.nextBusy}
        unavailable={send.kind === 'waiting'}
      >
        {send.kind === 'waiting' ? copy.nextWaiting(send.seconds) : copy.next}
      </Button>
    </Form>
  );
}

function ResetStep({
  values,
  errors,
  captcha,
  send,
  onChange,
  onRefreshCaptcha,
  onSendCode,
  onSubmit,
  onBack,
  failure,
  busy,
}: StepProps & { busy: boolean }) {
  const form = stylesOf(authFormStyles);
  const styles = stylesOf(forgotPasswordStyles);

  return (
    <Form css={form.form} errors={errors} onSubmit={onSubmit}>
      <input hidden readOnly name="username" autoComplete="username" value={values.phone} />
      <p css={styles.sent}>
        {copy.sentTo}
        <MaskedPhone phone={values.phone} />
        <span css={styles.change}>
          <Button size="small" variant="quiet" disabled={busy} onClick={onBack}>
            {copy.changePhone}
          </Button>
        </span>
      </p>
      <PhoneVerification {...{ values, errors, captcha, send, onChange, onRefreshCaptcha, onSendCode }} />
      <NewPasswordFields values={values} errors={errors} onChange={onChange} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button block size="large" type="submit" variant="primary" busy={busy} busyLabel={copy.submitBusy}>
        {copy.submit}
      </Button>
    </Form>
  );
}

/** Resets a forgotten password in three steps: phone, code and new password, done. */
export function ForgotPasswordScreen({ state, ...rest }: ForgotPasswordScreenProps) {
  const form = stylesOf(authFormStyles);

  if (state.step === 'done') {
    return (
      <AuthLayout title={copy.title} lead={copy.lead}>
        <Steps labels={copy.steps} current={2} />
        <div css={form.form}>
          <Notice tone="success" title={copy.doneTitle}>
            {copy.done}
          </Notice>
          <Button block size="large" variant="primary" href={paths.login}>
            {copy.doneLogin}
          </Button>
        </div>
      </AuthLayout>
    );
  }

  const failure = state.kind === 'failed' ? state.message : null;
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <Steps labels={copy.steps} current={state.step === 'phone' ? 0 : 1} />
      {state.step === 'phone' ? (
        <PhoneStep {...rest} failure={failure} />
      ) : (
        <ResetStep {...rest} failure={failure} busy={state.kind === 'busy'} />
      )}
      <p css={form.below}>
        {copy.rememberLead}
        <Link href={paths.login}>{copy.login}</Link>
      </p>
    </AuthLayout>
  );
}
