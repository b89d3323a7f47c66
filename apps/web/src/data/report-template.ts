import { getReportTemplate, saveReportTemplate } from '@ziping/api-client/endpoints/professional';
import type { Schema } from '@ziping/api-client/types';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { clientAtom } from './client.ts';
import { type BodyOf, mutationAtom } from './mutation.ts';

/** The template of the member's exported reports. */
export const reportTemplateQueryAtom = atomWithQuery<Schema<'ReportTemplate'>>((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['report_template', get(memberIdAtom)],
    queryFn: ({ signal }) => getReportTemplate(client, { signal }),
  };
});

/** Stores the template. @returns what is stored */
export const saveReportTemplateMutationAtom = mutationAtom(
  async (template: BodyOf<typeof saveReportTemplate>, { client, queryClient }) => {
    const stored = await saveReportTemplate(client, template);
    queryClient.setQueriesData({ queryKey: ['report_template'] }, stored);
    return stored;
  },
);
