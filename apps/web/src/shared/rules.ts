/** What must be true of a value, and what is said when it is not. */
export type Rule<Value, Values = unknown> = readonly [
  holds: (value: Value, values: Values) => boolean,
  message: string,
];

type Rules<Values> = { [Field in keyof Values]?: readonly Rule<Values[Field], Values>[] };

/** The first message of each field whose rules do not all hold; empty when the values are sound. */
export function firstFaults<Values extends object>(
  values: Values,
  rules: Rules<Values>,
): Partial<Record<keyof Values, string>> {
  const faults: Partial<Record<keyof Values, string>> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const broken = rules[field]?.find(([holds]) => !holds(values[field], values));
    if (broken) faults[field] = broken[1];
  }
  return faults;
}
