import { sentencesOf } from '@ziping/readings/fact-check/words';
import type { ComposedSection, ReportInput } from '@ziping/readings/reports/compose';
import { modelFacts, type ModelFacts } from '@ziping/readings/times';

import type { Model } from '../../ports/model.ts';
import { type ModelUse, TokenCount } from '../model-use/model-use.ts';
import { castRecordChart } from '../records/record-chart.ts';
import { sentenceKey } from '../model-text/answer-text.ts';
import { type Job, type ReportMaterial, type Section, tokensOf } from './queue.ts';
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

/** A model, and what counts its tokens. */
interface ModelWriting {
  model: Model;
  use: Pick<ModelUse, 'add' | 'isSpent' | 'logUse'>;
}

function prepare(rules: RuleWriter, { record, report }: ReportMaterial, byModel: boolean): Prepared {
  const { gender, birth_time_solar, hour_unknown } = record;
  const input: ReportInput = {
    // As of the order, so that a restart does not change the year in the midst of a report.
    chart: castRecordChart(record, report.created_at),
    record: { gender, birth_time_solar, hour_unknown },
    report_code: report.report_code,
    now_ms: report.created_at.getTime(),
  };
  return { input, sections: rules.compose(input), facts: byModel ? modelFacts(input) : null };
}

/** Writes a section with a model, and counts what it uses for it. */
async function writeByModel(
  { model, use }: ModelWriting,
  { input, sections, facts }: Prepared & { facts: ModelFacts },
  section: ComposedSection,
  { material, job, signal }: { material: ReportMaterial; job: Job; signal: AbortSignal },
) {
  const spent = new TokenCount();
  return writeSection(model, {
    code: input.report_code,
    id: section.id,
    title: section.title,
    others: sections.flatMap((one) => (one === section || one.id === NOTE ? [] : one.title)),
    facts,
    ruleText: section.text,
    report: sections.map(({ text }) => text).join('\n'),
    said: saidIn(material.sections),
    tokens: tokensOf(job),
    spent,
    signal,
  }).finally(() => {
    job.used.add(spent);
    return use.add(material.record.user_id, spent);
  });
}

/** Writes sections with a model where there is one, else by the rules. */
export function createReportWriter(rules: RuleWriter, writing: ModelWriting | null): Writer {
  // The sections of one report are written from one reading of its chart.
  const prepared = new WeakMap<ReportMaterial, Prepared>();
  const read = (material: ReportMaterial): Prepared => {
    const known = prepared.get(material) ?? prepare(rules, material, writing !== null);
    prepared.set(material, known);
    return known;
  };

  return {
    outline: (material) => read(material).sections.map(({ title }) => title),

    async isWithinDailyLimit({ record, sections }) {
      return writing === null || sections.length > 0 || !(await writing.use.isSpent(record.user_id));
    },

    logUse: ({ used }) => writing?.use.logUse('report', used),

    async write(material, job, position, signal) {
      const ready = read(material);
      const section = ready.sections[position];
      if (!section) throw new Error(`the report has no section ${position}`);
      const { id, title, text } = section;
      const { facts } = ready;
      if (writing && facts && id !== NOTE && !isOfEngine(section)) {
        const written = await writeByModel(writing, { ...ready, facts }, section, { material, job, signal });
        return { position, title, ...written };
      }
      const isNoted = writing && id === NOTE && material.sections.some((one) => one.written_by === 'model');
      const note = isNoted ? `\n\n${modelNote(material.sections, writing.model.name)}` : '';
      return { position, title, text: `${text}${note}`, written_by: 'rules' };
    },
  };
}
