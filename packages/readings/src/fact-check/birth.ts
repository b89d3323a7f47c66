/** The birth: its date in either calendar, its hour, the animal of its year, and the sex of the person. */
import { daysInLunarMonth, lunarDayName, lunarMonthName } from '@ziping/bazi/lunar-calendar';
import { yearPair } from '@ziping/bazi/pillars';
import { ANIMALS, BRANCHES, ganzhi } from '@ziping/bazi/sixty-cycle';
import { daysInMonth } from '@ziping/bazi/time/calendar';

import type { CheckedFacts } from './assertion.ts';
import { type CheckedText, unless } from './checked-text.ts';
import { comparisons } from './pillars.ts';
import { BRANCH, PAIR, readNumber, readYear, STEM, YEAR } from './words.ts';

const BORN = '(?:出生|诞生|降生|生)[于在]';
const LUNAR = '(?:农历|阴历|旧历|夏历|古历)';
const SOLAR = '(?:公历|阳历|新历|西历)';
const MONTH = '(闰?)(正|冬|腊|十[一二]?|[一二三四五六七八九]|\\d{1,2})月';
const DAY =
  '(初[一二三四五六七八九十]|二十[一二三四五六七八九]?|廿[一二三四五六七八九]?|三十[一]?|十[一二三四五六七八九]?|\\d{1,2}(?![\\d.%％]))';
const MONTH_WORDS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };
/** Words that make a date that of the birth. */
const OF_BIRTH = /生日|生辰|出生|诞生|降生|生于|生在|您生|你生/;

const readMonth = (word: string) => MONTH_WORDS[word] ?? readNumber(word);
const readDay = (word: string) => readNumber(word.replace('初', '').replace('廿', '二十'));

/** The year of birth in words. */
const yearText = ({ birth_year, pillars: { year } }: CheckedFacts) =>
  `生于${birth_year}年，年柱${year.ganzhi}，属${ANIMALS.charAt(BRANCHES.indexOf(year.ganzhi.charAt(1)))}`;

/** The year of birth, by its number or its pair. */
function checkBirthYear({ each, facts }: CheckedText): void {
  const { solar, lunar } = facts.birth;
  // The year of the calendar, of 立春 and of the lunar new year
  const years = [
    ...new Set([...solar.map(({ year }) => year), ...lunar.map(({ year }) => year), facts.birth_year]),
  ];
  const pairs = [facts.pillars.year.ganzhi, ...lunar.map(({ year }) => ganzhi(yearPair(year)))];
  const right = yearText(facts);
  const yearIs = (year: string) => unless(years.includes(readYear(year)), right);
  const pairIs = (said: string) => unless(pairs.includes(said), right);
  each('year', `${BORN}(?:公元|${SOLAR}|${LUNAR})?(${YEAR})年`, yearIs);
  each(
    'year',
    `(?:您|你|命主)(?:是|于|在)?(${YEAR})年(?:\\d{1,2}月(?:\\d{1,2}日)?)?(?:出生|生人|生)`,
    yearIs,
  );
  each(
    'year',
    `(?<![与和跟])(${YEAR})年(?:\\d{1,2}月(?:\\d{1,2}日)?)?(?:出生的?(?:您|你|命主)|生人)`,
    yearIs,
  );
  each('year', `(?:^|\\n|。)(${YEAR})年(?:\\d{1,2}月(?:\\d{1,2}日)?)?出生(?=[。，])`, yearIs);
  each('pillar', `${BORN}(${PAIR})年`, pairIs);
  each('pillar', `(?<![与和跟、])(${PAIR})年(?:出生|生人|所生|生)(?=[。，；您你]|的(?:您|你|命主))`, pairIs);
}

/** The branches of the month and the hour of birth: 生于亥月. */
function checkBirthBranches(checked: CheckedText): void {
  const { each } = checked;
  const branchIs = (word: string, branch: string) => comparisons(checked, word).branch(branch);
  const season = '(?:[孟仲季初盛]?[春夏秋冬][之的]?)?';
  each('pillar', `${BORN}${season}(${BRANCH})月`, (branch) => branchIs('月', branch!));
  each('pillar', `${BORN}${season}${STEM}([${BRANCHES}])月`, (branch) => branchIs('月', branch!));
  each(
    'pillar',
    `(?:${BORN}|在)(${BRANCH})时(?:出生|生人?)?`,
    (branch) => branchIs('时', branch!),
    (match) => /生/.test(match[0]),
  );
}

