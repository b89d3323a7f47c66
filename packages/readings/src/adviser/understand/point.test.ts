import { expect, it } from 'vitest';

import { cleanQuestion } from './clean/clean.ts';
import { pointOf } from './point.ts';

it.each([
  ['will', '定金还要得回来吗'],
  ['will', '他说年底离婚娶我，等得到吗'],
  ['will', '开了刀以后会好吗'],
  ['will', '两个孩子会不会打架'],
  ['should', '医生叫我卧床，能上班吗'],
  ['should', '分手时借的钱，还要不要提'],
  ['should', '请保姆值不值'],
  ['should', '这合同我该签吗'],
  ['when', '缝了针几天能沾水'],
  ['when', '闹矛盾要闹到什么时候'],
  ['much', '被裁了能拿几个月工资'],
  ['much', '退休金三千够不够住养老院'],
  ['why', '孩子怎么老是不听话'],
  ['why', '他图我什么'],
  ['is', '十七岁还尿床正常吗'],
  ['is', '我是不是太自私了'],
  ['is', '发烧一周了要不要紧'],
  ['how', '跟婆婆吵翻了怎么开口'],
  ['how', '同事家里出事，我能帮什么'],
] as const)('%s is asked in %s', (point, question) => {
  expect(pointOf(cleanQuestion(question))).toBe(point);
});

it.each(['孩子动不动就哭', '爷爷热了好几天', '公立还是私立', '选哪个学校好', '他天天打游戏'])(
  'nothing that one sentence answers is asked in %s',
  (question) => {
    expect(pointOf(cleanQuestion(question))).toBeNull();
  },
);
