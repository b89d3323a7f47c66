import type { FormEvent } from 'react';
import { BookSpread } from '../../../patterns/BookSpread/BookSpread.tsx';
import { accountFormStyles } from '../../../patterns/BookSpread/accountForm.styles.ts';
import { CaptchaField, type CaptchaState } from '../../../patterns/CaptchaField/CaptchaField.tsx';
import { SmsCodeField, type SmsSendState } from '../../../patterns/SmsCodeField/SmsCodeField.tsx';
import { useFirstErrorFocus } from '../../../patterns/useFirstErrorFocus.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
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
  /** Bound; the page is going on. */
  | { kind: 'success' }
  /** The number belongs to an account that is there already; the login is being switched to it. */
  | { kind: 'linked' };

export interface BindPhoneScreenProps {
  state: BindPhoneState;
  values: BindPhoneValues;
  errors: Partial<Record<keyof BindPhoneValues, string>>;
  /** null until the phone is valid. */
  captcha: CaptchaState | null;
  send: SmsSendState;
  onChange: (change: Partial<BindPhoneValues>) => void;
  onRefreshCaptcha: () => void;
  onSendCode: () => void;
  onSubmit: () => void;
  /** Not now: the session is given up, the link leads to /login. */
  onSkip: () => void;
}

/** A phone for an account that came through the messaging app and has none. */
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
}: BindPhoneScreenProps) {
  const form = useStyles(accountFormStyles);
  const styles = useStyles(bindPhoneStyles);
  const { formRef, markSubmitted } = useFirstErrorFocus(Object.keys(errors).length > 0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  if (state.kind === 'success' || state.kind === 'linked') {
    const linked = state.kind === 'linked';
    return (
      <BookSpread title={copy.title} lead={copy.lead}>
        <Notice tone={linked ? 'info' : 'success'} title={linked ? copy.linkedTitle : copy.doneTitle}>
          {linked ? copy.messages.linked : copy.done}
        </Notice>
      </BookSpread>
    );
  }
  return (
    <BookSpread title={copy.title} lead={copy.lead}>
      <form method="post" css={form.form} ref={formRef} noValidate onSubmit={handleSubmit}>
        <TextField
          label={copy.phone}
          required
          placeholder={copy.phonePlaceholder}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          name="phone"
          maxLength={11}
          value={values.phone}
          error={errors.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
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
        <SmsCodeField
          countdown="resend"
          send={send}
          value={values.verify_code}
          error={errors.verify_code}
          onChange={(value) => onChange({ verify_code: value })}
          onSend={onSendCode}
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
      </form>
      <p css={form.below}>
        {copy.skipLead}
        <Link href="/login" onClick={() => onSkip()}>
          {copy.skip}
        </Link>
        <span css={styles.skipHint}>{copy.skipHint}</span>
      </p>
    </BookSpread>
  );
}
