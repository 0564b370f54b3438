import * as z from 'zod/mini';
import { changedPasswordField, newPasswordField, passwordField } from '../fields/password.ts';
import { atField, bothAndDifferent } from '../fields/whole-form.ts';
import { messages } from '../messages.ts';
import { canonicalPassword } from '../text/plain-characters.ts';

const passwords = {
  old_password: passwordField(messages.currentPasswordRequired),
  new_password: changedPasswordField,
};

const isUnchanged = (old_password?: string, new_password?: string) =>
  Boolean(new_password) && canonicalPassword(String(old_password)) === new_password;

/** The request body of a password change (SPEC-B 7.1); excludes the confirmation. */
export const changePasswordForm = z
  .object(passwords)
  .check(
    z.refine(
      ({ old_password, new_password }) => !isUnchanged(old_password, new_password),
      atField('new_password', messages.newPasswordSame),
    ),
  );

/** The form: the request with the new password typed twice (SPEC-A 5, change password). */
export const changePasswordScreenForm = z
  .object({ ...passwords, confirm_password: newPasswordField(messages.newConfirmationRequired) })
  .check(
    z.refine(
      ({ old_password, new_password }) => !isUnchanged(old_password, new_password),
      atField('new_password', messages.newPasswordSame),
    ),
    z.refine(
      ({ new_password, confirm_password }) => !bothAndDifferent(new_password, confirm_password),
      atField('confirm_password', messages.newPasswordsDiffer),
    ),
  );
