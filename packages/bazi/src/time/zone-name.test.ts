import { expect, it } from 'vitest';

import { otherClock, zoneName } from './zone-name.ts';

it.each([
  [{ zone: 'Asia/Shanghai' }, '北京时间', null],
  // It only agrees with the clock of the mainland.
  [{ zone: 'Asia/Hong_Kong' }, '香港时间', '香港时间'],
  [
    { zone: 'Pacific/Honolulu', zone_clock: { name: '夏威夷-阿留申时间', periods: [] } },
    '夏威夷-阿留申时间',
    '夏威夷-阿留申时间',
  ],
  [{ zone: 'Europe/Amsterdam' }, 'Europe/Amsterdam', 'Europe/Amsterdam'],
])('calls the clock of $zone as people do', (truth, name, other) => {
  expect(zoneName(truth)).toBe(name);
  expect(otherClock(truth)).toBe(other);
});
