import type { FormEvent } from 'react';
import { BookSpread } from '../../../patterns/BookSpread/BookSpread.tsx';
import { accountFormStyles } from '../../../patterns/BookSpread/accountForm.styles.ts';
import { CaptchaField, type CaptchaState } from '../../../patterns/CaptchaField/CaptchaField.tsx';
import { SmsCodeField, type SmsSendState } from '../../../patterns/SmsCodeField/SmsCodeField.tsx';
import { useFirstErrorFocus } from '../../../patterns/useFirstErrorFocus.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { registerCopy as copy } from './RegisterScreen.copy.ts';

export interface RegisterValues {
  phone: string;
  captcha: string;
  verify_code: string;
  password: string;
  confirm_password: string;
  accepted: boolean;
}

export type RegisterState =
  { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'redirecting' };

export interface RegisterScreenProps {
  state: RegisterState;
  values: RegisterValues;
  errors: Partial<Record<keyof RegisterValues, string>>;
  /** null until the phone is valid. */
  captcha: CaptchaState | null;
  send: SmsSendState;
  onChange: (change: Partial<RegisterValues>) => void;
  onRefreshCaptcha: () => void;
  onSendCode: () => void;
  onSubmit: () => void;
  /** With the origin kept, where there is one. */
  loginHref?: string;
}

/** Registration: phone, image captcha, text-message code, password twice, consent. */
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
  loginHref = '/login',
}: RegisterScreenProps) {
  const form = useStyles(accountFormStyles);
  const { formRef, markSubmitted } = useFirstErrorFocus(Object.keys(errors).length > 0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  if (state.kind === 'redirecting') {
    return (
      <BookSpread title={copy.title} lead={copy.lead}>
        <Notice tone="success" title={copy.doneTitle}>
          {copy.done}
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
          hint={captcha === null && values.phone !== '' && !errors.phone ? copy.phoneHint : undefined}
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
          send={send}
          value={values.verify_code}
          error={errors.verify_code}
          onChange={(value) => onChange({ verify_code: value })}
          onSend={onSendCode}
        />
        <PasswordField
          label={copy.password}
          required
          hint={copy.passwordHint}
          autoComplete="new-password"
          name="password"
          value={values.password}
          error={errors.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
        <PasswordField
          label={copy.confirmPassword}
          required
          autoComplete="new-password"
          name="confirm_password"
          value={values.confirm_password}
          error={errors.confirm_password}
          onChange={(event) => onChange({ confirm_password: event.target.value })}
        />
        <Checkbox
          checked={values.accepted}
          error={errors.accepted}
          onChange={(event) => onChange({ accepted: event.target.checked })}
          label={
            <>
              {copy.terms}
              <Link href="/terms">{copy.termsLink}</Link>
              {copy.and}
              <Link href="/privacy">{copy.privacyLink}</Link>
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
      </form>
      <p css={form.below}>
        {copy.loginLead}
        <Link href={loginHref}>{copy.login}</Link>
      </p>
    </BookSpread>
  );
}
