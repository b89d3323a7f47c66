import { type AnswerOf, type Calls, granted } from '../http/calls.ts';

export type StandIn = Extract<AnswerOf<'getConfig'>, { code: 0 }>['data']['stand_ins'][number];

/** What the client must know about this deployment. */
export function mountSystem(
  calls: Calls,
  config: { wechatAuthorizeUrl: string; standIns: readonly StandIn[] },
): void {
  const { wechatAuthorizeUrl: wechat_authorize_url, standIns } = config;
  calls.open('getConfig', async () => granted({ wechat_authorize_url, stand_ins: [...standIns] }));
}
