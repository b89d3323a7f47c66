/** Sayings of several ten gods together, 伤官见官, where the asker wants to know whether their own chart has it. */

/** One of the ten gods of each side must be there. */
interface OfGods {
  sides: readonly (readonly string[])[];
}
/** How much there is of a group, or how strong the day master is. */
interface OfAmount {
  amount: 'much_wealth' | 'much_officer' | 'peers_over_wealth' | 'all_three' | 'treasury';
}
/** Two pillars, of the chart or of a year. */
interface OfPillars {
  pillars: 'clash' | 'same';
}
/** The whole chart decides, and readers draw the line at different places. */
interface Untold {
  untold: true;
}
export type Combination = Readonly<{ name: RegExp }> & (OfGods | OfAmount | OfPillars | Untold);

const WEALTH = ['正财', '偏财'];
const SEAL = ['正印', '偏印'];
const OUTPUT = ['食神', '伤官'];

const COMBINATIONS: readonly Combination[] = [
  { name: /伤官见官/, sides: [['伤官'], ['正官']] },
  { name: /官杀混杂/, sides: [['正官'], ['七杀']] },
  { name: /枭(?:神|印)?夺食/, sides: [['偏印'], ['食神']] },
  { name: /食神制杀/, sides: [['食神'], ['七杀']] },
  { name: /食伤制杀/, sides: [OUTPUT, ['七杀']] },
  { name: /杀印相生/, sides: [['七杀'], SEAL] },
  { name: /官印相生/, sides: [['正官'], SEAL] },
  { name: /伤官[配佩]印/, sides: [['伤官'], SEAL] },
  { name: /食神生财/, sides: [['食神'], WEALTH] },
  { name: /伤官生财/, sides: [['伤官'], WEALTH] },
  { name: /食伤生财/, sides: [OUTPUT, WEALTH] },
  { name: /财官(?:双美|相生)|财生官/, sides: [WEALTH, ['正官']] },
  { name: /财(?:滋|生)杀|财杀相生/, sides: [WEALTH, ['七杀']] },
  { name: /贪财坏印|财星?[破坏]印/, sides: [WEALTH, SEAL] },
  { name: /(?:比劫|劫财|比肩)夺财|群劫争财/, amount: 'peers_over_wealth' },
  { name: /财多身弱|富屋贫人/, amount: 'much_wealth' },
  { name: /(?:杀重|官重|官杀重)身[轻弱]/, amount: 'much_officer' },
  { name: /财官印/, amount: 'all_three' },
  { name: /财库/, amount: 'treasury' },
  { name: /天克地冲|天地冲|反吟/, pillars: 'clash' },
  { name: /伏吟/, pillars: 'same' },
  {
    name: /木火通明|金白水清|水火既济|伤官伤尽|食伤泄秀|土重金埋|土重埋金|水多木漂|火炎土燥|寒木向阳|禄马同乡|拱[禄贵]|日禄归时|金神带煞|财官双全/,
    untold: true,
  },
];

const OWN_HAS =
  '(?:是不是|算不算|是否|属于|有没有|带不带|犯不犯|有|是|算|带)(?:有|算|属于|犯|带|个|那种|什么|所谓的|传说中的|“|,)*';
const ENDS = '(?:的?(?:命|人|盘|格|结构|组合|情况))?(?:吗|么|呢|没有?|不|全不全|”|啊|呀|吧|嘛)*(?=$|[,。?!])';
const AFTER =
  '[^?!]{0,14}(?:我|盘|八字|命|今年|明年)?[^,。?!]{0,4}(?:有没有|有(?:吗|么|没|不)|有$|是不是|算不算|是吗|算吗|带不带|沾不沾|犯不犯|全不全|全吗|全么|齐不齐|齐吗)[^,。?!]{0,3}(?:$|[,。?!])';

/** The saying whose presence in the asker's chart is asked about; null where only its meaning or its harm is. */
export function combinationIn(text: string): { name: string; combination: Combination } | null {
  for (const combination of COMBINATIONS) {
    const name = combination.name.exec(text)?.[0];
    if (name === undefined) continue;
    const own = new RegExp(`${OWN_HAS}${name}${ENDS}|${name}${AFTER}`);
    if (own.test(text)) return { name, combination };
  }
  return null;
}
