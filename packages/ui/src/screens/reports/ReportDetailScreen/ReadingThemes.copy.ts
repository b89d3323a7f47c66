export const readingThemesCopy = { title: '分项浅读', basic: '总说' } as const;
