/** '1986-07-27 07:30:00' → '1986年7月27日 07:30'. Seconds are shown unless they are zero. */
export function formatDateTime(dateTime: string): string {
  const [date = '', time = ''] = dateTime.split(/[ T]/);
  const [year = '', month = '', day = ''] = date.split('-');
  const clock = time.endsWith(':00') && time.length > 5 ? time.slice(0, 5) : time;
  return `${Number(year)}年${Number(month)}月${Number(day)}日${clock ? ` ${clock}` : ''}`;
}

/** The time of a date and time: '05:19:48', or '07:30' when the seconds are zero. */
export function formatTime(dateTime: string): string {
  const time = dateTime.split(/[ T]/)[1] ?? '';
  return time.endsWith(':00') && time.length > 5 ? time.slice(0, 5) : time;
}

const CHINA_OFFSET_MS = 8 * 3_600_000;

/**
 * An ISO 8601 instant of 1992 or later in China, which has been UTC+8 since: '2026-11-21 00:05'. Without Intl: the first
 * use of its time zones takes about 200 ms on a slow phone.
 */
export function formatInstant(iso: string): string {
  // eslint-disable-next-line no-restricted-globals -- parses a given instant; no clock is read
  const instant = new Date(new Date(iso).getTime() + CHINA_OFFSET_MS);
  return instant.toISOString().slice(0, 16).replace('T', ' ');
}

/** Such an instant in words: '2026年11月21日 00:05'. */
export const formatTimestamp = (iso: string): string => formatDateTime(formatInstant(iso));

/** The day of such an instant: '2026年11月21日'. */
export function formatDay(iso: string): string {
  return formatTimestamp(iso).split(' ')[0] ?? '';
}

/** A duration in minutes, without its sign, in its two largest units: 1530 → '1天1小时', 95 → '1小时35分'. */
export function formatDuration(minutes: number): string {
  const total = Math.round(Math.abs(minutes));
  const days = Math.floor(total / 1440);
  const hours = Math.floor((total % 1440) / 60);
  const rest = total % 60;
  if (days > 0) return `${days}天${hours > 0 ? `${hours}小时` : ''}`;
  if (hours > 0) return `${hours}小时${rest > 0 ? `${rest}分` : ''}`;
  return rest > 0 ? `${rest}分` : '不足1分';
}
