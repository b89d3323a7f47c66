/** The limit of a figure: absolute, or relative to the floor measured in the same run. */
export type Goal = { atMost: number } | { atLeast: number } | { timesFloor: number } | undefined;

/** One line of the report. */
export interface Row {
  /** The number of the row in docs/performance.md. */
  id: string;
  what: string;
  unit: 'KB' | 'ms' | 's' | 'MB' | '/s' | '';
  /** Undefined where nothing is built to measure. */
  figure: number | 'failed' | undefined;
  floor?: number | undefined;
  goal: Goal;
}

/** The middle of the values; the mean of the two middle ones where their number is even. NaN when empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? NaN;
  const high = sorted[Math.floor(half)] ?? NaN;
  return (low + high) / 2;
}

function number(value: number): string {
  if (!Number.isFinite(value)) return '?';
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) return value.toFixed(0);
  if (size >= 10) return value.toFixed(1);
  return value.toFixed(size >= 0.1 ? 2 : 3);
}

const withUnit = (value: number, unit: string) => (unit ? `${number(value)} ${unit}` : number(value));

function goalText(goal: Goal, unit: string): string {
  if (!goal) return '';
  if ('atMost' in goal) return `≤ ${withUnit(goal.atMost, unit)}`;
  if ('atLeast' in goal) return `≥ ${withUnit(goal.atLeast, unit)}`;
  return `≤ ${goal.timesFloor} × floor`;
}

/** Whether the figure reaches its goal; undefined without a figure or a goal. */
export function reaches({ figure, floor, goal }: Row): boolean | undefined {
  if (typeof figure !== 'number' || !Number.isFinite(figure) || !goal) return undefined;
  if ('atMost' in goal) return figure <= goal.atMost;
  if ('atLeast' in goal) return figure >= goal.atLeast;
  if (floor === undefined || !Number.isFinite(floor)) return undefined;
  return figure <= floor * goal.timesFloor;
}

function cells(row: Row): string[] {
  const { id, what, unit, figure, floor, goal } = row;
  const verdict = { true: 'ok', false: 'over', undefined: '' }[String(reaches(row))] ?? '';
  const short = goal && 'atLeast' in goal ? 'under' : 'over';
  return [
    id,
    what,
    typeof figure === 'number' ? withUnit(figure, unit) : (figure ?? 'not built'),
    floor === undefined ? '' : withUnit(floor, unit),
    typeof figure === 'number' && floor ? `${number(figure / floor)} ×` : '',
    goalText(goal, unit),
    verdict === 'over' ? short : verdict,
  ];
}

/** The rows as a table with aligned columns. */
export function table(rows: readonly Row[]): string {
  const lines = [['#', 'what', 'figure', 'floor', 'ratio', 'limit', ''], ...rows.map(cells)];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const print = (line: string[]) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column >= 2 && column <= 4 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = lines;
  return [print(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(print)].join('\n');
}
