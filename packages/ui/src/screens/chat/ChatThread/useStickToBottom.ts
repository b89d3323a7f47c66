import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels that count as nothing, because browsers round positions. */
const TOLERANCE = 1;

/** What a reader scrolls with. */
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

interface Position {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

export const isAtBottom = ({ scrollTop, scrollHeight, clientHeight }: Position): boolean =>
  scrollHeight - scrollTop - clientHeight <= TOLERANCE;

/** Whether the view follows what arrives: it stops when the reader scrolls up, and goes on at the bottom. */
export const isFollowing = (before: boolean, scrollTopBefore: number, position: Position): boolean =>
  isAtBottom(position) || (before && position.scrollTop >= scrollTopBefore);

interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  atBottom: boolean;
  onScroll: () => void;
  toBottom: () => void;
}

/**
 * Keeps a view at the bottom while content arrives, unless the reader has scrolled up.
 *
 * @param run the run that is in progress, null for none: when one starts, the view goes to the bottom in any case
 * @param filled whether anything was said: the view then begins at the bottom, otherwise at the top
 */
export function useStickToBottom(run: string | null, filled: boolean): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(filled);
  const scrollTop = useRef(0);
  const begun = useRef(false);
  /** The next event comes from following. Reading the position in it would lay everything out once more a frame. */
  const ownScroll = useRef(false);
  const [atBottom, setAtBottom] = useState(true);

  useLayoutEffect(() => {
    if (run === null && begun.current === filled) return undefined;
    begun.current = filled;
    following.current = filled || run !== null;
    // In the frame, which lays the thread out in any case.
    const frame = requestAnimationFrame(() => {
      const view = scroller.current;
      if (view) view.scrollTop = following.current ? view.scrollHeight : 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [run, filled]);

  useEffect(() => {
    const view = scroller.current;
    if (!view || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (following.current) {
        const before = view.scrollTop;
        view.scrollTop = view.scrollHeight;
        scrollTop.current = view.scrollTop;
        // Without a change there is no event.
        ownScroll.current = scrollTop.current !== before;
      }
      setAtBottom(following.current || isAtBottom(view));
    });
    observer.observe(view);
    observer.observe(content.current);
    // One event may tell of both movements. What was added above since the last one moved the position down.
    const takeBack = () => {
      ownScroll.current = false;
      if (following.current) scrollTop.current = Math.max(scrollTop.current, view.scrollTop);
    };
    for (const name of READER_MOVES) view.addEventListener(name, takeBack, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of READER_MOVES) view.removeEventListener(name, takeBack);
    };
  }, []);

  return {
    scroller,
    content,
    atBottom,
    onScroll: () => {
      const view = scroller.current;
      const own = ownScroll.current;
      ownScroll.current = false;
      if (!view || own) return;
      following.current = isFollowing(following.current, scrollTop.current, view);
      scrollTop.current = view.scrollTop;
      setAtBottom(isAtBottom(view));
    },
    toBottom: () => {
      following.current = true;
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' });
    },
  };
}
