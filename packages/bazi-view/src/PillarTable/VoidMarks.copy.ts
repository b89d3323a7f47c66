/** Below a branch that the ten days of the day or of the year leave out, and how it is read aloud. */
export const voidMarksCopy = {
  day: ['空', '日柱空亡'],
  year: ['年空', '年柱空亡'],
} as const;
