import { CaptchaField, type CaptchaState } from '../CaptchaField/CaptchaField.tsx';
import { SmsCodeField, type SmsCodeFieldProps, type SmsSendState } from '../SmsCodeField/SmsCodeField.tsx';

interface Proof {
  captcha: string;
  verify_code: string;
}

export interface PhoneVerificationProps {
  values: Proof;
  errors: Partial<Record<keyof Proof, string>>;
  /** null as long as no picture is needed. */
  captcha: CaptchaState | null;
  send: SmsSendState;
  countdown?: SmsCodeFieldProps['countdown'];
  onChange: (change: Partial<Proof>) => void;
  onRefreshCaptcha: () => void;
  onSendCode: () => void;
}

/** That a number is one's own: a picture is read, a code sent against it and written down. */
export function PhoneVerification({
  values,
  errors,
  captcha,
  send,
  countdown,
  onChange,
  onRefreshCaptcha,
  onSendCode,
}: PhoneVerificationProps) {
  return (
    <>
      {captcha && (
        <CaptchaField
          captcha={captcha}
          value={values.captcha}
          error={errors.captcha}
          onChange={(text) => onChange({ captcha: text })}
          onRefresh={onRefreshCaptcha}
        />
      )}
      <SmsCodeField
        countdown={countdown}
        send={send}
        value={values.verify_code}
        error={errors.verify_code}
        onChange={(verify_code) => onChange({ verify_code })}
        onSend={onSendCode}
      />
    </>
  );
}
