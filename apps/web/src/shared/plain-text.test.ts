import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { isPlainLine, isPlainText } from './plain-text.ts';

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  components: { schemas: Record<'HiddenInLine' | 'HiddenInText', { pattern: string }> };
};
const { HiddenInLine, HiddenInText } = contract.components.schemas;
const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

it.each([
  ['a line', isPlainLine, new RegExp(HiddenInLine.pattern, 'u')],
  ['a text', isPlainText, new RegExp(HiddenInText.pattern, 'u')],
] as const)('finds in %s what the contract refuses', (_, isPlain, refused) => {
  for (const pattern of ['周-明', 'a-b', 'ก-ข', '👩--👩']) {
    const differing = CHARACTERS.map((one) => pattern.replaceAll('-', one)).filter(
      (text) => isPlain(text) === refused.test(text),
    );
    expect(differing).toEqual([]);
  }
});

it('passes over what is trimmed before it is sent', () => {
  expect(isPlainLine(' 周明远\n')).toBe(true);
  expect(isPlainText('\u000B一行\n两行')).toBe(true);
});
