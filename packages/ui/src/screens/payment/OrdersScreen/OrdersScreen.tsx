import type { Schema } from '@ziping/api-client/types';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { formatMoney } from '../../../patterns/formatMoney.ts';
import { formatTimestamp } from '../../../patterns/formatDateTime.ts';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Price } from '../../../patterns/Price/Price.tsx';
import { Badge, type BadgeProps } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { ordersCopy as copy } from './OrdersScreen.copy.ts';
import { ordersStyles } from './OrdersScreen.styles.ts';

type Order = Schema<'Order'>;

export type OrderFilter = keyof typeof copy.filters;

export type OrdersState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'loaded';
      orders: readonly Order[];
      /** Orders with the chosen status, on all pages. */
      total: number;
      /** From 1. */
      page: number;
      page_count: number;
      /** Another page is loading. */
      refreshing?: boolean;
    };

export interface OrdersScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: OrdersState;
  /** What the list is narrowed to. */
  filter: OrderFilter;
  /** The order in the confirm dialog. `failed` keeps it open for another try. */
  cancellation: { order: Order; step: 'asking' | 'busy' | 'failed' } | null;
  /** The list is narrowed to something else. */
  onFilter: (event: { filter: OrderFilter }) => void;
  /** Another page of the list was chosen, from 1. */
  onPage: (page: number) => void;
  /** Asks whether to cancel an order. */
  onCancel: (event: { order: Order }) => void;
  /** The cancellation is confirmed. */
  onConfirmCancellation: () => void;
  /** The cancellation is given up. */
  onLeaveCancellation: () => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

/** A service may have a status that the contract does not name yet. */
const tones: Partial<Record<string, NonNullable<BadgeProps['tone']>>> = {
  pending: 'accent',
  waiting_payment: 'accent',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
};

const labels: Partial<Record<string, string>> = copy.statuses;

const nameOf = ({ product_name, payment_type }: Order) => product_name ?? copy.types[payment_type];

function Actions({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const styles = stylesOf(ordersStyles);
  const { id, status, payment_type, record_id, report_type_code, refund_status, expires_at } = order;
  const name = nameOf(order);
  if ((status === 'pending' || status === 'waiting_payment') && id !== undefined) {
    return (
      <div css={styles.actions}>
        <Button size="small" variant="quiet" aria-label={copy.cancelOf(name)} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button
          size="small"
          variant="primary"
          aria-label={copy.payOf(name)}
          href={paths.payOrder(id, payment_type)}
        >
          {copy.pay}
        </Button>
      </div>
    );
  }
  if (status === 'failed' && id !== undefined && !refund_status && expires_at !== null) {
    return (
      <div css={styles.actions}>
        <Button size="small" aria-label={copy.payAgainOf(name)} href={paths.payOrder(id, payment_type)}>
          {copy.payAgain}
        </Button>
      </div>
    );
  }
  if (status !== 'paid') return null;
  const toReport = payment_type === 'report' && record_id !== null;
  if (payment_type === 'report' && !toReport) return null;
  return (
    <div css={styles.actions}>
      <Button
        size="small"
        variant="quiet"
        href={toReport ? paths.reportsTab(record_id, report_type_code) : paths.profileMembership}
      >
        {toReport ? copy.toReport : copy.toMembership}
      </Button>
    </div>
  );
}

function OrderRow({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const styles = stylesOf(ordersStyles);
  const { order_no, status, payment_type, payment_channel, amount, created_at, paid_at, refund_status } =
    order;
  const { record_name } = order;
  return (
    <li css={styles.order}>
      <div css={styles.head}>
        <h2 css={styles.name}>{nameOf(order)}</h2>
        <Badge tone={tones[status] ?? 'neutral'}>{labels[status] ?? copy.statusUnknown}</Badge>
        <span css={styles.dots} aria-hidden="true" />
        <span css={styles.price}>
          <Price amount={amount} />
        </span>
      </div>
      <p css={styles.facts}>
        <span>{copy.types[payment_type]}</span>
        {record_name && <span>{copy.record(record_name)}</span>}
        <span>{payment_channel === null ? copy.channelNone : copy.channels[payment_channel]}</span>
        <span>
          {copy.created} {formatTimestamp(created_at)}
        </span>
        {paid_at !== null && (
          <span>
            {copy.paidAt} {formatTimestamp(paid_at)}
          </span>
        )}
      </p>
      <p css={[styles.facts, styles.orderNo]}>
        {copy.orderNo} {order_no}
      </p>
      {refund_status && (
        <p css={styles.refund}>{copy.refunds[status === 'paid' ? 'second' : 'undelivered'][refund_status]}</p>
      )}
      <Actions order={order} onCancel={onCancel} />
    </li>
  );
}

function List({
  state,
  filter,
  onPage,
  onCancel,
}: { state: Extract<OrdersState, { kind: 'loaded' }> } & Pick<
  OrdersScreenProps,
  'filter' | 'onPage' | 'onCancel'
>) {
  const styles = stylesOf(ordersStyles);
  const { orders, page, page_count, refreshing = false } = state;
  if (orders.length === 0) {
    const all = filter === 'all';
    return (
      <EmptyState
        title={all ? copy.emptyTitle : copy.emptyFilteredTitle}
        action={all && <Button href={paths.membership}>{copy.plans}</Button>}
      >
        {all ? copy.empty : copy.emptyFiltered}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={copy.list} aria-busy={refreshing || undefined}>
        {orders.map((order) => (
          <OrderRow key={order.order_no} order={order} onCancel={() => onCancel({ order })} />
        ))}
      </ul>
      <div css={styles.pages}>
        <Pagination page={page} pageCount={page_count} onPageChange={onPage} />
      </div>
    </>
  );
}

/** A line from the start, so that the filter below it stays where it is. */
function leadOf(state: OrdersState): string | null {
  if (state.kind === 'failed') return null;
  return state.kind === 'loading' ? copy.loading : copy.lead(state.total);
}

/** The user's orders, with the way to pay or cancel one that is not paid. */
export function OrdersScreen(props: OrdersScreenProps) {
  const { state, filter, cancellation, onFilter, onRetry } = props;
  const styles = stylesOf(ordersStyles);
  return (
    <Page title={copy.title} lead={leadOf(state)}>
      <div css={styles.filter}>
        <SegmentedControl
          legend={copy.filter}
          hideLegend
          deferred
          layout="wrap"
          options={optionsFromLabels(copy.filters)}
          value={filter}
          onChange={(value) => onFilter({ filter: value })}
        />
      </div>
      {state.kind === 'loading' && (
        <div role="status" aria-label={copy.loading}>
          {Array.from({ length: 4 }, (_, at) => (
            <div key={at} css={styles.order}>
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
      {state.kind === 'loaded' && (
        <List state={state} filter={filter} onPage={props.onPage} onCancel={props.onCancel} />
      )}
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
        {cancellation && (
          <p>{copy.cancelText(nameOf(cancellation.order), formatMoney(cancellation.order.amount))}</p>
        )}
        <p css={styles.hint}>{copy.cancelHint}</p>
      </ConfirmDialog>
    </Page>
  );
}
