declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'; noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'sfnt'): Promise<Buffer>;
}
