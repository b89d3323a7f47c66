import { getConfig } from '@ziping/api-client/endpoints/system';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { type Api, useApi } from './api.ts';

/** The service's public settings, fetched on demand by `refetch`. */
export const configOptions = ({ client }: Api) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: () => getConfig(client),
    enabled: false,
    retry: false,
    networkMode: 'always',
  });

/** Whether reports and answers are written by rules, as no language model is set; false until it is known. */
export function useByRules(): boolean {
  const { data } = useQuery({ ...configOptions(useApi()), enabled: true, staleTime: Infinity });
  return data?.stand_ins.includes('model') ?? false;
}
