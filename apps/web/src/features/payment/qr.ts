import { encode } from 'uqr';

/** The modules of a QR code without a quiet zone. Level M, as for codes read from a screen. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;
