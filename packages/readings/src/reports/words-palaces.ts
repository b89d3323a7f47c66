/** Phrasings about the pillars of year, month and hour, by the group of ten gods that stands there. */
import type { GodGroup } from '@ziping/bazi/reading/facts';

export const PALACE_WORDS: Readonly<
  Record<'year' | 'month' | 'time', Readonly<Record<GodGroup, readonly string[]>>>
> = {
  year: {
    peer: ['兄弟姐妹或表亲的影响来得早，从小学会了让', '小时候家里热闹，样样要和人分'],
    output: ['小时候家里管得松，会说会玩', '长辈里有靠手艺或口才吃饭的人，你多少像他'],
    wealth: ['家里看重实际，你早早知道钱不容易', '小时候见惯了大人做事算账，人因此务实'],
    officer: ['家里规矩多，从小被看好，也被要求', '长辈要面子，你早早学会看场合'],
    seal: ['小时候有人护着，家里看重读书', '长辈疼你，他们的话你一直放在心上'],
  },
  month: {
    peer: ['上学、做事的地方争的人多，朋友影响你不小', '路是自己闯出来的，同辈是伴，也是镜子'],
    output: ['一路有地方施展，本事是做出来的', '父母不大压着你，想法和手艺是一路的主线'],
    wealth: ['很早就和实际的事打交道，学会了算，也学会了等', '家里家外都讲成果，你很早知道钱从哪里来'],
    officer: ['一路要求高，期望是家常饭', '要求和责任来得早，你的位置也是这么来的'],
    seal: ['父母老师给得多，读书和资历是你的本钱', '一路有人可靠，习惯先学后做'],
  },
  time: {
    peer: ['往后身边有同路的人，不怕闷', '往后越来越想自己安排日子，和后辈像朋友'],
    output: ['往后爱做东西、爱教人，闲不住', '越往后越想把心里的东西做出来'],
    wealth: ['往后还爱张罗，手上总有事', '往后惦着把家里的事安排清楚'],
    officer: ['到后来还有人请你拿主意', '往后的打算里总有一份责任'],
    seal: ['往后越来越爱静，读书养花都好', '往后想学一样、静一静'],
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
