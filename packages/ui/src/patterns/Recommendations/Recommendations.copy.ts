export const recommendationsCopy = { label: '推荐套餐' } as const;
