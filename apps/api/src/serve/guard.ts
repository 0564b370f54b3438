import type { Endpoint } from '@detroit-well/api-client/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Caller } from '../calls.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { refreshFamilies } from '../db/schema/tokens.ts';
import { coaches } from '../db/schema/training.ts';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problem.ts';

/**
 * Who calls, judged by the call's access class (SPEC-A 6): `public` never reads a token, `either` refuses a bad one,
 * `member` needs one whose sign-in still stands.
 */
export async function guard(
  endpoint: Endpoint,
  authorization: string | undefined,
  deps: Deps,
): Promise<Caller | null> {
  if (endpoint.access === 'public') return null;
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    if (endpoint.access === 'either') return null;
    throw problem('not_authenticated');
  }
  const caller = await deps.accessTokens.read(token);
  if (caller === undefined) throw problem('token_invalid');
  await requireSignedIn(endpoint, caller, deps);
  if (endpoint.role !== undefined && !(await hasRole(deps.database.db, caller, endpoint.role))) {
    throw problem('permission_denied');
  }
  return caller;
}

/** Refuses a caller whose sign-in stands no more, where the call needs one that does. */
export async function requireSignedIn(
  { access }: Endpoint,
  caller: Caller | null,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): Promise<void> {
  if (access !== 'member' || caller === null) return;
  if (!(await standsSignedIn(database.db, caller, clock.now()))) throw problem('token_invalid');
}

/** A sign-in that has ended, or an account that was closed, is over at once, not when the token runs out. */
async function standsSignedIn(db: Db, caller: Caller, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ active: users.isActive })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(
      and(
        eq(refreshFamilies.id, caller.family),
        eq(refreshFamilies.userId, caller.userId),
        isNull(refreshFamilies.endedAt),
        gt(refreshFamilies.expiresAt, now),
      ),
    );
  return row?.active === true;
}

/** Staff may do what a coach may; which sessions are a coach's own is the handler's question. */
async function hasRole(db: Db, caller: Caller, role: 'coach' | 'staff'): Promise<boolean> {
  const [row] = await db
    .select({ isStaff: users.isStaff, coachId: coaches.id })
    .from(users)
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(eq(users.id, caller.userId));
  return row !== undefined && (row.isStaff || (role === 'coach' && row.coachId !== null));
}
