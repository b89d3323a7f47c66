import { ApiError, isRefused, isUnreachable, messageOf } from '@ziping/api-client/envelope';
import { LoginScreen, type LoginState, type LoginValues } from '@ziping/ui/screens/account/LoginScreen';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { startTransition, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { useLogin } from '../../data/auth.ts';
import { type OriginState, useOrigin } from '../../features/account/origin.ts';
import { useWechatConsent } from '../../features/account/useWechatConsent.ts';
import { phoneRules, required } from '../../features/account/validation.ts';
import { sessionAtom, startSessionAtom } from '../../session/session.ts';
import { paths } from '@ziping/ui/paths';
import { lazy } from '../../shared/lazy.ts';
import { atom, useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useAtomForm } from '../../shared/useForm.ts';

const SmsLogin = lazy(() => import('./SmsLogin.tsx'));

const { messages } = loginCopy;
const rules = { phone: phoneRules(messages), password: [required(messages.required)] };
const notices: Record<NonNullable<OriginState['notice']>, LoginState> = {
  closed: { kind: 'notice', message: messages.deactivated },
  form: { kind: 'notice', message: messages.form, tone: 'info' },
  question: { kind: 'notice', message: messages.question, tone: 'info' },
  expired: { kind: 'notice', message: messages.expired, tone: 'info' },
};
const blank: LoginValues = { phone: '', password: '' };
const valuesAtom = atom(blank);

/** The service's message, or why there is none: it refused, it has a fault, or it did not answer. */
function failureText(error: unknown): string {
  if (error instanceof ApiError && isUnreachable(error)) return error.message;
  const byStatus = isRefused(error) && error instanceof ApiError && error.kind === 'http';
  return messageOf(error, byStatus ? messages.credentials : messages.failed);
}

/** /login: logs in and leads back to where the visitor came from. */
export default function LoginRoute() {
  const { values, errors, change, validate } = useAtomForm(valuesAtom);
  const [state, setState] = useState<LoginState>({ kind: 'idle' });
  const [bySms, setBySms] = useState(false);
  const { mutateAsync: login } = useLogin();
  const session = useAtomValue(sessionAtom);
  const startSession = useSetAtom(startSessionAtom);
  const origin = useOrigin();
  const navigate = useNavigate();
  const location = useLocation();
  const guest = session.status === 'guest';
  const wechat = useWechatConsent(guest, origin);

  if (session.status === 'member' && state.kind !== 'busy') {
    return (
      <Navigate
        to={session.needBindPhone ? paths.bindPhone : origin.path}
        state={session.needBindPhone ? { from: origin.path } : origin.state}
        replace
      />
    );
  }

  // Not before the session is known: the prerendered page has no router state.
  const notice = guest ? (location.state as OriginState | null)?.notice : undefined;
  const idle: LoginState = notice ? notices[notice] : { kind: 'idle' };
  const own = state.kind === 'idle' ? idle : state;
  const shown = state.kind === 'idle' && wechat.state.kind !== 'idle' ? wechat.state : own;

  async function submit() {
    if (shown.kind === 'busy' || shown.kind === 'wechat_busy') return;
    if (!validate(rules)) return;
    setState({ kind: 'busy' });
    try {
      const { user_info: user, ...tokens } = await login(values);
      startSession({ tokens, user });
      change(blank);
      void navigate(origin.path, { state: origin.state, replace: true });
    } catch (error) {
      setState({ kind: 'failed', message: failureText(error) });
    }
  }

  const registerHref = paths.register + origin.search;
  if (bySms) {
    return (
      <SmsLogin
        phone={values.phone}
        registerHref={registerHref}
        onPhone={({ phone }) => change({ phone })}
        onUsePassword={() => setBySms(false)}
      />
    );
  }
  return (
    <LoginScreen
      state={shown}
      values={values}
      errors={errors}
      wechat={wechat.available}
      onChange={change}
      onSubmit={() => void submit()}
      onWechatLogin={() => void wechat.begin()}
      onUseSms={() => startTransition(() => setBySms(true))}
      registerHref={registerHref}
    />
  );
}
