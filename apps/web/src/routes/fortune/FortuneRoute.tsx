import { FortuneScreen, type FortuneErrors } from '@ziping/ui/screens/fortune/FortuneScreen';
import { fortuneCopy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { attempt } from '../../app/attempt.ts';
import { whenIdle } from '../../app/idle.ts';
import { loginWithRedirect, paths } from '../../app/paths.ts';
import { useAtom, useAtomValue } from '../../app/store.ts';
import type { OriginState } from '../../features/account/origin.ts';
import { clearDraft, readDraft, saveDraft } from '../../features/fortune/draft.ts';
import {
  changed,
  clockOf,
  dateOptions,
  emptyForm,
  errorsOf,
  payloadOf,
} from '../../features/fortune/form.ts';
import { restoredAtom, stateAtom, valuesAtom } from '../../features/fortune/form-state.ts';
import { loadLocations, locationsAtom } from '../../state/locations/locations.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { chosenConventions } from '../../state/settings/settings.ts';

const { messages } = fortuneCopy;
// Sending and regions come after the form: it must be there first.
const calls = () => import('../../features/fortune/calls.ts');
const fetchRegions = () => loadLocations(async () => (await calls()).askRegions(), Date.now());
const registerHref = `${paths.register}?redirect=${encodeURIComponent(paths.fortune)}`;

/** /fortune: the form from which a chart is cast. What a guest fills in waits for them behind the login. */
export default function FortuneRoute() {
  const [values, setValues] = useAtom(valuesAtom);
  const [state, setState] = useAtom(stateAtom);
  const [errors, setErrors] = useState<FortuneErrors>({});
  const [restored, setRestored] = useAtom(restoredAtom);
  const regions = useAtomValue(locationsAtom);
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromLogin = (location.state as OriginState | null)?.from === 'login';

  useEffect(() => {
    const draft = readDraft();
    if (!draft) {
      // Only now: the prerendered form knows nothing of this device's settings.
      setValues((now) => (now === emptyForm ? { ...now, ...chosenConventions() } : now));
      return;
    }
    setValues(draft);
    setRestored(cameFromLogin);
  }, [cameFromLogin, setRestored, setValues]);

  useEffect(() => whenIdle(() => void calls()), []);

  const needsRegions = values.use_true_solar_time;
  useEffect(() => {
    if (needsRegions) void fetchRegions();
  }, [needsRegions]);

  function change(part: Partial<typeof values>) {
    const next = changed(values, part);
    setValues(next);
    saveDraft(next);
    // A message stays until its own field is mended.
    if (Object.keys(errors).length > 0) setErrors(errorsOf(next));
    if (state.kind === 'failed') setState({ kind: 'idle' });
  }

  async function submit() {
    if (state.kind === 'busy') return;
    const found = errorsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (session.status !== 'member') {
      saveDraft(values);
      const origin: OriginState = { from: paths.fortune, returnToForm: true };
      void navigate(loginWithRedirect(paths.fortune), { state: origin });
      return;
    }
    setState({ kind: 'busy' });
    const outcome = await attempt(messages.failed, async () => (await calls()).castRecord(payloadOf(values)));
    if ('fault' in outcome) {
      setState({ kind: 'failed', message: outcome.fault.message });
      return;
    }
    const { record_id } = outcome.data;
    if (!record_id) {
      setState({ kind: 'failed', message: messages.noRecordId });
      return;
    }
    clearDraft();
    setRestored(false);
    setState({ kind: 'success', record_id, name: values.name.trim() });
    void navigate(paths.report(record_id));
  }

  return (
    <FortuneScreen
      audience={session.status === 'guest' ? 'guest' : 'member'}
      state={state}
      values={values}
      errors={errors}
      date_options={dateOptions(values.calendar_type, values.birth_date, new Date().getFullYear())}
      regions={regions}
      clock={clockOf(values)}
      restored={restored}
      onChange={change}
      onSubmit={() => void submit()}
      onAgain={() => {
        setValues({ ...emptyForm, ...chosenConventions() });
        setState({ kind: 'idle' });
      }}
      onRetryRegions={() => void fetchRegions()}
      loginHref={loginWithRedirect(paths.fortune)}
      registerHref={registerHref}
    />
  );
}
