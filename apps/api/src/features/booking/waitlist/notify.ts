import { sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { Db } from '../../../platform/database/database.ts';
import { outboxMails } from '../../../platform/database/schema/outbox.ts';
import { outboxTexts, type FallbackEmail } from '../../../platform/database/schema/texts.ts';
import type { OutboxRow } from '../../../platform/mail/mail.ts';
import { textNumberOf } from '../../../platform/sms/text-number.ts';
import { notifyPeople } from '../../users/notify-people.ts';
import { waitlistEmail } from './email-templates.ts';
import { notificationData, type WaitlistTemplate } from './notification-data.ts';
import type { WaitingMember, WaitlistSession } from './waitlist-session.ts';
import { waitlistSms } from './waitlist-sms.ts';

export type WaitlistDeps = Pick<PlatformDeps, 'mail' | 'settings'>;

interface NotifyOptions {
  readonly offerEndsAt?: Date;
  readonly openToAll?: boolean;
  readonly outOfTurn?: boolean;
  /** True for who gets another email that says the same. */
  readonly isWritten?: (person: WaitingMember) => boolean;
}

/** The number for texts to a member who chose them; null if there is none, so that an email goes out in any case. */
const numberOf = (person: WaitingMember, settings: WaitlistDeps['settings']): string | null =>
  settings.sms.provider !== 'none' && person.notifySms ? textNumberOf(person.phone) : null;

/** True for who chose emails, and who cannot get a text. */
export const getsEmail = (person: WaitingMember, settings: WaitlistDeps['settings']): boolean =>
  person.notifyEmail || numberOf(person, settings) === null;

/**
 * Notifies members of a change in a waitlist, in the transaction that changes it: by the channels they chose, and by
 * email where SMS is not configured or the profile has no number that can receive texts (SPEC-A 8.12).
 */
export async function notifyWaiting(
  tx: Db,
  { mail, settings }: WaitlistDeps,
  session: WaitlistSession,
  template: WaitlistTemplate,
  people: readonly WaitingMember[],
  now: Date,
  {
    offerEndsAt = session.startsAt,
    openToAll = false,
    outOfTurn = false,
    isWritten = () => false,
  }: NotifyOptions = {},
): Promise<void> {
  const emails: OutboxRow[] = [];
  const texts: (typeof outboxTexts.$inferInsert)[] = [];
  // Who held a seat while joining never waited, and knows nothing of a waitlist.
  const waited = people.filter(({ purpose }) => purpose === 'waitlist');
  for (const person of waited) {
    const data = notificationData(session, person, { offerEndsAt, openToAll, outOfTurn }, settings);
    const email = mail.row(waitlistEmail(template, person.email, data));
    const number = numberOf(person, settings);
    const isMailed = email.recipient !== '' && getsEmail(person, settings);
    if (isMailed && !isWritten(person)) emails.push(email);
    if (number === null) continue;
    texts.push({
      userId: person.userId,
      recipient: number,
      template,
      body: waitlistSms(template, data),
      fallback: person.notifyEmail || email.recipient === '' ? null : fallbackOf(email),
      expiresAt: template === 'waitlist_offer' ? offerEndsAt : session.startsAt,
      nextAttemptAt: email.nextAttemptAt,
      createdAt: now,
    });
  }
  if (emails.length > 0) await tx.insert(outboxMails).values(emails);
  if (texts.length > 0) await tx.insert(outboxTexts).values(texts);
  const ids = waited.map(({ userId }) => sql`(${userId}::text)`);
  if (ids.length > 0) await notifyPeople(tx, sql`values ${sql.join(ids, sql`, `)}`);
}

function fallbackOf({
  recipient,
  template,
  subject,
  textBody,
  content,
  links = [],
}: OutboxRow): FallbackEmail {
  return { recipient, template, subject, textBody, content, links };
}
