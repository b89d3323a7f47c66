/** Turns that say nothing of their own and go on about the matter before: 具体点, 还有别的办法吗, 啥时候有结果, 不对吧. */
import { findMatters, WEAK } from '../matters/table.ts';
import type { Matter, Topic } from '../matters/matter.ts';
import { asksDepartment, departmentOf } from './departments.ts';
import { officeIn } from './office.ts';
import { isLeftOut } from './two.ts';
import { mattersBesidePeople, type Understood, withTold } from './understood.ts';

/** What was told is too general. */
const VAGUE =
  /笼统|空泛|太泛|太虚|太玄|含糊|模糊|说了等于没说|(?:再|能|说|讲|来|给)?(?:具体|细致|明确|实在)(?:一?点|一?些|一下)/;
const OTHER_WAY =
  /(?:还有|有没有|还能|有|没有)(?:什么|啥)?(?:别的|其他|其它|另外|第二)(?:的|个|条)?(?:办法|法子|路|选择|方法|出路|招|方案|途径)|(?:换|另)(?:一?个|一?条|想)?(?:别的)?(?:办法|法子|路子?)(?:吗|呢|行|走|$)/;
/** What if it is left: 不卖呢. */
const LEFT_UNDONE =
  /^(?:那么?|要是|如果|万一|假如|,)*(?:我|就|先|还是|干脆)*不((?![对会是好行成错过])\p{Script=Han}{1,4}?)(?:呢|的话|会怎么?样|怎么样|行不行|行吗|可以吗|好不好)[?。]*$/u;
const NOT_MANAGED =
  /^(?:那么?|要是|如果|万一|假如|,)*(?:我|还是)*\p{Script=Han}{1,2}不(?:成|了|到|上|掉|动|着|起|完|下来|下去|出来|出去|起来|过去)(?:呢|的话|怎么办|会怎么?样)[?。]*$/u;
/** When something comes of it, whatever it is. */
const RESULT =
  /^(?:那么?|大概|大约|到底|最快|估计|一般|,)*(?:还)?(?:要|得|需要)?(?:等)?(?:什么时候|多久|何时|几月|哪个?月|多长时间)(?:才|能|会|可以|要|有|出|见|得)*(?:个)?(?:结果|消息|着落|眉目|动静|下文|答复|回音|定论|说法|了结|结束)[了呢啊吗]?[?。]*$/;
const STILL_POSSIBLE =
  /(?:还有|还|有)(?:没有)?(?:可能|机会|戏|希望)(?:吗|么|不|没|了|$)|没(?:可能|戏|机会|希望)了/;
/** It is denied, and why is told. */
const PUSHBACK =
  /^(?:不(?:对|会|是|可能|像|准)吧?|不见得|未必|怎么会|怎么可能|哪有|才怪|瞎说|不太对|可是?|但是?)[吧啊呀呢]?[,。!?]+(.{3,})$/;
/** It is taken further: 其实我有点怕没钱. */
const CONTINUES = /^(?:其实|不过|因为|主要是?|问题是|只是|可是?|但是?),?(.{3,})$/;
const IN_NEED = /难受|崩溃|想哭|撑不住|熬不下去/;
const ASKS = /[?吗呢么]|什么|怎|哪|谁|几|多少|多久|还是|看看|算/;

const OF_COURT = new Set(['lawsuit', 'lawsuit_right']);
const REUNION = new Set(['reunion', 'after_breakup', 'missing_someone', 'lasting']);
const ILL: readonly Topic[] = ['medicine'];
const ILL_TOO = new Set(['pain', 'sleep', 'checkup']);
const isIll = ({ topic, id }: Matter) => ILL.includes(topic) || ILL_TOO.has(id);
/** What one who is ill may take or do. */
const DRINKS = /酒|抽烟|吸烟|烟|熬夜|通宵/;
const EATS =
  /(?:能|可以|要不要|该不该|好不好)[^,。?!]{0,6}(?:吃|喝|运动|跑步|爬山|游泳|健身|锻炼|走路|泡脚|按摩|针灸|出差|坐飞机|忌口)|忌口|忌什么/;

/** What the asker may do while someone is ill; null where that is not asked. */
function whileIll(text: string, own: Understood, last: Understood): readonly Matter[] | null {
  if (!last.matters.some(isIll) || own.matters.some((one) => isIll(one) && one.first)) return null;
  if (DRINKS.test(text)) return findMatters('病里烟酒');
  return EATS.test(text) ? findMatters('病里吃动') : null;
}

const again = (last: Understood, text: string): Understood => ({
  ...withTold(last, null),
  text,
});

/** A turn that goes on about the matter before in one of these ways; null where it is another. */
export function goesOn(text: string, own: Understood, last: Understood): Understood | null {
  const [matter] = last.matters;
  if (own.danger !== null || matter === undefined || last.talk !== null) return null;
  const ids = last.matters.map(({ id }) => id);
  const hasNews = mattersBesidePeople(own).some(
    ({ topic, id }) => !WEAK.includes(topic) && !ids.includes(id),
  );
  if (asksDepartment(text) && last.matters.some(isIll))
    return {
      ...again(last, text),
      person: null,
      record: null,
      shape: { kind: 'department', name: departmentOf(text) ?? departmentOf(last.text) },
    };
  const ill = whileIll(text, own, last);
  if (ill) return { ...own, text: `${last.text},${text}`, matters: ill, shape: null, time: null };
  if (STILL_POSSIBLE.test(text) && REUNION.has(matter.id) && [...text].length <= 14)
    return { ...own, person: null, record: null, matters: findMatters('复合') };
  if (RESULT.test(text)) {
    const office = officeIn(`${last.text},${text}`) ?? (ids.some((id) => OF_COURT.has(id)) ? 'court' : null);
    return {
      ...again(last, text),
      asks: 'when',
      time: last.time?.kind === 'year' ? null : last.time,
      shape: office && { kind: 'office', office },
    };
  }
  const why = (PUSHBACK.exec(text) ?? CONTINUES.exec(text))?.[1];
  const isTold = why !== undefined && !ASKS.test(why) && own.time === null && own.term === null;
  if (isTold && !IN_NEED.test(why)) return { ...again(last, last.text), added: why };
  if (hasNews) return null;
  const isShort = [...text].length <= 16;
  if (isShort && OTHER_WAY.test(text)) return { ...again(last, text), shape: { kind: 'other_way' } };
  if (own.matters.some(({ first }) => first)) return null;
  if (isShort && (LEFT_UNDONE.test(text) || NOT_MANAGED.test(text)) && last.record === null)
    return { ...again(last, text), person: null, shape: { kind: 'else' } };
  if (isLeftOut(text)) return { ...last, form: 'more', why: false, depth: last.depth + 1 };
  if (isShort && VAGUE.test(text) && own.time === null && last.shape?.kind !== 'choice')
    return last.person !== null && last.record === null
      ? { ...last, form: 'more', why: false, depth: last.depth + 1 }
      : { ...again(last, text), shape: { kind: 'concrete' }, time: last.time };
  return null;
}
