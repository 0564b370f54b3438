import { signInForm } from '@detroit-well/validation';
import * as z from 'zod';
import { boolean, instant, publicId, record, text, texts } from './primitives.ts';

const access = text('eyJhbGciOiJFZERTQSJ9.access', 'Bearer token; valid for five minutes.');
const refresh = text('rt_5f0c2b', 'Valid once; the response to a refresh carries the next one.');

export const tokens = z
  .object({ access, refresh })
  .meta({ id: 'Tokens', description: 'An access token and the refresh token that renews it once.' });

/** A server without rotation sends only `access`. */
export const refreshed = z.object({ access, refresh: refresh.optional() }).meta({
  id: 'RefreshedTokens',
  description: 'New tokens. Without `refresh`, the old refresh token stays valid.',
});

export const refreshBody = z.object({ refresh: z.string().min(1) }).meta({
  id: 'RefreshRequest',
  description: 'The refresh token of a sign-in.',
  examples: [{ refresh: 'rt_5f0c2b' }],
});

export const unlockBody = z.object({ password: signInForm.shape.password }).meta({
  id: 'UnlockRequest',
  description: 'The password of the account whose sign-in is locked.',
  examples: [{ password: 'Standard!2026' }],
});

/** A sign-in that has not ended; it lasts 14 days. */
export const ownSignIn = record('OwnSignIn', 'A place where the caller is signed in.', {
  public_id: publicId,
  device: text('Safari on iPhone', 'Browser and system, as the browser named them; empty if unknown.'),
  network: text('203.0.113.x', 'Part of the network address of the sign-in; empty if unknown.'),
  created_at: instant.describe('When the sign-in began.'),
  last_used_at: instant.describe('When its tokens were last renewed, at most about five minutes behind.'),
  is_current: boolean(true, 'Whether this call belongs to it.'),
});

export const permission = z
  .object({ has_permission: boolean(true, 'Whether the caller has the permission.') })
  .meta({ id: 'Permission', description: 'Whether the caller has the requested permission.' });

export const roles = z
  .object({
    roles: texts(
      ['member', 'staff', 'manager'],
      'Such as `member`, `coach` and `staff`, and the role in the team, such as `manager`.',
    ),
  })
  .meta({ id: 'Roles', description: 'The roles of the caller.' });
