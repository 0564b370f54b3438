import type { Clocks } from '../clock/clock.ts';
import type { QueuedEmail } from './claim-email.ts';
import type { OutboxRow } from './mail.ts';

/** A stored email as a new one of the outbox, which is sent at once. */
export function copyOf(stored: QueuedEmail, { clock, systemClock }: Clocks): OutboxRow {
  const { id, sequence: _sequence, resentFrom, ...email } = stored;
  return {
    ...email,
    resentFrom: resentFrom ?? id,
    attempts: 0,
    sentAt: null,
    nextAttemptAt: systemClock.now(),
    createdAt: clock.now(),
  };
}
