import { getConfig } from '@ziping/api-client/endpoints/system';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';

/** The service's public settings, fetched on demand by `refetch`. */
export const configOptions = ({ client }: Api) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: () => getConfig(client),
    enabled: false,
    retry: false,
    networkMode: 'always',
  });
