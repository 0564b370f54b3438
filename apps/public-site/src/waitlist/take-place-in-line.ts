import { isApiError } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import type { Frame } from '../page.ts';
import { portalSession } from '../visitor/portal-session.ts';

export type InLine = { kind: 'joined'; position: number } | { kind: 'failed'; message: string };

/** Puts the member at the end of the line; somebody who stands in it already is told where. */
export async function takePlaceInLine(frame: Frame, sessionId: string): Promise<InLine> {
  const { waitlist } = portalSession(frame).client;
  try {
    const { position } = await waitlist.join({
      body: { session_id: sessionId, notify_email: true, notify_sms: false },
    });
    return { kind: 'joined', position };
  } catch (error) {
    const waiting = isApiError(error) && error.code === 'already_waiting';
    const entry = waiting ? await waitlist.status({ params: { id: sessionId } }).catch(() => null) : null;
    if (entry) return { kind: 'joined', position: entry.position };
    return { kind: 'failed', message: describe(error, 'joinWaitlist').message };
  }
}
