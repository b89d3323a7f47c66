import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, canonicalGod, GOD, PAIR, STEM } from './words.ts';

/** Rows of a table of the four pillars that are read, by the word in their first cell. */
const READ = /干支|四柱|八字|天干|地支|十神|主星|副星|藏干|[乾坤]造|^$/;

/** Tables with a column for each pillar: the pairs, stems, branches and ten gods in its cells. */
export function checkTables({ add, pillarOf, text }: CheckedText): void {
  let columns: (string | undefined)[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    const heads = cells.map((cell) => /^([年月日时])柱$/.exec(cell)?.[1]);
    if (cells.length === 0) columns = [];
    else if (heads.filter(Boolean).length >= 2) columns = heads;
    else if (columns.length > 0 && READ.test(cells[0] ?? '')) readRow(cells, start + 1);
    start += line.length + 1;
  }

  function readRow(cells: readonly string[], from: number): void {
    const label = columns[0] ? '' : (cells[0] ?? '');
    let at = from;
    cells.forEach((cell, i) => {
      const word = columns[i];
      const place = { start: at, end: at + cell.length };
      at += cell.length + 1;
      if (!word || cell.length === 0) return;
      const pillar = pillarOf(word);
      const hidden = pillar?.hidden ?? [];
      const [stem, branch] = [pillar?.ganzhi.charAt(0), pillar?.ganzhi.charAt(1)];
      const pair = new RegExp(`^${PAIR}`).exec(cell)?.[0];
      const own = new RegExp(`^(?:(${STEM})|(${BRANCH}))[木火土金水]?$`).exec(cell);
      const gods = [...cell.matchAll(new RegExp(GOD, 'g'))].map(([god]) => canonicalGod(god));
      const inside = hidden.map((one) => one.shi_shen);
      const allowed = /主星|天干/.test(label)
        ? [pillar?.shi_shen]
        : /副星|藏干|地支/.test(label)
          ? inside
          : [pillar?.shi_shen, ...inside];
      const isPairRight = !pair || pair === pillar?.ganzhi;
      const isOwnRight = !own || /藏/.test(label) || own[0].charAt(0) === (own[1] ? stem : branch);
      const right = pillar ? `${word}柱是${pillar.ganzhi}` : `${word}柱未知，不可断言`;
      const wrong =
        unless(isPairRight && isOwnRight, right) ??
        unless(
          gods.every((god) => allowed.includes(god)),
          pillar ? `${word}柱的十神是${[pillar.shi_shen, ...inside].join('、')}` : right,
        );
      if (wrong) add(isPairRight && isOwnRight ? 'god' : 'pillar', place, wrong);
    });
  }
}
