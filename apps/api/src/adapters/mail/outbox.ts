import type { Clock } from '../../clock.ts';
import { outboxMails } from '../../db/schema/outbox.ts';
import type { Letter, Letters } from './letters.ts';
import type { Mail, OutboxRow } from './mail.ts';
import { writeLetter } from './write-letter.ts';

/** Letters stored in the database; the demo reads them at /dev/outbox, the SMTP sender sends them from here. */
export function createOutbox(clock: Clock): Mail {
  const row = <Template extends keyof Letters>(letter: Letter<Template>): OutboxRow => {
    const written = writeLetter(letter);
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
