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
])('tells who is hurt in %s from a beaten asker', (question, said) => {
  const answer = answerTo(question);
  expect(answer).toMatch(said);
  expect(answer).toMatch(/110/);
});

it.each(['他又打我了，我躲在厕所里', '老公打我，孩子吓得直哭'])('speaks to the asker of %s', (question) => {
  expect(answerTo(question)).toMatch(/^\*\*这不是你的错，先离开到安全的地方/);
});
