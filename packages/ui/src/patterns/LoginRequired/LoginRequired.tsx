import { paths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatePage } from '../StatePage/StatePage.tsx';
import { loginRequiredCopy as copy } from './LoginRequired.copy.ts';

export interface LoginRequiredProps {
  title: string;
  /** What waits behind the login. */
  body: string;
  /** With the way back: loginWithRedirect(paths.reports). */
  loginHref: string;
  registerHref?: string;
  backHref?: string;
}

/** A page that needs a login: says why, and offers login, register and the way back to the form. */
export function LoginRequired({
  title,
  body,
  loginHref,
  registerHref = paths.register,
  backHref = paths.fortune,
}: LoginRequiredProps) {
  return (
    <StatePage
      mark={copy.markTitle}
      title={title}
      body={body}
      actions={
        <>
          <Button href={loginHref} variant="primary">
            {copy.login}
          </Button>
          <Button href={registerHref}>{copy.register}</Button>
          <Button href={backHref} variant="quiet">
            {copy.back}
          </Button>
        </>
      }
    />
  );
}
