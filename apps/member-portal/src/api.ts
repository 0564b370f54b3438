import { createClient, fetchTransport } from '@detroit-well/api-client';
import { constants } from '@detroit-well/config/constants';
import { QueryClient } from '@tanstack/react-query';
import { withEarlyAnswers } from './early-answers.ts';
import { session } from './session/session.ts';
import { readSettings } from './settings.ts';

/** Every call of the contract, as the signed-in member. */
export const client = createClient({
  baseUrl: readSettings().apiUrl,
  session,
  transport: withEarlyAnswers(fetchTransport(readSettings().apiUrl, constants.apiTimeoutMs)),
});

/** What was loaded stays for half a minute; refusals are not asked twice, lost answers are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) =>
        count < 2 && !('status' in error && typeof error.status === 'number' && error.status < 500),
      networkMode: 'always',
    },
  },
});
