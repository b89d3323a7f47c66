/**
 * Every part of the page that scrolls by itself and has something placed in it by another part: that does not scroll
 * with it, and makes the part around it as long as the whole text, with nothing to see there. Runs in the page.
 *
 * @returns a sentence for each part
 */
export function findEscapingBoxes(): string[] {
  const found = new Set<string>();
  for (const placed of document.body.querySelectorAll('*')) {
    if (!(placed instanceof HTMLElement)) continue;
    // What is not rendered has no boxes.
    if (getComputedStyle(placed).position !== 'absolute' || placed.getClientRects().length === 0) continue;
    const end = placed.offsetParent ?? document.body;
    // The page itself scrolls with all that is in it.
    for (let up = placed.parentElement; up && up !== end && up !== document.body; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up);
      if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
      found.add(
        `<${placed.tagName.toLowerCase()}> ${placed.textContent.trim().slice(0, 24)} leaves what scrolls it`,
      );
    }
  }
  return [...found];
}
