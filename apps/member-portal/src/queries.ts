import { isApiError } from '@detroit-well/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { constants } from '@detroit-well/config/constants';
import { client } from './api.ts';
import { isPassing } from './query-client.ts';

const day = 86_400_000;
const { maxRetries, baseDelayMs, maxDelayMs, multiplier } = constants.sessionsRetry;

/** The profile of the signed-in member, for the profile form. */
export const meQuery = () =>
  queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => client.profile.me({ signal }), staleTime: 0 });

export const upcomingSessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions', 'upcoming'],
    queryFn: async ({ signal }) => (await client.sessions.upcoming({ signal })).upcoming_sessions,
    retry: (count, error) => count < maxRetries && isPassing(error),
    retryDelay: (count) => Math.min(baseDelayMs * multiplier ** count, maxDelayMs),
  });

export const registeredSessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['registered-sessions', 'detail', id],
    queryFn: ({ signal }) => client.registeredSessions.detail({ params: { id }, signal }),
  });

/** The refund if the member cancels now. Never cached, because it depends on the time. */
export const cancelPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['registered-sessions', 'cancel-preview', id],
    queryFn: ({ signal }) => client.registeredSessions.cancelPreview({ params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const updatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['registered-sessions', 'updates', id],
    queryFn: ({ signal }) => client.registeredSessions.updates({ params: { id }, signal }),
  });

export const materialsQuery = (id: string) =>
  queryOptions({
    queryKey: ['registered-sessions', 'materials', id],
    queryFn: ({ signal }) => client.registeredSessions.materials({ params: { id }, signal }),
  });

export const participantsQuery = (id: string) =>
  queryOptions({
    queryKey: ['registered-sessions', 'participants', id],
    queryFn: ({ signal }) => client.registeredSessions.participants({ params: { id }, signal }),
  });

/** All waitlist entries and offers of the member, and whether SMS is available. */
export const waitlistPageQuery = () =>
  queryOptions({
    queryKey: ['waitlist', 'page'],
    queryFn: ({ signal }) => client.waitlist.list({ signal }),
    staleTime: 0,
  });

/** Open sessions as alternatives to a full one. If the call fails, the list is left out (ADR-040). */
export const openSessionsQuery = (instead: string) =>
  queryOptions({
    queryKey: ['sessions', 'open', instead],
    queryFn: async ({ signal }) => {
      const query = { exclude_session: instead, available_only: true, upcoming_only: true };
      return (await client.sessions.list({ query, signal })).sessions;
    },
    staleTime: 0,
    meta: { background: true },
  });

export const calendarLinkQuery = (id: string, type: 'google' | 'outlook') =>
  queryOptions({
    queryKey: ['registered-sessions', 'calendar', id, type],
    queryFn: async ({ signal }) =>
      (await client.registeredSessions.calendar({ params: { id, type }, signal })).url,
    staleTime: day,
  });

export const contactsQuery = () =>
  queryOptions({ queryKey: ['contacts'], queryFn: ({ signal }) => client.contacts.list({ signal }) });

/** The billing address, or null when the server responds with 404 because there is none (SPEC-B 7.3). */
export const billingAddressQuery = () =>
  queryOptions({
    queryKey: ['billing-address'],
    queryFn: async ({ signal }) => {
      try {
        return { address: await client.billing.get({ signal }) };
      } catch (error) {
        if (isApiError(error) && error.status === 404) return { address: null };
        throw error;
      }
    },
  });

export const waiverStatusQuery = () =>
  queryOptions({ queryKey: ['waiver', 'status'], queryFn: ({ signal }) => client.waiver.status({ signal }) });

export const waiverContentQuery = () =>
  queryOptions({
    queryKey: ['waiver', 'content'],
    queryFn: ({ signal }) => client.waiver.content({ signal }),
  });

/** The cards that the member saved, newest first. A payment form works without them, so no screen shows a failure. */
export const savedCardsQuery = () =>
  queryOptions({
    queryKey: ['payments', 'methods'],
    queryFn: ({ signal }) => client.payments.savedCards({ signal }),
    meta: { background: true },
  });

/** A page of 10 posts from an offset. The same path without paging returns the profile (SPEC-A 7.7). */
export const feedQuery = (offset: number = constants.feedPage.offset) =>
  queryOptions({
    queryKey: ['feed', offset],
    queryFn: async ({ signal }) => {
      const page = await client.profile.feed({ query: { limit: constants.feedPage.limit, offset }, signal });
      return 'results' in page
        ? { items: page.results, more: page.next !== null }
        : { items: [], more: false };
    },
  });

/** Refetches everything that depends on seats or payments after a registration, a payment or a cancellation. */
export async function refreshAfterRegistration(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['dashboard', 'sessions', 'registered-sessions', 'waitlist'].map((noun) =>
      queries.invalidateQueries({ queryKey: [noun] }),
    ),
  );
}

/** Shows a completed registration in the lists at once, and then loads everything that depends on it again. */
export function completeRegistration(queries: QueryClient, sessionId: string): Promise<void> {
  queries.setQueryData(upcomingSessionsQuery().queryKey, (sessions) =>
    sessions?.map((session) =>
      session.public_id === sessionId ? { ...session, is_registered: true } : session,
    ),
  );
  queries.setQueryData(
    waitlistPageQuery().queryKey,
    (page) => page && { ...page, results: page.results.filter(({ session_id }) => session_id !== sessionId) },
  );
  return refreshAfterRegistration(queries);
}
