import { sentencesOf } from '@ziping/readings/fact-check/words';
import type { ComposedSection, ReportInput } from '@ziping/readings/reports/compose';
import { modelFacts, type ModelFacts } from '@ziping/readings/times';

import type { Model } from '../../ports/model.ts';
import { type ModelUse, TokenCount } from '../model-use/model-use.ts';
import { castRecordChart } from '../records/record-chart.ts';
import { sentenceKey } from '../model-text/answer-text.ts';
import { type ReportMaterial, type Section, tokensOf } from './queue.ts';
import { writeSection } from './section-writer.ts';
import type { Writer } from './report-run.ts';

/** What the rules write: the sections of a report type, and their texts for a chart. */
export interface RuleWriter {
  outline(code: string): { id: string; title: string }[];
  compose(input: ReportInput): ComposedSection[];
}

interface Prepared {
  input: ReportInput;
  sections: ComposedSection[];
  /** What a model's answers are checked against; null without a model. */
  facts: ModelFacts | null;
}

/** The section on who wrote the report, which the rules end every report with. */
const NOTE = 'note';

/** Sections that are the engine's own: times to remember, tables, what conclusions rest on. */
const isOfEngine = ({ id, text }: ComposedSection) =>
  id === 'times' || id === 'evidence' || /^\|/m.test(text);

/** Keys of the sentences of the sections so far. */
const saidIn = (sections: readonly Section[]) =>
  new Set(
    sections.flatMap(({ text }) =>
      sentencesOf(text).flatMap(({ start, end }) => sentenceKey(text.slice(start, end)) ?? []),
    ),
  );

/** The note of a report that a model wrote, or of which it wrote a part. */
function modelNote(sections: readonly Section[], model: string): string {
  const byRules = sections.flatMap(({ title, written_by }) => (written_by === 'rules' ? `“${title}”` : []));
  const part = byRules.length === 0 ? '' : `其中${byRules.join('、')}由规则写成。`;
  return `由AI生成：本文由语言模型（${model}）依命盘写成，文中的干支、十神、年份与岁数已与排盘核对。${part}内容是传统命理的文化解读，仅供参考。`;
}

/** What counts the tokens of a model. */
type TokenUse = Pick<ModelUse, 'add' | 'isSpent' | 'logUse'>;

/** Writes sections with a model where there is one, else by the rules. */
export function createReportWriter(
  rules: RuleWriter,
  writing: { model: Model; use: TokenUse } | null,
): Writer {
  const { model = null, use = null } = writing ?? {};

  // The sections of one report are written from one reading of its chart.
  const prepared = new WeakMap<ReportMaterial, Prepared>();

  function prepare(material: ReportMaterial): Prepared {
    const known = prepared.get(material);
    if (known) return known;
    const { record, report } = material;
    const input: ReportInput = {
      // As of the order, so that a restart does not change the year in the midst of a report.
      chart: castRecordChart(record, report.created_at),
      record: {
        gender: record.gender,
        birth_time_solar: record.birth_time_solar,
        hour_unknown: record.hour_unknown,
      },
      report_code: report.report_code,
      now_ms: report.created_at.getTime(),
    };
    const all = { input, sections: rules.compose(input), facts: model && modelFacts(input) };
    prepared.set(material, all);
    return all;
  }

  return {
    outline: (material) => prepare(material).sections.map(({ title }) => title),

    async isWithinDailyLimit({ record, sections }) {
      return use === null || sections.length > 0 || !(await use.isSpent(record.user_id));
    },

    logUse: ({ used }) => use?.logUse('report', used),

    async write(material, job, position, signal) {
      const { input, sections, facts } = prepare(material);
      const section = sections[position];
      if (!section) throw new Error(`the report has no section ${position}`);
      const { title, text: ruleText } = section;
      if (!model || !use || !facts) return { position, title, text: ruleText, written_by: 'rules' };
      if (section.id === NOTE) {
        const byModel = material.sections.some(({ written_by }) => written_by === 'model');
        const text = byModel ? `${ruleText}\n\n${modelNote(material.sections, model.name)}` : ruleText;
        return { position, title, text, written_by: 'rules' };
      }
      if (isOfEngine(section)) return { position, title, text: ruleText, written_by: 'rules' };
      const spent = new TokenCount();
      const written = await writeSection(model, {
        code: input.report_code,
        id: section.id,
        title,
        others: sections.flatMap((one) => (one === section || one.id === NOTE ? [] : one.title)),
        facts,
        ruleText,
        report: sections.map(({ text }) => text).join('\n'),
        said: saidIn(material.sections),
        tokens: tokensOf(job),
        spent,
        signal,
      }).finally(() => {
        job.used.add(spent);
        return use.add(material.record.user_id, spent);
      });
      return { position, title, ...written };
    },
  };
}
