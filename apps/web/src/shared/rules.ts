/** A condition on a value, and the message shown when it is false. */
export type Rule<Value, Values = unknown> = readonly [
  holds: (value: Value, values: Values) => boolean,
  message: string,
];

export type Rules<Values> = { [Field in keyof Values]?: readonly Rule<Values[Field], Values>[] };

/** A message for each invalid field. */
export type FormErrors<Values> = Partial<Record<keyof Values, string>>;

/** The message of the first broken rule of each field; empty when every rule holds. */
export function findErrors<Values extends object>(values: Values, rules: Rules<Values>): FormErrors<Values> {
  const errors: FormErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const broken = rules[field]?.find(([holds]) => !holds(values[field], values));
    if (broken) errors[field] = broken[1];
  }
  return errors;
}
