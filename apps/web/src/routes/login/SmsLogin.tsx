import { messageOf } from '@ziping/api-client/envelope';
import {
  SmsLoginScreen,
  type SmsLoginState,
  type SmsLoginValues,
} from '@ziping/ui/screens/account/SmsLoginScreen';
import { smsLoginCopy } from '@ziping/ui/screens/account/SmsLoginScreen.copy';
import { useState } from 'react';

import { useSmsLogin } from '../../data/auth.ts';
import { useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import {
  captchaRules,
  codeRules,
  codeRulesBeforeRequest,
  phoneRules,
} from '../../features/account/validation.ts';
import { startSessionAtom } from '../../session/session.ts';
import { useSetAtom } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';

const { messages } = smsLoginCopy;
const rules = { phone: phoneRules(messages), verify_code: codeRules(messages) };
const rulesBeforeCode = { ...rules, verify_code: codeRulesBeforeRequest(messages) };
const sendRules = { phone: phoneRules(messages), captcha: captchaRules(messages) };

/**
 * /login with a code by SMS. It starts the session; the page around it leads back to where the visitor came from.
 * @param phone the number that was typed beside the password
 * @param onPhone another number was typed: the form with the password has it too
 */
export default function SmsLogin({
  phone,
  registerHref,
  onPhone,
  onUsePassword,
}: {
  phone: string;
  registerHref: string;
  onPhone: (event: { phone: string }) => void;
  onUsePassword: () => void;
}) {
  const form = useForm<SmsLoginValues>({ phone, captcha: '', verify_code: '' });
  const { values, errors, change, validate } = form;
  const [state, setState] = useState<SmsLoginState>({ kind: 'idle' });
  const { mutateAsync: login } = useSmsLogin();
  const startSession = useSetAtom(startSessionAtom);
  const challenge = useSmsChallenge({
    type: 'login',
    phone: values.phone,
    texts: messages,
    form,
    check: () => validate(sendRules),
  });

  async function submit() {
    if (state.kind === 'busy' || !validate(challenge.requested ? rules : rulesBeforeCode)) return;
    setState({ kind: 'busy' });
    try {
      const { user_info: user, ...tokens } = await login({
        phone: values.phone,
        verify_code: values.verify_code,
      });
      challenge.reset();
      startSession({ tokens, user });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, messages.failed) });
    }
  }

  return (
    <SmsLoginScreen
      state={state}
      values={values}
      errors={errors}
      {...challenge.props}
      send={challenge.sendState(true)}
      onChange={(part) => {
        change(part);
        if (part.phone !== undefined) onPhone({ phone: part.phone });
      }}
      onSubmit={() => void submit()}
      onUsePassword={onUsePassword}
      registerHref={registerHref}
    />
  );
}
