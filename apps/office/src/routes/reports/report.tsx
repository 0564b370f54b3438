import { Button } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { CsvButton } from '../../lists/csv-button.tsx';
import { reportProblem } from './report-problem.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly number?: true;
}

export interface ReportProps<Row> {
  readonly title: string;
  /** What the figures count. */
  readonly definition: ReactNode;
  readonly name: string;
  readonly query: { readonly queryKey: readonly unknown[]; readonly queryFn: () => Promise<Row[]> };
  readonly loadCsv: () => PromiseLike<Blob>;
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The plot over the table. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One report: a definition, a plot, and the rows of the plot as a table. */
export function Report<Row>({
  title,
  definition,
  name,
  query,
  loadCsv,
  empty,
  columns,
  rowKey,
  children,
}: ReportProps<Row>) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(query);
  const problem = error && !data ? reportProblem(error) : null;
  return (
    <section className="report" aria-labelledby={titleId} aria-busy={isFetching}>
      <div className="sub">
        <h2 id={titleId}>{title}</h2>
        <CsvButton name={name} load={loadCsv} />
      </div>
      <p className="muted sm">{definition}</p>
      {problem ? (
        <p role="alert">
          <span>{problem.text}</span>{' '}
          {problem.canRetry ? (
            <Button size="xs" variant="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          ) : null}
        </p>
      ) : null}
      {!data && !error ? <p className="muted">Adding up...</p> : null}
      {data?.length === 0 ? <p>{empty}</p> : null}
      {data && data.length > 0 ? (
        <>
          {children(data)}
          <details>
            <summary>Show as a table</summary>
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
                  {data.map((row) => (
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
          </details>
        </>
      ) : null}
    </section>
  );
}
