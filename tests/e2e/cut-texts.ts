/**
 * Every visible text of the page, or of its open dialog, that is cut, and every control that cannot show its whole text.
 * Runs in the page.
 *
 * - No edge of a box that does not scroll cuts a text. One that ends in an ellipsis, or is clamped to lines, is meant to.
 * - A select has room for each of its options, because any of them can be chosen.
 * - An input has room for its placeholder, and for a value that is a code or a number. A text that may be longer than
 *   any line scrolls in its input.
 * - No ellipsis, clamp or edge cuts the text of a button. What stands beside it in the open, as a mark does, is not cut.
 *
 * @returns a sentence for each control that cuts its text
 */
export function findCutTexts(): string[] {
  /** Rounding of the browser, in CSS px. */
  const TOLERANCE = 1;
  /** The longest value that is a code or a number: a phone number has 11 digits. */
  const CODE_LENGTH = 12;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const context = document.createElement('canvas').getContext('2d');

  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;

  function widthOf(text: string, style: CSSStyleDeclaration): number {
    if (!context) throw new Error('The page cannot measure text.');
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const spacing = Number.parseFloat(style.letterSpacing) || 0;
    return context.measureText(text).width + spacing * text.length;
  }

  function roomOf(element: HTMLElement, style: CSSStyleDeclaration): number {
    const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
    return element.clientWidth - padding;
  }

  function report(element: HTMLElement, text: string, missing: number): string {
    return `cut by ${Math.ceil(missing)}px: <${element.tagName.toLowerCase()}> ${text.slice(0, 40)}`;
  }

  function findCut(control: HTMLElement, texts: readonly string[]): string[] {
    const style = getComputedStyle(control);
    const room = roomOf(control, style);
    let longest = { text: '', width: 0 };
    for (const text of texts) {
      const width = widthOf(text, style);
      if (width > longest.width) longest = { text, width };
    }
    const missing = longest.width - room;
    return missing > TOLERANCE ? [report(control, longest.text, missing)] : [];
  }

  /** @param button the button of the text, whose edges cut what is scrolled, and whose text is shortened by nothing */
  function cutText(node: Node, button: HTMLElement | null): string[] {
    const parent = node.parentElement;
    if (!parent || node.nodeValue?.trim() === '' || !isShown(parent)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const [line = text] = range.getClientRects();
    // Half a line's leading may stand above and below a box without cutting a character.
    const leading = (line.height - Number.parseFloat(getComputedStyle(parent).fontSize)) / 2;
    const scrolls = { x: false, y: false };
    const cut: string[] = [];
    for (let around: HTMLElement | null = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      // For screen readers alone.
      if (style.clipPath === 'inset(50%)') return [];
      const own = button?.contains(around) ?? false;
      const isMeant = !own && style.textOverflow === 'ellipsis';
      const isClamped = !own && style.webkitLineClamp !== 'none';
      for (const [axis, overflow] of [
        ['x', style.overflowX],
        ['y', style.overflowY],
      ] as const)
        scrolls[axis] ||= !own && (overflow === 'auto' || overflow === 'scroll');
      if (style.overflowX + style.overflowY !== 'visiblevisible' && style.display !== 'inline') {
        const box = around.getBoundingClientRect();
        const sideways = Math.max(box.left - text.left, text.right - box.right);
        const upright = Math.max(box.top - text.top, text.bottom - box.bottom);
        if (!scrolls.x && !isMeant && sideways > TOLERANCE)
          cut.push(report(button ?? parent, node.nodeValue ?? '', sideways));
        else if (!scrolls.y && !isClamped && upright > Math.max(TOLERANCE, leading))
          cut.push(report(button ?? parent, node.nodeValue ?? '', upright));
      }
      // Nothing around it cuts what is fixed to the screen.
      if (around === root || style.position === 'fixed') break;
    }
    return cut;
  }

  const cut: string[] = [];
  for (const select of root.querySelectorAll('select'))
    if (isShown(select))
      cut.push(
        ...findCut(
          select,
          [...select.options].map(({ label }) => label),
        ),
      );
  for (const input of root.querySelectorAll('input')) {
    if (!isShown(input) || /^(checkbox|radio|file|range|color|hidden)$/.test(input.type)) continue;
    const isCode = input.maxLength > 0 && input.maxLength <= CODE_LENGTH;
    cut.push(...findCut(input, [input.placeholder, isCode ? input.value : '']));
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const button = node.parentElement?.closest<HTMLElement>('button,[role=button],[role=tab],a[data-button]');
    cut.push(...cutText(node, button ?? null));
  }
  return [...new Set(cut)];
}
