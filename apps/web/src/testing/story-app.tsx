import { allHandlers } from '@ziping/mocks/handlers/all';
import { tokens, user } from '@ziping/mocks/fixtures/user';
import { type ServiceState, serviceStates } from '@ziping/mocks/scenarios/service-states';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { createAppStore } from '../data/app-store.ts';
import { clearDevice } from '../data/device-cache.ts';
import { StoreProvider } from '../data/StoreProvider.tsx';
import { restoreSessionAtom, startSessionAtom } from '../session/session.ts';
import { createStore } from '../shared/store.ts';
import { App } from '../shell/App.tsx';

interface ConnectedProps {
  /** The path the app is opened at. */
  path: string;
}

/** A part of the app that no page shows by itself, with a store of its own and a mocked network. */
export function Detached({ children, path = '/' }: Partial<ConnectedProps> & { children: ReactNode }) {
  const [store] = useState(() => {
    const made = createAppStore();
    made.set(restoreSessionAtom, Date.now());
    return made;
  });
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </StoreProvider>
  );
}

/** The whole app at a path, with a store of its own and a mocked network. */
export const Connected = ({ path }: ConnectedProps) => (
  <Detached path={path}>
    <App />
  </Detached>
);

export type DetachedStory = StoryObj<typeof Detached>;

export type ConnectedStory = StoryObj<typeof Connected>;

interface WithServiceProps {
  state: ServiceState;
  storyId: string;
  msw: Pick<SetupWorker, 'use'>;
  children: ReactNode;
}

/** Puts the mocked service into a state, over the handlers of the story. Another state starts the story anew. */
function WithService({ state, storyId, msw, children }: WithServiceProps) {
  const [first] = useState(() => {
    msw.use(...serviceStates[state]());
    return state;
  });
  useEffect(() => {
    if (state !== first) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [state, first, storyId]);
  return children;
}

const withService: Decorator = (Story, { globals, id, msw }) => (
  <WithService state={(globals['service'] ?? 'normal') as ServiceState} storyId={id} msw={msw}>
    <Story />
  </WithService>
);

/** Each story starts with a fresh service, an empty device and no session. */
export const connectedMeta = {
  component: Connected,
  tags: ['!autodocs'],
  decorators: [withService],
  // The stories of the same screens are checked for accessibility.
  parameters: { layout: 'fullscreen', navigation: false, a11y: { test: 'off' } },
  async beforeEach({ msw }) {
    msw.use(...allHandlers());
    await clearDevice();
  },
} satisfies Meta<typeof Connected>;

/** Stores a session of the fixtures' member, which the app then restores. */
export function asMember(): void {
  createStore().set(startSessionAtom, { tokens, user });
}
