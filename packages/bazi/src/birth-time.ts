/**
 * A birth as it is kept and sent, `YYYY-MM-DD HH:mm:ss` or shorter, taken apart. Seconds are not told of births.
 *
 * @returns numbers as they stand in the text, not held against any calendar; 0 for what the text does not have
 */
export function readBirthTime(text: string) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D+/).map(Number);
  return { year, month, day, hour, minute };
}
