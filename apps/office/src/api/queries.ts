import { officeQueries } from '@detroit-well/api-client/office-queries';
import { profileQueries } from '@detroit-well/api-client/queries';
import type {
  DuePayment,
  OfficePaymentFilters,
  OfficeImportFilters,
  OfficeImportRowFilters,
  OfficePeopleFilters,
  OfficeSession,
  OfficeSessionFilters,
} from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay, type Day } from '@detroit-well/config/studio-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

const office = officeQueries(client);

/** What the signed-in person may do. A change of the role shows when the window gets the focus again. */
export const accessQuery = () => ({ ...office.me(), staleTime: 0 });

/** The profile of the signed-in person; the office works without it. */
export const meQuery = () => ({
  ...profileQueries(client).me(),
  staleTime: 300_000,
  meta: { background: true },
});

/** Every session of a week, however many pages they are. */
export const weekQuery = (query: OfficeSessionFilters) =>
  queryOptions({
    queryKey: ['office', 'sessions', 'list', query],
    queryFn: async ({ signal }) => {
      const results: OfficeSession[] = [];
      for await (const session of client.office.sessions.list({ query }, { signal })) results.push(session);
      return { results, next: null, count: results.length };
    },
  });

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'sessions', id],
    queryFn: ({ signal }) => client.office.sessions.read({ params: { id } }, { signal }),
  });

/** Sessions to choose one from. */
export const sessionChoicesQuery = (query: OfficeSessionFilters) =>
  queryOptions({
    queryKey: ['office', 'sessions', 'list', 'choices', query],
    queryFn: ({ signal }) => client.office.sessions.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const peopleQuery = (query: OfficePeopleFilters) =>
  queryOptions({
    queryKey: ['office', 'people', 'list', query],
    queryFn: ({ signal }) => client.office.people.list({ query }, { signal }),
  });

/** The tags and tiers that the people can be filtered by. */
export const peopleChoicesQuery = () =>
  queryOptions({
    queryKey: ['office', 'people', 'choices'],
    queryFn: ({ signal }) => client.office.people.choices({ signal }),
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'people', id],
    queryFn: ({ signal }) => client.office.people.read({ params: { id } }, { signal }),
  });

/** The refunds of a cancelled session, or of those of a closure: asked again until none of them waits. */
export const refundProgressQuery = (many: 'sessions' | 'closures', id: string) =>
  queryOptions({
    queryKey: ['office', many, id, 'cancel', 'progress'],
    queryFn: ({ signal }) => client.office[many].cancelProgress({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.waiting_count === 0 ? false : progressMs),
  });
const progressMs = 5_000;

/** A record to choose, such as the category of a program. An archived one keeps what it has and takes nothing new. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly archived: boolean;
}

const choices = <Entry extends { readonly id: string; readonly archived: boolean }>(
  many: string,
  entries: (signal: AbortSignal) => AsyncIterable<Entry>,
  nameOf: (entry: Entry) => string,
) =>
  queryOptions({
    queryKey: ['office', many, 'choices'],
    queryFn: async ({ signal }) => {
      const found: Choice[] = [];
      for await (const entry of entries(signal)) {
        const { id: value, archived } = entry;
        found.push({ value, archived, label: archived ? `${nameOf(entry)} (archived)` : nameOf(entry) });
      }
      return found;
    },
  });

const all = { query: { limit: 100 } };

export const categoryChoicesQuery = () =>
  choices(
    'categories',
    (signal) => client.office.categories.list(all, { signal }),
    ({ name }) => name,
  );
export const programChoicesQuery = () =>
  choices(
    'programs',
    (signal) => client.office.programs.list(all, { signal }),
    ({ title }) => title,
  );
export const coachChoicesQuery = () =>
  choices(
    'coaches',
    (signal) => client.office.coaches.list(all, { signal }),
    ({ name }) => name,
  );
export const locationChoicesQuery = () =>
  choices(
    'locations',
    (signal) => client.office.locations.list(all, { signal }),
    ({ name }) => name,
  );

/** Every plan that a promo code can be for. */
export const planChoicesQuery = () =>
  choices(
    'all-plans',
    (signal) => client.office.plans.list({ query: { archived: false, limit: 100 } }, { signal }),
    ({ name, period }) => (period === 'year' ? `${name}, yearly` : name),
  );

/** The memberships that somebody can get, also those that are not on sale. */
export const membershipChoicesQuery = () =>
  choices(
    'plans',
    (signal) =>
      client.office.plans.list({ query: { kind: 'membership', archived: false, limit: 100 } }, { signal }),
    ({ name, period }) => `${name}, ${period === 'year' ? 'yearly' : 'monthly'}`,
  );

/** The memberships on sale, cheapest first. */
export const soldMembershipsQuery = () =>
  queryOptions({
    queryKey: ['office', 'plans', 'sold'],
    queryFn: ({ signal }) =>
      client.office.plans.list(
        { query: { kind: 'membership', on_sale: true, sort: 'price', limit: 100 } },
        { signal },
      ),
    select: ({ results }) => results,
  });

export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'series', id],
    queryFn: ({ signal }) => client.office.series.read({ params: { id } }, { signal }),
  });

