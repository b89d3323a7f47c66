/** Full-width, so that an empty line keeps its height. */
const SPACE = '\u3000';

/**
 * Takes the space of a strip without items: a skeleton while loading, invisible otherwise.
 * @param fullAge whether the items have 周岁
 * @param minor whether they have 小运
 */
export function StripBlank({
  loading,
  fullAge = false,
  minor = false,
}: {
  loading: boolean;
  fullAge?: boolean;
  minor?: boolean;
}) {
  return (
    <div data-strip="" data-blank={loading ? 'loading' : 'bare'} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} data-item="">
          <span data-part="mark" />
          <span data-part="lead" data-wash="">
            {SPACE.repeat(3)}
          </span>
          <span data-part="note">{SPACE}</span>
          {fullAge && <span data-part="full_age">{SPACE}</span>}
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
          {minor && <span data-part="minor">{SPACE}</span>}
        </div>
      ))}
    </div>
  );
}
