import { isApiError } from '@detroit-well/api-client';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Whether no response arrived, or a server or proxy was overloaded, so that a retry may succeed. */
const isPassing = (error: Error): boolean =>
  isApiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || [502, 503, 504].includes(error.status ?? 0));

/** The data of the office. Colleagues change it too, so it is fresh for a few seconds only. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // No screen shows a failed refresh while older data is visible.
    onError: (error, { state, meta }) => {
      if (state.data !== undefined || meta?.['background']) emitSignal({ type: 'unseen', error });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && isPassing(error),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
