/** Whom to see with a part of the body, in the words of the question. */
import { departmentOf } from '../understand/departments.ts';

/** The part as the asker calls it. */
const NAMED =
  /腿脚|膝盖|关节|腰腿|腰|颈椎|脖子|后背|肩膀?|眼睛|眼神|视力|耳朵|听力|嗓子|喉咙|鼻子|牙口?|咳嗽|记性|手抖|头晕|头疼|头痛|心口|心慌|胸闷|胃口|胃|肚子|反酸|便秘|拉肚子|起夜|尿频|皮肤|长痘|爆痘|痘痘|痘|湿疹|过敏|脱发|掉头发|走路|腿|脚/;

/** Where to go with it; null where no part is named. @param ofChild children have doctors of their own */
export function doctorFor(text: string, ofChild: boolean): string | null {
  const parts = [...new Set(text.match(new RegExp(NAMED, 'g')))].slice(0, 2);
  const doctors = parts.map((part) => (ofChild ? '儿科' : departmentOf(part)));
  const [first, second] = doctors;
  if (first && second && first !== second)
    return `${parts[0]}先看${first}，${parts[1]}看${second}；要不要紧医生说了算，盘里看不出病`;
  const part = first && first === second ? parts.join('、') : parts[0];
  const doctor = departmentOf(text) && ofChild ? '儿科' : departmentOf(text);
  return part && doctor ? `${part}的事先看${doctor}，要不要紧医生说了算，盘里看不出病` : null;
}
