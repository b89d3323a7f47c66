export const hourChoiceCopy = {
  undated: '先选好出生日期，再看这一天的十二时辰（子时分早晚）。',
  assumption:
    '选一个时辰，便按它排盘。这只是假定：会变的各柱与起运都不能当作确知。不妨比对生平大事，或再问长辈。',
} as const;
