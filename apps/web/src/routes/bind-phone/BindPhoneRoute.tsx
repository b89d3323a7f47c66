import { isRefused, messageOf } from '@ziping/api-client/envelope';
import {
  BindPhoneScreen,
  type BindPhoneState,
  type BindPhoneValues,
} from '@ziping/ui/screens/account/BindPhoneScreen';
import { bindPhoneCopy } from '@ziping/ui/screens/account/BindPhoneScreen.copy';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { useBindPhone, logoutAtom } from '../../data/auth.ts';
import { useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import { pathWithoutPhone } from '../../features/account/origin.ts';
import { captchaRules, codeRules, phoneRules, required } from '../../features/account/validation.ts';
import { sessionAtom, startSessionAtom } from '../../session/session.ts';
import { paths } from '@ziping/ui/paths';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

const { messages } = bindPhoneCopy;

/** How long the outcome is shown, in milliseconds. */
const REDIRECT_AFTER = { success: 1000, linked: 2000 };

/** The service's message for a phone that belongs to another account. */
const TAKEN = '该手机号已被使用';

const rules = {
  phone: phoneRules({ required: messages.phone, phone: messages.phone }),
  verify_code: [required(messages.codeRequired), ...codeRules(messages)],
};
const sendRules = {
  phone: phoneRules({ required: messages.phoneFirst, phone: messages.phoneIncorrect }),
  captcha: captchaRules(messages),
};
const blank: BindPhoneValues = { phone: '', captcha: '', verify_code: '' };

/** /bind-phone: a member from WeChat binds a phone, or logs out. */
export default function BindPhoneRoute() {
  const form = useForm(blank);
  const { values, errors, change, validate } = form;
  const [state, setState] = useState<BindPhoneState>({ kind: 'idle' });
  const { mutateAsync: bindPhone } = useBindPhone();
  const session = useAtomValue(sessionAtom);
  const startSession = useSetAtom(startSessionAtom);
  const logout = useSetAtom(logoutAtom);
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as { from?: string };
  const challenge = useSmsChallenge({
    type: 'bind',
    phone: values.phone,
    texts: messages,
    form,
    check: () => validate(sendRules),
  });

  const bound = state.kind === 'success' || state.kind === 'linked';
  useTimeout(bound ? REDIRECT_AFTER[state.kind] : null, () => void navigate(paths.home, { replace: true }));

  if (session.status === 'member' && !session.needBindPhone && !bound && state.kind !== 'busy') {
    return <Navigate to={paths.home} replace />;
  }

  async function submit() {
    if (state.kind === 'busy' || !validate(rules)) return;
    setState({ kind: 'busy' });
    const { phone, verify_code } = values;
    try {
      const { user, linked, ...tokens } = await bindPhone({ phone, verify_code });
      startSession({ tokens, user });
      challenge.reset();
      setState({ kind: linked ? 'linked' : 'success' });
    } catch (error) {
      const message = messageOf(error, isRefused(error) ? messages.failed : messages.failedRetry);
      setState({ kind: 'failed', message: message.includes(TAKEN) ? messages.taken : message });
    }
  }

  return (
    <BindPhoneScreen
      state={state}
      values={values}
      errors={errors}
      {...challenge.props}
      send={challenge.sendState(true)}
      onChange={change}
      onSubmit={() => void submit()}
      onSkip={logout}
      browseHref={pathWithoutPhone(from)}
    />
  );
}
