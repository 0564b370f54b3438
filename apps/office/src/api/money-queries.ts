import type {
  LiabilityFilters,
  MembershipReportFilters,
  MembershipRowFilters,
  TillClosingFilters,
} from '@detroit-well/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** One payment or refund, with what became of it. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'payments', 'read', id],
    queryFn: ({ signal }) => client.office.payments.read({ params: { id } }, { signal }),
  });

/** What is in the till. Others at the desk add to it. */
export const tillQuery = () =>
  queryOptions({
    queryKey: ['office', 'till'],
    queryFn: ({ signal }) => client.office.till.read({ signal }),
    refetchInterval: 60_000,
  });

export const closingsQuery = (query: TillClosingFilters) =>
  queryOptions({
    queryKey: ['office', 'till', 'closings', query],
    queryFn: ({ signal }) => client.office.till.closings({ query }, { signal }),
  });

export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'till', 'closing', id],
    queryFn: ({ signal }) => client.office.till.closing({ params: { id } }, { signal }),
  });

/** The studio credit of a person. */
export const creditQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'credit', id],
    queryFn: ({ signal }) => client.office.credit.read({ params: { id } }, { signal }),
  });

/** The cards that a person saved. */
export const savedCardsQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'people', id, 'cards'],
    queryFn: ({ signal }) => client.office.sales.cards({ params: { id } }, { signal }),
  });

/** The payment links of a person that still work. */
export const paymentLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'people', id, 'payment-links'],
    queryFn: ({ signal }) => client.office.paymentLinks.list({ params: { id } }, { signal }),
  });

/** What the studio owes, added up, and one by one. */
export const liabilitiesQuery = () =>
  queryOptions({
    queryKey: ['office', 'liabilities'],
    queryFn: ({ signal }) => client.office.reports.liabilities({ signal }),
  });
export const liabilityRowsQuery = (query: LiabilityFilters) =>
  queryOptions({
    queryKey: ['office', 'liabilities', 'rows', query],
    queryFn: ({ signal }) => client.office.reports.liabilityRows({ query }, { signal }),
  });

/** The figures of the memberships, and what each of them counts. */
export const membershipReportQuery = (query: MembershipReportFilters) =>
  queryOptions({
    queryKey: ['office', 'membershipReport', query],
    queryFn: ({ signal }) => client.office.reports.memberships({ query }, { signal }),
  });
export const membershipRowsQuery = (query: MembershipRowFilters) =>
  queryOptions({
    queryKey: ['office', 'membershipReport', 'rows', query],
    queryFn: ({ signal }) => client.office.reports.membershipRows({ query }, { signal }),
  });
