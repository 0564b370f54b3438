import { paths, siteUrl } from '@detroit-well/config/paths';
import type { Letters } from '../adapters/mail/letters.ts';
import type { Deps } from '../deps.ts';
import type { Addressee, LineSession } from './line.ts';

/** What letters about a line say. The link leads to the session's page, where one registers. */
export function letterData(
  { id, title, startsAt }: LineSession,
  { firstName }: Addressee,
  offerEndsAt: Date,
  { addresses }: Deps['settings'],
): Letters['waitlist_offer'] {
  const registerUrl = siteUrl(addresses.siteUrl, paths.sessionById(id));
  return { firstName, sessionTitle: title, startsAt, offerEndsAt, registerUrl };
}
