import type { RegisteredSession } from '@detroit-well/api-client/contract';
import { toDate } from '@detroit-well/config/studio-time';
import { toCents, type Cents } from '@detroit-well/pricing';
import { useQueries, useQuery } from '@tanstack/react-query';
import { cancelPreviewQuery, registeredSessionsQuery } from '../../api/queries.ts';

/** What a deletion cancels, and what comes back for it. */
export interface Refunds {
  readonly state: 'loading' | 'known' | 'unknown';
  readonly sessions: number;
  readonly cents: Cents;
}

/** Asks the server what each upcoming registration returns if it is cancelled now. */
export function useRefunds(now: Date): Refunds {
  const registered = useQuery(registeredSessionsQuery());
  const upcoming = (registered.data ?? []).filter((session) => isUpcoming(session, now));
  const previews = useQueries({ queries: upcoming.map(({ public_id }) => cancelPreviewQuery(public_id)) });
  const failed = registered.isError || previews.some(({ isError }) => isError);
  const loading = registered.isPending || previews.some(({ isPending }) => isPending);
  return {
    state: failed ? 'unknown' : loading ? 'loading' : 'known',
    sessions: upcoming.length,
    cents: previews.reduce((sum, { data }) => sum + toCents(data?.refund_amount ?? '0.00'), 0),
  };
}

const isUpcoming = ({ registration, start_datetime }: RegisteredSession, now: Date): boolean =>
  registration.status === 'confirmed' && Number(toDate(start_datetime)) > Number(now);
