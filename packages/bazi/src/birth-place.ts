/** Whether the code of a birth place is that of a city abroad: the codes of China begin with 1 to 8. */
export const isForeignPlace = (code: string): boolean => code.startsWith('9');
