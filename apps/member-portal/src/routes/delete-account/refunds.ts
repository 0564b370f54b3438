import type { RegisteredSession } from '@detroit-well/api-client/contract';
import { toDate } from '@detroit-well/config/studio-time';
import { toCents, type Cents } from '@detroit-well/pricing';
import { useQueries, useQuery } from '@tanstack/react-query';
import { cancelPreviewQuery, creditQuery, registeredSessionsQuery } from '../../api/queries.ts';

/** The registrations that a deletion cancels, and the amounts that come back for them. */
export interface Refunds {
  readonly state: 'loading' | 'known' | 'unknown';
  readonly sessions: number;
  readonly cents: Cents;
  /** The studio credit that is lost with the account, with what comes back as credit. */
  readonly lostCents: Cents;
}

/** Asks the server what each upcoming registration returns if it is cancelled now. */
export function useRefunds(now: Date): Refunds {
  const registered = useQuery(registeredSessionsQuery());
  const upcoming = (registered.data ?? []).filter((session) => isUpcoming(session, now));
  const previews = useQueries({ queries: upcoming.map(({ public_id }) => cancelPreviewQuery(public_id)) });
  const credit = useQuery(creditQuery());
  const sum = (amounts: readonly (string | undefined)[]): Cents =>
    amounts.reduce((total, amount) => total + toCents(amount ?? '0.00'), 0);
  const creditCents = sum(previews.map(({ data }) => data?.refund_credit));
  const failed = credit.isError || registered.isError || previews.some(({ isError }) => isError);
  const loading = credit.isPending || registered.isPending || previews.some(({ isPending }) => isPending);
  return {
    state: failed ? 'unknown' : loading ? 'loading' : 'known',
    sessions: upcoming.length,
    cents: sum(previews.map(({ data }) => data?.refund_amount)) - creditCents,
    lostCents: sum([credit.data?.balance]) + creditCents,
  };
}

const isUpcoming = ({ registration, start_datetime }: RegisteredSession, now: Date): boolean =>
  registration.status === 'confirmed' && Number(toDate(start_datetime)) > Number(now);
