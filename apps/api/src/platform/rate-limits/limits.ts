import type { Endpoint } from '@detroit-well/api-client/contract';
import { createHash } from 'node:crypto';
import type { Call } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import { rateLimitProblem } from '../calls/problem.ts';
import { countAttempt, type Limit } from './attempts.ts';
import { limitsOf, type Limits } from './limited-calls.ts';
import { networkOf } from './network.ts';

/**
 * Counts an attempt and throws a problem with Retry-After when it exceeds a limit. `RATE_LIMITS=load-test` disables all limits.
 */
export async function limitAttempts(
  operation: string,
  call: Call<Endpoint>,
  deps: PlatformDeps,
): Promise<void> {
  const limits = limitsOf(operation);
  if (limits === undefined || deps.settings.rateLimits === 'load-test') return;
  if (limits.counts && !limits.counts(call.body)) return;
  // One after the other: an attempt that the network limit rejects must not count against the account.
  for (const { kind, who, limit } of countersOf(limits, call)) {
    const key = `${operation}|${kind}|${digest(who)}`;
    const wait = await countAttempt(deps.database.db, key, limit, deps.clock.now());
    if (wait > 0) throw rateLimitProblem(wait);
  }
}

interface Counter {
  kind: string;
  who: string;
  limit: Limit;
}

function countersOf({ network, account, caller }: Limits, call: Call<Endpoint>): Counter[] {
  const from = networkOf(call.address);
  const counters: Counter[] = [{ kind: 'network', who: from, limit: network }];
  const named = account?.of(call.body, call.caller);
  if (account && typeof named === 'string') {
    const who = named.trim().toLowerCase();
    const { fromNetwork, anywhere } = account;
    if (fromNetwork)
      counters.push({ kind: 'account from network', who: `${who}|${from}`, limit: fromNetwork });
    counters.push({ kind: 'account', who, limit: anywhere });
  }
  if (caller && call.caller) counters.push({ kind: 'caller', who: call.caller.userId, limit: caller });
  return counters;
}

/** The rate-limit tables do not store addresses in plain text. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
