/** What has become of money that came in for an order. */
export const refundCopy = {
  /** Of an order that could not be delivered. */
  undelivered: {
    pending: '款项正在原路退回。',
    done: '款项已原路退回。',
    failed: '款项没有退成，请凭订单号联系客服。',
  },
  /** A second payment of a delivered order. */
  second: {
    pending: '重复支付的款项正在原路退回。',
    done: '重复支付的款项已原路退回。',
    failed: '重复支付的款项没有退成，请凭订单号联系客服。',
  },
} as const;
