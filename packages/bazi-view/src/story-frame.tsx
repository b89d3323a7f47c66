import type { ComponentType } from 'react';

/** Decorators that render a story in a box of this width. */
export const inWidth = (width: string) => [
  (Story: ComponentType) => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
];

/** The content width of a 320 px phone. */
export const PHONE_320 = '288px';
