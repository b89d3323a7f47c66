import type { Page } from '@playwright/test';

/**
 * What is wrong with the layout of the page as it stands now, in words; empty when nothing is. It looks at every text
 * that can be seen and at everything that can be pressed; of an open dialog, at the dialog alone.
 *
 * - The page does not scroll sideways. What scrolls sideways inside it has a name and can be reached by keyboard.
 * - No text is cut by a box around it, shortened by an ellipsis, or beyond the edge of the screen.
 * - No text runs into another of its part of the page, or out of its cell of a table.
 * - What can be pressed is 44 px each way, in a cell of a table 24 px and apart from its neighbours.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What was changed just now is drawn with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const TOUCH = 44;
    const IN_TABLE = 24;
    const faults = new Set<string>();
    const root = document.querySelector('dialog[open]') ?? document.body;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const boxes = new Map<Element, DOMRect>();
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, box);
      return box;
    };
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const called = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
      return `<${element.tagName.toLowerCase()}> ${text.slice(0, 24)}`;
    };

    const awaits = (element: Element) => styleOf(element).position === 'fixed' && boxOf(element).bottom <= 0;

    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');

    /** What the box of an ancestor does to what goes beyond it, along one axis. */
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const reachable = (element: Element) =>
      element.matches('[aria-label],[aria-labelledby]') &&
      (element.matches('[tabindex="0"]') || element.querySelector('[tabindex="0"]') !== null);

    type Room = Record<'left' | 'right' | 'top' | 'bottom', number>;
    const texts: (Room & { words: string; node: Node; part: Element })[] = [];

    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (!parent || text === '' || parent.matches('script,style,option') || !seen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // What is fixed to the screen is cut by nothing around it.
      const around: Element[] = [];
      for (let up: Element | null = parent; up; up = up.parentElement) {
        around.push(up);
        if (up === root || styleOf(up).position === 'fixed') break;
      }
      // Read aloud and not shown, or waiting above the screen until it has the focus.
      if (around.some((up) => styleOf(up).clipPath === 'inset(50%)' || awaits(up))) continue;
      const size = parseFloat(styleOf(parent).fontSize);
      const upright = styleOf(parent).writingMode.startsWith('vertical');
      for (const rect of rects) {
        // A line of glyphs fills its em, not all the room its face reserves above and below.
        const slackY = upright ? 0 : Math.max((rect.height - size) / 2, 0);
        const slackX = upright ? Math.max((rect.width - size) / 2, 0) : 0;
        const left = rect.left + slackX;
        const right = rect.right - slackX;
        const top = rect.top + slackY;
        const bottom = rect.bottom - slackY;
        let freeX = false;
        let freeY = false;
        for (const up of around) {
          const { overflowX, overflowY, textOverflow } = styleOf(up);
          const box = boxOf(up);
          if (textOverflow === 'ellipsis' && up.scrollWidth > up.clientWidth)
            faults.add(`shortened: ${called(up)}`);
          if (!freeX && cuts(overflowX) && (left < box.left - 1 || right > box.right + 1))
            faults.add(`cut at the side by ${called(up)}: ${text}`);
          if (!freeY && cuts(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1))
            faults.add(`cut above or below by ${called(up)}: ${text}`);
          if (scrolls(overflowX) && up.scrollWidth > up.clientWidth + 1) {
            if (!reachable(up)) faults.add(`scrolls sideways without a name or a way in: ${called(up)}`);
            freeX = true;
          }
          if (scrolls(overflowY)) freeY = true;
        }
        if (!freeX && (left < -1 || right > innerWidth + 1)) faults.add(`beyond the edge: ${text}`);
        const cell = parent.closest('td,th');
        if (cell) {
          const box = boxOf(cell);
          if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
            faults.add(`out of its cell: ${text} in ${called(cell)}`);
        }
        const part = parent.closest('table,section,header,dialog,nav,footer') ?? root;
        texts.push({ words: text, node, part, left, right, top, bottom });
      }
    }

    texts.sort((one, other) => one.top - other.top);
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        if (other.top > one.bottom) break;
        if (other.part !== one.part || other.node === one.node) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1.5 && down > 1.5) faults.add(`on one another: ${one.words} and ${other.words}`);
      }
    });

    const targets = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href],button,summary,input:not([type=hidden]),select,textarea,[role=gridcell][tabindex]',
      ),
    ].filter((target) => seen(target) && boxOf(target).width > 1 && !awaits(target));
    /** Where a press counts: the box, the label of a control, and the room a pseudo-element adds. */
    const reach = (target: HTMLElement): Room => {
      const own = boxOf((target.matches('input') && target.closest('label')) || target);
      const room = { left: own.left, right: own.right, top: own.top, bottom: own.bottom };
      const placed = styleOf(target).position === 'static' ? (target.offsetParent ?? target) : target;
      const { left, right, top, bottom } = boxOf(placed);
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(target, pseudo);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        room.left = Math.min(room.left, left + parseFloat(style.left));
        room.right = Math.max(room.right, right - parseFloat(style.right));
        room.top = Math.min(room.top, top + parseFloat(style.top));
        room.bottom = Math.max(room.bottom, bottom - parseFloat(style.bottom));
      }
      return room;
    };
    const rooms = targets.map((target) => ({ target, room: reach(target) }));
    for (const { target, room } of rooms) {
      const width = room.right - room.left;
      const height = room.bottom - room.top;
      if (width >= TOUCH - 0.5 && height >= TOUCH - 0.5) continue;
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      const inTable = target.closest('td,th');
      if (!inTable || width < IN_TABLE || height < IN_TABLE) {
        faults.add(`small to press, ${size}: ${called(target)}`);
        continue;
      }
      const table = inTable.closest('table');
      const near = rooms.find(
        (other) =>
          other.target !== target &&
          table?.contains(other.target) &&
          Math.min(room.right, other.room.right) - Math.max(room.left, other.room.left) > 1 &&
          Math.min(room.bottom, other.room.bottom) - Math.max(room.top, other.room.top) > 1,
      );
      if (near) faults.add(`pressed together, ${size}: ${called(target)} and ${called(near.target)}`);
    }
    return [...faults];
  });
}
