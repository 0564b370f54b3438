import { officeQueries } from '@detroit-well/api-client/office';
import { profileQueries } from '@detroit-well/api-client/queries';
import { queryOptions } from '@tanstack/react-query';
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

/** The categories to choose from. */
export const categoryChoicesQuery = () =>
  queryOptions({
    queryKey: ['office', 'categories', 'choices'],
    queryFn: ({ signal }) => client.office.categories.list({ query: { limit: 100 } }, { signal }),
  });

export const teamQuery = office.team;
export const auditQuery = office.audit;
