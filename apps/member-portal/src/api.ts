import { createClient, fetchTransport, isApiError } from '@detroit-well/api-client';
import { constants } from '@detroit-well/config/constants';
import { QueryClient } from '@tanstack/react-query';
import { withEarlyAnswers } from './early-answers.ts';
import { session } from './session/session.ts';
import { readSettings } from './settings.ts';

const send = withEarlyAnswers(fetchTransport(readSettings().apiUrl, constants.apiTimeoutMs));

/** Every call of the contract, as the signed-in member. A page that is loaded anew for another sends nothing more. */
export const client = createClient({
  baseUrl: readSettings().apiUrl,
  session,
  transport: (request) => (document.body.inert ? new Promise(() => {}) : send(request)),
});

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
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isPassing(error),
        networkMode: 'always',
      },
    },
  });
