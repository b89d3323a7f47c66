import { ApiError, errorText, isRefused, messageOf } from '@ziping/api-client/envelope';
import {
  FortuneScreen,
  type FortuneChange,
  type FortuneErrors,
  type FortuneValues,
} from '@ziping/ui/screens/fortune/FortuneScreen';
import { fortuneCopy } from '@ziping/ui/screens/fortune/FortuneScreen.copy';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type Api, useApi } from '../../data/api.ts';
import { clearFormDraft, readFormDraft, saveFormDraft, startedForm } from '../../data/birth/draft.ts';
import {
  birthFormAtom,
  birthFormStateAtom,
  draftRestoredAtom,
  emptyForm,
  hourKnownAtom,
  isFirstHour,
} from '../../data/birth/form-state.ts';
import { dateOptions, findFormErrors, toCreateRecordBody } from '../../data/birth/form.ts';
import { type CityDetail, fetchCity, useCity } from '../../data/cities.ts';
import { useCreateRecord } from '../../data/create-record.ts';
import type { OriginState } from '../../features/account/origin.ts';
import { changeBirthFormAtom } from '../../features/birth-form/change.ts';
import { PlaceOfBirth } from '../../features/birth-form/PlaceOfBirth.ts';
import { sessionAtom } from '../../session/session.ts';
import { whenIdle } from '../../shared/idle.ts';
import { loginWithRedirect, paths } from '@ziping/ui/paths';
import { lazyPart } from '../../shared/lazy.ts';
import { defaultConventions } from '../../shared/settings.ts';
import { useAtom, useAtomValue, useSetAtom } from '../../shared/store.ts';
import { useThisYear } from '../../shared/useThisYear.ts';

const { messages } = fortuneCopy;

/** A call without an answer has the general text; an answer with a code, and code that was not loaded, that of the form. */
const failureText = (error: unknown): string =>
  error instanceof ApiError && error.kind !== 'envelope'
    ? errorText(undefined, error)
    : messageOf(error, messages.failed);

/** The engine is loaded after the form is drawn. */
async function loadLive() {
  const [{ readClock, settleDoubleHour, placeCode }, { default: LivePreview }] = await Promise.all([
    import('../../data/birth/clock.ts'),
    import('./LivePreview.tsx'),
  ]);
  return { readClock, settleDoubleHour, placeCode, LivePreview };
}

/** The values as they are sent, by the clock of the birth place. A double hour alone needs the engine for that. */
async function settle(api: Api, values: FortuneValues): Promise<FortuneValues> {
  if (values.hour_mode !== 'traditional') return values;
  const { placeCode, settleDoubleHour } = await import('../../data/birth/clock.ts');
  return settleDoubleHour(values, await fetchCity(api, placeCode(values)));
}

/** Why there is no chart of the form. Without the engine, the page of the chart says what is missing. */
const findImpossible = (values: FortuneValues, city: CityDetail | null) =>
  import('../../data/birth/reading.ts').then(
    ({ whyImpossible }) => whyImpossible(values, Date.now(), city),
    () => null,
  );

const UnknownHour = lazyPart(() => import('./UnknownHour.tsx'));
const PillarLookup = lazyPart(() => import('./PillarLookup.tsx'));

const registerHref = `${paths.register}?redirect=${encodeURIComponent(paths.fortune)}`;

const never = () => () => undefined;

/** /fortune: the birth form, or with ?by=pillars the search for births by their pillars. */
export default function FortuneRoute() {
  const { search } = useLocation();
  // The prerendered page is the form whatever the query, and hydration must match it.
  const byPillars = useSyncExternalStore(
    never,
    () => search === '?by=pillars',
    () => false,
  );
  return byPillars ? <PillarLookup /> : <FortuneForm />;
}

