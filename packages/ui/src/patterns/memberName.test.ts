import { expect, it } from 'vitest';
import { memberName } from './memberName.ts';

it.each([
  ['年度', '年度 会员'],
  ['专业版', '专业版 会员'],
  ['年度会员', '年度会员'],
])('calls a member with the plan %s: %s', (plan, name) => {
  expect(memberName(plan)).toBe(name);
});
