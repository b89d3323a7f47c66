import { bindAll } from '../../shared/bind.ts';
import { cancelOrder, expireNow } from './end.ts';
import type { OrderContext } from './order-context.ts';
import { buyReport, payOrder, readJsapiParams } from './pay.ts';
import { orderPlan } from './place.ts';
import { allOrders, listOrders, readByNumber, readLastStatus, readOrder, readStatus } from './read.ts';
import { receive } from './receive.ts';
import { findProblems, settle } from './settle.ts';
import { expireForDeletedRecords, sweep } from './sweep.ts';

export type Orders = ReturnType<typeof createOrders>;

/** Orders and their payments. */
export function createOrders(needs: Omit<OrderContext, 'refreshing' | 'waiting'>) {
  return bindAll(
    { ...needs, refreshing: new Map(), waiting: 0 },
    {
      buyReport,
      orderPlan,
      pay: payOrder,
      cancel: cancelOrder,
      receive,
      read: readOrder,
      readStatus,
      readLastStatus,
      readByNumber,
      readJsapiParams,
      list: listOrders,
      all: allOrders,
      expireForDeletedRecords,
      expireNow,
      sweep,
      findProblems,
      settle,
    },
  );
}
