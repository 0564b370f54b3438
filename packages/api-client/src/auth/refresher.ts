import * as constants from '@detroit-well/config/constants';
import type { RefreshedTokens } from '../contract/generated/auth.ts';
import { ApiError } from '../errors/api-error.ts';
import { requestTimedOut } from '../errors/network.ts';
import type { Sleep } from '../http/sleep.ts';
import type { WithLock } from './token-store.ts';
import { isNewer } from './record.ts';
import type { Origins, SessionRecord } from './record.ts';
import type { TokenStore } from './token-store.ts';

export interface RefresherParts {
  readonly store: TokenStore;
  /** Requests new tokens from the server; the signal aborts the request. */
  readonly renew: (refresh: string, signal: AbortSignal) => Promise<RefreshedTokens>;
  readonly withLock: WithLock;
  readonly sleep: Sleep;
  readonly now: () => number;
  /** Called with the new session record; `null` when the session has ended. */
  readonly publish: (record: SessionRecord | null) => void;
  readonly origins: Origins;
}

const renewLimitMs = 10_000;
const recheckDelayMs = 250;

/** Rate limits and gateway errors say nothing about the session. */
const inconclusiveStatuses: readonly (number | undefined)[] = [429, 502, 503, 504];

/** Whether the server itself rejected the refresh. A lost or late response must not sign the member out. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof ApiError) || inconclusiveStatuses.includes(error.status)) return false;
  return error.kind === 'refused' || error.kind === 'server';
}

/** Only our own time limit aborts a refresh, so callers see it as a timeout. */
function asTimeout(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.kind !== 'aborted') return error;
  return new ApiError({ kind: 'timeout', message: requestTimedOut, cause: error });
}

/** Builds a session record whose token lifetime starts now. */
export function renewed(
  before: Pick<SessionRecord, 'sid' | 'generation' | 'refresh'>,
  tokens: RefreshedTokens,
  now: number,
): SessionRecord {
  return {
    sid: before.sid,
    generation: before.generation + 1,
    access: tokens.access,
    refresh: tokens.refresh ?? before.refresh,
    expiry: now + constants.accessTokenValidityMs,
  };
}

/**
 * Shares one refresh among all callers in this tab, and runs one at a time across tabs. Returns the new access token, but
 * only for the same sign-in as the rejected token: one user's call must not continue as another user.
 */
export function createRefresher(parts: RefresherParts): (rejected: string | null) => Promise<string | null> {
  const { store, renew, withLock, sleep, now, publish, origins } = parts;
  let inFlight: Promise<SessionRecord | null> | undefined;

  function adopt(record: SessionRecord | null): SessionRecord | null {
    publish(record);
    return record;
  }

  async function renewOnce(before: SessionRecord, mayRepeat: boolean): Promise<SessionRecord | null> {
    let tokens: RefreshedTokens;
    try {
      tokens = await renew(before.refresh, AbortSignal.timeout(renewLimitMs));
    } catch (error) {
      await sleep(recheckDelayMs);
      const later = await store.read();
      if (later === null || isNewer(later, before)) return adopt(later);
      if (isRejection(error)) {
        await store.clear();
        return adopt(null);
      }
      if (mayRepeat) return renewOnce(later, false);
      throw asTimeout(error);
    }
    const next = renewed(before, tokens, now());
    if (await store.commit(next)) return adopt(next);
    return adopt(await store.read());
  }

  async function run(rejected: string | null): Promise<SessionRecord | null> {
    const known = await store.read();
    if (known === null) return adopt(null);
    // The rejected token is outdated, so the current one is enough.
    if (known.access !== rejected) return adopt(known);
    return withLock(async () => {
      const before = await store.read();
      if (before === null || isNewer(before, known)) return adopt(before);
      return renewOnce(before, true);
    });
  }

  return async (rejected) => {
    const sid = origins.get(rejected ?? '');
    inFlight ??= run(rejected).finally(() => {
      inFlight = undefined;
    });
    const record = await inFlight;
    return record && record.sid === sid ? record.access : null;
  };
}
