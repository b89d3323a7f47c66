import {
  DeactivateScreen,
  type DeactivateState,
  type DeactivateValues,
} from '@ziping/ui/screens/profile/DeactivateScreen';
import { deactivateCopy, reasonLimit } from '@ziping/ui/screens/profile/DeactivateScreen.copy';
import { useState } from 'react';

import { attempt } from '../../shared/attempt.ts';
import { firstFaults } from '../../shared/rules.ts';
import { useForm } from '../../shared/useForm.ts';
import { useCalls } from '../../features/profile/useCalls.ts';
import { signOut } from '../../session/session.ts';

const { messages } = deactivateCopy;
const rules = {
  reason: [[(reason: string) => reason.trim().length <= reasonLimit, messages.reasonLong]],
  confirm: [[(confirm: boolean) => confirm, messages.confirm]],
} as const;
const blank: DeactivateValues = { reason: '', confirm: false };

/** /profile/deactivate: closes the account and leads to the login, which says so. */
export default function DeactivateRoute() {
  const { values, errors, change, passes } = useForm(blank);
  const [state, setState] = useState<DeactivateState>({ kind: 'idle' });
  const calls = useCalls();

  async function submit() {
    if (state.kind === 'busy' || !passes(firstFaults(values, rules))) return;
    setState({ kind: 'busy' });
    const reason = values.reason.trim();
    const outcome = await attempt(messages.failed, async () =>
      (await calls()).closeAccount({ ...(reason && { reason }), confirm: true }),
    );
    if ('fault' in outcome) {
      const { message, broken } = outcome.fault;
      setState({ kind: 'failed', message: broken ? messages.unavailable : message });
      return;
    }
    signOut('closed');
  }

  return (
    <DeactivateScreen
      state={state}
      values={values}
      errors={errors}
      onChange={change}
      onSubmit={() => void submit()}
    />
  );
}
