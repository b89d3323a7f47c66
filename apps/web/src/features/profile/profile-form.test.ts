// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { member } from '../../testing/page.tsx';
import { profileBody, profileFormValues } from './profile-form.ts';

it('keeps the city of a birth abroad without true solar time, and sends its removal', () => {
  const abroad = { ...member, birth_place: '', birth_city: '922237' };
  const values = profileFormValues(abroad);
  expect(values).toMatchObject({ abroad: true, use_true_solar_time: false, birth_place_values: ['922237'] });
  expect(profileBody(values, abroad)).toMatchObject({ birth_place: '', birth_city: '922237' });
  const mainland = { ...values, abroad: false, birth_place_values: [] };
  expect(profileBody(mainland, abroad)).toMatchObject({ birth_place: '', birth_city: '' });
});

it('sends the documented fields alone for a birth on the mainland', () => {
  const kashgar = { ...member, birth_place: '653101' };
  const body = profileBody(profileFormValues(kashgar), kashgar);
  expect(Object.keys(body).sort()).toEqual(['avatar', 'birth_place', 'birth_time', 'gender', 'nickname']);
  expect(body.birth_place).toBe('653101');
});
