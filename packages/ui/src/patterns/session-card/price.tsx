/** An amount, and the higher one struck through. Readers hear which is which. */
export function Price({ amount, was }: { amount: string; was?: string | undefined }) {
  return (
    <span className="price">
      <b>{amount}</b>
      {was ? (
        <s>
          <span className="visually-hidden">Public rate </span>
          {was}
        </s>
      ) : null}
    </span>
  );
}
