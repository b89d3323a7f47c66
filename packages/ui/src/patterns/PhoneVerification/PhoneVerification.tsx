import { CaptchaField, type CaptchaFieldProps, type CaptchaState } from '../CaptchaField/CaptchaField.tsx';
import { SmsCodeField, type SmsCodeFieldProps, type SmsSendState } from '../SmsCodeField/SmsCodeField.tsx';

interface VerificationValues {
  captcha: string;
  verify_code: string;
}

export interface PhoneVerificationProps {
  /** What is typed in both fields. */
  values: VerificationValues;
  /** Fault of each field. */
  errors: Partial<Record<keyof VerificationValues, string>>;
  /** null while no image captcha is required. */
  captcha: CaptchaState | null;
  /** State of the button that sends the code. */
  send: SmsSendState;
  /** Wording of the wait for another code. */
  countdown?: SmsCodeFieldProps['countdown'];
  /** A field was typed into. */
  onChange: (change: Partial<VerificationValues>) => void;
  /** Asks for another captcha: of the kind that is named, else of the same kind. */
  onRefreshCaptcha: CaptchaFieldProps['onRefresh'];
  /** A code is asked for. */
  onSendCode: () => void;
}

/** Verifies a phone number: an image captcha if required, then the code sent by SMS. */
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
