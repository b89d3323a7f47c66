import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

import { PILLAR_WORDS } from '../facts.ts';
import type { CheckedFacts } from './assertion.ts';
import { type CheckedText, unless } from './checked-text.ts';
import type { Place } from './plain-text.ts';
import { BRANCH, canonicalGod, GOD, PAIR, PHASE, POSITION, STEM } from './words.ts';

/** A position of the chart: a pillar, or its stem or branch. */
const SUBJECT = `${POSITION}(?:柱(?:的|，)?(天干|地支)?|(干)(?!支)上?|(支)|(上))|(夫妻宫|配偶宫|妻宫|夫宫|婚姻宫|(?<!${PAIR})日[主元]?坐下?|坐支|坐下)|(月令|提纲)`;
/** Words between a position and what stands there, and between two things that stand there. */
const LINK = `(?:的|之|为|是|乃|即|属|正是|就是|便是|则|却|恰|本|分别|依次|干支|主气|本气|余气|中气|暗|内|中|里|上|以|作|落|于|在|透出?|坐于?|带|有|藏干?|含|又|也|亦|[：（=|/]|-{1,2}|–|—{1,2}|→|日主|见(?=${GOD})|，(?=(?:为|是|中藏|内藏|暗藏|藏|天干|地支)))`;
const LINKS = new RegExp(`${LINK}{0,5}`, 'y');
const AND_ALSO = /[、与和及]/y;
const VALUE = new RegExp(
  `(${PAIR})|(${STEM})${PHASE}?(?![${STEMS}${BRANCHES}之所])|(${BRANCH})${PHASE}?(?![局方会]|[${BRANCHES}])|(${GOD})(?![格局])`,
  'y',
);
/** Words after which 坐 is said of another pillar than that of the day. */
const ANOTHER_PILLAR = new RegExp(`[年月时][柱干支]|${PAIR}|运`);
const A_STEM_BEFORE = new RegExp(`(${STEM})${PHASE}?$`);
/** What is said at a position when its stem is meant, its branch, or either. */
type Part = 'stem' | 'branch' | 'either';

interface Subject {
  word: string;
  part: Part;
}

function subjectOf([, word, ofPillar, stem, branch, upper, palace, month]: RegExpExecArray): Subject {
  if (palace) return { word: '日', part: 'branch' };
  if (month) return { word: '月', part: 'branch' };
  if (stem || ofPillar === '天干') return { word: word ?? '', part: 'stem' };
  if (branch || ofPillar === '地支') return { word: word ?? '', part: 'branch' };
  return { word: word ?? '', part: upper ? 'stem' : 'either' };
}

/** What is right about a position, in the words of a finding. */
export function comparisons({ pillarOf }: CheckedText, word: string) {
  const pillar = pillarOf(word);
  const unknown = `${word}柱未知，不可断言`;
  const [stem, branch] = [pillar?.ganzhi.charAt(0), pillar?.ganzhi.charAt(1)];
  const hidden = pillar?.hidden ?? [];
  const names = hidden.map((one) => `${one.stem}${one.shi_shen}`).join('、');
  const ofStem = (god: string) =>
    unless(pillar?.shi_shen === canonicalGod(god), pillar ? `${word}干${stem}是${pillar.shi_shen}` : unknown);
  const ofBranch = (god: string) =>
    unless(
      hidden.some((one) => one.shi_shen === canonicalGod(god)),
      pillar ? `${word}支${branch}藏${names}` : unknown,
    );
  return {
    pair: (said: string) => unless(pillar?.ganzhi === said, pillar ? `${word}柱是${pillar.ganzhi}` : unknown),
    stem: (said: string) => unless(stem === said, pillar ? `${word}干是${stem}` : unknown),
    branch: (said: string) => unless(branch === said, pillar ? `${word}支是${branch}` : unknown),
    hiddenStem: (said: string) =>
      unless(
        hidden.some((one) => one.stem === said),
        pillar ? `${word}支${branch}藏${names}` : unknown,
      ),
    god(part: Part, god: string) {
      if (part === 'stem') return ofStem(god);
      if (part === 'branch') return ofBranch(god);
      const [above, below] = [ofStem(god), ofBranch(god)];
      return above && below ? [...new Set([above, below])].join('，') : null;
    },
  };
}

