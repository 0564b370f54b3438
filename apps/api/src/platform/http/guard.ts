import type { Endpoint } from '@detroit-well/api-client/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Caller, TokenReader } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import { problem } from '../calls/problem.ts';
import type { Db } from '../database/database.ts';
import { users } from '../database/schema/people.ts';
import { refreshFamilies } from '../database/schema/tokens.ts';
import { coaches } from '../database/schema/training.ts';

/** The dependencies that identify the caller of any call. */
export interface GuardDeps extends PlatformDeps {
  readonly accessTokens: TokenReader;
}

/**
 * Identifies the caller according to the call's access class (SPEC-A 6). `public` ignores tokens, `either` rejects an invalid
 * one, `member` requires one whose sign-in session has not ended.
 */
export async function guard(
  endpoint: Endpoint,
  authorization: string | undefined,
  deps: GuardDeps,
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

/** Throws when the call requires a sign-in and the caller's sign-in session has ended. */
export async function requireSignedIn(
  { access }: Endpoint,
  caller: Caller | null,
  { database, clock }: Pick<PlatformDeps, 'database' | 'clock'>,
): Promise<void> {
  if (access !== 'member' || caller === null) return;
  if (!(await isSignedIn(database.db, caller, clock.now()))) throw problem('token_invalid');
}

/** The end of a sign-in session or account takes effect at once, not when the access token expires. */
async function isSignedIn(db: Db, caller: Caller, now: Date): Promise<boolean> {
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

/** Staff may do everything a coach may. The handler checks which sessions belong to a coach. */
async function hasRole(db: Db, caller: Caller, role: 'coach' | 'staff'): Promise<boolean> {
  const [row] = await db
    .select({ isStaff: users.isStaff, coachId: coaches.id })
    .from(users)
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(eq(users.id, caller.userId));
  return row !== undefined && (row.isStaff || (role === 'coach' && row.coachId !== null));
}