/** The closures from today on. */
export const closureDaysQuery = () =>
  queryOptions({
    ...office.closures.list({ start_date: studioDay(serverNow()), limit: 100 }),
    select: ({ results }) => results,
  });

/** The closures that have one of these days. */
export const closuresBetweenQuery = (first: Day, last: Day) =>
  queryOptions({
    ...office.closures.list({ start_date: first, end_date: last, limit: 100 }),
    select: ({ results }) => results,
  });

/** The private calendar of the signed-in person. */
export const calendarQuery = () =>
  queryOptions({
    queryKey: ['office', 'calendar'],
    queryFn: ({ signal }) => client.office.calendar.read({ signal }),
  });

export const giftCardsQuery = office.giftCards;
export const emailsQuery = office.emails;

export const importsQuery = (query: OfficeImportFilters) =>
  queryOptions({
    queryKey: ['office', 'imports', 'list', query],
    queryFn: ({ signal }) => client.office.imports.list({ query }, { signal }),
  });

/** One import, asked again while it runs. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'imports', id],
    queryFn: ({ signal }) => client.office.imports.read({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.state === 'undoing' ? importMs : false,
  });
const importMs = 2_000;

export const importRowsQuery = (id: string, outcome: OfficeImportRowFilters['outcome']) =>
  queryOptions({
    queryKey: ['office', 'imports', id, 'rows', outcome],
    queryFn: ({ signal }) =>
      client.office.imports.rows({ params: { id }, query: { outcome, limit: 50 } }, { signal }),
  });
export const passesQuery = office.passes;

/** The memberships and passes on sale, to sell one. */
export const plansOnSaleQuery = () =>
  queryOptions({
    queryKey: ['office', 'plans', 'list', 'on-sale'],
    queryFn: ({ signal }) =>
      client.office.plans.list(
        { query: { archived: false, on_sale: true, sort: 'price', limit: 100 } },
        { signal },
      ),
  });

/** While another page of the ledger loads, the last one stays. */
export const paymentsQuery = (query: OfficePaymentFilters) => ({
  ...office.payments.list(query),
  placeholderData: keepPreviousData,
});

/** All that is due in the next 14 days and overdue. */
export const duePaymentsQuery = () =>
  queryOptions({
    queryKey: ['office', 'payments', 'due'],
    queryFn: async ({ signal }) => {
      const due: DuePayment[] = [];
      for await (const one of client.office.payments.due({ query: { limit: 100 } }, { signal }))
        due.push(one);
      return { results: due, next: null, count: due.length };
    },
  });

/** Money that waits for a person: all of it, one kind, or `failed` payments and renewals. */
export const waitingMoneyQuery = (kind?: string) => ({
  ...office.worklist(kind === 'failed' ? { about: kind } : { about: 'money', ...(kind && { kind }) }),
  refetchInterval: 60_000,
});
export const totalsQuery = office.payments.totals;
export const refundTermsQuery = office.payments.refundTerms;

export const teamQuery = office.team;
export const auditQuery = office.audit;

/** The versions of the waiver, and the draft of the next one. */
export const waiverVersionsQuery = () =>
  queryOptions({
    queryKey: ['office', 'waivers', 'list'],
    queryFn: ({ signal }) => client.office.waivers.list({ signal }),
  });

export const waiverDraftQuery = () =>
  queryOptions({
    queryKey: ['office', 'waivers', 'draft'],
    queryFn: ({ signal }) => client.office.waivers.draft({ signal }),
  });

/** The words of the public site, and whether it is open. */
export const siteMenuQuery = () =>
  queryOptions({
    queryKey: ['office', 'site', 'menu'],
    queryFn: ({ signal }) => client.office.site.menu({ signal }),
  });

export const testimonialsQuery = () =>
  queryOptions({
    queryKey: ['office', 'site', 'testimonials'],
    queryFn: ({ signal }) => client.office.site.testimonials({ signal }),
  });

export const siteStateQuery = () =>
  queryOptions({
    queryKey: ['office', 'site', 'state'],
    queryFn: ({ signal }) => client.office.site.read({ signal }),
  });