/** The animal of the year of birth. */
function checkAnimal({ clauseBefore, each, facts }: CheckedText): void {
  const { animals } = facts.birth;
  const animalIs = (animal: string, by = '') => {
    const allowed = /立春|八字|节气|干支/.test(by)
      ? [animals.term]
      : /春节|农历|正月|新年|生肖年/.test(by)
        ? [animals.new_year]
        : Object.values(animals);
    const both =
      animals.term === animals.new_year ? '' : `（按立春属${animals.term}，按农历新年属${animals.new_year}）`;
    return unless(allowed.includes(animal), yearText(facts) + both);
  };
  const animal = `([${ANIMALS}])`;
  each(
    'pillar',
    `(?:[按以依照从]{1,2}(立春|八字|节气|干支|春节|农历新年|农历|正月初一|新年)[^，。；\\n属]{0,6}，?[^，。；\\n属按]{0,6}?)(?:生肖|属相)?(?:[为是属：]){1,2}${animal}`,
    (by, said) => animalIs(said!, by),
  );
  const isUnqualified = (match: RegExpExecArray) => !/[按以依照从]/.test(clauseBefore(match.index));
  each('pillar', `(?:生肖|属相)(?:[为是属：]){0,2}${animal}`, (said) => animalIs(said!), isUnqualified);
  each(
    'pillar',
    `(?<![与和跟、冲合害相者配忌宜])属${animal}(?=[，。；、）]|的?(?:您|你|命主)|$)`,
    (said) => animalIs(said!),
    isUnqualified,
  );
  each('pillar', `(?:您|你|命主)(?:是|为|乃)(?:属)?${animal}(?=[，。；、）]|年|命|$)`, (said) =>
    animalIs(said!),
  );
}

/** The year, month and hour of birth, and the animal of the year. */
export function checkBirth(checked: CheckedText): void {
  checkBirthYear(checked);
  checkBirthBranches(checked);
  checkAnimal(checked);
}

/** The day of birth in both calendars, and whether a date is that of the birth. */
function birthdayOf({ facts, sentenceAfter, sentenceBefore }: CheckedText) {
  const { solar, lunar } = facts.birth;
  const solarText = solar.map(({ year, month, day }) => `${year}年${month}月${day}日`).join('或');
  const lunarText = lunar
    .map(({ month, leap, day }) => `${lunarMonthName(month, leap)}${lunarDayName(day)}`)
    .join('或');
  const isNear = (match: RegExpExecArray) => {
    const end = match.index + match[0].length;
    const before = sentenceBefore(match.index).slice(-24);
    return (
      OF_BIRTH.test(before + match[0]) ||
      /^[^，。；|\n]{0,10}(?:出生|生人|诞生|降生)/.test(sentenceAfter(end))
    );
  };
  const isOfAnotherTime = (match: RegExpExecArray) =>
    /[流今明去后前]年|大运|起运|交运|换运|到|至|起|前后/.test(sentenceBefore(match.index).slice(-8)) ||
    /^(?:[^，。；\n]{0,4}(?:起运|交运|换运|立春|前后)|起)/.test(sentenceAfter(match.index + match[0].length));
  return {
    right: `公历生日${solarText}，农历${lunarText}`,
    isOfAnotherTime,
    isBirthday: (match: RegExpExecArray) => isNear(match) && !isOfAnotherTime(match),
  };
}
type Birthday = ReturnType<typeof birthdayOf>;

