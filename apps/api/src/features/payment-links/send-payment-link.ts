import { brand } from '@detroit-well/config/brand';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { outboxTexts } from '../../platform/database/schema/texts.ts';
import type { Email } from '../../platform/mail/email/email.ts';
import { smsOptOut } from '../../platform/sms/opt-out.ts';
import { reach } from '../users/reach.ts';
import { makePaymentLink, type Send, type Wanted } from './payment-links.ts';

interface Sending {
  readonly wanted: Wanted;
  readonly send: Send | undefined;
  /** The address that emails about this reach; empty without one. */
  readonly email: string;
  readonly emailOf: (email: string, url: string) => Email;
  /** What the text asks for, such as `Please pay $75.00`. Without a name. */
  readonly asks: string;
}

/**
 * Makes a payment link and sends it, in the caller's transaction. Throws when it cannot be sent this way; then nothing is stored.
 * The result is the answer about it, and what the log keeps.
 */
export async function sendPaymentLink(
  tx: Db,
  { mail, settings, clock }: Pick<PlatformDeps, 'mail' | 'settings' | 'clock'>,
  { wanted, send = 'email', email, emailOf, asks }: Sending,
) {
  const now = clock.now();
  const { userId } = wanted;
  if (send === 'email' && email === '') throw problem('email_missing');
  const number = send === 'sms' ? await reach(tx, settings, userId, send) : null;
  const { id, url, expiresAt } = await makePaymentLink(tx, settings, wanted, send, now);
  if (send === 'email') await mail.send(tx, emailOf(email, url));
  if (number !== null)
    await tx.insert(outboxTexts).values({
      userId,
      recipient: number,
      template: 'payment_link',
      body: `${brand.name}: ${asks}: ${url} ${smsOptOut}`,
      fallback: null,
      expiresAt,
      createdAt: now,
    });
  return {
    send,
    email: send === 'email' ? email : '',
    made: {
      link_id: id,
      url,
      expires_at: toStudioIso(expiresAt),
      sent_to: send === 'email' ? email : number,
    },
  };
}
