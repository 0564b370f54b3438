import * as z from 'zod';
import { instant, shownMessage } from './primitives.ts';

/** The title of the confirmation, and the message of the response. */
export const contactReceived = 'Your message is with us.';

/** The server sends this after both emails are in the outbox. */
export const contactReceipt = z
  .object({
    message: shownMessage(contactReceived),
    received_at: instant.describe('When the server accepted the message.'),
  })
  .meta({
    id: 'ContactReceipt',
    description: 'The confirmation of a message to the studio.',
    examples: [{ message: contactReceived, received_at: '2026-03-14T17:12:00-04:00' }],
  });
