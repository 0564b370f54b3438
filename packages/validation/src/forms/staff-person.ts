import * as z from 'zod/mini';
import { optionalAccountEmailField } from '../fields/email.ts';

/**
 * The addresses of a person, as the team writes them. Either may be empty: `email` signs in, `contact_email` only gets mail and may
 * be the address of somebody else.
 */
export const staffPersonForm = z.object({
  email: optionalAccountEmailField,
  contact_email: optionalAccountEmailField,
});
