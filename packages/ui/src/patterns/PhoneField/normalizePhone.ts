/** Digits of a mainland mobile number. */
const LENGTH = 11;

/** A typed or pasted phone number as its eleven digits: half-width, without separators and the country code. */
export function normalizePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s()\u002d\u2010-\u2015\u2212]/g, '')
    .replace(/^(\+86|0086|86(?=1\d{10}$))/, '')
    .slice(0, LENGTH);
}
