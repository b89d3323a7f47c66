import type { Schema } from '@ziping/api-client/types';

/** The name of each group. A form or a filter shows its own subset of them. */
export const groupLabels = {
  self: '本人',
  family: '家人',
  friend: '朋友',
  lover: '恋人',
  classmate: '同学',
  child: '子女',
  parent: '父母',
  relative: '亲戚',
  colleague: '同事',
  client: '客户',
  other: '其他',
} as const satisfies Record<Schema<'Category'>, string>;
