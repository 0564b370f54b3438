import * as z from 'zod';
import { accountEmailField } from '../fields/email.ts';
import { caps, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** The mailing list (SPEC-A 5): the address is lowercased and trimmed; `source_form` says where it was typed. */
export const newsletterForm = z.object({
  email: accountEmailField(messages.newsletterIncomplete),
  source_form: z.string({ error: messages.textExpected }).trim().max(64).default('homepage'),
  turnstile_token: requiredField(messages.newsletterIncomplete, caps.token),
});
