import { isOutsideMainland } from '@ziping/bazi/birth-place';

import { invalidField } from '../../shared/errors.ts';
import type { Region, Regions } from './regions.ts';

/**
 * The city of a birth outside the mainland; null without one.
 *
 * @throws ValidationError for a code that is unknown or of the mainland, and for another place than `birth_place`
 */
export function findBirthCity(
  regions: Regions,
  { birth_city = '', birth_place = '' }: { birth_city?: string; birth_place?: string },
): Region | null {
  if (birth_city === '') return null;
  const city = isOutsideMainland(birth_city) ? regions.find(birth_city) : null;
  if (!city) throw invalidField('birth_city', '没有这个海外城市，请重新搜索；在内地出生的不必填');
  if (birth_place !== '' && birth_place !== birth_city)
    throw invalidField('birth_city', '出生城市与真太阳时的出生地须是同一处');
  return city;
}
