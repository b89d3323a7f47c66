import { isRefused, messageOf } from '@ziping/api-client/envelope';
import {
  DeactivateScreen,
  type DeactivateState,
  type DeactivateValues,
} from '@ziping/ui/screens/profile/DeactivateScreen';
import { deactivateCopy, reasonLimit } from '@ziping/ui/screens/profile/DeactivateScreen.copy';
import { useState } from 'react';

import { deactivateAccountMutationAtom } from '../../data/user.ts';
import { endSessionAtom } from '../../session/session.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';

const { messages } = deactivateCopy;
const rules = {
  reason: [[(reason: string) => reason.trim().length <= reasonLimit, messages.reasonLong]],
  confirm: [[(confirm: boolean) => confirm, messages.confirm]],
} as const;
const blank: DeactivateValues = { reason: '', confirm: false };

/** /profile/deactivate: asks once more, closes the account and leads to the login, which says so. */
export default function DeactivateRoute() {
  const { values, errors, change, validate } = useForm(blank);
  const [state, setState] = useState<DeactivateState>({ kind: 'idle' });
  const { mutateAsync: deactivateAccount } = useAtomValue(deactivateAccountMutationAtom);
  const endSession = useSetAtom(endSessionAtom);

  function submit() {
    if (validate(rules)) setState({ kind: 'confirming' });
  }

  async function close() {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    const reason = values.reason.trim();
    try {
      await deactivateAccount({ ...(reason && { reason }), confirm: true });
      endSession('closed');
    } catch (error) {
      const message = isRefused(error) ? messageOf(error, messages.failed) : messages.unavailable;
      setState({ kind: 'failed', message });
    }
  }

  return (
    <DeactivateScreen
      state={state}
      values={values}
      errors={errors}
      onChange={change}
      onSubmit={submit}
      onConfirm={() => void close()}
      onCancel={() => setState({ kind: 'idle' })}
    />
  );
}
