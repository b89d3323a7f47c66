import { codeOf, messageOf } from '@ziping/api-client/envelope';
import {
  ForgotPasswordScreen,
  type ForgotPasswordState,
  type ForgotPasswordValues,
} from '@ziping/ui/screens/account/ForgotPasswordScreen';
import { forgotPasswordCopy } from '@ziping/ui/screens/account/ForgotPasswordScreen.copy';
import { useState } from 'react';

import { useResetPassword } from '../../data/auth.ts';
import { isCaptchaError, useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import {
  captchaRules,
  codeRules,
  newPasswordRules,
  phoneRules,
  repeatRules,
  required,
} from '../../features/account/validation.ts';
import { acknowledgeSessionEndAtom, endSessionAtom, sessionAtom } from '../../session/session.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';

const { messages } = forgotPasswordCopy;
const WRONG_CODE = 1004;

const phoneStepRules = { phone: phoneRules({ required: messages.phoneRequired, phone: messages.phone }) };
const captchaStepRules = { ...phoneStepRules, captcha: captchaRules(messages) };
const resetStepRules = {
  verify_code: [required(messages.codeRequired), ...codeRules(messages)],
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

/** /forgot-password: an SMS code, then a new password. */
export default function ForgotPasswordRoute() {
  const form = useForm(blank);
  const { values, errors, change, setErrors, validate } = form;
  const [state, setState] = useState<ForgotPasswordState>({ step: 'phone', kind: 'idle' });
  const { mutateAsync: resetPassword } = useResetPassword();
  const session = useAtomValue(sessionAtom);
  const endSession = useSetAtom(endSessionAtom);
  const acknowledgeSessionEnd = useSetAtom(acknowledgeSessionEndAtom);
  const challenge = useSmsChallenge({
    type: 'reset_password',
    phone: values.phone,
    captchaMode: 'on_demand',
    texts: messages,
    form,
  });

  async function sendCode() {
    if (state.step === 'done') return;
    const { step } = state;
    if (!validate(challenge.props.captcha ? captchaStepRules : phoneStepRules)) return;
    setState({ step, kind: 'idle' });
    const outcome = await challenge.sendCode();
    if (outcome === 'sent') setState({ step: 'reset', kind: 'idle' });
    else if (outcome !== 'held') {
      if (outcome.field === 'captcha') setErrors({ captcha: outcome.message });
      else setState({ step, kind: 'failed', message: outcome.message });
    }
  }

  async function submit() {
    if (state.step !== 'reset' || state.kind === 'busy' || !validate(resetStepRules)) return;
    setState({ step: 'reset', kind: 'busy' });
    const { phone, verify_code, new_password } = values;
    try {
      await resetPassword({ phone, verify_code, new_password });
    } catch (error) {
      const message = messageOf(error, messages.failed);
      const wrongCode = codeOf(error) === WRONG_CODE;
      if (wrongCode) setErrors({ verify_code: message });
      setState(wrongCode ? { step: 'reset', kind: 'idle' } : { step: 'reset', kind: 'failed', message });
      if (isCaptchaError(error)) challenge.refreshCaptcha();
      return;
    }
    // A new password ends every session of the account, this browser's too.
    if (session.status === 'member' && session.user?.phone === phone) {
      endSession('left');
      acknowledgeSessionEnd();
    }
    challenge.reset();
    setState({ step: 'done' });
  }

  return (
    <ForgotPasswordScreen
      state={state}
      values={values}
      errors={errors}
      {...challenge.props}
      send={challenge.sendState(true)}
      onChange={change}
      onSendCode={() => void sendCode()}
      onSubmit={() => void submit()}
      onBack={() => setState({ step: 'phone', kind: 'idle' })}
    />
  );
}
