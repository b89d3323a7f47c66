/** The buttons of a static markup, in source order. */
export function buttons(markup: string): string[] {
  return markup.match(/<button[^>]*>.*?<\/button>/g) ?? [];
}

/** The text of a piece of markup: what a button whose contents are its name is called. */
export function spoken(markup: string): string {
  return markup.replace(/<[^>]+>/g, '').trim();
}
