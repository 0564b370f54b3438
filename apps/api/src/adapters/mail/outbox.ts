import type { Clock } from '../../clock.ts';
import { outboxMails } from '../../db/schema/outbox.ts';
import type { Mail } from './mail.ts';
import { writeLetter } from './write-letter.ts';

/** Letters stored in the database; the demo reads them at /dev/outbox, the SMTP sender sends them from here. */
export function createOutbox(clock: Clock): Mail {
  return {
    send: async (tx, letter) => {
      const written = writeLetter(letter);
      await tx.insert(outboxMails).values({
        recipient: letter.to,
        template: letter.template,
        subject: written.subject,
        textBody: written.text,
        htmlBody: written.html,
        links: written.links,
        nextAttemptAt: clock.now(),
        createdAt: clock.now(),
      });
    },
  };
}
