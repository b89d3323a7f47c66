import {
  ForgotPasswordScreen,
  type ForgotPasswordState,
  type ForgotPasswordValues,
} from '@ziping/ui/screens/account/ForgotPasswordScreen';
import { forgotPasswordCopy } from '@ziping/ui/screens/account/ForgotPasswordScreen.copy';
import { useState } from 'react';

import { attempt } from '../../shared/attempt.ts';
import { firstFaults } from '../../shared/rules.ts';
import { useAtomValue } from '../../shared/store.ts';
import { useCalls } from '../../features/account/useCalls.ts';
import { useForm } from '../../shared/useForm.ts';
import { isAboutCaptcha, useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import {
  captchaRules,
  codeRules,
  filled,
  newPasswordRules,
  phoneRules,
  repeatRules,
} from '../../features/account/validation.ts';
import { acknowledgeEnd, sessionAtom, signOut } from '../../session/session.ts';

const { messages } = forgotPasswordCopy;
const WRONG_CODE = 1004;

const phoneStep = { phone: phoneRules({ required: messages.phoneRequired, phone: messages.phone }) };
const withCaptcha = { ...phoneStep, captcha: captchaRules(messages) };
const resetStep = {
  verify_code: [filled(messages.codeRequired), ...codeRules(messages)],
  new_password: newPasswordRules({ required: messages.passwordRequired, short: messages.short }),
  confirm_password: repeatRules({ required: messages.mismatch, mismatch: messages.mismatch }),
};
const blank: ForgotPasswordValues = {
  phone: '',
  captcha: '',
  verify_code: '',
  new_password: '',
  confirm_password: '',
};

/** /forgot-password: a code to the phone, then a new password. */
export default function ForgotPasswordRoute() {
  const { values, errors, change, passes } = useForm(blank);
  const [state, setState] = useState<ForgotPasswordState>({ step: 'phone', kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  const calls = useCalls();
  const challenge = useSmsChallenge({
    type: 'reset_password',
    phone: values.phone,
    picture: 'on_demand',
    texts: messages,
    onNewPicture: () => change({ captcha: '' }),
  });

  async function sendCode() {
    if (state.step === 'done') return;
    const { step } = state;
    if (!passes(firstFaults(values, challenge.captcha ? withCaptcha : phoneStep))) return;
    setState({ step, kind: 'idle' });
    const outcome = await challenge.send(values.captcha);
    if (outcome === 'sent') setState({ step: 'reset', kind: 'idle' });
    else if (outcome !== 'held') {
      if (outcome.field === 'captcha') passes({ captcha: outcome.message });
      else setState({ step, kind: 'failed', message: outcome.message });
    }
  }

  async function submit() {
    if (state.step !== 'reset' || state.kind === 'busy') return;
    if (!passes(firstFaults(values, resetStep))) return;
    setState({ step: 'reset', kind: 'busy' });
    const { phone, verify_code, new_password } = values;
    const outcome = await attempt(messages.failed, async () =>
      (await calls()).setPassword({ phone, verify_code, new_password }),
    );
    if ('fault' in outcome) {
      const { code, message } = outcome.fault;
      if (code === WRONG_CODE) passes({ verify_code: message });
      setState(
        code === WRONG_CODE ? { step: 'reset', kind: 'idle' } : { step: 'reset', kind: 'failed', message },
      );
      if (isAboutCaptcha(outcome.fault)) void challenge.fetchCaptcha();
      return;
    }
    // A new password ends every session of the account, this browser's too.
    if (session.status === 'member' && session.user?.phone === phone) {
      signOut('left');
      acknowledgeEnd();
    }
    challenge.reset();
    setState({ step: 'done' });
  }

  return (
    <ForgotPasswordScreen
      state={state}
      values={values}
      errors={errors}
      captcha={challenge.captcha}
      send={challenge.sendState(true)}
      onChange={change}
      onRefreshCaptcha={() => void challenge.fetchCaptcha()}
      onSendCode={() => void sendCode()}
      onSubmit={() => void submit()}
      onBack={() => setState({ step: 'phone', kind: 'idle' })}
    />
  );
}
