import { unavailableButtonProps } from '../../primitives/Button/unavailableButtonProps.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { captchaCopy as copy } from './CaptchaField.copy.ts';
import { captchaStyles } from './CaptchaField.styles.ts';

export type CaptchaState =
  /** `inWords`: it is asked for as a question. */
  | { kind: 'loading'; inWords?: boolean }
  /** `image` is a data URL; `question` asks for the same characters in words and is shown in its place. */
  | { kind: 'ready'; image: string; question?: string }
  | { kind: 'failed'; message: string; inWords?: boolean };

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

/** What stands under the label: the question, or that it is being loaded. */
function Question({ captcha }: { captcha: Exclude<CaptchaState, { kind: 'failed' }> }) {
  const styles = stylesOf(captchaStyles);
  if (captcha.kind === 'loading') return <Spinner label={copy.loadingQuestion} />;
  return <b css={styles.question}>{captcha.question}</b>;
}

/** The image, a click on which requests another. */
function Picture({ captcha, onRefresh }: Pick<CaptchaFieldProps, 'captcha' | 'onRefresh'>) {
  const styles = stylesOf(captchaStyles);
  return (
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
  );
}

/**
 * Four characters of a captcha: of an image, of which a click requests another, or of a question in words for those who
 * cannot see the image. The buttons stay while a captcha is loading, so that the pressed one keeps the focus.
 */
export function CaptchaField({ captcha, value, onChange, onRefresh, error }: CaptchaFieldProps) {
  const styles = stylesOf(captchaStyles);
  const inWords = captcha.kind === 'ready' ? captcha.question !== undefined : (captcha.inWords ?? false);
  const another = inWords ? copy.anotherQuestion : copy.another;
  return (
    <div>
      <TextField
        label={inWords ? copy.questionLabel : copy.label}
        required
        placeholder={copy.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={captcha.kind === 'failed' ? captcha.message : error}
        hint={inWords && captcha.kind !== 'failed' && <Question captcha={captcha} />}
        maxLength={4}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aside={
          <button
            type="button"
            css={styles.another}
            onClick={() => onRefresh()}
            {...(captcha.kind === 'loading' && unavailableButtonProps)}
          >
            {inWords && captcha.kind === 'failed' ? copy.retry : another}
          </button>
        }
        trailing={!inWords && <Picture captcha={captcha} onRefresh={onRefresh} />}
      />
      <button type="button" css={styles.otherKind} onClick={() => onRefresh(inWords ? 'image' : 'question')}>
        {inWords ? copy.useImage : copy.useQuestion}
      </button>
    </div>
  );
}
