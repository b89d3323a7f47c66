const names = { year: '年', month: '月', day: '日', time: '时' } as const;
const pillars = (keys: readonly (keyof typeof names)[]) => `${keys.map((key) => names[key]).join('、')}柱`;

export const hourChoiceCopy = {
  label: '不知道出生时辰',
  undated: '先选好出生日期，再看这一天的十三个时辰。',
  stable: (keys: readonly (keyof typeof names)[]) =>
    keys.length === 0 ? '' : `不论何时出生，${pillars(keys)}都不变；`,
  varies: (keys: readonly (keyof typeof names)[]) => `${pillars(keys)}随时辰而变。`,
  assumption:
    '选一个时辰，便按它排盘。这只是假定：凡涉及时柱、起运时刻与随之而变的各柱，都不能当作确知。不妨比对生平大事，或再问长辈。',
  impossible: '这一天无法排盘',
} as const;
