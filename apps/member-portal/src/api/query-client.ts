import { isApiError } from '@detroit-well/api-client';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { QueryCache, QueryClient } from '@tanstack/react-query';

const passingStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** True if a retry may succeed: no response arrived, or a server or proxy was overloaded. */
function isPassing(error: Error): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || passingStatuses.includes(error.status);
}

/** Retries a failed query up to `most` times, except when a retry cannot succeed. */
export const retryPassing =
  (most = 2) =>
  (count: number, error: Error): boolean =>
    count < most && isPassing(error);

/**
 * Creates the query cache of one member. The next member gets a new one, so that they see none of its data or responses in
 * flight. Data is fresh for 30 seconds. Lost responses are retried, problems are not.
 */
export function newQueryClient(): QueryClient {
  current = new QueryClient({
    queryCache: new QueryCache({
      // No screen shows a failed refresh while older data is visible, or a menu that failed to load.
      onError: (error, { state, meta }) => {
        if (state.data !== undefined || meta?.background) emitSignal({ type: 'unseen', error });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: retryPassing(),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return current;
}

let current: QueryClient | undefined;

/** The query client that the members' area uses now. */
export const currentQueryClient = (): QueryClient | undefined => current;
