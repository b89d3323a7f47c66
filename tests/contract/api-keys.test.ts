import { operations } from '@ziping/mocks/contract';
import { expect, it } from 'vitest';

import { apiKeysCopy } from '../../packages/ui/src/screens/membership/ApiKeysSection/ApiKeysSection.copy.ts';

it('the page of the API keys names exactly the calls that take a key', () => {
  const taking = operations()
    .filter(({ operation }) => operation.security?.some((scheme) => 'apiKey' in scheme))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const named = apiKeysCopy.calls.map(({ method, path }) => `${method} ${path}`);
  expect([...named].sort()).toEqual(taking.sort());
});
