import { bindTo } from '../../shared/bind.ts';
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
  const bind = bindTo<OrderContext>({ ...needs, refreshing: new Map(), waiting: 0 });
  return {
    buyReport: bind(buyReport),
    orderPlan: bind(orderPlan),
    pay: bind(payOrder),
    cancel: bind(cancelOrder),
    receive: bind(receive),
    read: bind(readOrder),
    readStatus: bind(readStatus),
    readLastStatus: bind(readLastStatus),
    readByNumber: bind(readByNumber),
    readJsapiParams: bind(readJsapiParams),
    list: bind(listOrders),
    all: bind(allOrders),
    expireForDeletedRecords: bind(expireForDeletedRecords),
    expireNow: bind(expireNow),
    sweep: bind(sweep),
    findProblems: bind(findProblems),
    settle: bind(settle),
  };
}
