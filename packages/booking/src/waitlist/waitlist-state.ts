import type { WaitlistEntry } from '@detroit-well/api-client/contract';

/** Why the last action failed; `warn` when its outcome is unknown. */
export interface WaitlistProblem {
  readonly message: string;
  readonly tone: 'bad' | 'warn';
  readonly error: unknown;
}

/** A member and the waitlist of one full session. */
export type WaitlistState =
  /** The server has not reported yet whether the member has an entry. */
  | { readonly kind: 'loading' }
  /** No entry is known. `left`: the member just left. */
  | { readonly kind: 'not_waiting'; readonly left: boolean; readonly problem: WaitlistProblem | null }
  | { readonly kind: 'joining' }
  | { readonly kind: 'waiting'; readonly entry: WaitlistEntry; readonly problem: WaitlistProblem | null }
  | { readonly kind: 'leaving'; readonly entry: WaitlistEntry }
  /** A seat is held until `until` for this member, who sees it as available (ADR-021). */
  | { readonly kind: 'offered'; readonly entry: WaitlistEntry; readonly until: string }
  /** The server did not add the member, because a spot is open. */
  | { readonly kind: 'spot_open'; readonly message: string };

export type WaitlistAction = 'join' | 'leave' | 'register';

/**
 * The next actions of the member. Joining before the entry is known is safe, because the server reports an existing entry. An
 * offer can be declined only on the waitlist page, which asks for confirmation.
 */
const actions: Readonly<Record<WaitlistState['kind'], WaitlistAction | null>> = {
  loading: 'join',
  not_waiting: 'join',
  joining: null,
  waiting: 'leave',
  leaving: null,
  offered: 'register',
  spot_open: 'register',
};

export const canDo = (action: WaitlistAction, { kind }: WaitlistState): boolean => actions[kind] === action;

/** The entry of a member who is on the waitlist; null otherwise. */
export const entryOf = (state: WaitlistState): WaitlistEntry | null =>
  'entry' in state ? state.entry : null;

/** Why the last action failed; null when it did not, and in every state that follows another action. */
export const problemOf = (state: WaitlistState): WaitlistProblem | null =>
  'problem' in state ? state.problem : null;

export const notWaiting = (problem: WaitlistProblem | null = null): WaitlistState => ({
  kind: 'not_waiting',
  left: false,
  problem,
});

/** The end of an offer that is still live at `now`; null otherwise. The deadline itself is too late. */
export function liveOfferUntil(
  { status, offer_expires_at: until }: Pick<WaitlistEntry, 'status' | 'offer_expires_at'>,
  now: Date,
): string | null {
  return status === 'offered' && until !== null && Date.parse(until) > now.getTime() ? until : null;
}

/** The state of an entry as the server sent it. An offer that has ended is not an entry any more. */
export function stateOfEntry(entry: WaitlistEntry, now: Date): WaitlistState {
  const until = liveOfferUntil(entry, now);
  if (!entry.on_waitlist || (until === null && entry.status === 'offered')) return notWaiting();
  return until === null ? { kind: 'waiting', entry, problem: null } : { kind: 'offered', entry, until };
}

/** A registration that finds the session full ends what was known about an open spot. A position stays. */
export const afterSessionFull = (state: WaitlistState): WaitlistState =>
  canDo('register', state) ? notWaiting() : state;
