import { birthCityOf } from '@ziping/bazi/birth-place';
import { formatBirthTime, parseBirthTime } from '@ziping/bazi/birth-time';
import type { ProfileEditValues } from '@ziping/ui/screens/profile/ProfileEditScreen';

import { placesOf } from '../../data/birth/form.ts';
import type { User } from '../../session/session.ts';

/** The time shown while none is chosen. */
const NOON = { hour: 12, minute: 0 };

/** The form's values for a user; a region is known by its code alone until the regions are loaded. */
export function profileFormValues(user: User): ProfileEditValues {
  const birth_city = birthCityOf(user);
  const { hour, minute } = user.birth_time === '' ? NOON : parseBirthTime(user.birth_time);
  return {
    avatar: user.avatar,
    nickname: user.nickname,
    gender: user.gender,
    birth_date: user.birth_time.slice(0, 10),
    hour,
    minute,
    hour_mode: 'plain',
    abroad: birth_city !== '',
    use_true_solar_time: user.birth_place !== '',
    birth_place_values: [user.birth_place || birth_city].filter((code) => code !== ''),
    birth_place_labels: [],
  };
}

/**
 * The request body for the form's values: seconds are always 00, a place of the mainland is sent only with true solar time,
 * and a city only of a birth outside the mainland, or to remove it from `user`.
 */
export function profileBody(
  { avatar, nickname, gender, birth_date, hour, minute, ...places }: ProfileEditValues,
  user: Pick<User, 'birth_city'>,
) {
  const { birth_place, birth_city } = placesOf(places);
  return {
    avatar,
    nickname: nickname.trim(),
    gender,
    birth_time: birth_date === '' ? '' : formatBirthTime({ ...parseBirthTime(birth_date), hour, minute }),
    birth_place,
    ...((birth_city || user.birth_city) && { birth_city }),
  };
}
