import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Hides the column on narrow screens. */
  readonly optional?: boolean;
}

export interface TableProps<Row> {
  /** The accessible name of the table. The visible title is above it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/**
 * Rows with hairlines under a heavy rule. The last column is right-aligned.
 *
 * @do Name it with `caption`, and mark columns as optional that a phone can do without.
 * @do Put states and amounts in the last column, which is aligned to the right.
 * @dont Lay out a page with it or use it for one column.
 * @accessibility A native table with column headers and a caption for screen readers. Optional columns are hidden from
 *   everyone on narrow screens.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-optional={column.optional || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.label} data-optional={column.optional || undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
