/** The records whose name contains a text, whatever its case. */
export function namedLike<Item extends { name: string }>(records: readonly Item[], text: string): Item[] {
  const wanted = text.trim().toLocaleLowerCase();
  return records.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
