import {
  authQueries,
  billingQueries,
  chatRoomQueries,
  contactQueries,
  creditQueries,
  doorPassQueries,
  membershipQueries,
  navigationQueries,
  notificationQueries,
  passQueries,
  paymentQueries,
  planQueries,
  profileQueries,
  registeredSessionQueries,
  sessionQueries,
  waitlistQueries,
  waiverQueries,
} from '@detroit-well/api-client/queries';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { dayMs } from '@detroit-well/config/durations';
import type { Session } from '@detroit-well/api-client/contract';
import type { Schedule } from '@detroit-well/booking/schedule/load';
import { client } from './client.ts';
import { retryPassing } from './query-client.ts';

/** No screen shows a failure of these calls (ADR-040). */
const background = { meta: { background: true } };
/** Refetched whenever a screen shows it. */
const alwaysStale = { staleTime: 0 };

/** The dashboard response, including the profile of the signed-in member. */
export const dashboardQuery = () => profileQueries(client).dashboard();

export const menuQuery = () => ({ ...navigationQueries(client).menu(), ...background });

/** The profile of the signed-in member, for the profile form. */
export const meQuery = () => ({ ...profileQueries(client).me(), ...alwaysStale });

export const feedQuery = () => profileQueries(client).feed();

/** Open sessions as alternatives to a full one. If the call fails, the list is left out. */
export const openSessionsQuery = (fullSessionId: string) =>
  queryOptions({
    ...sessionQueries(client).list({
      exclude_session: fullSessionId,
      available_only: true,
      upcoming_only: true,
    }),
    select: ({ sessions }) => sessions,
    retry: retryPassing(),
    ...alwaysStale,
    ...background,
  });

/** The other dates of a program with free spots. If the call fails, they are left out. */
export const otherDatesQuery = ({ program, public_id }: Pick<Session, 'program' | 'public_id'>) =>
  queryOptions({
    ...sessionQueries(client).list({
      program: program.public_id,
      exclude_session: public_id,
      available_only: true,
      upcoming_only: true,
    }),
    select: ({ sessions }) => sessions,
    retry: retryPassing(),
    ...background,
  });

export const registeredSessionsQuery = () => registeredSessionQueries(client).list();

export const registeredSessionQuery = (id: string) => registeredSessionQueries(client).detail(id);

/** The other dates of the program, with what a move there costs now. */
export const moveOptionsQuery = (id: string) => registeredSessionQueries(client).moveOptions(id);

/** The refund if the member cancels now. */
export const cancelPreviewQuery = (id: string) => registeredSessionQueries(client).cancelPreview(id);

export const updatesQuery = (id: string) => registeredSessionQueries(client).updates(id);

export const materialsQuery = (id: string) => registeredSessionQueries(client).materials(id);

export const participantsQuery = (id: string) => registeredSessionQueries(client).participants(id);

/** The member's conversations, with what is unread in them. Refetched while the page is visible. */
export const chatRoomsQuery = () => ({
  ...chatRoomQueries(client).list(),
  ...alwaysStale,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
});

/** The first page of the notifications. */
export const notificationsQuery = () => ({
  ...notificationQueries(client).first(),
  refetchOnWindowFocus: true,
});

export const notificationPagesQuery = () => notificationQueries(client).pages();

export const threadQuery = (id: string) => registeredSessionQueries(client).messages(id);

export const calendarLinkQuery = (id: string, type: 'google' | 'outlook') =>
  queryOptions({
    ...registeredSessionQueries(client).calendar(id, type),
    select: ({ url }) => url,
    staleTime: dayMs,
  });

/** All waitlist entries and offers of the member, and whether SMS is available. */
export const waitlistPageQuery = () => ({ ...waitlistQueries(client).list(), ...alwaysStale });

export const contactsQuery = () => contactQueries(client).list();

/** The billing address, or null when there is none. */
export const billingAddressQuery = () => billingQueries(client).address();

/** The cards that the member saved, newest first. A payment form works without them. */
export const savedCardsQuery = () => ({ ...paymentQueries(client).savedCards(), ...background });

/** The studio credit that the member can spend. A payment form works without it. */
export const creditQuery = () => ({ ...creditQueries(client).balance(), ...alwaysStale, ...background });

/** The studio credit and its history, for the screen that shows them. */
export const creditBalanceQuery = () => ({ ...creditQueries(client).balance(), ...alwaysStale });
export const creditHistoryQuery = () => ({ ...creditQueries(client).history(), ...alwaysStale });

/** The member's memberships, with their payments. */
export const membershipsQuery = () => membershipQueries(client).list();

/** The same beside a form that works without them. */
export const knownMembershipsQuery = () => ({ ...membershipsQuery(), ...background });

/** The pass that the desk scans. It stays while the tab is open, so that it is there without network. */
export const doorPassQuery = () => ({ ...doorPassQueries(client).own(), gcTime: Infinity });

/** The member's passes, with the history of their credits. */
export const passesQuery = () => passQueries(client).list();

/** The memberships and passes on sale. */
export const plansQuery = () => ({ ...planQueries(client).list(), ...background });

/** Where the member is signed in. */
export const signInsQuery = () => ({ ...authQueries(client).signIns(), ...alwaysStale });

export const waiverStatusQuery = () => waiverQueries(client).status();

export const waiverContentQuery = () => waiverQueries(client).content();

/** What a link of the studio asks somebody to sign. It is read once: the page keeps what was typed. */
export const waiverLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['waiver', 'link', token],
    queryFn: ({ signal }) => client.waiver.readLink({ params: { token } }, { signal }),
    staleTime: Infinity,
  });

/** What a link of the studio asks somebody to pay. It is read once: the page keeps what was typed. */
export const paymentLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['payments', 'link', token],
    queryFn: ({ signal }) => client.payments.readLink({ params: { token } }, { signal }),
    staleTime: Infinity,
  });

/** Refetches everything that depends on seats or payments after a registration, a payment or a cancellation. */
export async function refreshAfterRegistration(queries: QueryClient): Promise<void> {
  await Promise.all(
    [
      ['profile', 'dashboard'],
      ['sessions'],
      ['registered-sessions'],
      ['waitlist'],
      ['credit'],
      ['passes'],
    ].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/** After a membership has begun, ended or changed, every price may be another one. */
export async function refreshAfterMembership(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['memberships'] }),
    queries.invalidateQueries({ queryKey: ['payments', 'saved-cards'] }),
    refreshAfterRegistration(queries),
  ]);
}

/** After a pass was bought. */
export async function refreshAfterPass(queries: QueryClient): Promise<void> {
  await Promise.all(
    [['passes'], ['payments', 'saved-cards']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/** Schedules of the dashboard, one for each set of filters. */
export const scheduleKey = ['sessions', 'schedule'] as const;

/** Shows a completed registration in the lists immediately, and then loads everything that depends on it again. */
export function completeRegistration(queries: QueryClient, sessionId: string): Promise<void> {
  queries.setQueriesData(
    { queryKey: scheduleKey },
    (schedule?: Schedule) =>
      schedule && {
        ...schedule,
        sessions: schedule.sessions.map((session) =>
          session.public_id === sessionId ? { ...session, is_registered: true } : session,
        ),
      },
  );
  queries.setQueryData(
    waitlistPageQuery().queryKey,
    (page) => page && { ...page, results: page.results.filter(({ session_id }) => session_id !== sessionId) },
  );
  return refreshAfterRegistration(queries);
}
