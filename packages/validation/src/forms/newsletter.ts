import * as z from 'zod';
import { accountEmailField } from '../fields/email.ts';
import { caps, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanLine } from '../text/clean-text.ts';

/** Newsletter signup (SPEC-A 5): the email is lowercased and trimmed; `source_form` names the form. */
export const newsletterForm = z.object({
  email: accountEmailField(messages.newsletterIncomplete),
  source_form: z.string({ error: messages.textExpected }).overwrite(cleanLine).max(64).default('homepage'),
  turnstile_token: requiredField(messages.newsletterIncomplete, caps.token),
});
