import type { Page } from '@playwright/test';

import { findEscapingBoxes } from './escaping-boxes.ts';
import { findSmallTargets } from './touch-targets.ts';

/**
 * Finds layout faults of the page as it is shown, or of its open dialog: in every visible text and every control.
 *
 * - The page does not scroll sideways. A part that scrolls sideways has a name and can be reached by keyboard.
 * - No text is clipped by a box around it, shortened by an ellipsis, or outside the screen.
 * - No text overlaps another of the same section, or extends beyond its table cell.
 * - Every control is large enough for a finger ({@link findSmallTargets}).
 * - What scrolls takes along all that is in it ({@link findEscapingBoxes}).
 *
 * @returns a sentence for each fault
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(async () => {
    // Text is measured in its own font; a change is laid out with the next frame.
    await document.fonts.ready;
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
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
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const describe = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
      return `<${element.tagName.toLowerCase()}> ${text.slice(0, 24)}`;
    };

    /** The skip link is above the screen until it has the focus. */
    const isAboveScreen = (element: Element) =>
      styleOf(element).position === 'fixed' && boxOf(element).bottom <= 0;

    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');

    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isReachable = (element: Element) =>
      element.matches('[aria-label],[aria-labelledby]') &&
      (element.matches('[tabindex="0"]') || element.querySelector('[tabindex="0"]') !== null);

    type Edges = Record<'left' | 'right' | 'top' | 'bottom', number>;
    const texts: (Edges & { words: string; node: Node; section: Element })[] = [];

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (!parent || text === '' || parent.matches('script,style,option') || !isVisible(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // Nothing clips an element that is fixed to the screen.
      const ancestors: Element[] = [];
      for (let up: Element | null = parent; up; up = up.parentElement) {
        ancestors.push(up);
        if (up === root || styleOf(up).position === 'fixed') break;
      }
      // Visually hidden text, for screen readers only.
      if (ancestors.some((up) => styleOf(up).clipPath === 'inset(50%)' || isAboveScreen(up))) continue;
      const size = parseFloat(styleOf(parent).fontSize);
      const isVertical = styleOf(parent).writingMode.startsWith('vertical');
      for (const rect of rects) {
        // The glyphs fill the em square, not the whole line box that the font reserves.
        const slackY = isVertical ? 0 : Math.max((rect.height - size) / 2, 0);
        const slackX = isVertical ? Math.max((rect.width - size) / 2, 0) : 0;
        const left = rect.left + slackX;
        const right = rect.right - slackX;
        const top = rect.top + slackY;
        const bottom = rect.bottom - slackY;
        let scrollsX = false;
        let scrollsY = false;
        for (const up of ancestors) {
          const { overflowX, overflowY, textOverflow } = styleOf(up);
          const box = boxOf(up);
          if (textOverflow === 'ellipsis' && up.scrollWidth > up.clientWidth)
            faults.add(`shortened: ${describe(up)}`);
          if (!scrollsX && clips(overflowX) && (left < box.left - 1 || right > box.right + 1))
            faults.add(`clipped at the side by ${describe(up)}: ${text}`);
          if (!scrollsY && clips(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1))
            faults.add(`clipped above or below by ${describe(up)}: ${text}`);
          if (scrolls(overflowX) && up.scrollWidth > up.clientWidth + 1) {
            if (!isReachable(up))
              faults.add(`scrolls sideways without a name or keyboard access: ${describe(up)}`);
            scrollsX = true;
          }
          if (scrolls(overflowY)) scrollsY = true;
        }
        if (!scrollsX && (left < -1 || right > innerWidth + 1)) faults.add(`outside the screen: ${text}`);
        const cell = parent.closest('td,th');
        if (cell) {
          const box = boxOf(cell);
          if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
            faults.add(`beyond its cell: ${text} in ${describe(cell)}`);
        }
        const section = parent.closest('table,section,header,dialog,nav,footer') ?? root;
        texts.push({ words: text, node, section, left, right, top, bottom });
      }
    }

    texts.sort((one, other) => one.top - other.top);
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        if (other.top > one.bottom) break;
        if (other.section !== one.section || other.node === one.node) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1.5 && down > 1.5) faults.add(`overlapping: ${one.words} and ${other.words}`);
      }
    });

    return [...faults];
  });
  return [...faults, ...(await page.evaluate(findSmallTargets)), ...(await page.evaluate(findEscapingBoxes))];
}
