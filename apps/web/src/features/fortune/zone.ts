/** Regions whose civil clocks were not Shanghai's, by the first two digits of their code. */
const zones = { '71': 'Asia/Taipei', '81': 'Asia/Hong_Kong', '82': 'Asia/Macau' } as const;

/** The IANA zone whose clock a region of China goes by; Shanghai's where no region is given. */
export function zoneOfRegion(code: string) {
  return zones[code.slice(0, 2) as keyof typeof zones] ?? 'Asia/Shanghai';
}
