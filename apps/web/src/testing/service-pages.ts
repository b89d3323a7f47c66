import { firstAnswerTo } from '@ziping/mocks/documented';

/** The first success of a call among the examples of the contract. */
export function exampleOf(path: string) {
  const found = firstAnswerTo(new Request(`http://localhost${path}`));
  if (!found) throw new Error(`no example of ${path}`);
  return found;
}

const dataOf = (path: string) => (exampleOf(path).body as { data: Record<string, string> }).data;
const record = `/reports/${dataOf('/api/records/any')['id'] ?? ''}`;
const order = dataOf('/api/orders/any')['id'] ?? '';

/** Every page that shows answers of the service. */
export const servicePages: readonly string[] = [
  '/',
  '/reports',
  record,
  `${record}?tab=reports`,
  `${record}?tab=chat`,
  `${record}/edit`,
  '/profile',
  '/profile/edit',
  '/profile/membership',
  '/profile/professional',
  '/profile/professional/batch',
  '/membership',
  '/orders',
  `/payment?order_id=${order}`,
  '/payment/result?out_trade_no=ZP1',
];
