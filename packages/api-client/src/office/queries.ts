import { queryOptions } from '@tanstack/react-query';
import type { OfficeEndpoints } from '../client/nouns/office.ts';
import type { AuditFilters } from '../contract/types/office-audit.ts';
import type { TeamFilters } from '../contract/types/office-team.ts';

/** TanStack Query options for the reads of the office. Keys begin with `office` and the noun. */
export function officeQueries({ office }: { readonly office: OfficeEndpoints }) {
  return {
    me: () =>
      queryOptions({
        queryKey: ['office', 'team', 'me'],
        queryFn: ({ signal }) => office.team.me({ signal }),
      }),
    team: (query: TeamFilters = {}) =>
      queryOptions({
        queryKey: ['office', 'team', 'list', query],
        queryFn: ({ signal }) => office.team.list({ query }, { signal }),
      }),
    audit: (query: AuditFilters = {}) =>
      queryOptions({
        queryKey: ['office', 'audit', 'list', query],
        queryFn: ({ signal }) => office.audit.list({ query }, { signal }),
      }),
  };
}
