declare module 'jest-image-snapshot' {
  export function toMatchImageSnapshot(received: Buffer, options: object): unknown;
}
