import * as z from 'zod/mini';
import { accountEmailField } from '../fields/email.ts';
import { caps, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** A visitor's request for one email when a spot of a full session opens. */
export const openingForm = z.object({
  email: accountEmailField(messages.emailRequired),
  turnstile_token: requiredField(messages.verificationRequired, caps.token),
});
