import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import type { DirectState } from '../registration/direct-state.ts';

/** The problem of the last action; `warn` when the outcome is unknown. */
export interface WaitlistProblem {
  message: string;
  tone: 'bad' | 'warn';
}

/**
 * A member's entry on the waitlist of a full session. `offered`: a spot is held for this member, who sees it as available
 * (ADR-021).
 */
export interface OnWaitlist {
  kind: 'waiting' | 'offered';
  entry: WaitlistEntry;
  /** The request to leave the waitlist is in progress. */
  leaving?: boolean;
  problem?: WaitlistProblem;
}

/** The result of a press on Join Waitlist. */
export type JoinResult =
  | OnWaitlist
  /** A spot is available after all, so there is no waitlist to join. */
  | { kind: 'free'; message: string }
  | ({ kind: 'failed' } & WaitlistProblem);

/** `apart`: not on the waitlist, as far as the page knows. `asking`: not known yet. `left`: the member left the waitlist. */
export type WaitlistState =
  JoinResult | { kind: 'apart' } | { kind: 'asking' } | { kind: 'sending' } | { kind: 'left' };

/** Whether this member may take a spot although the session is full for others. */
export const hasOffer = ({ kind }: WaitlistState): boolean => kind === 'offered' || kind === 'free';

/** A registration that finds the session full ends any offer known before it. A later offer stays. */
export function currentState(line: WaitlistState, knownAt: DirectState, direct: DirectState): WaitlistState {
  const refusedSince = direct.kind === 'full' && direct !== knownAt;
  return hasOffer(line) && refusedSince ? { kind: 'apart' } : line;
}
