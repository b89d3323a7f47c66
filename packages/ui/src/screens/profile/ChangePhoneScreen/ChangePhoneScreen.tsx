import { Form } from '../../../patterns/Form/Form.tsx';
import { MaskedPhone } from '../../../patterns/MaskedPhone/MaskedPhone.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { PhoneField } from '../../../patterns/PhoneField/PhoneField.tsx';
import { PhoneProof, type PhoneProofProps } from '../../../patterns/PhoneProof/PhoneProof.tsx';
import { Steps } from '../../../patterns/Steps/Steps.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { changePhoneCopy as copy } from './ChangePhoneScreen.copy.ts';
import { changePhoneStyles } from './ChangePhoneScreen.styles.ts';

/** What is written at the step shown; `new_phone` belongs to the second. */
export interface ChangePhoneValues {
  captcha: string;
  verify_code: string;
  new_phone: string;
}

/** `old`: the number in use is verified. `new`: the one that takes its place. */
type FormStep = 'old' | 'new';

export type ChangePhoneState =
  | { step: FormStep; kind: 'idle' }
  | { step: 'new'; kind: 'busy' }
  | { step: FormStep; kind: 'failed'; message: string }
  /** Changed; the page is going back to the member's page. */
  | { step: 'done' };

export interface ChangePhoneScreenProps {
  state: ChangePhoneState;
  /** The number in use. */
  phone: string;
  values: ChangePhoneValues;
  errors: Partial<Record<keyof ChangePhoneValues, string>>;
  /** Of the step shown; null while it waits for a valid number. */
  captcha: PhoneProofProps['captcha'];
  send: PhoneProofProps['send'];
  onChange: (change: Partial<ChangePhoneValues>) => void;
  onRefreshCaptcha: () => void;
  onSendCode: () => void;
  /** Submits the step shown. */
  onSubmit: () => void;
  /** From the second step to the first. */
  onBack: () => void;
}

/** Another phone in two steps: a code to the old number, then one to the new. */
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
  const styles = useStyles(changePhoneStyles);

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

  const first = state.step === 'old';
  return (
    <Page title={copy.title} lead={copy.lead} up={{ href: '/profile/account', label: copy.up }}>
      <div css={styles.form}>
        <Steps labels={copy.steps} current={first ? 0 : 1} />
        <Form css={styles.fields} errors={errors} onSubmit={onSubmit}>
          {first ? (
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
          <PhoneProof {...{ values, errors, captcha, send, onChange, onRefreshCaptcha, onSendCode }} />
          {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
          <div css={styles.acts}>
            {first ? (
              <Button href="/profile/account">{copy.cancel}</Button>
            ) : (
              <Button disabled={state.kind === 'busy'} onClick={onBack}>
                {copy.back}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={state.kind === 'busy'} busyLabel={copy.submitBusy}>
              {first ? copy.next : copy.submit}
            </Button>
          </div>
        </Form>
        {first && (
          <p css={styles.below}>
            {copy.unreachableLead}
            <Link href="/feedback">{copy.unreachable}</Link>
          </p>
        )}
      </div>
    </Page>
  );
}
