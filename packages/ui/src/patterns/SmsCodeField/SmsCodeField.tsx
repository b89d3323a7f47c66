import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { smsCodeCopy as copy } from './SmsCodeField.copy.ts';
import { smsCodeStyles } from './SmsCodeField.styles.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';

/** State of the send button. `blocked`: other fields are incomplete. `waiting`: seconds until the next code. */
export type SmsSendState =
  { kind: 'ready' } | { kind: 'blocked' } | { kind: 'sending' } | { kind: 'waiting'; seconds: number };

export interface SmsCodeFieldProps {
  /** State of the button that sends the code. */
  send: SmsSendState;
  /** The digits that are typed. */
  value: string;
  /** A field was changed, with what it changes to. */
  onChange: (value: string) => void;
  /** A code is asked for. */
  onSend: () => void;
  /** Fault of what is entered, announced with the control. */
  error?: string;
  /** Help below the control. */
  hint?: string;
  /** Wording of the countdown: 后重试 or 后重发. */
  countdown?: keyof typeof copy.waiting;
}

/** The six-digit SMS code, with the button that requests it. */
export function SmsCodeField({
  send,
  value,
  onChange,
  onSend,
  error,
  hint,
  countdown = 'retry',
}: SmsCodeFieldProps) {
  const styles = stylesOf(smsCodeStyles);
  return (
    <TextField
      label={copy.label}
      required
      placeholder={copy.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={hint}
      maxLength={6}
      inputMode="numeric"
      pattern="\d{6}"
      autoComplete="one-time-code"
      trailing={
        <span css={styles.send}>
          <Button
            variant="quiet"
            size="small"
            busy={send.kind === 'sending'}
            busyLabel={copy.sending}
            disabled={send.kind === 'blocked'}
            unavailable={send.kind === 'waiting'}
            onClick={onSend}
          >
            {send.kind === 'waiting' ? copy.waiting[countdown](send.seconds) : copy.send}
          </Button>
        </span>
      }
    />
  );
}
