import type { Client } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import type { PageContext } from '../page.ts';
import { guestClient } from '../guest-client/guest-client.ts';
import { summarise } from '../sessions/session-view.ts';
import { readVisitor } from '../visitor/visitor.ts';
import { maxSessions } from '../api/max-sessions.ts';
import type { Lists } from './lists.ts';

export { createListLoader } from '@detroit-well/api-client/loading';

/** Loading the categories delays the sessions by at most this long. Milliseconds. */
const categoriesGraceMs = 1_000;

/** The visitor's client: list requests carry a member's token (SPEC-A 7.11). */
async function clientFor(context: PageContext): Promise<Pick<Client, 'programs' | 'sessions'>> {
  if (readVisitor().kind !== 'member') return guestClient(context.apiUrl);
  const { portalAuth } = await import('../visitor/portal-auth.ts');
  return portalAuth(context).client;
}

/**
 * One attempt to load sessions and categories together. If the categories fail, the fallback categories are used (SPEC-B 9).
 */
export async function loadLists(context: PageContext, signal?: AbortSignal): Promise<Lists> {
  const client = await clientFor(context);
  // The loader shows a rate limit and counts it down.
  const call = signal ? { signal, longestWaitMs: 0 } : {};
  const names = client.programs.categories(call).then(
    (categories) => categories.map(({ name }) => name),
    () => null,
  );
  const { upcoming_sessions: sessions } = await client.sessions.upcoming(
    { query: { limit: maxSessions } },
    call,
  );
  const grace = new Promise<null>((resolve) => setTimeout(resolve, categoriesGraceMs, null));
  return {
    sessions: sessions.map(summarise),
    categories: (await Promise.race([names, grace])) ?? constants.fallbackCategories,
  };
}
