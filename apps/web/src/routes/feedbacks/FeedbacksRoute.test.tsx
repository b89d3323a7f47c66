// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { answeredFeedback, feedbacks } from '@ziping/mocks/fixtures/feedbacks';
import { paths } from '@ziping/ui/paths';
import { feedbacksCopy as copy } from '@ziping/ui/screens/info/FeedbacksScreen.copy';
import { profileCopy } from '@ziping/ui/screens/profile/ProfileScreen.copy';
import { expect, it } from 'vitest';

import { granted, open, pass, press } from '../../testing/page.tsx';

const LIST = 'GET /api/feedbacks';
const list = granted({ items: feedbacks, total: 12 });
const visit = (answers: Parameters<typeof open>[1], path: string = paths.feedbacks) =>
  open(path, answers, { as: 'member' });

it('shows what was sent and the answers, page by page', async () => {
  const page = await visit({ [LIST]: list });
  expect(screen.getByText(copy.lead(12))).toBeTruthy();
  expect(screen.getByText('已安排，感谢建议。')).toBeTruthy();
  press('第 2 页');
  await pass();
  const queries = page.sent.filter(({ call }) => call === LIST).map(({ query }) => query);
  expect(queries).toEqual(['?page=1&page_size=10', '?page=2&page_size=10']);
});

it('shows an answer that has only the fields without a time', async () => {
  const { replied_at: _, ...former } = answeredFeedback;
  await visit({ [LIST]: granted({ items: [former], total: 1 }) });
  expect(screen.getByText('已安排，感谢建议。')).toBeTruthy();
});

it('says that nothing was sent yet', async () => {
  await visit({ [LIST]: granted({ items: [], total: 0 }) });
  expect(screen.getByText(copy.emptyTitle)).toBeTruthy();
});

it('offers to load again where the list does not come', async () => {
  let failing = true;
  const failure = { code: 1015, message: '', data: null };
  await visit({ [LIST]: () => (failing ? failure : list) });
  expect(screen.getByText(copy.failedTitle)).toBeTruthy();
  failing = false;
  press(copy.retry);
  await pass();
  expect(screen.getByText('已安排，感谢建议。')).toBeTruthy();
});

it('leads a guest to the login and back', async () => {
  const page = await open(paths.feedbacks);
  expect(page.at()).toBe('/login?redirect=%2Ffeedback%2Fmine');
});

it('marks a new answer on the profile until it has been read', async () => {
  const page = await visit({ [LIST]: list }, paths.profile);
  expect(screen.getByText(profileCopy.unread)).toBeTruthy();
  page.navigate(paths.feedbacks);
  await pass();
  page.navigate(paths.profile);
  await pass();
  expect(screen.queryByText(profileCopy.unread)).toBeNull();
});

it('marks nothing where the service has no such call', async () => {
  await visit({}, paths.profile);
  expect(screen.getByText(profileCopy.links.feedbacks)).toBeTruthy();
  expect(screen.queryByText(profileCopy.unread)).toBeNull();
});
