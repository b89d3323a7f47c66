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
