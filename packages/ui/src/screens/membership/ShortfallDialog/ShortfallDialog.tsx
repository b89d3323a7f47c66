import type { Schema } from '@ziping/api-client/types';
import { paths } from '../../../paths.ts';
import { formatTimestamp } from '../../../patterns/formatDateTime.ts';
import { Recommendations } from '../../../patterns/Recommendations/Recommendations.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { shortfallCopy as copy } from './ShortfallDialog.copy.ts';
import { shortfallStyles } from './ShortfallDialog.styles.ts';

export type ShortfallState =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; dashboard: Schema<'BenefitDashboard'> };

export interface ShortfallDialogProps {
  /** What the benefit is missing for. */
  missing: 'chat' | 'report';
  /** What the user has, or why it is not known. */
  state: ShortfallState;
  /** Asks once more what the user has. */
  onRetry: () => void;
  /** Leaves the sheet. */
  onClose: () => void;
}

function Dashboard({
  dashboard,
  missing,
}: { dashboard: Schema<'BenefitDashboard'> } & Pick<ShortfallDialogProps, 'missing'>) {
  const styles = stylesOf(shortfallStyles);
  const { membership_status, chat_status, recommendations } = dashboard;
  // What adds conversations alone does not help with a report.
  const offers = recommendations.filter(
    ({ benefit_type }) =>
      missing === 'chat' || benefit_type === undefined || benefit_type === 'REPORT_UNLOCK',
  );
  const { remaining_count, daily_free_count, daily_used_count, resets_at } = chat_status;
  return (
    <>
      <dl css={styles.facts}>
        <dt>{copy.membership}</dt>
        <dd>
          {membership_status.is_member ? copy.member(membership_status.plan_name ?? '') : copy.noMember}
        </dd>
        {missing === 'chat' && (
          <>
            <dt>{copy.daily}</dt>
            <dd>{copy.dailyUsed(daily_used_count, daily_free_count)}</dd>
            <dt>{copy.remaining}</dt>
            <dd>{remaining_count === -1 ? copy.unlimited : copy.remainingCount(remaining_count)}</dd>
            {daily_free_count > 0 && remaining_count !== -1 && (
              <>
                <dt>{copy.back}</dt>
                <dd>
                  {resets_at
                    ? copy.backAt(formatTimestamp(resets_at), daily_free_count)
                    : copy.backTomorrow(daily_free_count)}
                </dd>
              </>
            )}
          </>
        )}
      </dl>
      {offers.length > 0 && (
        <div>
          <p css={styles.recommend}>{copy.recommend}</p>
          <Recommendations items={offers} />
        </div>
      )}
    </>
  );
}

/** Says that a benefit is used up, what the user has, and what would add to it. */
export function ShortfallDialog({ missing, state, onRetry, onClose }: ShortfallDialogProps) {
  const styles = stylesOf(shortfallStyles);
  return (
    <Dialog
      open
      title={missing === 'chat' ? copy.chatTitle : copy.reportTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.later}</Button>
          <Button variant="primary" href={paths.membership}>
            {copy.upgrade}
          </Button>
        </>
      }
    >
      <div css={styles.root}>
        <p css={styles.lead}>{copy.lead[missing]}</p>
        {state.kind === 'loading' && (
          <div role="status" aria-label={copy.loading}>
            <Skeleton lines={3} />
          </div>
        )}
        {state.kind === 'failed' && (
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={onRetry}>
                {copy.retry}
              </Button>
            }
          >
            {copy.failed}
          </Notice>
        )}
        {state.kind === 'loaded' && <Dashboard dashboard={state.dashboard} missing={missing} />}
      </div>
    </Dialog>
  );
}
