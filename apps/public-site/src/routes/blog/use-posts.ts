import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BlogClient } from '../../blog/blog-client.ts';
import { filtersHref } from '../../blog/filters.ts';
import type { PostResults } from '../../blog/post-results.ts';
import { PostsUnavailable, type PostsFailure } from '../../blog/posts-unavailable.ts';
import type { BlogData } from './loader.ts';
import { requestDelayMs, type FilterState } from './use-filters.ts';

/** How long results that were seen are shown again without asking. Milliseconds. */
const freshForMs = 60_000;

export interface Posts {
  /** Of the filters, or of those before them while `pending`. */
  readonly results: PostResults | null;
  readonly failure: PostsFailure | null;
  /** When it failed; milliseconds since the epoch. */
  readonly failedAt: number;
  readonly pending: boolean;
  readonly retry: () => void;
}

/** The filters to ask for: a moment after the last change, so that typing asks once. */
function useSettled({ filters, by }: FilterState): FilterState['filters'] {
  const [settled, setSettled] = useState(filters);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), requestDelayMs[by]);
    return () => clearTimeout(timer);
  }, [filters, by]);
  return settled;
}

/** Every call rejects with PostsUnavailable, but for a defect of our own. */
function failureOf(error: Error): PostsFailure {
  if (error instanceof PostsUnavailable) return error.failure;
  throw error;
}

/**
 * The posts of the filters. Every set of filters is a query of its own, so an answer that comes late belongs to its own filters
 * and never replaces a newer one. `now` is when the server made the page.
 */
export function usePosts(state: FilterState, data: BlogData, client: BlogClient, now: string): Posts {
  const [queries] = useState(() => new QueryClient());
  const settled = useSettled(state);
  const isFirst = filtersHref(settled) === filtersHref(data.filters);
  const query = useQuery(
    {
      queryKey: ['posts', filtersHref(settled)],
      queryFn: ({ signal }) => client.posts(settled, signal),
      ...(isFirst && data.results
        ? { initialData: data.results, initialDataUpdatedAt: Date.parse(now) }
        : { placeholderData: keepPreviousData }),
      // What the server could not load is asked for again when the reader says so.
      enabled: !(isFirst && data.failure),
      staleTime: freshForMs,
      retry: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    queries,
  );
  const waiting = filtersHref(settled) !== filtersHref(state.filters);
  const pending = waiting || query.isFetching;
  const failed = query.error ? failureOf(query.error) : query.data ? null : isFirst ? data.failure : null;
  return {
    results: query.data ?? null,
    failure: pending ? null : failed,
    failedAt: query.errorUpdatedAt || Date.parse(now),
    pending,
    retry: () => void query.refetch(),
  };
}
