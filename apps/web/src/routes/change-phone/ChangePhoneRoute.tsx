import {
  ChangePhoneScreen,
  type ChangePhoneState,
  type ChangePhoneValues,
} from '@ziping/ui/screens/profile/ChangePhoneScreen';
import { changePhoneCopy } from '@ziping/ui/screens/profile/ChangePhoneScreen.copy';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { paths } from '../../shared/paths.ts';
import { firstFaults } from '../../shared/rules.ts';
import { useAfter } from '../../shared/useAfter.ts';
import { useForm } from '../../shared/useForm.ts';
import { useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import { captchaRules, codeRules, filled, phoneRules } from '../../features/account/validation.ts';
import { useCalls } from '../../features/profile/useCalls.ts';
import { useMember } from '../../features/profile/useMember.ts';
import { rememberUser } from '../../session/session.ts';

const { messages } = changePhoneCopy;

/** How long the success message stands before the page goes back, in milliseconds. */
const REDIRECT_AFTER = 3000;

/** Codes of the service: the code of the old number, of the new one, and the new number itself do not do. */
const WRONG_OLD_CODE = 1012;
const WRONG_NEW_CODE = 1004;
const PHONE_TAKEN = 1002;

const verify_code = [filled(messages.codeRequired), ...codeRules(messages)];
const captcha = captchaRules(messages);
const new_phone = phoneRules({ required: messages.phoneRequired, phone: messages.phone });
const blank: ChangePhoneValues = { captcha: '', verify_code: '', new_phone: '' };

/** /profile/change-phone: a code to the number in use, then one to the number that takes its place. */
export default function ChangePhoneRoute() {
  const [state, setState] = useState<ChangePhoneState>({ step: 'old', kind: 'idle' });
  const oldForm = useForm(blank);
  const newForm = useForm(blank);
  const user = useMember();
  const navigate = useNavigate();
  const calls = useCalls();
  const toOld = useSmsChallenge({
    type: 'change_phone_old',
    phone: user?.phone ?? '',
    ...(user && { userId: user.id }),
    texts: messages,
    onNewPicture: () => oldForm.change({ captcha: '' }),
  });
  const toNew = useSmsChallenge({
    type: 'change_phone_new',
    phone: newForm.values.new_phone,
    texts: messages,
    onNewPicture: () => newForm.change({ captcha: '' }),
  });
  useAfter(state.step === 'done' ? REDIRECT_AFTER : null, () => void navigate(paths.profile));

  if (!user) return <LoadingScreen />;

  const first = state.step === 'old';
  const form = first ? oldForm : newForm;
  const challenge = first ? toOld : toNew;
  const { values } = form;

  async function sendCode() {
    if (!user?.phone) {
      if (first) setState({ step: 'old', kind: 'failed', message: messages.noUser });
      return;
    }
    if (!form.passes(firstFaults(values, first ? { captcha } : { captcha, new_phone }))) return;
    const outcome = await challenge.send(values.captcha);
    if (typeof outcome === 'object') form.passes({ [outcome.field]: outcome.message });
  }

  async function submit() {
    if (state.step === 'old') {
      if (oldForm.passes(firstFaults(values, { verify_code }))) setState({ step: 'new', kind: 'idle' });
      return;
    }
    if (state.step === 'done' || state.kind === 'busy') return;
    if (!newForm.passes(firstFaults(values, { new_phone, verify_code }))) return;
    if (!user) {
      setState({ step: 'new', kind: 'failed', message: messages.noUser });
      return;
    }
    setState({ step: 'new', kind: 'busy' });
    const outcome = await attempt(messages.failed, async () =>
      (await calls()).replacePhone({
        userId: user.id,
        old_verify_code: oldForm.values.verify_code,
        new_phone: values.new_phone,
        new_verify_code: values.verify_code,
      }),
    );
    if ('fault' in outcome) refused(outcome.fault.code, outcome.fault.message);
    else {
      rememberUser(outcome.data);
      toOld.reset();
      toNew.reset();
      setState({ step: 'done' });
    }
  }

  /** Says what was wrong where it can be mended. */
  function refused(code: number | null, message: string) {
    if (code === WRONG_OLD_CODE) {
      setState({ step: 'old', kind: 'idle' });
      oldForm.passes({ verify_code: message });
    } else if (code === WRONG_NEW_CODE || code === PHONE_TAKEN) {
      setState({ step: 'new', kind: 'idle' });
      newForm.passes({ [code === PHONE_TAKEN ? 'new_phone' : 'verify_code']: message });
    } else setState({ step: 'new', kind: 'failed', message });
  }

  return (
    <ChangePhoneScreen
      state={state}
      phone={user.phone ?? ''}
      values={values}
      errors={form.errors}
      captcha={challenge.captcha}
      send={challenge.sendState(values.captcha !== '' && (first || values.new_phone !== ''))}
      onChange={form.change}
      onRefreshCaptcha={() => void challenge.fetchCaptcha()}
      onSendCode={() => void sendCode()}
      onSubmit={() => void submit()}
      onBack={() => setState({ step: 'old', kind: 'idle' })}
    />
  );
}
