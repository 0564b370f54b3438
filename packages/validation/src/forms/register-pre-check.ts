import * as z from 'zod/mini';
import { caps, requiredField } from '../fields/text.ts';
import { passwordField } from '../fields/password.ts';
import { messages } from '../messages.ts';

/** The client's check for required fields before it sends a registration (SPEC-A 5, SPEC-B 5). */
export const registerPreCheck = z.object({
  email: requiredField(messages.emailRequired, caps.email),
  password: passwordField(messages.passwordRequired),
  confirm_password: passwordField(messages.passwordConfirmationRequired),
  turnstile_token: requiredField(messages.verificationMissing, caps.token),
});
