/** Amounts are whole fen inside the service and yuan on the wire. */
export const toYuan = (fen: number): number => fen / 100;

/** Yuan as fen; NaN when they have more than two decimals. */
export function toFen(yuan: number): number {
  const fen = Math.round(yuan * 100);
  return toYuan(fen) === yuan ? fen : Number.NaN;
}

/** A decimal text of a provider, such as '39.90' or '39.900', as fen; NaN when it is none, or no whole number of fen. */
export function parseYuan(text: string): number {
  const [, yuan, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  return yuan === undefined ? Number.NaN : Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}

/** Fen as the decimal text of a provider. */
export const formatYuan = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
