// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { isAtBottom, isFollowing, useStickToBottom } from './useStickToBottom.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (scrollTop: number) => ({ scrollTop, scrollHeight: 1_000, clientHeight: 400 });

describe('isAtBottom', () => {
  it.each([
    [600, true],
    [599, true],
    [598, false],
  ])('at %i of 600: %s', (scrollTop, bottom) => {
    expect(isAtBottom(at(scrollTop))).toBe(bottom);
  });

  it('is true for content that is not higher than the view', () => {
    expect(isAtBottom({ scrollTop: 0, scrollHeight: 300, clientHeight: 400 })).toBe(true);
  });
});

describe('isFollowing', () => {
  it('stops when the reader scrolls up', () => {
    expect(isFollowing(true, 500, at(400))).toBe(false);
  });
  it('goes on while content arrives below', () => {
    expect(isFollowing(true, 400, at(400))).toBe(true);
  });
  it('begins again at the bottom', () => {
    expect(isFollowing(false, 400, at(600))).toBe(true);
  });
  it('does not begin again on the way down', () => {
    expect(isFollowing(false, 300, at(400))).toBe(false);
  });
});

describe('useStickToBottom', () => {
  function Thread({ filled }: { filled: boolean }) {
    const { scroller, content, atBottom, onScroll } = useStickToBottom(null, filled);
    return (
      <>
        <div ref={scroller} data-testid="view" onScroll={onScroll}>
          <div ref={content} />
        </div>
        <output>{atBottom ? 'bottom' : 'above'}</output>
      </>
    );
  }

  /** A thread of 1,000 px in a view of 400 px. `resize` tells it that its content has another height. */
  function open({ filled, scrollTop }: { filled: boolean; scrollTop: number }) {
    let resize = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(changed: () => void) {
          resize = changed;
        }
        observe() {}
        disconnect() {}
      },
    );
    const container = document.createElement('div');
    flushSync(() => createRoot(container).render(<Thread filled={filled} />));
    const view = Object.defineProperties(container.querySelector('[data-testid=view]')!, {
      clientHeight: { value: 400 },
      scrollHeight: { value: 1_000, writable: true },
      scrollTop: { value: scrollTop, writable: true },
    });
    const tell = (type: string) => flushSync(() => view.dispatchEvent(new Event(type, { bubbles: true })));
    flushSync(() => resize());
    tell('scroll');
    return {
      view,
      tell,
      resize: () => flushSync(() => resize()),
      place: () => container.querySelector('output')?.textContent,
    };
  }

  it('lets a reader scroll up while earlier messages are being added above', () => {
    const { view, tell, resize, place } = open({ filled: true, scrollTop: 600 });
    // The browser keeps what is in view in its place; the observer has not told of it yet.
    Object.assign(view, { scrollHeight: 3_000 });
    view.scrollTop = 2_600;
    tell('wheel');
    view.scrollTop = 2_200;
    tell('scroll');
    resize();
    expect(view.scrollTop).toBe(2_200);
    expect(place()).toBe('above');
  });

  it('stays at the title where nothing was said yet, however high the view is', () => {
    const { view, resize } = open({ filled: false, scrollTop: 0 });
    Object.assign(view, { scrollHeight: 1_200 });
    resize();
    expect(view.scrollTop).toBe(0);
  });

  it('goes on at the bottom while content arrives', () => {
    const { view, resize, place } = open({ filled: true, scrollTop: 600 });
    Object.assign(view, { scrollHeight: 1_200 });
    resize();
    expect(view.scrollTop).toBe(1_200);
    expect(place()).toBe('bottom');
  });
});
