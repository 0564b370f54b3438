import * as z from 'zod/mini';
import { accountEmailField } from '../fields/email.ts';
import { signInPasswordField } from '../fields/password.ts';
import { messages } from '../messages.ts';

/** Sign in (SPEC-A 5, login). */
export const signInForm = z.object({
  email: accountEmailField(messages.emailAddressRequired),
  password: signInPasswordField,
});