/** The day in the lunar calendar: 农历五月初六. */
function checkLunarDay(
  { each, facts, lineBefore }: CheckedText,
  { isBirthday, isOfAnotherTime, right }: Birthday,
): void {
  const { solar, lunar } = facts.birth;
  const lunarIs = (leap: string, month: string, day: string, year = '') => {
    const [said, at] = [readMonth(month), readDay(day)];
    return unless(
      lunar.some(
        (one) =>
          one.month === said &&
          one.day === at &&
          (one.leap || leap === '') &&
          (year === '' || readYear(year) === one.year || solar.some((date) => date.year === readYear(year))),
      ),
      right,
    );
  };
  const year = `(?:(${YEAR})年|${PAIR}年)?`;
  each(
    'birth',
    `${LUNAR}(?:生日|生辰|出生)?(?:日期|时间)?(?:为|是|：|（|在|于){0,2}${year}${MONTH}${DAY}`,
    (of, leap, month, day) => lunarIs(leap!, month!, day!, of),
    (match) =>
      isBirthday(match) ||
      (!isOfAnotherTime(match) && /(?:公历|阳历)[^。；\n]{0,24}$/.test(lineBefore(match.index))),
  );
  // Words of the lunar calendar need no name of it: 生于五月初六.
  each(
    'birth',
    `(?<!${LUNAR}[^，。；\\n]{0,12})${year}(闰?)(正|冬|腊|十[一二]?|[一二三四五六七八九])月(初[一二三四五六七八九十]|廿[一二三四五六七八九]?)`,
    (of, leap, month, day) => lunarIs(leap!, month!, day!, of),
    isBirthday,
  );
}

/** The day in the solar calendar: 1990年5月6日. */
function checkSolarDay({ each, facts }: CheckedText, { isBirthday, right }: Birthday): void {
  const solarIs = (year: string, month: string, day: string) =>
    unless(
      facts.birth.solar.some(
        (one) =>
          (year === '' || one.year === readYear(year)) &&
          one.month === readMonth(month) &&
          one.day === readDay(day),
      ),
      right,
    );
  each(
    'birth',
    `(?<!${LUNAR}[^，。；\\n]{0,12})(?:(${YEAR})年)?(?<![\\d闰])(十[一二]?|[一二三四五六七八九]|\\d{1,2})月((?:三十|二?十)[一二三四五六七八九]?|[一二三四五六七八九]|\\d{1,2})[日号]`,
    (of, month, day) => solarIs(of!, month!, day!),
    isBirthday,
  );
  each(
    'birth',
    `(?:生日|生辰|出生日期|出生时间|出生|生)(?:为|是|：|于|在){0,2}${SOLAR}?(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`,
    (of, month, day) => solarIs(of!, month!, day!),
  );
}

/** The month alone, of either calendar. */
function checkBirthMonth({ each, facts }: CheckedText, { right }: Birthday): void {
  const { solar, lunar } = facts.birth;
  each(
    'birth',
    `${BORN}(${LUNAR}|${SOLAR})?(?:${YEAR}年)?闰?(正|冬|腊|十[一二]?|[二三四五六七八九]|\\d{1,2})月(?![${BRANCHES}\\d初一二三四五六七八九十廿])`,
    (calendar, month) => {
      const said = readMonth(month!);
      const months = [
        ...(/[公阳新西]历/.test(calendar!) ? [] : lunar.map((one) => one.month)),
        ...(/农历|阴历|旧历|夏历|古历/.test(calendar!) || /[正冬腊]/.test(month!)
          ? []
          : solar.map((one) => one.month)),
      ];
      return unless(months.includes(said), right);
    },
  );
}

/** A day that its month does not have. */
function checkDayExists({ each }: CheckedText): void {
  each(
    'birth',
    `(?<!${LUNAR}[^，。；\\n]{0,12})(?:(${YEAR})年)?(?<!\\d)(\\d{1,2})月(\\d{1,2})[日号]`,
    (of, month, day) => {
      const [m, d] = [Number(month), Number(day)];
      const last = m >= 1 && m <= 12 ? daysInMonth(of ? readYear(of) : 2000, m) : 0;
      return unless(
        d >= 1 && d <= last,
        last === 0 ? `没有${m}月` : `${of ? `${of}年` : ''}${m}月只有${last}天`,
      );
    },
  );
  each('birth', `${LUNAR}(${YEAR})年${MONTH}${DAY}`, (of, leap, month, day) => {
    const [y, m, d] = [readYear(of!), readMonth(month!), readDay(day!)];
    if (y < 1900 || y > 2100) return null;
    try {
      const days = daysInLunarMonth(y, m, leap !== '');
      return unless(d >= 1 && d <= days, `农历${y}年${lunarMonthName(m, leap !== '')}只有${days}天`);
    } catch {
      return `农历${y}年没有${lunarMonthName(m, leap !== '')}`;
    }
  });
}

