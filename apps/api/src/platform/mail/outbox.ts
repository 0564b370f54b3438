import type { Clocks } from '../clock/clock.ts';
import { outboxMails } from '../database/schema/outbox.ts';
import type { Email, EmailContent } from './email/email.ts';
import type { QueuedEmail } from './claim-email.ts';
import type { Mail, OutboxRow } from './mail.ts';
import { emailHtml, writeEmail } from './email/render-email.ts';

/** Emails for each insert, far below the limit of parameters in one statement. */
const batchSize = 500;

/** Stores emails in the database. The demo shows them at /dev/outbox; the SMTP sender sends them. */
export function createOutbox({ clock, systemClock }: Clocks): Mail {
  const row = ({ to, template, content }: Email): OutboxRow => {
    const { attachments = [], unsubscribeUrl = null, replyTo = null, ...shown } = content;
    const written = writeEmail(shown);
    return {
      recipient: to,
      replyTo,
      template,
      subject: written.subject,
      textBody: written.text,
      content: written.content,
      links: written.links,
      attachments: [...attachments],
      unsubscribeUrl,
      nextAttemptAt: systemClock.now(),
      createdAt: clock.now(),
    };
  };
  const sendAll: Mail['sendAll'] = async (tx, emails) => {
    const addressed = emails.filter(({ to }) => to !== '');
    for (let from = 0; from < addressed.length; from += batchSize) {
      await tx.insert(outboxMails).values(addressed.slice(from, from + batchSize).map(row));
    }
  };
  return { row, send: (tx, email) => sendAll(tx, [email]), sendAll };
}

/** The HTML of a stored email; null for one without. */
export function htmlOf({ content, htmlBody }: Pick<QueuedEmail, 'content' | 'htmlBody'>): string | null {
  // The outbox has stored it.
  return content === null ? htmlBody : emailHtml(content as EmailContent);
}
