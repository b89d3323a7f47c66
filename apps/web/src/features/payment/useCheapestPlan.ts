import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../data/api.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { cheapestOf, plansOptions } from '../../data/plans.ts';

/** The membership that costs least, for those who have none; undefined while that is not known. */
export function useCheapestPlan() {
  const api = useApi();
  const { data: membership } = useQuery(currentMembershipOptions(api));
  const offered = membership?.has_active_subscription === false;
  const { data: plans } = useQuery({ ...plansOptions(api, 'personal'), enabled: offered });
  return offered && plans ? cheapestOf(plans) : undefined;
}
