import {
  BindPhoneScreen,
  type BindPhoneState,
  type BindPhoneValues,
} from '@ziping/ui/screens/account/BindPhoneScreen';
import { bindPhoneCopy } from '@ziping/ui/screens/account/BindPhoneScreen.copy';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { paths } from '../../shared/paths.ts';
import { firstFaults } from '../../shared/rules.ts';
import { useAtomValue } from '../../shared/store.ts';
import { useAfter } from '../../shared/useAfter.ts';
import { faultText } from '../../features/account/fault-text.ts';
import { useCalls } from '../../features/account/useCalls.ts';
import { useForm } from '../../shared/useForm.ts';
import { useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import { captchaRules, codeRules, filled, phoneRules } from '../../features/account/validation.ts';
import { sessionAtom, signIn, signOut } from '../../session/session.ts';

const { messages } = bindPhoneCopy;

/** How long the outcome stands before the page goes on, in milliseconds. */
const REDIRECT_AFTER = { success: 1000, linked: 2000 };

/** What the service says of a number that another account has. */
const TAKEN = '该手机号已被使用';

const rules = {
  phone: phoneRules({ required: messages.phone, phone: messages.phone }),
  verify_code: [filled(messages.codeRequired), ...codeRules(messages)],
};
const sendRules = {
  phone: phoneRules({ required: messages.phoneFirst, phone: messages.phoneIncorrect }),
  captcha: captchaRules(messages),
};
const blank: BindPhoneValues = { phone: '', captcha: '', verify_code: '' };

/** /bind-phone: a member who came through the messaging app gives a phone, or gives up the session. */
export default function BindPhoneRoute() {
  const { values, errors, change, passes } = useForm(blank);
  const [state, setState] = useState<BindPhoneState>({ kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const calls = useCalls();
  const challenge = useSmsChallenge({
    type: 'bind',
    phone: values.phone,
    texts: messages,
    onNewPicture: () => change({ captcha: '' }),
  });

  const bound = state.kind === 'success' || state.kind === 'linked';
  useAfter(bound ? REDIRECT_AFTER[state.kind] : null, () => void navigate(paths.home, { replace: true }));

  if (session.status === 'member' && !session.needBindPhone && !bound && state.kind !== 'busy') {
    return <Navigate to={paths.home} replace />;
  }

  async function sendCode() {
    if (!passes(firstFaults(values, sendRules))) return;
    const outcome = await challenge.send(values.captcha);
    if (typeof outcome === 'object') passes({ [outcome.field]: outcome.message });
  }

  async function submit() {
    if (state.kind === 'busy' || !passes(firstFaults(values, rules))) return;
    setState({ kind: 'busy' });
    const { phone, verify_code } = values;
    const outcome = await attempt('', async () => (await calls()).givePhone({ phone, verify_code }));
    if ('fault' in outcome) {
      const said = faultText(outcome.fault, messages.failed, messages.failedRetry);
      setState({ kind: 'failed', message: said.includes(TAKEN) ? messages.taken : said });
      return;
    }
    const { user, linked, ...tokens } = outcome.data;
    signIn(tokens, user);
    challenge.reset();
    setState({ kind: linked ? 'linked' : 'success' });
  }

  return (
    <BindPhoneScreen
      state={state}
      values={values}
      errors={errors}
      captcha={challenge.captcha}
      send={challenge.sendState(true)}
      onChange={change}
      onRefreshCaptcha={() => void challenge.fetchCaptcha()}
      onSendCode={() => void sendCode()}
      onSubmit={() => void submit()}
      onSkip={() => signOut('left')}
    />
  );
}
