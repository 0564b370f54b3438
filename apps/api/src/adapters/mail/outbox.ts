import type { Clock } from '../../clock.ts';
import { outboxMails } from '../../db/schema/outbox.ts';
import type { Email, EmailData } from './email-data.ts';
import type { Mail, OutboxRow } from './mail.ts';
import { renderEmail } from './render-email.ts';

/** Letters stored in the database; the demo reads them at /dev/outbox, the SMTP sender sends them from here. */
export function createOutbox(clock: Clock): Mail {
  const row = <Template extends keyof EmailData>(letter: Email<Template>): OutboxRow => {
    const written = renderEmail(letter);
    return {
      recipient: letter.to,
      template: letter.template,
      subject: written.subject,
      textBody: written.text,
      htmlBody: written.html,
      links: written.links,
      nextAttemptAt: clock.now(),
      createdAt: clock.now(),
    };
  };
  return { row, send: async (tx, letter) => void (await tx.insert(outboxMails).values(row(letter))) };
}
