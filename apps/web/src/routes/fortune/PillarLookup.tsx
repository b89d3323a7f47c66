import { PillarLookupScreen, type LookupState } from '@ziping/ui/screens/fortune/PillarLookupScreen';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@ziping/ui/paths';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';
import { birthFormAtom } from '../../data/birth/form-state.ts';
import { changeBirthFormAtom } from '../../features/birth-form/change.ts';
import {
  applyLookupChange,
  emptyLookup,
  formOf,
  searchBirths,
  findLookupErrors,
  lookupOptions,
} from '../../features/birth-form/lookup.ts';

/** /fortune?by=pillars: fills the form from four pillars that are already known. */
export default function PillarLookup() {
  const { zi_convention } = useAtomValue(birthFormAtom);
  const changeForm = useSetAtom(changeBirthFormAtom);
  const [thisYear] = useState(() => new Date().getFullYear());
  const [values, setValues] = useState(() => emptyLookup(thisYear, zi_convention));
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  const [submitted, setSubmitted] = useState(false);
  const navigate = useNavigate();
  const options = useMemo(() => lookupOptions(values, thisYear), [values, thisYear]);
  const errors = findLookupErrors(values);

  return (
    <PillarLookupScreen
      values={values}
      options={options}
      state={state}
      errors={submitted ? errors : {}}
      onChange={(change) => {
        setValues(applyLookupChange(values, change));
        // What was found answered another question.
        setState({ kind: 'idle' });
      }}
      onSubmit={() => {
        const whole = Object.values(errors).every((message) => message === undefined);
        setSubmitted(!whole);
        if (whole) setState(searchBirths(values));
      }}
      onChoose={(birth) => {
        changeForm(formOf(birth, values.zi) ?? {});
        void navigate(paths.fortune);
      }}
      backHref={paths.fortune}
    />
  );
}
