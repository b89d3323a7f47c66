/**
 * Checks what a text says of a chart against the engine. It reads the statements that a reading consists of: a pillar
 * named with its pair, a ten god of a position or a stem, the pair or the age of a year, the years and ages of a luck
 * cycle, the day master and its strength, the pattern, the phases that help or harm, the void branches, stars said to be
 * present. Words that are quoted from a book are not read.
 */
import { cangGan, shiShen, yearPair } from '@ziping/bazi/pillars';
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { SHEN_SHA_NAMES } from '@ziping/bazi/shen-sha';
import { BRANCHES, ganzhi, STEMS } from '@ziping/bazi/sixty-cycle';

import { type ChartFacts, PILLAR_WORDS, type PillarName } from './facts.ts';

export interface Finding {
  kind:
    | 'pillar'
    | 'god'
    | 'year'
    | 'age'
    | 'cycle'
    | 'day_master'
    | 'void'
    | 'star'
    | 'strength'
    | 'pattern'
    | 'favourable';
  /** Where in the text, in UTF-16 units. */
  start: number;
  end: number;
  said: string;
  /** What is right, as a model is told. */
  right: string;
}

const STEM = `[${STEMS}]`;
const BRANCH = `[${BRANCHES}]`;
const PAIR = `${STEM}${BRANCH}`;
const PHASE = `[${PHASE_CHARACTERS}]`;
const GOD = '(?:比肩|劫财|食神|伤官|偏财|正财|七杀|偏官|正官|偏印|枭神|枭印|正印)';
/** A position, but not of a year, month or day of luck. */
const POSITION = '(?<!流)([年月日时])';
const NUMBER = '(?:\\d{1,3}|[一二三四五六七八九十百零〇]{1,5})';
const YEAR = '(?:\\d{4}|[一二][〇零○一二三四五六七八九]{3})';
const DASH = '(?:-|–|—{1,2}|~|～|至|到)';
const IS = '(?:为|是|乃|即|属|：|:)';

const SAME_GOD: Record<string, string> = { 偏官: '七杀', 枭神: '偏印', 枭印: '偏印' };
const PHASE_OF_STEM = '木木火火土土金金水水';
const PHASE_OF_BRANCH: Record<string, string> = Object.fromEntries(
  [...'子水丑土寅木卯木辰土巳火午火未土申金酉金戌土亥水'.matchAll(/(.)(.)/g)].map(([, branch, phase]) => [
    branch,
    phase,
  ]),
);
const DIGITS = '〇一二三四五六七八九';

const canonicalGod = (god: string) => SAME_GOD[god] ?? god;

/** A year in digits or in Chinese digits. */
function readYear(text: string): number {
  const digits = [...text].map((one) =>
    /\d/.test(one) ? one : DIGITS.indexOf(one === '零' || one === '○' ? '〇' : one),
  );
  return Number(digits.join(''));
}

/** A number up to 199 in digits or in words: 三十九, 一百零二. */
function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  let rest = text;
  let value = 0;
  const [hundreds, afterHundreds] = rest.split('百');
  if (afterHundreds !== undefined) {
    value += Math.max(1, DIGITS.indexOf(hundreds || '一')) * 100;
    rest = afterHundreds.replace(/^[零〇]/, '');
  }
  const [tens, ones] = rest.split('十');
  if (ones === undefined) return value + (rest ? Math.max(0, DIGITS.indexOf(rest)) : 0);
  value += (tens ? DIGITS.indexOf(tens) : 1) * 10;
  return value + (ones ? DIGITS.indexOf(ones) : 0);
}

/** The pairs of the months of a year, from 寅. */
function monthsOf(year: number): string[] {
  const first = ((yearPair(year) % 5) * 2 + 2) % 10;
  return Array.from({ length: 12 }, (_, i) => `${STEMS[(first + i) % 10]}${BRANCHES[(2 + i) % 12]}`);
}

const YEAR_STEPS: Readonly<Record<string, number>> = {
  大前年: -3,
  前年: -2,
  去年: -1,
  明年: 1,
  来年: 1,
  后年: 2,
  大后年: 3,
};
const RELATIVE_YEAR = /大前年|前年|去年|明年|来年|大后年|(?<![以今之])后年(?!年)/g;

