import { type RefObject, useEffect } from 'react';

/** How much of the bottom of an element the on-screen keyboard covers, in pixels. */
export const keyboardInset = (
  bottom: number,
  { offsetTop, height, scale }: { offsetTop: number; height: number; scale: number },
): number =>
  // A page that is zoomed in is moved by the reader.
  scale > 1.01 ? 0 : Math.max(0, Math.round(bottom - offsetTop - height));

/** Keeps the height that the on-screen keyboard covers of an element in its custom property `--keyboard`. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => {
      const target = element.current;
      if (!target) return;
      const inset = keyboardInset(target.getBoundingClientRect().bottom, view);
      target.style.setProperty('--keyboard', `${inset}px`);
    };
    // In the frame, which lays the thread out in any case.
    const frame = requestAnimationFrame(update);
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      cancelAnimationFrame(frame);
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
    };
  }, [element]);
}
