import { mayDo, teamRoles, whoMay, type Endpoint, type TeamRole } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Caller, StaffCaller, TokenReader } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import { problem } from '../calls/problem.ts';
import type { Database } from '../database/database.ts';
import { readRows } from '../database/read-rows.ts';

/** The dependencies that identify the caller of any call. */
export interface GuardDeps extends PlatformDeps {
  readonly accessTokens: TokenReader;
}

/**
 * Identifies the caller according to the call's access class (SPEC-A 6). `public` ignores tokens, `either` rejects an invalid
 * one, `member` requires one whose sign-in session has not ended, and a role that holds the call's permission, if it has one. A
 * locked sign-in is refused by every call that does not say otherwise.
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
  { access, permission, whileLocked }: Endpoint,
  caller: C,
  { database, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
): Promise<C | (C & StaffCaller)> {
  if (access === 'public' || caller === null) return caller;
  const signedIn = await signedInAs(database, caller, systemClock.now());
  if (signedIn?.isLocked === true && whileLocked !== true) throw problem('locked');
  if (access === 'either') return caller;
  if (signedIn === undefined) throw problem('token_invalid');
  if (permission === undefined) return caller;
  const { role } = signedIn;
  if (role === null || !mayDo(role, permission))
    throw problem('permission_denied', { permission, who_may: whoMay(permission) });
  return { ...caller, role };
}

const signInRow = z.object({ active: z.boolean(), locked: z.boolean(), role: z.enum(teamRoles).nullable() });

/**
 * The end of a sign-in session or account, its lock and a new role take effect at once, not when the access token expires. One query reads
 * them, which every signed-in call makes. Undefined: not signed in.
 */
async function signedInAs(
  database: Database,
  { family, userId }: Caller,
  now: Date,
): Promise<{ readonly role: TeamRole | null; readonly isLocked: boolean } | undefined> {
  const [signIn] = await readRows(
    signInRow,
    database.prepared(sql`
    select u.is_active and u.merged_into is null as active, f.locked_at is not null as locked, t.role
    from refresh_families f
      join users u on u.id = f.user_id
      left join team_members t on t.user_id = u.id
    where f.id = ${family} and f.user_id = ${userId} and f.ended_at is null
      and f.expires_at > ${now.toISOString()}::timestamptz`),
  );
  return signIn?.active === true ? { role: signIn.role, isLocked: signIn.locked } : undefined;
}