/** The years that a text names, by their number or from this year on. */
export function yearsNamedIn(text: string, thisYear: number): number[] {
  return [
    ...[...text.matchAll(new RegExp(`(${YEAR})年`, 'g'))].map(([, year]) => readYear(year ?? '')),
    ...[...text.matchAll(RELATIVE_YEAR)].map(([word]) => thisYear + (YEAR_STEPS[word] ?? 0)),
  ];
}

/** Replaces what a text quotes from a book by blanks of the same length. */
const withoutQuotations = (text: string) =>
  text.replaceAll(/《[^》\n]{1,20}》[^。\n「“]{0,8}[「“][^」”\n]{1,200}[」”]/g, (quoted) =>
    ' '.repeat(quoted.length),
  );

/** The sentences of a text, each to its full stop or the end of its line. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^。！？；\n]+(?:[。！？；]+[」”）)]*)?/g)].map(({ index, 0: sentence }) => ({
    start: index,
    end: index + sentence.length,
  }));
}

const PATTERN =
  '(?:正官|七杀|偏官|正财|偏财|正印|偏印|食神|伤官|建禄|月劫|[阳羊月]刃|从[官杀财儿势旺强革]|曲直|炎上|稼穑|润下|化[木火土金水])';
const SAME_PATTERN: Record<string, string> = { 偏官: '七杀', 羊刃: '阳刃', 月刃: '阳刃' };

/** Words that make a sentence speak of what is not there, or not for certain. */
const NOT_STATED = /[无没不未非缺若如]|假使|倘|凡|逢|遇|一旦/;
/** Names of stars that are ordinary words too: read only after a word for having. */
const AMBIGUOUS_STARS = new Set([
  '桃花',
  '学堂',
  '词馆',
  '将星',
  '亡神',
  '华盖',
  '驿马',
  '金神',
  '天医',
  '红鸾',
  '天喜',
  '血刃',
  '金舆',
  '流霞',
  '四废',
]);
const HAS = '(?:命带|命有|带着?|带有|坐有|坐|见|有|临|逢|得|透|兼有|并有|占)';

/**
 * Everything in the text that contradicts the chart, in the order of the text.
 *
 * @param years named outside of the text, whose months it may speak of
 */
