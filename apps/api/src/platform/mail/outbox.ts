import type { Clocks } from '../clock/clock.ts';
import { outboxMails } from '../database/schema/outbox.ts';
import type { Email } from './email/email.ts';
import type { Mail, OutboxRow } from './mail.ts';
import { renderEmail } from './email/render-email.ts';

/** Emails for each insert, far below the limit of parameters in one statement. */
const batchSize = 500;

/** Stores emails in the database. The demo shows them at /dev/outbox; the SMTP sender sends them. */
export function createOutbox({ clock, systemClock }: Clocks): Mail {
  const row = ({ to, template, content }: Email): OutboxRow => {
    const written = renderEmail(content);
    return {
      recipient: to,
      replyTo: content.replyTo ?? null,
      template,
      subject: written.subject,
      textBody: written.text,
      htmlBody: written.html,
      links: written.links,
      attachments: [...(content.attachments ?? [])],
      unsubscribeUrl: content.unsubscribeUrl ?? null,
      nextAttemptAt: systemClock.now(),
      createdAt: clock.now(),
    };
  };
  const sendAll: Mail['sendAll'] = async (tx, emails) => {
    for (let from = 0; from < emails.length; from += batchSize) {
      await tx.insert(outboxMails).values(emails.slice(from, from + batchSize).map(row));
    }
  };
  return { row, send: (tx, email) => sendAll(tx, [email]), sendAll };
}
