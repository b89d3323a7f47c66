import { codeOf, isRefused, messageOf } from '@ziping/api-client/envelope';
import {
  ChangePasswordScreen,
  type ChangePasswordState,
  type ChangePasswordValues,
} from '@ziping/ui/screens/profile/ChangePasswordScreen';
import { changePasswordCopy } from '@ziping/ui/screens/profile/ChangePasswordScreen.copy';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useChangePassword } from '../../data/user.ts';
import { newPasswordRules, repeatRules, required } from '../../features/account/validation.ts';
import { sessionAtom } from '../../session/session.ts';
import { paths } from '@ziping/ui/paths';
import { useAtomValue } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

const { messages } = changePasswordCopy;
const WRONG_CURRENT = 1401;

/** How long the success message is shown, in milliseconds. */
const REDIRECT_AFTER = 1500;

const rules = {
  current_password: [required(messages.currentRequired)],
  new_password: newPasswordRules(messages),
  confirm_password: repeatRules({ required: messages.mismatch, mismatch: messages.mismatch }),
};
const blank: ChangePasswordValues = { current_password: '', new_password: '', confirm_password: '' };

/** /profile/change-password */
export default function ChangePasswordRoute() {
  const { values, errors, change, setErrors, validate } = useForm(blank);
  const [state, setState] = useState<ChangePasswordState>({ kind: 'idle' });
  const { mutateAsync: changePassword } = useChangePassword();
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  useTimeout(state.kind === 'success' ? REDIRECT_AFTER : null, () => void navigate(paths.account));

  async function submit() {
    if (state.kind === 'busy' || state.kind === 'success' || !validate(rules)) return;
    setState({ kind: 'busy' });
    const { current_password, new_password } = values;
    try {
      await changePassword({ current_password, new_password });
      setState({ kind: 'success' });
    } catch (error) {
      if (codeOf(error) === WRONG_CURRENT) {
        setErrors({ current_password: messages.currentWrong });
        setState({ kind: 'idle' });
        return;
      }
      const message = isRefused(error) ? messageOf(error, messages.failed) : messages.unavailable;
      setState({ kind: 'failed', message });
    }
  }

  return (
    <ChangePasswordScreen
      state={state}
      username={(session.status === 'member' && session.user?.phone) || undefined}
      values={values}
      errors={errors}
      onChange={change}
      onSubmit={() => void submit()}
    />
  );
}