/** 坐下 after another pillar is of that one: 庚金坐下午火. */
const isOnAnother = (clause: string, { day_master }: CheckedFacts) =>
  ANOTHER_PILLAR.test(clause) || (A_STEM_BEFORE.exec(clause)?.[1] ?? day_master) !== day_master;

/** Reads what is said to stand at a position, one thing after another. */
function readValues(checked: CheckedText, { word, part }: Subject, { start, end: from }: Place): void {
  const { add, isStated, text } = checked;
  const right = comparisons(checked, word);
  const read = new Set<string>();
  let side = part;
  let at = from;
  let said = '';
  for (;;) {
    LINKS.lastIndex = at;
    const link = LINKS.exec(text)?.[0] ?? '';
    said += link;
    if (/坐|地支|藏|含/.test(link)) side = 'branch';
    else if (/天干|透/.test(link) && side === 'either') side = 'stem';
    VALUE.lastIndex = at + link.length;
    const value = VALUE.exec(text);
    if (!value) return;
    const [all, pair, stem, branch, god] = value;
    const kind = pair ? 'pair' : stem ? 'stem' : branch ? 'branch' : 'god';
    if (kind !== 'god' && read.has(kind)) return;
    // 时柱壬辰：辛金…: what follows a pair is of it only where the words say so.
    if ((stem || branch) && read.has('pair') && !/[坐透藏含支干]/.test(link)) return;
    let wrong: string | null = null;
    if (pair) {
      if (part !== 'either') return;
      wrong = right.pair(pair);
    } else if (stem) {
      if (side !== 'branch') wrong = right.stem(stem);
      else if (/[藏含中里气]/.test(said)) wrong = right.hiddenStem(stem);
      else if (part === 'branch' && /[为是属]$/.test(link)) return;
      if (side === 'either') side = 'stem';
    } else if (branch) {
      if (side === 'stem' && !read.has('stem')) return;
      // In a row of a table the gods of both follow: | 月柱 | 壬 | 午 | 伤官 |.
      side = part === 'either' && link === '|' ? 'either' : 'branch';
      wrong = right.branch(branch);
    } else if (god) wrong = right.god(side, god);
    read.add(kind);
    at = VALUE.lastIndex;
    const place: Place = { start, end: at };
    if (wrong && isStated(place)) {
      add(kind === 'god' ? 'god' : 'pillar', place, wrong);
      return;
    }
    said += all;
    if (kind === 'god') {
      // 藏丁火七杀、己土偏印: only of a branch, since two things joined by 与 need not stand at one place.
      AND_ALSO.lastIndex = at;
      if (AND_ALSO.test(text) && side === 'branch' && (/[藏含有]/.test(said) || text[at] === '、')) at += 1;
      else if (side === 'stem' && !/^[（|]?坐/.test(text.slice(at, at + 2)) && text[at] !== '|') return;
    } else if (kind === 'pair' && part === 'either') side = 'either';
  }
}

/** A position with what stands there: 年柱甲子, 月干壬水伤官, 日支亥藏甲木. */
function checkWhatStands(checked: CheckedText): void {
  const { clauseBefore, facts, text } = checked;
  for (const match of text.matchAll(new RegExp(SUBJECT, 'g'))) {
    const isOfAnother = /坐/.test(match[0]) && isOnAnother(clauseBefore(match.index), facts);
    const place = { start: match.index, end: match.index + match[0].length };
    if (!isOfAnother) readValues(checked, subjectOf(match), place);
  }
}

/** A ten god with where it stands: 正官透于月干. */
function checkWhereGodsStand(checked: CheckedText): void {
  const { add, isStated, text } = checked;
  const STANDS = '(?:透干|透出|高透|透|暗藏|深藏|藏|坐|居|位|落|临|显|现|出现|在)(?:于|在|到|至)?';
  for (const match of text.matchAll(
    new RegExp(`(${GOD})(?:${STEM}${PHASE}?)?(?:星|则|也|又|正)?${STANDS}(?=${SUBJECT})`, 'g'),
  )) {
    const at = match.index + match[0].length;
    const subject = new RegExp(SUBJECT, 'y');
    subject.lastIndex = at;
    const found = subject.exec(text);
    if (!found || /坐/.test(found[0])) continue;
    const { word, part } = subjectOf(found);
    const side = /透|显/.test(match[0]) && part === 'either' ? 'stem' : part;
    const wrong = comparisons(checked, word).god(side, match[1] ?? '');
    const place = { start: match.index, end: at + found[0].length };
    if (wrong && isStated(place)) add('god', place, wrong);
  }
}

