/** The ten gods in pairs, by the step from the phase of the day master: 比劫, 食伤, 财, 官杀, 印. */
export const GOD_GROUPS = ['peer', 'output', 'wealth', 'officer', 'seal'] as const;
export type GodGroup = (typeof GOD_GROUPS)[number];

const PAIRS = ['比肩劫财', '食神伤官', '偏财正财', '七杀正官', '偏印正印'];

/** The pair of ten gods that a ten god belongs to. */
export const groupOf = (god: string): GodGroup => GOD_GROUPS[PAIRS.findIndex((pair) => pair.includes(god))]!;
