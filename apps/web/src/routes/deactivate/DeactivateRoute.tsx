import { codeOf, isRefused, messageOf } from '@ziping/api-client/envelope';
import {
  DeactivateScreen,
  type DeactivateState,
  type DeactivateValues,
} from '@ziping/ui/screens/profile/DeactivateScreen';
import { deactivateCopy, reasonLimit } from '@ziping/ui/screens/profile/DeactivateScreen.copy';
import { useState } from 'react';

import { useDeactivateAccount } from '../../data/user.ts';
import { required } from '../../features/account/validation.ts';
import { endSessionAtom, sessionAtom } from '../../session/session.ts';
import { isPlainText } from '../../shared/plain-text.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';

const { messages } = deactivateCopy;
const WRONG_PASSWORD = 1401;

const rules = {
  reason: [
    [(reason: string) => reason.trim().length <= reasonLimit, messages.reasonLong],
    [isPlainText, messages.reasonHidden],
  ],
  confirm: [[(confirm: boolean) => confirm, messages.confirm]],
} as const;
const passwordRules = { password: [required(messages.passwordRequired)] };
const blank: DeactivateValues = { reason: '', confirm: false, password: '' };

/** /profile/deactivate: asks once more, closes the account and leads to the login, which says so. */
export default function DeactivateRoute() {
  const { values, errors, change, setErrors, validate } = useForm(blank);
  const session = useAtomValue(sessionAtom);
  const user = session.status === 'member' ? session.user : null;
  /** Whether the service asked for a password of which the stored user says nothing. */
  const [asked, setAsked] = useState(false);
  const needsPassword = asked || user?.has_password === true;
  const [state, setState] = useState<DeactivateState>({ kind: 'idle' });
  const { mutateAsync: deactivateAccount } = useDeactivateAccount();
  const endSession = useSetAtom(endSessionAtom);

  function submit() {
    if (validate(needsPassword ? { ...rules, ...passwordRules } : rules)) setState({ kind: 'confirming' });
  }

  async function close() {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    const reason = values.reason.trim();
    try {
      await deactivateAccount({
        ...(reason && { reason }),
        ...(needsPassword && { password: values.password }),
        confirm: true,
      });
      endSession('closed');
    } catch (error) {
      if (codeOf(error) === WRONG_PASSWORD) {
        setAsked(true);
        setErrors({ password: needsPassword ? messages.passwordWrong : messages.passwordRequired });
        setState({ kind: 'idle' });
        return;
      }
      const message = isRefused(error) ? messageOf(error, messages.failed) : messages.unavailable;
      setState({ kind: 'failed', message });
    }
  }

  return (
    <DeactivateScreen
      state={state}
      needsPassword={needsPassword}
      username={user?.phone ?? undefined}
      values={values}
      errors={errors}
      onChange={change}
      onSubmit={submit}
      onConfirm={() => void close()}
      onCancel={() => setState({ kind: 'idle' })}
    />
  );
}
