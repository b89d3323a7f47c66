export const priceCopy = { original: '原价' } as const;
