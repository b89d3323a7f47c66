import * as v from 'valibot';

/** Numbers from a limit on. As a check: valibot's own action would be loaded by every page. */
export const atLeast = (least: number) => v.check((value: number) => value >= least);
