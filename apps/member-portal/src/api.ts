import { createClient, fetchTransport, isApiError } from '@detroit-well/api-client';
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

const passingStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Another try may well succeed: no answer came, or a server on the way was busy. */
export function isPassing(error: Error): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || passingStatuses.includes(error.status);
}

/** What was loaded stays for half a minute; refusals are not asked twice, lost answers are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && isPassing(error),
      networkMode: 'always',
    },
  },
});
