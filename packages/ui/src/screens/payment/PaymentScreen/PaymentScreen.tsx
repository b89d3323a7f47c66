import type { Schema } from '@ziping/api-client/types';
import { paths } from '../../../paths.ts';
import { type BoughtReport, boughtReportTexts } from '../../../patterns/BoughtReport/BoughtReport.copy.ts';
import { Checkout, CheckoutActions, type CheckoutProps } from '../../../patterns/Checkout/Checkout.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { formatTimestamp } from '../../../patterns/formatDateTime.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { paymentCopy as copy } from './PaymentScreen.copy.ts';
import { paymentStyles } from './PaymentScreen.styles.ts';

export type PayableOrder = Pick<
  Schema<'OrderDetail'>,
  | 'order_no'
  | 'status'
  | 'payment_type'
  | 'created_at'
  | 'expires_at'
  | 'coupon_code'
  | 'record_id'
  | 'record_name'
  | 'report_type_code'
  | 'refund_status'
>;

export type PaymentScreenState =
  { kind: 'loading' } | { kind: 'missing' } | { kind: 'failed' } | { kind: 'loaded'; order: PayableOrder };

export interface PaymentScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: PaymentScreenState;
  /** Undefined until the order is there, and once it is paid or over. */
  checkout?: CheckoutProps | undefined;
  /** How far the report is that was paid for. */
  bought?: BoughtReport;
  /** The conversation that was left to buy something for it. */
  questionHref?: string | undefined;
  /** The confirm dialog of the order's cancellation. `failed` keeps it open for another try. */
  cancellation: 'asking' | 'busy' | 'failed' | null;
  /** The cancellation is confirmed. */
  onConfirmCancellation: () => void;
  /** The cancellation is given up. */
  onLeaveCancellation: () => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

function Ended({
  order,
  bought,
  questionHref,
}: {
  order: PayableOrder;
  bought: BoughtReport;
  questionHref: string | undefined;
}) {
  const { status, payment_type, record_id, report_type_code, refund_status } = order;
  const orders = (
    <Button variant="quiet" href={paths.orders}>
      {copy.orders}
    </Button>
  );
  if (status === 'paid') {
    const toReport = payment_type === 'report' && record_id !== null;
    return (
      <StatePage
        mark={copy.marks.paid}
        title={copy.paidTitle}
        body={`${payment_type === 'report' ? boughtReportTexts[bought] : copy.paidMembership}${refund_status ? copy.second[refund_status] : ''}`}
        actions={
          <>
            {!toReport && questionHref && (
              <Button variant="primary" href={questionHref}>
                {copy.toQuestion}
              </Button>
            )}
            <Button
              variant={!toReport && questionHref ? 'secondary' : 'primary'}
              href={toReport ? paths.reportsTab(record_id, report_type_code) : paths.profileMembership}
            >
              {toReport ? copy.toReport : copy.toMembership}
            </Button>
            {orders}
          </>
        }
      />
    );
  }
  const how = status in copy.over ? (status as keyof typeof copy.over) : 'unknown';
  return (
    <StatePage
      mark={copy.marks[how]}
      title={copy.overTitle[how]}
      body={refund_status ? copy.undelivered[refund_status] : copy.over[how]}
      actions={
        <>
          {payment_type === 'membership' ? (
            <Button variant="primary" href={paths.membership}>
              {copy.orderAgain}
            </Button>
          ) : (
            record_id !== null && (
              <Button variant="primary" href={paths.reportsTab(record_id)}>
                {copy.toReport}
              </Button>
            )
          )}
          {orders}
        </>
      }
    />
  );
}

/** Pays an order: its summary, coupon, channel, and the wait for the payment. */
export function PaymentScreen({
  state,
  checkout,
  bought = 'unlocked',
  questionHref,
  cancellation,
  onConfirmCancellation,
  onLeaveCancellation,
  onRetry,
}: PaymentScreenProps) {
  const styles = stylesOf(paymentStyles);
  if (state.kind === 'missing' || state.kind === 'failed') {
    const missing = state.kind === 'missing';
    return (
      <StatePage
        role="alert"
        mark={copy.billTitle}
        title={missing ? copy.missingTitle : copy.failedTitle}
        body={missing ? copy.missing : copy.failed}
        actions={
          <>
            {!missing && (
              <Button variant="primary" onClick={onRetry}>
                {copy.retry}
              </Button>
            )}
            <Button href={paths.orders}>{copy.orders}</Button>
          </>
        }
      />
    );
  }
  if (state.kind === 'loaded' && !checkout)
    return <Ended {...{ order: state.order, bought, questionHref }} />;
  return (
    <Page title={copy.title} lead={copy.lead}>
      {state.kind === 'loading' || !checkout ? (
        <div role="status" aria-label={copy.loading}>
          <FormSection title={copy.billTitle}>
            <Skeleton lines={3} />
            <Skeleton shape="block" />
          </FormSection>
        </div>
      ) : (
        <>
          <FormSection title={copy.billTitle}>
            <dl css={styles.facts}>
              <dt>{copy.orderNo}</dt>
              <dd>{state.order.order_no}</dd>
              {state.order.record_name && (
                <>
                  <dt>{copy.record}</dt>
                  <dd>{state.order.record_name}</dd>
                </>
              )}
              <dt>{copy.created}</dt>
              <dd>{formatTimestamp(state.order.created_at)}</dd>
              {state.order.expires_at && (
                <>
                  <dt>{copy.expires}</dt>
                  <dd>{copy.expiresAt(formatTimestamp(state.order.expires_at))}</dd>
                </>
              )}
              {state.order.coupon_code && (
                <>
                  <dt>{copy.couponUsed}</dt>
                  <dd>{state.order.coupon_code}</dd>
                </>
              )}
            </dl>
          </FormSection>
          <FormSection title={copy.title}>
            {state.order.status === 'failed' && checkout.state.kind === 'choosing' && (
              <Notice tone="info">{copy.again}</Notice>
            )}
            <Checkout {...checkout} />
          </FormSection>
          <div css={styles.actions}>
            <CheckoutActions {...checkout} cancelLabel={copy.cancel} />
          </div>
          <ConfirmDialog
            open={cancellation !== null}
            title={copy.cancelTitle}
            tone="danger"
            confirmLabel={copy.cancel}
            busyLabel={copy.cancelBusy}
            cancelLabel={copy.cancelBack}
            busy={cancellation === 'busy'}
            error={cancellation === 'failed' ? copy.cancelFailed : undefined}
            onConfirm={onConfirmCancellation}
            onCancel={onLeaveCancellation}
          >
            <p>{copy.cancelText}</p>
          </ConfirmDialog>
        </>
      )}
    </Page>
  );
}
