type Use<Context> = (context: Context, ...values: never[]) => unknown;

type Bound<Uses> = {
  [Name in keyof Uses]: Uses[Name] extends (context: never, ...values: infer Values) => infer Result
    ? (...values: Values) => Result
    : never;
};

/** Functions of a context as functions without it, so that who uses them passes only what they are about. */
export const bindAll = <Context, Uses extends Record<string, Use<Context>>>(
  context: Context,
  uses: Uses,
): Bound<Uses> =>
  Object.fromEntries(
    Object.entries(uses).map(([name, use]) => [name, (...values: never[]) => use(context, ...values)]),
  ) as Bound<Uses>;
