import { type AnswerOf, type Calls, granted } from '../http/calls.ts';

export type StandIn = Extract<AnswerOf<'getConfig'>, { code: 0 }>['data']['stand_ins'][number];

/** What the client must know about this deployment. */
export function mountSystem(calls: Calls, standIns: readonly StandIn[]): void {
  calls.open('getConfig', async () => granted({ wechat_authorize_url: '', stand_ins: [...standIns] }));
}
