import type { Basics } from '../../db/basics.ts';
import type { ModelUse } from '../model-use/model-use.ts';
import type { Access } from './access.ts';
import type { Queue } from './queue.ts';
import type { RuleWriter } from './report-writer.ts';

/** What the work on reports needs. */
export interface ReportContext extends Basics {
  access: Access;
  queue: Queue;
  rules: RuleWriter;
  /** How many reports are written at the same time, and whether by a model. */
  writing: { slots: number; byModel: boolean };
  modelUse: Pick<ModelUse, 'assertLeft'>;
  /** Who is named as the producer of texts by a model. */
  producer: string;
  /** Called after a report was ordered. */
  wake(): void;
}
