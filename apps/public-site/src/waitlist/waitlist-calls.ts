import { isApiError } from '@detroit-well/api-client';
import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import type { Frame } from '../page.ts';
import { portalSession } from '../visitor/portal-session.ts';
import type { OnWaitlist, JoinResult, WaitlistState } from './waitlist-state.ts';

/** Null for a member who is not on the waitlist. */
function stateOfEntry(entry: WaitlistEntry): OnWaitlist | null {
  if (!entry.on_waitlist) return null;
  const offered = entry.status === 'offered' && entry.offer_expires_at !== null;
  return { kind: offered ? 'offered' : 'waiting', entry };
}

/** The member's entry on the waitlist of a session, if any. */
export async function loadEntry(frame: Frame, id: string): Promise<OnWaitlist | null> {
  return stateOfEntry(
    await portalSession(frame).client.waitlist.status({ params: { id }, background: true }),
  );
}

/** Whether the member can choose SMS; false when the server does not say so. */
export async function loadSmsOffered(frame: Frame): Promise<boolean> {
  try {
    return (await portalSession(frame).client.waitlist.list({ background: true })).sms_available;
  } catch {
    return false;
  }
}

/** Adds the member to the end of the waitlist. A member who is already on it gets the current position. */
export async function joinWaitlist(
  frame: Frame,
  sessionId: string,
  choices: NotifyValues,
): Promise<JoinResult> {
  const { waitlist } = portalSession(frame).client;
  try {
    const entry = await waitlist.join({ body: { session_id: sessionId, ...choices } });
    // A successful join means the member is on the waitlist, even when the response has no position.
    return stateOfEntry(entry) ?? { kind: 'waiting', entry: { ...entry, position: 0 } };
  } catch (error) {
    const code = isApiError(error) ? error.code : undefined;
    const place = code === 'already_waiting' ? await loadEntry(frame, sessionId).catch(() => null) : null;
    if (place) return place;
    const { message, outcome } = describe(error, 'joinWaitlist');
    if (code === 'waitlist_not_needed') return { kind: 'free', message };
    return { kind: 'failed', message, tone: outcome === 'unknown' ? 'warn' : 'bad' };
  }
}

/** Removes the member from the waitlist. A failure keeps the known entry. */
export async function leaveWaitlist(frame: Frame, place: OnWaitlist): Promise<WaitlistState> {
  try {
    await portalSession(frame).client.waitlist.leave({ params: { id: place.entry.session_id } });
    return { kind: 'left' };
  } catch (error) {
    const { message, outcome } = describe(error, 'leaveWaitlist');
    return {
      kind: place.kind,
      entry: place.entry,
      problem: { message, tone: outcome === 'unknown' ? 'warn' : 'bad' },
    };
  }
}