/** Pillars by name, their stems, branches and ten gods. */
export function checkPositions(checked: CheckedText): void {
  checkWhatStands(checked);
  checkWhereGodsStand(checked);
}

/** Pillars in a row or by another name. */
export function checkPillars(checked: CheckedText): void {
  const { clauseBefore, each, facts, isOfBirth, sentenceBefore } = checked;
  const pillarIs = (word: string, pair: string) => comparisons(checked, word).pair(pair);
  const branchIs = (word: string, branch: string) => comparisons(checked, word).branch(branch);
  each('pillar', `(${PAIR})([年月日时])柱`, (pair, word) => pillarIs(word!, pair!));
  each('pillar', `(${PAIR})日(?:主|元|生)`, (pair) => pillarIs('日', pair!));
  /** Days of the calendar have pairs too: 2026年5月1日是乙亥日. */
  const OTHER_DAY =
    /\d月\d{1,2}[日号]|[今明昨]|[前后]天|[择选]|吉日|日子|黄历|历书|流[月日]|每逢|[本下上这]个?[月周]/;
  const natal = (match: RegExpExecArray) =>
    !/[流逢遇]日?$/.test(clauseBefore(match.index)) && !OTHER_DAY.test(sentenceBefore(match.index));
  // A day or an hour of its own, not that of the birth: 丙寅日适合休息
  const ofBirth = '(?![宜适可最要应易会逢里内])';
  each('pillar', `(${PAIR})日(?![主元生柱干支])${ofBirth}`, (pair) => pillarIs('日', pair!), natal);
  each('pillar', `(${PAIR})时(?![柱干支候间期节机])${ofBirth}`, (pair) => pillarIs('时', pair!), natal);
  const gap = '[、，·/→|]?';
  const pillarsAre = (...pairs: string[]) =>
    Object.values(PILLAR_WORDS)
      .flatMap((word, i) => (pairs[i] ? (pillarIs(word, pairs[i]) ?? []) : []))
      .join('，') || null;
  const [year, month, day, time] = ['年', '月', '日', '时'].map(
    (word) => `(?:（?${word}）?：?(?=${PAIR}))?(${PAIR})(?:（?${word}）?(?![柱干支]))?`,
  );
  each(
    'pillar',
    `(${PAIR})（?年）?${gap}(${PAIR})（?月）?${gap}(${PAIR})（?日）?(?:${gap}(${PAIR})（?时）?)?`,
    pillarsAre,
  );
  each(
    'pillar',
    `(?<![${BRANCHES}）])年：?(${PAIR})${gap}月：?(${PAIR})${gap}日：?(${PAIR})(?:${gap}时：?(${PAIR}))?`,
    pillarsAre,
  );
  each(
    'pillar',
    `(?:八字|四柱|[乾坤]造|命造)(?:分别|依次|便|就|干支|[为是：，|])*${year}${gap}${month}${gap}${day}(?:${gap}${time})?`,
    pillarsAre,
  );
  each(
    'pillar',
    `(${PAIR})${gap}(${PAIR})${gap}(${PAIR})${gap}(${PAIR})(?:这)?(?:四柱|四个干支)`,
    pillarsAre,
  );
  each(
    'pillar',
    `(?<![${STEMS}])${facts.day_master}${PHASE}?坐(?:于|在|下|着)?(${BRANCH})`,
    (branch) => branchIs('日', branch!),
    (match) => !ANOTHER_PILLAR.test(clauseBefore(match.index)) && isOfBirth(match),
  );
  each('pillar', `(?:月令|提纲)(?:建)(${BRANCH})`, (branch) => branchIs('月', branch!));
}
