/** What a hard year is good for, by type, age and what strains in it. */
import type { GodGroup } from '@ziping/bazi/reading/facts';

type Strain = GodGroup | 'move' | 'rub' | 'frame' | 'other';
type ByStrain = Readonly<Record<Strain, string>>;

interface Uses {
  grown: ByStrain;
  young: readonly string[];
  aged: readonly string[];
}

export const HARD_USES: Readonly<Record<string, Uses>> = {
  overall: {
    grown: {
      peer: '看清谁靠得住，往后来往的人少而准',
      output: '主意逼着减到一两样，做成的反而比平时多',
      wealth: '事情逼着你分轻重，丢掉的多半本来不必做',
      officer: '扛过一回硬的，下一次就不怕了',
      seal: '慢下来想清楚的事，后几年用得着',
      move: '真要挪的，旧的包袱也跟着丢掉',
      rub: '看得出和谁合得来，往后少走弯路',
      frame: '见的人多，过后挑得出真正要走的路',
      other: '乱的时候看得出哪件事离不开你',
    },
    young: ['大人陪着过一回难的，他往后更敢试', '他学会不高兴的时候怎么说出来'],
    aged: ['家里谁管什么，这一年说清，往后就轻松了', '用不着的东西和事，趁这时减掉一半'],
  },
  career: {
    grown: {
      peer: '有人比着，你的长处才写得清楚',
      output: '话少说几句，做的东西才被人看见',
      wealth: '忙过这一阵，你知道哪类活值得接',
      officer: '要求高的活做过一遍，别人就替不了你',
      seal: '停下来补的那样本事，松的时候就用上',
      move: '换过一次地方，才看得出哪些本事带得走',
      rub: '磨合过的搭档，后面用起来最顺手',
      frame: '一起忙过，认得出谁能长久做下去',
      other: '乱的时候顶得住的人，事后都记得',
    },
    young: ['补过一次短处，后面的课就不怕了', '慢下来看得出他卡在哪一步'],
    aged: ['少做几样，剩下的那样才做得精', '看得出哪件事你真舍不得放'],
  },
  wealth: {
    grown: {
      peer: '和亲友来往的账理过一次，往后心里有数',
      output: '花错的那几笔，正好列成以后不买的单子',
      wealth: '摊子收小了，哪一样真赚钱就看得出来',
      officer: '该交该办的理清一次，往后不再为它破费',
      seal: '钱动得慢，正好把每月的用度算清',
      move: '重新安顿一次，用不着的开销也能断掉',
      rub: '要补的一次补齐，往后少费这份心',
      frame: '推掉几次场面，省下的就是一笔底钱',
      other: '紧一年，量得出一家人到底要多少钱',
    },
    young: ['东西少的时候，他才学会爱惜', '他头一回知道钱是有数的'],
    aged: ['紧一紧，看得出每月到底用多少', '借机会把存的、欠的写到一张纸上'],
  },
  love: {
    grown: {
      peer: '旁人的话过一遍，你更清楚自己要什么人',
      output: '吵完能好好说开的，往后就不怕吵',
      wealth: '为钱为事商量过一回，才知道合不合得来',
      officer: '压力下还肯体谅你的人，值得留',
      seal: '想得多的时候，正好把自己的心事理清',
      move: '变动里看得出，谁愿意跟你一起重新安排',
      rub: '小别扭说开几回，彼此的底线就清楚了',
      frame: '热闹过后还惦记的，才是真惦记',
      other: '日子乱的时候，看得见对方怎么待你',
    },
    young: ['闹过又和好一次，比一直不吵更会交朋友', '他会知道难过的时候可以找谁'],
    aged: ['拌过嘴还坐一张桌子吃饭，就是一家人', '各退一步的事，这一年定个规矩'],
  },
  health: {
    grown: {
      peer: '学会到点就走，省下一半的累',
      output: '早一点收工的习惯，这一年最容易立住',
      wealth: '忙里挤出来的那半小时，养成了就是你的',
      officer: '绷过一回，才找得到自己松下来的法子',
      seal: '睡得浅的日子，正好把睡前的习惯改过来',
      move: '换了地方，作息可以从头定',
      rub: '身上的小不自在提醒得早，习惯也改得早',
      frame: '玩过头一次，就知道自己的量在哪里',
      other: '乱的时候守得住的一样，就是长久的一样',
    },
    young: ['早睡的规矩，这一年最容易立住', '他会认得自己累了是什么样子'],
    aged: ['歇出来的精神，看得出哪样该减', '睡觉的钟点，这一年最值得守'],
  },
};

/** What months of ease are named for where every year ahead is hard, by type, for a grown person. */
export const HARD_YEARS: Readonly<Record<string, string>> = {
  overall: '几年连着都要出力，累，却是把底子打厚的时候',
  career: '几年连着活多、要求高，累，却是把手上那块做成别人替不了的时候',
  wealth: '几年连着开销都大，紧，却最看得清哪一样真来钱',
  love: '几年连着都要磨合，费神，却看得清谁能一起过日子',
  health: '几年连着都忙，累，却最容易下决心把作息改过来',
};
