import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { cleanQuestion } from './clean/clean.ts';
import { UNSEEN_DANGERS, UNSEEN_HARMLESS } from './danger/unseen.ts';
import { findDanger, goesOnFromDanger } from './danger.ts';

const find = (question: string) => findDanger(cleanQuestion(question));
const isOfDeath = (danger: string | null) => danger === 'death_of_other' || danger === 'length_of_life';

const FOLDER = join(import.meta.dirname, 'danger/examples');
const examplesOf = (file: string) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const FILES = readdirSync(FOLDER);
const EXAMPLES = new Set(FILES.flatMap(examplesOf).map(cleanQuestion));

describe.each(FILES.filter((file) => !file.startsWith('none_')))('the examples of %s', (file) => {
  it('are found as danger of that kind', () => {
    const kind = file.replace('.txt', '');
    expect(examplesOf(file).filter((question) => find(question) !== kind)).toEqual([]);
  });
});

/** Those in which a danger is found, and those in which one is asked about. */
function alarmsIn(questions: readonly string[]) {
  const found = questions
    .map((question) => ({ question, danger: find(question) }))
    .filter(({ danger }) => danger !== null && !isOfDeath(danger));
  const isAsked = ({ danger }: { danger: string | null }) => danger?.startsWith('unsure_') ?? false;
  return { sure: found.filter((one) => !isAsked(one)), asked: found.filter(isAsked) };
}

it.each(FILES.filter((file) => file.startsWith('none_')))(
  'finds no danger in the examples of %s, and asks in at most one of a hundred',
  (file) => {
    const questions = examplesOf(file);
    const { sure, asked } = alarmsIn(questions);
    expect(sure).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(questions.length / 100);
  },
);

describe('sentences that were not learned from', () => {
  const dangers = Object.values(UNSEEN_DANGERS).flat();

  it('are none of the examples', () => {
    expect([...dangers, ...UNSEEN_HARMLESS].filter((one) => EXAMPLES.has(cleanQuestion(one)))).toEqual([]);
  });

  it('are passed over in at most six of forty-five, and asked about first in at most ten', () => {
    const found = dangers.map(find);
    expect(found.filter((danger) => danger === null || isOfDeath(danger)).length).toBeLessThanOrEqual(6);
    expect(found.filter((danger) => danger?.startsWith('unsure_')).length).toBeLessThanOrEqual(10);
  });

  it('are taken for another kind in at most six of forty-five', () => {
    const wrong = Object.entries(UNSEEN_DANGERS).flatMap(([kind, questions]) =>
      questions.filter((question) => {
        const danger = find(question);
        return danger !== null && !danger.startsWith('unsure_') && danger !== kind;
      }),
    );
    expect(wrong.length).toBeLessThanOrEqual(6);
  });

  it('alarm in none of forty harmless twins of dangers, and ask in at most four', () => {
    const { sure, asked } = alarmsIn(UNSEEN_HARMLESS);
    expect(sure).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});

it.each(['我今年三十五岁，在一家小公司做会计，去年结的婚，想问问明年的工作，', '我妈身体一直不错，'])(
  'finds a danger that stands after %s',
  (before) => {
    expect(find(`${before}昨天晚上我站在天台上想跳下去，已经写好了遗书`)).toBe('self_harm');
  },
);

it('finds a danger that stands in the middle of a long story', () => {
  const story = '我们是大学同学，毕业以后一起来的南方，租了个小房子，他做销售我做前台，日子慢慢好起来了，';
  expect(find(`${story}上个月他喝醉了拿皮带抽我，我满身是伤不敢回家，${story}`)).toBe('violence');
});

it.each(['流年犯太岁会不会死人', '我家猫昨天死了 好伤心'])(
  'finds neither death nor danger in %s',
  (question) => {
    expect(find(question)).toBeNull();
  },
);

it('tells a death that is mourned from one that is feared', () => {
  expect(find('我爷爷前年脑梗走的 我想知道他在那边好不好')).toBe('death_of_other');
  expect(find('我八十多了 还能活几年啊')).toBe('length_of_life');
});

describe('a turn after a danger', () => {
  it.each(['那我先去看看行吗', '他跟我玩了十年 不会害我吧', '怎么办', '可是机票都买了'])(
    'goes on from it with %s',
    (turn) => {
      const text = cleanQuestion(turn);
      expect(goesOnFromDanger(text, 'job_trap', findDanger(text))).toBe(true);
    },
  );

  it.each(['已经报警了', '谢谢，那我明年财运怎么样', '我没事 开玩笑的', '换个问题 我今年工作怎么样'])(
    'leaves it with %s',
    (turn) => {
      const text = cleanQuestion(turn);
      expect(goesOnFromDanger(text, 'job_trap', findDanger(text))).toBe(false);
    },
  );

  it('is read anew where it tells of another danger', () => {
    const text = cleanQuestion('我妈突然晕倒叫不醒');
    expect(goesOnFromDanger(text, 'job_trap', findDanger(text))).toBe(false);
  });
});

it('reads the longest question within a twentieth of a second', () => {
  const question = cleanQuestion('妈妈老伴走了以前打撑不下去累想股市梦见最近胸闷'.repeat(40));
  const before = process.cpuUsage();
  for (let times = 0; times < 10; times++) findDanger(question);
  expect(process.cpuUsage(before).user / 10_000).toBeLessThan(50);
});
