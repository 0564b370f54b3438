import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { QueuedEmail } from '../../platform/mail/claim-email.ts';
import { validInvitations } from '../team/invitations.ts';
import { payableTokens } from '../payment-links/payment-links.ts';
import { validTokens } from '../users/mail-links.ts';
import { usableTokens } from '../waiver-links/signing-links.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/**
 * What an email needs in order to be sent again, by its template. `token`: its link is still valid. `offer`: its spot is still
 * held. `never`: it spoke of a moment that is over, or has a code that only its own call renews. Every other email still holds.
 */
const needs: Readonly<Record<string, 'token' | 'offer' | 'never'>> = {
  welcome: 'token',
  verify_email: 'token',
  reset_password: 'token',
  person_invitation: 'token',
  team_invitation: 'token',
  waiver_link: 'token',
  payment_link: 'token',
  sale_link: 'token',
  membership_card_link: 'token',
  waitlist_offer: 'offer',
  waitlist_open: 'never',
  waitlist_expired: 'never',
  waitlist_closed: 'never',
  waitlists_closed: 'never',
  opening_confirm: 'never',
  opening_told: 'never',
  gift_card: 'never',
};

type Sent = Pick<QueuedEmail, 'id' | 'template' | 'links' | 'createdAt'>;

/** The ids of those emails to a person whose link or offer has ended. */
export async function endedEmails(
  db: Db,
  userId: string,
  emails: readonly Sent[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const isNeeded = (need: string) => emails.filter(({ template }) => needs[template] === need);
  const tokens = isNeeded('token').flatMap(tokensOf);
  const valid = new Set([
    ...(tokens.length === 0 ? [] : await validTokens(db, tokens, now)),
    ...(tokens.length === 0 ? [] : await validInvitations(db, tokens, now)),
    ...(tokens.length === 0 ? [] : await usableTokens(db, tokens, now)),
    ...(tokens.length === 0 ? [] : await payableTokens(db, tokens, now)),
  ]);
  const offers = isNeeded('offer').length === 0 ? [] : await openOffers(db, userId, now);
  const holds = (email: Sent): boolean => {
    const need = needs[email.template];
    if (need === 'token') return tokensOf(email).some((token) => valid.has(token));
    if (need === 'offer') return offers.some((offer) => isOf(email, offer));
    return need === undefined;
  };
  return new Set(emails.filter((email) => !holds(email)).map(({ id }) => id));
}

/** The last part of each link, which is the token where it has one. */
const tokensOf = ({ links }: Sent): string[] =>
  links.map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').findLast(Boolean) ?? ''));

const openOffer = z.object({ sessionId: z.string(), offeredAt: dateOfMs });

const openOffers = (db: Db, userId: string, now: Date) =>
  readRows(
    openOffer,
    db.execute(sql`
    select session_id as "sessionId", ${epochMs('offered_at')} as "offeredAt" from waitlist_entries
    where user_id in ${recordsOf(userId)} and status = 'offered' and offer_ends_at > ${now.toISOString()}::timestamptz`),
  );

/** An earlier offer of the same session had another deadline. */
const isOf = ({ links, createdAt }: Sent, { sessionId, offeredAt }: z.output<typeof openOffer>): boolean =>
  createdAt >= offeredAt && links.some(({ url }) => new URL(url).searchParams.get('session') === sessionId);
