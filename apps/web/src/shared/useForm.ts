import { type Dispatch, type SetStateAction, useState } from 'react';

import { findErrors, type FormErrors, type Rules } from './rules.ts';
import { type PrimitiveAtom, useAtom } from './store.ts';

/** Values and errors of a form; changing a field removes its error. */
export function useForm<Values extends object>(initial: Values) {
  return useFormState(useState(initial));
}

/** A form whose values are in an atom, so that they outlive the page. */
export function useAtomForm<Values extends object>(valuesAtom: PrimitiveAtom<Values>) {
  return useFormState(useAtom(valuesAtom));
}

function useFormState<Values extends object>([values, setValues]: readonly [
  Values,
  Dispatch<SetStateAction<Values>>,
]) {
  const [errors, setErrors] = useState<FormErrors<Values>>({});

  function change(part: Partial<Values>) {
    setValues((before) => ({ ...before, ...part }));
    setErrors((before) => {
      const rest = { ...before };
      for (const field of Object.keys(part) as (keyof Values)[]) delete rest[field];
      return rest;
    });
  }

  /**
   * Shows the error of every field that breaks a rule.
   * @param checked the values to check, where they are not the typed ones
   * @returns whether every rule holds
   */
  function validate(rules: Rules<Values>, checked = values): boolean {
    const found = findErrors(checked, rules);
    setErrors(found);
    return Object.keys(found).length === 0;
  }

  return { values, errors, change, setErrors, validate };
}
