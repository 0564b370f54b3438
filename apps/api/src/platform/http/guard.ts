import { mayDo, whoMay, type Endpoint, type TeamRole } from '@detroit-well/api-client/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Caller, StaffCaller, TokenReader } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import { problem } from '../calls/problem.ts';
import type { Db } from '../database/database.ts';
import { users } from '../database/schema/people.ts';
import { teamMembers } from '../database/schema/team.ts';
import { refreshFamilies } from '../database/schema/tokens.ts';

/** The dependencies that identify the caller of any call. */
export interface GuardDeps extends PlatformDeps {
  readonly accessTokens: TokenReader;
}

/**
 * Identifies the caller according to the call's access class (SPEC-A 6). `public` ignores tokens, `either` rejects an invalid
 * one, `member` requires one whose sign-in session has not ended, and a role that holds the call's permission, if it has one.
 */
export async function guard(
  endpoint: Endpoint,
  authorization: string | undefined,
  deps: GuardDeps,
): Promise<Caller | StaffCaller | null> {
  if (endpoint.access === 'public') return null;
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    if (endpoint.access === 'either') return null;
    throw problem('not_authenticated');
  }
  const caller = await deps.accessTokens.read(token);
  if (caller === undefined) throw problem('token_invalid');
  return requireSignedIn(endpoint, caller, deps);
}

/** Throws when the call requires a sign-in and the caller's has ended, or a permission that the caller's role does not hold. */
export async function requireSignedIn<C extends Caller | null>(
  { access, permission }: Endpoint,
  caller: C,
  { database, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
): Promise<C | (C & StaffCaller)> {
  if (access !== 'member' || caller === null) return caller;
  const signedIn = await signedInAs(database.db, caller, systemClock.now());
  if (signedIn === undefined) throw problem('token_invalid');
  if (permission === undefined) return caller;
  const { role } = signedIn;
  if (role === null || !mayDo(role, permission))
    throw problem('permission_denied', { permission, who_may: whoMay(permission) });
  return { ...caller, role };
}

/**
 * The end of a sign-in session or account and a new role take effect at once, not when the access token expires. One query reads
 * them. Undefined: not signed in.
 */
async function signedInAs(
  db: Db,
  caller: Caller,
  now: Date,
): Promise<{ readonly role: TeamRole | null } | undefined> {
  const [row] = await db
    .select({ active: users.isActive, role: teamMembers.role })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(
      and(
        eq(refreshFamilies.id, caller.family),
        eq(refreshFamilies.userId, caller.userId),
        isNull(refreshFamilies.endedAt),
        gt(refreshFamilies.expiresAt, now),
      ),
    );
  return row?.active === true ? { role: row.role } : undefined;
}
