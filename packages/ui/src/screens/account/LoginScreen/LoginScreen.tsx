import { paths } from '../../../paths.ts';
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx';
import { authFormStyles } from '../../../patterns/AuthLayout/authForm.styles.ts';
import { Form } from '../../../patterns/Form/Form.tsx';
import { PhoneField } from '../../../patterns/PhoneField/PhoneField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { loginCopy as copy } from './LoginScreen.copy.ts';
import { loginStyles } from './LoginScreen.styles.ts';

export interface LoginValues {
  phone: string;
  password: string;
}

export type LoginState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** The WeChat login is under way. */
  | { kind: 'wechat_busy' }
  | { kind: 'failed'; message: string }
  /** A message above the form, such as that the account was deactivated. */
  | { kind: 'notice'; message: string; tone?: 'success' | 'info' };

export interface LoginScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: LoginState;
  /** What is entered in the fields. */
  values: LoginValues;
  /** Fault of each field; none for a valid one. */
  errors: Partial<Record<keyof LoginValues, string>>;
  /** Inside WeChat's browser: shows its one-tap login above the form. */
  wechat: boolean;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<LoginValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
  /** The one-tap login was pressed. */
  onWechatLogin: () => void;
  /** Asks for a code by SMS instead of the password. */
  onUseSms: () => void;
  /** Path of the registration, with the page to return to. */
  registerHref?: string;
}

/** Login with phone and password, or with one tap inside WeChat. */
export function LoginScreen({
  state,
  values,
  errors,
  wechat,
  onChange,
  onSubmit,
  onWechatLogin,
  onUseSms,
  registerHref = paths.register,
}: LoginScreenProps) {
  const form = stylesOf(authFormStyles);
  const styles = stylesOf(loginStyles);
  const locked = state.kind === 'busy' || state.kind === 'wechat_busy';

  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      {state.kind === 'notice' && (
        <div css={form.above}>
          <Notice tone={state.tone ?? 'success'}>{state.message}</Notice>
        </div>
      )}
      {wechat && (
        <>
          <Button
            block
            size="large"
            variant="primary"
            busy={state.kind === 'wechat_busy'}
            busyLabel={copy.wechatBusy}
            disabled={locked}
            onClick={onWechatLogin}
          >
            {copy.wechat}
          </Button>
          <p css={styles.divider}>
            <span>{copy.divider}</span>
          </p>
        </>
      )}
      <Form css={form.form} errors={errors} onSubmit={onSubmit}>
        <PhoneField
          autoComplete="username"
          required={false}
          value={values.phone}
          error={errors.phone}
          onChange={(phone) => onChange({ phone })}
        />
        <PasswordField
          label={copy.password}
          placeholder={copy.passwordPlaceholder}
          autoComplete="current-password"
          name="password"
          value={values.password}
          error={errors.password}
          aside={
            <Link href={paths.forgotPassword} css={styles.forgot}>
              {copy.forgot}
            </Link>
          }
          onChange={(event) => onChange({ password: event.target.value })}
        />
        {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
        <Button
          block
          size="large"
          type="submit"
          variant={wechat ? 'secondary' : 'primary'}
          busy={state.kind === 'busy'}
          busyLabel={copy.submitBusy}
          disabled={locked}
        >
          {copy.submit}
        </Button>
        <Button block variant="quiet" disabled={locked} onClick={onUseSms}>
          {copy.useSms}
        </Button>
      </Form>
      <p css={form.below}>
        {copy.registerLead}
        <Link href={registerHref}>{copy.register}</Link>
      </p>
    </AuthLayout>
  );
}
