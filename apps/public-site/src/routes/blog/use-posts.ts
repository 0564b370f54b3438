import { toServerTime } from '@detroit-well/config/server-clock';
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BlogClient } from '../../blog/blog-client.ts';
import { filtersHref } from '../../blog/filters.ts';
import type { PostResults } from '../../blog/post-results.ts';
import { PostsUnavailable, type PostsFailure } from '../../blog/posts-unavailable.ts';
import type { BlogData } from './loader.ts';
import { requestDelayMs, type FilterState } from './use-filters.ts';

/** The time for which loaded results are reused without a request. Milliseconds. */
const freshForMs = 60_000;

export interface Posts {
  /** The results of the current filters, or of the previous ones while `pending`. */
  readonly results: PostResults | null;
  readonly failure: PostsFailure | null;
  /** When it failed; milliseconds since the epoch. */
  readonly failedAt: number;
  readonly pending: boolean;
  readonly retry: () => void;
}

/** The filters to request: they follow the last change after a delay, so that typing sends one request. */
function useDebouncedFilters({ filters, by }: FilterState): FilterState['filters'] {
  const [debounced, setDebounced] = useState(filters);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(filters), requestDelayMs[by]);
    return () => clearTimeout(timer);
  }, [filters, by]);
  return debounced;
}

/** Every call rejects with PostsUnavailable; anything else is a bug. */
function failureOf(error: Error): PostsFailure {
  if (error instanceof PostsUnavailable) return error.failure;
  throw error;
}

/**
 * The posts for the filters. Each set of filters is a separate query, so a late response never replaces a newer one. `now` is
 * the time when the server rendered the page.
 */
export function usePosts(state: FilterState, data: BlogData, client: BlogClient, now: string): Posts {
  const [queries] = useState(() => new QueryClient());
  const debounced = useDebouncedFilters(state);
  const isFirst = filtersHref(debounced) === filtersHref(data.filters);
  const query = useQuery(
    {
      queryKey: ['posts', filtersHref(debounced)],
      queryFn: ({ signal }) => client.posts(debounced, signal),
      ...(isFirst && data.results
        ? { initialData: data.results, initialDataUpdatedAt: Date.parse(now) }
        : { placeholderData: keepPreviousData }),
      // If the server could not load the posts, they are loaded only when the reader retries.
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
  const waiting = filtersHref(debounced) !== filtersHref(state.filters);
  const pending = waiting || query.isFetching;
  const failed = query.error ? failureOf(query.error) : query.data ? null : isFirst ? data.failure : null;
  return {
    results: query.data ?? null,
    failure: pending ? null : failed,
    failedAt: query.errorUpdatedAt ? toServerTime(query.errorUpdatedAt) : Date.parse(now),
    pending,
    retry: () => void query.refetch(),
  };
}
