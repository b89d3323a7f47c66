import { paths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatePage } from '../StatePage/StatePage.tsx';
import { loginRequiredCopy as copy } from './LoginRequired.copy.ts';

export interface LoginRequiredProps {
  /** Heading. */
  title: string;
  /** What the login gives access to. */
  body: string;
  /** With the way back: loginWithRedirect(paths.reports). */
  loginHref: string;
  /** Path of the registration, with the page to return to. */
  registerHref?: string;
  /** Where the way back leads. */
  backHref?: string;
}

/** Shown to guests on a page that requires a login, with links to login, registration and the fortune form. */
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
