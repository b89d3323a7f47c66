import { allHandlers } from '@ziping/mocks/handlers/all';
import { tokens, user } from '@ziping/mocks/fixtures/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { App } from '../shell/App.tsx';
import { Provider, store } from '../shared/store.ts';
import { challenges } from '../features/account/useSmsChallenge.ts';
import { unchosen } from '../features/chart/selection.ts';
import { resetForm } from '../features/birth-form/form-state.ts';
import { queryClient } from '../data/query-client.ts';
import { firstPage, recordsQueryAtom } from '../data/records/records.ts';
import { openChartAtom } from '../features/chart/chart.ts';
import { forgetAll } from '../data/seen.ts';
import { acknowledgeEnd, signIn, signOut } from '../session/session.ts';

interface ConnectedProps {
  /** The path the app is opened at. */
  path: string;
}

/** The whole app at a path, on a mocked network: what it looks like is shown elsewhere, here when it looks like that. */
export function Connected({ path }: ConnectedProps) {
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Provider>
  );
}

export type ConnectedStory = StoryObj<typeof Connected>;

/** Each story begins with a fresh service and nobody signed in. */
export const connectedMeta = {
  component: Connected,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', navigation: false },
  async beforeEach({ msw }) {
    msw.use(...allHandlers());
    signOut('left');
    acknowledgeEnd();
    await forgetAll();
    store.set(openChartAtom, '', unchosen);
    resetForm();
    for (const challenge of Object.values(challenges)) store.set(challenge, challenge.init);
    queryClient.clear();
    store.set(recordsQueryAtom, firstPage);
  },
} satisfies Meta<typeof Connected>;

/** Signs the fixtures' member in, as a stored session would. */
export function asMember(): void {
  signIn(tokens, user);
}
