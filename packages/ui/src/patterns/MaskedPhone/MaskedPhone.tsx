/** A phone number with its middle four digits hidden: 138****8000. */
export function MaskedPhone({ phone }: { phone: string }) {
  return <span data-figures="">{`${phone.slice(0, 3)}****${phone.slice(-4)}`}</span>;
}
