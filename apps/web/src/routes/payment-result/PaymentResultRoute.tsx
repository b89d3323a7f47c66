import { codeOf, isNetworkFailure, messageOf } from '@ziping/api-client/envelope';
import { PaymentResultScreen, type PaymentResultState } from '@ziping/ui/screens/payment/PaymentResultScreen';
import { paymentResultCopy as copy } from '@ziping/ui/screens/payment/PaymentResultScreen.copy';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useCheckPayment } from '../../data/payments.ts';
import { forgetOrder } from '../../features/payment/unfinished.ts';
import { useBoughtReport } from '../../features/reports/useBoughtReport.ts';
import { questionHref } from '../../shared/question-path.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

/** How long after opening the page the status is asked for, in milliseconds. */
const CHECK_DELAY = 1500;
/** How often it is asked for while no payment has come, in milliseconds. */
const POLL_INTERVAL = 5000;

function textOf(error: unknown): string {
  if (codeOf(error) !== null) return messageOf(error, copy.messages.refused);
  return isNetworkFailure(error) ? copy.messages.unreachable : copy.messages.unknown;
}

/** The outcome of the payment of one order. */
function Result({ order_no }: { order_no: string }) {
  const { mutateAsync: check } = useCheckPayment();
  const [state, setState] = useState<PaymentResultState>({ kind: 'loading' });
  /** A payment under way may still arrive, but nobody waits for it. */
  const [expired, setExpired] = useState(false);
  /** Answers so far: after each one the next query has a timer of its own. */
  const [attempt, setAttempt] = useState(0);

  async function ask() {
    try {
      const { status, record_id, report_code, order_id } = await check({ kind: 'order_no', order_no });
      setExpired(status === 'expired');
      const ended = status === 'paid' || status === 'failed' || status === 'cancelled';
      // Nobody waits for it any more.
      const report = ended ? forgetOrder(order_no) : null;
      if (!ended) setState({ kind: 'pending' });
      else if (status === 'paid')
        setState({ kind: 'success', record_id, report_code: report_code ?? report?.code ?? null });
      else setState({ kind: 'failed', order_id: status === 'failed' ? order_id : null });
    } catch (error) {
      setState({ kind: 'error', message: textOf(error), retry: true });
    }
    setAttempt((before) => before + 1);
  }

  const { record_id = null, report_code = null } = state.kind === 'success' ? state : {};
  const bought = useBoughtReport(record_id, report_code);
  const polled = state.kind === 'pending' && !expired;
  const delay = state.kind === 'loading' ? CHECK_DELAY : polled ? POLL_INTERVAL : null;
  return (
    <>
      {delay !== null && <Timer key={`${state.kind} ${attempt}`} delay={delay} onDue={() => void ask()} />}
      <PaymentResultScreen
        state={state}
        order_no={order_no}
        bought={bought}
        questionHref={questionHref()}
        onCheck={() => setState({ kind: 'loading' })}
      />
    </>
  );
}

function Timer({ delay, onDue }: { delay: number; onDue: () => void }) {
  useTimeout(delay, onDue);
  return null;
}

/** /payment/result: to which the provider's page leads back, with the number of the order. */
export default function PaymentResultRoute() {
  const [search] = useSearchParams();
  const order_no = search.get('out_trade_no');
  if (order_no) return <Result key={order_no} order_no={order_no} />;
  return (
    <PaymentResultScreen
      state={{ kind: 'error', message: copy.messages.noOrderNo, retry: false }}
      order_no={null}
      onCheck={() => undefined}
    />
  );
}
