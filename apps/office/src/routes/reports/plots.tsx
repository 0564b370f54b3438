interface Bar {
  readonly id: string;
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly value: string;
  readonly href: string;
}

/** Bars beside their names and values. The text says all that the bars show. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ol className="report__bars">
      {bars.map(({ id, label, share, value, href }) => (
        <li key={id}>
          <a href={href}>{label}</a>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className="report__track" width="100" height="8" />
            <rect className="report__bar" width={100 * Math.min(1, share)} height="8" />
          </svg>
          <span className="tnum">{value}</span>
        </li>
      ))}
    </ol>
  );
}

/** Columns over time, with what they say as the name of the picture. */
export function Columns({
  values,
  label,
  from,
  to,
}: {
  values: readonly number[];
  label: string;
  from: string;
  to: string;
}) {
  const highest = Math.max(1, ...values);
  return (
    <figure className="report__columns">
      <svg viewBox={`0 0 ${values.length * 10} 100`} preserveAspectRatio="none" role="img" aria-label={label}>
        {values.map((value, index) => {
          const height = Math.max(0, (100 * value) / highest);
          return (
            <rect
              key={index}
              className="report__bar"
              x={index * 10 + 1}
              y={100 - height}
              width="8"
              height={height}
            />
          );
        })}
      </svg>
      <figcaption>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
