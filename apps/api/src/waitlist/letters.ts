import { paths, portalUrl } from '@detroit-well/config/paths';
import type { Letters } from '../adapters/mail/letters.ts';
import type { Deps } from '../deps.ts';
import type { Addressee, LineSession } from './line.ts';

/** What emails and texts about a waitlist say. The link leads to the member's offer in the portal, through sign-in if need be. */
export function letterData(
  { id, title, startsAt }: LineSession,
  { firstName }: Addressee,
  offerEndsAt: Date,
  { addresses }: Deps['settings'],
): Letters['waitlist_offer'] {
  const offerUrl = portalUrl(addresses.portalUrl, paths.dashboard.waitlist({ session: id }));
  return { firstName, sessionTitle: title, startsAt, offerEndsAt, offerUrl };
}
