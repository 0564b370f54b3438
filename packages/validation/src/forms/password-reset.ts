import * as z from 'zod/mini';
import { accountEmailField } from '../fields/email.ts';
import { newAccountPasswordField, newPasswordField } from '../fields/password.ts';
import { atField, bothAndDifferent } from '../fields/whole-form.ts';
import { messages } from '../messages.ts';

/** Forgot password: the email address for the reset link. */
export const passwordResetRequestForm = z.object({
  email: accountEmailField(messages.emailAddressRequired),
});

/** The new password after following a reset link (SPEC-A 5, reset password). */
export const passwordResetForm = z
  .object({
    password: newAccountPasswordField,
    confirm_password: newPasswordField(messages.confirmationRequired),
  })
  .check(
    z.refine(
      ({ password, confirm_password }) => !bothAndDifferent(password, confirm_password),
      atField('confirm_password', messages.passwordsDiffer),
    ),
  );
