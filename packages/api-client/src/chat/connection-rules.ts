import { chatCloseCodes } from '../contract/definition/chat-close-codes.ts';

/** Why a room is unavailable; an automatic retry would not help. */
export type ClosedReason = 'not_allowed' | 'too_many' | 'signed_out';

export type AfterClose =
  | { readonly action: 'retry' }
  /** The server rejected the access token: connect again with a newer one. */
  | { readonly action: 'renew' }
  | { readonly action: 'stop'; readonly reason: ClosedReason };

const afterCodes: Readonly<Record<number, AfterClose>> = {
  [chatCloseCodes.notAuthenticated]: { action: 'renew' },
  [chatCloseCodes.notAllowed]: { action: 'stop', reason: 'not_allowed' },
  [chatCloseCodes.tooMany]: { action: 'stop', reason: 'too_many' },
};

/** Returns what to do after the socket closed with a code. */
export function afterClose(code: number): AfterClose {
  return afterCodes[code] ?? { action: 'retry' };
}

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** Spreads the attempts, so that not all clients reconnect to a restarted server at the same moment. */
const jitter = 0.25;

/** Returns the delay before an attempt: doubles from 1 s to 30 s, plus up to a quarter. `attempt` counts from 0. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  const delay = Math.min(firstDelayMs * 2 ** attempt, longestDelayMs);
  return Math.round(delay * (1 + jitter * random()));
}