export function findWrongFacts(
  original: string,
  facts: ChartFacts,
  years: readonly number[] = [],
): Finding[] {
  const text = withoutQuotations(original);
  const findings: Finding[] = [];
  const dayStem = STEMS.indexOf(facts.day_master);
  const godOf = (stem: string) => shiShen(dayStem, STEMS.indexOf(stem));
  const hiddenGods = (branch: string) =>
    cangGan(BRANCHES.indexOf(branch)).map((stem) => shiShen(dayStem, stem));
  const keyOf = (word: string) =>
    (Object.keys(PILLAR_WORDS) as PillarName[]).find((key) => PILLAR_WORDS[key] === word) ?? 'year';
  const pillarOf = (word: string) => facts.pillars[keyOf(word)];

  const add = (kind: Finding['kind'], match: RegExpExecArray, right: string) =>
    findings.push({ kind, start: match.index, end: match.index + match[0].length, said: match[0], right });
  /** Calls `check` for every match of a pattern; what it returns is what would be right. */
  const each = (
    kind: Finding['kind'],
    pattern: string,
    check: (...groups: string[]) => string | null | undefined,
    context?: (match: RegExpExecArray) => boolean,
  ) => {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      if (context && !context(match)) continue;
      const right = check(...match.slice(1).map((group) => group ?? ''));
      if (right) add(kind, match, right);
    }
  };
  const unless = (isRight: boolean, right: string) => (isRight ? null : right);

  checkPillars();
  checkGods();
  checkDayMaster();
  checkYears();
  checkMonths();
  checkAges();
  checkCycles();
  checkVoid();
  checkStars();
  checkStrength();
  checkPattern();
  checkFavourable();
  return findings.sort((a, b) => a.start - b.start || a.end - b.end);

  function pillarIs(word: string, pair: string) {
    const pillar = pillarOf(word);
    return unless(
      pillar?.ganzhi === pair,
      pillar ? `${word}柱是${pillar.ganzhi}` : `${word}柱未知，不可断言`,
    );
  }

  function checkPillars(): void {
    each('pillar', `${POSITION}柱(?:干支)?[为是乃即：:，（(「“\\s|]{0,4}(${PAIR})`, pillarIs);
    each('pillar', `(${PAIR})([年月日时])柱`, (pair, word) => pillarIs(word!, pair!));
    each('pillar', `(${PAIR})日(?:主|元|生)`, (pair) => pillarIs('日', pair!));
    const natal = (match: RegExpExecArray) => !/[流逢遇]日?$/.test(text.slice(0, match.index));
    each('pillar', `(${PAIR})日(?![主元生柱干支])`, (pair) => pillarIs('日', pair!), natal);
    each('pillar', `(${PAIR})时(?![柱干支候间期节机])`, (pair) => pillarIs('时', pair!), natal);
    const gap = '[、，,·\\s]{0,2}';
    const pillarsAre = (...pairs: string[]) =>
      Object.values(PILLAR_WORDS)
        .flatMap((word, i) => (pairs[i] ? (pillarIs(word, pairs[i]) ?? []) : []))
        .join('，') || null;
    each('pillar', `(${PAIR})年${gap}(${PAIR})月${gap}(${PAIR})日(?:${gap}(${PAIR})时)?`, pillarsAre);
    each(
      'pillar',
      `(?:八字|四柱)[为是：:]{0,2}(${PAIR})${gap}(${PAIR})${gap}(${PAIR})(?:${gap}(${PAIR}))?`,
      pillarsAre,
    );
    each(
      'pillar',
      `${POSITION}(?:干上?|柱?上)(?:为|是|透出?|乃|：|的|之)?(${STEM})(?!${BRANCH})`,
      (word, stem) => {
        const pillar = pillarOf(word!);
        return unless(pillar?.ganzhi[0] === stem, `${word}干是${pillar?.ganzhi[0] ?? '未知'}`);
      },
    );
    const branchIs = (word: string, branch: string) => {
      const pillar = pillarOf(word);
      return unless(pillar?.ganzhi[1] === branch, `${word}支是${pillar?.ganzhi[1] ?? '未知'}`);
    };
    each('pillar', `${POSITION}支(?:为|是|乃|：|的|之)?(${BRANCH})`, branchIs);
    each('pillar', `(?:日[主元干柱]?坐下?|坐支)(${BRANCH})`, (branch) => branchIs('日', branch!));
    each('pillar', `(?:月令|提纲)(?:为|是|在|：|建)?(${BRANCH})`, (branch) => branchIs('月', branch!));
    each('pillar', `生[于在](?:[孟仲季初]?[春夏秋冬][之的]?)?(${BRANCH})月`, (branch) =>
      branchIs('月', branch!),
    );
  }

  function checkGods(): void {
    const stemGod = (word: string, god: string) => {
      const pillar = pillarOf(word);
      return unless(
        pillar?.shi_shen === canonicalGod(god),
        pillar ? `${word}干${pillar.ganzhi[0]}是${pillar.shi_shen}` : `${word}柱未知，不可断言`,
      );
    };
    const hiddenGod = (word: string, god: string) => {
      const hidden = pillarOf(word)?.hidden ?? [];
      const names = hidden.map((one) => `${one.stem}${one.shi_shen}`).join('、');
      return unless(
        hidden.some((one) => one.shi_shen === canonicalGod(god)),
        `${word}支藏${names || '未知'}`,
      );
    };
    const eitherGod = (word: string, god: string) =>
      stemGod(word, god) && hiddenGod(word, god)
        ? `${stemGod(word, god) ?? ''}，${hiddenGod(word, god) ?? ''}`
        : null;
    const stem = `(?:${STEM}${PHASE}?)?`;
    const branch = `(?:${BRANCH}${PHASE}?)?`;
    each('god', `${POSITION}干上?(?:的|为|是|透出?|坐)?${stem}(?:${IS}|，为)?(${GOD})`, stemGod);
    each(
      'god',
      `${POSITION}支(?:中|里|的|为|是)?${branch}(?:藏干?|中|为|是|有|主气|本气|的){0,3}${stem}(?:${IS})?(${GOD})`,
      hiddenGod,
    );
    each(
      'god',
      `${POSITION}(?:柱(?:上|为|是|有|见|透|带|坐|的)?|上)(?:${PAIR})?${stem}(?:${IS})?(${GOD})`,
      eitherGod,
    );
    each('god', `日[主元]?坐下?${branch}(?:为|是|之)?(${GOD})`, (god) => hiddenGod('日', god!));
    each('god', `月令(?:为|是|乃|：)?${branch}(?:本气|为|是|的){0,2}${stem}(?:${IS})?(${GOD})`, (god) =>
      hiddenGod('月', god!),
    );
    const ofPair = (pair: string, god: string) => {
      const gods = [godOf(pair.charAt(0)), ...hiddenGods(pair.charAt(1))];
      return unless(gods.includes(canonicalGod(god)), `${pair}的十神是${gods.join('、')}`);
    };
    each(
      'god',
      `(${PAIR})(?:流?年|月|大?运)?(?:（[^（）]{0,14}）)?[，,]?(?:逢|见|遇|是|为|属)(${GOD})`,
      (pair, god) => ofPair(pair!, god!),
    );
    each('god', `(${PAIR})年?(?:（[^（）]{0,14}）)?，(${GOD})(?:当头|当值|主事|为主)`, (pair, god) =>
      ofPair(pair!, god!),
    );
    each(
      'god',
      `支?(${BRANCH})(?:的|之|，)?(?:本气|主气)(?:为|是)?(?:${STEM}${PHASE}?)?(?:为|是|，)?(${GOD})`,
      (branch, god) =>
        unless(hiddenGods(branch!)[0] === canonicalGod(god!), `${branch}的本气是${hiddenGods(branch!)[0]}`),
    );
    each('god', `(?:支(${BRANCH})[（(为是的]|(${BRANCH})中(?:所藏)?的?)(${GOD})`, (own, inner, god) => {
      const branch = own! || inner!;
      return unless(
        hiddenGods(branch).includes(canonicalGod(god!)),
        `${branch}所藏为${hiddenGods(branch).join('、')}`,
      );
    });
    // 「天干为偏财」, 「地支本气是正官」: of the pair named last on the same line.
    const lastPair = (match: RegExpExecArray) => {
      const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
      return [...line.matchAll(new RegExp(PAIR, 'g'))].at(-1)?.[0];
    };
    for (const match of text.matchAll(
      new RegExp(`(?<![年月日时])(天干|地支(?:的?本气|的?主气)?)(?:为|是)?(${GOD})`, 'g'),
    )) {
      const pair = lastPair(match);
      if (!pair) continue;
      const [, part = '', god = ''] = match;
      const right = part === '天干' ? [godOf(pair.charAt(0))] : hiddenGods(pair.charAt(1)).slice(0, 1);
      if (!right.includes(canonicalGod(god))) add('god', match, `${pair}的${part}是${right.join()}`);
    }
    const alone = (match: RegExpExecArray) => !/[见对以]$/.test(text.slice(0, match.index));
    each(
      'god',
      `(${STEM})${PHASE}?(?:${IS})?(${GOD})(?!格)`,
      (one, god) =>
        // 「辛金正官格」 and the like: the day master with what follows, not the god of its own stem.
        unless(one === facts.day_master || godOf(one!) === canonicalGod(god!), `${one}是${godOf(one!)}`),
      alone,
    );
    each('god', `(${GOD})(${STEM})(?=${PHASE})`, (god, one) =>
      unless(one === facts.day_master || godOf(one!) === canonicalGod(god!), `${one}是${godOf(one!)}`),
    );
    each(
      'god',
      `(${BRANCH})${PHASE}(?:为|是|藏|中)?(${GOD})(?!格)`,
      (one, god) =>
        unless(hiddenGods(one!).includes(canonicalGod(god!)), `${one}所藏为${hiddenGods(one!).join('、')}`),
      alone,
    );
  }

  function checkDayMaster(): void {
    const right = `日主是${facts.day_master}${PHASE_OF_STEM[dayStem]}`;
    each('day_master', `日(?:主|元|干)(?:为|是|属|乃|：|:|（)?(${STEM})(?!${BRANCH})`, (stem) =>
      unless(stem === facts.day_master, right),
    );
    each('day_master', `(${STEM})${PHASE}?(?:日主|日元|日干|为日主|为日元)`, (stem) =>
      unless(stem === facts.day_master, right),
    );
    each('day_master', `日(?:主|元|干)(?:为|是|属)(${PHASE})`, (phase) =>
      unless(phase === PHASE_OF_STEM[dayStem], right),
    );
    each('day_master', `(?<!${STEM})(${STEM})(${PHASE})(?!局)`, (stem, phase) =>
      unless(
        PHASE_OF_STEM[STEMS.indexOf(stem!)] === phase,
        `${stem}属${PHASE_OF_STEM[STEMS.indexOf(stem!)]}`,
      ),
    );
    each('day_master', `(?<!${BRANCH}|${STEM}|半|拱)(${BRANCH})(${PHASE})(?!局)`, (branch, phase) =>
      unless(PHASE_OF_BRANCH[branch!] === phase, `${branch}属${PHASE_OF_BRANCH[branch!]}`),
    );
  }

  /** Whether a match is one of several in a row, or the end of a range, whose partner stands elsewhere. */
  function isListed(match: RegExpExecArray): boolean {
    const before = text.slice(Math.max(0, match.index - 6), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 6);
    return (
      /(?:\d{4}年?|[甲-龥]{2}|岁)\s*(?:[、和与及]|-|–|—|~|～|至|到)\s*$/.test(before) ||
      /^\s*(?:年|岁)?\s*(?:[、和与及]|-|–|—|~|～|至|到)\s*(?:\d|[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])/.test(
        after,
      )
    );
  }

  function checkYears(): void {
    const yearIs = (year: number, pair: string) => {
      const right = ganzhi(yearPair(year));
      const ofBirth = year === facts.birth_year && facts.pillars.year.ganzhi === pair;
      return unless(right === pair || ofBirth, `${year}年是${right}年`);
    };
    each(
      'year',
      `(${YEAR})年?[（(「“、，,\\s]{0,2}(?:岁次|流年|为|是|即|乃)?(${PAIR})(?!大?运|月|日|时|柱)`,
      (year, pair) => yearIs(readYear(year!), pair!),
      (match) => !isListed(match),
    );
    each(
      'year',
      `(${PAIR})(?:流?年)?[（(，,\\s]{0,2}(?:即|也就是)?(${YEAR})(?=年|[）)])`,
      (pair, year) => yearIs(readYear(year!), pair!),
      (match) => !isListed(match),
    );
  }

  function checkMonths(): void {
    const { this_year } = facts;
    const named = [...years, ...yearsNamedIn(text, this_year), this_year - 1, this_year, this_year + 1];
    const months = new Set(named.flatMap(monthsOf).concat(facts.pillars.month.ganzhi));
    const right = `${this_year}年的月份依次为${monthsOf(this_year).join('、')}`;
    each(
      'year',
      `(?:(${YEAR})年(?:${PAIR}年)?|(${PAIR})流?年)?的?(${PAIR})月(?!柱)`,
      (number, pair, month = '') => {
        if (!number && !pair) return unless(months.has(month), right);
        // Years whose pairs have the same stem have the same months.
        const year = number
          ? readYear(number)
          : this_year + STEMS.indexOf(pair!.charAt(0)) - (yearPair(this_year) % 10);
        // In January a month of the year of luck before stands beside the number of the year.
        const own = [...monthsOf(year), ...(number ? monthsOf(year - 1).slice(-2) : [])];
        return unless(own.includes(month), `${number || pair}年的月份依次为${monthsOf(year).join('、')}`);
      },
    );
  }

  function checkAges(): void {
    const ageIs = (year: number, age: number, label: string) => {
      const nominal = year - facts.birth_year + 1;
      // 周岁 changes on the birthday: both of a year are right.
      const allowed = /周|实/.test(label)
        ? [nominal - 1, nominal - 2]
        : label
          ? [nominal]
          : [nominal, nominal - 1];
      return unless(allowed.includes(age), `${year}年虚岁${nominal}`);
    };
    const label = '(虚岁|虚龄|周岁|实岁|虚)?';
    const between = '[^\\d。！？；，,\\n一二三四五六七八九十百〇零到至前后起内—–~～]{0,8}[，,（(]?';
    const loose = '(?!\\s*(?:[以之]?[前后]|上下|左右|多|起|开始|[、和与及]|-|–|—|~|～|至|到))';
    // Between an age and its own year. After a comma alone the year begins what is said next.
    const toYear = '(?: ?[（(] ?|[，,]?(?:即|也就是|那年)|在|是)?';
    each(
      'age',
      `(${YEAR})年?${between}${label}(${NUMBER})(虚岁|周岁|岁)(?!${toYear}${YEAR})${loose}`,
      (year, before, age, after) =>
        ageIs(readYear(year!), readNumber(age!), before! + after!.replace('岁', '')),
      (match) => !isListed(match),
    );
    each(
      'age',
      `(${YEAR})年?${between}(虚岁|虚龄|周岁|实岁)(${NUMBER})(?!岁|\\d)${loose}`,
      (year, kind, age) => ageIs(readYear(year!), readNumber(age!), kind!),
      (match) => !isListed(match),
    );
    each(
      'age',
      `${label}(${NUMBER})(虚岁|周岁|岁)${toYear}(${YEAR})年?${loose}`,
      (before, age, after, year) =>
        ageIs(readYear(year!), readNumber(age!), before! + after!.replace('岁', '')),
      (match) => !isListed(match),
    );
    each('age', `今年(?:${PAIR}年?)?[，,]?${label}(${NUMBER})(虚岁|周岁|岁)`, (before, age, after) =>
      ageIs(facts.this_year, readNumber(age!), before! + after!.replace('岁', '')),
    );
  }

  function checkCycles(): void {
    const names = facts.cycles.map(({ ganzhi: pair }) => pair).join('、');
    const mention = new RegExp(
      `(${PAIR})(?:这步|这一步)?(?:大运|运(?![势气程转行动])|十年)|大运(?:[为是到至入走行在]|：|:|（|「|\\s){0,2}(${PAIR})(?!年|月|日|时)`,
      'g',
    );
    const yearRange = new RegExp(`(${YEAR})年?\\s*${DASH}\\s*(${YEAR})`, 'g');
    const ageRange = new RegExp(
      `(虚岁|周岁|虚)?(${NUMBER})岁?\\s*${DASH}\\s*(${NUMBER})(虚岁|周岁|岁)|(虚岁|周岁)(${NUMBER})\\s*${DASH}\\s*(${NUMBER})(?!\\d|岁)`,
      'g',
    );
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      const place = (match: RegExpExecArray) => Object.assign(match, { index: match.index + start });
      const cycles = [...sentence.matchAll(mention)].map(place);
      for (const match of cycles) {
        const pair = match[1] ?? match[2] ?? '';
        if (!facts.cycles.some((cycle) => cycle.ganzhi === pair)) add('cycle', match, `大运依次为${names}`);
      }
      const known = cycles.flatMap((match) => {
        const cycle = facts.cycles.find(({ ganzhi: pair }) => pair === (match[1] ?? match[2]));
        return cycle ? [{ match, cycle }] : [];
      });
      const ranges = [...sentence.matchAll(yearRange)].map(place);
      const ages = [...sentence.matchAll(ageRange)].map(place);
      const nearest = (match: RegExpExecArray, count: number, at: number) => {
        if (known.length === count) return known[at];
        return known
          .map((one) => ({ one, distance: Math.abs(one.match.index - match.index) }))
          .sort((a, b) => a.distance - b.distance)
          .find(({ distance }) => distance <= 24)?.one;
      };
      ranges.forEach((match, at) => {
        const cycle = nearest(match, ranges.length, at)?.cycle;
        if (!cycle) return;
        const [from, to] = [readYear(match[1] ?? ''), readYear(match[2] ?? '')];
        const whole = to - from >= 8;
        const right = whole
          ? from === cycle.start_year && to === cycle.end_year
          : from >= cycle.start_year && to <= cycle.end_year + 1;
        if (!right) add('cycle', match, `${cycle.ganzhi}大运是${cycle.start_year}年至${cycle.end_year}年`);
      });
      ages.forEach((match, at) => {
        const [from, to] = [readNumber(match[2] ?? match[6] ?? ''), readNumber(match[3] ?? match[7] ?? '')];
        const label = (match[1] ?? match[5] ?? '') + (match[4] ?? '').replace('岁', '');
        const offsets = /周/.test(label) ? [1, 2] : label ? [0] : [0, 1];
        const range = ranges.length === ages.length ? ranges[at] : undefined;
        if (range) {
          const first = readYear(range[1] ?? '') - facts.birth_year + 1;
          const last = readYear(range[2] ?? '') - facts.birth_year + 1;
          if (!offsets.some((less) => from === first - less && to === last - less))
            add('age', match, `${range[0]}年虚岁${first}至${last}`);
          return;
        }
        const cycle = nearest(match, ages.length, at)?.cycle;
        if (!cycle || to - from < 8) return;
        if (!offsets.some((less) => from === cycle.start_age - less && to === cycle.end_age - less))
          add('cycle', match, `${cycle.ganzhi}大运是虚岁${cycle.start_age}至${cycle.end_age}`);
      });
      const years = [...sentence.matchAll(new RegExp(`(${YEAR})年`, 'g'))].map(place);
      const [only] = known;
      const [year] = years;
      if (only && year && known.length === 1 && years.length === 1 && ranges.length === 0) {
        const value = readYear(year[1] ?? '');
        const { cycle } = only;
        if (value < cycle.start_year || value > cycle.end_year + 1)
          add('cycle', year, `${cycle.ganzhi}大运是${cycle.start_year}年至${cycle.end_year}年`);
      }
      const age = [
        ...sentence.matchAll(new RegExp(`虚岁(${NUMBER})(?!\\d|岁?\\s*(?:${DASH}|以|前|后))`, 'g')),
      ].map(place);
      if (
        year &&
        age[0] &&
        years.length === 1 &&
        age.length === 1 &&
        ages.length === 0 &&
        year.index < age[0].index
      ) {
        const nominal = readYear(year[1] ?? '') - facts.birth_year + 1;
        if (readNumber(age[0][1] ?? '') !== nominal) add('age', age[0], `${year[0]}虚岁${nominal}`);
      }
    }
    const cycleOf = (pair: string) => facts.cycles.find((cycle) => cycle.ganzhi === pair);
    const within = (pair: string, year: number, isStart: boolean) => {
      const cycle = cycleOf(pair);
      if (!cycle) return null;
      const right = isStart
        ? year === cycle.start_year
        : year >= cycle.start_year && year <= cycle.end_year + 1;
      return unless(right, `${pair}大运是${cycle.start_year}年至${cycle.end_year}年`);
    };
    const notRange = (match: RegExpExecArray) => !isListed(match);
    each(
      'cycle',
      `(${PAIR})大?运[，（(]?(自|从|起于|始于|由|在|于)?(${YEAR})年(?!\\s*${DASH})`,
      (pair, start, year) => within(pair!, readYear(year!), /[自从起始由]/.test(start!)),
      notRange,
    );
    each(
      'cycle',
      `(${YEAR})年(起|开始|交入?|换入?|转入|进入|步入|入|正行|正走|行|走|在|处于)[^。，；\\n]{0,3}?(${PAIR})大?运`,
      (year, verb, pair) => within(pair!, readYear(year!), /起|开始|交|换|转|进|步入/.test(verb!)),
      notRange,
    );
    each(
      'cycle',
      `(虚岁|周岁|虚)?(${NUMBER})(虚岁|周岁|岁)(?:起|开始|交入?|换入?|转入|进入|步入|入)[^。，；\\n]{0,3}?(${PAIR})大?运`,
      (before, age, after, pair) => {
        const cycle = cycleOf(pair!);
        if (!cycle) return null;
        const label = before! + after!.replace('岁', '');
        const offsets = /周/.test(label) ? [1, 2] : label ? [0] : [0, 1];
        return unless(
          offsets.some((less) => readNumber(age!) === cycle.start_age - less),
          `${pair}大运自虚岁${cycle.start_age}起`,
        );
      },
    );
    each('god', `(${PAIR})大?运(?:天干)?(?:[为是属]|，为)?(${GOD})`, (pair, god) => {
      const gods = [godOf(pair!.charAt(0)), ...hiddenGods(pair!.charAt(1))];
      return unless(gods.includes(canonicalGod(god!)), `${pair}大运的十神是${gods.join('、')}`);
    });
  }

  function checkVoid(): void {
    const { year, day } = facts.pillars;
    const all = new Set([...day.kong_wang, ...year.kong_wang]);
    const right = `日柱空亡为${day.kong_wang}，年柱空亡为${year.kong_wang}`;
    const check = (branches: string) =>
      unless(
        [...branches].every((one) => all.has(one)),
        right,
      );
    each(
      'void',
      `(?:空亡|旬空)(?:为|是|在|落在|落于|落|于|：|:){0,2}(${BRANCH})[、与和及]?(${BRANCH})?(?!${PHASE}?[^空]{0,2}不)`,
      (a, b) => check(a! + b!),
    );
    each(
      'void',
      `(${BRANCH})[、与和及]?(${BRANCH})?(?:两支|二支)?(?:逢|落|为|值|遇|入)?(?:空亡|旬空)`,
      (a, b) => check(a! + b!),
    );
  }

  function checkStars(): void {
    const own = new Map<string, Set<string>>();
    for (const key of Object.keys(PILLAR_WORDS) as PillarName[]) {
      for (const star of facts.pillars[key]?.stars ?? [])
        own.set(star, (own.get(star) ?? new Set()).add(key));
    }
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      const named = [...sentence.matchAll(new RegExp(`(${YEAR})年`, 'g'))];
      const year = facts.years.find(
        (one) => named.length === 1 && one.year === readYear(named[0]?.[1] ?? ''),
      );
      const luck = named.length > 0 || /流年|流月|运|今年|明年|后年|年份/.test(sentence);
      if (NOT_STATED.test(sentence) || (luck && !year)) continue;
      for (const star of SHEN_SHA_NAMES) {
        if (!sentence.includes(star) || own.has(star) || year?.stars.includes(star)) continue;
        const stated = AMBIGUOUS_STARS.has(star) ? `${HAS}了?(?:着)?${star}` : star;
        for (const match of sentence.matchAll(new RegExp(stated, 'g'))) {
          match.index += start;
          add('star', match, `命中没有${star}`);
        }
      }
    }
    each('star', `${POSITION}[柱支干上](?:上|中)?${HAS}(${SHEN_SHA_NAMES.join('|')})`, (word, star) => {
      const where = own.get(star!);
      if (where?.has(keyOf(word!))) return null;
      const places = [...(where ?? [])].map((key) => `${PILLAR_WORDS[key as PillarName]}柱`).join('、');
      return where ? `${star}在${places}` : `命中没有${star}`;
    });
  }

  function checkStrength(): void {
    const side = (verdict: string) => (/强/.test(verdict) ? '强' : /弱/.test(verdict) ? '弱' : '中和');
    each(
      'strength',
      `(?:日主|日元|命局|整体|综合)[^。，；\\n]{0,4}?[为是属偏]?(身强|偏强|中和|偏弱|身弱)`,
      (verdict) => unless(side(verdict!) === side(facts.strength.verdict), `日主${facts.strength.verdict}`),
    );
  }

  /** Whether the words before a match deny it or put it as a case. */
  function isDenied(match: RegExpExecArray): boolean {
    return (
      /[不未非没无若如假]|以为$/.test(text.slice(Math.max(0, match.index - 4), match.index)) ||
      /^[^，。；\n]{0,4}[不未非]/.test(text.slice(match.index, match.index + match[0].length))
    );
  }

  function checkPattern(): void {
    each(
      'pattern',
      `(?:格局|命局|此造|本命|此命|命盘|取|定|成|属|为|是)(?:为|是|作|成|属于?|了|以)?[“「]?(${PATTERN})格`,
      (name) =>
        unless((SAME_PATTERN[name!] ?? name) + '格' === facts.pattern.name, `格局是${facts.pattern.name}`),
      (match) => !isDenied(match),
    );
  }

  function checkFavourable(): void {
    const { useful, helpful, harmful, neutral } = facts.favourable;
    const right = `用神为${useful.join('')}，喜神为${helpful.join('')}，忌神为${harmful.join('')}，闲神为${neutral.join('')}`;
    const phasesIn = (words: string) => [...words].filter((one) => PHASE_CHARACTERS.includes(one));
    const check = (role: string, words: string) => {
      const wrong = phasesIn(words).some((phase) => {
        if (role.startsWith('用')) return !useful.includes(phase);
        return role.startsWith('忌')
          ? useful.includes(phase) || helpful.includes(phase)
          : harmful.includes(phase);
      });
      return unless(!wrong, right);
    };
    const some = `${PHASE}(?:[、和与及]?${PHASE}){0,3}`;
    const stated = (match: RegExpExecArray) =>
      !isDenied(match) && !new RegExp(`${PHASE}$`).test(text.slice(0, match.index));
    each(
      'favourable',
      `(用神|喜用神?|喜神?|忌神?)(?:为|是|取|在|见|：|首取|宜取|当取|以){0,2}(${some})(?![局运])`,
      (role, words) => check(role!, words!),
      stated,
    );
    each(
      'favourable',
      `(${some})(?:二者|两者|皆|都|同)?[为是](用神|喜神|喜用|忌神)`,
      (words, role) => check(role!, words!),
      (match) => !isDenied(match),
    );
  }
}
