import { codeOf, messageOf } from '@ziping/api-client/envelope';
import {
  ChangePhoneScreen,
  type ChangePhoneState,
  type ChangePhoneValues,
} from '@ziping/ui/screens/profile/ChangePhoneScreen';
import { changePhoneCopy } from '@ziping/ui/screens/profile/ChangePhoneScreen.copy';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useChangePhone } from '../../data/user.ts';
import { useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import { captchaRules, codeRules, phoneRules, required } from '../../features/account/validation.ts';
import { UserPage } from '../../features/profile/UserPage.tsx';
import { updateUserAtom, type User } from '../../session/session.ts';
import { paths } from '@ziping/ui/paths';
import { useSetAtom } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

const { messages } = changePhoneCopy;

/** How long the success message is shown, in milliseconds. */
const REDIRECT_AFTER = 3000;

/** Codes of the service: wrong SMS code of the old phone, of the new one, and a phone of another account. */
const WRONG_OLD_CODE = 1012;
const WRONG_NEW_CODE = 1004;
const PHONE_TAKEN = 1002;

const verify_code = [required(messages.codeRequired), ...codeRules(messages)];
const captcha = captchaRules(messages);
const new_phone = phoneRules({ required: messages.phoneRequired, phone: messages.phone });
const blank: ChangePhoneValues = { captcha: '', verify_code: '', new_phone: '' };

function ChangePhoneForm({ user }: { user: User }) {
  const [state, setState] = useState<ChangePhoneState>({ step: 'old', kind: 'idle' });
  const oldForm = useForm(blank);
  const newForm = useForm(blank);
  const { mutateAsync: changePhone } = useChangePhone();
  const updateUser = useSetAtom(updateUserAtom);
  const navigate = useNavigate();
  const unknown = !user.id || !user.phone;
  const oldChallenge = useSmsChallenge({
    type: 'change_phone_old',
    phone: user.phone ?? '',
    userId: user.id,
    texts: messages,
    form: oldForm,
    check: () => !unknown && oldForm.validate({ captcha }),
  });
  const newChallenge = useSmsChallenge({
    type: 'change_phone_new',
    phone: newForm.values.new_phone,
    texts: messages,
    form: newForm,
    check: () => !unknown && newForm.validate({ captcha, new_phone }),
  });
  useTimeout(state.step === 'done' ? REDIRECT_AFTER : null, () => void navigate(paths.profile));

  const first = state.step === 'old';
  const form = first ? oldForm : newForm;
  const challenge = first ? oldChallenge : newChallenge;
  const { values } = form;

  async function submit() {
    if (unknown) return;
    if (state.step === 'old') {
      if (oldForm.validate({ verify_code })) setState({ step: 'new', kind: 'idle' });
      return;
    }
    if (state.step === 'done' || state.kind === 'busy') return;
    if (!newForm.validate({ new_phone, verify_code })) return;
    setState({ step: 'new', kind: 'busy' });
    try {
      const changed = await changePhone({
        userId: user.id,
        old_verify_code: oldForm.values.verify_code,
        new_phone: values.new_phone,
        new_verify_code: values.verify_code,
      });
      updateUser({ ...user, phone: values.new_phone, ...changed });
      oldChallenge.reset();
      newChallenge.reset();
      setState({ step: 'done' });
    } catch (error) {
      showError(error);
    }
  }

  /** Shows an error on the field and at the step where it can be corrected. */
  function showError(error: unknown) {
    const code = codeOf(error);
    const message = messageOf(error, messages.failed);
    if (code === WRONG_OLD_CODE) {
      setState({ step: 'old', kind: 'idle' });
      oldForm.setErrors({ verify_code: message });
    } else if (code === WRONG_NEW_CODE || code === PHONE_TAKEN) {
      setState({ step: 'new', kind: 'idle' });
      newForm.setErrors({ [code === PHONE_TAKEN ? 'new_phone' : 'verify_code']: message });
    } else setState({ step: 'new', kind: 'failed', message });
  }

  return (
    <ChangePhoneScreen
      state={unknown && first ? { step: 'old', kind: 'failed', message: messages.noUser } : state}
      phone={user.phone ?? ''}
      values={values}
      errors={form.errors}
      {...challenge.props}
      send={challenge.sendState(values.captcha !== '' && (first || values.new_phone !== ''))}
      onChange={form.change}
      onSubmit={() => void submit()}
      onBack={() => setState({ step: 'old', kind: 'idle' })}
    />
  );
}

/** /profile/change-phone: an SMS code to the current phone, then one to the new phone. */
export default function ChangePhoneRoute() {
  return <UserPage>{(user) => <ChangePhoneForm user={user} />}</UserPage>;
}
