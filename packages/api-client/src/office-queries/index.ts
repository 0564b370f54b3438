import { queryOptions } from '@tanstack/react-query';
import type { CallPromise } from '../http/call-promise.ts';
import type { DayTotalsFilters } from '../contract/generated/office-payments.ts';
import type { RequestOptions } from '../http/perform.ts';
import type { OfficeEndpoints } from '../client/generated/office.ts';
import { byQuery } from '../queries/by-query.ts';

interface Listed<Query, Page> {
  list(input: { query?: Query | undefined }, options?: RequestOptions): CallPromise<Page>;
}
interface Recorded<Query, Page, Entry> extends Listed<Query, Page> {
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<Entry>;
}

const listOf =
  <Query, Page>(noun: string, calls: Listed<Query, Page>) =>
  (query?: Query) =>
    queryOptions({
      queryKey: ['office', noun, 'list', query ?? {}],
      queryFn: ({ signal }) => calls.list({ query }, byQuery(signal)),
    });

const recordsOf = <Query, Page, Entry>(noun: string, calls: Recorded<Query, Page, Entry>) => ({
  list: listOf(noun, calls),
  read: (id: string) =>
    queryOptions({
      queryKey: ['office', noun, 'read', id],
      queryFn: ({ signal }) => calls.read({ params: { id } }, byQuery(signal)),
    }),
});

/** TanStack Query options for the reads of the office. Keys begin with `office` and the noun. */
export function officeQueries({ office }: { readonly office: OfficeEndpoints }) {
  return {
    me: () =>
      queryOptions({
        queryKey: ['office', 'team', 'me'],
        queryFn: ({ signal }) => office.team.me(byQuery(signal)),
      }),
    team: listOf('team', office.team),
    audit: listOf('audit', office.audit),
    sessions: recordsOf('sessions', office.sessions),
    series: recordsOf('series', office.series),
    closures: recordsOf('closures', office.closures),
    programs: recordsOf('programs', office.programs),
    categories: recordsOf('categories', office.categories),
    locations: recordsOf('locations', office.locations),
    coaches: recordsOf('coaches', office.coaches),
    people: recordsOf('people', office.people),
    worklist: listOf('worklist', office.worklist),
    giftCards: listOf('giftCards', office.giftCards),
    emails: listOf('emails', office.emails),
    passes: (id: string) =>
      queryOptions({
        queryKey: ['office', 'passes', id],
        queryFn: ({ signal }) => office.passes.list({ params: { id } }, byQuery(signal)),
      }),
    payments: {
      list: listOf('payments', office.payments),
      totals: (query: DayTotalsFilters = {}) =>
        queryOptions({
          queryKey: ['office', 'payments', 'totals', query],
          queryFn: ({ signal }) => office.payments.totals({ query }, byQuery(signal)),
        }),
      refundTerms: (id: string) =>
        queryOptions({
          queryKey: ['office', 'payments', 'refundTerms', id],
          queryFn: ({ signal }) => office.payments.refundTerms({ params: { id } }, byQuery(signal)),
        }),
    },
  };
}
