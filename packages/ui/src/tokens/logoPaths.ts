/**
 * The logo, 子平 in seal script read from the right, as SVG paths in a square of `size`: the filled `stone` and the
 * stroked `carving`.
 */
export const logoPaths = {
  size: 64,
  stone: 'M3.2 2.6 60.4 2l1.3 1.5.6 57.2-1.6 1.4L4 62.3 2.1 60.5 1.8 4.2Z',
  carving: [
    'M46.2 18.6v30c0 5-2.6 7.2-8 7.4M36.6 23v8.4c0 2.4.9 3.2 3.2 3.2h12.8c2.3 0 3.2-.8 3.2-3.2V23M46.2 9.2c4.3 0 6 1.6 6 4.7s-1.7 4.7-6 4.7-6-1.6-6-4.7 1.7-4.7 6-4.7Z',
    'M8.2 9.6h21.6M13 14.4c.1 4.4-1.2 7.2-4.8 9.4M25 14.4c-.1 4.4 1.2 7.2 4.8 9.4M8.2 30.6h21.6M19 9.6v46.8',
  ],
  stroke: 3.7,
} as const;
