import { type Dispatch, type SetStateAction, useState } from 'react';

/** Messages of the fields that have one. */
export type Errors<Values> = Partial<Record<keyof Values, string>>;

/** Values and messages of a form: a message goes as soon as its own field is changed. */
export function useForm<Values extends object>(blank: Values) {
  return useFormOn(useState(blank));
}

/** A form whose values are kept elsewhere, so that they outlive its page. */
export function useFormOn<Values extends object>([values, setValues]: readonly [
  Values,
  Dispatch<SetStateAction<Values>>,
]) {
  const [errors, setErrors] = useState<Errors<Values>>({});

  function change(part: Partial<Values>) {
    setValues((now) => ({ ...now, ...part }));
    setErrors((now) => {
      const rest = { ...now };
      for (const field of Object.keys(part) as (keyof Values)[]) delete rest[field];
      return rest;
    });
  }

  /** Shows what was found; true where nothing was. */
  function passes(found: Errors<Values>): boolean {
    setErrors(found);
    return Object.keys(found).length === 0;
  }

  return { values, errors, change, passes };
}
