import { constants } from '@detroit-well/config/constants';
import type { Refreshed } from '../contract/shapes/auth.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Sleep } from '../http/sleep.ts';
import type { Alone } from './lock.ts';
import { isNewer } from './record.ts';
import type { Origins, SessionRecord } from './record.ts';
import type { Stores } from './stores.ts';

export interface RefresherParts {
  readonly stores: Stores;
  /** Asks the server for new tokens; gives up when the signal says so. */
  readonly renew: (refresh: string, signal: AbortSignal) => Promise<Refreshed>;
  readonly alone: Alone;
  readonly sleep: Sleep;
  readonly now: () => number;
  /** Called with what is true from now on; `null` when the session has ended. */
  readonly settle: (record: SessionRecord | null) => void;
  readonly origins: Origins;
}

const renewLimitMs = 10_000;
const secondLookMs = 250;

/** Too many requests, or something on the way is out of order: nothing is said about the session. */
const noAnswers: readonly (number | undefined)[] = [429, 502, 503, 504];

/** The server answered, and the answer was no. A lost or late answer is not one, and must not sign anybody out. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError) || noAnswers.includes(error.status)) return false;
  return error.kind === 'refused' || error.kind === 'server';
}

/** Only our own limit ends a refresh early: to its callers that is a server which gave no answer in time. */
function asTold(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.kind !== 'aborted') return error;
  return new ApiError({ kind: 'timeout', message: error.message, cause: error });
}

/** Tokens as a record, their life counted from this moment. */
export function renewed(
  before: Pick<SessionRecord, 'sid' | 'generation' | 'refresh'>,
  tokens: Refreshed,
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
 * One refresh for any number of callers in this tab, and one at a time among tabs. Answers the new access token, but none
 * of another sign-in than the refused token's: what one person meant is not done in the name of the next.
 */
export function createRefresher(parts: RefresherParts): (refused: string | null) => Promise<string | null> {
  const { stores, renew, alone, sleep, now, settle, origins } = parts;
  let flight: Promise<SessionRecord | null> | undefined;

  function adopt(record: SessionRecord | null): SessionRecord | null {
    settle(record);
    return record;
  }

  async function renewOnce(before: SessionRecord, mayRepeat: boolean): Promise<SessionRecord | null> {
    let tokens: Refreshed;
    try {
      tokens = await renew(before.refresh, AbortSignal.timeout(renewLimitMs));
    } catch (error) {
      await sleep(secondLookMs);
      const later = await stores.read();
      if (later === null || isNewer(later, before)) return adopt(later);
      if (isAnswered(error)) {
        await stores.clear();
        return adopt(null);
      }
      if (mayRepeat) return renewOnce(later, false);
      throw asTold(error);
    }
    const next = renewed(before, tokens, now());
    if (await stores.commit(next)) return adopt(next);
    return adopt(await stores.read());
  }

  async function run(refused: string | null): Promise<SessionRecord | null> {
    const known = await stores.read();
    if (known === null) return adopt(null);
    // The refused token is not the current one any more: the current one is all that is needed.
    if (known.access !== refused) return adopt(known);
    return alone(async () => {
      const before = await stores.read();
      if (before === null || isNewer(before, known)) return adopt(before);
      return renewOnce(before, true);
    });
  }

  return async (refused) => {
    const sid = origins.get(refused ?? '');
    flight ??= run(refused).finally(() => {
      flight = undefined;
    });
    const record = await flight;
    return record && record.sid === sid ? record.access : null;
  };
}
