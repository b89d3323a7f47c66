import { paths } from '../../../paths.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { MaskedPhone } from '../../../patterns/MaskedPhone/MaskedPhone.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
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
import { changePhoneCopy as copy } from './ChangePhoneScreen.copy.ts';
import { changePhoneStyles } from './ChangePhoneScreen.styles.ts';

/** Values of the current step; `new_phone` is used in the second. */
export interface ChangePhoneValues {
  captcha: string;
  verify_code: string;
  new_phone: string;
}

/** `old`: verify the current number. `new`: verify the new one. */
type FormStep = 'old' | 'new';

export type ChangePhoneState =
  | { step: FormStep; kind: 'idle' }
  | { step: 'new'; kind: 'busy' }
  | { step: FormStep; kind: 'failed'; message: string }
  /** Changed; the page redirects to the profile. */
  | { step: 'done' };

export interface ChangePhoneScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: ChangePhoneState;
  /** The current number. */
  phone: string;
  /** What is entered in the fields. */
  values: ChangePhoneValues;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof ChangePhoneValues, string>>;
  /** Captcha of the current step; null until the number is valid. */
  captcha: PhoneVerificationProps['captcha'];
  /** State of the button that sends the code. */
  send: PhoneVerificationProps['send'];
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<ChangePhoneValues>) => void;
  /** Asks for another captcha: of the kind that is named, else of the same kind. */
  onRefreshCaptcha: PhoneVerificationProps['onRefreshCaptcha'];
  /** A code by SMS is asked for. */
  onSendCode: () => void;
  /** Submits the current step. */
  onSubmit: () => void;
  /** Back to the first step. */
  onBack: () => void;
}

/** Changes the phone in two steps: a code to the current number, then one to the new. */
export function ChangePhoneScreen({
  state,
  phone,
  values,
  errors,
  captcha,
  send,
  onChange,
  onRefreshCaptcha,
  onSendCode,
  onSubmit,
  onBack,
}: ChangePhoneScreenProps) {
  const styles = stylesOf(changePhoneStyles);

  if (state.step === 'done') {
    return (
      <Page title={copy.title} lead={copy.lead}>
        <div css={styles.form}>
          <Notice tone="success" title={copy.doneTitle}>
            {copy.done}
          </Notice>
        </div>
      </Page>
    );
  }

  const firstStep = state.step === 'old';
  return (
    <Page title={copy.title} lead={copy.lead} parent={{ href: paths.account, label: copy.up }}>
      <div css={styles.form}>
        <Steps labels={copy.steps} current={firstStep ? 0 : 1} />
        <Form css={styles.fields} errors={errors} onSubmit={onSubmit}>
          {firstStep ? (
            <p css={styles.old}>
              <span css={styles.oldLabel}>{copy.oldPhone}</span>
              <span css={styles.oldPhone}>
                <MaskedPhone phone={phone} />
              </span>
            </p>
          ) : (
            <PhoneField
              label={copy.newPhone}
              name="new_phone"
              value={values.new_phone}
              error={errors.new_phone}
              onChange={(new_phone) => onChange({ new_phone })}
            />
          )}
          <PhoneVerification {...{ values, errors, captcha, send, onChange, onRefreshCaptcha, onSendCode }} />
          {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
          <div css={styles.actions}>
            {firstStep ? (
              <Button href={paths.account}>{copy.cancel}</Button>
            ) : (
              <Button disabled={state.kind === 'busy'} onClick={onBack}>
                {copy.back}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={state.kind === 'busy'} busyLabel={copy.submitBusy}>
              {firstStep ? copy.next : copy.submit}
            </Button>
          </div>
        </Form>
        {firstStep && (
          <p css={styles.below}>
            {copy.unreachableLead}
            <Link href={paths.feedback}>{copy.unreachable}</Link>
          </p>
        )}
      </div>
    </Page>
  );
}
