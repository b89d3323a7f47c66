import { isRefused, messageOf } from '@ziping/api-client/envelope';
import {
  RegisterScreen,
  type RegisterState,
  type RegisterValues,
} from '@ziping/ui/screens/account/RegisterScreen';
import { registerCopy } from '@ziping/ui/screens/account/RegisterScreen.copy';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { useRegister } from '../../data/auth.ts';
import { useOrigin } from '../../features/account/origin.ts';
import { useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import {
  CAPTCHA_LENGTH,
  codeRules,
  codeRulesBeforeRequest,
  newPasswordRules,
  phoneRules,
  repeatRules,
} from '../../features/account/validation.ts';
import { sessionAtom, startSessionAtom } from '../../session/session.ts';
import { paths } from '@ziping/ui/paths';
import { atom, useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useAtomForm } from '../../shared/useForm.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

/** How long the success message is shown, in milliseconds. */
const REDIRECT_AFTER = 1000;

const { messages } = registerCopy;
const rules = {
  phone: phoneRules(messages),
  verify_code: codeRules(messages),
  new_password: newPasswordRules(messages),
  confirm_password: repeatRules(messages),
  accepted: [[(accepted: boolean) => accepted, messages.terms] as const],
};
const rulesBeforeCode = { ...rules, verify_code: codeRulesBeforeRequest(messages) };
const blank: RegisterValues = {
  phone: '',
  captcha: '',
  verify_code: '',
  new_password: '',
  confirm_password: '',
  accepted: false,
};
// In the store, so that the form outlives a visit to the terms.
const valuesAtom = atom(blank);

/** /register: creates an account and leads back to where the visitor came from. */
export default function RegisterRoute() {
  const form = useAtomForm(valuesAtom);
  const { values, errors, change, validate } = form;
  const [state, setState] = useState<RegisterState>({ kind: 'idle' });
  const { mutateAsync: register } = useRegister();
  const session = useAtomValue(sessionAtom);
  const startSession = useSetAtom(startSessionAtom);
  const origin = useOrigin();
  const navigate = useNavigate();
  const challenge = useSmsChallenge({
    type: 'register',
    phone: values.phone,
    texts: messages,
    form,
    // What was wrong with the form before is no longer shown.
    check: () => validate({}),
  });

  useTimeout(
    state.kind === 'redirecting' ? REDIRECT_AFTER : null,
    () => void navigate(origin.path, { state: origin.state, replace: true }),
  );

  if (session.status === 'member' && state.kind !== 'redirecting' && state.kind !== 'busy') {
    return <Navigate to={origin.path} state={origin.state} replace />;
  }

  async function submit() {
    if (state.kind !== 'idle' && state.kind !== 'failed') return;
    if (!validate(challenge.requested ? rules : rulesBeforeCode)) return;
    setState({ kind: 'busy' });
    const { phone, new_password: password, verify_code } = values;
    try {
      const { user_info: user, ...tokens } = await register({ phone, password, verify_code });
      startSession({ tokens, user });
      change(blank);
      challenge.reset();
      setState({ kind: 'redirecting' });
    } catch (error) {
      const fallback = isRefused(error) ? messages.failed : messages.failedRetry;
      setState({ kind: 'failed', message: messageOf(error, fallback) });
    }
  }

  return (
    <RegisterScreen
      state={state}
      values={values}
      errors={errors}
      {...challenge.props}
      send={challenge.sendState(challenge.sendable && values.captcha.length >= CAPTCHA_LENGTH)}
      onChange={change}
      onSubmit={() => void submit()}
      loginHref={paths.login + origin.search}
    />
  );
}
