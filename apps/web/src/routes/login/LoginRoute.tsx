import { LoginScreen, type LoginState, type LoginValues } from '@ziping/ui/screens/account/LoginScreen';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { paths } from '../../shared/paths.ts';
import { firstFaults } from '../../shared/rules.ts';
import { atom, useAtom, useAtomValue } from '../../shared/store.ts';
import { faultText } from '../../features/account/fault-text.ts';
import { type OriginState, useOrigin } from '../../features/account/origin.ts';
import { useCalls } from '../../features/account/useCalls.ts';
import { useFormOn } from '../../shared/useForm.ts';
import { useMessagingLogin } from '../../features/account/useMessagingLogin.ts';
import { filled, phoneRules } from '../../features/account/validation.ts';
import { sessionAtom, signIn } from '../../session/session.ts';

const { messages } = loginCopy;
const rules = { phone: phoneRules(messages), password: [filled(messages.required)] };
const blank: LoginValues = { phone: '', password: '' };
const valuesAtom = atom(blank);

/** /login: signs in and leads back to where the visitor came from. */
export default function LoginRoute() {
  const { values, errors, change, passes } = useFormOn(useAtom(valuesAtom));
  const [state, setState] = useState<LoginState>({ kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  const origin = useOrigin();
  const navigate = useNavigate();
  const location = useLocation();
  const calls = useCalls();
  const guest = session.status === 'guest';
  const messaging = useMessagingLogin(guest, origin);

  if (session.status === 'member' && state.kind !== 'busy') {
    return (
      <Navigate to={session.needBindPhone ? paths.bindPhone : origin.path} state={origin.state} replace />
    );
  }

  // Said only once the page stands: the prerendered one knows nothing of the visit.
  const closed = guest && (location.state as OriginState | null)?.notice === 'closed';
  const idle: LoginState = closed ? { kind: 'notice', message: messages.deactivated } : { kind: 'idle' };
  const own = state.kind === 'idle' ? idle : state;
  const shown = state.kind === 'idle' && messaging.state.kind !== 'idle' ? messaging.state : own;

  async function submit() {
    if (shown.kind === 'busy' || shown.kind === 'wechat_busy') return;
    if (!passes(firstFaults(values, rules))) return;
    setState({ kind: 'busy' });
    const outcome = await attempt('', async () => (await calls()).signIn(values));
    if ('fault' in outcome) {
      setState({ kind: 'failed', message: faultText(outcome.fault, messages.credentials, messages.failed) });
      return;
    }
    const { user_info, ...tokens } = outcome.data;
    signIn(tokens, user_info);
    change(blank);
    void navigate(origin.path, { state: origin.state, replace: true });
  }

  return (
    <LoginScreen
      state={shown}
      values={values}
      errors={errors}
      wechat={messaging.here}
      onChange={change}
      onSubmit={() => void submit()}
      onWechatLogin={() => void messaging.begin()}
      registerHref={paths.register + origin.search}
    />
  );
}
