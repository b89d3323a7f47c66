/** A label and its value. */
type Detail = readonly [label: string, value: string];

/** Without the details whose value the operator left empty. */
export function givenDetails(details: readonly Detail[]): readonly Detail[] {
  return details.filter(([, value]) => value !== '');
}
