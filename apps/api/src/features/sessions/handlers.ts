import { sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { sessionFacets } from './facets.ts';
import { listFor } from './list.ts';
import { membershipsOf } from './memberships.ts';
import { availabilityView, sessionRows, sessionView, shownNow } from './session-view.ts';

async function oneRow({ database }: PlatformDeps, id: string, callerId: string | null) {
  const [row] = await sessionRows(database, { callerId, where: sql`s.id = ${id}`, limit: 1, offset: 0 });
  if (row === undefined) throw problem('not_found');
  return row;
}

export const sessionsHandlers: Pick<
  HandlersOf<'sessions'>,
  'upcoming' | 'list' | 'facets' | 'detail' | 'availability'
> = {
  upcoming: ({ caller, query }, deps) =>
    listFor(
      deps,
      { callerId: caller?.userId ?? null, filters: { ...query, upcoming_only: true }, name: 'upcoming' },
      ({ count, sessions }) => ({ count, upcoming_sessions: sessions }),
    ),

  list: ({ caller, query }, deps) =>
    listFor(deps, { callerId: caller?.userId ?? null, filters: query, name: 'list' }, (list) => list),

  // The same for everyone.
  facets: ({ query }, deps) =>
    cachedText(deps, `facets ${JSON.stringify(query)}`, () => sessionFacets(deps, query)),

  detail: async ({ caller, params }, deps) => {
    const callerId = caller?.userId ?? null;
    const [row, memberships] = await Promise.all([
      oneRow(deps, params.id, callerId),
      membershipsOf(deps.database, callerId),
    ]);
    return sessionView(row, memberships, shownNow(deps));
  },

  availability: async ({ caller, params }, deps) =>
    availabilityView(await oneRow(deps, params.id, caller?.userId ?? null), deps.clock.now()),
};
