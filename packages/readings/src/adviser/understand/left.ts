/** Those whom the step that was asked about leaves behind: 去深圳还是回老家 → 那我爸妈咋办. */
import type { Matter, Topic } from '../matters/matter.ts';

export interface Left {
  /** In the asker's words: 爸妈, 老婆孩子. */
  who: string;
  of: 'elders' | 'family';
  /** The step takes the asker away, or takes money. */
  by: 'distance' | 'money';
}

const ELDERS = '爸妈|父母|爸爸?|妈妈?|老人家?|爷爷奶奶|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公婆婆|岳父岳母';
const FAMILY = '老婆孩子|老婆|老公|媳妇|对象|女朋友|男朋友|孩子|娃|儿子|女儿|家里人?';
const LEFT = new RegExp(
  `^(?:那么?|可是?|但是?|不过|要是走了|走了)*,?(?:我们?)?(?:家里?)?的?(?<who>${ELDERS}|${FAMILY})(?:们|那边|这边)?,?(?:怎么办|怎么安排|呢|谁(?:来|去)?(?:照顾|照应|管|带|看)|没人(?:管|照顾|照应|带|看))[?。呢啊呀]*$`,
);
const DISTANCE: readonly Topic[] = ['move', 'study', 'exam', 'career', 'job_change'];
const MONEY: readonly Topic[] = ['startup', 'wealth', 'house', 'invest'];

/** @param matters of the question before */
export function leftBehind(text: string, matters: readonly Matter[]): Left | null {
  const who = LEFT.exec(text)?.groups?.['who'];
  if (who === undefined) return null;
  const of = new RegExp(`^(?:${ELDERS})$`).test(who) ? 'elders' : 'family';
  const by = matters.some(({ topic }) => MONEY.includes(topic))
    ? 'money'
    : matters.some(({ topic, id }) => DISTANCE.includes(topic) || id === 'anything')
      ? 'distance'
      : null;
  return by && { who, of, by };
}
