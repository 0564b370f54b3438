import {
  namedLimits,
  rateLimitHeaders,
  type Endpoint,
  type Limits,
  type NamedLimit,
} from '@detroit-well/api-client/contract';
import { createHash } from 'node:crypto';
import type { Call } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import { ProblemError, rateLimitProblem } from '../calls/problem.ts';
import { countAttempt, secondsUntilAllowed, type Counted } from './attempts.ts';
import { isKnownNetwork } from './known-networks.ts';
import { networkOf } from './network.ts';

/**
 * Counts an attempt and throws a problem with Retry-After when it exceeds a limit of the call. `report` gets the headers that say
 * how much is left. `RATE_LIMITS=load-test` disables all limits.
 */
export async function limitAttempts(
  { limits = 'none' }: Endpoint,
  call: Call<Endpoint>,
  deps: PlatformDeps,
  report: (headers: Record<string, string>) => void,
): Promise<void> {
  if (limits === 'none' || deps.settings.rateLimits === 'load-test') return;
  if (limits.onlyWith !== undefined && fieldOf(call.body, limits.onlyWith) === undefined) return;
  const known = namedLimits(limits);
  const counted: [NamedLimit, Counted][] = [];
  // One after the other: an attempt that the network limit rejects must not count against the account.
  for (const limit of known) {
    const who = subjectOf(limit, limits, call);
    if (who === undefined) continue;
    if (limit.name === 'account' && (await keepsOwnAllowance(limits, who, call, deps))) continue;
    const key = `${call.operation}|${limit.name}|${digest(who)}`;
    const count = await countAttempt(deps.database.db, key, limit, deps.systemClock.now());
    counted.push([limit, count]);
    report(headersOf(known, counted));
    if (count.isExceeded) throw rateLimitProblem(count.resetSeconds);
  }
}

/**
 * Does the work of a call that charges cards, unless too many cards of this member or network were declined. Requests that run
 * at the same time may each have one more.
 */
export async function limitDeclines<Result>(
  { limits = 'none' }: Endpoint,
  { caller, address }: Pick<Call<Endpoint>, 'caller' | 'address'>,
  { database: { db }, systemClock, settings }: PlatformDeps,
  work: () => Promise<Result>,
): Promise<Result> {
  if (limits === 'none' || limits.declines === undefined || settings.rateLimits === 'load-test')
    return work();
  const key = `declined cards|${digest(caller?.userId ?? networkOf(address))}`;
  const seconds = await secondsUntilAllowed(db, key, limits.declines, systemClock.now());
  if (seconds > 0) throw rateLimitProblem(seconds);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'payment_failed')
      await countAttempt(db, key, limits.declines, systemClock.now());
    throw error;
  }
}

/** Does the work of a call that could be used to guess, unless too many requests of this network were refused with field errors. */
export async function limitWrong<Result>(
  { limits = 'none' }: Endpoint,
  { operation, address }: Pick<Call<Endpoint>, 'operation' | 'address'>,
  { database: { db }, systemClock, settings }: PlatformDeps,
  work: () => Promise<Result>,
): Promise<Result> {
  if (limits === 'none' || limits.wrong === undefined || settings.rateLimits === 'load-test') return work();
  const key = `${operation}|wrong|${digest(networkOf(address))}`;
  const seconds = await secondsUntilAllowed(db, key, limits.wrong, systemClock.now());
  if (seconds > 0) throw rateLimitProblem(seconds);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'validation_failed')
      await countAttempt(db, key, limits.wrong, systemClock.now());
    throw error;
  }
}

/**
 * `RateLimit-Policy: "network";q=100;w=300` and `RateLimit: "network";r=99;t=300`. What is left of the limit of an account for all
 * networks is not told unless it is exceeded: it would reveal what others do.
 */
function headersOf(
  known: readonly NamedLimit[],
  counted: readonly (readonly [NamedLimit, Counted])[],
): Record<string, string> {
  const told = counted.filter(([{ name }, { isExceeded }]) => name !== 'account' || isExceeded);
  return {
    [rateLimitHeaders.policy]: known
      .map(({ name, attempts, seconds }) => `"${name}";q=${attempts};w=${seconds}`)
      .join(', '),
    [rateLimitHeaders.state]: told
      .map(([{ name }, { remaining, resetSeconds }]) => `"${name}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  };
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

/** The subject that a limit counts; undefined where the request names none. */
function subjectOf({ name }: NamedLimit, { account }: Limits, call: Call<Endpoint>): string | undefined {
  const network = networkOf(call.address);
  if (name === 'network') return network;
  if (name === 'caller') return call.caller?.userId;
  const named = account && accountOf(account, call);
  if (typeof named !== 'string') return undefined;
  return name === 'account' ? named.toLowerCase() : `${named.toLowerCase()}|${network}`;
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
