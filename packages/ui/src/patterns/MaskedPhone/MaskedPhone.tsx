/** A phone number that its owner recognises and a glance over the shoulder does not: 138****8000. */
export function MaskedPhone({ phone }: { phone: string }) {
  return <span data-figures="">{`${phone.slice(0, 3)}****${phone.slice(-4)}`}</span>;
}
