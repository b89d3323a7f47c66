import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { smsCodeCopy as copy } from './SmsCodeField.copy.ts';
import { smsCodeStyles } from './SmsCodeField.styles.ts';
import { useStyles } from '../../tokens/useStyles.ts';

/** The send button: it can be pressed, it waits for other fields, it is at work, or it counts down. */
export type SmsSendState =
  { kind: 'ready' } | { kind: 'blocked' } | { kind: 'sending' } | { kind: 'waiting'; seconds: number };

export interface SmsCodeFieldProps {
  send: SmsSendState;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  error?: string;
  hint?: string;
  /** Wording of the countdown: 后重试, or 后重发 where a code may be sent again. */
  countdown?: keyof typeof copy.waiting;
}

/** Six digits from a text message, with the button that has them sent. */
export function SmsCodeField({
  send,
  value,
  onChange,
  onSend,
  error,
  hint,
  countdown = 'retry',
}: SmsCodeFieldProps) {
  const styles = useStyles(smsCodeStyles);
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
            disabled={send.kind !== 'ready'}
            onClick={onSend}
          >
            {send.kind === 'waiting' ? copy.waiting[countdown](send.seconds) : copy.send}
          </Button>
        </span>
      }
    />
  );
}
