import * as z from 'zod';
import { otherwise, record, shownMessage, text } from './primitives.ts';
import { session } from './sessions.ts';

/** The response to every request for an email, whatever the server knows about the address. */
export const openingRequested = 'Check your email and confirm your address with the link we sent.';

export const openingReceipt = z.object({ message: shownMessage(openingRequested) }).meta({
  id: 'OpeningReceipt',
  description: 'The response to a request for an email about an open spot, the same for every address.',
  examples: [{ message: openingRequested }],
});

export const openingLink = z
  .object({ token: text('9f1c.b8Zk', 'The token of the link in the email.').min(1).max(200) })
  .meta({ id: 'OpeningLinkRequest', description: 'The token of a link in an email about an open spot.' });

/** A request for an email about an open spot, after its link was used. */
export const opening = record('Opening', 'A request for one email when a spot of a session opens.', {
  status: otherwise(z.enum(['waiting', 'told', 'expired', 'ended']), 'ended').describe(
    '`waiting`: one email is sent when a spot opens. `told`: it was sent. `expired`: the link was used too late. `ended`: the request was withdrawn, or the session is over.',
  ),
  session,
});
