import { messageOf } from '@ziping/api-client/envelope';
import { useQuery } from '@tanstack/react-query';
import {
  ReportTemplateForm,
  type ReportTemplateFormProps,
  type ReportTemplateState,
  type ReportTemplateValues,
} from '@ziping/ui/screens/membership/ReportTemplateForm';
import {
  reportTemplateCopy,
  reportTemplateLimits as limits,
} from '@ziping/ui/screens/membership/ReportTemplateForm.copy';
import { useState } from 'react';

import { useApi } from '../../data/api.ts';
import { reportTemplateOptions, useSaveReportTemplate } from '../../data/report-template.ts';
import { partOf } from '../../shared/part-of.ts';
import { isPlainLine, isPlainText } from '../../shared/plain-text.ts';
import { useForm } from '../../shared/useForm.ts';

const { messages } = reportTemplateCopy;

/** Characters as the service counts them: a rare one is two code units. */
const atMost = (most: number, message: string) => [(text = '') => [...text].length <= most, message] as const;
const rules = {
  studio: [atMost(limits.studio, messages.studioLong), [isPlainLine, messages.studioHidden]],
  contact: [atMost(limits.contact, messages.contactLong), [isPlainLine, messages.contactHidden]],
  closing: [atMost(limits.closing, messages.closingLong), [isPlainText, messages.closingHidden]],
} as const;

/** The template of the member's exported reports. */
export default function Template() {
  const query = useQuery(reportTemplateOptions(useApi()));
  const { mutateAsync: save } = useSaveReportTemplate();
  // What was typed stands over what is stored, so that loading it again takes nothing away.
  const { values: typed, errors, change, validate } = useForm<Partial<ReportTemplateValues>>({});
  const [state, setState] = useState<ReportTemplateState>({ kind: 'idle' });
  const stored = partOf(query);
  const values: ReportTemplateFormProps['values'] =
    stored.kind === 'loaded' ? { kind: 'loaded', data: { ...stored.data, ...typed } } : stored;

  async function submit() {
    if (values.kind !== 'loaded' || state.kind === 'busy') return;
    const { studio, contact, closing } = values.data;
    const template = { studio: studio.trim(), contact: contact.trim(), closing: closing.trim() };
    if (!validate(rules, template)) return;
    setState({ kind: 'busy' });
    try {
      change(await save(template));
      setState({ kind: 'saved' });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, messages.failed) });
    }
  }

  return (
    <ReportTemplateForm
      values={values}
      state={state}
      errors={errors}
      onRetry={() => void query.refetch()}
      onChange={(part) => {
        change(part);
        setState({ kind: 'changed' });
      }}
      onSubmit={() => void submit()}
    />
  );
}
