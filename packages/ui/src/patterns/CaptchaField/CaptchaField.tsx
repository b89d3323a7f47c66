import { unavailableButtonProps } from '../../primitives/Button/unavailableButtonProps.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { captchaCopy as copy } from './CaptchaField.copy.ts';
import { captchaStyles } from './CaptchaField.styles.ts';

export type CaptchaState =
  | { kind: 'loading' }
  /** `image` is a data URL; `question` asks for the same characters in words and is shown in its place. */
  | { kind: 'ready'; image: string; question?: string }
  | { kind: 'failed'; message: string };

export interface CaptchaFieldProps {
  /** The captcha, or why there is none. */
  captcha: CaptchaState;
  /** What is typed. */
  value: string;
  /** Something was typed. */
  onChange: (value: string) => void;
  /** Requests a new captcha, also after a failure: of the kind that is named, else of the same kind. */
  onRefresh: (kind?: 'image' | 'question') => void;
  /** Fault of what was typed. */
  error?: string;
}

/**
 * Four characters of a captcha: of an image, of which a click requests another, or of a question in words for those who
 * cannot see the image.
 */
export function CaptchaField({ captcha, value, onChange, onRefresh, error }: CaptchaFieldProps) {
  const styles = stylesOf(captchaStyles);
  const question = captcha.kind === 'ready' ? captcha.question : undefined;
  return (
    <div>
      <TextField
        label={question === undefined ? copy.label : copy.questionLabel}
        required
        placeholder={copy.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={captcha.kind === 'failed' ? captcha.message : error}
        hint={question && <b css={styles.question}>{question}</b>}
        maxLength={4}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aside={
          captcha.kind === 'ready' && (
            <button type="button" css={styles.another} onClick={() => onRefresh()}>
              {question === undefined ? copy.another : copy.anotherQuestion}
            </button>
          )
        }
        trailing={
          question === undefined && (
            <button
              type="button"
              css={styles.picture}
              aria-label={captcha.kind === 'failed' ? copy.retry : copy.refresh}
              title={copy.refresh}
              onClick={() => onRefresh()}
              aria-busy={captcha.kind === 'loading'}
              {...(captcha.kind === 'loading' && unavailableButtonProps)}
            >
              {captcha.kind === 'loading' && <Spinner label={copy.loading} />}
              {captcha.kind === 'failed' && copy.retry}
              {captcha.kind === 'ready' && <img css={styles.image} src={captcha.image} alt={copy.image} />}
            </button>
          )
        }
      />
      {captcha.kind === 'ready' && (
        <button
          type="button"
          css={styles.otherKind}
          onClick={() => onRefresh(question === undefined ? 'question' : 'image')}
        >
          {question === undefined ? copy.useQuestion : copy.useImage}
        </button>
      )}
    </div>
  );
}
