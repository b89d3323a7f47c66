/** Functions of a context as functions without it, so that who uses them passes only what they are about. */
export const bindTo =
  <Context>(context: Context) =>
  <Values extends unknown[], Result>(use: (context: Context, ...values: Values) => Result) =>
  (...values: Values): Result =>
    use(context, ...values);