/** The form from which a chart is cast. A guest's form is kept while they log in. */
function FortuneForm() {
  const [values, setValues] = useAtom(birthFormAtom);
  const apply = useSetAtom(changeBirthFormAtom);
  const [state, setState] = useAtom(birthFormStateAtom);
  const [errors, setErrors] = useState<FortuneErrors>({});
  const [restored, setRestored] = useAtom(draftRestoredAtom);
  const [hourKnown, setHourKnown] = useAtom(hourKnownAtom);
  const [asking, setAsking] = useState<'submit' | 'read' | null>(null);
  const session = useAtomValue(sessionAtom);
  const api = useApi();
  const { mutateAsync: createRecord } = useCreateRecord();
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromLogin = (location.state as OriginState | null)?.from === 'login';

  useEffect(() => {
    if (readFormDraft()) setRestored(cameFromLogin);
    // Not before hydration: the prerendered form has the default settings.
    setValues(startedForm);
  }, [cameFromLogin, setRestored, setValues]);

  const [live, setLive] = useState<Awaited<ReturnType<typeof loadLive>>>();
  // The form works without it; the next change tries again.
  const loadEngine = useCallback(() => loadLive().then(setLive, () => undefined), []);
  useEffect(() => whenIdle(() => void loadEngine()), [loadEngine]);

  // A new function would draw the whole form anew at every key.
  const change = useCallback(
    (part: FortuneChange) => {
      if (!live) void loadEngine();
      const next = apply(part);
      if (part.hour !== undefined || part.minute !== undefined || part.hour_unknown !== undefined)
        setHourKnown(true);
      // The message of a field stays until that field is valid.
      setErrors((now) => (Object.keys(now).length > 0 ? findFormErrors(next) : now));
    },
    [apply, live, loadEngine, setHourKnown],
  );
  const { calendar_type, lunar_calendar, birth_date } = values;
  const thisYear = useThisYear();
  const date_options = useMemo(
    () => dateOptions(calendar_type, birth_date, thisYear, lunar_calendar),
    [calendar_type, birth_date, thisYear, lunar_calendar],
  );

  /** Whether the form can be read as a chart. Asks once about an hour that was never chosen. */
  function isReady(next: 'submit' | 'read'): boolean {
    const found = findFormErrors(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    if (hourKnown || values.hour_unknown || !isFirstHour(values)) return true;
    setAsking(next);
    return false;
  }

  function readFirst() {
    if (isReady('read')) void openLocalChart();
  }

  async function openLocalChart() {
    saveFormDraft(values);
    const message = await findImpossible(values, city);
    if (message === null) void navigate(paths.localReport);
    else setState({ kind: 'failed', message });
  }

  function answerHour({ answer }: { answer: 'yes' | 'unknown' | 'change' }) {
    const next = asking;
    setAsking(null);
    if (answer === 'change') return;
    setHourKnown(true);
    // The charts of the day's hours appear, from which one is chosen.
    if (answer === 'unknown') change({ hour_unknown: true });
    else if (next === 'read') void openLocalChart();
    else void send();
  }

  async function submit() {
    if (state.kind === 'busy' || !isReady('submit')) return;
    await send();
  }

  async function send() {
    if (session.status !== 'member') {
      saveFormDraft(values);
      const origin: OriginState = { from: paths.fortune, returnToForm: true, notice: 'form' };
      void navigate(loginWithRedirect(paths.fortune), { state: origin });
      return;
    }
    setState({ kind: 'busy' });
    try {
      const { record_id } = await createRecord(toCreateRecordBody(await settle(api, values)));
      if (!record_id) {
        setState({ kind: 'failed', message: messages.noRecordId });
        return;
      }
      clearFormDraft();
      setRestored(false);
      setState({ kind: 'success', record_id, name: values.name.trim() });
      void navigate(paths.report(record_id));
    } catch (error) {
      setState({
        kind: 'failed',
        message: failureText(error),
        ...(!isRefused(error) && { localHref: paths.localReport }),
      });
    }
  }

  const city = useCity(live?.placeCode(values) ?? '');

  return (
    <FortuneScreen
      audience={session.status === 'member' ? 'member' : 'guest'}
      state={state}
      values={values}
      errors={errors}
      date_options={date_options}
      place={<PlaceOfBirth of={values} error={errors.birth_place} onChange={change} />}
      clock={live?.readClock(live.settleDoubleHour(values, city), city)}
      preview={live && <live.LivePreview values={values} onChange={change} />}
      hours={values.hour_unknown && <UnknownHour values={values} onChoose={change} />}
      restored={restored}
      onChange={change}
      onSubmit={() => void submit()}
      onReadFirst={readFirst}
      askHour={asking !== null}
      onHourAnswer={answerHour}
      onStartOver={() => {
        setValues({ ...emptyForm, ...defaultConventions() });
        setState({ kind: 'idle' });
        setHourKnown(false);
      }}
      loginHref={loginWithRedirect(paths.fortune)}
      registerHref={registerHref}
    />
  );
}
