import { expect, it } from 'vitest';

import { cleanQuestion } from '../understand/clean/clean.ts';
import { findDanger } from '../understand/danger.ts';
import { sayDanger } from './danger.ts';

const answerTo = (question: string) => {
  const text = cleanQuestion(question);
  return sayDanger(findDanger(text)!, text).content;
};

it.each([
  ['娃被打了 在学校', /班主任|校长/],
  ['我儿子在学校让几个大孩子围着打 脸都肿了', /班主任|校长/],
  ['女儿被同学打了耳光', /班主任|校长/],
  ['孩子说老师用针扎他屁股', /班主任|校长/],
  ['补习班老师摸我女儿胸', /先别洗澡/],
  ['我被同学堵厕所扒衣服拍视频', /爸妈或你信得过的老师/],
  ['养老院护工打我奶奶 胳膊青一块紫一块', /接出来/],
  ['我爸一喝酒就打我妈', /挨打的人/],
  ['邻居家小孩身上都是烟头烫的印子', /说清门牌/],
  ['前男友天天守在我楼下 还在我车上装定位', /人身安全保护令/],
  ['他说我要是敢分手就把我的照片发给我全家', /别给钱/],
  ['高利贷的人堵在门口说不还钱就卸我胳膊', /12348/],
  ['我爸把我关起来不给吃饭已经两天了', /12355是给青少年/],
])('tells who is hurt in %s from a beaten asker', (question, said) => {
  const answer = answerTo(question);
  expect(answer).toMatch(said);
  expect(answer).toMatch(/110/);
});

it.each(['老公打我，孩子吓得直哭'])('speaks to the asker of %s', (question) => {
  expect(answerTo(question)).toMatch(/^\*\*这不是你的错，先离开到安全的地方/);
});

it.each(['他又打我了，我躲在厕所里', '前夫喝了酒在砸门，我跟孩子不敢出声'])(
  'keeps one who hides from an attacker behind the door in %s',
  (question) => {
    expect(answerTo(question)).toMatch(/^\*\*别出去，把门锁好/);
    expect(answerTo(question)).toMatch(/12110/);
  },
);

it('tells one who beat a child to stop and whom to call, not to call the police on a stranger', () => {
  const answer = answerTo('我控制不住打孩子 刚才把他打得流血了');
  expect(answer).toMatch(/^\*\*先停手/);
  expect(answer).toMatch(/12355/);
});

it.each([
  ['被蛇咬了脚肿到小腿了', /放低.*别动/, /烫伤|断电/],
  ['摔了一跤头着地 现在一直吐', /别转脖子/, /烫伤|断电/],
  ['宝宝三个月烧到39度8怎么都叫不醒', /拍脚底/, /抽了多久/],
  ['朋友喝了好多酒 现在怎么摇都没反应', /侧躺.*吐了/, /烫伤/],
  ['突然看不清东西 头疼得像炸开一样从来没这么疼过', /止痛片/, /哮喘/],
  ['孩子把洗衣凝珠咬破咽下去了', /别催吐/, /凉的流水/],
])('gives the first aid for %s', (question, said, not) => {
  const answer = answerTo(question);
  expect(answer).toMatch(/120/);
  expect(answer).toMatch(said);
  expect(answer).not.toMatch(not);
});

it('asks one who would follow the dead whether she is safe', () => {
  const answer = answerTo('老伴走了我也想跟他去');
  expect(answer).toMatch(/你现在安全吗/);
  expect(answer).toMatch(/12356/);
});

it.each([
  ['我妈被卖保健品的哄着现在要去银行取二十万', /陪在老人身边.*96110/s],
  ['让我办张银行卡借给他走账 一天给五百', /挂失/],
  ['兄弟喊我去柬埔寨做客服说一个月三万包机票', /别.*先去看看/],
])('tells what to do about %s', (question, said) => {
  expect(answerTo(question)).toMatch(said);
});

it('says no other help again but the next step to a turn that goes on', () => {
  const first = sayDanger('job_trap', '去柬埔寨做客服').content;
  const again = sayDanger('job_trap', '那先去看看', true).content;
  expect(again).not.toBe(first);
  expect(again).toMatch(/看看也别去/);
});
