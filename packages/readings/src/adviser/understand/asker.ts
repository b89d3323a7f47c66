/** Who asks about the chart of a minor: the minor, or someone who raises the child. */
import { cleanQuestion } from './clean/clean.ts';
import { nearIn } from './kin.ts';

const CHILD =
  /孩子|小孩|小朋友|宝宝|娃|儿子|闺女|女儿|老大|老二|孙子|孙女|学生家长|当(?:妈|爸|爹|娘)|(?:怎么|如何|该)(?:管|教|带|养|陪|引导)/;
const OWN = /我(?!们?家|们?的?(?:孩子|儿|女儿|闺女|娃)|想(?:问|知道|了解|看看)|问)/;
/** A feeling that nobody else is said to have, or what only the pupil would say: 高中可以谈对象吗, 管不住自己. */
const FEELS =
  /(?:好|真|太|很)(?:难过|难受|伤心|委屈|害怕|烦|丢脸)|想哭|不想上学|想(?:回)?家|心里(?:难受|难过|堵)|被(?:同学|同桌|室友|老师)|(?:^|,)想(?:当|做)|(?:可以|能|能不能)谈(?:个)?(?:恋爱|对象)|(?:管|控制|忍|逼)不住自己|(?:才|只|又|就)?考了?(?:\d|[一二三四五六七八九]十)[^,。?!]{0,4}(?:分|多|$)|(?:紧张|考)[^,。?!]{0,6}(?:手抖|发抖|空白|想吐)|^(?:[^,。?!]{2,8},?)?(?:太|好)难了?(?:,|$|想)/;
const OF_BOY = /(?<![其吉])他(?![们人])/;
const OF_GIRL = /她/;
/** Whom 他 and 她 mean in what a pupil tells. */
const OF_SCHOOL = /同桌|同学|室友|舍友|班长|班主任|老师|教练|队友|朋友|学[长姐弟妹]|高年级|[前后]桌/;

/**
 * Whether the minor of a chart asks for themselves: 我这次期中考掉了八十名, not 孩子 or 她 of a girl. Once one question
 * says so, the conversation is theirs.
 *
 * @param questions of one conversation, as they were asked
 */
export function asksForSelf(questions: readonly string[], gender: 'male' | 'female'): boolean {
  const spokenOf = gender === 'female' ? OF_GIRL : OF_BOY;
  return questions.some((question) => {
    const text = cleanQuestion(question);
    // 我妈偷看我日记，我该不该跟她吵: she is the mother.
    const isOfOther = nearIn(text).some(({ relation }) => relation !== 'unknown' && relation !== 'child');
    return (
      (OWN.test(text) || FEELS.test(text)) &&
      !CHILD.test(text) &&
      (isOfOther || OF_SCHOOL.test(text) || !spokenOf.test(text))
    );
  });
}
