/** The buttons in static markup, in source order. */
export function buttons(markup: string): string[] {
  return markup.match(/<button[^>]*>.*?<\/button>/gs) ?? [];
}

/** The text of static markup without its tags. */
export function textOf(markup: string): string {
  return markup.replace(/<[^>]+>/g, '').trim();
}
