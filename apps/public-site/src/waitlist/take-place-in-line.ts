import { isApiError } from '@detroit-well/api-client';
import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import type { Frame } from '../page.ts';
import { portalSession } from '../visitor/portal-session.ts';
import type { InLine, JoinAnswer } from './line.ts';

/** Null for somebody who does not stand in the line. */
function placeOf({ on_waitlist, status, position, offer_expires_at }: WaitlistEntry): InLine | null {
  if (!on_waitlist) return null;
  return status === 'offered' && offer_expires_at
    ? { kind: 'offered', until: offer_expires_at }
    : { kind: 'waiting', position };
}

/** Where the member stands in the line for a session, if anywhere. */
export async function askPlaceInLine(frame: Frame, id: string): Promise<InLine | null> {
  return placeOf(await portalSession(frame).client.waitlist.status({ params: { id } }));
}

/** Puts the member at the end of the line; somebody who stands in it already is told where. */
export async function takePlaceInLine(frame: Frame, sessionId: string): Promise<JoinAnswer> {
  const { waitlist } = portalSession(frame).client;
  try {
    const body = { session_id: sessionId, notify_email: true, notify_sms: false };
    const place = placeOf(await waitlist.join({ body }));
    // Whoever was let in stands somewhere, even where the answer does not say it.
    return place ?? { kind: 'waiting', position: 0 };
  } catch (error) {
    const code = isApiError(error) ? error.code : undefined;
    const place =
      code === 'already_waiting' ? await askPlaceInLine(frame, sessionId).catch(() => null) : null;
    if (place) return place;
    const { message, outcome } = describe(error, 'joinWaitlist');
    if (code === 'waitlist_not_needed') return { kind: 'free', message };
    return { kind: 'failed', message, tone: outcome === 'unknown' ? 'warn' : 'bad' };
  }
}
