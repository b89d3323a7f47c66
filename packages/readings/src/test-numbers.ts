/**
 * Whole numbers by chance, the same on every run: what chance gives only rarely would fail a test now and then.
 *
 * @returns a function that gives a number from 0 up to, not including, a limit
 */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
