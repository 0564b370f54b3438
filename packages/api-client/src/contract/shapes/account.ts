import { passwordResetRequestForm } from '@detroit-well/validation';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { boolean, otherwise, publicId, record, shownMessage, text } from './primitives.ts';
import { tokens } from './auth.ts';

export const user = record('User', 'An account.', {
  public_id: publicId,
  email: text('josephine@example.com'),
  is_active: otherwise(boolean(true, 'False for a closed account.'), true),
  email_verified: otherwise(boolean(true, 'Whether the email address is verified.'), true),
});

export const registered = z
  .object({
    user,
    tokens: tokens.optional().describe('Sent once: a repeated call with the same idempotency key gets none.'),
    message: shownMessage('Your account has been created.'),
  })
  .meta({ id: 'AccountCreated', description: 'A new account, signed in.' });

export const verifyEmailBody = z
  .object({ token: z.string().min(1).describe('From the link in the verification email.') })
  .meta({
    id: 'VerifyEmailRequest',
    description: 'The token from the verification email.',
    examples: [{ token: 'q3f1c9b2e7' }],
  });

/** Signed in: the member's own address. Signed out: the given address; the response never reveals whether it exists. */
export const resendVerificationBody = mini.partial(passwordResetRequestForm).check(
  mini.meta({
    id: 'ResendVerificationRequest',
    description: 'Who gets the verification email again. A signed-in member needs no address.',
    examples: [{ email: 'josephine@example.com' }],
  }),
);
