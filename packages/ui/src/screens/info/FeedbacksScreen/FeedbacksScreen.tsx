import type { Schema } from '@ziping/api-client/types';
import { paths } from '../../../paths.ts';
import { feedbackTypes } from '../../../patterns/feedbackTypes.ts';
import { formatTimestamp } from '../../../patterns/formatDateTime.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { feedbacksCopy as copy } from './FeedbacksScreen.copy.ts';
import { feedbacksStyles } from './FeedbacksScreen.styles.ts';

type Feedback = Schema<'Feedback'>;

export type FeedbacksState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'loaded';
      feedbacks: readonly Feedback[];
      /** Feedback on all pages. */
      total: number;
      /** From 1. */
      page: number;
      page_count: number;
      /** Another page is loading. */
      refreshing?: boolean;
    };

export interface FeedbacksScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: FeedbacksState;
  /** Another page of the list was chosen, from 1. */
  onPage: (page: number) => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

function FeedbackItem({ feedback }: { feedback: Feedback }) {
  const styles = stylesOf(feedbacksStyles);
  const { type, content, image_count, reply, replied_at, created_at } = feedback;
  return (
    <li css={styles.item}>
      <div css={styles.head}>
        <h2 css={styles.type}>{feedbackTypes[type]}</h2>
        <Badge tone={reply === null ? 'neutral' : 'success'}>
          {reply === null ? copy.waiting : copy.replied}
        </Badge>
      </div>
      <p css={styles.text}>{content}</p>
      <p css={styles.facts}>
        <span>
          {copy.sent} {formatTimestamp(created_at)}
        </span>
        {image_count > 0 && <span>{copy.images(image_count)}</span>}
      </p>
      {reply !== null && (
        <div css={styles.reply}>
          <p css={styles.facts}>
            <span>{copy.reply}</span>
            {replied_at && <span>{formatTimestamp(replied_at)}</span>}
          </p>
          <p css={styles.text}>{reply}</p>
        </div>
      )}
    </li>
  );
}

function List({
  state,
  onPage,
}: { state: Extract<FeedbacksState, { kind: 'loaded' }> } & Pick<FeedbacksScreenProps, 'onPage'>) {
  const styles = stylesOf(feedbacksStyles);
  const { feedbacks, page, page_count, refreshing = false } = state;
  const write = (
    <Button href={paths.feedback} variant={feedbacks.length === 0 ? 'primary' : 'secondary'}>
      {copy.write}
    </Button>
  );
  if (feedbacks.length === 0) {
    return (
      <EmptyState title={copy.emptyTitle} action={write}>
        {copy.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={copy.list} aria-busy={refreshing || undefined}>
        {feedbacks.map((feedback) => (
          <FeedbackItem key={feedback.id} feedback={feedback} />
        ))}
      </ul>
      <div css={styles.pages}>
        <Pagination page={page} pageCount={page_count} onPageChange={onPage} />
      </div>
      <p css={styles.write}>{write}</p>
    </>
  );
}

function leadOf(state: FeedbacksState): string | null {
  if (state.kind === 'loading') return copy.loading;
  return state.kind === 'loaded' && state.total > 0 ? copy.lead(state.total) : null;
}

/** What the member has sent, whether it is answered, and the answers. */
export function FeedbacksScreen({ state, onPage, onRetry }: FeedbacksScreenProps) {
  const styles = stylesOf(feedbacksStyles);
  return (
    <Page title={copy.title} lead={leadOf(state)}>
      {state.kind === 'loading' && (
        <div role="status" aria-label={copy.loading}>
          {Array.from({ length: 3 }, (_, at) => (
            <div key={at} css={styles.item}>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
          ))}
        </div>
      )}
      {state.kind === 'failed' && (
        <div role="alert">
          <EmptyState title={copy.failedTitle} action={<Button onClick={onRetry}>{copy.retry}</Button>}>
            {copy.failed}
          </EmptyState>
        </div>
      )}
      {state.kind === 'loaded' && <List state={state} onPage={onPage} />}
    </Page>
  );
}
