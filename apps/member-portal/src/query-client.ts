import { isApiError } from '@detroit-well/api-client';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { QueryCache, QueryClient } from '@tanstack/react-query';

const passingStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Another try may well succeed: no answer came, or a server on the way was busy. */
export function isPassing(error: Error): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || passingStatuses.includes(error.status);
}

/**
 * What is kept for one person, as long as they are in the members' area: the next finds nothing of it, also not what is still
 * being answered. It stays fresh for half a minute; refusals are not asked twice, lost answers are.
 */
export function newQueryClient(): QueryClient {
  current = new QueryClient({
    queryCache: new QueryCache({
      // Nobody sees that a refresh failed while the old data stands, nor that the menu has not come.
      onError: (error, { state, meta }) => {
        if (state.data !== undefined || meta?.background) emitSignal({ type: 'unseen', error });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isPassing(error),
        networkMode: 'always',
      },
    },
  });
  return current;
}

let current: QueryClient | undefined;

/** The one that the members' area uses now. */
export const currentQueryClient = (): QueryClient | undefined => current;
