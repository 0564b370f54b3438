import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { EmailData } from '../../../platform/mail/email-data.ts';
import type { WaitingMember, WaitlistSession } from './waitlist-session.ts';

/** What emails and texts about a waitlist say. The link leads to the member's offer in the portal, through sign-in if need be. */
export function notificationData(
  { id, title, startsAt }: WaitlistSession,
  { firstName }: WaitingMember,
  offerEndsAt: Date,
  { addresses }: PlatformDeps['settings'],
): EmailData['waitlist_offer'] {
  const offerUrl = portalUrl(addresses.portalUrl, paths.dashboard.waitlist({ session: id }));
  return { firstName, sessionTitle: title, startsAt, offerEndsAt, offerUrl };
}
