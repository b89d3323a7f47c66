import {
  RegisterScreen,
  type RegisterState,
  type RegisterValues,
} from '@ziping/ui/screens/account/RegisterScreen';
import { registerCopy } from '@ziping/ui/screens/account/RegisterScreen.copy';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { paths } from '../../shared/paths.ts';
import { firstFaults } from '../../shared/rules.ts';
import { atom, useAtom, useAtomValue } from '../../shared/store.ts';
import { useAfter } from '../../shared/useAfter.ts';
import { faultText } from '../../features/account/fault-text.ts';
import { useOrigin } from '../../features/account/origin.ts';
import { useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import { useCalls } from '../../features/account/useCalls.ts';
import { useFormOn } from '../../shared/useForm.ts';
import {
  CAPTCHA_LENGTH,
  codeRules,
  newPasswordRules,
  phoneRules,
  repeatRules,
} from '../../features/account/validation.ts';
import { sessionAtom, signIn } from '../../session/session.ts';

/** How long the success message stands before the page goes on, in milliseconds. */
const REDIRECT_AFTER = 1000;

const { messages } = registerCopy;
const rules = {
  phone: phoneRules(messages),
  verify_code: codeRules(messages),
  new_password: newPasswordRules(messages),
  confirm_password: repeatRules(messages),
  accepted: [[(accepted: boolean) => accepted, messages.terms] as const],
};
const blank: RegisterValues = {
  phone: '',
  captcha: '',
  verify_code: '',
  new_password: '',
  confirm_password: '',
  accepted: false,
};
// Kept outside the page: whoever goes to read the terms finds the form as they left it.
const valuesAtom = atom(blank);

/** /register: makes an account and leads back to where the visitor came from. */
export default function RegisterRoute() {
  const { values, errors, change, passes } = useFormOn(useAtom(valuesAtom));
  const [state, setState] = useState<RegisterState>({ kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  const origin = useOrigin();
  const navigate = useNavigate();
  const calls = useCalls();
  const challenge = useSmsChallenge({
    type: 'register',
    phone: values.phone,
    texts: messages,
    onNewPicture: () => change({ captcha: '' }),
  });

  useAfter(
    state.kind === 'redirecting' ? REDIRECT_AFTER : null,
    () => void navigate(origin.path, { state: origin.state, replace: true }),
  );

  if (session.status === 'member' && state.kind !== 'redirecting' && state.kind !== 'busy') {
    return <Navigate to={origin.path} state={origin.state} replace />;
  }

  async function sendCode() {
    const outcome = await challenge.send(values.captcha);
    passes(typeof outcome === 'object' ? { [outcome.field]: outcome.message } : {});
  }

  async function submit() {
    if (state.kind !== 'idle' && state.kind !== 'failed') return;
    const asked = challenge.requested ? {} : { verify_code: messages.codeNotRequested };
    if (!passes({ ...firstFaults(values, rules), ...asked })) return;
    setState({ kind: 'busy' });
    const { phone, new_password: password, verify_code } = values;
    const outcome = await attempt('', async () => (await calls()).signUp({ phone, password, verify_code }));
    if ('fault' in outcome) {
      setState({ kind: 'failed', message: faultText(outcome.fault, messages.failed, messages.failedRetry) });
      return;
    }
    const { user_info, ...tokens } = outcome.data;
    signIn(tokens, user_info);
    change(blank);
    challenge.reset();
    setState({ kind: 'redirecting' });
  }

  return (
    <RegisterScreen
      state={state}
      values={values}
      errors={errors}
      captcha={challenge.captcha}
      send={challenge.sendState(challenge.sendable && values.captcha.length >= CAPTCHA_LENGTH)}
      onChange={change}
      onRefreshCaptcha={() => void challenge.fetchCaptcha()}
      onSendCode={() => void sendCode()}
      onSubmit={() => void submit()}
      loginHref={paths.login + origin.search}
    />
  );
}
