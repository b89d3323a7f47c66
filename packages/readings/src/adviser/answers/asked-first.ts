/** What is asked, before the one firm word of a matter that does not say it: which of two, or whether it comes about. */
import type { Matter } from '../matters/matter.ts';
import { asWhether } from '../understand/acts.ts';
import type { Shape } from '../understand/shape.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import { answerChoice } from './shapes/choice.ts';

type Choice = Extract<Shape, { kind: 'choice' }>;

/** Of these the firm word decides, whatever two are named. */
const DECIDED_BY_OTHERS: readonly Matter['topic'][] = ['medicine', 'health', 'lottery', 'invest', 'name'];

/** Of what cannot or may not be seen nothing is chosen: 是小子还是丫头. */
const UNSEEN = /看不出|不该看/;

/** 是他自己满意还是他妈满意: two guesses at a fact, and none to choose. */
const GUESSES =
  /(?:^|[,。?!]|到底|究竟|[他她们家人])(?:到底|究竟)?是(?!不是)(?!去|留|走|搬|买|等|接|再|先|继续|答应|找)[^,。?!]{1,12},?还是/;

/** The two guesses in the words of the question. */
const guessed = ({ options: [one, other] }: Choice) =>
  `是${one.replace(/^是/, '')}还是${other.replace(/^是/, '')}`;

function choiceFirst(w: Writer, answer: Answer, choice: Choice, text: string): Answer {
  if (GUESSES.test(text)) return { ...answer, lead: `${guessed(choice)}，盘里看不出来；${answer.lead}` };
  const chosen = answerChoice(w, choice.options, text);
  if (UNSEEN.test(chosen.lead)) return answer;
  return {
    ...chosen,
    reasons: [...chosen.reasons.slice(0, 1), answer.lead],
    advice: answer.advice.slice(0, 2),
  };
}

/** 会不会给我处分, 能不能换到好宿舍: what may come about, which is not the asker's to do. */
const COMES_ABOUT =
  /(?:会不会|有没有可能|能不能|(?<![不机社])会(?=[^,。?!]{1,10}(?:吗|么|不|嘛)(?:$|[?]))|(?<![不可])能(?=[^,。?!]{1,12}(?:吗|么|不|嘛)(?:$|[?])))(?:再|又|真的|就|被|给|把|跟|对|我|他|她|他们|,)*[^,。?!]{1,12}/;
/** Of an act of the asker the firm word speaks itself: 能不能不去. */
const OWN_ACT =
  /^(?:能不能|会不会|能(?!不能)|会(?!不会))(?:我)?(?:不|拒|推|要|去|退|告|起诉|找|让|帮|请|先|借|还|自己|申请|报|换个|直接|查|看|拿回|要回|追)/;
const OUTCOME_OF_CAN = /到|成|上|好|过|赢|回|下来|住|了|动|开|起来|定/;
/** Between people a word on what to do does not say whether they will get on. */
const BETWEEN_PEOPLE: readonly Matter['topic'][] = ['people', 'parents', 'marriage', 'love', 'boss'];
const SAYS_OUTCOME = /看不出|看得出|不会|会不会|多半|难|有机会|不是/;
/** A first word that says whether by itself. */
const SAYS_WHETHER = /看不出|看得出|不会|会不会|多半|不是|没有|能(?!一)|不用|不必|别|可以|不算|难|有机会|算/;

/** What may come about, as it is asked; null where the firm word says whether, or it is the asker's own act. */
function outcomeUnsaid(text: string, firm: string, { topic }: Matter): string | null {
  const asked = COMES_ABOUT.exec(text.split(/[。?!]/).findLast((part) => part !== '') ?? '')?.[0];
  const isOfPeople = BETWEEN_PEOPLE.includes(topic) && asked?.startsWith('会') === true;
  const says = isOfPeople ? SAYS_OUTCOME : SAYS_WHETHER;
  if (asked === undefined || says.test(firm.split(/[，；：]/)[0]!) || OWN_ACT.test(asked)) return null;
  if (asked.startsWith('能') && !OUTCOME_OF_CAN.test(asked.slice(1))) return null;
  return asWhether(asked);
}

/** The answer with what is asked in its first sentence. */
export function askedFirst(
  w: Writer,
  answer: Answer,
  { shape, text, asks }: Understood,
  matter: Matter,
): Answer {
  if (shape?.kind === 'choice') {
    const isNamed = answer.lead.includes(shape.options[0]) || answer.lead.includes(shape.options[1]);
    const isSettled =
      isNamed || matter.settles || DECIDED_BY_OTHERS.includes(matter.topic) || UNSEEN.test(answer.lead);
    return isSettled ? answer : choiceFirst(w, answer, shape, text);
  }
  const outcome = asks === 'whether' && !matter.limit ? outcomeUnsaid(text, answer.lead, matter) : null;
  return outcome === null ? answer : { ...answer, lead: `${outcome}，盘里看不出来；${answer.lead}` };
}
