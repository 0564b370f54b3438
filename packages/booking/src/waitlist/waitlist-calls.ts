import type { Client } from '@detroit-well/api-client';
import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { describe, isApiError, type Operation } from '@detroit-well/api-client/errors';
import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { notWaiting, stateOfEntry, type WaitlistProblem, type WaitlistState } from './waitlist-state.ts';

export type WaitlistClient = Pick<Client, 'waitlist'>;

function describeProblem(error: unknown, operation: Operation): WaitlistProblem {
  const { message, outcome } = describe(error, operation);
  return { message, tone: outcome === 'unknown' ? 'warn' : 'bad', error };
}

/** Reads the member's entry for a session. Throws ApiError. */
export async function readWaitlist(
  { waitlist }: WaitlistClient,
  sessionId: string,
  now: Date,
): Promise<WaitlistState> {
  return stateOfEntry(await waitlist.status({ params: { id: sessionId } }, { background: true }), now);
}

/** True if the member can choose SMS; false when the server does not report it. */
export async function readSmsOffered({ waitlist }: WaitlistClient): Promise<boolean> {
  try {
    return (await waitlist.list({ background: true })).sms_available;
  } catch {
    return false;
  }
}

export interface JoinRequest {
  readonly sessionId: string;
  /** Without them, the member is notified by email. */
  readonly choices?: NotifyValues | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** Adds the member to the end of the waitlist. A member who is already on it gets the current position. */
export async function joinWaitlist(
  client: WaitlistClient,
  { sessionId, choices, idempotencyKey }: JoinRequest,
  now: Date,
): Promise<WaitlistState> {
  try {
    const body = { session_id: sessionId, ...choices };
    const entry = await client.waitlist.join({ body }, { idempotencyKey });
    const state = stateOfEntry(entry, now);
    // An empty reply says only that the member is on the waitlist; the status has the position.
    if (entry.public_id === '') {
      const known = await readWaitlist(client, sessionId, now).catch(() => notWaiting());
      if (known.kind !== 'not_waiting') return known;
    }
    // A successful join means that the member is on the waitlist, even when the response has no position.
    if (state.kind !== 'not_waiting') return state;
    return { kind: 'waiting', entry: { ...entry, position: 0 }, problem: null };
  } catch (error) {
    const code = isApiError(error) ? error.code : undefined;
    if (code === 'already_waiting') {
      const known = await readWaitlist(client, sessionId, now).catch(() => notWaiting());
      if (known.kind !== 'not_waiting') return known;
    }
    const problem = describeProblem(error, 'joinWaitlist');
    return code === 'waitlist_not_needed'
      ? { kind: 'spot_open', message: problem.message }
      : notWaiting(problem);
  }
}

/**
 * Removes an entry, or declines its offer. Returns why that failed; null on success. A 404 may be about the entry or about the
 * call, so the status is read again: only without an entry has the member left (SPEC-A 7.13).
 */
export async function leaveWaitlist(
  { waitlist }: WaitlistClient,
  { public_id, session_id }: Pick<WaitlistEntry, 'public_id' | 'session_id'>,
): Promise<WaitlistProblem | null> {
  try {
    await waitlist.leave({ params: { id: public_id || session_id } });
    return null;
  } catch (error) {
    const isMissing = isApiError(error) && error.status === 404;
    if (isMissing && (await isOffWaitlist(waitlist, session_id))) return null;
    return describeProblem(error, 'leaveWaitlist');
  }
}

/** True if the server says that the member has no entry; false when it says nothing. */
async function isOffWaitlist(waitlist: WaitlistClient['waitlist'], sessionId: string): Promise<boolean> {
  try {
    return !(await waitlist.status({ params: { id: sessionId } }, { background: true })).on_waitlist;
  } catch {
    return false;
  }
}

/** Changes how the member is notified. Returns why that failed; null on success. */
export async function saveNotifications(
  { waitlist }: WaitlistClient,
  { public_id }: Pick<WaitlistEntry, 'public_id'>,
  choices: NotifyValues,
  idempotencyKey: string,
): Promise<WaitlistProblem | null> {
  try {
    await waitlist.updateNotifications({ params: { id: public_id }, body: choices }, { idempotencyKey });
    return null;
  } catch (error) {
    return describeProblem(error, 'updateWaitlist');
  }
}
