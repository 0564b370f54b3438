import * as z from 'zod/mini';
import { accountEmailField } from '../fields/email.ts';
import { caps, cleanedField, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** Newsletter signup (SPEC-A 5): the email is lowercased and trimmed; `source_form` names the form. */
export const newsletterForm = z.object({
  email: accountEmailField(messages.newsletterIncomplete),
  source_form: z._default(cleanedField(64), 'homepage'),
  turnstile_token: requiredField(messages.newsletterIncomplete, caps.token),
});
