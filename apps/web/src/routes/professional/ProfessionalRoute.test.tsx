// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { activeMembership, professionalMembership } from '@ziping/mocks/fixtures/membership';
import { paths } from '@ziping/ui/paths';
import { professionalCopy as copy } from '@ziping/ui/screens/membership/ProfessionalScreen.copy';
import { expect, it } from 'vitest';

import { granted, open, pass, press } from '../../testing/page.tsx';

const CURRENT = 'GET /api/v1/membership/current';
const failing = { code: 500, message: '', data: null, status: 500 };

it('shows what a professional plan offers', async () => {
  await open(paths.professional, { [CURRENT]: granted(professionalMembership) }, { as: 'member' });
  expect(screen.getByRole('heading', { name: copy.batchTitle })).toBeTruthy();
  expect(screen.getByText(copy.noKeys)).toBeTruthy();
});

it('shows the way to the plans without a professional plan', async () => {
  await open(paths.professional, { [CURRENT]: granted(activeMembership) }, { as: 'member' });
  expect(screen.getByRole('heading', { name: copy.noPlanTitle })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: copy.batchTitle })).toBeNull();
});

it('asks for the membership again after a failure', async () => {
  let there = false;
  await open(
    paths.professional,
    { [CURRENT]: () => (there ? granted(professionalMembership) : failing) },
    { as: 'member' },
  );
  await pass(60_000);
  there = true;
  press(copy.retry);
  await pass();
  expect(screen.getByRole('heading', { name: copy.batchTitle })).toBeTruthy();
});
