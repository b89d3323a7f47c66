import { createFeedback, listFeedbacks } from '@ziping/api-client/endpoints/feedback';
import type { Page, Schema } from '@ziping/api-client/types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { memberIdAtom } from '../session/session.ts';
import { local } from '../shared/storage.ts';
import { atom, useAtom, useAtomValue } from '../shared/store.ts';
import { type Api, useApi } from './api.ts';
import { formerPageOf } from './former-page.ts';
import { type BodyOf, mutationHook } from './mutation.ts';

/** Feedback on one page of the list. */
export const feedbackPageSize = 10;

const feedbacksKey = 'feedbacks';

type Feedback = Schema<'Feedback'>;

/** A page of the feedback that the member has sent; until it is there, the page before it. */
export const feedbacksOptions = ({ client, member }: Api, page: number) =>
  queryOptions({
    queryKey: [feedbacksKey, member, page],
    queryFn: (): Promise<Page<Feedback>> => listFeedbacks(client, { page, page_size: feedbackPageSize }),
    enabled: member !== null,
    placeholderData: formerPageOf(member),
  });

/** Sends feedback. */
export const useCreateFeedback = mutationHook(
  async (body: BodyOf<typeof createFeedback>, { client, queryClient }) => {
    await createFeedback(client, body);
    void queryClient.invalidateQueries({ queryKey: [feedbacksKey] });
  },
);

/** The newest answer that was read on this device, and whose it is. */
interface ReadReply {
  member: string;
  /** ISO 8601. */
  at: string;
}

function storedReadReply(): ReadReply | null {
  const stored = local.readJson('readReply') as Partial<ReadReply> | null;
  const { member, at } = stored ?? {};
  return typeof member === 'string' && typeof at === 'string' ? { member, at } : null;
}

const readReplyAtom = atom<ReadReply | null>(null);

/** The time of the newest answer; null where there is none. A service may answer without a time. */
const newestReply = (feedbacks: readonly Feedback[]): string | null =>
  feedbacks
    .filter(({ reply }) => reply !== null)
    .map(({ replied_at, created_at }) => replied_at ?? created_at)
    .sort((one, other) => Date.parse(other) - Date.parse(one))
    .at(0) ?? null;

/** Whether an answer to the member's latest feedback has not been read on this device. False while that is not known. */
export function useUnreadReply(): boolean {
  const member = useAtomValue(memberIdAtom);
  const readHere = useAtomValue(readReplyAtom);
  const { data } = useQuery(feedbacksOptions(useApi(), 1));
  const newest = newestReply(data?.items ?? []);
  const read = readHere ?? storedReadReply();
  return newest !== null && !(read?.member === member && Date.parse(read.at) >= Date.parse(newest));
}

/** Counts the answers that are shown as read. */
export function useReadReplies(feedbacks: readonly Feedback[]): void {
  const member = useAtomValue(memberIdAtom);
  const [, setRead] = useAtom(readReplyAtom);
  const newest = newestReply(feedbacks);
  useEffect(() => {
    if (member === null || newest === null) return;
    const former = storedReadReply();
    if (former?.member === member && Date.parse(former.at) >= Date.parse(newest)) return;
    const read = { member, at: newest };
    local.write('readReply', JSON.stringify(read));
    setRead(read);
  }, [member, newest, setRead]);
}
