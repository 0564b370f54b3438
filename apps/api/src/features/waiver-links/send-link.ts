import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { outboxTexts } from '../../platform/database/schema/texts.ts';
import { firstNameOf } from '../users/first-name.ts';
import { reach, unsendable } from '../users/reach.ts';
import { isOpen } from '../users/require-open.ts';
import { lockChain } from '../waiver/chain.ts';
import { currentWaiver } from '../waiver/versions.ts';
import type { WaiverLinkDeps } from './dependencies.ts';
import { waiverLinkEmail, waiverLinkSms } from './email-template.ts';
import { makeSigningLink, type Send } from './signing-links.ts';

/** A link as it was made, and where it went: an address, a number, or nowhere. */
interface SentLink {
  readonly url: string;
  readonly expiresAt: Date;
  readonly sentTo: string | null;
}

/**
 * Makes a link for a person and sends it. Throws when the account is closed, there is no waiver, or it cannot be sent this way.
 * Holds the lock of signatures, so that a signature ends every link that was made before it.
 */
export async function sendSigningLink(
  tx: Db,
  { mail, settings, clock }: WaiverLinkDeps,
  { userId, send }: { userId: string; send: Send },
): Promise<SentLink> {
  const now = clock.now();
  if (!(await isOpen(tx, userId, 'no key update'))) throw problem('not_found');
  const sentTo = await reach(tx, settings, userId, send);
  await lockChain(tx);
  if ((await currentWaiver(tx, now)) === undefined)
    throw unsendable('There is no waiver yet. Publish it first.');
  const { url, expiresAt } = await makeSigningLink(tx, settings, { userId, send }, now);
  if (sentTo !== null && send === 'email') {
    const firstName = await firstNameOf(tx, userId);
    await mail.send(tx, waiverLinkEmail(sentTo, { firstName, url, expiresAt }));
  }
  if (sentTo !== null && send === 'sms')
    await tx.insert(outboxTexts).values({
      userId,
      recipient: sentTo,
      template: 'waiver_link',
      body: waiverLinkSms({ url }),
      fallback: null,
      expiresAt,
      createdAt: now,
    });
  return { url, expiresAt, sentTo };
}
