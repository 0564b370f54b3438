import { zodResolver } from '@hookform/resolvers/zod';
import { teamRoles } from '@detroit-well/api-client/office';
import { isEmail } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import { typedCents } from '../format/amount.ts';

const limit = z.string().check(
  z.refine((text) => typedCents(text) !== undefined, {
    error: 'Write an amount such as 50 or 50.00, or leave it empty for no limit.',
  }),
);
const role = z.enum(teamRoles);

export const inviteResolver = zodResolver(
  z.object({
    email: z.string().check(z.trim(), z.refine(isEmail, { error: messages.emailInvalid })),
    role,
    limit,
  }),
);

export const memberResolver = zodResolver(z.object({ role, limit }));
