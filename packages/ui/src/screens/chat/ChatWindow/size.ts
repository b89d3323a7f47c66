export interface Size {
  width: number;
  height: number;
}

export const INITIAL_SIZE: Size = { width: 400, height: 500 };

const LEAST: Size = { width: 300, height: 320 };

/** What stays free around the window. */
const MARGIN = 16;

/** Pixels for each press of an arrow key. */
const STEP = 24;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** A size that leaves the window useful and inside the room. */
export const fit = ({ width, height }: Size, room: Size): Size => ({
  width: clamp(width, LEAST.width, room.width - 2 * MARGIN),
  height: clamp(height, LEAST.height, room.height - 2 * MARGIN),
});

/** The size after a press of an arrow key on the corner at the top left; undefined for other keys. */
export function sizeAfterKey({ width, height }: Size, key: string): Size | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { width: width + STEP, height };
    case 'ArrowRight':
      return { width: width - STEP, height };
    case 'ArrowUp':
      return { width, height: height + STEP };
    case 'ArrowDown':
      return { width, height: height - STEP };
    default:
      return undefined;
  }
}
