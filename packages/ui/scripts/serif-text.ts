import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { reportOutline } from '@ziping/readings/reports/compose';
import { REPORT_TYPES } from '@ziping/readings/reports/types/report-types';

const src = join(import.meta.dirname, '../src');

/** The fixed vocabulary of charts and headings, independent of the screens. */
const fixed = [
  '甲乙丙丁戊己庚辛壬癸',
  '子丑寅卯辰巳午未申酉戌亥',
  '木火土金水阴阳',
  '比肩劫财食神伤官偏财正财七杀正官偏印正印日主元男元女',
  '年柱月柱日柱时柱大运流年小运流月流日胎元命宫身宫四柱八字藏干纳音空亡地势自坐神煞主星副星',
  '长生沐浴冠带临官帝旺衰病死墓绝胎养',
  '身强偏强中和偏弱身弱得令失令得地失地得势失势五行运程换日交节前后重复两说起',
  '海中金炉中火大林木路旁土剑锋金山头火涧下水城头土白蜡金杨柳木泉中水屋上土霹雳火松柏木长流水',
  '砂石金山下火平地木壁上土金箔金覆灯火天河水大驿土钗钏金桑柘木大溪水沙中土天上火石榴木大海水',
  '立春雨水惊蛰春分清明谷雨立夏小满芒种夏至小暑大暑立秋处暑白露秋分寒露霜降立冬小雪大雪冬至小寒大寒',
  '合冲刑害破会生克旺相休囚争拱暗伏反吟',
  '格局用神喜忌闲成败救应未假从儿势化曲直炎上稼穑革润下建禄劫阳刃',
  '〇一二三四五六七八九十百千正闰初廿卅冬腊岁年月日时分早晚',
  '子平排盘报告我的首页登录注册的命盘',
  '0123456789:.+-−%·，。：、《》（）「」—？！',
];

/** Names of the report types and titles of their sections, which the service sends. */
const reports = REPORT_TYPES.flatMap(({ listing, code, outline }) => [
  listing.name,
  ...reportOutline(code).map(({ title }) => title),
  ...outline.flatMap((section) => [section?.young ?? '', section?.aged ?? '']),
]).join('');

/** Several titles under one name, such as one for each status, and the marks of pages. */
const headings = /\b\w*(?:titles?|marks?)\s*:\s*\{([^}]*)\}/gi;

const heading = /\b\w*(?:title|heading|headline|brand)\w*\s*(?::|=>)[^'`"]*?(['`"])(.*?)\1/gi;

function copyFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.copy.ts'))
    .map((name) => join(folder, name));
}

function sortedCharacters(text: string): string {
  return [...new Set(text)]
    .filter((character) => /[\p{Script=Han}0-9:.+\-−%·，。：、《》（）「」—？！]/u.test(character))
    .sort()
    .join('');
}

/**
 * The characters of the serif subset, in two slices that a browser fetches when needed.
 * `chart`: the fixed vocabulary. `titles`: other characters of a report's titles, and of a `…title`, `…heading`,
 * `…brand` or `marks` entry of a `.copy.ts` file.
 */
export function serifText(): { chart: string; titles: string } {
  const chart = sortedCharacters(fixed.join(''));
  const titles = copyFiles(src)
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((copy) => [
      ...[...copy.matchAll(heading)].map((match) => match[2]),
      ...[...copy.matchAll(headings)].map((match) => match[1]),
    ])
    .join('');
  const rest = [...titles, ...reports].filter((character) => !chart.includes(character)).join('');
  return { chart, titles: sortedCharacters(rest) };
}
