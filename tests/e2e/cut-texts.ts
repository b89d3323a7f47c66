/**
 * Every visible control of the page, or of its open dialog, that cannot show its whole text. Runs in the page.
 *
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

  /** How much of an element's text lies outside of what the elements up to its control let be seen. */
  function cutInButton(button: HTMLElement): string[] {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.nodeValue?.trim() === '' || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let around: HTMLElement | null = parent; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        if (clips && style.display !== 'inline') {
          const box = around.getBoundingClientRect();
          const missing = Math.max(
            box.left - text.left,
            text.right - box.right,
            text.bottom - box.bottom,
            box.top - text.top,
          );
          // Half a line's leading may stand above and below a box without cutting a character.
          const leading = (text.height - Number.parseFloat(style.fontSize)) / 2;
          const sideways = Math.max(box.left - text.left, text.right - box.right);
          if (sideways > TOLERANCE || missing > Math.max(TOLERANCE, leading))
            cut.push(report(button, node.nodeValue ?? '', missing));
        }
        if (around === button) break;
      }
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
  for (const button of root.querySelectorAll<HTMLElement>('button,[role=button],[role=tab],a[data-button]'))
    if (isShown(button)) cut.push(...cutInButton(button));
  return [...new Set(cut)];
}
