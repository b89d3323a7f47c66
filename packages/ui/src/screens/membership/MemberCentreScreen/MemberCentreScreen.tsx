import type { Schema } from '@ziping/api-client/types';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { formatDay, formatTimestamp } from '../../../patterns/formatDateTime.ts';
import { LoadedPart, type Part } from '../../../patterns/LoadedPart/LoadedPart.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Recommendations } from '../../../patterns/Recommendations/Recommendations.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { memberCentreCopy as copy } from './MemberCentreScreen.copy.ts';
import { memberCentreStyles } from './MemberCentreScreen.styles.ts';

type Subscription = Schema<'Subscription'>;

export interface MemberCentreScreenProps {
  /** The plan of the member, or why it is not known. */
  membership: Part<Schema<'CurrentMembership'>>;
  /** `status` is undefined where the service does not list the benefits one by one. */
  benefits: Part<{ dashboard: Schema<'BenefitDashboard'>; status?: Schema<'BenefitStatus'> | undefined }>;
  /** The subscriptions, past ones too, or why they are not known. */
  subscriptions: Part<readonly Subscription[]>;
  /** The subscription in the confirm dialog. `failed` keeps it open for another try. */
  cancellation: { subscription: Subscription; step: 'asking' | 'busy' | 'failed' } | null;
  /** Who shares the plan. */
  family: ReactNode;
  /** Asks once more for what failed to load. */
  onRetry: (event: { part: 'membership' | 'benefits' | 'subscriptions' }) => void;
  /** Asks whether to cancel a subscription. */
  onCancel: (event: { subscription: Subscription }) => void;
  /** The cancellation is confirmed. */
  onConfirmCancellation: () => void;
  /** The cancellation is given up. */
  onLeaveCancellation: () => void;
}

function Plan({ membership, shared }: { membership: Schema<'CurrentMembership'>; shared: boolean }) {
  const styles = stylesOf(memberCentreStyles);
  const { has_active_subscription: active, plan_name, expire_date, days_left } = membership;
  return (
    <>
      <div css={styles.plan}>
        <div>
          <p css={styles.planName}>{active ? copy.member(plan_name ?? '') : copy.noMember}</p>
          <p css={styles.small}>
            {!active
              ? copy.noMemberHint
              : expire_date === null
                ? copy.forever
                : copy.until(formatDay(expire_date))}
          </p>
        </div>
        {active && days_left !== null && (
          <div css={styles.daysBox}>
            <p css={styles.small}>{copy.daysLeft}</p>
            <p css={styles.days}>{copy.days(days_left)}</p>
          </div>
        )}
      </div>
      <div css={styles.actions}>
        {active && (shared || expire_date === null) ? (
          <Button href={paths.membership}>{copy.plans}</Button>
        ) : (
          <Button variant="primary" href={paths.membership}>
            {active ? copy.renew : copy.open}
          </Button>
        )}
        {membership.professional && <Button href={paths.professional}>{copy.professional}</Button>}
        <Button variant="quiet" href={paths.orders}>
          {copy.orders}
        </Button>
      </div>
    </>
  );
}

function Benefits({
  dashboard,
  status,
}: {
  dashboard: Schema<'BenefitDashboard'>;
  status?: Schema<'BenefitStatus'> | undefined;
}) {
  const styles = stylesOf(memberCentreStyles);
  const { remaining_count, daily_free_count, daily_used_count } = dashboard.chat_status;
  const left = (count: number) => (count === -1 ? copy.unlimited : copy.remaining(count));
  const others = status?.items.filter(({ benefit_type }) => benefit_type !== 'CHAT_COUNT') ?? [];
  return (
    <>
      <ul css={styles.lines}>
        <li css={styles.line}>
          <p css={styles.head}>
            <span css={styles.name}>{copy.chat}</span>
            <span css={styles.value}>{left(remaining_count)}</span>
          </p>
          <p css={styles.small}>{copy.chatDaily(daily_used_count, daily_free_count)}</p>
        </li>
        {others.map(({ benefit_type, name, total, used, remaining, resets_at }) => (
          <li key={benefit_type} css={styles.line}>
            <p css={styles.head}>
              <span css={styles.name}>{name}</span>
              <span css={styles.value}>{left(remaining)}</span>
            </p>
            {total !== -1 && <p css={styles.small}>{copy.used(used, total)}</p>}
            {resets_at !== null && <p css={styles.small}>{copy.resets(formatTimestamp(resets_at))}</p>}
          </li>
        ))}
      </ul>
      {dashboard.recommendations.length > 0 && (
        <div>
          <p css={styles.recommend}>{copy.recommend}</p>
          <Recommendations items={dashboard.recommendations} />
        </div>
      )}
    </>
  );
}

