import * as z from 'zod/mini';
import { passwordField } from '../fields/password.ts';
import { messages } from '../messages.ts';

/** Deleting an account requires its password. */
export const deleteAccountForm = z.object({ password: passwordField(messages.passwordRequired) });
