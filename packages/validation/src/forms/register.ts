import * as z from 'zod/mini';
import { accountEmailField } from '../fields/email.ts';
import { newAccountPasswordField, newPasswordField } from '../fields/password.ts';
import { verificationTokenField } from '../fields/verification.ts';
import { atField, bothAndDifferent } from '../fields/whole-form.ts';
import { messages } from '../messages.ts';
import { guestDetails, memberIdentity } from './guest-registration.ts';

/** A new account (SPEC-A 5, register). */
export const registerForm = z
  .object({
    email: accountEmailField(messages.emailRequired),
    password: newAccountPasswordField,
    confirm_password: newPasswordField(messages.confirmationRequired),
    turnstile_token: verificationTokenField,
  })
  .check(
    z.refine(
      ({ password, confirm_password }) => !bothAndDifferent(password, confirm_password),
      atField('confirm_password', messages.passwordsDiffer),
    ),
  );

/**
 * The request. A visitor who joins while registering also sends what guest registration asks for; one who only joins also sends
 * name and date of birth.
 */
export const registerRequest = z.safeExtend(registerForm, {
  details: z.optional(guestDetails).check(z.describe('What guest registration asks for, and the waiver.')),
  person: z
    .optional(memberIdentity)
    .check(z.describe('Who joins without registering. Ignored beside `details`.')),
});
