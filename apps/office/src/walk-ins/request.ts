import type { AddWalkInsParams } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { toStudioIso } from '@detroit-well/config/studio-time';

/** A walk-in as the server gets it, at once or once the network is back. Its id makes sending it again safe. */
export type WalkInRequest = AddWalkInsParams['requests'][number];

/** What somebody at the desk says: who came, and how they pay. */
export type WalkInTerms = Omit<WalkInRequest, 'id' | 'session_id' | 'meeting' | 'at' | 'device'>;

/** The meeting that the person came to. */
export interface MeetingOfWalkIn {
  readonly session_id: string;
  /** Its start. */
  readonly meeting: string;
}

/** A request of its own, with the time at which the person came. */
export const walkInOf = (terms: WalkInTerms, { session_id, meeting }: MeetingOfWalkIn): WalkInRequest => ({
  ...terms,
  id: crypto.randomUUID(),
  session_id,
  meeting,
  at: toStudioIso(serverNow()),
  device: navigator.userAgent.slice(0, 120),
});
