/** Holds the exact room of a strip: faint washes of ink while loading, bare paper otherwise. */
export function StripBlank({ loading }: { loading: boolean }) {
  return (
    <div data-strip="" data-blank={loading ? 'loading' : 'bare'} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} data-item="">
          <span data-part="mark" />
          <span data-part="lead" data-wash="">
            　　　
          </span>
          <span data-part="note">　</span>
          <span data-part="ganzhi" data-wash="">
            <b>　</b>
            <b>　</b>
          </span>
          <span data-part="shi_shen">　</span>
          <span data-part="cang_gan" data-wash="">
            　　　
          </span>
        </div>
      ))}
    </div>
  );
}
