import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { activeMembership, joinedFamily, ownFamily } from '../fixtures/membership.ts';
import { launches } from '../fixtures/orders.ts';
import { membershipHandlers } from '../handlers/membership.ts';
import { paymentHandlers } from '../handlers/payments.ts';
import { mock, no, ok } from '../http.ts';

/** Every payment status query answers `status`. */
export function paymentStatus(status: Schema<'OrderStatus'>): HttpHandler[] {
  return paymentHandlers(status);
}

/** The payment status query fails. */
export function paymentQueryFails(): HttpHandler[] {
  return [
    mock.get('/api/payment/status-by-orderno', ({ answer }) =>
      answer(200, no(1513, '查询支付状态失败，请稍后再试或联系客服。')),
    ),
  ];
}

/** Nothing to pay. */
export function nothingToPay(): HttpHandler[] {
  return [
    mock.post('/api/payment/reports/{id}/order', ({ answer }) =>
      answer(200, ok(launches.free, '报告已解锁')),
    ),
    mock.post('/api/orders/{id}/pay', ({ answer }) => answer(200, ok(launches.free, '支付成功'))),
  ];
}

/** No order can be created. */
export function orderFails(): HttpHandler[] {
  return [
    mock.post('/api/payment/reports/{id}/order', ({ answer }) => answer(200, no(1512, '创建订单失败'))),
    mock.post('/api/payment/records/{id}/payment', ({ answer }) => answer(200, no(1512, '创建订单失败'))),
    mock.post('/api/orders', ({ answer }) => answer(200, no(1512, '创建订单失败'))),
    mock.post('/api/orders/{id}/pay', ({ answer }) =>
      answer(200, no(1510, '支付渠道暂不可用，请换一种方式')),
    ),
  ];
}

/** The payment parameters of WeChat fail to load. */
export function jsapiFails(): HttpHandler[] {
  return [
    mock.post('/api/payment/wechat/jsapi_params', ({ answer }) =>
      answer(200, no(1511, '获取微信支付参数失败')),
    ),
  ];
}

/** The plans fail to load. */
export function plansFail(): HttpHandler[] {
  return [mock.get('/api/v1/membership/plans', ({ answer }) => answer(200, no(1801, '获取会员套餐失败')))];
}

/** The user has an active membership. */
export function activeMember(): HttpHandler[] {
  return membershipHandlers(activeMembership);
}

const familyMembership = { ...activeMembership, plan_id: 'p_4', plan_name: ownFamily.plan_name };

/** The user shares a plan with others. */
export function familyOwner(): HttpHandler[] {
  return membershipHandlers(familyMembership, ownFamily);
}

/** Another user shares a plan with this one. */
export function familyMember(): HttpHandler[] {
  return membershipHandlers(familyMembership, joinedFamily);
}

/** Invitations are not valid, and none can be made. */
export function familyRefused(): HttpHandler[] {
  return [
    mock.post('/api/v1/membership/family/join', ({ answer }) => answer(404, no(404, '邀请码无效或已过期'))),
    mock.post('/api/v1/membership/family/invitation', ({ answer }) => answer(409, no(409, '家庭成员已满'))),
  ];
}

/** The coupon is rejected. */
export function couponRefused(code: 1501 | 1502 | 1503 | 1504): HttpHandler[] {
  const messages = {
    1501: '优惠券不存在或不可用',
    1502: '优惠券已过期',
    1503: '优惠券已使用',
    1504: '该优惠券不适用于此商品',
  };
  return [
    mock.post('/api/coupons/validate', ({ answer }) =>
      answer(200, { code, message: messages[code], data: null }),
    ),
  ];
}
