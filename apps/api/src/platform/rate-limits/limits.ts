import type { Endpoint, Limit, Limits } from '@detroit-well/api-client/contract';
import { createHash } from 'node:crypto';
import type { Call } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import { rateLimitProblem } from '../calls/problem.ts';
import { countAttempt } from './attempts.ts';
import { isKnownNetwork } from './known-networks.ts';
import { networkOf } from './network.ts';

/**
 * Counts an attempt and throws a problem with Retry-After when it exceeds a limit of the call. `RATE_LIMITS=load-test` disables all limits.
 */
export async function limitAttempts(
  { limits = 'none' }: Endpoint,
  call: Call<Endpoint>,
  deps: PlatformDeps,
): Promise<void> {
  if (limits === 'none' || deps.settings.rateLimits === 'load-test') return;
  if (limits.onlyWith !== undefined && fieldOf(call.body, limits.onlyWith) === undefined) return;
  // One after the other: an attempt that the network limit rejects must not count against the account.
  for (const { kind, who, limit } of countersOf(limits, call)) {
    if (kind === 'account' && (await keepsOwnAllowance(limits, who, call, deps))) continue;
    const key = `${call.operation}|${kind}|${digest(who)}`;
    const wait = await countAttempt(deps.database.db, key, limit, deps.clock.now());
    if (wait > 0) throw rateLimitProblem(wait);
  }
}

/** A network that has signed in to the account has only its own limits, so that other networks cannot use them up. */
async function keepsOwnAllowance(
  { account }: Limits,
  email: string,
  { address }: Call<Endpoint>,
  { database, keys }: PlatformDeps,
): Promise<boolean> {
  if (account?.fromNetwork === undefined || account.exceptKnownNetworks !== true) return false;
  return isKnownNetwork(database.db, { email, address, key: keys.networks });
}

interface Counter {
  kind: string;
  who: string;
  limit: Limit;
}

function countersOf({ network, account, caller }: Limits, call: Call<Endpoint>): Counter[] {
  const from = networkOf(call.address);
  const counters: Counter[] = [{ kind: 'network', who: from, limit: network }];
  const named = account && accountOf(account, call);
  if (account && typeof named === 'string') {
    const who = named.toLowerCase();
    const { fromNetwork, anywhere } = account;
    if (fromNetwork)
      counters.push({ kind: 'account from network', who: `${who}|${from}`, limit: fromNetwork });
    counters.push({ kind: 'account', who, limit: anywhere });
  }
  if (caller && call.caller) counters.push({ kind: 'caller', who: call.caller.userId, limit: caller });
  return counters;
}

function accountOf({ field, callerFirst }: NonNullable<Limits['account']>, call: Call<Endpoint>): unknown {
  const own = callerFirst === true ? call.caller?.email : undefined;
  return own ?? fieldOf(call.body, field);
}

/** The value at a path such as `user_data.email`; undefined where the body has no such field. */
function fieldOf(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], body);
}

/** The rate-limit tables do not store addresses in plain text. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
