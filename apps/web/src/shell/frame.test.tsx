// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { errorCopy } from '@ziping/ui/screens/system/ErrorScreen.copy';
import { expect, it, vi } from 'vitest';

import { open, pass, press } from '../testing/page.tsx';

const frame = vi.hoisted(() => ({ fails: true }));
vi.mock('@ziping/ui/patterns/AppShell', () => ({
  AppShell() {
    if (frame.fails) throw new Error('no frame');
    return '框架';
  },
}));

it('shows an error and a retry where the frame of the pages throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await open('/about');
  expect(screen.queryByText(errorCopy.title)).not.toBeNull();
  frame.fails = false;
  press(errorCopy.retry);
  await pass();
  expect(screen.queryByText('框架')).not.toBeNull();
});
