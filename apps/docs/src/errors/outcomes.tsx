import { InlineText } from '../components/inline-text.tsx';

/** A table whose rows become labeled blocks on narrow screens. Cells are sentences with `code` in backticks. */
export function Outcomes(props: {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  const { headings, rows } = props;
  return (
    <div className="scroll">
      <table className="table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={headings[index]} data-h={index === 0 ? '' : headings[index]}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
