import * as z from 'zod';
import { passwordField } from '../fields/password.ts';
import { messages } from '../messages.ts';

/** Deleting an account asks for its password again. */
export const deleteAccountForm = z.object({ password: passwordField(messages.passwordRequired) });
