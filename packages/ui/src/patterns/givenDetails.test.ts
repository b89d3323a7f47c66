import { namedOperator } from '@ziping/mocks/fixtures/operator';
import { describe, expect, it } from 'vitest';
import { aboutCopy } from '../screens/info/AboutScreen/AboutScreen.copy.ts';
import { helpCopy } from '../screens/info/HelpScreen/HelpScreen.copy.ts';
import { privacyText } from '../screens/legal/PrivacyScreen/PrivacyScreen.copy.ts';
import { termsText } from '../screens/legal/TermsScreen/TermsScreen.copy.ts';

/** The labels of the contact details of each text that shows them. */
function labelsFor(operator: typeof namedOperator) {
  const legal = [termsText(operator), privacyText(operator)].map(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'contacts' in block ? block.contacts : [])),
    ),
  );
  return [...legal, aboutCopy.operator(operator), helpCopy.contacts(operator)].map((details) =>
    details.map(([label]) => label),
  );
}

describe('the contact details of the operator', () => {
  it('are shown when the operator gave them', () => {
    expect(labelsFor(namedOperator)).toEqual([
      ['电子邮箱', '客服电话', '通信地址'],
      ['电子邮箱', '客服电话', '通信地址'],
      ['经营者', '电子邮箱', '客服电话', '通信地址'],
      ['电子邮箱', '客服电话'],
    ]);
  });

  it('are left out where they are empty', () => {
    expect(labelsFor({ ...namedOperator, phone: '', address: '' })).toEqual([
      ['电子邮箱'],
      ['电子邮箱'],
      ['经营者', '电子邮箱'],
      ['电子邮箱'],
    ]);
  });
});
