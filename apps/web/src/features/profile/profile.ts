import type { ProfileEditValues } from '@ziping/ui/screens/profile/ProfileEditScreen';

import type { User } from '../../session/session.ts';

/** What the hour is as long as nothing was chosen. */
const NOON = { hour: 12, minute: 0 };

const two = (value: number) => String(value).padStart(2, '0');

/** The form as it stands for a user; a region is known by its code alone until the regions are there. */
export function formOf(user: User): ProfileEditValues {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d)/.exec(user.birth_time) ?? [];
  return {
    avatar: user.avatar,
    nickname: user.nickname,
    gender: user.gender,
    birth_date: date,
    hour: hour === undefined ? NOON.hour : Number(hour),
    minute: minute === undefined ? NOON.minute : Number(minute),
    hour_mode: 'plain',
    use_true_solar_time: user.birth_place !== '',
    birth_place_values: user.birth_place === '' ? [] : [user.birth_place],
    birth_place_labels: [],
  };
}

/** What the form sends: seconds are always 00, and a place goes along only with true solar time. */
export function profileBody({
  avatar,
  nickname,
  gender,
  birth_date,
  hour,
  minute,
  use_true_solar_time,
  birth_place_values,
}: ProfileEditValues) {
  return {
    avatar,
    nickname: nickname.trim(),
    gender,
    birth_time: birth_date === '' ? '' : `${birth_date} ${two(hour)}:${two(minute)}:00`,
    birth_place: use_true_solar_time ? (birth_place_values.at(-1) ?? '') : '',
  };
}
