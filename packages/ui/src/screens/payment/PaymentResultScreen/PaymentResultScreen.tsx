import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { type BoughtReport, boughtReportTexts } from '../../../patterns/BoughtReport/BoughtReport.copy.ts';
import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { paymentResultCopy as copy } from './PaymentResultScreen.copy.ts';

export type PaymentResultState =
  | { kind: 'loading' }
  /** `record_id`: of the report that was paid for. `report_code`: the report, where it is one. */
  | { kind: 'success'; record_id: string | null; report_code?: string | null }
  /** `order_id`: of an order that can be paid again. */
  | { kind: 'failed'; order_id?: string | null }
  | { kind: 'pending' }
  /** `retry`: whether asking again can help. */
  | { kind: 'error'; message: string; retry: boolean };

export interface PaymentResultScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: PaymentResultState;
  /** Null where the address has none. */
  order_no: string | null;
  /** How far the report is that was paid for. */
  bought?: BoughtReport;
  /** The conversation that was left to buy something for it. */
  questionHref?: string | undefined;
  /** Asks for the status at once. */
  onCheck: () => void;
}

const titles = {
  loading: copy.loadingTitle,
  success: copy.successTitle,
  failed: copy.failedTitle,
  pending: copy.pendingTitle,
  error: copy.errorTitle,
};

function bodyOf(state: PaymentResultState, bought: BoughtReport): string {
  if (state.kind === 'error') return state.message;
  if (state.kind === 'success' && state.record_id !== null) return boughtReportTexts[bought];
  return copy[state.kind];
}

function actionsOf(
  state: PaymentResultState,
  { onCheck, questionHref }: Pick<PaymentResultScreenProps, 'onCheck' | 'questionHref'>,
): ReactNode {
  const home = (
    <Button variant="quiet" href={paths.home}>
      {copy.home}
    </Button>
  );
  const orders = <Button href={paths.orders}>{copy.toOrders}</Button>;
  const toQuestion = state.kind === 'success' && state.record_id === null && questionHref;
  switch (state.kind) {
    case 'loading':
      return undefined;
    case 'success':
      return (
        <>
          {toQuestion && (
            <Button variant="primary" href={questionHref}>
              {copy.toQuestion}
            </Button>
          )}
          <Button
            variant={toQuestion ? 'secondary' : 'primary'}
            href={
              state.record_id === null
                ? paths.profileMembership
                : paths.reportsTab(state.record_id, state.report_code)
            }
          >
            {state.record_id === null ? copy.toMembership : copy.toReport}
          </Button>
          {orders}
          {home}
        </>
      );
    case 'failed':
      return (
        <>
          <Button variant="primary" href={state.order_id ? paths.payOrder(state.order_id) : paths.orders}>
            {copy.payAgain}
          </Button>
          {state.order_id && orders}
          {home}
        </>
      );
    case 'pending':
      return (
        <>
          <Button variant="primary" onClick={onCheck}>
            {copy.checkAgain}
          </Button>
          {orders}
        </>
      );
    case 'error':
      return (
        <>
          {state.retry && (
            <Button variant="primary" onClick={onCheck}>
              {copy.retry}
            </Button>
          )}
          <Button href={paths.feedback}>{copy.feedback}</Button>
          {home}
        </>
      );
  }
}

/** The outcome of a payment, to which the provider's page leads back. */
export function PaymentResultScreen({
  state,
  order_no,
  bought = 'unlocked',
  questionHref,
  onCheck,
}: PaymentResultScreenProps) {
  return (
    <div role="status" aria-live="polite" aria-busy={state.kind === 'loading' || undefined}>
      <StatePage
        mark={copy.marks[state.kind]}
        title={titles[state.kind]}
        body={bodyOf(state, bought)}
        actions={actionsOf(state, { onCheck, questionHref })}
        footnote={order_no !== null && `${copy.orderNo} ${order_no}`}
      />
    </div>
  );
}
