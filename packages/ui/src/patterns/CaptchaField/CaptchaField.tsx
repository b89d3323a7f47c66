import { unavailableButtonProps } from '../../primitives/Button/unavailableButtonProps.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { captchaCopy as copy } from './CaptchaField.copy.ts';
import { captchaStyles } from './CaptchaField.styles.ts';

export type CaptchaState =
  | { kind: 'loading' }
  /** `image` is a data URL. */
  | { kind: 'ready'; image: string }
  | { kind: 'failed'; message: string };

export interface CaptchaFieldProps {
  captcha: CaptchaState;
  value: string;
  onChange: (value: string) => void;
  /** Requests a new image, also after a failure. */
  onRefresh: () => void;
  error?: string;
}

/** Four characters of an image captcha. A click on the image requests another. */
export function CaptchaField({ captcha, value, onChange, onRefresh, error }: CaptchaFieldProps) {
  const styles = stylesOf(captchaStyles);
  return (
    <TextField
      label={copy.label}
      required
      placeholder={copy.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={captcha.kind === 'failed' ? captcha.message : error}
      maxLength={4}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aside={
        captcha.kind === 'ready' && (
          <button type="button" css={styles.another} onClick={onRefresh}>
            {copy.another}
          </button>
        )
      }
      trailing={
        <button
          type="button"
          css={styles.picture}
          aria-label={captcha.kind === 'failed' ? copy.retry : copy.refresh}
          title={copy.refresh}
          onClick={onRefresh}
          aria-busy={captcha.kind === 'loading'}
          {...(captcha.kind === 'loading' && unavailableButtonProps)}
        >
          {captcha.kind === 'loading' && <Spinner label={copy.loading} />}
          {captcha.kind === 'failed' && copy.retry}
          {captcha.kind === 'ready' && <img css={styles.image} src={captcha.image} alt={copy.image} />}
        </button>
      }
    />
  );
}
