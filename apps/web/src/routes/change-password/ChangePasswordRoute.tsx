import {
  ChangePasswordScreen,
  type ChangePasswordState,
  type ChangePasswordValues,
} from '@ziping/ui/screens/profile/ChangePasswordScreen';
import { changePasswordCopy } from '@ziping/ui/screens/profile/ChangePasswordScreen.copy';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { paths } from '../../shared/paths.ts';
import { firstFaults } from '../../shared/rules.ts';
import { useAfter } from '../../shared/useAfter.ts';
import { useForm } from '../../shared/useForm.ts';
import { filled, newPasswordRules, repeatRules } from '../../features/account/validation.ts';
import { useCalls } from '../../features/profile/useCalls.ts';

const { messages } = changePasswordCopy;
const WRONG_CURRENT = 1401;

/** How long the success message stands before the page goes back, in milliseconds. */
const REDIRECT_AFTER = 1500;

const rules = {
  current_password: [filled(messages.currentRequired)],
  new_password: newPasswordRules(messages),
  confirm_password: repeatRules({ required: messages.mismatch, mismatch: messages.mismatch }),
};
const blank: ChangePasswordValues = { current_password: '', new_password: '', confirm_password: '' };

/** /profile/change-password */
export default function ChangePasswordRoute() {
  const { values, errors, change, passes } = useForm(blank);
  const [state, setState] = useState<ChangePasswordState>({ kind: 'idle' });
  const navigate = useNavigate();
  const calls = useCalls();
  useAfter(state.kind === 'success' ? REDIRECT_AFTER : null, () => void navigate(paths.account));

  async function submit() {
    if (state.kind === 'busy' || state.kind === 'success' || !passes(firstFaults(values, rules))) return;
    setState({ kind: 'busy' });
    const { current_password, new_password } = values;
    const outcome = await attempt(messages.failed, async () =>
      (await calls()).replacePassword({ current_password, new_password }),
    );
    if (!('fault' in outcome)) {
      setState({ kind: 'success' });
      return;
    }
    const { code, message, broken } = outcome.fault;
    if (code === WRONG_CURRENT) {
      passes({ current_password: messages.currentWrong });
      setState({ kind: 'idle' });
    } else setState({ kind: 'failed', message: broken ? messages.unavailable : message });
  }

  return (
    <ChangePasswordScreen
      state={state}
      values={values}
      errors={errors}
      onChange={change}
      onSubmit={() => void submit()}
    />
  );
}
