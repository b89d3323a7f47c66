import { useQuery } from '@tanstack/react-query';
import { FeedbacksScreen, type FeedbacksState } from '@ziping/ui/screens/info/FeedbacksScreen';
import { useState } from 'react';

import { useApi } from '../../data/api.ts';
import { feedbackPageSize, feedbacksOptions, useReadReplies } from '../../data/feedback.ts';

/** /feedback/mine: what the member has sent, and the answers. */
export default function FeedbacksRoute() {
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    feedbacksOptions(useApi(), page),
  );
  useReadReplies(data?.items ?? []);

  const state: FeedbacksState =
    data && !(isError && isPlaceholderData)
      ? {
          kind: 'loaded',
          feedbacks: data.items,
          total: data.total,
          page,
          page_count: Math.max(1, Math.ceil(data.total / feedbackPageSize)),
          refreshing: isPlaceholderData,
        }
      : { kind: isError && !isFetching ? 'failed' : 'loading' };
  return <FeedbacksScreen state={state} onPage={setPage} onRetry={() => void refetch()} />;
}
