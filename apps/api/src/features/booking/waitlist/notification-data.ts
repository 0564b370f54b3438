import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { WaitingMember, WaitlistSession } from './waitlist-session.ts';

/** The notifications of a waitlist, each as an email and as a text message. */
export type WaitlistTemplate = `waitlist_${'offer' | 'open' | 'expired' | 'closed'}`;

export interface WaitlistNotification {
  readonly firstName: string;
  readonly sessionTitle: string;
  readonly startsAt: Date;
  /** Without an offer: the start of the session. */
  readonly offerEndsAt: Date;
  /** The offer on the member's waitlist page in the portal. */
  readonly offerUrl: string;
  /** True if the seat is no longer offered to one member, and the first person to register gets it. */
  readonly openToAll: boolean;
  /** True if the team offers the spot, although others have waited longer. */
  readonly outOfTurn: boolean;
}

/** The data of emails and texts about a waitlist. The link leads to the member's offer in the portal, after a sign-in when necessary. */
export function notificationData(
  { id, title, startsAt }: WaitlistSession,
  { firstName }: Pick<WaitingMember, 'firstName'>,
  {
    offerEndsAt,
    openToAll,
    outOfTurn,
  }: Pick<WaitlistNotification, 'offerEndsAt' | 'openToAll' | 'outOfTurn'>,
  { addresses }: PlatformDeps['settings'],
): WaitlistNotification {
  const offerUrl = portalUrl(addresses.portalUrl, paths.dashboard.waitlist({ session: id }));
  return { firstName, sessionTitle: title, startsAt, offerEndsAt, offerUrl, openToAll, outOfTurn };
}
