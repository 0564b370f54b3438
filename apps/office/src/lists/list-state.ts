import type { UseQueryResult } from '@tanstack/react-query';

interface Page<Row> {
  readonly results: readonly Row[];
  readonly next: string | null;
  readonly count: number;
  readonly count_estimated?: boolean | undefined;
}

/** What a table shows of a list. After a failed refresh the rows stay, with their age. */
export interface ListState<Row> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: Row[];
  readonly refreshing: boolean;
  readonly count: number;
  readonly isEstimate: boolean;
  readonly next: string | null;
  readonly error: Error | null;
  /** When the rows were loaded; milliseconds since the epoch. */
  readonly loadedAt: number;
  readonly retry: () => void;
}

const noRows: never[] = [];

export function listState<Row>(query: UseQueryResult<Page<Row>>): ListState<Row> {
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  return {
    status: data ? 'ready' : error ? 'failed' : 'loading',
    rows: (data?.results as Row[] | undefined) ?? noRows,
    refreshing: data !== undefined && isFetching,
    count: data?.count ?? 0,
    isEstimate: data?.count_estimated ?? false,
    next: data?.next ?? null,
    error,
    loadedAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}
