import {
  FortuneScreen,
  type FortuneErrors,
  type FortuneValues,
} from '@ziping/ui/screens/fortune/FortuneScreen';
import { fortuneCopy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { whenIdle } from '../../shared/idle.ts';
import { loginWithRedirect, paths } from '../../shared/paths.ts';
import { useAtom, useAtomValue, useSetAtom } from '../../shared/store.ts';
import type { OriginState } from '../../features/account/origin.ts';
import { clearDraft, readDraft, saveDraft } from '../../data/birth/draft.ts';
import { dateOptions, emptyForm, errorsOf, payloadOf } from '../../data/birth/form.ts';
import { changeAtom, restoredAtom, stateAtom, valuesAtom } from '../../features/birth-form/form-state.ts';
import { sessionAtom } from '../../session/session.ts';
import { defaultConventions } from '../../shared/settings.ts';

const { messages } = fortuneCopy;
// Sending comes after the form: it must be there first.
const calls = () => import('../../data/birth/calls.ts');
// So do the engine and what only some ask for.
async function loadLive() {
  const [{ clockOf }, { default: LivePreview }] = await Promise.all([
    import('../../data/birth/reading.ts'),
    import('./LivePreview.tsx'),
  ]);
  return { clockOf, LivePreview };
}
const BirthPlace = lazy(() => import('../../features/birth-form/BirthPlace.tsx'));
const UnknownHour = lazy(() => import('./UnknownHour.tsx'));
const PillarLookup = lazy(() => import('./PillarLookup.tsx'));

const registerHref = `${paths.register}?redirect=${encodeURIComponent(paths.fortune)}`;

const never = () => () => undefined;

/** /fortune: the form, or with ?by=pillars the way back from pillars to a time of birth. */
export default function FortuneRoute() {
  const { search } = useLocation();
  // The prerendered page is the form, whatever was asked of it.
  const byPillars = useSyncExternalStore(
    never,
    () => search === '?by=pillars',
    () => false,
  );
  if (!byPillars) return <FortuneForm />;
  return (
    <Suspense>
      <PillarLookup />
    </Suspense>
  );
}

/** The form from which a chart is cast. What a guest fills in waits for them behind the login. */
function FortuneForm() {
  const [values, setValues] = useAtom(valuesAtom);
  const apply = useSetAtom(changeAtom);
  const [state, setState] = useAtom(stateAtom);
  const [errors, setErrors] = useState<FortuneErrors>({});
  const [restored, setRestored] = useAtom(restoredAtom);
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromLogin = (location.state as OriginState | null)?.from === 'login';

  useEffect(() => {
    const draft = readDraft();
    if (!draft) {
      // Only now: the prerendered form knows nothing of this device's settings.
      setValues((now) => (now === emptyForm ? { ...now, ...defaultConventions() } : now));
      return;
    }
    setValues(draft);
    setRestored(cameFromLogin);
  }, [cameFromLogin, setRestored, setValues]);

  const [live, setLive] = useState<Awaited<ReturnType<typeof loadLive>>>();
  // Without it the form still works; the next change asks again.
  const wake = useCallback(() => loadLive().then(setLive, () => undefined), []);
  useEffect(
    () =>
      whenIdle(() => {
        void calls();
        void wake();
      }),
    [wake],
  );
  const [hoursOpen, setHoursOpen] = useState(false);
  const [guess, setGuess] = useState('');

  // The same function from key to key: what a change leaves as it was is not drawn again.
  const change = useCallback(
    (part: Partial<FortuneValues>) => {
      if (!live) void wake();
      const next = apply(part);
      // A message stays until its own field is mended.
      setErrors((now) => (Object.keys(now).length > 0 ? errorsOf(next) : now));
    },
    [apply, live, wake],
  );
  const choose = useCallback(
    (time: Pick<FortuneValues, 'hour' | 'minute'>) => {
      change(time);
      setGuess(String([time.hour, time.minute]));
    },
    [change],
  );
  const { calendar_type, birth_date } = values;
  const date_options = useMemo(
    () => dateOptions(calendar_type, birth_date, new Date().getFullYear()),
    [calendar_type, birth_date],
  );

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
      const { message, broken } = outcome.fault;
      setState({ kind: 'failed', message, ...(broken && { localHref: paths.localReport }) });
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

  const hourAssumed = guess === String([values.hour, values.minute]);

  return (
    <FortuneScreen
      audience={session.status === 'member' ? 'member' : 'guest'}
      state={state}
      values={values}
      errors={errors}
      date_options={date_options}
      place={
        <Suspense>
          <BirthPlace values={values.birth_place_values} error={errors.birth_place} onChange={change} />
        </Suspense>
      }
      clock={live?.clockOf(values)}
      preview={live && <live.LivePreview values={values} onChange={change} />}
      hours={
        hoursOpen ? (
          <Suspense>
            <UnknownHour values={values} assumed={hourAssumed} onChoose={choose} />
          </Suspense>
        ) : undefined
      }
      hourAssumed={hourAssumed}
      onToggleHours={() => setHoursOpen(!hoursOpen)}
      restored={restored}
      onChange={change}
      onSubmit={() => void submit()}
      onStartOver={() => {
        setValues({ ...emptyForm, ...defaultConventions() });
        setState({ kind: 'idle' });
      }}
      loginHref={loginWithRedirect(paths.fortune)}
      registerHref={registerHref}
    />
  );
}
