/** Full-width, so that an empty line keeps its height. */
const SPACE = '\u3000';

/**
 * Takes the space of a strip without items: a skeleton while loading, invisible otherwise.
 * @param further white space in place of the items' further lines
 */
export function StripBlank({ loading, further }: { loading: boolean; further?: string }) {
  return (
    <div data-strip="" data-blank={loading ? 'loading' : 'bare'} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} data-item="">
          <span data-part="mark" />
          <span data-part="lead" data-wash="">
            {SPACE.repeat(3)}
          </span>
          <span data-part="note">{SPACE}</span>
          <span data-part="ganzhi">
            <b data-wash="">{SPACE}</b>
            <b data-wash="">{SPACE}</b>
          </span>
          <span data-part="shi_shen" data-wash="">
            {SPACE.repeat(2)}
          </span>
          <span data-part="cang_gan">
            <span data-wash="">{SPACE.repeat(3)}</span>
          </span>
          {further && <span data-part="further">{further}</span>}
        </div>
      ))}
    </div>
  );
}
