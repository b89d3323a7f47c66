/// <reference types="vite/client" />
import { expect, it } from 'vitest';

import usage from './Usage.mdx?raw';

it('says of every primitive when to use it', () => {
  const primitives = Object.keys(import.meta.glob('../primitives/*/*.stories.tsx')).map(
    (path) => path.split('/')[2] ?? '',
  );
  const described = [...usage.matchAll(/^ *\[\s*'(\w+)'/gm)].map(([, name]) => name);
  expect(described).toEqual(primitives);
});
