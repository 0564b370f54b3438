import { Button } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { CsvButton } from '../../lists/csv-button.tsx';
import { ReportTable, type Column } from './report-table.tsx';
import { reportProblem } from './report-problem.ts';

interface ReportProps<Row> {
  readonly title: string;
  /** What the figures count. */
  readonly definition: ReactNode;
  /** What stands out in the rows, in one sentence; nothing where nothing does. */
  readonly finding?: (rows: readonly Row[]) => string | null;
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
  finding,
  name,
  query,
  loadCsv,
  empty,
  columns,
  rowKey,
  children,
}: ReportProps<Row>) {
  const titleId = useId();
  const queries = useQueryClient();
  const { data, error, isFetching } = useQuery(query);
  // One press loads every part again that failed.
  const retry = () =>
    queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const problem = error && !data ? reportProblem(error) : null;
  return (
    <section className="report" aria-labelledby={titleId} aria-busy={isFetching}>
      <div className="sub">
        <h2 id={titleId}>{title}</h2>
        <CsvButton name={name} load={loadCsv} />
      </div>
      {data && data.length > 0 && finding ? <p className="report__finding">{finding(data)}</p> : null}
      {problem ? (
        <p role="alert">
          <span>{problem.text}</span>{' '}
          {problem.canRetry ? (
            <Button size="xs" variant="quiet" onClick={() => void retry()}>
              Try again
            </Button>
          ) : null}
        </p>
      ) : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <p>{empty}</p> : null}
      {data && data.length > 0 ? (
        <>
          {children(data)}
          <details>
            <summary>Show as a table</summary>
            <ReportTable rows={data} rowKey={rowKey} columns={columns} />
          </details>
        </>
      ) : null}
      <p className="report__definition">{definition}</p>
    </section>
  );
}

/** Keeps the room of a plot, so that the reports below stay where they are. */
const Loading = () => (
  <div className="report__loading">
    <p className="muted">Adding up...</p>
    <Skeleton height={240} />
  </div>
);
