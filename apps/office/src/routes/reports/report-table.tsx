import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly number?: true;
}

interface ReportTableProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
}

/** The rows of a report. */
export const ReportTable = <Row,>({ rows, rowKey, columns }: ReportTableProps<Row>) => (
  <div className="table-box">
    <table className="table dense">
      <thead>
        <tr>
          {columns.map(({ label, number }) => (
            <th key={label} scope="col" data-number={number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ label, number, cell }) => (
              <td key={label} data-number={number} className={number && 'tnum'}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
