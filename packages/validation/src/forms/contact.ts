import { contactTopics } from '@detroit-well/config/studio';
import * as z from 'zod/mini';
import { emailField } from '../fields/email.ts';
import { caps, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanText } from '../text/clean-text.ts';

/** A message to the studio. */
export const contactForm = z.object({
  name: requiredField(messages.nameRequired, caps.name),
  email: emailField(messages.emailRequired),
  topic: z.enum(
    contactTopics.map(({ value }) => value),
    { error: messages.genderRequired },
  ),
  // Not named `message`, because a problem response uses that name.
  text: requiredField(messages.messageRequired, caps.message, cleanText),
  turnstile_token: requiredField(messages.verificationRequired, caps.token),
});