/** The clock of birth: 早上八点出生. */
function checkClock({ each, facts }: CheckedText): void {
  const { clock } = facts.birth;
  const PARTS = '(凌晨|清晨|早上|早晨|上午|中午|正午|午后|下午|傍晚|晚上|夜里|深夜|夜间|半夜)?';
  const hourIs = (part: string, hour: string) => {
    if (!clock) return '出生时辰未知';
    const said = readNumber(hour);
    if (said > 24) return null;
    const late = /下午|傍晚|晚上|夜里|深夜|夜间|午后/.test(part);
    // The clock may be read with or without summer time and the sun's time.
    const hours =
      part === '' || /中午|正午|半夜/.test(part)
        ? [said, said + 12]
        : late && said < 12
          ? [said + 12]
          : [said];
    return unless(
      hours.some((one) => Math.min(Math.abs(one - clock.hour), 24 - Math.abs(one - clock.hour)) <= 1),
      `出生于${clock.hour}点${clock.minute}分`,
    );
  };
  each(
    'birth',
    `${PARTS}(?<![\\d:：])(\\d{1,2})(?:点|时|：(?=\\d\\d))(?:\\d{1,2}分?|半|整|左右|许)?(?:出生|生人|降生)`,
    (part, hour) => hourIs(part!, hour!),
  );
  each(
    'birth',
    `(?:${BORN}|出生时间[为是：]{1,2}|(?:出生|生)于${YEAR}年\\d{1,2}月\\d{1,2}日)${PARTS}(\\d{1,2})(?:点|时(?![辰柱])|：(?=\\d\\d))`,
    (part, hour) => hourIs(part!, hour!),
  );
}

const DATE_CHECKS = [checkLunarDay, checkSolarDay, checkBirthMonth, checkDayExists, checkClock];

/** The day of birth in either calendar, its hour, and days that no calendar has. */
export function checkBirthDate(checked: CheckedText): void {
  const birthday = birthdayOf(checked);
  for (const check of DATE_CHECKS) check(checked, birthday);
}

/** The sex of the person: 此女命, 您是一位坚强的女性. */
export function checkSex({ each, facts, sentenceBefore }: CheckedText): void {
  const own = facts.gender === 'male' ? '男' : '女';
  const right = `命主是${own}命`;
  const sexIs = (word: string) => unless(word === own, right);
  const isOfOwner = (match: RegExpExecArray) =>
    !/[遇找娶嫁妻夫婚恋爱]|伴侣|配偶|对象|另一半|对方|桃花|感情|贵人|孩子|子女|生[儿女育]/.test(
      sentenceBefore(match.index),
    );
  each('birth', `(?:此|该|这位|这个|本)(男|女)(?:命|造|士|性|子|孩|方命主|命主)`, sexIs, isOfOwner);
  each(
    'birth',
    `(?:您|你|命主|此命|此造|本造|该命|此人)(?:是|为|属于?|乃)(?:一[位名个])?(男|女)(?:命|性|士|生|孩|子(?!女)|人|的)?(?=[，。；、）]|$)`,
    sexIs,
  );
  each('birth', `(?:性别)(?:为|是|：){0,2}(男|女)`, sexIs);
  each(
    'birth',
    `(?:作为|身为)(?:一[位名个])?(男|女)(?:命|性|士|生|孩|人)(?=[，。；]|的?(?:您|你|命主))`,
    sexIs,
    isOfOwner,
  );
  each(
    'birth',
    `是一[位名个][^。；\\n]{0,40}?的(男|女)(?:性|士|子|人|孩|生|命)(?=[。！\\n]|$)`,
    sexIs,
    isOfOwner,
  );
  each('birth', `([乾坤])[造命](?!宫)`, (word) =>
    unless((word === '乾') === (own === '男'), own === '男' ? '乾造' : '坤造'),
  );
}
