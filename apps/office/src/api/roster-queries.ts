import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

export const rosterListsKey = ['office', 'rosters'] as const;
export const rosterKey = (sessionId: string) => [...rosterListsKey, sessionId] as const;

/** The people of a session at a meeting: its start, or the current or next one without it. */
export const rosterQuery = (sessionId: string, meeting?: string) =>
  queryOptions({
    queryKey: [...rosterKey(sessionId), meeting ?? null],
    queryFn: ({ signal }) =>
      client.office.rosters.read({ params: { id: sessionId }, query: { meeting } }, { signal }),
  });

/** Who waits for a spot in a session, by name. Colleagues change it at the same time. */
export const waitlistQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['office', 'waitlist', sessionId],
    queryFn: ({ signal }) => client.office.waitlist.list({ params: { id: sessionId } }, { signal }),
    refetchInterval: 15_000,
  });
