/** Phrasings about the pillars of year, month and hour, by the group of ten gods that stands there. */
import type { GodGroup } from '@ziping/bazi/reading/facts';

export const PALACE_WORDS: Readonly<
  Record<'year' | 'month' | 'time', Readonly<Record<GodGroup, readonly string[]>>>
> = {
  year: {
    peer: ['家中同辈或族亲的影响早，小时候凡事要与人分', '出身里有热闹的一面，独占的机会不多'],
    output: [
      '早年的环境容人表现，会说会玩，家里给的约束不重',
      '祖辈里多有凭手艺或口才立身的人，这份灵气传到你这里',
    ],
    wealth: ['家里看重实际，早早知道柴米的分量', '早年接触的多是生计与经营的事，眼界因此务实'],
    officer: ['家教有规矩，从小被寄望，也被要求', '祖辈重名声，早年学会了看场合'],
    seal: ['早年有人护着，读书识字的气氛浓', '祖荫在学问与名声上，长辈的话对你有分量'],
  },
  month: {
    peer: ['成长的地方竞争多，兄弟朋友的影响不小', '青年时靠自己打开局面，同辈既是伴也是镜子'],
    output: ['成长中有发挥的余地，本事在这时学成', '父母一边不大压着你，想法与手艺是青年时的主线'],
    wealth: ['青年时便与实务打交道，学会算，也学会等', '家里家外都讲成果，你很早知道钱从哪里来'],
    officer: ['成长的环境要求高，规矩与期望是日常', '青年时要过要求与责任这一关，位置也由此而来'],
    seal: ['父母师长给得多，学业与资历是青年时的本钱', '成长中有靠，先学后做，是你的次序'],
  },
  time: {
    peer: ['往后的日子身边有同道，子女性子也独立', '晚来的志向是自己作主，后辈像朋友'],
    output: ['志趣在创作与传授，晚来清闲，子女伶俐', '越往后越想把心里的东西做出来，后辈里有聪明人'],
    wealth: ['往后仍有经营的兴致，子女务实', '心里惦着把家业安排清楚，后辈重实际'],
    officer: ['到后来仍有人请你定事，子女守规矩', '志向里带着责任，后辈能担事'],
    seal: ['晚来安静，读书养心，子女体贴', '志向偏于学问与清净，后辈肯听你说'],
  },
};

/** The same for a chart of a child, whose later years are left open. */
export const PALACE_WORDS_YOUNG: Readonly<
  Record<'year' | 'month' | 'time', Readonly<Record<GodGroup, readonly string[]>>>
> = {
  year: PALACE_WORDS.year,
  month: {
    peer: ['身边同伴多，喜欢一起玩，也爱比一比', '成长里少不了伙伴，学会轮流是第一课'],
    output: ['爱说爱问，动手能力强，家里多给他表现的机会', '想象力从小看得出来，画画、讲故事都是出口'],
    wealth: ['对身边的实物有兴趣，喜欢收拾与交换', '务实，知道好坏贵贱，可以早些学着管零用钱'],
    officer: ['懂规矩，也怕做错，夸奖要多于责备', '家里要求清楚，孩子做事有章法，别把弦拉得太紧'],
    seal: ['受照顾多，爱听故事，学东西肯下耐心', '与长辈亲近，读书的底子容易打好'],
  },
  time: {
    peer: ['心里有主意，想自己试', '兴趣多从同伴那里来'],
    output: ['兴趣在创造的一边，宜给纸笔与时间', '灵感多，宜早有一样爱好'],
    wealth: ['喜欢看得见的成果，做完一件再做一件', '对数目与实物敏感'],
    officer: ['心里有一股要做好的劲，慢慢来即可', '愿意担当小小的责任，可以给一件固定的家务'],
    seal: ['心静，喜欢看书与独处', '爱琢磨，给一个安静的角落就好'],
  },
};
