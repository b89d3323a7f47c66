export const unknownHourCopy = {
  title: '时辰未知',
  notice:
    '这份命盘的时辰是假定的。下表所列会变的各柱，以及由它们推出的十神、藏干、神煞、合冲刑害、五行、旺衰与命宫身宫，都不能当作确知；起运在所列两日之间。',
} as const;