function Subscriptions({
  subscriptions,
  onCancel,
}: { subscriptions: readonly Subscription[] } & Pick<MemberCentreScreenProps, 'onCancel'>) {
  const styles = stylesOf(memberCentreStyles);
  if (subscriptions.length === 0) return <p css={styles.small}>{copy.subscriptionsNone}</p>;
  return (
    <ul css={styles.lines}>
      {subscriptions.map((subscription) => {
        const { id, plan_name, status, started_at, expire_date, auto_renew = true } = subscription;
        const ends = status === 'active' && expire_date !== null;
        const start = formatDay(started_at);
        return (
          <li key={id} css={styles.line}>
            <p css={styles.head}>
              <span css={styles.name}>{plan_name}</span>
              <Badge tone={status === 'active' ? 'success' : 'neutral'}>{copy.statuses[status]}</Badge>
              {ends && auto_renew && (
                <span css={styles.value}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={copy.cancelOf(plan_name)}
                    onClick={() => onCancel({ subscription })}
                  >
                    {copy.cancel}
                  </Button>
                </span>
              )}
            </p>
            <p css={styles.small}>
              {expire_date === null ? copy.periodForever(start) : copy.period(start, formatDay(expire_date))}
            </p>
            {ends && !auto_renew && <p css={styles.small}>{copy.endsByItself}</p>}
            {status === 'cancelled' && expire_date !== null && <p css={styles.small}>{copy.validUntil}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The member's plan, benefits and subscriptions. */
export function MemberCentreScreen(props: MemberCentreScreenProps) {
  const { membership, benefits, subscriptions, family, cancellation, onRetry, onCancel } = props;
  const styles = stylesOf(memberCentreStyles);
  const ending = cancellation?.subscription;
  // A part is shown when those above it are loaded or have failed, because their height is not known before.
  const membershipSettled = membership.kind !== 'loading';
  const benefitsSettled = membershipSettled && benefits.kind !== 'loading';
  const subscriptionsSettled = benefitsSettled && subscriptions.kind !== 'loading';
  // A plan that comes from no own subscription is shared by its owner, who renews it.
  const shared =
    subscriptions.kind === 'loaded' && subscriptions.data.every(({ status }) => status === 'expired');
  return (
    <Page title={copy.title} parent={{ href: paths.profile, label: copy.profile }}>
      <FormSection title={copy.planTitle}>
        <LoadedPart
          part={membership}
          copy={{ loading: copy.loading, failed: copy.failed, retry: copy.retry }}
          onRetry={() => onRetry({ part: 'membership' })}
        >
          {(data) => <Plan membership={data} shared={shared} />}
        </LoadedPart>
      </FormSection>
      {membershipSettled && (
        <FormSection title={copy.benefitsTitle}>
          <LoadedPart
            part={benefits}
            copy={{ loading: copy.benefitsLoading, failed: copy.benefitsFailed, retry: copy.retry }}
            onRetry={() => onRetry({ part: 'benefits' })}
          >
            {(data) => <Benefits {...data} />}
          </LoadedPart>
        </FormSection>
      )}
      {benefitsSettled && (
        <FormSection title={copy.subscriptionsTitle}>
          <LoadedPart
            part={subscriptions}
            copy={{ loading: copy.subscriptionsLoading, failed: copy.subscriptionsFailed, retry: copy.retry }}
            onRetry={() => onRetry({ part: 'subscriptions' })}
          >
            {(data) => <Subscriptions subscriptions={data} onCancel={onCancel} />}
          </LoadedPart>
        </FormSection>
      )}
      {subscriptionsSettled && <FormSection title={copy.familyTitle}>{family}</FormSection>}
      <ConfirmDialog
        open={cancellation !== null}
        title={copy.cancelTitle}
        tone="danger"
        confirmLabel={copy.cancelConfirm}
        busyLabel={copy.cancelBusy}
        cancelLabel={copy.cancelBack}
        busy={cancellation?.step === 'busy'}
        error={cancellation?.step === 'failed' ? copy.cancelFailed : undefined}
        onConfirm={props.onConfirmCancellation}
        onCancel={props.onLeaveCancellation}
      >
        {ending && <p>{copy.cancelText(ending.plan_name)}</p>}
        <p css={styles.hint}>{ending?.expire_date && copy.cancelUntil(formatDay(ending.expire_date))}</p>
      </ConfirmDialog>
    </Page>
  );
}
