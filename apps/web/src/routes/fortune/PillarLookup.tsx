import { PillarLookupScreen, type LookupState } from '@ziping/ui/screens/fortune/PillarLookupScreen';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { useAtom } from '../../shared/store.ts';
import { saveDraft } from '../../data/birth/draft.ts';
import { changed, emptyForm } from '../../data/birth/form.ts';
import { valuesAtom } from '../../features/birth-form/form-state.ts';
import {
  changedLookup,
  emptyLookup,
  formOf,
  look,
  lookupErrors,
  lookupOptions,
} from '../../features/birth-form/lookup.ts';
import { defaultConventions } from '../../shared/settings.ts';

/** /fortune?by=pillars: the form filled in from pillars somebody knows already. */
export default function PillarLookup() {
  const [form, setForm] = useAtom(valuesAtom);
  const [thisYear] = useState(() => new Date().getFullYear());
  const [values, setValues] = useState(() => emptyLookup(thisYear, form.zi_convention));
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  const [submitted, setSubmitted] = useState(false);
  const navigate = useNavigate();
  const options = useMemo(() => lookupOptions(values, thisYear), [values, thisYear]);
  const errors = lookupErrors(values);

  return (
    <PillarLookupScreen
      values={values}
      options={options}
      state={state}
      errors={submitted ? errors : {}}
      onChange={(change) => {
        setValues(changedLookup(values, change));
        // What was found answered another question.
        setState({ kind: 'idle' });
      }}
      onSubmit={() => {
        const whole = Object.values(errors).every((message) => message === undefined);
        setSubmitted(!whole);
        if (whole) setState(look(values));
      }}
      onChoose={(birth) => {
        const begun = form === emptyForm ? { ...form, ...defaultConventions() } : form;
        const next = changed(begun, formOf(birth, values.zi) ?? {});
        setForm(next);
        saveDraft(next);
        void navigate(paths.fortune);
      }}
      backHref={paths.fortune}
    />
  );
}
