import { STEMS } from '@ziping/bazi/sixty-cycle';
import { PILLAR_WORDS } from '../facts.ts';
import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, PAIR, PHASE, POSITION, STEM } from './words.ts';

const PHASE_OF_STEM = '木木火火土土金金水水';

const PHASE_OF_BRANCH: Record<string, string> = Object.fromEntries(
  [...'子水丑土寅木卯木辰土巳火午火未土申金酉金戌土亥水'.matchAll(/(.)(.)/g)].map(([, branch, phase]) => [
    branch,
    phase,
  ]),
);

/** Pillars named with their pair, and their stems and branches. */
export function checkPillars({ each, pillarOf, text }: CheckedText): void {
  const pillarIs = (word: string, pair: string) => {
    const pillar = pillarOf(word);
    return unless(
      pillar?.ganzhi === pair,
      pillar ? `${word}柱是${pillar.ganzhi}` : `${word}柱未知，不可断言`,
    );
  };
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

/** The day master, and the phases of stems and branches. */
export function checkDayMaster({ each, facts }: CheckedText): void {
  const own = PHASE_OF_STEM[STEMS.indexOf(facts.day_master)];
  const right = `日主是${facts.day_master}${own}`;
  each('day_master', `日(?:主|元|干)(?:为|是|属|乃|：|:|（)?(${STEM})(?!${BRANCH})`, (stem) =>
    unless(stem === facts.day_master, right),
  );
  each('day_master', `(${STEM})${PHASE}?(?:日主|日元|日干|为日主|为日元)`, (stem) =>
    unless(stem === facts.day_master, right),
  );
  each('day_master', `日(?:主|元|干)(?:为|是|属)(${PHASE})`, (phase) => unless(phase === own, right));
  each('day_master', `(?<!${STEM})(${STEM})(${PHASE})(?!局)`, (stem, phase) =>
    unless(PHASE_OF_STEM[STEMS.indexOf(stem!)] === phase, `${stem}属${PHASE_OF_STEM[STEMS.indexOf(stem!)]}`),
  );
  each('day_master', `(?<!${BRANCH}|${STEM}|半|拱)(${BRANCH})(${PHASE})(?!局)`, (branch, phase) =>
    unless(PHASE_OF_BRANCH[branch!] === phase, `${branch}属${PHASE_OF_BRANCH[branch!]}`),
  );
}
