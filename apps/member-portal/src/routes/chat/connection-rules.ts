import { chatCloseCodes } from './close-codes.ts';

/** Why a room cannot be used; trying again by itself would not help. */
export type ClosedReason = 'not_allowed' | 'too_many' | 'signed_out';

export type AfterClose =
  | { readonly action: 'retry' }
  /** The access token was refused: connect once more with a newer one. */
  | { readonly action: 'renew' }
  | { readonly action: 'stop'; readonly reason: ClosedReason };

const afterCodes: Readonly<Record<number, AfterClose>> = {
  [chatCloseCodes.notAuthenticated]: { action: 'renew' },
  [chatCloseCodes.notAllowed]: { action: 'stop', reason: 'not_allowed' },
  [chatCloseCodes.tooMany]: { action: 'stop', reason: 'too_many' },
};

/** What to do after the server or the network closed the socket with a code. */
export function afterClose(code: number): AfterClose {
  return afterCodes[code] ?? { action: 'retry' };
}

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** Spread, so that all clients of a restarted server do not come back in the same moment. */
const jitter = 0.25;

/** How long to wait before an attempt: doubles from 1 s to 30 s, plus up to a quarter. `attempt` counts from 0. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  const delay = Math.min(firstDelayMs * 2 ** attempt, longestDelayMs);
  return Math.round(delay * (1 + jitter * random()));
}
