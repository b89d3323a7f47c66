import { getReportTemplate, saveReportTemplate } from '@ziping/api-client/endpoints/professional';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { type BodyOf, mutationHook } from './mutation.ts';

/** The template of the member's exported reports. */
export const reportTemplateOptions = ({ client, member }: Api) =>
  queryOptions({
    queryKey: ['report_template', member],
    queryFn: ({ signal }) => getReportTemplate(client, { signal }),
  });

/** Stores the template. @returns what is stored */
export const useSaveReportTemplate = mutationHook(
  async (template: BodyOf<typeof saveReportTemplate>, { client, queryClient }) => {
    const stored = await saveReportTemplate(client, template);
    queryClient.setQueriesData({ queryKey: ['report_template'] }, stored);
    return stored;
  },
);
