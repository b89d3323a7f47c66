import { codeOf, isUnreachable, messageOf } from '@ziping/api-client/envelope';
import { useQuery } from '@tanstack/react-query';
import { loginWithRedirect, paths } from '@ziping/ui/paths';
import {
  MembershipScreen,
  type MembershipScreenProps,
  type PlansState,
} from '@ziping/ui/screens/membership/MembershipScreen';
import { membershipCopy as copy } from '@ziping/ui/screens/membership/MembershipScreen.copy';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { useCreateOrder } from '../../data/orders.ts';
import { plansOptions } from '../../data/plans.ts';
import { useByRules } from '../../data/system.ts';
import { sessionAtom } from '../../session/session.ts';
import { useAtomValue } from '../../shared/store.ts';

/** /membership: the plans on sale, for guests too. */
export default function MembershipRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useAtomValue(sessionAtom);
  const api = useApi();
  const [audience, setAudience] = useState<MembershipScreenProps['audience']>('personal');
  const { data, error: failure, isError, isFetching, refetch } = useQuery(plansOptions(api, audience));
  const { data: membership } = useQuery(currentMembershipOptions(api));
  const byRules = useByRules();
  const { mutateAsync: createOrder, isPending: buying } = useCreateOrder();
  const [chosen, setChosen] = useState<string | null>(search.get('plan'));
  const [error, setError] = useState<string>();

  const state: PlansState = data
    ? { kind: 'loaded', plans: data }
    : isError && !isFetching
      ? {
          kind: 'failed',
          message: isUnreachable(failure)
            ? copy.messages.plansFailed
            : messageOf(failure, copy.messages.plansRefused),
        }
      : { kind: 'loading' };

  const choose = useCallback(({ code }: { code: string }) => {
    setChosen(code);
    setError(undefined);
  }, []);

  async function buy() {
    if (buying) return;
    if (chosen === null || !data?.some(({ code }) => code === chosen)) {
      setError(copy.messages.noPlan);
      return;
    }
    if (session.status === 'guest') {
      void navigate(loginWithRedirect(paths.membership));
      return;
    }
    setError(undefined);
    try {
      const { order_id } = await createOrder(chosen);
      void navigate(paths.payOrder(order_id, 'membership'));
    } catch (refusal) {
      setError(
        codeOf(refusal) === null
          ? copy.messages.orderFailed
          : copy.orderRefused(messageOf(refusal, copy.messages.orderFailed)),
      );
    }
  }

  return (
    <MembershipScreen
      audience={audience}
      state={state}
      chosen={chosen}
      buying={buying}
      byRules={byRules}
      error={error}
      current={
        membership?.has_active_subscription && membership.plan_name !== null
          ? { plan_name: membership.plan_name, forever: membership.expire_date === null }
          : undefined
      }
      onAudience={({ audience: next }) => {
        setAudience(next);
        setChosen(null);
        setError(undefined);
      }}
      onChoose={choose}
      onBuy={() => void buy()}
      onRetry={() => void refetch()}
    />
  );
}
