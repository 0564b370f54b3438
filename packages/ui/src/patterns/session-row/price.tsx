/** An amount, and optionally a higher one struck through. Screen readers announce which is which. */
export function Price({ amount, was }: { amount: string; was?: string | undefined }) {
  return (
    <span className="price">
      <b>{amount}</b>
      {was ? (
        <s>
          <span className="visually-hidden">Public rate </span>
          <span>{was}</span>
        </s>
      ) : null}
    </span>
  );
}
