export const phaseMarkCopy = { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' } as const;
