import { success } from '../http/answers.ts';
import type { AnswerOf, Calls } from '../http/calls.ts';

export type StandIn = Extract<AnswerOf<'getConfig'>, { code: 0 }>['data']['stand_ins'][number];

/** The deployment's settings that the client needs. */
export function mountSystem(
  calls: Calls,
  config: { wechatAuthorizeUrl: string; standIns: readonly StandIn[] },
): void {
  const { wechatAuthorizeUrl: wechat_authorize_url, standIns } = config;
  calls.open('getConfig', async () => success({ wechat_authorize_url, stand_ins: [...standIns] }));
}
