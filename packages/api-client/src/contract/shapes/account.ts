import { passwordResetRequestForm } from '@detroit-well/validation';
import * as z from 'zod';
import { publicId } from './atoms.ts';
import { tokens } from './auth.ts';

export const user = z.object({ public_id: publicId, email: z.string(), is_active: z.boolean() });

/** `tokens` are given once; a repeated answer of the same intent carries none. */
export const registered = z.object({
  user,
  tokens: tokens.optional(),
  message: z.string(),
});

export const verifyEmailBody = z.object({ token: z.string().min(1) });

/** Signed in: the own address. Signed out: the address named; the answer never tells whether it exists. */
export const resendVerificationBody = passwordResetRequestForm.partial();

export type User = z.infer<typeof user>;
export type Registered = z.infer<typeof registered>;
