/**
 * Every visible control of the page, or of its open dialog, that a finger may miss. Runs in the page.
 *
 * - A control can be pressed in an area of 44 × 44 CSS px.
 * - In a cell of a table or of a calendar, where the columns have to fit the screen, the area is 24 × 24 (WCAG 2.5.8).
 * - A link inside running text is as high as its line (the exception of WCAG 2.5.8).
 *
 * @returns a sentence for each control that is too small
 */
export function findSmallTargets(): string[] {
  const CONTROLS =
    'a[href],button,summary,input:not([type=hidden]),select,textarea,[role=button],[role=tab],[role=option],[role=gridcell][tabindex]';
  const root = document.querySelector('dialog[open]') ?? document.body;

  function isShown(control: HTMLElement): boolean {
    if (control.matches(':disabled')) return false;
    if (!control.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return false;
    const { width, height, bottom } = control.getBoundingClientRect();
    // The skip link waits above the screen until it has the focus.
    return width > 0 && height > 0 && !(getComputedStyle(control).position === 'fixed' && bottom <= 0);
  }

  function isInRunningText(control: HTMLElement): boolean {
    const around = [...(control.parentElement?.childNodes ?? [])];
    return (
      getComputedStyle(control).display === 'inline' &&
      around.some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
    );
  }

  /** Whether a press at this point reaches the control: itself, its content or its label. */
  function isReached(control: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    return control.contains(hit) || hit.closest('label')?.control === control;
  }

  function isLargeEnough(control: HTMLElement, side: number): boolean {
    const box = (
      control.matches('input[type=checkbox],input[type=radio],input[type=file]')
        ? (control.closest('label') ?? control)
        : control
    ).getBoundingClientRect();
    // Half a pixel for rounding.
    if (box.width >= side - 0.5 && box.height >= side - 0.5) return true;
    // A pseudo-element may enlarge the area, which only a press can tell.
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    /** How far from the middle the area extends in a direction, in steps of 2 px. */
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < side && isReached(control, middle.x + dx * (far + 2), middle.y + dy * (far + 2))) far += 2;
      return far;
    };
    return reach(-1, 0) + reach(1, 0) >= side - 2 && reach(0, -1) + reach(0, 1) >= side - 2;
  }

  const { scrollX, scrollY } = window;
  const small = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    if (!isShown(control) || isInRunningText(control)) return false;
    return !isLargeEnough(control, control.closest('td,th,[role=grid]') ? 24 : 44);
  });
  window.scrollTo(scrollX, scrollY);
  return small.map((control) => {
    const { width, height } = control.getBoundingClientRect();
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim().replace(/\s+/g, ' ');
    return `too small to press, ${Math.round(width)} × ${Math.round(height)}: <${control.tagName.toLowerCase()}> ${name.slice(0, 24)}`;
  });
}
