import type { ComponentType } from 'react';

/** Decorators that give a story this much room and no more, whatever the width of the screen. */
export const within = (width: string) => [
  (Story: ComponentType) => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
];

/** A 320 px phone with a page's margins. */
export const PHONE_320 = '288px';
